import { LIMITS } from '@tenfold/protocol';
import { allCards } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { readBox, writeBox } from '../../src/workshop/box.ts';
import { cardText, readCardText } from '../../src/workshop/card-file.ts';
import { cardAddress, packCard, packedIn, unpackCard } from '../../src/kingdom/card-in-link.ts';
import type { CardDraft } from '../../src/workshop/model/draft.ts';
import { BLANK, draftLike, named, ownCardOf } from '../../src/workshop/model/draft.ts';
import { isPicture } from '../../src/workshop/picture.ts';
import { tryGame } from '../../src/workshop/try-game.ts';

const PICTURE = 'data:image/webp;base64,UklGRg==';
const drafts: readonly CardDraft[] = allCards.map((card) => ({
  ...named(draftLike(card), 'en', 'Mine'),
  id: `my-${card.id}`,
  picture: PICTURE,
}));
const [lamp = BLANK] = drafts.filter(({ id }) => id === 'my-steward');

describe('a link', () => {
  test('holds any card, without its picture, in an address that can be sent', async () => {
    for (const draft of drafts) {
      const packed = await packCard(ownCardOf(draft));
      expect(packed).toMatch(/^[\w-]+$/);
      expect(packed.length).toBeLessThan(1500);
      expect(await unpackCard(packed)).toEqual(ownCardOf(draft));
    }
  });

  test('is one that a server is asked for, unless it is too long or there is no server', () => {
    expect(cardAddress('abc', true)).toBe('/workshop/abc');
    expect(cardAddress('abc', false)).toBe('/workshop#abc');
    const long = 'a'.repeat(LIMITS.cardAddressLength + 1);
    expect(cardAddress(long, true)).toBe(`/workshop#${long}`);
    for (const address of [
      'abc_-',
      '/workshop/abc_-',
      'https://cards.example/games/workshop/abc_-?lang=de',
      'https://cards.example/workshop#abc_-',
      'https://cards.example/workshop/xyz#abc_-',
    ])
      expect(packedIn(address)).toBe('abc_-');
  });

  test('that holds no card is refused, whatever it is', async () => {
    const bomb = await packedText('x'.repeat(5_000_000));
    const foreign = await packedText(JSON.stringify({ ...ownCardOf(lamp), names: { en: '<script>' } }));
    for (const text of ['', '!', 'AAAA', 'A'.repeat(30_000), bomb, foreign])
      expect(await unpackCard(text)).toBeNull();
  });
});

describe('a file', () => {
  test('holds any card with its picture', async () => {
    for (const draft of drafts) expect((await readCardText(cardText(draft))).draft).toEqual(draft);
  });

  test('may be a link', async () => {
    const link = `https://cards.example/workshop#${await packCard(ownCardOf(lamp))}`;
    expect((await readCardText(` ${link}\n`)).draft).toEqual({ ...lamp, picture: null });
  });

  test('is refused with everything that is wrong', async () => {
    const broken = {
      ...ownCardOf(lamp),
      emblem: 7,
      picture: 'https://spy.example/pixel.png',
      names: { en: '' },
    };
    const { draft, troubles } = await readCardText(JSON.stringify(broken));
    expect(draft).toBeNull();
    expect(troubles.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['emblem', 'names.en', 'picture']),
    );
    expect(await readCardText('{')).toEqual({ draft: null, troubles: [] });
    expect(await readCardText('Smithy')).toEqual({ draft: null, troubles: [] });
  });
});

test('only pictures of our own making are shown', () => {
  expect(isPicture(PICTURE)).toBe(true);
  for (const other of ['data:image/svg+xml;base64,AAAA', 'javascript:alert(1)', `${PICTURE}" onload="`, 7])
    expect(isPicture(other)).toBe(false);
  expect(isPicture(`data:image/png;base64,${'A'.repeat(30_000)}`)).toBe(false);
});

describe('the box', () => {
  test('keeps cards, and leaves out what it cannot read', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readBox(storage)).toEqual([]);
    expect(writeBox([{ key: 'a', draft: lamp }], storage)).toBe(true);
    expect(readBox(storage)).toEqual([{ key: 'a', draft: lamp }]);
    const [[place = '', text = ''] = []] = kept;
    kept.set(place, JSON.stringify({ ...JSON.parse(text), b: { names: {} } }));
    expect(readBox(storage)).toHaveLength(1);
    kept.set(place, '[');
    expect(readBox(storage)).toEqual([]);
  });

  test('says so where the device keeps nothing', () => {
    const full = {
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(writeBox([{ key: 'a', draft: lamp }], full)).toBe(false);
  });
});

test('any card can be tried', () => {
  for (const draft of drafts) {
    const { definition } = ownCardOf(draft);
    const { position } = tryGame(definition, 'Ann', 'seed');
    expect(position.setup.kingdom).toContain(definition.id);
  }
});

async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
