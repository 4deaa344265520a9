// What is asked for on the command line.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { characters, firstChancellor, knownStrategies } from '@tenfold/bots';
import { MOST_PLAYERS, kingdoms } from '@tenfold/rules';
import { sparringPartners } from './sparring.ts';

type RecommendedKingdom = (typeof kingdoms)[number];

const USAGE =
  'usage: npm run strength -- [--games N] [--rivals GAMES] [--against ID[,ID]] [--sparring all|ID[,ID]] [--versus GAMES] [--alone] [--players N] [--random N] [--kingdoms ID[,ID]] [--seed S] [--only ID[,ID]] [--search-games N] [--threads N] [--exploit [--minutes N]]';
const CHARACTERS = [...characters, firstChancellor].map(({ id }) => id);
const MEASURED = characters.map(({ id }) => id).filter((id) => id !== 'magpie');
const RIVALS = knownStrategies().map(({ id }) => id);
const SPARRING = sparringPartners().map(({ id }) => id);

export interface StrengthWish {
  readonly games: number;
  readonly players: number;
  readonly random: number;
  readonly threads: number;
  readonly recommended: readonly RecommendedKingdom[];
  readonly only: readonly string[];
  readonly rivals: number;
  readonly against: readonly string[];
  /** Ids of sparring partners; with any of them, their kingdoms are what is measured on. */
  readonly sparring: readonly string[];
  readonly versus: number;
  /** Whether the strategies that were found are measured by themselves, without what is thought at the table. */
  readonly alone: boolean;
  readonly searchGames: number;
  readonly seed: string;
  /** Whether strategies are looked for that beat the Chancellor, and for how long. */
  readonly exploit: boolean;
  readonly minutes: number;
}

export function readArguments(): StrengthWish {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '1000' },
        players: { type: 'string', default: '2' },
        random: { type: 'string' },
        kingdoms: { type: 'string' },
        exploit: { type: 'boolean', default: false },
        minutes: { type: 'string', default: '60' },
        seed: { type: 'string', default: 'strength' },
        only: { type: 'string', default: MEASURED.join(',') },
        rivals: { type: 'string', default: '0' },
        against: { type: 'string', default: RIVALS.join(',') },
        sparring: { type: 'string', default: '' },
        versus: { type: 'string', default: '0' },
        alone: { type: 'boolean', default: false },
        'search-games': { type: 'string', default: '0' },
        threads: { type: 'string', default: `${availableParallelism()}` },
      },
    });
    return {
      games: whole('games', values.games, 1, 1_000_000),
      players: whole('players', values.players, 2, MOST_PLAYERS),
      random: whole(
        'random',
        values.random ?? (values.exploit && values.kingdoms === undefined ? '10' : '0'),
        0,
        10_000,
      ),
      threads: whole('threads', values.threads, 1, 64),
      recommended: values.kingdoms?.split(',').map(recommendedKingdom) ?? kingdoms,
      only: values.only.split(',').map((id) => known('only', id, CHARACTERS)),
      rivals: whole('rivals', values.rivals, 0, 1_000_000),
      against: values.against.split(',').map((id) => known('against', id, RIVALS)),
      sparring: sparring(values.sparring),
      versus: whole('versus', values.versus, 0, 1_000_000),
      alone: values.alone,
      searchGames: whole('search-games', values['search-games'], 0, 100_000_000),
      seed: values.seed,
      exploit: values.exploit,
      minutes: whole('minutes', values.minutes, 1, 100_000),
    };
  } catch (error) {
    console.error(`strength: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function sparring(text: string): readonly string[] {
  if (text === '') return [];
  return text === 'all' ? SPARRING : text.split(',').map((id) => known('sparring', id, SPARRING));
}

function known(option: string, id: string, all: readonly string[]): string {
  if (all.includes(id)) return id;
  throw new Error(`--${option} names "${id}"; it takes ${all.join(', ')}`);
}

function recommendedKingdom(id: string): RecommendedKingdom {
  const found = kingdoms.find((kingdom) => kingdom.id === id);
  if (found !== undefined) return found;
  throw new Error(`--kingdoms names "${id}"; it takes ${kingdoms.map((kingdom) => kingdom.id).join(', ')}`);
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
}
