// What is to be reached in a puzzle, as a sentence.

import type { Glossary } from '@tenfold/i18n/glossary';
import type { LessonWords } from '@tenfold/i18n/lessons';
import type { ListedLesson } from '../../lesson-index.ts';

export function taskSentence(
  best: NonNullable<ListedLesson['best']>,
  { frame: { tasks } }: LessonWords,
  glossary: Glossary,
): string {
  const { of, value, card } = best;
  switch (of) {
    case 'coins':
    case 'points':
    case 'lead':
    case 'handSize':
    case 'curses':
      return tasks[of](value);
    case 'owns':
      return tasks.owns(value, glossary.cardName(card ?? ''));
    default:
      return tasks.wins;
  }
}
