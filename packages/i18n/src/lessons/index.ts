// The words of lessons and puzzles. Each language is a module of its own, so that a page fetches only the one it speaks.

import type { Language } from '../languages.ts';
import type { LessonText, LessonWords, PuzzleText } from './lesson-words.ts';

export type { LessonText, LessonWords, PuzzleText };

const modules: Readonly<Record<Language, () => Promise<{ readonly lessonWords: LessonWords }>>> = {
  en: async () => import('./en.ts'),
  hu: async () => import('./hu.ts'),
  pl: async () => import('./pl.ts'),
  de: async () => import('./de.ts'),
};

/** Fetches what the lessons say in one language. */
export async function loadLessonWords(language: Language): Promise<LessonWords> {
  return (await modules[language]()).lessonWords;
}

/** The words of a lesson; a file without any is refused. */
export const lessonText = ({ lessons }: LessonWords, id: string): LessonText => found(lessons, id, 'lessons');

/** The words of a puzzle; a file without any is refused. */
export const puzzleText = ({ puzzles }: LessonWords, id: string): PuzzleText => found(puzzles, id, 'puzzles');

function found<Text>(words: Readonly<Record<string, Text>>, id: string, where: string): Text {
  const text = Object.hasOwn(words, id) ? words[id] : undefined;
  if (text === undefined)
    throw new Error(
      `"${id}" has no words; write them under ${where} in packages/i18n/src/lessons, in every language`,
    );
  return text;
}
