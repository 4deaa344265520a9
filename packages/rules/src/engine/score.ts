import type { Worth } from '../vocabulary/definition.ts';
import type { CardSet } from './card-set.ts';
import { BY_FORMULA, matches } from './filters.ts';
import type { Game } from './state.ts';
import { EMPTY } from './state.ts';

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
  for (const frame of game.stack) {
    if (frame.player !== player) continue;
    add(frame.them);
    add(frame.rest);
  }
  return owned;
}

/** The points alone, for those who count millions of them. */
export function pointsOf(game: Game, set: CardSet, player: number): number {
  const seat = game.seats[player]!;
  const counting = { points: 0, byFormula: false };
  addPoints(counting, set, seat.deck);
  addPoints(counting, set, seat.hand);
  addPoints(counting, set, seat.discard);
  addPoints(counting, set, seat.inPlay);
  addPoints(counting, set, seat.returning);
  return counting.byFormula || game.stack.length > 1 ? scoreOf(game, set, player).points : counting.points;
}

function addPoints(
  counting: { points: number; byFormula: boolean },
  set: CardSet,
  cards: readonly number[],
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card === EMPTY) continue;
    const points = set.points[card]!;
    if (points === BY_FORMULA) counting.byFormula = true;
    else counting.points += points;
  }
}

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
