// Random games under all laws, with fresh seeds, for as long as wished.
//
//   npm run soak -- --minutes 5 [--seed S] [--cards base|all]
//
// One thread of play for each core; this one only counts and prints.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Pool } from '@tenfold/laws';
import { LawError, POOLS, newTally, playUnderLaws } from '@tenfold/laws';

interface Wish {
  readonly minutes: number;
  readonly seed: string;
  readonly cards: Pool;
}

/** What a thread is to play: every `step`-th game from `first` on. */
interface Share {
  readonly wish: Wish;
  readonly first: number;
  readonly step: number;
}

type Report =
  | { readonly kind: 'played'; readonly decisions: number; readonly twins: number }
  | {
      readonly kind: 'failed';
      readonly seed: string;
      readonly law: string;
      readonly message: string;
      readonly record: string;
    };

const USAGE = 'usage: npm run soak -- --minutes N [--seed S] [--cards base|all]';
const LINE_EVERY_SECONDS = 10;

if (isMainThread) soak(readArguments());
else playShare(workerData as Share);

function refuse(reason: string): never {
  console.error(`soak: ${reason}\n${USAGE}`);
  process.exit(2);
}

function readArguments(): Wish {
  const { minutes, seed, cards } = parsed();
  const pool = POOLS.find((name) => name === cards);
  if (pool === undefined) refuse(`--cards is "${cards}"; it can be ${POOLS.join(' or ')}`);
  if (minutes === undefined) refuse('--minutes is missing: for how long?');
  const time = Number(minutes);
  if (!(time > 0 && Number.isFinite(time))) refuse(`--minutes is "${minutes}"; it must be a number above 0`);
  return { minutes: time, seed: seed ?? Date.now().toString(36), cards: pool };
}

function parsed() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string' },
        cards: { type: 'string', default: 'all' },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Runs until it is stopped from outside, or a law does not hold. */
function playShare({ wish, first, step }: Share): void {
  const tell = (report: Report): void => parentPort?.postMessage(report);
  for (let game = first; ; game += step) {
    const tally = newTally();
    try {
      playUnderLaws({ seed: `${wish.seed}-${game}`, pool: wish.cards }, tally);
    } catch (error) {
      if (!(error instanceof LawError)) throw error;
      const { seed, law, message, record } = error;
      tell({ kind: 'failed', seed, law, message, record });
      return;
    }
    tell({ kind: 'played', decisions: tally.decisions, twins: tally.twins });
  }
}

function soak(wish: Wish): void {
  const started = performance.now();
  const done = { games: 0, decisions: 0, twins: 0 };
  const seconds = (): number => (performance.now() - started) / 1000;
  const inPlace = process.stdout.isTTY;

  const summary = (): string => {
    const rate = Math.round(done.decisions / Math.max(seconds(), 0.001));
    const numbers = `${counted(done.decisions, 'decision')}, ${counted(done.games, 'game')}, ${counted(done.twins, 'twin')}`;
    return `${numbers}, ${counted(rate, 'decision')}/s`;
  };
  const progress = (): void => {
    const line = `${summary()}, ${clock(wish.minutes * 60 - seconds())} left`;
    process.stdout.write(inPlace ? `\r\u001B[K${line}` : `${line}\n`);
  };
  const end = (code: number, how: string): never => {
    console.log(`${inPlace ? '\n' : ''}${how} after ${clock(seconds())}: ${summary()}; seed ${wish.seed}`);
    process.exit(code);
  };

  console.log(`soak: ${wish.minutes} min, cards: ${wish.cards}, seed: ${wish.seed}`);
  const step = Math.max(1, availableParallelism());
  for (let first = 0; first < step; first++) {
    const worker = new Worker(new URL(import.meta.url), { workerData: { wish, first, step } });
    worker.on('message', (report: Report) => {
      if (report.kind === 'played') {
        done.games++;
        done.decisions += report.decisions;
        done.twins += report.twins;
        return;
      }
      const file = `soak-failure-${report.seed.replaceAll(/[^\w-]/g, '_')}.txt`;
      writeFileSync(file, `${commented(report.message.split('\n\n')[0] ?? '')}\n${report.record}`);
      console.error(`${inPlace ? '\n' : ''}\n${report.message}\nThe record is in ${file}`);
      end(1, `"${report.law}" does not hold`);
    });
    worker.on('error', (error) => {
      console.error(error);
      end(1, 'failed');
    });
  }
  setInterval(progress, inPlace ? 500 : LINE_EVERY_SECONDS * 1000);
  setTimeout(() => end(0, 'All laws held'), wish.minutes * 60_000);
  process.on('SIGINT', () => end(130, 'Stopped; all laws held'));
}

/** As comments of the record, so that the file can be replayed as it is. */
const commented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n');

const counted = (n: number, what: string): string =>
  `${n.toString().replaceAll(/\B(?=(\d{3})+$)/g, ' ')} ${what}${n === 1 ? '' : 's'}`;

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${(whole % 60).toString().padStart(2, '0')}`;
}
