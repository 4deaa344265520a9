// Games for tests: a start with what a test wishes, dice of the tests' own, and entries as a room would number them.

import type { TableOptions } from '@tenfold/protocol';
import type { Game, GameEvent } from '@tenfold/rules';
import { optionWords, randomBelow, seedRandom } from '@tenfold/rules';
import { consequences } from '../../src/games/commands.ts';
import { gameState } from '../../src/games/game-state.ts';
import type { GameStart, GameLogEntry, GamePlayer, StoredEntry } from '../../src/game-log/game-log.ts';
import type { Match } from '../../src/games/match.ts';
import { newId } from '../../src/people/new-id.ts';
import { PLAIN_OPTIONS } from '../table-options.ts';

export const ANN = 'Ann___________________';
export const BOB = 'Bob___________________';
export const CLEO = 'Cleo__________________';
export const STRANGER = 'Stranger______________';

const PEOPLE: readonly GamePlayer[] = [
  { kind: 'person', id: ANN, name: 'Ann' },
  { kind: 'person', id: BOB, name: 'Bob' },
  { kind: 'person', id: CLEO, name: 'Cleo' },
];
const BOT: GamePlayer = { kind: 'bot', character: 'magpie', name: 'Magpie' };

export const FIRST_GAME = 'cellar market militia mine moat remodel smithy village woodcutter workshop'.split(
  ' ',
);
export const MIXED =
  'masquerade secret-chamber witch wishing-well scout throne-room possession library swindler chancellor'.split(
    ' ',
  );

export const T0 = 1_700_000_000_000;

export interface StartWish {
  readonly persons?: 1 | 2 | 3;
  readonly bots?: number;
  readonly kingdom?: readonly string[];
  readonly seed?: string;
  readonly options?: Partial<TableOptions>;
  readonly position?: Game;
}

export function startOf(wish: StartWish = {}): GameStart {
  const { persons = 2, bots = 0, kingdom = FIRST_GAME, seed = '7', options = {}, position } = wish;
  const robots = Array.from({ length: bots }, (_, index) => ({ ...BOT, name: `Magpie ${index + 1}` }));
  const players = [...PEOPLE.slice(0, persons), ...robots];
  const names = players.map(({ name }) => name);
  return {
    id: newId(),
    table: newId(),
    options: {
      ...PLAIN_OPTIONS,
      seats: players.length,
      information: 'strict',
      pauses: false,
      ...options,
    },
    players,
    setup: { players: names, kingdom, seed, generator: 'fast', start: 0 },
    ...(position === undefined ? {} : { position }),
    seedHash: 'ab'.repeat(32),
    at: T0,
  };
}

export class Dice {
  readonly #state: number[];

  constructor(seed: string) {
    this.#state = seedRandom('fast', seed);
  }

  below(n: number): number {
    return randomBelow(this.#state, n);
  }

  onceIn(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.below(items.length));
  }
}

export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index} among ${items.length}`);
  return item;
}

/** A match and its log, as a room keeps them. */
export class Played {
  readonly match: Match;
  readonly log: StoredEntry[] = [];
  now = T0;

  constructor(match: Match) {
    this.match = match;
  }

  enter(entries: readonly GameLogEntry[]): GameEvent[] {
    return entries.flatMap((entry) => {
      const stored = { ...entry, sequence: this.match.sequence + 1, at: this.now };
      this.log.push(stored);
      return [...this.match.apply(stored)];
    });
  }

  /** The seat answers its question with the option of these words. */
  say(seat: number, words: string): GameEvent[] {
    const question = this.match.question(seat);
    if (question === null) throw new Error(`seat ${seat} is not asked`);
    const offered = question.decision.options.map((option) => optionWords(this.match.game, option));
    if (!offered.includes(words)) throw new Error(`"${words}" is not among ${offered.join(', ')}`);
    const events = this.enter([{ kind: 'choice', seat, number: question.number, words }]);
    this.enter(consequences(this.match));
    return events;
  }

  /** Says all of these, each for whoever is asked first. */
  sayAll(...all: string[]): void {
    for (const words of all) this.say(at(this.match.asked, 0), words);
  }
}

const NO_FACTS = { away: [], plans: [], thinking: [] };

/** All that can be told about a match, to every seat and to a spectator. */
export const toldTexts = (match: Match): string[] =>
  [null, ...match.start.players.keys()].map((seat) => JSON.stringify(gameState(match, seat, NO_FACTS)));
