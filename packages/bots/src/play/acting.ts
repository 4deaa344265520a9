// The Action phase, and cards that play other cards.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { byCard } from '../by-card.ts';
import { isAggressive, trashLimit } from './junk-limits.ts';
import type { Mind } from './mind.ts';
import { ruledPlay } from './mind.ts';
import { END_ACTIONS, cardOf, least, most } from './options.ts';
import { isWorthPlaying } from './playable.ts';
import { NO_RULE, wantedRule } from './wants.ts';
import { junkIn } from './worth.ts';

export function act(mind: Mind, lens: Lens, { options, player }: Decision): Option {
  if (options.length === 1) return END_ACTIONS;
  if (mind.plays.length > 0) {
    const ruled = ruledPlay(mind, lens, options);
    if (ruled >= 0) return ruled;
  }
  let best = END_ACTIONS;
  let bestRank = Infinity;
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    if (option === END_ACTIONS) continue;
    const card = cardOf(option);
    const rank = rankOf(mind, lens, card, player);
    if (rank < bestRank && isWorthPlaying(mind, lens, card, player)) {
      best = option;
      bestRank = rank;
    }
  }
  return best;
}

const AFTER_NON_TERMINALS = 100;

/** The lower the earlier. While one Action is left, whatever gives it back comes before what does not. */
function rankOf(mind: Mind, lens: Lens, card: number, player: number): number {
  const order = orderNow(mind, lens, card, player);
  return lens.actions === 1 && isTerminalNow(mind, lens, card, player) ? order + AFTER_NON_TERMINALS : order;
}

function isTerminalNow(mind: Mind, lens: Lens, card: number, player: number): boolean {
  const { lore } = mind;
  if (!lore.isTerminal[card]!) return false;
  if (lore.readings[card]!.playsFromHand) {
    return !lens.hand(player).some((other) => mind.set.isAction[other]! && !lore.isTerminal[other]!);
  }
  return changesWithThePlay.get(mind.set.ids[card]!)?.isTerminal(mind, lens, player) ?? true;
}

function orderNow(mind: Mind, lens: Lens, card: number, player: number): number {
  return changesWithThePlay.get(mind.set.ids[card]!)?.order(mind, lens, player) ?? mind.lore.playOrder[card]!;
}

interface Changing {
  isTerminal(mind: Mind, lens: Lens, player: number): boolean;
  /** Undefined for the usual place in the order. */
  order(mind: Mind, lens: Lens, player: number): number | undefined;
}

const EARLY = 4;
const LATE = 60;

const othersInHand = (mind: Mind, lens: Lens, player: number, id: string): number => {
  let found = 0;
  for (const card of lens.hand(player)) if (mind.set.isAction[card]! && mind.set.ids[card] !== id) found++;
  return found;
};

/** Cards whose place depends on what has been played and what is in hand. */
const changesWithThePlay = byCard<Changing>({
  // The third Action and later it replaces itself.
  conspirator: {
    isTerminal: (_mind, lens) => lens.actionsPlayed < 2,
    order: (_mind, lens) => (lens.actionsPlayed < 2 ? undefined : EARLY),
  },
  // Gaining an Action gives the Action back.
  ironworks: {
    isTerminal: (mind, lens) => !gainsAnAction(mind, lens),
    order: (mind, lens) => (gainsAnAction(mind, lens) ? 14 : undefined),
  },
  // Eager trashing comes before whatever else the only Action could be used for.
  chapel: {
    isTerminal: () => true,
    order: (mind, lens, player) => (trashesEagerly(mind, lens, player) ? 18 : undefined),
  },
  // It draws when it is the last Action in hand; before, it only makes room.
  'shanty-town': {
    isTerminal: () => false,
    order: (mind, lens, player) => (othersInHand(mind, lens, player, 'shanty-town') === 0 ? EARLY : LATE),
  },
});

function trashesEagerly(mind: Mind, lens: Lens, player: number): boolean {
  const chapel = mind.set.numbers.get('chapel') ?? -1;
  return (
    lens.actions === 1 &&
    isAggressive(mind, chapel) &&
    junkIn(mind, lens, player, trashLimit(mind, chapel)) >= 2
  );
}

function gainsAnAction(mind: Mind, lens: Lens): boolean {
  const rule = wantedRule(mind, lens, (card) => lens.coinCost(card) <= 4 && mind.set.potions[card] === 0);
  return rule !== NO_RULE && mind.set.isAction[mind.buyCards[rule]!]!;
}

/** Throne Room's choice, or the order in which Golem's finds are played. */
export function playFurther(mind: Mind, lens: Lens, { options, player }: Decision, asking: number): Option {
  if (options.length === 1) return options[0]!;
  return mind.lore.readings[asking]!.playsFromHand
    ? most(options, (card) => throneWorth(mind, lens, card, player))
    : least(options, (card) => rankOf(mind, lens, card, player));
}

function throneWorth(mind: Mind, lens: Lens, card: number, player: number): number {
  const { lore, set } = mind;
  if (!isWorthPlaying(mind, lens, card, player)) return -10;
  const { actions, cards, coins, trash } = lore.readings[card]!;
  const needsActions = lens.actions === 0 && othersInHand(mind, lens, player, set.ids[card]!) > 0;
  const worth =
    set.coins[card]! + 2 * cards + coins + (set.isAttack[card]! ? 1 : 0) - (trash === null ? 0 : 4);
  return worth + (needsActions && actions > 0 ? 10 : 0);
}
