// The scenarios of the rulebook, for the page: each file as plain data, fetched when it is needed, and which of them show a
// ruling. No reader of YAML goes along.

import { readFile } from 'node:fs/promises';
import { parseLesson, parseScenarios, scenarioData } from '@tenfold/scenarios';
import type { Plugin } from 'vite';

export function scenarioFiles(): Plugin {
  return {
    name: 'scenario-files',
    load: {
      filter: { id: [/\/apps\/web\/(?:scenario|lesson)-index\.ts$/, /\/(?:rulings|lessons)\/[^?]*\.yaml$/] },
      async handler(path) {
        if (path.endsWith('lesson-index.ts')) {
          const { lessonIndex } = await import('./lesson-index.ts');
          return `export const lessonIndex = ${inScript(lessonIndex)}`;
        }
        if (path.endsWith('.ts')) {
          const { scenarioIndex } = await import('./scenario-index.ts');
          return `export const scenarioIndex = ${inScript(scenarioIndex)}`;
        }
        if (path.includes('/lessons/')) {
          const lesson = parseLesson(await readFile(path, 'utf8'), path);
          return `export default ${inScript(scenarioData(lesson))}`;
        }
        const scenarios = parseScenarios(await readFile(path, 'utf8'), path);
        return `export default ${inScript(scenarios.map(scenarioData))}`;
      },
    },
  };
}

/** Engines read JSON faster than script. */
const inScript = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
