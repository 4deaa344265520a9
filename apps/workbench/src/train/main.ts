// Trains the value network by self-play, for as many games or minutes as wished; a training that is in the folder goes on.
// Ctrl-C saves and stops.
//
//   npm run train -- [--folder reports/train] [--seed 1] [--from-shipped] [--games N] [--minutes N]
//     [--threads N | --on postgres://…] [--ship] [--check KINGDOMS]

import { ValueNetwork, gamesOfValue, loadValue } from '@tenfold/bots/value';
import { readArguments } from './arguments.ts';
import type { Checked } from './check.ts';
import { check, meanOf } from './check.ts';
import { loadTraining, saveTraining } from './checkpoint.ts';
import { alone, onThreads, onWorkers } from './round-players.ts';
import { shipWeights } from './ship.ts';
import { train } from './train.ts';
import { beginTraining } from './trainer.ts';

const { folder, seed, fromShipped, games, minutes, on, threads, ship, checked } = readArguments();
const known = fromShipped ? { network: await loadValue(), games: await gamesOfValue() } : undefined;
const state = loadTraining(folder) ?? beginTraining(seed, known);
const before = state.games;
const began = performance.now();
const passed = (): number => (performance.now() - began) / 60_000;
const TOLD_EVERY = 10;
const CHECK_GAMES = 100;
const SAVED_EVERY_MINUTES = 2;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
// Where there are no workers, nothing else ends the wait for them.
const timer = setTimeout(() => stop.abort(), Math.min(minutes * 60_000, LONGEST_TIMER_MS));

let loss = 0;
let saved = passed();
const players =
  on !== null ? await onWorkers(on, (line) => console.log(line)) : threads > 0 ? onThreads(threads) : alone;
await train(state, {
  players,
  signal: stop.signal,
  isGoingOn: () => state.games < games && passed() < minutes,
  onRound(error) {
    loss += error;
    if (state.rounds % TOLD_EVERY === 0) {
      const core = process.cpuUsage();
      console.log(
        `${state.games} games, ${state.league.length} kingdoms searched, error ${(loss / TOLD_EVERY).toFixed(4)}, ` +
          `${passed().toFixed(1)} minutes (${((core.user + core.system) / 60e6).toFixed(1)} of a core)`,
      );
      loss = 0;
    }
    if (passed() > saved + SAVED_EVERY_MINUTES) {
      saveTraining(folder, state);
      saved = passed();
    }
  },
});
clearTimeout(timer);
await players.close();
if (state.games > before) saveTraining(folder, state);
if (ship) shipWeights(state);
if (checked > 0) {
  const network = new ValueNetwork(state.learner.network.cards, state.average);
  const all: Checked[] = [];
  for (const one of check(network, checked, CHECK_GAMES)) {
    all.push(one);
    console.log(
      `${all.length}: ${one.money.toFixed(1)} against Big Money, ${one.found.toFixed(1)} against what was found; ` +
        one.kingdom.join(', '),
    );
  }
  const [money, found] = [all.map((one) => one.money), all.map((one) => one.found)];
  console.log(
    `${meanOf(money)} against Big Money, ${meanOf(found)} against what was found, with the standard error over kingdoms`,
  );
}
