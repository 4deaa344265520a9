// npm run bench:server [-- --games 3000 --seconds 30 --every 2 --json]: what one server process can hold.
//
// The server runs in a process of its own, on SQLite in a folder of the temporary directory, every choice durable; the
// clients in this one, with real WebSockets on loopback, two for each game. Games are in the middle when the clients
// come; then a choice is made in each of them every so many seconds, whether or not the server keeps up. The opening
// and the first seconds are not counted.

import { benchCommand, runBench } from './bench-command.ts';
import { ms, number, percent } from './figures-in-words.ts';
import type { GrowthFigures } from './measure-growth.ts';
import { measureGrowth } from './measure-growth.ts';
import type { LoadFigures } from './measure-load.ts';
import { measureLoad } from './measure-load.ts';
import type { ReadersFigures } from './measure-readers.ts';
import { measureReaders } from './measure-readers.ts';
import type { StartFigures } from './measure-start.ts';
import { measureStart } from './measure-start.ts';

const USAGE = `usage: npm run bench:server [-- OPTIONS]
  --games N         running games of two players (default 3000)
  --seconds N       how long it is measured (default 30)
  --every N         seconds between two choices of a game (default 2)
  --profile FOLDER  writes a CPU profile of the server there
  --growth          instead: CPU time per choice with more games and with longer logs
  --readers N       instead: choices beside N people who ask for their 50 tables as fast as they may, and without
  --start           instead: how long a start takes with 100,000 stored games
  --json            the figures as data`;

/** How long the logs of the games are when the clients come: from a beginning to a good game. */
const LONGEST_LOG = 400;
const STORED_GAMES = 100_000;

const { values, positive, tell, print } = benchCommand(USAGE, {
  games: { type: 'string', default: '3000' },
  seconds: { type: 'string', default: '30' },
  every: { type: 'string', default: '2' },
  profile: { type: 'string' },
  growth: { type: 'boolean' },
  readers: { type: 'string' },
  start: { type: 'boolean' },
});
const wish = {
  games: positive('games', values.games),
  seconds: positive('seconds', values.seconds),
  every: positive('every', values.every),
};

await runBench(measure);

async function measure(): Promise<void> {
  if (values.start === true) return print(await measureStart(STORED_GAMES, tell), startLines);
  if (values.growth === true) {
    return print(await measureGrowth(wish.games, wish.seconds, wish.every, tell), growthLines);
  }
  if (values.readers !== undefined) {
    const readers = positive('readers', values.readers);
    const asked = { ...wish, readers, longestLog: LONGEST_LOG, profileFolder: values.profile };
    return print(await measureReaders(asked, tell), readersLines);
  }
  const logs = { shortestLog: 0, longestLog: LONGEST_LOG };
  print(await measureLoad({ ...wish, ...logs, profileFolder: values.profile }, tell), loadLines);
}

function loadLines(figures: LoadFigures): string {
  return `
held games          ${figures.games} of two players, ${figures.finishedGames} of them finished and were replaced
choices             ${number(figures.choicesPerSecond)} a second, ${number(figures.choices)} in all
choice → all views  p50 ${ms(figures.p50)}   p95 ${ms(figures.p95)}   p99 ${ms(figures.p99)}   max ${ms(figures.max)}
not in order        ${figures.refusals} refused, ${figures.unanswered} unanswered, ${figures.lateChoices} due before the last was answered
server's CPU        ${percent(figures.serverCpu)} of a core, its main thread ${percent(figures.serverMainThreadCpu)} (busy ${percent(figures.serverBusy)} of the time)
  per choice        ${number(figures.cpuMicrosPerChoice)} µs, its main thread ${number(figures.mainThreadMicrosPerChoice)} µs
server's memory     ${number(figures.kilobytesPerGame)} KB a game, ${number(figures.liveKilobytesPerGame)} KB of them in use
commits             ${figures.writesPerCommit.toFixed(1)} choices together, ${ms(figures.commitMs)} each
the clients' CPU    ${percent(figures.clientCpu)} of a core, late by ${ms(figures.clientDelayP99)} (p99); load of the machine ${figures.machineLoad.toFixed(1)}${figures.troubles.map((trouble) => `\ntrouble: ${trouble}`).join('')}`;
}

function growthLines({ few, many, shortLogs, longLogs, manyToFew, longToShort }: GrowthFigures): string {
  const line = (name: string, { cpuMicrosPerChoice, mainThreadMicrosPerChoice, p99 }: LoadFigures): string =>
    `${name.padEnd(36)}${number(cpuMicrosPerChoice).padStart(6)} µs, main thread ${number(mainThreadMicrosPerChoice)} µs, p99 ${ms(p99)}`;
  return `
CPU time per choice, ${number(few.choicesPerSecond)} choices a second
${line(`${few.games} games`, few)}
${line(`${many.games} games`, many)}
  ratio                             ${manyToFew.toFixed(2)}
${line(`${shortLogs.games} games, logs of 50 choices`, shortLogs)}
${line(`${longLogs.games} games, logs of 1,000 choices`, longLogs)}
  ratio                             ${longToShort.toFixed(2)}`;
}

function readersLines(figures: ReadersFigures): string {
  const { readers, tablesEach, games, alone, beside, p50Ratio, p99Ratio } = figures;
  const line = (name: string, { p50, p99, p99Range, choices }: ReadersFigures['alone']): string =>
    `${name.padEnd(20)}p50 ${ms(p50)}   p99 ${ms(p99)} (turns ${p99Range.map(ms).join(' to ')})   of ${number(choices)} choices`;
  return `
choice → all views, ${number(games)} games
${line('alone', alone)}
${line(`beside ${readers} readers`, beside)}
  ratio             p50 ${p50Ratio.toFixed(2)}   p99 ${p99Ratio.toFixed(2)}
the readers         ${tablesEach} tables each: ${number(figures.answersPerSecond)} answers a second, ${number(figures.refusalsPerSecond)} refusals
  an answer         ${number(figures.cpuMicrosPerAnswer)} µs of CPU, ${number(figures.mainThreadMicrosPerAnswer)} µs of the main thread; load of the machine ${figures.machineLoad.toFixed(1)}`;
}

function startLines({ storedGames, empty, stored, ratio }: StartFigures): string {
  return `
a start on an empty folder       ${ms(empty.startMs)} (with its process ${ms(empty.processMs)})
  with ${number(storedGames)} stored games     ${ms(stored.startMs)} (with its process ${ms(stored.processMs)})
  ratio                          ${ratio.toFixed(2)}`;
}
