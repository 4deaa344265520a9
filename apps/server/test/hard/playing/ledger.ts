// What the players of one game know: which choices they sent, in which order, and which of them the server said were
// done. The log of the game is compared with it.

import type { Id } from '@tenfold/protocol';
import { apply, decision, newGame, optionWords } from '@tenfold/rules';
import type { GameStart, StoredEntry } from '../../../src/game-log/game-log.ts';

export interface SentChoice {
  readonly seat: number;
  readonly number: number;
  readonly option: number;
  /** So many had been acknowledged when it was sent: it must come after them. */
  readonly after: number;
}

export class Ledger {
  readonly game: Id;
  readonly #sent = new Map<string, SentChoice>();
  readonly #acknowledged = new Set<SentChoice>();

  constructor(game: Id) {
    this.game = game;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  get unacknowledged(): number {
    return this.#sent.size - this.#acknowledged.size;
  }

  /** Whether this seat has answered that question. */
  has(seat: number, number: number): boolean {
    return this.#sent.has(key({ seat, number }));
  }

  send(seat: number, number: number, option: number): SentChoice {
    const choice = { seat, number, option, after: this.#acknowledged.size };
    this.#sent.set(key(choice), choice);
    return choice;
  }

  acknowledge(choice: SentChoice): void {
    this.#acknowledged.add(choice);
  }

  /** Throws an error that says what is wrong with the log. */
  check(start: GameStart, log: readonly StoredEntry[]): void {
    const game = newGame(start.setup);
    const places = new Map<SentChoice, number>();
    for (const [index, entry] of log.entries()) {
      if (entry.sequence !== index + 1) throw this.#wrong(entry, `entry ${index + 1} is missing`);
      if (entry.kind === 'ended' && entry.why === 'rules' && game.over) continue;
      if (entry.kind !== 'choice') throw this.#wrong(entry, 'nobody asked for this');
      const choice = this.#sent.get(key(entry));
      if (choice === undefined) throw this.#wrong(entry, 'nobody sent this choice');
      if (places.has(choice)) throw this.#wrong(entry, 'this choice has been made twice');
      places.set(choice, index);
      const option = decision(game, entry.seat)?.options[choice.option];
      if (option === undefined || optionWords(game, option) !== entry.words) {
        throw this.#wrong(entry, `option ${choice.option} was chosen, and that is another`);
      }
      apply(game, option, entry.seat);
    }
    this.#checkOrder(places);
  }

  #checkOrder(places: ReadonlyMap<SentChoice, number>): void {
    const acknowledged = [...this.#acknowledged];
    /** By how many were acknowledged: the last place of those. */
    const lastPlaces = [-1];
    for (const choice of acknowledged) {
      const place = places.get(choice);
      if (place === undefined) {
        throw new Error(`game ${this.game}: lost, though acknowledged: ${JSON.stringify(choice)}`);
      }
      lastPlaces.push(Math.max(place, lastPlaces.at(-1) ?? -1));
    }
    for (const [choice, place] of places) {
      if ((lastPlaces[choice.after] ?? -1) > place) {
        throw new Error(
          `game ${this.game}: made before one that had been acknowledged: ${JSON.stringify(choice)}`,
        );
      }
    }
  }

  #wrong(entry: StoredEntry, what: string): Error {
    return new Error(`game ${this.game}: ${what}: ${JSON.stringify(entry)}`);
  }
}

const key = ({ seat, number }: { readonly seat: number; readonly number: number }): string =>
  `${seat}.${number}`;
