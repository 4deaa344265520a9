// Answers that a machine gives for people: where a hand leaves one possible answer, and where somebody's page was told
// what to answer. They come after a pause, so that nobody can tell them from a person's; and from here, so that they
// come at the same time whatever program a player uses, and also if he is not there.

import { forcedAnswer } from './covert-questions.ts';
import { seedOf } from '../game-log/game-log.ts';
import type { Match } from './match.ts';
import { pauseMs } from './pause.ts';

export interface MachineAnswersDeps {
  readonly now: () => number;
  /** The match as it is now. */
  readonly match: () => Match;
  /** Whether answers that are forced are given here, and not by another node. */
  readonly isDriving: () => boolean;
  /** Hands in an answer to the question of this number: the place of an option. `isChosen`: a person has said it before. */
  readonly answer: (seat: number, number: number, option: number, isChosen: boolean) => Promise<void>;
}

interface HeldAnswer {
  readonly number: number;
  readonly option: number;
}

/** The place of the only option. */
const ONLY = 0;

export class MachineAnswers {
  readonly #deps: MachineAnswersDeps;
  /** By seat: what was chosen beforehand. */
  readonly #held = new Map<number, HeldAnswer>();
  readonly #timers = new Map<number, NodeJS.Timeout>();
  #stopped = false;

  constructor(deps: MachineAnswersDeps) {
    this.#deps = deps;
  }

  /** To be made after the pause of its question, unless that is past by then. */
  hold(seat: number, number: number, option: number): void {
    this.#held.set(seat, { number, option });
    this.wake();
  }

  /** To be called whenever the game has changed, and the change is on disk; nothing is answered before so long. */
  wake(leastMs = 0): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    const match = this.#deps.match();
    if (this.#stopped || !match.pauses) return;
    for (const seat of match.waitingFor) this.#plan(match, seat, leastMs);
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #plan(match: Match, seat: number, leastMs: number): void {
    const question = match.question(seat);
    if (question === null) return;
    const { number, decision } = question;
    const held = this.#held.get(seat);
    const isHeld = held?.number === number;
    if (!isHeld && (!this.#deps.isDriving() || forcedAnswer(decision) === null)) return;
    const option = isHeld ? held.option : ONLY;
    const due = match.pauseFrom(seat) + pauseMs(seedOf(match.start), number, seat);
    const timer = setTimeout(
      () => void this.#deps.answer(seat, number, option, isHeld),
      Math.max(leastMs, due - this.#deps.now()),
    );
    this.#timers.set(seat, timer);
  }
}
