// Which mode of a card to choose. Cards that need a thought of their own are in the table; for all others the modes are
// weighed by what their steps give.

import type { Decision, Lens, Option, Step } from '@tenfold/rules';
import { NOTHING } from '@tenfold/rules';
import { byCard } from '../by-card.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { CHOOSE, countOf, lastOf, mayStop } from './options.ts';
import { bonus } from './card-effects.ts';
import { ruleWorth } from './remaking.ts';
import { bestRule, coinsAhead, coinsHelp, potionsAhead, wantedRule } from './buy-rules.ts';
import { actionsFor, averageDraw, gainWorth, handWorth, isJunk, junkIn, keepWorth } from './worth.ts';

type Chooser = (compiled: CompiledStrategy, lens: Lens, decision: Decision) => string;

const NONE = 'nothing';

export function choose(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const chooser = thoughts.get(decision.card ?? '');
  if (chooser !== undefined) {
    const option = optionOf(decision, chooser(compiled, lens, decision));
    if (option !== undefined) return option;
  }
  return weigh(compiled, lens, decision, asking);
}

function optionOf({ modes, options }: Decision, mode: string): Option | undefined {
  const option = CHOOSE + (mode === NONE ? NOTHING : (modes ?? []).indexOf(mode));
  return options.includes(option) ? option : undefined;
}

const actionsInHand = (compiled: CompiledStrategy, lens: Lens, player: number): number =>
  lens.hand(player).filter((card) => compiled.set.isAction[card]!).length;

const isOwnTurn = ({ player, seat }: Decision): boolean => player === seat;

const thoughts = byCard<Chooser>({
  spy: discardOrPutBack,
  'scrying-pool': discardOrPutBack,
  alchemist: (_mind, _lens, decision) => (isOwnTurn(decision) ? 'put-on-deck' : NONE),
  chancellor: (_mind, _lens, decision) => (isOwnTurn(decision) ? 'discard-deck' : NONE),

  'mining-village': (compiled, lens, decision) => {
    if (!isOwnTurn(decision)) return 'trash-this';
    const { player } = decision;
    const drawn = cardsToCome(compiled, lens, player) * unseenMoney(compiled, lens, player);
    const coins = Math.round(coinsAhead(compiled, lens, player) + drawn);
    const potions = potionsAhead(compiled, lens, player);
    const rule = bestRule(compiled, lens, coins + 2, potions);
    const otherwise = bestRule(compiled, lens, coins, potions);
    if (rule >= otherwise) return NONE;
    const isBig = compiled.facts.points[compiled.buyCards[rule]!]! >= 3;
    const bought = ruleWorth(compiled, lens, rule);
    const isBetter = bought > gainWorth(compiled, lens, compiled.set.numbers.get(decision.card ?? '') ?? 0);
    const more = isBetter ? bought - ruleWorth(compiled, lens, otherwise) : 0;
    const price = hasSpareVillage(compiled, lens) ? A_SPARE_VILLAGE : A_NEEDED_VILLAGE;
    return isBig || more > price || lens.supply(compiled.facts.province) <= 2 ? 'trash-this' : NONE;
  },

  minion: (compiled, lens, { player, card }) => {
    const minion = compiled.set.numbers.get(card ?? '') ?? -1;
    if (lens.hand(player).includes(minion)) return 'coins';
    const drawn = 4 * unseenMoney(compiled, lens, player);
    // A shuffle now would leave out what is in play, and bring back little else.
    if (lens.deckSize(player) < 4 && drawn < A_POOR_HAND) return 'coins';
    const coins = coinsAhead(compiled, lens, player);
    const withCoins = bestRule(compiled, lens, coins + 2, potionsAhead(compiled, lens, player));
    // The hand is of no use for the purchase: a new one costs nothing.
    if (bestRule(compiled, lens, lens.coins, lens.potions) === withCoins) return 'new-hand';
    const isBest = withCoins === wantedRule(compiled, lens, () => true);
    // One Minion more can wait; for as long as coins are made, the next four cards may be better.
    if (isBest && !(compiled.buyCards[withCoins] === minion && lens.coins >= 2)) return 'coins';
    return lens.coins + drawn + A_NEW_START + (attacks(lens, player) ? AN_ATTACK : 0) > coins + 2
      ? 'new-hand'
      : 'coins';
  },

  nobles: (compiled, lens, { player }) =>
    lens.actions === 0 && actionsInHand(compiled, lens, player) > 0 ? 'actions' : 'cards',

  pawn: (compiled, lens, { player }) => {
    if (lens.actions === 0 && actionsInHand(compiled, lens, player) > 0) return 'card+action';
    return 'card+coin';
  },

  steward: (compiled, lens, decision) => {
    const { player } = decision;
    const junk = isOwnTurn(decision) ? lens.hand(player).filter((card) => isJunk(compiled, lens, card)) : [];
    const dead = junk.filter((card) => compiled.facts.isDead[card]!);
    if (dead.length >= 2) return 'trash';
    if (coinsHelp(compiled, lens, player, 2)) return 'coins';
    return junk.length >= 2 ? 'trash' : 'cards';
  },

  // A Curse that is no more is nothing to fear, nor one that will be trashed in the next turn; two cards of little use are
  // soon discarded.
  torturer: (compiled, lens, { player }) => {
    const curse = compiled.set.numbers.get('curse');
    if (curse === undefined || lens.supply(curse) <= 0) return 'curse';
    if (roomToTrash(compiled, lens, player) > countOf(lens.hand(player), curse)) return 'curse';
    const worths = lens
      .hand(player)
      .map((card) => handWorth(compiled, lens, card, player, 1))
      .sort((a, b) => a - b);
    const curseWorth = trashesInPassing(compiled, lens) ? CURSE_TO_TRASH : CURSE_IN_HAND;
    return (worths[0] ?? 0) + (worths[1] ?? 0) <= curseWorth ? 'discard' : 'curse';
  },
});

