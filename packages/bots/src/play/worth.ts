// What cards are worth: to gain, to keep, to hold in hand. Ten is about a coin.

import type { Lens } from '@tenfold/rules';
import { isLate, pointsGained } from './end-game.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { countOf } from './options.ts';
import { wantsNow } from './buy-rules.ts';

const POINT_LATE = 25;
const POINTS_OF_A_BIG_CARD = 5;

/** To own one more of it. */
export function gainWorth(compiled: CompiledStrategy, lens: Lens, card: number): number {
  const { facts, set } = compiled;
  if (facts.isCurse[card]!) return -50;
  const cost = 10 * set.coins[card]! + 15 * set.potions[card]!;
  if (facts.isDead[card]!) {
    const points = pointsGained(lens, facts, card);
    if (isLate(lens, facts)) return POINT_LATE * points;
    return points >= POINTS_OF_A_BIG_CARD ? cost : 2 * points;
  }
  if (facts.makesPotions[card]!) return compiled.wantsPotions ? cost : 5;
  const points = isLate(lens, facts) ? POINT_LATE * facts.points[card]! : 0;
  if (set.isTreasure[card]!) return cost + points + 2;
  return cost + points + (facts.isTerminal[card]! ? -2 : 1);
}

/** Not to lose it. */
export function keepWorth(compiled: CompiledStrategy, lens: Lens, card: number): number {
  const { facts, set } = compiled;
  if (facts.isCurse[card]!) return -30;
  if (facts.isDead[card]!) {
    const points = facts.points[card]!;
    if (isLate(lens, facts)) return POINT_LATE * points;
    if (points === 0) return 40;
    return points <= 1 ? 3 : 20 + 10 * points;
  }
  if (set.isTreasure[card]! && set.coins[card] === 0) return 8;
  return gainWorth(compiled, lens, card);
}

/** Coins that a deck should keep in all, however gladly it trashes. */
export const MONEY_TO_KEEP = 6;
export const MONEY_TO_KEEP_AGGRESSIVELY = 4;

/** Better gone: Curses; while it is early, small Victory cards and worthless Treasures for as long as money is left. */
export function isJunk(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  moneyToKeep = MONEY_TO_KEEP,
): boolean {
  const { facts, set } = compiled;
  if (facts.isCurse[card]!) return true;
  if (compiled.hoards) return false;
  if (facts.isDead[card]!) {
    const isSmall = facts.points[card] === 1;
    return (
      isSmall && !isLate(lens, facts) && !wantsNow(compiled, lens, card) && !isFuel(compiled, lens, card)
    );
  }
  if (!set.isTreasure[card]! || set.coins[card]! > 0 || set.potions[card]! > 0) return false;
  if (wantsNow(compiled, lens, card) || isFuel(compiled, lens, card)) return false;
  return lens.sumOfOwned(facts.money) - facts.money[card]! >= moneyToKeep;
}

/** Another of one's cards lives on this one, as Baron on Estates. */
const isFuel = (compiled: CompiledStrategy, lens: Lens, card: number): boolean =>
  compiled.facts.usersOf[card]!.some((user) => lens.supply(user) >= 0 && lens.owned(user) > 0);

export function junkIn(
  compiled: CompiledStrategy,
  lens: Lens,
  player: number,
  moneyToKeep = MONEY_TO_KEEP,
): number {
  let junk = 0;
  let last = -1;
  let lastIsJunk = false;
  for (const card of lens.hand(player)) {
    // Most hands hold several of a kind.
    if (card !== last) lastIsJunk = isJunk(compiled, lens, card, moneyToKeep);
    if (lastIsJunk) junk++;
    last = card;
  }
  return junk;
}

/** How good, on average, a card of one's own deck is to draw. Of another's deck one knows no more. */
export const averageDraw = (compiled: CompiledStrategy, lens: Lens): number =>
  lens.sumOfOwned(compiled.facts.drawWorth) / Math.max(1, lens.ownedCards);

/** The same by the coins alone that are printed on one's cards. */
export const averageMoney = (compiled: CompiledStrategy, lens: Lens): number =>
  (10 * lens.sumOfOwned(compiled.facts.money)) / Math.max(1, lens.ownedCards);

/** What cannot be played any more this turn. */
export const USELESS = 3;

/** To have it in hand when so many Actions may be played: of several like it, the last. */
export function handWorth(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  player: number,
  actions: number,
): number {
  const { facts, set } = compiled;
  if (facts.isDead[card]!) return feeds(compiled, lens, card, player) ? 25 : facts.isCurse[card]! ? -1 : 0;
  if (!set.isAction[card]!) {
    if (facts.makesPotions[card]!) return compiled.wantsPotions ? 25 : 1;
    return 10 * facts.treasureCoins[card]!;
  }
  if (actions === 0) return USELESS;
  const worth = facts.drawWorth[card]!;
  if (!facts.isTerminal[card]!) return worth;
  let terminals = 0;
  let room = actions;
  for (const other of lens.hand(player)) {
    if (!set.isAction[other]!) continue;
    if (!facts.isTerminal[other]!) room += facts.effects[other]!.actions - 1;
    else if (facts.drawWorth[other]! >= worth) terminals++;
  }
  return terminals > room ? USELESS : worth;
}

/** The only one of a card that another in the hand asks for, as Baron for an Estate. */
function feeds(compiled: CompiledStrategy, lens: Lens, card: number, player: number): boolean {
  const users = compiled.facts.usersOf[card]!;
  if (users.length === 0) return false;
  const hand = lens.hand(player);
  return countOf(hand, card) === 1 && users.some((user) => hand.includes(user));
}

/** Actions that the player of a hand may still play: in his turn those left, before it one. */
export const actionsFor = (lens: Lens, player: number): number =>
  lens.turnPlayer === player ? (lens.phase === 'action' ? lens.actions : 0) : 1;
