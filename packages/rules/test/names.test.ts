// Cards compose because none knows another: a text may name basic cards and itself, the engine no Kingdom card at all.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allCards, setOfCard } from '../src/index.ts';

const kingdomCards = allCards.filter((card) => setOfCard(card.id) !== 'basic').map((card) => card.id);
const src = fileURLToPath(new URL('../src', import.meta.url));

test.each(allCards.map((card) => [card.id, card] as const))(
  'the text of %s names no other Kingdom card',
  (id, card) => {
    const { id: _own, types: _types, ...text } = card;
    const words = new Set(
      JSON.stringify(text)
        .match(/"[a-z][a-z-]*"/g)
        ?.map((word) => word.slice(1, -1)),
    );
    expect(kingdomCards.filter((other) => other !== id && words.has(other))).toEqual([]);
  },
);

test('outside the definitions and the recommended kingdoms no code names a Kingdom card', () => {
  const files = globSync('**/*.ts', { cwd: src }).filter(
    (file) => !/^(cards|kingdoms)\//.test(file.replaceAll('\\', '/')),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(src, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    const strings = new Set(code.match(/'[a-z-]+'|"[a-z-]+"|`[a-z-]+`/g)?.map((word) => word.slice(1, -1)));
    return kingdomCards.filter((id) => strings.has(id)).map((id) => `${file}: ${id}`);
  });
  expect(found).toEqual([]);
});
