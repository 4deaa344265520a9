// What the Chancellor buys in the middle of a game, without and with the learnt value.

import { strategist } from '@tenfold/bots';
import type { ValueNetwork } from '@tenfold/bots/value';
import { loadValue } from '@tenfold/bots/value';
import { Lens, optionWords, seedRandom } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { chancellor } from '../src/chancellor/chancellor.ts';
import { bestPurchase } from '../src/chancellor/purchase-trial.ts';
import { askedOf, money, play, table } from './play-helpers.ts';

/** Eight coins to spend, in the middle of a game. */
const rich = () => play(table(['gold', 'gold', 'silver', 'estate', 'estate']), 'play treasures');

/** A plan that wants a Silver in this turn, whatever there is to spend. */
const foolish = money({ card: 'silver', if: [{ l: { fn: 'turn' }, op: '==', r: 5 }] });
const found = { plan: { plan: 'money', cards: [] }, strategy: foolish } as const;

function bought(network?: ValueNetwork): string {
  const game = rich();
  const asked = askedOf(game);
  const lens = new Lens(game, asked.seat);
  return optionWords(game, chancellor(found, network)(lens).choose(lens, asked));
}

test('without the value it follows its plan; with it, not where something else surely does better', async () => {
  expect(bought()).toBe('buy Silver');
  expect(bought(await loadValue())).toBe('buy Province');
});

test('what the plan buys stays where the value likes nothing better', async () => {
  const network = await loadValue();
  const game = rich();
  const asked = askedOf(game);
  const province = asked.options.find((option) => optionWords(game, option) === 'buy Province');
  if (province === undefined) throw new Error('no Province is to be had');
  const maker = strategist(money());
  const option = bestPurchase({
    network,
    lens: new Lens(game, asked.seat),
    asked,
    usual: province,
    random: seedRandom('fast', 'purchases'),
    own: maker,
    othersIn: () => () => maker,
  });
  expect(optionWords(game, option)).toBe('buy Province');
});
