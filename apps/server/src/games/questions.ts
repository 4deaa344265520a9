// The questions that the seats have before them, each with a number by which it is answered, and the last answers.

import type { Decision, Game } from '@tenfold/rules';
import { decision } from '@tenfold/rules';

/** A question that a seat has before it. */
export interface OpenQuestion {
  /** The sequence of the log at which it was first put to this seat. */
  readonly number: number;
  /** When that was. */
  readonly at: number;
  /** How many choices counted then: going back no further leaves the question as it is. */
  readonly after: number;
  readonly decision: Decision;
  /** The number that logs of older releases know it by, if it is another. */
  readonly formerNumber?: number;
}

interface GivenAnswer {
  /** Of the question. */
  readonly number: number;
  /** The option's place in the list. */
  readonly option: number;
  /** Of its entry in the log. */
  readonly sequence: number;
}

/** What a question is marked with that is put now. */
type Moment = Omit<OpenQuestion, 'decision' | 'formerNumber'>;

export class Questions {
  #open: (OpenQuestion | null)[];
  readonly #answers: (GivenAnswer | null)[];
  readonly #answered: (OpenQuestion | null)[];

  constructor(seats: number) {
    this.#open = Array.from({ length: seats }, () => null);
    this.#answers = Array.from({ length: seats }, () => null);
    this.#answered = Array.from({ length: seats }, () => null);
  }

  at(seat: number): OpenQuestion | null {
    return this.#open[seat] ?? null;
  }

  /** Whether this is the choice that the seat made last, and that still counts. */
  isAnswered(seat: number, number: number, option: number): boolean {
    const answer = this.#answers[seat];
    return answer?.number === number && answer.option === option;
  }

  /** What the seat is asked next is another question, be it word for word the same: whoever buys a Copper may buy one more. */
  noteAnswer(seat: number, answer: GivenAnswer): void {
    this.#answers[seat] = answer;
    this.#answered[seat] = this.at(seat);
    this.#open[seat] = null;
  }

  /** After a choice. A question that another seat's answer left open is the same object, and keeps its number. */
  ask(game: Game, moment: Moment): void {
    this.#put(game, moment, (before, asked) => before.decision === asked);
  }

  /**
   * After the entry of this sequence, and all that followed, was taken back. A question that was put before that point,
   * and is open still, has been open all the time.
   */
  askAgain(game: Game, moment: Moment, undone: number): void {
    for (const [seat, answer] of this.#answers.entries()) {
      if (answer !== null && answer.sequence >= undone) this.#answers[seat] = null;
    }
    this.#put(game, moment, (before) => before.after <= moment.after);
  }

  #put(game: Game, moment: Moment, isSame: (before: OpenQuestion, asked: Decision) => boolean): void {
    this.#open = this.#open.map((before, seat) => {
      const asked = decision(game, seat);
      if (asked === undefined) return null;
      if (before !== null && isSame(before, asked)) return { ...before, decision: asked };
      const answered = this.#answered[seat];
      return answered?.decision === asked
        ? { ...moment, decision: asked, formerNumber: answered.formerNumber ?? answered.number }
        : { ...moment, decision: asked };
    });
  }
}
