// The scenarios of the rulebook, for the page: each file as plain data with its titles in every language, fetched when it is
// needed, and which of them show a ruling. No reader of YAML goes along.

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { Scenario } from '@tenfold/scenarios';
import { parseLesson, parseScenarios, scenarioData } from '@tenfold/scenarios';
import type { Plugin } from 'vite';

export function scenarioFiles(): Plugin {
  return {
    name: 'scenario-files',
    load: {
      filter: {
        id: [/\/apps\/web\/(?:scenario|lesson|term)-index\.ts$/, /\/(?:rulings|lessons)\/[^?]*\.yaml$/],
      },
      async handler(path) {
        if (path.endsWith('lesson-index.ts')) {
          const { lessonIndex } = await import('./lesson-index.ts');
          return `export const lessonIndex = ${inScript(lessonIndex)}`;
        }
        if (path.endsWith('term-index.ts')) {
          const { termIndex } = await import('./term-index.ts');
          return `export const termIndex = ${inScript(termIndex)}`;
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
        return `export default ${inScript(scenarios.map(scenarioData))}
export const titles = ${inScript(titlesOf(path, scenarios))}`;
      },
    },
  };
}

/** By language, in the order of the scenarios. */
function titlesOf(path: string, scenarios: readonly Scenario[]): Record<string, readonly string[]> {
  const file = /([^/]+\/[^/]+)\.yaml$/.exec(path)?.[1] ?? '';
  const titles = LANGUAGES.map((language) => {
    if (language === 'en') return [language, scenarios.map(({ title }) => title)] as const;
    return [language, translatedTitles(language)[file] ?? []] as const;
  });
  return Object.fromEntries(titles);
}

const translatedTitles = (language: string): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(
    readFileSync(new URL(`../../rulings/translations/titles/${language}.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, readonly string[]>>;

/** Engines read JSON faster than script. */
const inScript = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
