// Which scenarios show a ruling. Worked out while the page is built, and put into it as data: see scenario-files.ts.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseScenarios } from '@tenfold/scenarios';

const FOLDER = fileURLToPath(new URL('../../rulings/', import.meta.url));

/** By ruling: the files and the places in them, as `base/moat:3 base/witch:0`. */
export const scenarioIndex: Readonly<Record<string, string>> = readIndex();

function readIndex(): Record<string, string> {
  const places = new Map<string, string[]>();
  for (const path of globSync('*/*.yaml', { cwd: FOLDER }).toSorted()) {
    const file = path.replaceAll('\\', '/').replace(/\.yaml$/, '');
    parseScenarios(readFileSync(FOLDER + path, 'utf8'), path).forEach(({ rulings }, place) => {
      for (const id of rulings) places.set(id, [...(places.get(id) ?? []), `${file}:${place}`]);
    });
  }
  return Object.fromEntries(Array.from(places, ([id, found]) => [id, found.join(' ')]));
}
