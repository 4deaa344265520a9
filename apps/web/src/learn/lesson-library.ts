// The lessons and puzzles. Each file comes when it is played.

import type { Lesson, ScenarioData } from '@tenfold/scenarios';
import { lessonFromData } from '@tenfold/scenarios';
import type { ListedLesson } from '../../lesson-index.ts';

const FOLDER = '../../../../lessons/';
const files = import.meta.glob<{ default: ScenarioData }>('../../../../lessons/**/*.yaml');

export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly data: ScenarioData;
}

export async function loadLesson({ file }: ListedLesson): Promise<LoadedLesson> {
  const fetched = await files[`${FOLDER}${file}.yaml`]?.();
  if (fetched === undefined) throw new Error(`the page has no lesson ${file}`);
  return { lesson: lessonFromData(fetched.default, file), data: fetched.default };
}
