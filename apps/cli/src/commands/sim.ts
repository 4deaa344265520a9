// tenfold sim A B [C…]: many games between strategies, and what they show.

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { complaintsIn } from '@tenfold/bots';
import type { OwnCard } from '@tenfold/protocol';
import { ownNamesIn } from '@tenfold/protocol';
import type { CardId } from '@tenfold/rules';
import { ownCardSet, standardCards } from '@tenfold/rules';
import type {
  BoardName,
  SimulateOptions,
  SimulationPlan,
  SimulationProgress,
  SimulationResult,
} from '@tenfold/sim';
import { BOARDS, GameError, PlanError, csvOf, gameRecord, preparePlan, simulate } from '@tenfold/sim';
import { Command, Option } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { fileTrouble, languageOption, wholeNumber } from '../arguments.ts';
import { ownCardsIn, repeated } from '../own-card-files.ts';
import { withOwn } from '../kingdoms/table-kingdom.ts';
import { padEnd } from '../layout.ts';
import { lookOf } from '../look.ts';
import { fileOfLastResort, quoted } from '../play/record-file.ts';
import { cardsOf, kingdomOf } from '../play/setup.ts';
import { checkPlaceFor } from '../sim/place.ts';
import { planTrouble } from '../sim/plan-trouble.ts';
import type { ProgressLine } from '../sim/progress.ts';
import { progressOn } from '../sim/progress.ts';
import { remarksOn } from '../sim/remarks.ts';
import { reportPage } from '../sim/report/page.ts';
import { characterIds, givenStrategy, shippedIds, shippedStrategy } from '../sim/strategies.ts';
import { resultLines } from '../sim/results-table.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface SimOptions extends WithLanguage {
  readonly games: number;
  readonly kingdom?: string;
  /** Files of home-made cards. */
  readonly card?: readonly string[];
  readonly searchGames: number;
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
/** About what a character looks through in the time that it takes by itself. */
const SEARCH_GAMES = 100_000;

const EXAMPLES = [
  'tenfold sim --list',
  'tenfold sim gero-smithy gero-basic-big-money',
  'tenfold sim mine.strategy gero-witch --games 100000 --mirror',
  'tenfold sim mine.strategy gero-witch --kingdom "Village Square" --html report.html',
  'tenfold sim mine.json#witch gero-witch --seed 42',
  'tenfold sim vixen mine.strategy --games 1000',
  'tenfold sim mine.strategy gero-witch --card old-mill.json',
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
    .option('--card <file>', help.card, repeated)
    .option('--search-games <number>', help.searchGames, wholeNumber(words, 0, MOST_GAMES), SEARCH_GAMES)
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
  for (const id of characterIds()) console.log(id);
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
  const own = ownCardsIn(options.card ?? [], words);
  const given = typed.map((one) => givenStrategy(one, words, complaints, own));
  if (options.html !== undefined) checkPlaceFor(options.html, words);
  const wished = planOf(
    given.map(({ strategy }) => strategy),
    own,
    options,
  );
  const progress = progressOn(process.stderr, now);
  try {
    const { searchGames } = options;
    const plan =
      searchGames === 0
        ? wished
        : await preparePlan(wished, {
            games: searchGames,
            onProgress: (name, share) => progress.say(words.plan.prepares(name, Math.floor(100 * share))),
          });
    progress.clear();
    if (options.game !== undefined) {
      if (options.game > options.games) throw new UsageError(words.gameTooFar(options.game, options.games));
      console.log((await gameRecord(plan, options.game)).trimEnd());
      return 0;
    }
    for (const warning of given.flatMap(({ warnings }) => warnings)) console.error(warning);
    return await playAll(plan, own, typed, options, progress);
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(planTrouble(error, wished, words));
    if (!(error instanceof GameError)) throw error;
    return tellBroken(error, words);
  }
}

function planOf(
  strategies: SimulationPlan['strategies'],
  own: readonly OwnCard[],
  options: SimOptions,
): SimulationPlan {
  const { kingdom, board = kingdom === undefined ? 'full' : undefined, games, mirror } = options;
  return {
    strategies,
    games,
    seed: options.seed ?? randomBytes(SEED_BYTES).toString('hex'),
    ...(kingdom === undefined ? {} : { kingdom: kingdomCards(kingdom, board, own, wordsIn(options.lang)) }),
    ...(own.length === 0 ? {} : { ownCards: own.map(({ definition }) => definition) }),
    ...(board === undefined ? {} : { board }),
    mirror: mirror === true,
    detail: options.html !== undefined || options.detail === true,
  };
}

/** On a board that is filled up, one card is enough to name; else a home-made card takes the place of another. */
function kingdomCards(
  text: string,
  board: BoardName | undefined,
  own: readonly OwnCard[],
  words: TerminalWords,
): readonly CardId[] {
  if (board === undefined) {
    const cards = kingdomOf(text, words, own);
    const left = own.map(({ definition }) => definition).filter(({ id }) => !cards.includes(id));
    return left.length === 0 ? cards : withOwn(cards, left);
  }
  if (text.includes(',')) return kingdomOf(text, words, own);
  try {
    return kingdomOf(text, words, own);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return cardsOf(text, words, own);
  }
}

async function playAll(
  plan: SimulationPlan,
  own: readonly OwnCard[],
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
    show(result, plan, own, typed, options);
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
  own: readonly OwnCard[],
  typed: readonly string[],
  options: SimOptions,
): void {
  const ownNames = ownNamesIn(own, options.lang);
  const set = plan.ownCards === undefined ? standardCards : ownCardSet(plan.ownCards);
  for (const remark of remarksOn(result, plan, options.lang, ownNames)) console.error(remark);
  if (options.json === true) console.log(JSON.stringify(result, null, 2));
  else if (options.csv === true) console.log(csvOf(result));
  else console.log(resultLines(result, lookOf(process.stdout, options.lang, set, ownNames)).join('\n'));
  if (options.html === undefined) return;
  const page = reportPage(result, {
    strategies: plan.strategies,
    command: commandFor(result, typed, options),
    language: options.lang,
    set,
    ownNames,
  });
  try {
    writeFileSync(options.html, page);
  } catch (error) {
    const words = wordsIn(options.lang);
    throw new UsageError(words.cannotBeWritten(options.html, fileTrouble(error, words)));
  }
  console.error(wordsIn(options.lang).reportAt(options.html));
}

/** What to type to have the same games again. */
function commandFor(
  { planned, seed, mirror }: SimulationResult,
  typed: readonly string[],
  options: SimOptions,
): string {
  const { kingdom, card = [], searchGames, board, html } = options;
  return [
    'tenfold sim',
    ...typed.map(quoted),
    `--games ${planned}`,
    `--seed ${quoted(seed)}`,
    ...(kingdom === undefined ? [] : [`--kingdom ${quoted(kingdom)}`]),
    ...card.map((file) => `--card ${quoted(file)}`),
    ...(searchGames === SEARCH_GAMES ? [] : [`--search-games ${searchGames}`]),
    ...(board === undefined ? [] : [`--board ${board}`]),
    ...(mirror ? ['--mirror'] : []),
    ...(html === undefined ? [] : [`--html ${quoted(html)}`]),
  ].join(' ');
}

function tellBroken(error: GameError, words: TerminalWords): number {
  const file = fileOfLastResort();
  writeFileSync(file, error.record);
  console.error(`tenfold sim: ${error.message}\n${words.gameBroke(`tenfold replay ${quoted(file)}`)}`);
  return BROKEN_CODE;
}
