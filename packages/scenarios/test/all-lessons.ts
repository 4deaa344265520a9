// Every lesson and puzzle that there is.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lesson } from '../src/index.ts';
import { parseLesson } from '../src/index.ts';

const folder = new URL('../../../lessons/', import.meta.url);
export const lessons: readonly Lesson[] = globSync('**/*.yaml', { cwd: fileURLToPath(folder) })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .map((file) => parseLesson(readFileSync(new URL(file, folder), 'utf8'), `lessons/${file}`));
export const ofKind = (kind: Lesson['kind']): readonly Lesson[] => lessons.filter((one) => one.kind === kind);
export const named = (some: readonly Lesson[]) => some.map((lesson) => [lesson.id, lesson] as const);
