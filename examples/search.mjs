// A search for a strategy: how many Smithies, and from how many Provinces on are Duchies worth their price? It begins
// anywhere, changes one number at a time, and keeps what wins more.
//
//   npm install @tenfold/bots @tenfold/sim
//   node search.mjs

import { parseStrategy } from '@tenfold/bots';
import { simulate } from '@tenfold/sim';

const GAMES = 1000;

/** A strategy with two numbers left open. */
const written = ({ smithies, provinces }) => `
strategy ${smithies} Smithies, Duchies from ${provinces}
buy Province
buy Duchy when Province left <= ${provinces}
buy Gold
buy Smithy when own < ${smithies}
buy Silver
`;
const read = (numbers) => parseStrategy(written(numbers)).strategy;

/** The share of victories of one against the other. Mirrored games tell them apart with fewer of them. */
async function share(numbers, others) {
  const strategies = [read(numbers), read(others)];
  const result = await simulate({ strategies, games: GAMES, seed: 'search', board: 'full', mirror: true });
  return result.strategies[0].share;
}

/** All that differ from these numbers by a single step. */
const neighbours = ({ smithies, provinces }) =>
  [
    { smithies: smithies + 1, provinces },
    { smithies: smithies - 1, provinces },
    { smithies, provinces: provinces + 1 },
    { smithies, provinces: provinces - 1 },
  ].filter((one) => one.smithies >= 0 && one.provinces >= 0);

let best = { smithies: 0, provinces: 1 };
for (let next = best; next !== undefined;) {
  best = next;
  next = undefined;
  for (const one of neighbours(best)) {
    const found = await share(one, best);
    // Only what is better beyond chance: half is even, and `low` is the lower end of what it may really be.
    if (found.low <= 0.5) continue;
    console.log(`${read(one).name}: ${Math.round(100 * found.mean)} % against ${read(best).name}`);
    next = one;
    break;
  }
}
console.log(`the best: ${read(best).name}`);

// It prints:
// → 1 Smithies, Duchies from 1: 74 % against 0 Smithies, Duchies from 1
// → 1 Smithies, Duchies from 2: 61 % against 1 Smithies, Duchies from 1
// → 1 Smithies, Duchies from 3: 55 % against 1 Smithies, Duchies from 2
// → the best: 1 Smithies, Duchies from 3
