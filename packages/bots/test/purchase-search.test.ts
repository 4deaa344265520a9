// What the Chancellor buys in the middle of a game: by its plan, by what other plans would buy, and by the learnt value.

import type { BotMaker } from '@tenfold/bots';
import { strategist } from '@tenfold/bots';
import { loadValue } from '@tenfold/bots/value';
import { Lens, optionWords, seedRandom } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { chancellor } from '../src/chancellor/chancellor.ts';
import { bestPurchase } from '../src/chancellor/purchase-search.ts';
import { askedOf, money, play, table } from './play-helpers.ts';

/** Eight coins to spend, in the middle of a game. */
const rich = () => play(table(['gold', 'gold', 'silver', 'estate', 'estate']), 'play treasures');

/** A plan that wants a Silver in this turn, whatever there is to spend. */
const foolish = money({ card: 'silver', if: [{ l: { fn: 'turn' }, op: '==', r: 5 }] });
const found = { plan: { plan: 'money', cards: [] }, strategy: foolish } as const;

function bought(maker: BotMaker): string {
  const game = rich();
  const asked = askedOf(game);
  const lens = new Lens(game, asked.seat);
  return optionWords(game, maker(lens).choose(lens, asked));
}

test('without an idea of anything else it follows its plan', () => {
  expect(bought(chancellor(found))).toBe('buy Silver');
});

test('what the value likes is bought where it does better than the plan', async () => {
  expect(bought(chancellor(found, await loadValue()))).toBe('buy Province');
});

test('what another plan would buy is bought where it does better', () => {
  const plays = [foolish, money()].map((strategy) => ({ plan: found.plan, strategy }));
  const repertoire = {
    plays,
    shares: [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    mixture: [0.5, 0.5],
  };
  expect(bought(chancellor({ ...found, repertoire }))).toBe('buy Province');
});

test('the plan stays where nothing does better, and costs no more games than show that', () => {
  const game = rich();
  const asked = askedOf(game);
  const named = (name: string) => {
    const option = asked.options.find((one) => optionWords(game, one) === name);
    if (option === undefined) throw new Error(`there is no ${name}`);
    return option;
  };
  let imagined = 0;
  const maker = strategist(money());
  const option = bestPurchase({
    lens: new Lens(game, asked.seat),
    asked,
    usual: named('buy Province'),
    random: seedRandom('fast', 'purchases'),
    own: { maker, cost: 1 },
    plans: [() => ({ name: 'Copper', choose: () => named('buy Copper') })],
    network: undefined,
    othersIn: () => {
      imagined++;
      return () => maker;
    },
    effort: { worlds: 1000, mostDecisions: 1_000_000, margin: 0.004, sure: 0.8 },
  });
  expect(optionWords(game, option)).toBe('buy Province');
  expect(imagined).toBeLessThan(500);
});
