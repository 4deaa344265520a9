// npm run bench:cluster [-- --games 3000 --seconds 10 --every 2 --nodes 1,2,3 --json]: what equal nodes on one PostgreSQL can hold.
//
// A PostgreSQL of its own that waits for the disk at every commit, nodes in processes of their own, the clients in this one. The two
// players of a game are at different nodes, which costs most. How it is measured is said in bench-server; the same load on one server
// with SQLite comes first, so that one run of some minutes has everything side by side.

import { benchCommand, runBench } from '../bench-server/bench-command.ts';
import { ms, number, percent } from '../bench-server/figures-in-words.ts';
import type { LoadFigures } from '../bench-server/measure-load.ts';
import { NEXT_STEP } from './limit.ts';
import { type CellFigures, millionGames } from './million-games.ts';
import type { ClusterFigures, NodesFigures } from './measure-cluster.ts';
import { measureCluster } from './measure-cluster.ts';
import type { WorkersFigures } from './measure-workers.ts';
import { measureWorkers } from './measure-workers.ts';

const USAGE = `usage: npm run bench:cluster [-- OPTIONS]
  --games N      running games of two players (default 3000)
  --seconds N    how long each run is measured (default 10)
  --every N      seconds between two choices of a game (default 2)
  --nodes LIST   how many nodes, run after run (default 1,2,3)
  --no-sqlite    without the one server on SQLite, beside which the nodes stand
  --workers N    instead: a simulation of N games by one worker, and by two
  --model        instead: a simulation of as many nodes and databases as a million games take
  --json         the figures as data`;

const LONGEST_LOG = 400;
/** What three nodes shall hold on a machine with two cores. */
const MOST_P99_MS = 150;
/** By how much later somebody at another node may see a choice, and what a choice may cost beside SQLite. */
const MOST_LATER_MS = 30;
const MOST_COST = 2;

const { values, positive, tell, print } = benchCommand(USAGE, {
  games: { type: 'string', default: '3000' },
  seconds: { type: 'string', default: '10' },
  every: { type: 'string', default: '2' },
  nodes: { type: 'string', default: '1,2,3' },
  'no-sqlite': { type: 'boolean' },
  workers: { type: 'string' },
  model: { type: 'boolean' },
});

await runBench(measure);

async function measure(): Promise<void> {
  if (values.workers !== undefined) {
    return print(await measureWorkers(positive('workers', values.workers), tell), workersLines);
  }
  if (values.model === true) return print(millionGames(), modelLines);
  const wish = {
    games: positive('games', values.games),
    seconds: positive('seconds', values.seconds),
    every: positive('every', values.every),
    nodes: values.nodes.split(',').map((count) => positive('nodes', count)),
    longestLog: LONGEST_LOG,
    besideSqlite: values['no-sqlite'] !== true,
  };
  print(await measureCluster(wish, tell), clusterLines);
}

function clusterLines({ games, cores, sqlite, runs, costToSqlite, otherNodeLater }: ClusterFigures): string {
  const line = (name: string, figures: LoadFigures): string =>
    `${name.padEnd(10)}${number(figures.choicesPerSecond).padStart(7)}   ` +
    [figures.p50, figures.p99, figures.toOtherP95].map((value) => ms(value).padStart(10)).join('') +
    `${number(figures.cpuMicrosPerChoice).padStart(9)} µs`;
  const runLine = (run: NodesFigures): string =>
    line(run.nodes === 1 ? '1 node' : `${run.nodes} nodes`, run) +
    `${run.databaseMicrosPerChoice === null ? '?' : number(run.databaseMicrosPerChoice).padStart(8)} µs` +
    `${run.noticesPerChoice.toFixed(2).padStart(9)}${number(run.walBytesPerChoice).padStart(8)} B` +
    `${run.writesPerCommit.toFixed(1).padStart(7)}${ms(run.commitMs).padStart(10)}${percent(run.machineBusy).padStart(7)}`;
  const steps = runs.map(
    (run) => `${run.nodes}: ${run.limit === 'none' ? '' : `${run.limit}; `}${NEXT_STEP[run.limit]}`,
  );
  const later = otherNodeLater.map((one) => `${one.nodes}: ${ms(one.ms)} (${yes(one.ms <= MOST_LATER_MS)})`);
  const troubles = [...(sqlite === null ? [] : [sqlite]), ...runs].flatMap((run) => [
    ...run.troubles,
    ...(run.unanswered > 0 ? [`${run.unanswered} choices were not answered`] : []),
  ]);
  return `
${games} games of two players, each at another node where there are several; ${cores} cores
          choices/s       p50       p99   other p95   node CPU  database  notices     WAL  group    commit machine
${sqlite === null ? '' : `${line('SQLite', sqlite)}\n`}${runs.map(runLine).join('\n')}
cost of a choice    ${costToSqlite === null ? 'unknown' : `${costToSqlite.toFixed(2)} times that on SQLite (node and database; at most ${MOST_COST}: ${yes(costToSqlite <= MOST_COST)})`}
the other's view    ${later.length === 0 ? 'unknown' : `later than on one node (p95; at most ${MOST_LATER_MS} ms): ${later.join(', ')}`}
p99 at most ${MOST_P99_MS} ms  ${runs.map((run) => `${run.nodes}: ${yes(run.p99 <= MOST_P99_MS)}`).join(', ')}
limit, next step    ${steps.join('\n                    ')}
load of the machine ${runs.map((run) => run.machineLoad.toFixed(1)).join(', ')} (more than its cores: other programs take part in every figure but CPU time)${troubles.map((trouble) => `\ntrouble: ${trouble}`).join('')}`;
}

function yes(holds: boolean): string {
  return holds ? 'yes' : 'no';
}

function workersLines({ games, one, two, speedUp, isSame, machineLoad }: WorkersFigures): string {
  const line = (name: string, { seconds, microsPerGame }: WorkersFigures['one']): string =>
    `${name.padEnd(16)}${seconds.toFixed(2).padStart(8)} s   ${microsPerGame === null ? '?' : number(microsPerGame)} µs of CPU a game`;
  return `
${number(games)} games
${line('one worker', one)}
${line('two workers', two)}
  times as fast ${speedUp.toFixed(2)}
  same result   ${isSame ? 'yes' : 'NO'}
load of the machine ${machineLoad.toFixed(1)}`;
}

function modelLines(cells: readonly CellFigures[]): string {
  const line = (cell: CellFigures): string =>
    [
      number(cell.choicesPerSecond * cell.cells).padStart(9),
      number(cell.cells).padStart(6),
      number(cell.nodes).padStart(6),
      percent(cell.nodeBusy).padStart(9),
      percent(cell.databaseBusy).padStart(9),
      cell.choicesPerGroup.toFixed(1).padStart(7),
      ms(cell.p99Ms).padStart(10),
      number(cell.deliveriesPerSecond).padStart(12),
      percent(cell.noticesBusy).padStart(8),
    ].join('');
  return `
a million running games
choices/s  cells nodes each  node busy  database  group  on disk p99  deliveries  notices
${cells.map(line).join('\n')}`;
}
