// Whether to play an Action at all: not if it would cost more than it brings.

import type { CardId, CardType, Lens, StandardCardId } from '@tenfold/rules';
import { trashLimit } from './junk-limits.ts';
import type { Mind } from './mind.ts';
import { isForbidden } from './mind.ts';
import { countOf } from './options.ts';
import type { Reading } from './reading.ts';
import { profit } from './remaking.ts';
import { NO_RULE, wantedRule, wantsNow } from './wants.ts';
import { gainWorth, isJunk, keepWorth, USELESS, handWorth } from './worth.ts';

/** The card is in the player's hand, or would be played by another card. */
export function isWorthPlaying(mind: Mind, lens: Lens, card: number, player: number): boolean {
  if (isForbidden(mind, lens, card)) return false;
  const reading = mind.lore.readings[card]!;
  if (player !== lens.seat && hurtsOneself(mind, reading, card)) return false;
  return (
    hasFuel(mind, lens, card, player, reading) &&
    hasSomethingToTrash(mind, lens, card, player, reading) &&
    hasSomethingToGain(mind, lens, card, reading) &&
    hasRoomToDraw(lens, player, reading) &&
    hasSomethingToPlay(mind, lens, card, player, reading) &&
    hasSomethingToCashIn(mind, lens, card, player, reading)
  );
}

/** Whoever possesses another is an opponent of the cards he plays. */
function hurtsOneself(mind: Mind, reading: Reading, card: number): boolean {
  if (reading.possesses) return true;
  // Where whoever plays the card decides what befalls others, no harm is done.
  return mind.set.isAttack[card]! && !SAFE_ATTACKS.has(mind.set.ids[card]!);
}

const SAFE_ATTACKS: ReadonlySet<CardId> = new Set<StandardCardId>(['spy', 'scrying-pool', 'minion']);

/** Others in the hand than the card itself. */
function has(lens: Lens, player: number, card: number, test: (other: number) => boolean): boolean {
  let itself = 1;
  for (const other of lens.hand(player)) {
    if (other === card && itself-- > 0) continue;
    if (test(other)) return true;
  }
  return false;
}

function hasFuel(mind: Mind, lens: Lens, card: number, player: number, reading: Reading): boolean {
  const named =
    reading.enriches === null ? (reading.discard?.named ?? reading.trash?.named) : [reading.enriches];
  if (named === null || named === undefined) return true;
  if (has(lens, player, card, (other) => named.includes(mind.set.ids[other]!))) return true;
  // What is gained instead may be welcome, as an Estate is in the end.
  return reading.gains.some((id) => wantsNow(mind, lens, mind.set.numbers.get(id) ?? card));
}

function hasSomethingToTrash(
  mind: Mind,
  lens: Lens,
  card: number,
  player: number,
  reading: Reading,
): boolean {
  const { trash } = reading;
  if (trash === null) return true;
  if (trash.named !== null) return true;
  if (reading.remake !== null || reading.cardsForCost || reading.gainsForType.length > 0) {
    return has(
      lens,
      player,
      card,
      (other) => canRemake(mind, reading, other) && profit(mind, lens, card, other, player) > 0,
    );
  }
  // Cards that do something besides are played for that.
  if (reading.cards > 0 || reading.coins > 0) return true;
  const limit = limitOf(mind, lens, card, reading);
  let junk = 0;
  has(lens, player, card, (other) => {
    if (limit(other)) junk++;
    return false;
  });
  return junk >= Math.max(1, trash.least);
}

/** What a card may trash without regret: junk, or less than what it gains for all of it. */
function limitOf(mind: Mind, lens: Lens, card: number, reading: Reading): (other: number) => boolean {
  const gained = reading.gains
    .map((id) => mind.set.numbers.get(id) ?? -1)
    .filter((n) => n >= 0 && lens.supply(n) > 0);
  if (gained.length === 0) return (other) => isJunk(mind, lens, other, trashLimit(mind, card));
  const price = Math.max(...gained.map((n) => gainWorth(mind, lens, n)));
  return (other) => keepWorth(mind, lens, other) < price;
}

function canRemake(mind: Mind, { remake }: Reading, other: number): boolean {
  const type: CardType | null = remake?.type ?? null;
  return type === null || mind.set.definitions[other]!.types.includes(type);
}

/** A gain that cannot be refused had better be wanted. */
function hasSomethingToGain(
  mind: Mind,
  lens: Lens,
  card: number,
  { gainUpTo, trashesItself }: Reading,
): boolean {
  if (gainUpTo === null || gainUpTo.optional) return true;
  const { set } = mind;
  const floor = trashesItself ? keepWorth(mind, lens, card) : -Infinity;
  const fits = (other: number): boolean =>
    set.potions[other] === 0 &&
    lens.coinCost(other) <= gainUpTo.coins &&
    (gainUpTo.type === null || set.definitions[other]!.types.includes(gainUpTo.type)) &&
    gainWorth(mind, lens, other) > floor;
  return wantedRule(mind, lens, fits) !== NO_RULE;
}

const hasRoomToDraw = (lens: Lens, player: number, { drawsUpTo }: Reading): boolean =>
  drawsUpTo === 0 || lens.hand(player).length - 1 < drawsUpTo;

function hasSomethingToPlay(mind: Mind, lens: Lens, card: number, player: number, reading: Reading): boolean {
  if (!reading.playsFromHand) return true;
  return has(
    lens,
    player,
    card,
    (other) =>
      mind.set.isAction[other]! &&
      (other === card ? countOf(lens.hand(player), card) > 2 : isWorthPlaying(mind, lens, other, player)),
  );
}

function hasSomethingToCashIn(
  mind: Mind,
  lens: Lens,
  card: number,
  player: number,
  reading: Reading,
): boolean {
  if (reading.discardPays !== 'coin') return true;
  return has(
    lens,
    player,
    card,
    (other) => handWorth(mind, lens, other, player, lens.actions - 1) <= USELESS,
  );
}
