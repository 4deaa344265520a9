// tenfold sim A B [C…]: many games between strategies, and what they show.

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { complaintsIn } from '@tenfold/bots';
import { standardCards } from '@tenfold/rules';
import type {
  BoardName,
  SimulateOptions,
  SimulationPlan,
  SimulationProgress,
  SimulationResult,
} from '@tenfold/sim';
import { BOARDS, GameError, PlanError, csvOf, gameRecord, simulate } from '@tenfold/sim';
import { Command, Option } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { fileTrouble, languageOption, wholeNumber } from '../arguments.ts';
import { padEnd } from '../layout.ts';
import { lookOf } from '../look.ts';
import { fileOfLastResort, quoted } from '../play/record-file.ts';
import { cardsOf, kingdomOf } from '../play/setup.ts';
import { checkPlaceFor } from '../sim/place.ts';
import type { ProgressLine } from '../sim/progress.ts';
import { progressOn } from '../sim/progress.ts';
import { remarksOn } from '../sim/remarks.ts';
import { reportPage } from '../sim/report/page.ts';
import { givenStrategy, shippedIds, shippedStrategy } from '../sim/strategies.ts';
import { resultLines } from '../sim/results-table.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface SimOptions extends WithLanguage {
  readonly games: number;
  readonly kingdom?: string;
  readonly board?: BoardName;
  readonly seed?: string;
  readonly threads?: number;
  readonly on?: string;
  readonly mirror?: boolean;
  readonly detail?: boolean;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly html?: string;
  readonly game?: number;
  readonly list?: boolean;
}

const BROKEN_CODE = 1;
const INTERRUPTED_CODE = 130;
const SEED_BYTES = 4;
const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 256;

const EXAMPLES = [
  'tenfold sim --list',
  'tenfold sim gero-smithy gero-basic-big-money',
  'tenfold sim mine.strategy gero-witch --games 100000 --mirror',
  'tenfold sim mine.strategy gero-witch --kingdom "Village Square" --html report.html',
  'tenfold sim mine.json#witch gero-witch --seed 42',
  'tenfold sim gero-smithy gero-militia gero-witch --board named-only --seed 42 --json',
  'tenfold sim mine.strategy gero-witch --seed 42 --game 17 > 17.record && tenfold replay 17.record',
];

/** `now` tells when progress is due. */
export function simCommand(words: TerminalWords, now: () => number): Command {
  const { json, sim: help } = words.commandHelp;
  return new Command('sim')
    .description(help.description)
    .argument('[strategy...]', help.strategies)
    .option('--games <number>', help.games, wholeNumber(words, 1, MOST_GAMES), 10_000)
    .option('--kingdom <name>', help.kingdom)
    .addOption(new Option('--board <board>', help.board).choices(BOARDS))
    .option('--seed <seed>', help.seed)
    .option('--threads <number>', help.threads, wholeNumber(words, 1, MOST_THREADS))
    .addOption(new Option('--on <url>', help.on).conflicts('threads'))
    .option('--mirror', help.mirror)
    .addOption(new Option('--json', json).conflicts('csv'))
    .option('--csv', help.csv)
    .option('--html <file>', help.html)
    .option('--detail', help.detail)
    .option('--game <number>', help.game, wholeNumber(words, 1))
    .option('--list', help.list)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action(async (strategies: string[], options: SimOptions) => {
      process.exitCode =
        options.list === true ? list(wordsIn(options.lang)) : await sim(strategies, options, now);
    });
}

function list(words: TerminalWords): number {
  const ids = shippedIds();
  const widest = Math.max(...ids.map((id) => id.length));
  for (const id of ids) {
    const { name, players = [] } = shippedStrategy(id);
    const meant = players.length === 0 ? '' : ` (${words.forPlayers(players.map(String))})`;
    console.log(`${padEnd(id, widest)}  ${name}${meant}`);
  }
  return 0;
}

async function sim(typed: readonly string[], options: SimOptions, now: () => number): Promise<number> {
  const words = wordsIn(options.lang);
  if (typed.length === 0) throw new UsageError(words.noStrategyNamed);
  const complaints = await complaintsIn[options.lang]();
  const given = typed.map((one) => givenStrategy(one, words, complaints));
  if (options.html !== undefined) checkPlaceFor(options.html, words);
  const plan = planOf(
    given.map(({ strategy }) => strategy),
    options,
  );
  try {
    if (options.game !== undefined) {
      if (options.game > options.games) throw new UsageError(words.gameTooFar(options.game, options.games));
      console.log((await gameRecord(plan, options.game)).trimEnd());
      return 0;
    }
    for (const warning of given.flatMap(({ warnings }) => warnings)) console.error(warning);
    return await playAll(plan, typed, options, progressOn(process.stderr, now));
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(error.message);
    if (!(error instanceof GameError)) throw error;
    return tellBroken(error);
  }
}

