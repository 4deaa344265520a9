// The Action phase, and cards that play other cards.

import type { CardType, Decision, Lens, Option } from '@tenfold/rules';
import { EMPTY, END_ACTIONS } from '@tenfold/rules';
import { isAggressive, trashLimit } from './junk-limits.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { comesLast, ruledPlay } from './compiled-strategy.ts';
import { PLAY, least, most } from './options.ts';
import { isWorthPlaying } from './playable.ts';
import { NO_RULE, wantedRule } from './buy-rules.ts';
import { junkIn } from './worth.ts';

export function actionOption(compiled: CompiledStrategy, lens: Lens, player: number): Option {
  const place = act(compiled, lens, player);
  return place === EMPTY ? END_ACTIONS : PLAY + lens.hand(player)[place]!;
}

/** The place in the player's hand of the next Action, or EMPTY. */
export function act(compiled: CompiledStrategy, lens: Lens, player: number): number {
  const { isAction } = compiled.set;
  const hand = lens.hand(player);
  if (compiled.plays.length > 0) {
    const ruled = ruledPlay(compiled, lens, hand);
    if (ruled !== EMPTY) return ruled;
  }
  const held = compiled.befores.length === 0 ? NONE : heldBack(compiled, lens, hand, player);
  let best = EMPTY;
  let bestRank = Infinity;
  let last = EMPTY;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    // Most hands hold several of a kind.
    if (!isAction[card]! || card === last) continue;
    last = card;
    if (held !== NONE && held.includes(card)) continue;
    const rank =
      rankOf(compiled, lens, card, player) + (comesLast(compiled, lens, card) ? AFTER_ALL_OTHERS : 0);
    if (rank < bestRank && isWorthPlaying(compiled, lens, card, player)) {
      best = i;
      bestRank = rank;
    }
  }
  return best;
}

const NONE: readonly number[] = [];

/** Cards that a rule wants played after one that can be played now. Rules that leave nothing to play count for nothing. */
function heldBack(
  compiled: CompiledStrategy,
  lens: Lens,
  hand: readonly number[],
  player: number,
): readonly number[] {
  const { befores, set } = compiled;
  const held: number[] = [];
  for (const { card, later, test } of befores) {
    if (!set.isAction[card]! || !hand.includes(card)) continue;
    if (test !== null && !test(lens)) continue;
    if (isWorthPlaying(compiled, lens, card, player)) held.push(...later.filter((other) => other !== card));
  }
  const isCircle = hand.every((card) => !set.isAction[card]! || held.includes(card));
  return isCircle ? NONE : held;
}

const AFTER_NON_TERMINALS = 100;
const AFTER_ALL_OTHERS = 1000;

/** The lower the earlier. While one Action is left, whatever gives it back comes before what does not. */
function rankOf(compiled: CompiledStrategy, lens: Lens, card: number, player: number): number {
  const order = orderNow(compiled, lens, card, player);
  return lens.actions === 1 && isTerminalNow(compiled, lens, card, player)
    ? order + AFTER_NON_TERMINALS
    : order;
}

function isTerminalNow(compiled: CompiledStrategy, lens: Lens, card: number, player: number): boolean {
  const { facts } = compiled;
  if (!facts.isTerminal[card]! || facts.isSimple[card]!) return facts.isTerminal[card]!;
  const { actionAfter, actionForGain, playsFromHand } = facts.effects[card]!;
  if (playsFromHand) {
    return !lens.hand(player).some((other) => compiled.set.isAction[other]! && !facts.isTerminal[other]!);
  }
  if (actionAfter > 0) return lens.actionsPlayed + 1 < actionAfter;
  return actionForGain === null || !gainsAnAction(compiled, lens, actionForGain.coins);
}

const EARLY = 4;
const AFTER_DRAWING = 14;
const BEFORE_TERMINALS = 18;
const LATE = 60;

/** Cards whose place depends on what has been played and what is in hand have another than the usual one. */
function orderNow(compiled: CompiledStrategy, lens: Lens, card: number, player: number): number {
  const usual = compiled.facts.playOrder[card]!;
  if (compiled.facts.isSimple[card]!) return usual;
  const { actionAfter, actionForGain, drawsWithout, trash } = compiled.facts.effects[card]!;
  if (actionAfter > 0) return lens.actionsPlayed + 1 < actionAfter ? usual : EARLY;
  if (actionForGain !== null) {
    return gainsAnAction(compiled, lens, actionForGain.coins) ? AFTER_DRAWING : usual;
  }
  // While there are others it would only make room.
  if (drawsWithout !== null) return holdsOther(compiled, lens, player, card, drawsWithout) ? LATE : EARLY;
  return trash !== null && trashesEagerly(compiled, lens, player, card) ? BEFORE_TERMINALS : usual;
}

function holdsOther(
  { set }: CompiledStrategy,
  lens: Lens,
  player: number,
  card: number,
  type: CardType,
): boolean {
  return lens.hand(player).some((other) => other !== card && set.definitions[other]!.types.includes(type));
}

/** Eager trashing comes before whatever else the only Action could be used for. */
const trashesEagerly = (compiled: CompiledStrategy, lens: Lens, player: number, card: number): boolean =>
  lens.actions === 1 &&
  isAggressive(compiled, card) &&
  junkIn(compiled, lens, player, trashLimit(compiled, card)) >= 2;

function gainsAnAction(compiled: CompiledStrategy, lens: Lens, dearest: number): boolean {
  const rule = wantedRule(
    compiled,
    lens,
    (card) => lens.coinCost(card) <= dearest && compiled.set.potions[card] === 0,
  );
  return rule !== NO_RULE && compiled.set.isAction[compiled.buyCards[rule]!]!;
}

/** Throne Room's choice, or the order in which Golem's finds are played. */
export function playFurther(
  compiled: CompiledStrategy,
  lens: Lens,
  { options, player }: Decision,
  asking: number,
): Option {
  if (options.length === 1) return options[0]!;
  return compiled.facts.effects[asking]!.playsFromHand
    ? most(options, (card) => throneWorth(compiled, lens, card, player))
    : least(options, (card) => rankOf(compiled, lens, card, player));
}

function throneWorth(compiled: CompiledStrategy, lens: Lens, card: number, player: number): number {
  const { facts, set } = compiled;
  if (!isWorthPlaying(compiled, lens, card, player)) return -10;
  const { actions, cards, coins, trash } = facts.effects[card]!;
  const needsActions = lens.actions === 0 && holdsOther(compiled, lens, player, card, 'Action');
  const worth =
    set.coins[card]! + 2 * cards + coins + (set.isAttack[card]! ? 1 : 0) - (trash === null ? 0 : 4);
  return worth + (needsActions && actions > 0 ? 10 : 0);
}
