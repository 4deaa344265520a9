// What the rules refuse is said in the language of the terminal: kingdoms, names, records, wishes that nothing fits.

import { expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();
const none = folder.write('none.record', 'hello');
const nobody = folder.write(
  'nobody.record',
  [
    'tenfold record 1',
    'players: Ann, Bob',
    'kingdom: cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop',
    'seed: 1',
    '',
    'Zoe: end actions',
    '',
  ].join('\n'),
);

it.each<[args: string[], message: string]>([
  [
    ['play', '--lang', 'de', '--kingdom', 'Schmiede, Dorf'],
    'tenfold play: 2 Königreichkarten: ein Königreich hat 10; nimm 8 dazu',
  ],
  [
    ['play', '--lang', 'pl', '--kingdom', 'gold.moat'],
    'to karta podstawowa i nigdy nie jest kartą Królestwa; weź zamiast niej inną kartę',
  ],
  [['play', '--lang', 'hu', '--kingdom', 'moat.moat'], 'kétszer szerepel a birodalomban'],
  [['play', '--lang', 'hu', '--name', 'A:B'], '„A:B” nem lehet játékos neve'],
  [
    ['replay', '--lang', 'de', nobody],
    `${nobody}, Zeile 6: An diesem Tisch heißt niemand so.\nGenauer, auf Englisch: line 6: `,
  ],
  [
    ['verify', '--lang', 'pl', none],
    `${none}, wiersz 1: Zapis zaczyna się od „tenfold record 1”; ten tekst nie.`,
  ],
  [['replay', '--lang', 'en', nobody], `${nobody}, line 6: nobody is called "Zoe"`],
  [
    ['kingdoms', '--random', '--lang', 'hu', '--must', 'witch', '--attacks', '0'],
    "nincs birodalom, amely megfelel ennek: --must 'Boszorkány' és --attacks 0; elég volna ezen változtatni: ",
  ],
  [
    [
      'kingdoms',
      '--random',
      '--lang',
      'de',
      '--sets',
      'alchemy',
      '--ban',
      'golem,vineyard',
      '--no-possession',
    ],
    'es bleiben nur 9 Karten, aus denen 10 zu losen sind; nimm eine Schachtel dazu oder schließ 1 weniger aus',
  ],
])('%j', async (args, message) => {
  const { code, out, err } = await call(...args);
  expect(err).toContain(message);
  expect({ out, isRefused: code !== 0 }).toEqual({ out: '', isRefused: true });
});
