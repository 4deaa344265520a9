// How strong the characters are: each at a table with Magpies, who play Big Money Ultimate, on the recommended kingdoms
// or on as many random ones as wished; and those that prepare against every known strategy that a kingdom allows.
//
//   npm run strength -- [--games 1000] [--rivals GAMES] [--against ID[,ID]] [--players 2] [--random N] [--kingdoms ID[,ID]] [--seed S] [--only ID[,ID]]
//                       [--threads N]

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { characters, knownStrategies } from '@tenfold/bots';
import { MOST_PLAYERS, kingdomText, kingdoms, randomKingdom } from '@tenfold/rules';
import { rivalsTable, strengthTable, summary, thinkingLines } from './tables.ts';
import type { StrengthTask, TaskResult } from './task.ts';

const USAGE =
  'usage: npm run strength -- [--games N] [--rivals GAMES] [--against ID[,ID]] [--players N] [--random N] [--kingdoms ID[,ID]] [--seed S] [--only ID[,ID]] [--threads N]';
const MEASURED = characters.map(({ id }) => id).filter((id) => id !== 'magpie');
const RIVALS = knownStrategies().map(({ id }) => id);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '1000' },
        players: { type: 'string', default: '2' },
        random: { type: 'string', default: '0' },
        kingdoms: { type: 'string', default: kingdoms.map(({ id }) => id).join(',') },
        seed: { type: 'string', default: 'strength' },
        only: { type: 'string', default: MEASURED.join(',') },
        rivals: { type: 'string', default: '0' },
        against: { type: 'string', default: RIVALS.join(',') },
        threads: { type: 'string', default: `${availableParallelism()}` },
      },
    });
    return {
      games: whole('games', values.games, 1, 1_000_000),
      players: whole('players', values.players, 2, MOST_PLAYERS),
      random: whole('random', values.random, 0, 10_000),
      threads: whole('threads', values.threads, 1, 64),
      recommended: values.kingdoms.split(',').map(recommendedKingdom),
      only: values.only.split(',').map(known),
      rivals: whole('rivals', values.rivals, 0, 1_000_000),
      against: values.against.split(',').map(knownRival),
      seed: values.seed,
    };
  } catch (error) {
    console.error(`strength: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function known(id: string): string {
  if (MEASURED.includes(id)) return id;
  throw new Error(`--only names "${id}"; it takes ${MEASURED.join(', ')}`);
}

function knownRival(id: string): string {
  if (RIVALS.includes(id)) return id;
  throw new Error(`--against names "${id}"; it takes ${RIVALS.join(', ')}`);
}

function recommendedKingdom(id: string) {
  const found = kingdoms.find((kingdom) => kingdom.id === id);
  if (found !== undefined) return found;
  throw new Error(`--kingdoms names "${id}"; it takes ${kingdoms.map((kingdom) => kingdom.id).join(', ')}`);
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
}

const { games, players, random, recommended, seed, only, rivals, against, threads } = readArguments();
const tables =
  random === 0
    ? recommended
    : Array.from({ length: random }, (_kingdom, index) => {
        const cards = randomKingdom({}, `${seed} ${index}`);
        return { id: kingdomText(cards), cards };
      });
const tasks: readonly StrengthTask[] = tables.map(({ id, cards }) => ({
  name: id,
  kingdom: cards,
  players,
  games,
  seed,
  characters: only,
  rivals,
  against,
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
if (rivals > 0) console.log(`\nAgainst known strategies, ${rivals} games each\n\n${rivalsTable(results)}`);
console.log(`\n${thinkingLines(results)}`);
