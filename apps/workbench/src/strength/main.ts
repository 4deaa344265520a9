// How strong the characters are: each at a table with Magpies, who play Big Money Ultimate, on the recommended kingdoms
// or on as many random ones as wished; and those that prepare against every known strategy that a kingdom allows, against
// strategies that are kept from them (sparring/), and against the first Chancellor.
//
//   npm run strength -- [--games 1000] [--rivals GAMES] [--against ID[,ID]] [--sparring [ID[,ID]|all]] [--versus GAMES]
//                       [--alone] [--players 2] [--random N] [--kingdoms ID[,ID]] [--seed S] [--only ID[,ID]] [--search-games N] [--threads N]
//
// With --alone, the strategies that were found are measured without what is thought at the table.
//
// With --exploit, an hour's search for strategies that beat the Chancellor, on ten random kingdoms:
//
//   npm run strength -- --exploit [--minutes 60] [--random 10 | --kingdoms ID[,ID]] [--seed S] [--search-games N] [--threads N]

import { readArguments } from './arguments.ts';
import { shareOut } from './crew.ts';
import { runExploit } from './exploit-main.ts';
import { rivalsTable, strengthTable, summary, thinkingLines } from './tables.ts';
import { tablesFor } from './measured-tables.ts';
import type { StrengthTask, TaskResult } from './task.ts';

const wish = readArguments();
if (wish.exploit) {
  await runExploit(wish);
  process.exit(0);
}
const { games, players, seed, rivals, versus, alone, searchGames, threads } = wish;
const tasks: readonly StrengthTask[] = tablesFor(wish).map((table) => ({
  ...table,
  players,
  games,
  seed,
  characters: wish.only,
  searchGames,
  alone,
  rivals,
  versus,
}));

const results: TaskResult[] = [];
await shareOut({ script: new URL('worker.ts', import.meta.url), tasks, threads }, (found) => {
  const result = found as TaskResult;
  results.push(result);
  console.error(`${results.length} of ${tasks.length}: ${summary(result)}`);
});
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
