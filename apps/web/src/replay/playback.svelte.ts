// Where in a replay one is, and how it goes on by itself.

import type { Replay } from '@tenfold/insight';
import { lastTurn, nextTurn } from '@tenfold/insight';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 900;

export class Playback {
  readonly replay: Replay;
  moment: number = $state(0);
  isPlaying = $state(false);
  speed: Speed = $state(1);
  /** Whether the last move was one step forward, which can be shown as what happened. */
  wentOn = $state(false);

  constructor(replay: Replay, moment: number) {
    this.replay = replay;
    this.moment = this.#within(moment);
  }

  get isAtEnd(): boolean {
    return this.moment === this.replay.end;
  }

  /** By a person's own will: then nothing goes on by itself. */
  go(moment: number): void {
    this.isPlaying = false;
    this.#move(moment);
  }

  step(by: 1 | -1): void {
    this.go(this.moment + by);
  }

  turn(by: 1 | -1): void {
    this.go(by === 1 ? nextTurn(this.replay, this.moment) : lastTurn(this.replay, this.moment));
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.#move(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Goes on by itself as long as it plays; to be called in an effect. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setInterval(() => {
      this.#move(this.moment + 1);
      if (this.isAtEnd) this.isPlaying = false;
    }, STEP_MS / this.speed);
    return () => clearInterval(timer);
  }

  #move(moment: number): void {
    const to = this.#within(moment);
    this.wentOn = to === this.moment + 1;
    this.moment = to;
  }

  #within(moment: number): number {
    return Math.min(Math.max(0, Math.trunc(moment) || 0), this.replay.end);
  }
}
