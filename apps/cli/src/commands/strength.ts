// tenfold strength A [B…]: how strong players are, each at a table with one and the same opponent, kingdom after kingdom.

import { complaintsIn } from '@tenfold/bots';
import { isKingdomId, kingdomName } from '@tenfold/i18n';
import type { OwnCard } from '@tenfold/protocol';
import { ownNamesIn } from '@tenfold/protocol';
import { kingdoms, MOST_PLAYERS, ownCardSet, randomKingdom, standardCards } from '@tenfold/rules';
import type { SimulationPlan } from '@tenfold/sim';
import { GameError, PlanError, isSeatedCharacter, preparePlan, simulate } from '@tenfold/sim';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, wholeNumber } from '../arguments.ts';
import { helpAfter } from '../help-text.ts';
import { ownCardsIn, repeated } from '../own-card-files.ts';
import { withOwn } from '../kingdoms/table-kingdom.ts';
import { lookOf } from '../look.ts';
import { kingdomOf } from '../play/setup.ts';
import { planTrouble } from '../sim/plan-trouble.ts';
import type { ProgressLine } from '../sim/progress.ts';
import { progressOn } from '../sim/progress.ts';
import type { MeasuredKingdom, MeasuredPlayer } from '../sim/strength-table.ts';
import { strengthLines } from '../sim/strength-table.ts';
import { givenStrategy } from '../sim/strategies.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface StrengthOptions extends WithLanguage {
  readonly against: string;
  readonly games: number;
  readonly players: number;
  readonly kingdom?: readonly string[];
  readonly random: number;
  readonly card?: readonly string[];
  readonly searchGames: number;
  readonly seed: string;
  readonly threads?: number;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_KINGDOMS = 1000;
const MOST_THREADS = 256;

const EXAMPLES = [
  'tenfold strength vixen wasp',
  'tenfold strength mine.strategy vixen --kingdom "Village Square" --kingdom "Big Money"',
  'tenfold strength mine.strategy --against chancellor --random 5 --games 200',
  'tenfold strength mine.strategy --card old-mill.json --kingdom "First Game" --json',
];

export function strengthCommand(words: TerminalWords, now: () => number): Command {
  const { json, sim, strength: help } = words.commandHelp;
  return new Command('strength')
    .description(help.description)
    .argument('<player...>', help.players)
    .option('--against <player>', help.against, 'magpie')
    .option('--games <number>', help.games, wholeNumber(words, 1, MOST_GAMES), 1000)
    .option('--players <number>', help.seats, wholeNumber(words, 2, MOST_PLAYERS), 2)
    .option('--kingdom <name>', help.kingdom, repeated)
    .option('--random <number>', help.random, wholeNumber(words, 0, MOST_KINGDOMS), 0)
    .option('--card <file>', sim.card, repeated)
    .option('--search-games <number>', sim.searchGames, wholeNumber(words, 0, MOST_GAMES), 100_000)
    .option('--seed <seed>', sim.seed, 'strength')
    .option('--threads <number>', sim.threads, wholeNumber(words, 1, MOST_THREADS))
    .option('--json', json)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES }))
    .action(async (typed: string[], options: StrengthOptions) => {
      await strength(typed, options, progressOn(process.stderr, now));
    });
}

async function strength(
  typed: readonly string[],
  options: StrengthOptions,
  progress: ProgressLine,
): Promise<void> {
  const words = wordsIn(options.lang);
  const complaints = await complaintsIn[options.lang]();
  const own = ownCardsIn(options.card ?? [], words);
  const given = (one: string) => givenStrategy(one, words, complaints, own).strategy;
  const players = typed.map(given);
  const rival = given(options.against);
  const measured: MeasuredKingdom[] = [];
  for (const { name, cards } of kingdomsFor(options, own, words)) {
    const results: MeasuredPlayer[] = [];
    for (const player of players) {
      const strategies = [player, ...Array.from({ length: options.players - 1 }, () => rival)];
      const about = `${name}: ${player.name}`;
      results.push(await measure({ strategies, kingdom: cards, about }, own, options, progress));
    }
    measured.push({ kingdom: name, cards, players: results });
  }
  progress.clear();
  const facts = { against: rival.name, games: options.games, players: options.players, seed: options.seed };
  if (options.json === true) console.log(JSON.stringify({ ...facts, kingdoms: measured }, null, 2));
  else {
    const definitions = own.map(({ definition }) => definition);
    const set = definitions.length === 0 ? standardCards : ownCardSet(definitions);
    const look = lookOf(process.stdout, options.lang, set, ownNamesIn(own, options.lang));
    console.log(strengthLines(measured, facts, look).join('\n'));
  }
}

interface MeasuredTable extends Pick<SimulationPlan, 'strategies'> {
  readonly kingdom: readonly string[];
  /** For who waits. */
  readonly about: string;
}

/** The first of the strategies, at a table with the others. Each shuffle is played from every seat. */
async function measure(
  { strategies, kingdom, about }: MeasuredTable,
  own: readonly OwnCard[],
  { games, seed, searchGames, threads, lang }: StrengthOptions,
  progress: ProgressLine,
): Promise<MeasuredPlayer> {
  const words = wordsIn(lang);
  const definitions = own.map(({ definition }) => definition);
  const wished: SimulationPlan = {
    strategies,
    games,
    seed,
    kingdom,
    ...(own.length === 0 ? {} : { ownCards: definitions }),
    mirror: true,
  };
  try {
    const plan =
      searchGames === 0 || !strategies.some(isSeatedCharacter)
        ? wished
        : await preparePlan(wished, {
            games: searchGames,
            onProgress: (name, share) => progress.say(words.plan.prepares(name, Math.floor(100 * share))),
          });
    const result = await simulate(plan, {
      ...(threads === undefined ? {} : { threads }),
      onProgress: ({ played, planned }) => progress.say(`${about} ${Math.floor((100 * played) / planned)} %`),
    });
    const [first] = result.strategies;
    if (first === undefined) throw new Error('a plan without players has been played');
    return { name: first.name, share: first.share, wins: first.wins, games: result.games };
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(planTrouble(error, wished, words));
    if (error instanceof GameError) throw new UsageError(error.message);
    throw error;
  }
}

/** Those that are named, so many by lot; without either, all that the rulebooks recommend. */
function kingdomsFor(
  { kingdom = [], random, seed, lang }: StrengthOptions,
  own: readonly OwnCard[],
  words: TerminalWords,
): { readonly name: string; readonly cards: readonly string[] }[] {
  const definitions = own.map(({ definition }) => definition);
  const withCards = (cards: readonly string[]): readonly string[] => {
    const left = definitions.filter(({ id }) => !cards.includes(id));
    return left.length === 0 ? cards : withOwn(cards, left);
  };
  const named = kingdom.map((name) => ({ name, cards: withCards(kingdomOf(name, words, own)) }));
  const byLot = Array.from({ length: random }, (_one, at) => ({
    name: words.randomKingdom(at + 1),
    cards: withCards(randomKingdom({}, `${seed} ${at + 1}`)),
  }));
  if (named.length + byLot.length > 0) return [...named, ...byLot];
  return kingdoms.map(({ id, cards }) => ({
    name: isKingdomId(id) ? kingdomName(id, lang) : id,
    cards: withCards(cards),
  }));
}
