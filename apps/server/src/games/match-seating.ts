// Who plays each seat now, and who has given up: resigned, or was replaced when his time was up.

import type { Id } from '@tenfold/protocol';
import type { GamePlayer } from '../game-log/game-log.ts';

export interface Replacement {
  readonly seat: number;
  readonly character: string;
  readonly name: string;
}

export class MatchSeating {
  readonly #players: readonly GamePlayer[];
  readonly #gone: number[] = [];
  readonly #replacements: Replacement[] = [];

  constructor(players: readonly GamePlayer[]) {
    this.#players = players;
  }

  /** In the order of going. */
  get gone(): readonly number[] {
    return this.#gone;
  }

  get replacements(): readonly Replacement[] {
    return this.#replacements;
  }

  /** The seat that a person took at the start, whoever plays it now. */
  seatOf(person: Id | null): number | null {
    const seat = this.#players.findIndex((player) => player.kind === 'person' && player.id === person);
    return seat < 0 ? null : seat;
  }

  personAt(seat: number): Id | null {
    const player = this.#players[seat];
    return player?.kind === 'person' && !this.#gone.includes(seat) ? player.id : null;
  }

  /** Seats that a person plays. */
  get persons(): readonly number[] {
    return [...this.#players.keys()].filter((seat) => this.personAt(seat) !== null);
  }

  /** Whose bot plays this seat; null where a person does. */
  botAt(seat: number): string | null {
    const player = this.#players[seat];
    if (player?.kind === 'bot') return player.character;
    return this.#replacements.find((replacement) => replacement.seat === seat)?.character ?? null;
  }

  /** How many play still for themselves. */
  get staying(): number {
    return this.#players.length - this.#gone.length;
  }

  leave(seat: number): void {
    if (!this.#gone.includes(seat)) this.#gone.push(seat);
  }

  replace(replacement: Replacement): void {
    this.leave(replacement.seat);
    this.#replacements.push(replacement);
  }
}
