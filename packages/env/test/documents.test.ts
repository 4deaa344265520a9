// What the documents promise is so.

import { readFileSync } from 'node:fs';
import { kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { MOST_PICKS, layoutFor } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/environment.md', import.meta.url), 'utf8');
// With the cards that bring along a mat, tokens and a deck beside the Supply.
const layout = layoutFor({
  players: ['Ann', 'Bob'],
  kingdom: [
    'ambassador',
    'black-market',
    'native-village',
    'pirate-ship',
    ...(kingdoms[0]?.cards.slice(4) ?? []),
  ],
});

/** The names in the first column of the table under this heading. */
function namesUnder(heading: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((line) =>
    [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? ''),
  );
}

describe('docs/environment.md', () => {
  it('names every number of an observation, and no other', () => {
    const shapes = layout.observation.names.map((name) =>
      name
        .replace(/^asked:.*/, 'asked:VERB')
        .replace(/:\d/, ':P')
        .replace(/^(?!phase|asked)(.*):[a-z-]+$/, '$1:C'),
    );
    const inBlocks = [...new Set(shapes)];
    expect(namesUnder('Observation').sort()).toEqual(inBlocks.sort());
    expect(page).toContain(`"any number" is ${MOST_PICKS}`);
  });

  it('names the verbs of the actions in their order', () => {
    const verbs = namesUnder('Actions');
    const found = layout.actions.names.map((name) => verbs.findLast((verb) => name.startsWith(verb)));
    expect([...new Set(found)]).toEqual(verbs);
  });
});
