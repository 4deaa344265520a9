// The terminal calls home-made cards as their makers do, in the reader's language.

import type { OwnCard } from '@tenfold/protocol';
import { withOwnCardLines } from '@tenfold/protocol';
import type { RecordedChoice } from '@tenfold/rules';
import { apply, decision, findOption, kingdoms, newGame, recordChoice, writeRecord } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { call, temporaryFolder } from './tenfold.ts';

const mill: OwnCard = {
  definition: {
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 2, potions: 0 },
    play: [{ do: 'plusCards', n: 2 }],
  },
  names: { en: 'Old Mill', hu: 'Öreg malom' },
};

function recordOfPurchase(): string {
  const kingdom = [...(kingdoms[0]?.cards.slice(0, 9) ?? []), 'old-mill'];
  const game = newGame({
    players: ['Ann', 'Bob'],
    kingdom,
    ownCards: [mill.definition],
    seed: '1',
    start: 0,
  });
  const choices: RecordedChoice[] = [];
  for (const words of ['play treasures', 'buy old-mill']) {
    const asked = decision(game);
    if (asked === undefined) throw new Error('nobody is asked');
    const option = findOption(game, asked, words);
    choices.push(recordChoice(game, option, 0));
    apply(game, option);
  }
  return withOwnCardLines(writeRecord({ setup: game.setup, choices }), [mill]);
}

it('in a replay, and by its id where the record does not name it', async () => {
  const folder = temporaryFolder();
  const named = folder.write('named.record', recordOfPurchase());
  const { code, out } = await call('replay', named, '--lang', 'hu');
  expect(code).toBe(0);
  expect(out).toMatch(/Öreg malom.*\n/);
  expect(out).not.toContain('Old Mill');
  const unnamed = folder.write('unnamed.record', recordOfPurchase().replace(/^# own-card: .*\n/m, ''));
  expect((await call('replay', unnamed, '--lang', 'hu')).out).toContain('Old Mill');
});
