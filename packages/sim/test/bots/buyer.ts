// A player that needs no cleverness: it buys the first card of its list that it can, and answers anything else with the
// first option. It knows no conditions.

import type { BotMaker, Strategy } from '@tenfold/bots';
import { argumentOf, verbOf } from '@tenfold/rules';

export function strategist(strategy: Strategy): BotMaker {
  return ({ set }) => {
    const wishes = strategy.buy.map(({ card }) => set.numbers.get(card));
    return {
      name: strategy.name,
      choose(_, { verb, options }) {
        const [first = 0] = options;
        if (verb !== 'buy') return first;
        const treasures = options.find((option) => verbOf(option) === 'play-treasures');
        if (treasures !== undefined) return treasures;
        for (const wish of wishes) {
          const found = options.find((option) => verbOf(option) === 'buy' && argumentOf(option) === wish);
          if (found !== undefined) return found;
        }
        return options.find((option) => verbOf(option) === 'end-turn') ?? first;
      },
    };
  };
}
