// Characters and home-made cards in `tenfold sim`, and what is said where a plan cannot be played.

import { LANGUAGES } from '@tenfold/i18n';
import type { SimulationResult } from '@tenfold/sim';
import { describe, expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();
const mill = {
  definition: {
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 4, potions: 0 },
    play: [{ do: 'plusCards', n: 4 }],
  },
  names: { en: 'Old Mill', hu: 'Öreg malom', de: 'Alte Mühle' },
};
const card = folder.write('mill.json', JSON.stringify(mill));
const mills = folder.write(
  'mills.strategy',
  'strategy Mills\nbuy Province\nbuy Gold\nbuy "Alte Mühle" when own < 2\nbuy Silver\n',
);
const money = folder.write('money.strategy', 'strategy Money\nbuy Province\nbuy Gold\nbuy Silver\n');
const TEN = 'old-mill,cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter';

describe('a home-made card', () => {
  it('is named by strategies and kingdoms, and called by its name', async () => {
    const args = [
      'sim',
      mills,
      money,
      '--card',
      card,
      '--kingdom',
      TEN,
      '--games',
      '40',
      '--seed',
      '7',
      '--threads',
      '1',
    ];
    const { code, out, err } = await call(...args, '--lang', 'hu');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Öreg malom');
    const { out: data } = await call(...args, '--json', '--detail');
    const { kingdom, strategies } = JSON.parse(data) as SimulationResult;
    expect(kingdom).toContain('old-mill');
    expect(strategies[0]?.detail?.cards.map((one) => one.card)).toContain('old-mill');
    expect((await call(...args, '--game', '1')).out).toContain('buy Old Mill');
  });

  it('takes the place of a card of a kingdom that does not name it', async () => {
    const args = ['sim', mills, money, '--card', card, '--kingdom', 'First Game', '--games', '2', '--json'];
    const { out } = await call(...args);
    expect((JSON.parse(out) as SimulationResult).kingdom).toContain('old-mill');
  });

  it('is weighed as the workshop saves it', async () => {
    const { code, out } = await call('worth', card, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ card: 'old-mill' });
  });
});

describe('a character', () => {
  it('plays beside a strategy, by id or by name, prepared or not', async () => {
    const args = ['--kingdom', 'First Game', '--games', '1', '--seed', '7'];
    const unprepared = ['vixen', money, 'The Chancellor', '--search-games', '0', '--threads', '1', '--json'];
    const { out } = await call('sim', ...unprepared, ...args);
    const { strategies } = JSON.parse(out) as SimulationResult;
    expect(strategies.map(({ name }) => name)).toEqual(['Vixen', 'Money', 'The Chancellor']);
    const prepared = async () =>
      (await call('sim', 'chancellor', money, '--search-games', '200', '--game', '1', ...args)).out;
    const record = await prepared();
    expect(record).toMatch(/^players: .*The Chancellor/m);
    expect(await prepared()).toBe(record);
    expect((await call('sim', '--list')).out).toMatch(/^vixen$/m);
  });
});

describe('tenfold strength', () => {
  it('measures characters and strategies, with home-made cards, kingdom by kingdom', async () => {
    const kingdoms = ['--kingdom', 'First Game', '--random', '1'];
    const args = ['strength', mills, 'bramble', '--card', card, ...kingdoms, '--threads', '1'];
    const { code, out } = await call(...args, '--games', '10', '--lang', 'de');
    expect(code).toBe(0);
    expect(out).toMatch(/^Anteil an den Siegen gegen Magpie/);
    expect(out).toMatch(/^First Game +[\d.,]+ % .* [\d.,]+ %/m);
    expect(out).toContain('Mittel der Königreiche');
    const { out: data } = await call(...args, '--games', '10', '--json');
    const { kingdoms: measured } = JSON.parse(data) as {
      kingdoms: { cards: string[]; players: { games: number }[] }[];
    };
    expect(measured).toHaveLength(2);
    for (const { cards, players } of measured) {
      expect(cards).toContain('old-mill');
      expect(players.map(({ games }) => games)).toEqual([10, 10]);
    }
  });

  it('refuses who is not known, in words', async () => {
    const { code, err } = await call('strength', 'vixxen');
    expect(code).toBe(2);
    expect(err).toContain('Vixen');
  });
});

const REFUSED = [
  ['sim', money],
  ['sim', money, money, '--seed', 'a#b'],
  ['sim', money, 'gero-witch', '--board', 'named-only', '--kingdom', 'First Game'],
  ['sim', money, 'gero-witch', '--kingdom', 'cellar,moat'],
  ['sim', money, money, '--game', '11', '--games', '10'],
];

describe('a plan that cannot be played', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('is refused in %s', async (lang) => {
    for (const args of REFUSED) {
      const { err: inEnglish } = await call(...args, '--lang', 'en');
      const { code, err } = await call(...args, '--lang', lang);
      expect(code).toBe(2);
      expect(err).not.toBe(inEnglish);
      expect(err).not.toMatch(/\b(?:the|must|game takes|leave)\b/);
    }
  });
});
