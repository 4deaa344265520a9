// What a file that is opened in the lab may hold.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openedFile } from '../../src/lab/opened-file.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('a whole catalogue, each of its strategies', async () => {
  const found = await openedFile(read('packages/bots/src/strategy/catalogue.json'));
  expect(found).toMatchObject({ kind: 'strategies' });
  expect(found?.kind === 'strategies' ? found.strategies.length : 0).toBeGreaterThan(30);
});

test('one strategy, as data or as text', async () => {
  const data = {
    name: 'Late Gold',
    buy: [{ card: 'Gold', if: [{ l: { fn: 'turnNumber' }, op: '>', r: 3 }] }],
  };
  expect(await openedFile(JSON.stringify(data))).toMatchObject({
    kind: 'strategies',
    strategies: [{ id: 'Late Gold' }],
  });
  const text = read('strategies/gero-smithy.strategy');
  expect(await openedFile(text)).toEqual({ kind: 'text', text });
});

test.each(['', 'no strategy', '{}', '[1]', '{"strategies":[]}', 'null'])('nothing in %j', async (text) => {
  expect(await openedFile(text)).toBeNull();
});
