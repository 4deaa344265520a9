// The strategies that the Chancellor is measured by without having seen them.

import { knownStrategies } from '@tenfold/bots';
import { completeSetup, setOfCard } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { sparringPartners } from '../src/strength/sparring.ts';

const partners = sparringPartners();

test('there are enough of them, and their kingdoms have what they buy', () => {
  expect(partners.length).toBeGreaterThanOrEqual(20);
  for (const { id, kingdom, strategy } of partners) {
    completeSetup({ players: ['A', 'B'], kingdom, seed: id });
    const bought = strategy.buy.map(({ card }) => card).filter((card) => setOfCard(card) !== 'basic');
    expect({ id, missing: bought.filter((card) => !kingdom.includes(card)) }).toEqual({ id, missing: [] });
  }
});

test('none of them is in the catalogue, which the Chancellor knows', () => {
  const known = new Set(knownStrategies().map(({ strategy }) => JSON.stringify(strategy.buy)));
  expect(partners.filter(({ strategy }) => known.has(JSON.stringify(strategy.buy)))).toEqual([]);
});
