// How strong the characters are: each at a table with Magpies, who play Big Money Ultimate, on the recommended kingdoms
// or on as many random ones as wished; and those that prepare against every known strategy that a kingdom allows, against
// strategies that are kept from them (sparring/), and against the first Chancellor.
//
//   npm run strength -- [--games 1000] [--rivals GAMES] [--against ID[,ID]] [--sparring [ID[,ID]|all]] [--versus GAMES]
//                       [--players 2] [--random N] [--kingdoms ID[,ID]] [--seed S] [--only ID[,ID]] [--search-games N] [--threads N]

import { Worker } from 'node:worker_threads';
import { readArguments } from './arguments.ts';
import { rivalsTable, strengthTable, summary, thinkingLines } from './tables.ts';
import { tablesFor } from './measured-tables.ts';
import type { StrengthTask, TaskResult } from './task.ts';

const wish = readArguments();
const { games, players, seed, rivals, versus, searchGames, threads } = wish;
const tasks: readonly StrengthTask[] = tablesFor(wish).map((table) => ({
  ...table,
  players,
  games,
  seed,
  characters: wish.only,
  searchGames,
  rivals,
  versus,
}));

const results: TaskResult[] = [];
let next = 0;

/** Each thread takes the next kingdom when it is done with one. */
async function work(): Promise<void> {
  const thread = new Worker(new URL('worker.ts', import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const handOut = (): void => {
    const task = tasks[next++];
    if (task === undefined) resolve();
    else thread.postMessage(task);
  };
  thread.on('error', reject);
  thread.on('message', (result: TaskResult) => {
    results.push(result);
    console.error(`${results.length} of ${tasks.length}: ${summary(result)}`);
    handOut();
  });
  handOut();
  await promise;
  await thread.terminate();
}

await Promise.all(Array.from({ length: threads }, work));
const placeOf = ({ task: { name } }: TaskResult): number => tasks.findIndex((task) => task.name === name);
results.sort((a, b) => placeOf(a) - placeOf(b));

console.log(
  `Victories in percent, ${players} players, all others Magpie, ${games} games each, seed "${seed}"\n`,
);
console.log(strengthTable(results));
if (rivals + versus > 0) {
  console.log(
    `\nAgainst others, ${rivals} games each, the first Chancellor ${versus}\n\n${rivalsTable(results)}`,
  );
}
console.log(`\n${thinkingLines(results)}`);
