// The scenarios of the rulebook, by the ruling that they show. Each file comes when it is first needed.

import type { Scenario, ScenarioData } from '@tenfold/scenarios';
import { scenarioFromData } from '@tenfold/scenarios';
import { scenariosIn } from './scenario-places.ts';

const FOLDER = '../../../../rulings/';
const files = import.meta.glob<{ default: readonly ScenarioData[] }>('../../../../rulings/*/*.yaml');

/** Those that show a ruling, as the index lists them; none for one that only tests of the program can show. */
export async function loadScenarios(ruling: string): Promise<readonly Scenario[]> {
  const { scenarioIndex } = await import('../../scenario-index.ts');
  const places = scenariosIn(scenarioIndex[ruling] ?? '');
  return Promise.all(
    places.map(async ({ file, place }) => {
      const fetched = await files[`${FOLDER}${file}.yaml`]?.();
      const data = fetched?.default[place];
      if (data === undefined) throw new Error(`the page has no scenario ${place} of ${file}`);
      return scenarioFromData(data, file);
    }),
  );
}
