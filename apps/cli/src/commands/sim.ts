// tenfold sim A B [C…]: many games between strategies, and what they show.

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { standardCards } from '@tenfold/rules';
import type { BoardName, Plan, Result } from '@tenfold/sim';
import { BOARDS, GameError, PlanError, gameRecord, simulate } from '@tenfold/sim';
import { Command, Option } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { fileTrouble, languageOption, wholeNumber } from '../arguments.ts';
import { listed, padEnd } from '../layout.ts';
import { lookOf } from '../look.ts';
import { fileOfLastResort, quoted } from '../play/record-file.ts';
import { cardsOf, kingdomOf } from '../play/setup.ts';
import { csvOf } from '../sim/csv.ts';
import { checkPlaceFor } from '../sim/place.ts';
import { progressOn } from '../sim/progress.ts';
import { remarksOn } from '../sim/remarks.ts';
import { reportPage } from '../sim/report/page.ts';
import { givenStrategy, shippedIds, shippedStrategy } from '../sim/strategies.ts';
import { resultLines } from '../sim/results-table.ts';
import { UsageError } from '../usage-error.ts';
import type { Words } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface SimOptions extends WithLanguage {
  readonly games: number;
  readonly kingdom?: string;
  readonly board?: BoardName;
  readonly seed?: string;
  readonly threads?: number;
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
const MOST_THREADS = 256;

export const simCommand = new Command('sim')
  .description('play many games between strategies and say who wins')
  .argument('[strategy...]', '2 to 6 strategies: files (text or JSON), or ids of those that come along')
  .option('--games <number>', 'how many games', wholeNumber(1, 1_000_000_000), 10_000)
  .option('--kingdom <name>', 'a recommended kingdom, or ten cards with commas between them')
  .addOption(
    new Option(
      '--board <board>',
      'full: the cards that are named, filled up to ten at random; named-only: those cards and no others ' +
        '(default: the kingdom, or full if there is none)',
    ).choices(BOARDS),
  )
  .option('--seed <seed>', 'the same seed gives the same games (default: drawn by lot)')
  .option(
    '--threads <number>',
    'how many games at a time (default: one for each core)',
    wholeNumber(1, MOST_THREADS),
  )
  .option('--mirror', 'play each shuffle once from every seat: tells close strategies apart sooner')
  .addOption(new Option('--json', 'print data for other programs').conflicts('csv'))
  .option('--csv', 'print a line of comma-separated values for each strategy')
  .option('--html <file>', 'write a report with plots, one file that needs nothing else')
  .option(
    '--detail',
    'put the curves, the turns at which cards are gained and the final decks into the JSON too',
  )
  .option('--game <number>', 'print the record of this one game instead, to look at it', wholeNumber(1))
  .option('--list', 'list the strategies that come along')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
Every strategy sits in every seat equally often. The result does not depend on the number of threads.
Ctrl-C stops and prints what has been played so far.

Examples:
  tenfold sim --list
  tenfold sim gero-smithy gero-basic-big-money
  tenfold sim mine.strategy gero-witch --games 100000 --mirror
  tenfold sim mine.strategy gero-witch --kingdom "Village Square" --html report.html
  tenfold sim gero-smithy gero-militia gero-witch --board named-only --seed 42 --json
  tenfold sim mine.strategy gero-witch --seed 42 --game 17 > 17.record && tenfold replay 17.record

Exit code: 0 if all games were played, 1 if one of them broke, 2 if something given cannot be used, 130 after Ctrl-C.`,
  )
  .action(async (strategies: string[], options: SimOptions) => {
    process.exitCode = options.list === true ? list() : await sim(strategies, options);
  });

function list(): number {
  const ids = shippedIds();
  const widest = Math.max(...ids.map((id) => id.length));
  for (const id of ids) {
    const { name, players = [] } = shippedStrategy(id);
    const meant = players.length === 0 ? '' : ` (${listed(players.map(String), 'or')} players)`;
    console.log(`${padEnd(id, widest)}  ${name}${meant}`);
  }
  return 0;
}

async function sim(typed: readonly string[], options: SimOptions): Promise<number> {
  if (typed.length === 0) throw new UsageError('no strategy is named; name 2 to 6, or see them with --list');
  const given = typed.map(givenStrategy);
  if (options.html !== undefined) checkPlaceFor(options.html);
  const plan = planOf(
    given.map(({ strategy }) => strategy),
    options,
  );
  try {
    if (options.game !== undefined) {
      console.log((await gameRecord(plan, options.game)).trimEnd());
      return 0;
    }
    for (const warning of given.flatMap(({ warnings }) => warnings)) console.error(warning);
    return await playAll(plan, typed, options);
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(error.message);
    if (!(error instanceof GameError)) throw error;
    return tellBroken(error);
  }
}

function planOf(strategies: Plan['strategies'], options: SimOptions): Plan {
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
function kingdomCards(text: string, board: BoardName | undefined, words: Words): readonly string[] {
  if (board === undefined || text.includes(',')) return kingdomOf(text, words);
  try {
    return kingdomOf(text, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return cardsOf(text, words);
  }
}

async function playAll(plan: Plan, typed: readonly string[], options: SimOptions): Promise<number> {
  const progress = progressOn(process.stderr);
  const stopping = new AbortController();
  // The second Ctrl-C ends the program as it would any other.
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  try {
    const result = await simulate(plan, {
      ...(options.threads === undefined ? {} : { threads: options.threads }),
      signal: stopping.signal,
      onProgress: ({ played, planned }) => progress.show(played, planned),
    });
    progress.clear();
    show(result, plan, typed, options);
  } finally {
    progress.clear();
    process.off('SIGINT', stop);
  }
  return stopping.signal.aborted ? INTERRUPTED_CODE : 0;
}

function show(result: Result, plan: Plan, typed: readonly string[], options: SimOptions): void {
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
    throw new UsageError(`${options.html} cannot be written: ${fileTrouble(error)}`);
  }
  console.error(`Report: ${options.html}`);
}

/** What to type to have the same games again. */
function commandFor(
  { planned, seed, mirror }: Result,
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
