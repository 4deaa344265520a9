// Which lessons and puzzles there are. Worked out while the page is built, and put into it as data: see scenario-files.ts.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lesson } from '@tenfold/scenarios';
import { parseLesson } from '@tenfold/scenarios';

const FOLDER = fileURLToPath(new URL('../../lessons/', import.meta.url));

/** What a list says of a lesson, without the lesson. */
export interface ListedLesson {
  readonly id: string;
  readonly kind: Lesson['kind'];
  /** Its file, without the ending. */
  readonly file: string;
  readonly about: readonly string[];
  /** Of a puzzle: what is to be reached. */
  readonly best: { readonly of: string; readonly value: number; readonly card: string | null } | null;
}

/** In the order in which they are meant to be played. */
export const lessonIndex: readonly ListedLesson[] = globSync('**/*.yaml', { cwd: FOLDER })
  .map((path) => ({ path, lesson: parseLesson(readFileSync(FOLDER + path, 'utf8'), path) }))
  .toSorted((a, b) => a.lesson.place - b.lesson.place)
  .map(({ path, lesson: { id, kind, about, best } }) => ({
    id,
    kind,
    file: path.replaceAll('\\', '/').replace(/\.yaml$/, ''),
    about,
    best: best === null ? null : { of: best.of, value: best.value, card: best.card },
  }));
