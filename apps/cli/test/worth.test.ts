// What a card is worth, in the terminal.

import { describe, expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const folder = temporaryFolder();
const mill = {
  id: 'old-mill',
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play: [{ do: 'plusCards', n: 3 }],
};

describe('tenfold worth', () => {
  it('prices a home-made card from its file', async () => {
    const file = folder.write('old-mill.json', JSON.stringify(mill));
    const own = await call('worth', file);
    expect(own.code).toBe(0);
    expect(own.out).toMatch(
      /^About as strong as a card for 4 in a deck of money .*; more than .+; less than .+\.$/m,
    );
    expect(own.out).toContain('7,200 games');
  });

  it('says why it cannot tell, in the language asked for', async () => {
    const { out } = await call('worth', 'Gardens', '--lang', 'de');
    expect(out.trim()).toBe(
      'Die Spiele können es nicht sagen. Ausgespielt tut sie nichts; was Punkte wert sind, hängt vom übrigen Deck ab.',
    );
  });

  it.each([
    ['nobody', /there is no card "nobody".*lists all cards/],
    ['Gold', /Gold is in every game/],
    ['missing.json', /missing\.json/],
  ])('refuses what cannot be weighed: %s', async (typed, reason) => {
    const { code, err } = await call('worth', typed);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });

  it('names the file and the place of what is no card', async () => {
    const file = folder.write('broken.json', JSON.stringify({ ...mill, types: ['Wagon'] }));
    const { code, err } = await call('worth', file);
    expect(code).toBe(2);
    expect(err).toMatch(/broken\.json: .*old-mill.*types/);
    const german = await call('worth', file, '--lang', 'de');
    expect(german.err).toContain('types[0]: muss eines hiervon sein: Action, Treasure');
  });

  it('does not take a home-made card for a known one', async () => {
    const file = folder.write('smithy.json', JSON.stringify({ ...mill, id: 'smithy' }));
    expect((await call('worth', file)).err).toMatch(
      /"smithy" is a card of the boxes; give your own another id/,
    );
  });
});
