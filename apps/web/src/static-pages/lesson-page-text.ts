// What the page of a lesson or a puzzle says without a script.

import type { LessonWords } from '@tenfold/i18n/lessons';
import { lessonText, puzzleText } from '@tenfold/i18n/lessons';
import type { ListedLesson } from '../../lesson-index.ts';
import { taskSentence } from '../learn/task.ts';
import { speech } from '../speech.svelte.ts';

export interface LessonPageText {
  readonly title: string;
  readonly idea: string;
  readonly goals: readonly string[];
}

export function lessonPageText({ id, kind, best }: ListedLesson, words: LessonWords): LessonPageText {
  if (kind === 'puzzle') {
    const task = best === null ? '' : taskSentence(best, words, speech.glossary);
    return { title: puzzleText(words, id).title, idea: task, goals: [] };
  }
  const { title, idea, goals } = lessonText(words, id);
  return { title, idea, goals: Object.values(goals) };
}
