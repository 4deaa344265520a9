// Which scenarios there are, and which of them show a ruling. Worked out while the page is built, and put into it as data: see
// scenario-files.ts.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListedScenario } from '@tenfold/i18n/rulebook';
import { parseScenarios } from '@tenfold/scenarios';

const FOLDER = fileURLToPath(new URL('../../rulings/', import.meta.url));

/** In the order of their files. */
export const listedScenarios: readonly ListedScenario[] = globSync('*/*.yaml', { cwd: FOLDER })
  .toSorted()
  .flatMap((path) => {
    const file = path.replaceAll('\\', '/').replace(/\.yaml$/, '');
    return parseScenarios(readFileSync(FOLDER + path, 'utf8'), path).map(({ title, rulings }, place) => ({
      file,
      place,
      title,
      rulings,
    }));
  });

/** By ruling: the files and the places in them, as `base/moat:3 base/witch:0`. */
export const scenarioIndex: Readonly<Record<string, string>> = placesByRuling();

function placesByRuling(): Record<string, string> {
  const places = new Map<string, string[]>();
  for (const { file, place, rulings } of listedScenarios) {
    for (const id of rulings) places.set(id, [...(places.get(id) ?? []), `${file}:${place}`]);
  }
  return Object.fromEntries(Array.from(places, ([id, found]) => [id, found.join(' ')]));
}
