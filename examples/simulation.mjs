// Two strategies, written as text, play two thousand games on all cores.
//
//   npm install @tenfold/bots @tenfold/sim
//   node simulation.mjs

import { parseStrategy } from '@tenfold/bots';
import { simulate } from '@tenfold/sim';

// One rule a line: the first that applies is followed.
const money = `
strategy Money
buy Province
buy Gold
buy Silver
`;
const smithy = `
strategy Smithy
buy Province
buy Gold
buy Smithy when own < 2
buy Silver
`;

/** A strategy as data; what is wrong with a text is told with its line. */
function read(text) {
  const { strategy, errors } = parseStrategy(text);
  for (const { line, message, remedy } of errors) console.error(`line ${line}: ${message}; ${remedy}`);
  return strategy;
}

const result = await simulate(
  {
    strategies: [read(money), read(smithy)],
    games: 2000,
    seed: '42',
    // The cards that are named, and others drawn by the seed up to ten.
    board: 'full',
    // Each shuffle is played from both seats, so that luck is shared out.
    mirror: true,
  },
  // The result is the same on any number of threads. Progress goes where it does not get into the way of the output.
  { onProgress: ({ played, planned }) => process.stderr.isTTY && console.error(`${played} of ${planned}`) },
);

const percent = (rate) => `${Math.round(100 * rate)} %`;
for (const { name, wins, points } of result.strategies) {
  console.log(
    `${name}: wins ${percent(wins.rate)} (${percent(wins.low)} to ${percent(wins.high)}), ${points.mean.toFixed(1)} points`,
  );
}

// It prints:
// → Money: wins 14 % (13 % to 16 %), 23.4 points
// → Smithy: wins 61 % (58 % to 63 %), 30.6 points
