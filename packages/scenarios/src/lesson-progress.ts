// How far somebody is in a lesson: which goals are reached, what the guide has said, whether it is past.

import type { Game, GameEvent } from '@tenfold/rules';
import { NOBODY } from '@tenfold/rules';
import type { Lesson } from './lesson.ts';
import { LEARNER } from './lesson.ts';
import { LessonHistory } from './lesson-history.ts';

/** What is known of a lesson that is being played, as plain data. */
export interface LessonProgress {
  /** By goal. Of a puzzle there is one: its best result. */
  readonly reached: readonly boolean[];
  /** The keys of all that was said, in order. */
  readonly said: readonly string[];
  /** `missed`: its turns are over, and something is not reached. */
  readonly state: 'open' | 'reached' | 'missed';
}

/** Follows a lesson; to be told of every position at which somebody is asked, the first one included. */
export class LessonWatch {
  readonly #lesson: Lesson;
  readonly #history: LessonHistory;
  readonly #reached: boolean[];
  readonly #said: string[] = [];
  #isPast = false;

  constructor(lesson: Lesson, start: Game) {
    this.#lesson = lesson;
    this.#history = new LessonHistory(start);
    this.#reached = lesson.best === null ? lesson.goals.map(() => false) : [false];
    this.observe(start, []);
  }

  observe(game: Game, events: readonly GameEvent[]): void {
    const { goals, best, remarks } = this.#lesson;
    this.#history.observe(game, events);
    if (!this.#isPast) {
      goals.forEach(({ when }, index) => (this.#reached[index] ||= when(game, this.#history)));
      if (best !== null) this.#reached[0] ||= best.measure(game) >= best.value;
      for (const { key, when } of remarks)
        if (!this.#said.includes(key) && (when === null || when(game, this.#history))) this.#said.push(key);
    }
    this.#isPast ||= this.#turnsAreOver(game);
  }

  get progress(): LessonProgress {
    const isReached = this.#reached.every(Boolean);
    return {
      reached: [...this.#reached],
      said: [...this.#said],
      state: isReached ? 'reached' : this.#isPast ? 'missed' : 'open',
    };
  }

  /** Turns in which the learner possesses somebody belong to the one before. */
  #turnsAreOver({ over, turn }: Game): boolean {
    const { turns } = this.#lesson;
    if (over) return true;
    return turns !== null && this.#history.turnsTaken(LEARNER) >= turns && turn.possessor === NOBODY;
  }
}
