// npm run bench [-- --json]: how fast the engine is, single-threaded, beside a loop without an engine.
// Machines differ and are noisy: both run turn and turn about in one process, by processor time, and the ratio is the
// figure to keep.

import { parseArgs } from 'node:util';
import { Lens, clone, decision, playOut, seedRandom } from '@tenfold/rules';
import {
  QuickDice,
  KINGDOM,
  byDice,
  middleOfAGame,
  playBigMoney,
  playRandom,
  randomGame,
} from './engine-loops.ts';
import type { CardPool } from './engine-loops.ts';
import { secondsOf } from './cpu-clock.ts';
import type { BenchCourse } from './environment-loops.ts';
import { allKingdoms, batchStepsPerSecond, oneKingdom, plainStepsPerSecond } from './environment-loops.ts';
import type { ScoreTally } from './reference-loop.ts';
import { newTally, playReference } from './reference-loop.ts';
import { playBigMoneyUltimate, playMinion, playVillageSmithy } from './strategies.ts';

const ROUNDS = 9;
const WARM_UP_SECONDS = 1;

const { values } = readArguments();
const tell = (line: string): void => {
  if (values.json !== true) console.log(line);
};

tell(`single-threaded, median of ${ROUNDS} rounds, on Node ${process.version}`);
warmUp();

const referenceTally = newTally();
const bigMoneyTally = newTally();
const ratios: number[] = [];
const reference: number[] = [];
const bigMoney: number[] = [];
const simBigMoneyUltimate: number[] = [];
const simEngine: number[] = [];
const simMinion: number[] = [];
const randomBase: number[] = [];
const randomAll: number[] = [];
const randomPerLoopGame: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  // Long enough each that the processor's clock, which goes by steps of some milliseconds, tells them apart.
  const loop = rate(100_000, () => add(referenceTally, playReference(100_000, round)));
  const engine = rate(20_000, () => add(bigMoneyTally, playBigMoney(20_000, `bench-${round}`)));
  reference.push(loop);
  bigMoney.push(engine);
  ratios.push(engine / loop);
  simBigMoneyUltimate.push(rate(10_000, () => playBigMoneyUltimate(10_000, `bench-${round}`)) / loop);
  simEngine.push(rate(5_000, () => playVillageSmithy(5_000, `bench-${round}`)) / loop);
  simMinion.push(rate(3_000, () => playMinion(3_000, `bench-${round}`)) / loop);
  randomBase.push(decisionsPerSecond('base', round));
  randomAll.push(decisionsPerSecond('all', round));
  randomPerLoopGame.push(randomBase.at(-1)! / loop);
}
const position = middleOfAGame();
const clones = Array.from({ length: ROUNDS }, () => rate(50_000, () => cloneOften(50_000)));
const imagined = Array.from({ length: ROUNDS }, () => rate(50_000, () => imagineOften(50_000)));
const lateToEarly = growth();
// Last, so that the figures above are measured as they were before there was an environment.
const environment = environmentFigures(oneKingdom(KINGDOM));
const environmentAll = environmentFigures(allKingdoms(1));

const result = {
  bigMoneyRatio: round3(median(ratios)),
  simBigMoneyUltimateRatio: round3(median(simBigMoneyUltimate)),
  simEngineRatio: round3(median(simEngine)),
  simMinionRatio: round3(median(simMinion)),
  bigMoneyGamesPerSecond: Math.round(median(bigMoney)),
  referenceGamesPerSecond: Math.round(median(reference)),
  randomDecisionsPerSecond: Math.round(median(randomBase)),
  randomDecisionsPerSecondAllCards: Math.round(median(randomAll)),
  /** Decisions in the time that the loop takes for one game: the figure that a noisy machine leaves alone. */
  randomDecisionsPerLoopGame: round3(median(randomPerLoopGame)),
  environmentStepsPerSecond: environment.batch,
  environmentPlainStepsPerSecond: environment.plain,
  environmentRatio: environment.ratio,
  environmentStepsPerSecondAllCards: environmentAll.batch,
  environmentPlainStepsPerSecondAllCards: environmentAll.plain,
  environmentRatioAllCards: environmentAll.ratio,
  clonesPerSecond: Math.round(median(clones)),
  imaginedPerSecond: Math.round(median(imagined)),
  positionBytes: JSON.stringify(position).length,
  lateToEarly,
};

if (values.json === true) console.log(JSON.stringify(result));
else print();

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } });
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nusage: npm run bench [-- --json]`,
    );
    process.exit(2);
  }
}

function print(): void {
  const numbers = new Intl.NumberFormat('en');
  const format = (n: number): string => numbers.format(n);
  console.log(`
