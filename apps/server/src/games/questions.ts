// The questions that the seats have before them, each with a number by which it is answered, and the last answers. A
// seat can have two: a possessor is asked for himself and for the possessed player at once.

import type { Decision, Game } from '@tenfold/rules';

/** A question that a seat has before it. */
export interface OpenQuestion {
  /** The sequence of the log at which it was first put to this seat; a higher one if the seat has had that number. */
  readonly number: number;
  /** When that was. */
  readonly at: number;
  /** How many choices counted then: going back no further leaves the question as it is. */
  readonly after: number;
  readonly decision: Decision;
}

interface GivenAnswer {
  readonly question: OpenQuestion;
  /** The option's place in the list. */
  readonly option: number;
  /** Of its entry in the log. */
  readonly sequence: number;
}

/** What a question is marked with that is put now. */
type Moment = Omit<OpenQuestion, 'decision'>;

export class Questions {
  #open: readonly OpenQuestion[] = [];
  /** The last one of each seat, for each player whom it has decided for. */
  #answers: readonly GivenAnswer[] = [];
  /** By seat: the highest number it was asked by. */
  readonly #highest = new Map<number, number>();

  /** In the order in which they are put. */
  of(seat: number): readonly OpenQuestion[] {
    return this.#open.filter(({ decision }) => decision.seat === seat);
  }

  /** Whether this is the last choice that the seat made for somebody, and it still counts. */
  isAnswered(seat: number, number: number, option: number): boolean {
    return this.#answers.some(
      ({ question, option: given }) =>
        question.decision.seat === seat && question.number === number && given === option,
    );
  }

  noteAnswer(answer: GivenAnswer): void {
    const { decision } = answer.question;
    this.#answers = [
      ...this.#answers.filter(({ question }) => !isOfSamePlayer(question.decision, decision)),
      answer,
    ];
  }

  /**
   * After a choice. What was answered is past, also if the same is asked once more: positions share questions. A question
   * that the answer to another left open is the same object, and keeps its number.
   */
  ask(game: Game, moment: Moment, answered: OpenQuestion | null): void {
    this.#put(game, moment, (before, asked) => before !== answered && before.decision === asked);
  }

  /**
   * After the entry of this sequence, and all that followed, was taken back. A question that was put before that point,
   * and is open still, has been open all the time.
   */
  askAgain(game: Game, moment: Moment, undone: number): void {
    this.#answers = this.#answers.filter(({ sequence }) => sequence < undone);
    this.#put(game, moment, (before) => before.after <= moment.after);
  }

  #put(game: Game, moment: Moment, isSame: (before: OpenQuestion, asked: Decision) => boolean): void {
    const open = this.#open;
    this.#open = game.asks.map((asked) => {
      const same = open.find((before) => isOfSamePlayer(before.decision, asked) && isSame(before, asked));
      if (same !== undefined) return { ...same, decision: asked };
      return { ...moment, number: this.#newNumber(asked.seat, moment.number), decision: asked };
    });
  }

  #newNumber(seat: number, least: number): number {
    const number = Math.max(least, (this.#highest.get(seat) ?? -1) + 1);
    this.#highest.set(seat, number);
    return number;
  }
}

const isOfSamePlayer = (one: Decision, other: Decision): boolean =>
  one.seat === other.seat && one.player === other.player;
