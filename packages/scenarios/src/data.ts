// A scenario as plain data: what a page carries in place of the text, so that no reader of YAML comes along. The lines are
// not kept.

import type { Lesson } from './lesson.ts';
import { lessonOf } from './lesson.ts';
import type { Scenario, Written } from './scenario.ts';
import { scenarioOf } from './scenario.ts';

/** All parts of a scenario, as plain data. */
export type ScenarioData = Readonly<Record<string, unknown>>;

/** What a scenario or a lesson says, without where it says it. */
export const scenarioData = ({ parts }: Pick<Scenario, 'parts'>): ScenarioData =>
  Object.fromEntries(Array.from(parts, ([name, { value }]) => [name, value]));

/** The scenario that was made into data; `file` names where it is from. */
export const scenarioFromData = (data: ScenarioData, file: string): Scenario =>
  scenarioOf(writtenOf(data), file);

/** The lesson that was made into data. */
export const lessonFromData = (data: ScenarioData, file: string): Lesson => lessonOf(writtenOf(data), file);

function writtenOf(value: unknown): Written {
  if (Array.isArray(value)) return { value, line: 0, entries: new Map(), items: value.map(writtenOf) };
  if (typeof value !== 'object' || value === null) return { value, line: 0, entries: new Map(), items: [] };
  const entries = new Map(Object.entries(value).map(([key, held]) => [key, writtenOf(held)]));
  return { value, line: 0, entries, items: [] };
}
