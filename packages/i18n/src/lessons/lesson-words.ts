// What there is to say of the lessons, by key. A lesson's file says when; here is what.

import type { lessonWords as english } from './en.ts';

/** What is said of a lesson: by key of its goals and of the guide's remarks. */
export interface LessonText {
  readonly title: string;
  /** The one idea of it. */
  readonly idea: string;
  readonly goals: Readonly<Record<string, string>>;
  readonly says: Readonly<Record<string, string>>;
}

/** Title and hint of a puzzle; its task is a sentence made from its best result. */
export interface PuzzleText {
  readonly title: string;
  readonly hint: string;
}

/** All words of the lessons in one language; every language has what the English one has. */
export type LessonWords = {
  readonly lessons: { readonly [Id in keyof typeof english.lessons]: Alike<(typeof english.lessons)[Id]> };
  readonly puzzles: Readonly<Record<keyof typeof english.puzzles, PuzzleText>>;
  readonly frame: Alike<typeof english.frame>;
};

type Alike<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Words]: Alike<Words[Key]> };
