// Proves what a puzzle can come to: an exhaustive search over everything that the learner can do before somebody else has a
// turn of his own. Others choose what is worst for the learner, and a shuffle comes out as is worst for him: what is found
// can be reached whatever happens. Every position is looked at once.

import type { Decision, Game, GameEvent, Option } from '@tenfold/rules';
import { EMPTY, NOBODY, apply, clone } from '@tenfold/rules';
import type { Lesson } from './lesson.ts';
import { LEARNER, beginLesson } from './lesson.ts';

/** More is no puzzle for a person, nor for a test that is to be quick. */
const MOST_POSITIONS = 200_000;
const MOST_ORDERS = 720;

/** What a search of a puzzle has proven, and how many positions it took. */
export interface SearchResult {
  /** The most that can be had for certain. */
  readonly best: number;
  readonly positions: number;
}

/** The best result of a puzzle, proven. What is too large to be searched is refused. */
export function searchBest(lesson: Lesson, mostPositions = MOST_POSITIONS): SearchResult {
  const { best, scenario } = lesson;
  if (best === null) throw new RangeError(`${scenario.file}: ${lesson.id} has no best result to look for`);
  return new Search(lesson.id, best.measure, lesson.turns ?? 1, mostPositions).from(beginLesson(lesson));
}

class Search {
  readonly id: string;
  readonly measure: (game: Game) => number;
  readonly turns: number;
  readonly mostPositions: number;
  readonly known = new Map<string, number>();

  constructor(id: string, measure: (game: Game) => number, turns: number, mostPositions: number) {
    this.id = id;
    this.measure = measure;
    this.turns = turns;
    this.mostPositions = mostPositions;
  }

  from(start: Game): SearchResult {
    if (this.turns !== 1)
      throw new RangeError(
        `${this.id}: only one turn can be searched, and it has ${this.turns}; give it one`,
      );
    const best = this.value(start);
    return { best, positions: this.known.size };
  }

  private value(game: Game): number {
    const key = keyOf(game);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.mostPositions)
      throw new RangeError(
        `${this.id} has more than ${this.mostPositions} positions and cannot be proven; give it fewer cards or piles`,
      );
    const here = this.measure(game);
    // What is being looked at counts, too.
    this.known.set(key, here);
    const value = this.isPast(game) ? here : Math.max(here, this.afterChoice(game));
    this.known.set(key, value);
    return value;
  }

  /** Somebody else has a turn of his own. */
  private isPast({ over, turn }: Game): boolean {
    return over || (turn.player !== LEARNER && turn.possessor === NOBODY);
  }

  private afterChoice(game: Game): number {
    const [asked] = game.asks;
    if (asked === undefined) return Number.NEGATIVE_INFINITY;
    const values = asked.options.map((option) => this.worstAfter(game, asked, option));
    return asked.seat === LEARNER ? Math.max(...values) : Math.min(...values);
  }

  /** Over all orders in which a shuffle on the way may come out. */
  private worstAfter(game: Game, asked: Decision, option: Option): number {
    const { next, shuffled } = step(game, asked, option, null);
    if (shuffled === null || this.isPast(next)) return this.value(next);
    const orders = ordersOf(shuffled.cards);
    if (orders.length > MOST_ORDERS)
      throw new RangeError(
        `${this.id}: ${shuffled.cards.length} cards are shuffled on the way, in more than ${MOST_ORDERS} orders; put cards on the deck so that nothing is`,
      );
    const values = orders.map((order) => {
      const planned = step(game, asked, option, { player: shuffled.player, order });
      return this.value(planned.next);
    });
    return Math.min(...values);
  }
}

interface Shuffled {
  readonly player: number;
  readonly cards: readonly number[];
}

function step(
  game: Game,
  asked: Decision,
  option: Option,
  plan: { readonly player: number; readonly order: readonly number[] } | null,
): { readonly next: Game; readonly shuffled: Shuffled | null } {
  const next = clone(game);
  if (plan !== null)
    next.plannedShuffles = next.seats.map((_seat, seat) => (seat === plan.player ? [[...plan.order]] : []));
  const shuffled: Shuffled[] = [];
  const listen = ({ type, player }: GameEvent): void => {
    if (type === 'shuffle') shuffled.push({ player, cards: [...next.seats[player]!.deck] });
  };
  apply(next, option, asked.seat, listen, asked.player);
  if (shuffled.length > 1 && next.turn.number === game.turn.number)
    throw new RangeError(
      'two shuffles follow from one choice; put cards on the decks so that nothing is shuffled',
    );
  return { next, shuffled: shuffled[0] ?? null };
}

/** All different orders of some cards, as long as there are not too many. */
function ordersOf(cards: readonly number[]): readonly (readonly number[])[] {
  if (cards.length === 0) return [[]];
  const orders: (readonly number[])[] = [];
  for (const first of new Set(cards)) {
    const rest = [...cards];
    rest.splice(rest.indexOf(first), 1);
    for (const order of ordersOf(rest)) {
      orders.push([first, ...order]);
      if (orders.length > MOST_ORDERS) return orders;
    }
  }
  return orders;
}

/** Positions from which the same can follow have the same key: in which order a hand is held does not matter. */
function keyOf({ seats, supply, trash, turn, extraTurns, stack, asks, passedPoints, over }: Game): string {
  // Only a text that is being followed asks for the place of a card in play.
  const hasPlaces = stack.some(({ self }) => self !== EMPTY);
  const inOrder = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);
  return JSON.stringify([
    seats.map(({ deck, hand, discard, inPlay, returning, turns }) => [
      deck,
      inOrder(hand),
      inOrder(discard),
      hasPlaces ? inPlay : inOrder(inPlay),
      inOrder(returning),
      turns,
    ]),
    supply,
    inOrder(trash),
    // In which order cards were gained matters to nothing that can still come.
    { ...turn, gained: [] },
    extraTurns,
    stack,
    asks.map(({ seat, player, verb, card, picked, options }) => [seat, player, verb, card, picked, options]),
    passedPoints,
    over,
  ]);
}
