// Home-made cards at a table: checked before they are believed, and of that game alone.

import type { Id, TableOptions } from '@tenfold/protocol';
import {
  LIMITS,
  MOST_OWN_CARDS,
  OwnCard,
  TableOptions as OptionsSchema,
  ownCardsInRecord,
} from '@tenfold/protocol';
import { readRecord, replay } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { OLD_MILL, withOldMill } from '../own-cards.ts';
import type { World } from './world.ts';
import { OPTIONS, newWorld, playToTheEnd, rematch, storedGame } from './world.ts';

let world: World;
let ann: Id;
let bob: Id;

beforeAll(async () => {
  world = await newWorld();
  [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
});

const options: TableOptions = { ...OPTIONS, kingdom: withOldMill };

async function tableOfTwo(change: Partial<TableOptions> = {}): Promise<Id> {
  const { id } = await world.tables.create(ann, { ...options, ...change });
  await world.tables.sit(bob, id);
  return id;
}

describe('a home-made card at a table', () => {
  it('is shown before the game, played in it, told in its record, and kept by a rematch', async () => {
    const id = await tableOfTwo();
    expect((await world.tables.view(id)).options.kingdom).toEqual(withOldMill);
    const game = await world.tables.start(ann, id);
    const { start } = await storedGame(world, game);
    expect(start.setup.ownCards).toEqual([OLD_MILL.definition]);
    await playToTheEnd(world, game);

    const text = await world.archive.recordOf(game, null);
    expect(readRecord(text).setup.ownCards).toEqual([OLD_MILL.definition]);
    expect(replay(readRecord(text)).over).toBe(true);
    expect(ownCardsInRecord(text)).toEqual(new Map([['old-mill', { names: OLD_MILL.names }]]));
    expect(await world.archive.summary(game, null)).toMatchObject({ ownCards: [OLD_MILL] });
    const found = await world.archive.search({ card: 'Old Mill' }, null);
    expect(found.items.map((one) => one.id)).toContain(game);

    const again = await storedGame(world, await rematch(world.tables, id, [ann, bob]));
    expect(again.start.setup.kingdom).toContain('old-mill');
    expect(again.start.setup.ownCards).toEqual([OLD_MILL.definition]);
  });

  it('can be played on with from its record', async () => {
    const id = await tableOfTwo();
    const game = await world.tables.start(ann, id);
    await playToTheEnd(world, game);
    const wish = { from: { kind: 'game', game }, choices: 4, seat: 0, character: 'vixen' } as const;
    const view = await world.tables.view(await world.tables.startFrom(ann, wish));
    expect(view.options.kingdom).toMatchObject({ kind: 'cards', ownCards: [OLD_MILL] });
  });

  it('needs a new yes when it is another', async () => {
    const id = await tableOfTwo();
    const { number } = (await world.tables.view(id)).consent;
    const other = { ...OLD_MILL, definition: { ...OLD_MILL.definition, cost: { coins: 0, potions: 0 } } };
    const changed = await world.tables.change(ann, id, {
      ...options,
      kingdom: { ...withOldMill, ownCards: [other] },
    });
    expect(changed.consent).toMatchObject({ number: number + 1, people: [ann] });
    await expect(world.tables.start(ann, id)).rejects.toMatchObject({ code: 'not-ready' });
  });

  it('is drawn into a random kingdom, beside so many of each set', async () => {
    const id = await tableOfTwo({
      kingdom: {
        kind: 'random',
        sets: ['base', 'intrigue'],
        counts: { base: 4, intrigue: 5 },
        ownCards: [OLD_MILL],
      },
      boxes: 2,
    });
    const { start } = await storedGame(world, await world.tables.start(ann, id));
    expect(start.setup).toMatchObject({ boxes: 2, ownCards: [OLD_MILL.definition] });
    expect(start.setup.kingdom).toContain('old-mill');
  });

  it('is not rated, and has its place among the ten', async () => {
    await expect(world.tables.create(ann, { ...options, rated: true })).rejects.toThrow(
      /rated game is played with the cards of the boxes: leave the home-made ones out/,
    );
    const id = await tableOfTwo({ kingdom: { kind: 'recommended', id: 'first-game' }, rated: true });
    await expect(world.tables.change(ann, id, { ...options, rated: true })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    const without = { ...withOldMill, cards: withOldMill.cards.with(9, 'festival') };
    await expect(world.tables.create(ann, { ...options, kingdom: without })).rejects.toThrow(
      /"old-mill" is not among the ten; put it there, or leave it out/,
    );
    const { ownCards: _none, ...unknown } = withOldMill;
    await expect(world.tables.create(ann, { ...options, kingdom: unknown })).rejects.toThrow(
      /no card "old-mill"/,
    );
  });
});

describe('what is no card', () => {
  const wrongWith = (ownCards: unknown): string => {
    const { error } = OptionsSchema.safeParse({ ...options, kingdom: { ...withOldMill, ownCards } });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') ?? '';
  };
  const deep = (levels: number): unknown =>
    levels === 0 ? { do: 'plusCards', n: 1 } : { do: 'eachPlayer', steps: [deep(levels - 1)] };

  it.each([
    ['a word that is none', [{ do: 'explode' }], /do must be one of/],
    ['a number that is none', [{ do: 'plusCards', n: 1e300 }], /whole number from 0 to 1000/],
    ['a text without an end', [deep(50)], /at most|nested/],
    ['a long text', Array.from({ length: 61 }, () => ({ do: 'plusCards', n: 1 })), /at most 60/],
    [
      'what looks at a hand',
      [{ do: 'if', condition: { handHas: {} }, then: [], otherwise: [] }],
      /revealHand/,
    ],
  ])('is refused: %s', (_what, play, message) => {
    expect(wrongWith([{ ...OLD_MILL, definition: { ...OLD_MILL.definition, play } }])).toMatch(message);
  });

  it.each([
    ['of another card', { definition: { ...OLD_MILL.definition, id: 'moat' } }, /id of its own/],
    ['that reaches for objects', { definition: JSON.parse('{"__proto__":{"id":"x"}}') as unknown }, /id/],
    ['with markup in it', { names: { en: '<img src=x onerror=alert(1)>' } }, /letters, digits/],
    ['with a turn in it', { names: { en: 'abc\u202Edef' } }, /letters, digits/],
    ['that is long', { names: { en: 'x'.repeat(31) } }, /names.en/],
    ['that is none', { names: {} }, /name in one language/],
  ])('is refused with a name or an id %s', (_what, change, message) => {
    expect(wrongWith([{ ...OLD_MILL, ...change }])).toMatch(message);
    expect(OwnCard.safeParse({ ...OLD_MILL, ...change }).success).toBe(false);
  });

  it('is refused by number and by length', () => {
    const numbered = (count: number, play: readonly unknown[] = OLD_MILL.definition.play ?? []) =>
      Array.from({ length: count }, (_, index) => ({
        ...OLD_MILL,
        definition: { ...OLD_MILL.definition, id: `mill-${index}`, play },
      }));
    expect(wrongWith(numbered(MOST_OWN_CARDS + 1))).toMatch(/ownCards/);
    const [mill] = numbered(1);
    expect(wrongWith([mill, mill])).toMatch(/different ids/);
    const long = Array.from({ length: 60 }, () => ({ do: 'gain', card: 'a'.repeat(40), to: 'discard' }));
    expect(wrongWith(numbered(6, long))).toContain(String(LIMITS.ownCardsLength));
    expect(wrongWith(numbered(5))).toBe('');
  });
});
