// A ruling on how cards meet is found by the names in it, so it names what it is about.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '@tenfold/rules';
import type { Scenario } from '@tenfold/scenarios';
import { parseScenarios } from '@tenfold/scenarios';
import { expect, test } from 'vitest';
import { scenarioFiles } from '../src/ruling-places.ts';
import { cardsNamed } from '../src/rulings-document/cards-named.ts';
import { readSources } from '../src/rulings-document/sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const together = readSources(root).rulings.filter(({ topic }) => topic === 'Interactions');
const scenarios = scenarioFiles(root).flatMap((path) =>
  parseScenarios(readFileSync(join(root, path), 'utf8'), path),
);

test.each(together.map(({ id, statement }) => [id, statement] as const))(
  '%s names a card',
  (_id, statement) => {
    expect([...cardsNamed(statement)]).not.toEqual([]);
  },
);

test.each(
  together.flatMap(({ id, statement }) =>
    scenarios
      .filter(({ rulings }) => rulings.includes(id))
      .map((scenario) => [id, scenario.title, statement, cardsUsed(scenario)] as const)
      .filter(([, , , used]) => used.length > 0),
  ),
)('%s names a card that is played: %s', (_id, _title, statement, used) => {
  const named = [...cardsNamed(statement)].map(fold);
  expect(used.filter((card) => named.includes(card))).not.toEqual([]);
});

/** What somebody plays or reveals in the moves; in a possessed turn Possession is at work. */
function cardsUsed({ parts }: Scenario): string[] {
  const possession = parts.get('turn')?.entries.has('possessor') === true ? ['possession'] : [];
  const used = (parts.get('moves')?.items ?? []).flatMap(({ value }) => {
    const [, card] = /^\w+(?: for \w+)? (?:plays|reveals) (?:\d+ )?([\w -]+)/.exec(String(value)) ?? [];
    return card === undefined || card === 'treasures' || card === 'nothing' ? [] : [fold(card)];
  });
  return [...possession, ...used];
}
