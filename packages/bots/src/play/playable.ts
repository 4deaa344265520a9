// Whether to play an Action at all: not if it would cost more than it brings.

import type { CardType, Lens } from '@tenfold/rules';
import { trashLimit } from './junk-limits.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { isForbidden } from './compiled-strategy.ts';
import { countOf } from './options.ts';
import type { CardEffects, Payment } from './card-effects.ts';
import { A_DRAWN_CARD, profit } from './remaking.ts';
import { NO_RULE, wantedRule, wantsNow } from './buy-rules.ts';
import { gainWorth, isJunk, keepWorth, USELESS, handWorth } from './worth.ts';

/** The card is in the player's hand, or would be played by another card. */
export function isWorthPlaying(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  player: number,
): boolean {
  if (isForbidden(compiled, lens, card)) return false;
  if (compiled.facts.isSimple[card]! && player === lens.seat) return true;
  const effects = compiled.facts.effects[card]!;
  if (player !== lens.seat && hurtsOneself(compiled, effects, card)) return false;
  // What a card has nothing to do with is not looked into: most are asked none of this.
  const { discard, discardPays, drawsUpTo, enriches, extraTurns, gainUpTo, playsFromHand, returns, trash } =
    effects;
  if (
    (enriches !== null || discard !== null || trash !== null) &&
    !hasFuel(compiled, lens, card, player, effects)
  )
    return false;
  if (trash !== null && !hasSomethingToTrash(compiled, lens, card, player, effects, trash)) return false;
  if (returns > 0 && !hasSomethingToReturn(compiled, lens, card, player)) return false;
  // A card played for an extra turn is of no use where there will be none.
  if (extraTurns > 0 && lens.turnsInARow(player) >= extraTurns) return false;
  if (gainUpTo !== null && !hasSomethingToGain(compiled, lens, card, effects, gainUpTo)) return false;
  if (drawsUpTo > 0 && lens.hand(player).length - 1 >= drawsUpTo) return false;
  if (playsFromHand && !hasSomethingToPlay(compiled, lens, card, player)) return false;
  return discardPays !== 'coin' || hasSomethingToCashIn(compiled, lens, card, player);
}

/** Whoever possesses another is an opponent of the cards he plays. */
function hurtsOneself(compiled: CompiledStrategy, effects: CardEffects, card: number): boolean {
  if (effects.possesses || effects.extraTurns > 0) return true;
  // Where whoever plays the card decides what befalls others, no harm is done.
  return compiled.set.isAttack[card]! && !effects.harmless;
}

/** Others in the hand than the card itself. */
function has(lens: Lens, player: number, card: number, test: (other: number) => boolean): boolean {
  let itself = 1;
  for (const other of lens.hand(player)) {
    if (other === card && itself-- > 0) continue;
    if (test(other)) return true;
  }
  return false;
}

function hasFuel(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  player: number,
  effects: CardEffects,
): boolean {
  const named =
    effects.enriches === null ? (effects.discard?.named ?? effects.trash?.named) : [effects.enriches];
  if (named === null || named === undefined) return true;
  if (has(lens, player, card, (other) => named.includes(compiled.set.ids[other]!))) return true;
  // What is gained instead may be welcome, as an Estate is in the end.
  return effects.gains.some((id) => wantsNow(compiled, lens, compiled.set.numbers.get(id) ?? card));
}

function hasSomethingToTrash(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  player: number,
  effects: CardEffects,
  trash: Payment,
): boolean {
  if (trash.named !== null) return true;
  // What it gives besides, if it costs no Action.
  const besides = effects.actions > 0 ? A_DRAWN_CARD * effects.cards : 0;
  if (
    effects.remake !== null ||
    effects.cardsForCost ||
    effects.coinsForCost ||
    effects.gainsForType.length > 0
  ) {
    return has(
      lens,
      player,
      card,
      (other) =>
        canRemake(compiled, effects, other) && profit(compiled, lens, card, other, player) > -besides,
    );
  }
  // Cards that do something besides are played for that.
  if (effects.cards > 0 || effects.coins > 0) return true;
  const limit = limitOf(compiled, lens, card, effects);
  let junk = 0;
  has(lens, player, card, (other) => {
    if (limit(other)) junk++;
    return false;
  });
  return junk >= Math.max(1, trash.least);
}

/** Whoever possesses another gives his cards away gladly. */
function hasSomethingToReturn(compiled: CompiledStrategy, lens: Lens, card: number, player: number): boolean {
  if (player !== lens.seat) return true;
  return has(lens, player, card, (other) => isJunk(compiled, lens, other));
}

/** What a card may trash without regret: junk, or less than what it gains for all of it. */
function limitOf(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  effects: CardEffects,
): (other: number) => boolean {
  const gained = effects.gains
    .map((id) => compiled.set.numbers.get(id) ?? -1)
    .filter((n) => n >= 0 && lens.supply(n) > 0);
  if (gained.length === 0) return (other) => isJunk(compiled, lens, other, trashLimit(compiled, card));
  const price = Math.max(...gained.map((n) => gainWorth(compiled, lens, n)));
  return (other) => keepWorth(compiled, lens, other) < price;
}

function canRemake(compiled: CompiledStrategy, { remake }: CardEffects, other: number): boolean {
  const type: CardType | null = remake?.type ?? null;
  return type === null || compiled.set.definitions[other]!.types.includes(type);
}

/** Nearly a Silver: for less a card does not trash itself, were it of no other use. */
const WORTH_GOING_FOR = 30;

/** A gain that cannot be refused had better be wanted, and be no less than the card that trashes itself for it. */
function hasSomethingToGain(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  { trashesItself }: CardEffects,
  gainUpTo: NonNullable<CardEffects['gainUpTo']>,
): boolean {
  if (gainUpTo.optional) return true;
  const { set } = compiled;
  // Once it is gone, rules may want it again: then it is bought anew, at its price.
  const isBackSoon = trashesItself && wantsNow(compiled, lens.without(card), card);
  const floor = isBackSoon ? keepWorth(compiled, lens, card) : trashesItself ? WORTH_GOING_FOR : -Infinity;
  const isEnough = (other: number): boolean =>
    !trashesItself ||
    lens.coinCost(other) > lens.coinCost(card) ||
    (other !== card && gainWorth(compiled, lens, other) >= floor);
  const fits = (other: number): boolean =>
    set.potions[other] === 0 &&
    lens.coinCost(other) <= gainUpTo.coins &&
    (gainUpTo.type === null || set.definitions[other]!.types.includes(gainUpTo.type)) &&
    isEnough(other);
  return wantedRule(compiled, lens, fits) !== NO_RULE;
}

function hasSomethingToPlay(compiled: CompiledStrategy, lens: Lens, card: number, player: number): boolean {
  return has(
    lens,
    player,
    card,
    (other) =>
      compiled.set.isAction[other]! &&
      (other === card ? countOf(lens.hand(player), card) > 2 : isWorthPlaying(compiled, lens, other, player)),
  );
}

function hasSomethingToCashIn(compiled: CompiledStrategy, lens: Lens, card: number, player: number): boolean {
  return has(
    lens,
    player,
    card,
    (other) => handWorth(compiled, lens, other, player, lens.actions - 1) <= USELESS,
  );
}