function planOf(strategies: SimulationPlan['strategies'], options: SimOptions): SimulationPlan {
  const { kingdom, board = kingdom === undefined ? 'full' : undefined, games, mirror } = options;
  return {
    strategies,
    games,
    seed: options.seed ?? randomBytes(SEED_BYTES).toString('hex'),
    ...(kingdom === undefined ? {} : { kingdom: kingdomCards(kingdom, board, wordsIn(options.lang)) }),
    ...(board === undefined ? {} : { board }),
    mirror: mirror === true,
    detail: options.html !== undefined || options.detail === true,
  };
}

/** On a board that is filled up, one card is enough to name. */
function kingdomCards(text: string, board: BoardName | undefined, words: TerminalWords): readonly string[] {
  if (board === undefined || text.includes(',')) return kingdomOf(text, words);
  try {
    return kingdomOf(text, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return cardsOf(text, words);
  }
}

async function playAll(
  plan: SimulationPlan,
  typed: readonly string[],
  options: SimOptions,
  progress: ProgressLine,
): Promise<number> {
  const stopping = new AbortController();
  // The second Ctrl-C ends the program as it would any other.
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  try {
    const watching = {
      signal: stopping.signal,
      onProgress: ({ played, planned }: SimulationProgress) => progress.show(played, planned),
    };
    const result =
      options.on === undefined
        ? await simulate(plan, {
            ...(options.threads === undefined ? {} : { threads: options.threads }),
            ...watching,
          })
        : await sharedOut(options.on, plan, watching, wordsIn(options.lang));
    progress.clear();
    show(result, plan, typed, options);
  } finally {
    progress.clear();
    process.off('SIGINT', stop);
  }
  return stopping.signal.aborted ? INTERRUPTED_CODE : 0;
}

/** Among the workers of a database, wherever they are. */
async function sharedOut(
  url: string,
  plan: SimulationPlan,
  watching: Pick<SimulateOptions, 'signal' | 'onProgress'>,
  words: TerminalWords,
): Promise<SimulationResult> {
  const { simulateOn } = await import('@tenfold/server/shared-work');
  try {
    return await simulateOn(url, plan, {
      ...watching,
      onWorkers: (threads) => console.error(words.worker.workersThere(threads)),
    });
  } catch (error) {
    if (error instanceof PlanError || error instanceof GameError || !(error instanceof Error)) throw error;
    throw new UsageError(error.message);
  }
}

function show(
  result: SimulationResult,
  plan: SimulationPlan,
  typed: readonly string[],
  options: SimOptions,
): void {
  for (const remark of remarksOn(result, plan, options.lang)) console.error(remark);
  if (options.json === true) console.log(JSON.stringify(result, null, 2));
  else if (options.csv === true) console.log(csvOf(result));
  else console.log(resultLines(result, lookOf(process.stdout, options.lang, standardCards)).join('\n'));
  if (options.html === undefined) return;
  const page = reportPage(result, {
    strategies: plan.strategies,
    command: commandFor(result, typed, options),
    language: options.lang,
  });
  try {
    writeFileSync(options.html, page);
  } catch (error) {
    const words = wordsIn(options.lang);
    throw new UsageError(words.cannotBeWritten(options.html, fileTrouble(error, words)));
  }
  console.error(`Report: ${options.html}`);
}

/** What to type to have the same games again. */
function commandFor(
  { planned, seed, mirror }: SimulationResult,
  typed: readonly string[],
  options: SimOptions,
): string {
  const { kingdom, board, html } = options;
  return [
    'tenfold sim',
    ...typed.map(quoted),
    `--games ${planned}`,
    `--seed ${quoted(seed)}`,
    ...(kingdom === undefined ? [] : [`--kingdom ${quoted(kingdom)}`]),
    ...(board === undefined ? [] : [`--board ${board}`]),
    ...(mirror ? ['--mirror'] : []),
    ...(html === undefined ? [] : [`--html ${quoted(html)}`]),
  ].join(' ');
}

function tellBroken(error: GameError): number {
  const file = fileOfLastResort();
  writeFileSync(file, error.record);
  console.error(
    `tenfold sim: ${error.message}\nThe record leads to the place: tenfold replay ${quoted(file)}\n` +
      'Please report it, with this file.',
  );
  return BROKEN_CODE;
}
