// Answers that a machine gives for people: where a hand leaves one possible answer, and where somebody's page was told
// what to answer. They come after a pause, so that nobody can tell them from a person's; and from here, so that they
// come at the same time whatever program a player uses, and also if he is not there.

import { forcedAnswer } from './covert-questions.ts';
import { seedOf } from '../game-log/game-log.ts';
import type { Match } from './match.ts';
import { pauseMs } from './pause.ts';
import type { OpenQuestion } from './questions.ts';

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
  readonly seat: number;
  readonly number: number;
  readonly option: number;
}

/** The place of the only option. */
const ONLY = 0;

export class MachineAnswers {
  readonly #deps: MachineAnswersDeps;
  /** What was chosen beforehand. */
  #held: readonly HeldAnswer[] = [];
  #timers: NodeJS.Timeout[] = [];
  #stopped = false;

  constructor(deps: MachineAnswersDeps) {
    this.#deps = deps;
  }

  /** To be made after the pause of its question, unless that is past by then. */
  hold(seat: number, number: number, option: number): void {
    const others = this.#held.filter((held) => held.seat !== seat || held.number !== number);
    this.#held = [...others, { seat, number, option }];
    this.wake();
  }

  /** To be called whenever the game has changed, and the change is on disk; nothing is answered before so long. */
  wake(leastMs = 0): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    const match = this.#deps.match();
    if (this.#stopped || !match.pauses) return;
    const questions = match.waitingFor.flatMap((seat) => match.questions(seat));
    this.#held = this.#held.filter((held) => questions.some((question) => isFor(held, question)));
    for (const question of questions) this.#plan(match, question, leastMs);
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #plan(match: Match, question: OpenQuestion, leastMs: number): void {
    const { number, decision } = question;
    const { seat } = decision;
    const held = this.#held.find((one) => isFor(one, question));
    const isHeld = held !== undefined;
    if (!isHeld && (!this.#deps.isDriving() || forcedAnswer(decision) === null)) return;
    const option = held?.option ?? ONLY;
    const due = match.pauseFrom(question) + pauseMs(seedOf(match.start), number, seat);
    const timer = setTimeout(
      () => void this.#deps.answer(seat, number, option, isHeld),
      Math.max(leastMs, due - this.#deps.now()),
    );
    this.#timers.push(timer);
  }
}

const isFor = (held: HeldAnswer, { number, decision }: OpenQuestion): boolean =>
  held.number === number && held.seat === decision.seat;
