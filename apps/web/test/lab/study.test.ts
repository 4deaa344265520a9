// The lab without its page: studies in addresses, colours and completion of the text.

import { loadGlossary } from '@tenfold/i18n/glossary';
import type { OwnCard } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { cardNames } from '../../src/lab/card-names.ts';
import { completionAt } from '../../src/lab/completion.ts';
import { piecesOf } from '../../src/lab/highlight.ts';
import type { Study } from '../../src/lab/study.ts';
import { commandFor, isSeed, readStudy } from '../../src/lab/study.ts';
import { packStudy, unpackStudy } from '../../src/lab/study-in-address.ts';

const study: Study = {
  texts: ['strategy Erő\nbuy Gold # ő\n', 'strategy B\nbuy Silver\n'],
  kingdom: kingdoms[0]?.cards ?? [],
  games: 500,
  seed: '42',
};

describe('a study in an address', () => {
  test('comes back as it was, in letters that need no escapes', async () => {
    const packed = await packStudy(study);
    expect(packed).toMatch(/^[\w-]+$/);
    const back = await unpackStudy(packed);
    expect({ ...back, kingdom: back?.kingdom.toSorted() }).toEqual({
      ...study,
      kingdom: study.kingdom.toSorted(),
    });
  });

  test.each(['', 'x', '!!!', 'AAAA', 'eyJhIjoxfQ'])('what is none is none: "%s"', async (text) => {
    expect(await unpackStudy(text)).toBeNull();
  });

  test.each([
    null,
    { ...study },
    { ...study, kingdom: 'nowhere' },
    { ...study, kingdom: 'first-game', texts: ['one'] },
    { ...study, kingdom: 'first-game', games: 0 },
    { ...study, kingdom: 'first-game', seed: ' 42' },
  ])('data that is no study is refused: %o', async (data) => {
    expect(await readStudy(data)).toBeNull();
  });

  test('a swollen address is refused', async () => {
    const texts = [
      `strategy A\n${'# '.repeat(9000)}`,
      'strategy B',
      ...Array.from({ length: 3 }, () => 'strategy C'),
    ];
    expect(await unpackStudy(await packStudy({ ...study, texts }))).not.toBeNull();
    const long = Array.from({ length: 6 }, () => 'x'.repeat(19_999) + 'é'.repeat(20_000));
    expect(await unpackStudy(await packStudy({ ...study, texts: long }))).toBeNull();
  });
});

test('a seed must fit into a record', () => {
  expect(['42', 'a b', 'x-1'].map(isSeed)).toEqual([true, true, true]);
  expect(['', ' 42', '4#2', 'a\nb'].map(isSeed)).toEqual([false, false, false, false]);
});

test('the command has everything that the games hang on', () => {
  expect(commandFor({ ...study, seed: "it's" }, ['1.strategy', '2.strategy'])).toBe(
    `tenfold sim 1.strategy 2.strategy --kingdom ${study.kingdom.join(',')} --games 500 --seed 'it'\\''s' --mirror --detail --json`,
  );
});

describe('home-made cards', () => {
  const mill: OwnCard = {
    definition: {
      id: 'old-mill',
      types: ['Action'],
      cost: { coins: 3, potions: 0 },
      play: [{ do: 'plusCards', n: 2 }],
    },
    names: { en: 'Old Mill', hu: 'Öreg malom' },
  };
  const made: Study = {
    ...study,
    kingdom: ['old-mill', ...study.kingdom.slice(0, 9)].toSorted(),
    ownCards: [mill],
  };

  test('are in the address, and in the command', async () => {
    expect(await unpackStudy(await packStudy(made))).toEqual(made);
    expect(commandFor(made, ['1.strategy', '2.strategy'])).toContain('old-mill,');
    expect(commandFor(made, ['1.strategy', '2.strategy'])).toContain(' --card old-mill.json ');
  });

  test('from outside are checked before they are believed', async () => {
    const hostile = { ...mill, names: { en: '<b>' } };
    expect(await unpackStudy(await packStudy({ ...made, ownCards: [hostile] }))).toBeNull();
    const ours = { ...mill, definition: { ...mill.definition, id: 'smithy' } };
    expect(await unpackStudy(await packStudy({ ...study, ownCards: [ours] }))).toBeNull();
  });

  test('are known by all their names', async () => {
    const glossary = await loadGlossary('en');
    const { find } = cardNames([glossary], glossary, [mill]);
    for (const name of ['Old Mill', 'öreg malom', 'old-mill']) expect(find(name)).toEqual({ id: 'old-mill' });
    expect(find('Old Mil')).toMatchObject({ nearest: ['Old Mill'] });
  });
});

describe('colours', () => {
  const isCard = (name: string): boolean => ['gold', 'councilroom', 'province'].includes(name);
  const kinds = (line: string) =>
    piecesOf(line, isCard)
      .filter(({ text }) => text.trim() !== '')
      .map(({ kind, text }) => `${kind}:${text}`);

  test.each([
    [
      'buy Council Room when own Gold < 2',
      ['line:buy', 'card:Council Room', 'condition:when', 'quantity:own', 'card:Gold', 'plain:<', 'number:2'],
    ],
    ['buy Golds # dear', ['line:buy', 'card:Golds', 'comment: # dear']],
    ['strategy Gold and more', ['line:strategy', 'plain: Gold and more']],
    ['', []],
  ])('%s', (line, expected) => {
    expect(kinds(line)).toEqual(expected);
  });

  test.each(['  buy  "Gold"  when', 'x', 'buy ß ł 2.5 <='])('no letter is lost: %s', (line) => {
    expect(
      piecesOf(line, isCard)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });
});

describe('completion', () => {
  const namesOf = (card: string): readonly string[] =>
    card === 'smithy' ? ['Smithy', 'Schmiede', 'Kovács'] : [];
  const complete = (text: string) => completionAt(text, text.length, namesOf, () => 'Smithy').suggestions;

  test('a card by its name in any language, and words where they can stand', () => {
    expect(complete('buy Sch')).toEqual(['Smithy']);
    expect(complete('buy kov')).toEqual(['Smithy']);
    expect(complete('strategy X\nne')).toEqual(['never']);
    expect(complete('buy Smithy when tot')).toEqual(['total money']);
  });

  test('nothing in comments, and nothing for a single letter', () => {
    expect(complete('buy Smithy # tot')).toEqual([]);
    expect(complete('buy S')).toEqual([]);
  });
});
