// One game of the load: when a choice is due, whoever is asked makes one, and the time is taken until the views of both
// have come.

import { performance } from 'node:perf_hooks';
import type { Prompt } from '@tenfold/protocol';
import { API_PATH } from '@tenfold/protocol';
import type { StateFrame } from './frame.ts';
import { LoadPlayer } from './player.ts';
import { sensibleChoice } from './sensible-choice.ts';
import type { Seats } from './stored-games.ts';

export interface LoadTally {
  /** Milliseconds from a choice until everyone's view. */
  readonly latencies: number[];
  /** Milliseconds from a choice until the view of the player who did not make it. */
  readonly toOther: number[];
  /** Choices that were due while the one before was still under way. */
  late: number;
  refusals: number;
  readonly troubles: string[];
  finished: number;
}

export const newTally = (): LoadTally => ({
  latencies: [],
  toOther: [],
  late: 0,
  refusals: 0,
  troubles: [],
  finished: 0,
});

interface UnderWay {
  /** When it was sent, or, if it had to wait for the one before, when it was due. */
  readonly since: number;
  readonly sequence: number;
  readonly seat: number;
  readonly tally: LoadTally;
}

export class LoadGame {
  /** Where each seat is, by turns if there are fewer: any node has any game. */
  readonly #urls: readonly string[];
  readonly #seats: Seats;
  readonly #players: LoadPlayer[] = [];
  readonly #standing: (StateFrame | null)[];
  readonly #overdue: { readonly due: number; readonly tally: LoadTally }[] = [];
  #game: string;
  #underWay: UnderWay | null = null;
  #isBeginning = true;
  #begun: () => void = () => undefined;
  /** Where things are counted that happen outside a choice. */
  #tally: LoadTally;

  constructor(urls: readonly string[], seats: Seats, tally: LoadTally) {
    this.#urls = urls;
    this.#seats = seats;
    this.#game = seats.game;
    this.#tally = tally;
    this.#standing = seats.tokens.map(() => null);
  }

  /** Connects both players, and waits until they have been told how the game stands. */
  async begin(): Promise<void> {
    const begun = new Promise<void>((resolve) => {
      this.#begun = resolve;
    });
    for (const [seat, token] of this.#seats.tokens.entries()) {
      this.#players.push(await LoadPlayer.connect(this.#urlOf(seat), token, this.#seats.table, seat, this));
    }
    await begun;
  }

  get isUnderWay(): boolean {
    return this.#underWay !== null;
  }

  /** A choice is due. */
  due(tally: LoadTally): void {
    this.#tally = tally;
    // Between two games nobody is asked.
    if (this.#isBeginning) return;
    const now = performance.now();
    if (this.#underWay === null) return this.#choose(now, tally);
    tally.late++;
    this.#overdue.push({ due: now, tally });
  }

  told(seat: number, state: StateFrame, opened: boolean): void {
    if (opened) this.#game = state.game;
    const wasAfter = this.#underWay !== null && isAfter(this.#standing[seat], this.#underWay.sequence);
    this.#standing[seat] = state;
    const all = this.#standing.every((standing) => standing?.game === this.#game);
    if (this.#isBeginning && all) {
      this.#isBeginning = false;
      this.#begun();
    }
    const underWay = this.#underWay;
    if (underWay !== null && seat !== underWay.seat && !wasAfter && isAfter(state, underWay.sequence)) {
      underWay.tally.toOther.push(performance.now() - underWay.since);
    }
    if (underWay === null || !this.#standing.every((standing) => isAfter(standing, underWay.sequence)))
      return;
    underWay.tally.latencies.push(performance.now() - underWay.since);
    this.#underWay = null;
    const next = this.#overdue.shift();
    if (next !== undefined) this.#choose(next.due, next.tally);
  }

  refused(text: string): void {
    this.#tally.refusals++;
    this.#trouble(`refused: ${text}`);
    this.#underWay = null;
  }

  lost(code: number): void {
    this.#trouble(`a connection was closed with ${code}`);
  }

  end(): void {
    for (const player of this.#players) player.end();
  }

  #choose(since: number, tally: LoadTally): void {
    const asked = [...this.#standing.keys()].filter(
      (seat) => (this.#standing[seat]?.prompt ?? null) !== null,
    );
    const seat = asked[Math.floor(Math.random() * asked.length)];
    const standing = seat === undefined ? null : this.#standing[seat];
    const text = standing?.prompt ?? null;
    if (seat === undefined || standing === null || standing === undefined || text === null) {
      return void this.#playAgain();
    }
    const { number, verb, options } = JSON.parse(text) as Prompt;
    this.#underWay = { since, sequence: standing.sequence, seat, tally };
    this.#players[seat]!.choose(this.#game, number, sensibleChoice(verb, options));
  }

  /** Nobody is asked: the game is over, and a rematch takes its place. Whoever offers what is offered already agrees. */
  async #playAgain(): Promise<void> {
    this.#isBeginning = true;
    this.#overdue.length = 0;
    this.#tally.finished++;
    try {
      for (const [seat, token] of this.#seats.tokens.entries()) {
        const answer = await fetch(`${this.#urlOf(seat)}${API_PATH}/tables/${this.#seats.table}/rematch`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: '{}',
        });
        if (!answer.ok) this.#trouble(`no rematch: ${answer.status} ${await answer.text()}`);
      }
    } catch (error) {
      this.#trouble(`no rematch: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #urlOf(seat: number): string {
    return this.#urls[seat % this.#urls.length]!;
  }

  #trouble(what: string): void {
    this.#tally.troubles.push(what);
  }
}

const isAfter = (standing: StateFrame | null | undefined, sequence: number): boolean =>
  standing !== null && standing !== undefined && standing.sequence > sequence;
