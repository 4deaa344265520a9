// The scenarios of the rulebook, by the ruling that they show. Each file comes when it is first needed.

import type { Language } from '@tenfold/i18n/languages';
import type { Scenario, ScenarioData } from '@tenfold/scenarios';
import { scenarioFromData } from '@tenfold/scenarios';
import { scenariosIn } from './scenario-places.ts';

const FOLDER = '../../../../rulings/';

interface ScenarioFile {
  readonly default: readonly ScenarioData[];
  readonly titles: Readonly<Record<Language, readonly string[]>>;
}

const files = import.meta.glob<ScenarioFile>('../../../../rulings/*/*.yaml');

/** A scenario of the book, which has a title in every language. */
export interface BookScenario {
  readonly scenario: Scenario;
  readonly titleIn: (language: Language) => string;
}

/** Those that show a ruling, as the index lists them; none for one that only tests of the program can show. */
export async function loadScenarios(ruling: string): Promise<readonly BookScenario[]> {
  const { scenarioIndex } = await import('../../scenario-index.ts');
  const places = scenariosIn(scenarioIndex[ruling] ?? '');
  return Promise.all(
    places.map(async ({ file, place }) => {
      const fetched = await files[`${FOLDER}${file}.yaml`]?.();
      const data = fetched?.default[place];
      if (data === undefined) throw new Error(`the page has no scenario ${place} of ${file}`);
      const scenario = scenarioFromData(data, file);
      return { scenario, titleIn: (language) => fetched?.titles[language][place] ?? scenario.title };
    }),
  );
}