Big Money mirror      ${format(result.bigMoneyGamesPerSecond)} games/s through the engine's verbs
  loop, no engine     ${format(result.referenceGamesPerSecond)} games/s
  ratio               ${result.bigMoneyRatio}
Strategies, as parts of the loop's speed
  Big Money Ultimate  ${result.simBigMoneyUltimateRatio}
  Village and Smithy  ${result.simEngineRatio}
  Minion              ${result.simMinionRatio}
Random play
  Base kingdoms       ${format(result.randomDecisionsPerSecond)} decisions/s, ${result.randomDecisionsPerLoopGame} in the time of a game of the loop
  all 62 cards        ${format(result.randomDecisionsPerSecondAllCards)} decisions/s
Environment           steps/s of a core in batches, each with observation and mask; by \`apply\` alone; ratio
  one kingdom         ${format(environment.batch)}; ${format(environment.plain)}; ${environment.ratio}
  all 62 cards        ${format(environmentAll.batch)}; ${format(environmentAll.plain)}; ${environmentAll.ratio}
Clones                ${format(result.clonesPerSecond)} a second of a position of ${format(result.positionBytes)} bytes
Imagined              ${format(result.imaginedPerSecond)} a second of the same position
Late against early    ${result.lateToEarly} of the time a decision takes at the end of long games
Results, in per cent  first wins  second wins  ties  rounds
  engine              ${shares(bigMoneyTally)}
  loop                ${shares(referenceTally)}`);
}

function shares({ games, firstWins, secondWins, ties, rounds }: ScoreTally): string {
  const share = (part: number) => ((100 * part) / games).toFixed(1).padStart(10);
  return `${share(firstWins)} ${share(secondWins)} ${share(ties)}  ${(rounds / games).toFixed(2)}`;
}

function warmUp(): void {
  const until = performance.now() + WARM_UP_SECONDS * 1000;
  while (performance.now() < until) {
    playReference(2_000, 1);
    playBigMoney(500, 'warm-up');
    playBigMoneyUltimate(200, 'warm-up');
    playVillageSmithy(100, 'warm-up');
    playMinion(100, 'warm-up');
    playRandom(20, 'base', 1);
    playRandom(20, 'all', 1);
  }
}

function rate(count: number, run: () => unknown): number {
  return count / secondsOf(run);
}

function decisionsPerSecond(pool: CardPool, round: number): number {
  let decisions = 0;
  const seconds = secondsOf(() => {
    decisions = playRandom(300, pool, 1000 + round);
  });
  return decisions / seconds;
}

/** Turn and turn about, as everything here; the first round of each warms it up and does not count. */
function environmentFigures(course: BenchCourse): { batch: number; plain: number; ratio: number } {
  const steps = 64_000;
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => {
    const batch = batchStepsPerSecond(course, steps, round);
    const plain = plainStepsPerSecond(course, steps, round);
    return { batch, plain, ratio: batch / plain };
  }).slice(1);
  return {
    batch: Math.round(median(rounds.map(({ batch }) => batch))),
    plain: Math.round(median(rounds.map(({ plain }) => plain))),
    ratio: round3(median(rounds.map(({ ratio }) => ratio))),
  };
}

function cloneOften(count: number): void {
  for (let i = 0; i < count; i++) clone(position);
}

function imagineOften(count: number): void {
  const lens = new Lens(position, decision(position)!.seat);
  const random = seedRandom('fast', 'imagined');
  for (let i = 0; i < count; i++) lens.imagine(random);
}

/** Time per decision in the last third of long random games as a part of that in the first third: flat is about 1. */
function growth(): number {
  const dice = new QuickDice(99);
  const times = [0, 0, 0];
  const counts = [0, 0, 0];
  for (let i = 0; i < 400; i++) {
    const game = randomGame(dice, 'all', `growth-${i}`);
    for (let third = 0; third < 3 && !game.over; third++) {
      const started = performance.now();
      counts[third]! += playOut(game, byDice(dice), { until: (_game, made) => made === 250 });
      times[third]! += performance.now() - started;
    }
  }
  return round3(times[2]! / counts[2]! / (times[0]! / counts[0]!));
}

function add(tally: ScoreTally, more: ScoreTally): void {
  tally.games += more.games;
  tally.firstWins += more.firstWins;
  tally.secondWins += more.secondWins;
  tally.ties += more.ties;
  tally.rounds += more.rounds;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function round3(n: number): number {
  return Math.round(n * 1000) / 1000;
}
