// Which mode of a card to choose. Cards that need a thought of their own are in the table; for all others the modes are
// weighed by what their steps give.

import type { Decision, Lens, Option, Step } from '@tenfold/rules';
import { NOTHING } from '@tenfold/rules';
import { byCard } from '../by-card.ts';
import type { Mind } from './mind.ts';
import { CHOOSE, lastOf, mayStop } from './options.ts';
import { bonus } from './reading.ts';
import { bestRule, coinsAhead, coinsHelp, NO_RULE, potionsAhead, wantedRule } from './wants.ts';
import { actionsFor, averageDraw, handWorth, isJunk, junkIn, keepWorth } from './worth.ts';

type Chooser = (mind: Mind, lens: Lens, decision: Decision) => string;

const NONE = 'nothing';

export function choose(mind: Mind, lens: Lens, decision: Decision, asking: number): Option {
  const chooser = thoughts.get(decision.card ?? '');
  if (chooser !== undefined) {
    const option = optionOf(decision, chooser(mind, lens, decision));
    if (option !== undefined) return option;
  }
  return weigh(mind, lens, decision, asking);
}

function optionOf({ modes, options }: Decision, mode: string): Option | undefined {
  const option = CHOOSE + (mode === NONE ? NOTHING : (modes ?? []).indexOf(mode));
  return options.includes(option) ? option : undefined;
}

const actionsInHand = (mind: Mind, lens: Lens, player: number): number =>
  lens.hand(player).filter((card) => mind.set.isAction[card]!).length;

const isOwnTurn = ({ player, seat }: Decision): boolean => player === seat;

const thoughts = byCard<Chooser>({
  spy: discardOrPutBack,
  'scrying-pool': discardOrPutBack,
  alchemist: (_mind, _lens, decision) => (isOwnTurn(decision) ? 'put-on-deck' : NONE),
  chancellor: (_mind, _lens, decision) => (isOwnTurn(decision) ? 'discard-deck' : NONE),

  'mining-village': (mind, lens, decision) => {
    if (!isOwnTurn(decision)) return 'trash-this';
    const coins = coinsAhead(mind, lens, decision.player);
    const rule = bestRule(mind, lens, coins + 2, potionsAhead(mind, lens, decision.player));
    const isBig = rule !== NO_RULE && mind.lore.points[mind.buyCards[rule]!]! >= 3;
    return isBig && coinsHelp(mind, lens, decision.player, 2) ? 'trash-this' : NONE;
  },

  minion: (mind, lens, { player, card }) => {
    const minion = mind.set.numbers.get(card ?? '') ?? -1;
    if (lens.hand(player).includes(minion)) return 'coins';
    const drawn = 4 * unseenMoney(mind, lens, player);
    // A shuffle now would leave out what is in play, and bring back little else.
    if (lens.deckSize(player) < 4 && drawn < A_POOR_HAND) return 'coins';
    const coins = coinsAhead(mind, lens, player);
    const withCoins = bestRule(mind, lens, coins + 2, potionsAhead(mind, lens, player));
    // The hand is of no use for the purchase: a new one costs nothing.
    if (bestRule(mind, lens, lens.coins, lens.potions) === withCoins) return 'new-hand';
    const isBest = withCoins === wantedRule(mind, lens, () => true);
    // One Minion more can wait; for as long as coins are made, the next four cards may be better.
    if (isBest && !(mind.buyCards[withCoins] === minion && lens.coins >= 2)) return 'coins';
    return lens.coins + drawn + A_NEW_START + (attacks(lens, player) ? AN_ATTACK : 0) > coins + 2
      ? 'new-hand'
      : 'coins';
  },

  nobles: (mind, lens, { player }) =>
    lens.actions === 0 && actionsInHand(mind, lens, player) > 0 ? 'actions' : 'cards',

  pawn: (mind, lens, { player }) => {
    if (lens.actions === 0 && actionsInHand(mind, lens, player) > 0) return 'card+action';
    return 'card+coin';
  },

  steward: (mind, lens, decision) => {
    const { player } = decision;
    const junk = isOwnTurn(decision) ? lens.hand(player).filter((card) => isJunk(mind, lens, card)) : [];
    const dead = junk.filter((card) => mind.lore.isDead[card]!);
    if (dead.length >= 2) return 'trash';
    if (coinsHelp(mind, lens, player, 2)) return 'coins';
    return junk.length >= 2 ? 'trash' : 'cards';
  },

  // A Curse that is no more is nothing to fear; two cards of little use are soon discarded.
  torturer: (mind, lens, { player }) => {
    const curse = mind.set.numbers.get('curse');
    if (curse === undefined || lens.supply(curse) <= 0) return 'curse';
    const worths = lens
      .hand(player)
      .map((card) => handWorth(mind, lens, card, player, 1))
      .sort((a, b) => a - b);
    return (worths[0] ?? 0) + (worths[1] ?? 0) <= CURSE_IN_HAND ? 'discard' : 'curse';
  },
});