/** What a village is worth to a deck, ten to a coin: one more than the terminals need is little more than another card. */
const A_SPARE_VILLAGE = 20;
const A_NEEDED_VILLAGE = 35;

/** Whether there is a village for every terminal, and one more. */
function hasSpareVillage({ facts, set }: CompiledStrategy, lens: Lens): boolean {
  let spare = 0;
  for (const card of lens.piles) {
    if (set.isAction[card]!) spare += lens.owned(card) * (facts.effects[card]!.actions - 1);
  }
  return spare > 0;
}

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

/** Cards that the Actions in hand will draw. */
const cardsToCome = (compiled: CompiledStrategy, lens: Lens, player: number): number =>
  lens
    .hand(player)
    .filter((card) => compiled.set.isAction[card]!)
    .reduce((sum, card) => sum + compiled.facts.effects[card]!.cards, 0);

/** Coins on a card that may be drawn, on average: not those in hand and in play. */
function unseenMoney(compiled: CompiledStrategy, lens: Lens, player: number): number {
  const { money, everyCard } = compiled.facts;
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

/**
 * How many cards of any kind a card in hand will trash in the next turn: it is played if there is a good deal of junk already,
 * or if no other card wants the Action.
 */
function roomToTrash(compiled: CompiledStrategy, lens: Lens, player: number): number {
  const { facts, set } = compiled;
  const hand = lens.hand(player);
  let room = 0;
  let actions = 1;
  let terminals = 0;
  for (const card of hand) {
    const { trash, remake, actions: given } = facts.effects[card]!;
    if (trash !== null && trash.named === null && remake === null) room = Math.max(room, trash.most);
    if (!set.isAction[card]!) continue;
    if (facts.isTerminal[card]!) terminals++;
    else actions += given - 1;
  }
  return terminals <= actions || junkIn(compiled, lens, player) >= JUNK_TO_TRASH ? room : 0;
}

const JUNK_TO_TRASH = 2;

/** As much is given away before a Curse is taken that will soon be trashed again, at no cost. */
const CURSE_TO_TRASH = 24;

/** Whether one owns a card that trashes any card and draws besides, as Masquerade does. */
const trashesInPassing = (compiled: CompiledStrategy, lens: Lens): boolean =>
  lens.piles.some((card) => {
    const { trash, cards } = compiled.facts.effects[card]!;
    return trash?.named === null && cards > 0 && lens.owned(card) > 0;
  });

/** As much is given away before a Curse is taken. */
const CURSE_IN_HAND = 40;

/** The top card of one's own deck: away with what is worse than the next. Of another's: away with what is better. */
function discardOrPutBack(compiled: CompiledStrategy, lens: Lens, { about, seat, player }: Decision): string {
  const [card] = lens.open(about);
  if (card === undefined) return 'put-back';
  const worth = compiled.facts.drawWorth[card]!;
  // In a possessed turn the deck is as good as one's own.
  if (about === player) return worth < Math.min(averageDraw(compiled, lens), GOOD) ? 'discard' : 'put-back';
  if (about !== seat && couldSteal(compiled, lens, player, card)) return 'put-back';
  return worth >= GOOD === (about === seat) ? 'put-back' : 'discard';
}

/** In coins. */
const WORTH_STEALING = 2;

/** Whether an Attack that can still be played would take the card from the top of another's deck. */
function couldSteal(compiled: CompiledStrategy, lens: Lens, player: number, card: number): boolean {
  if (lens.actions === 0 || compiled.facts.treasureCoins[card]! < WORTH_STEALING) return false;
  const { types } = compiled.set.definitions[card]!;
  return lens.hand(player).some((other) => {
    const { steals } = compiled.facts.effects[other]!;
    return steals !== null && types.includes(steals);
  });
}

/** Better than a Copper. */
const GOOD = 11;

function weigh(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, modes, player, about } = decision;
  const steps = chooseStep(compiled.set.definitions[asking]!.play ?? []);
  if (modes?.includes('discard') === true && modes.includes('put-back')) {
    return optionOf(decision, discardOrPutBack(compiled, lens, decision)) ?? options[0]!;
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
          sum + modeWorth(compiled, lens, player, steps.modes.find(({ name }) => name === one)?.steps ?? []),
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

function modeWorth(compiled: CompiledStrategy, lens: Lens, player: number, steps: readonly Step[]): number {
  const actions = actionsFor(lens, player);
  const needsActions = actions === 0 && actionsInHand(compiled, lens, player) > 0;
  const coins = coinsNow(lens, player, steps);
  let worth =
    8 * bonus('plusCards', steps) +
    (coinsHelp(compiled, lens, player, coins) ? 10 : 7) * coins +
    (needsActions ? 20 : 2) * bonus('plusActions', steps) +
    3 * bonus('plusBuys', steps);
  for (const step of steps) worth += costOf(compiled, lens, player, step);
  return worth;
}

/** Coins for tokens are as many as there are tokens. */
function coinsNow(lens: Lens, player: number, steps: readonly Step[]): number {
  const perToken = steps.some(
    (step) => step.do === 'plusCoins' && typeof step.n === 'object' && 'perToken' in step.n,
  );
  return perToken ? lens.tokens(player) : bonus('plusCoins', steps);
}

/** A Coin token pays again and again; a card on the mat waits for a turn that needs it. */
const A_TOKEN = 28;
const SAVED_CARD = 12;
const CARD_FROM_MAT = 5;

function costOf(compiled: CompiledStrategy, lens: Lens, player: number, step: Step): number {
  switch (step.do) {
    case 'pick':
      if (step.verb === 'trash' && step.from === 'hand') {
        return junkIn(compiled, lens, player) >= step.least ? 12 * Math.min(step.most, 2) : -30;
      }
      return step.verb === 'discard' ? -8 * step.least : 0;
    case 'discardHand':
      return -8 * lens.hand(player).length;
    case 'gain': {
      const card = compiled.set.numbers.get(step.card);
      return card === undefined || lens.supply(card) <= 0 ? 0 : keepWorth(compiled, lens, card);
    }
    case 'gainACard':
    case 'gainFromTrash':
      return 15;
    case 'trashThis':
      return -20;
    case 'if':
      return step.then.some((inner) => inner.do === 'plusTokens') ? A_TOKEN : 0;
    case 'plusTokens':
      return A_TOKEN;
    case 'putTopOnMat':
      return SAVED_CARD;
    case 'takeMat':
      return CARD_FROM_MAT * lens.matSize(player);
    default:
      return 0;
  }
}
