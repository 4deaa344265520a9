import type { Worth } from '../vocabulary/definition.ts';
import type { CardSet } from './card-set.ts';
import { BY_FORMULA, matches } from './filters.ts';
import type { Game } from './state.ts';
import { EMPTY } from './state.ts';

/** What a player has at the end of a game, and what it comes to. */
export interface Score {
  readonly player: number;
  readonly points: number;
  readonly turns: number;
  /** What each kind of card brought, for those that bring anything. */
  readonly parts: readonly { readonly card: string; readonly count: number; readonly points: number }[];
}

/** How many of each card the player owns, wherever they are. */
export function ownedCards(game: Game, set: CardSet, player: number): number[] {
  const owned = set.ids.map(() => 0);
  const add = (cards: readonly number[]) => {
    for (const card of cards) if (card !== EMPTY) owned[card]!++;
  };
  const seat = game.seats[player]!;
  add(seat.deck);
  add(seat.hand);
  add(seat.discard);
  add(seat.inPlay);
  add(seat.returning);
  add(seat.mat);
  for (const frame of game.stack) {
    if (frame.player !== player) continue;
    add(frame.them);
    add(frame.rest);
  }
  return owned;
}

/** The points alone, for those who count millions of them. */
export function pointsOf(game: Game, set: CardSet, player: number): number {
  const fixed = countFixed(game, set, player);
  return fixed.complete ? fixed.points : scoreOf(game, set, player).points;
}

/** Of a player's cards: the points that do not depend on other cards. */
export const fixedPointsOf = (game: Game, set: CardSet, player: number): number =>
  countFixed(game, set, player).points;

interface FixedPoints {
  points: number;
  /** Whether no card's points have to be worked out. */
  complete: boolean;
}

function countFixed(game: Game, set: CardSet, player: number): FixedPoints {
  const seat = game.seats[player]!;
  const counted = { points: 0, complete: true };
  addPoints(counted, set, seat.deck);
  addPoints(counted, set, seat.hand);
  addPoints(counted, set, seat.discard);
  addPoints(counted, set, seat.inPlay);
  addPoints(counted, set, seat.returning);
  addPoints(counted, set, seat.mat);
  for (let i = 0; i < game.stack.length; i++) {
    const frame = game.stack[i]!;
    if (frame.player !== player) continue;
    addPoints(counted, set, frame.them);
    addPoints(counted, set, frame.rest);
  }
  return counted;
}

function addPoints(counted: FixedPoints, set: CardSet, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card === EMPTY) continue;
    const points = set.points[card]!;
    if (points === BY_FORMULA) counted.complete = false;
    else counted.points += points;
  }
}

/** What a player has, and what it comes to. It can be asked for at any time. */
export function scoreOf(game: Game, set: CardSet, player: number): Score {
  const owned = ownedCards(game, set, player);
  const parts = [];
  let points = 0;
  for (let card = 0; card < owned.length; card++) {
    const { worth } = set.definitions[card]!;
    if (owned[card] === 0 || worth === undefined) continue;
    const part = owned[card]! * pointsEach(worth, owned, set, card);
    points += part;
    parts.push({ card: set.ids[card]!, count: owned[card]!, points: part });
  }
  return { player, points, turns: game.seats[player]!.turns, parts };
}

function pointsEach(worth: Worth, owned: readonly number[], set: CardSet, thisCard: number): number {
  if (typeof worth === 'number') return worth;
  let count = 0;
  for (let card = 0; card < owned.length; card++) {
    if (matches(set.definitions[card]!, card, worth.of, thisCard)) count += owned[card]!;
  }
  return Math.floor(count / worth.every);
}

/** How much of a victory somebody has: all of it, or his part where several share it. */
export const victoryShare = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** Most points; among equals, fewest turns; who is then still equal shares the victory. */
export function winnersOf(game: Game, set: CardSet): number[] {
  const scores = game.seats.map((seat, player) => ({
    player,
    points: pointsOf(game, set, player),
    turns: seat.turns,
  }));
  const most = Math.max(...scores.map((score) => score.points));
  const best = scores.filter((score) => score.points === most);
  const fewest = Math.min(...best.map((score) => score.turns));
  return best.filter((score) => score.turns === fewest).map((score) => score.player);
}