// In coins: four cards that are hardly worth a shuffle; what further Actions among new cards may bring; what it is worth
// to have others draw a new hand as well.
const A_POOR_HAND = 5;
const A_NEW_START = 2;
const AN_ATTACK = 2;

/** Whether another player holds so many cards that he would have to draw a new hand. */
function attacks(lens: Lens, player: number): boolean {
  for (let other = 0; other < lens.players; other++) {
    if (other !== player && lens.handSize(other) >= 5) return true;
  }
  return false;
}

/** Coins on a card that may be drawn, on average: not those in hand and in play. */
function unseenMoney(mind: Mind, lens: Lens, player: number): number {
  const { money, everyCard } = mind.lore;
  let coins = lens.sumOfOwned(money);
  let cards = lens.sumOfOwned(everyCard);
  for (const place of [lens.hand(player), lens.inPlay(player)]) {
    for (const card of place) {
      coins -= money[card] ?? 0;
      cards -= everyCard[card] ?? 0;
    }
  }
  return cards > 0 ? coins / cards : 0;
}

/** As much is given away before a Curse is taken. */
const CURSE_IN_HAND = 40;

/** The top card of one's own deck: away with what is worse than the next. Of another's: away with what is better. */
function discardOrPutBack(mind: Mind, lens: Lens, { about, seat, player }: Decision): string {
  const [card] = lens.open(about);
  if (card === undefined) return 'put-back';
  const worth = mind.lore.drawWorth[card]!;
  // In a possessed turn the deck is as good as one's own.
  if (about === player) return worth < Math.min(averageDraw(mind, lens), GOOD) ? 'discard' : 'put-back';
  return worth >= GOOD === (about === seat) ? 'put-back' : 'discard';
}

/** Better than a Copper. */
const GOOD = 11;

function weigh(mind: Mind, lens: Lens, decision: Decision, asking: number): Option {
  const { options, modes, player, about } = decision;
  const steps = chooseStep(mind.set.definitions[asking]!.play ?? []);
  if (modes?.includes('discard') === true && modes.includes('put-back')) {
    return optionOf(decision, discardOrPutBack(mind, lens, decision)) ?? options[0]!;
  }
  if (steps === undefined || about !== player) return mayStop(options) ? lastOf(options) : options[0]!;
  let best = options[0]!;
  let bestWorth = mayStop(options) ? 0 : -Infinity;
  if (mayStop(options)) best = lastOf(options);
  modes?.forEach((mode, index) => {
    const worth = mode
      .split('+')
      .reduce(
        (sum, one) =>
          sum + modeWorth(mind, lens, player, steps.modes.find(({ name }) => name === one)?.steps ?? []),
        0,
      );
    if (worth > bestWorth) {
      best = CHOOSE + index;
      bestWorth = worth;
    }
  });
  return best;
}

/** The first choice of a text, wherever it stands. */
function chooseStep(steps: readonly Step[]): Extract<Step, { do: 'choose' }> | undefined {
  for (const step of steps) {
    if (step.do === 'choose') return step;
    const inner =
      step.do === 'if'
        ? (chooseStep(step.then) ?? chooseStep(step.otherwise))
        : 'steps' in step
          ? chooseStep(step.steps)
          : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function modeWorth(mind: Mind, lens: Lens, player: number, steps: readonly Step[]): number {
  const actions = actionsFor(lens, player);
  const needsActions = actions === 0 && actionsInHand(mind, lens, player) > 0;
  let worth =
    8 * bonus('plusCards', steps) +
    (coinsHelp(mind, lens, player, bonus('plusCoins', steps)) ? 10 : 7) * bonus('plusCoins', steps) +
    (needsActions ? 20 : 2) * bonus('plusActions', steps) +
    3 * bonus('plusBuys', steps);
  for (const step of steps) worth += costOf(mind, lens, player, step);
  return worth;
}

function costOf(mind: Mind, lens: Lens, player: number, step: Step): number {
  switch (step.do) {
    case 'pick':
      if (step.verb === 'trash' && step.from === 'hand') {
        return junkIn(mind, lens, player) >= step.least ? 12 * Math.min(step.most, 2) : -30;
      }
      return step.verb === 'discard' ? -8 * step.least : 0;
    case 'discardHand':
      return -8 * lens.hand(player).length;
    case 'gain': {
      const card = mind.set.numbers.get(step.card);
      return card === undefined || lens.supply(card) <= 0 ? 0 : keepWorth(mind, lens, card);
    }
    case 'gainACard':
    case 'gainFromTrash':
      return 15;
    case 'trashThis':
      return -20;
    default:
      return 0;
  }
}
