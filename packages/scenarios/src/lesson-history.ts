// What happened in a lesson so far, as far as its conditions ask: counts, by player and card.

import type { EventType, Game, GameEvent } from '@tenfold/rules';
import { NOBODY } from '@tenfold/rules';

/** What a condition can count, and the event that it counts. */
const EVENT_OF = {
  played: 'play',
  bought: 'buy',
  gained: 'gain',
  trashed: 'trash',
  discarded: 'discard',
  revealed: 'react',
  shuffled: 'shuffle',
} as const satisfies Readonly<Record<string, EventType>>;

export type HistoryFact = keyof typeof EVENT_OF;
export const HISTORY_FACTS = Object.keys(EVENT_OF) as readonly HistoryFact[];
const FACT_OF = new Map<EventType, HistoryFact>(HISTORY_FACTS.map((fact) => [EVENT_OF[fact], fact]));

interface Moment {
  readonly number: number;
  readonly player: number;
  readonly isOwn: boolean;
  readonly left: number;
}

/** What conditions ask about the way to a position. To be told of every position at which somebody is asked. */
export class LessonHistory {
  readonly #counts = new Map<string, number>();
  readonly #turns = new Map<number, number>();
  readonly #unspent = new Map<number, number>();
  #before: Moment;

  constructor(start: Game) {
    this.#before = momentOf(start);
  }

  /** How things stand now, and what happened since the last time. */
  observe(game: Game, events: readonly GameEvent[]): void {
    for (const { type, player, cards, count } of events) {
      const fact = FACT_OF.get(type);
      if (fact === undefined) continue;
      this.#raise(`${player} ${fact}`, cards?.length ?? count ?? 1);
      for (const card of cards ?? []) this.#raise(`${player} ${fact} ${card}`, 1);
    }
    const now = momentOf(game);
    const { number, player, isOwn, left } = this.#before;
    if (now.number !== number || game.over) {
      if (isOwn) this.#turns.set(player, this.turnsTaken(player) + 1);
      this.#unspent.set(player, left);
    }
    this.#before = now;
  }

  /** How many cards of all kinds. */
  total(seat: number, fact: HistoryFact): number {
    return this.#counts.get(`${seat} ${fact}`) ?? 0;
  }

  count(seat: number, fact: HistoryFact, card: string): number {
    return this.#counts.get(`${seat} ${fact} ${card}`) ?? 0;
  }

  /** Turns of one's own that have ended; possessed ones are not. */
  turnsTaken(seat: number): number {
    return this.#turns.get(seat) ?? 0;
  }

  /** Coins left over in the last turn although there was a Buy. */
  unspent(seat: number): number {
    return this.#unspent.get(seat) ?? 0;
  }

  #raise(key: string, by: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
}

const momentOf = ({ turn: { number, player, possessor, coins, buys } }: Game): Moment => ({
  number,
  player,
  isOwn: possessor === NOBODY,
  left: buys > 0 ? coins : 0,
});
