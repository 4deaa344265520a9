// The start of a game: who plays, with which cards, and a seed that nobody can guess and that all can check at the end.

import { randomBytes, randomInt } from 'node:crypto';
import type { Id, TableOptions } from '@tenfold/protocol';
import { seedHashOf } from '@tenfold/protocol';
import type { GameRecord } from '@tenfold/rules';
import { RULES_VERSION, completeSetup, possibleStarters } from '@tenfold/rules';
import type { GameStart, GamePlayer } from '../game-log/game-log.ts';
import { newId } from '../people/new-id.ts';
import type { Day } from '../time/day.ts';
import { settledKingdom } from './kingdom.ts';

/** Who plays what, where and when. */
export interface Party {
  readonly table: Id;
  readonly options: TableOptions;
  /** By seat; no two of the same name. */
  readonly players: readonly GamePlayer[];
  /** "Play anyone" has brought them together for this game. */
  readonly dealt?: true;
  readonly at: number;
}

/** `lastWinners` are the seats that won the game before, for a rematch; in a first game the generator draws who starts. */
export async function newGameStart(party: Party, lastWinners: readonly number[] = []): Promise<GameStart> {
  const { options, players } = party;
  const seed = newSeed();
  const starters = possibleStarters(players.length, lastWinners);
  const start = starters.length === players.length ? undefined : starters[randomInt(starters.length)];
  const { cards, ownCards } = settledKingdom(options);
  const setup = completeSetup({
    players: players.map(({ name }) => name),
    kingdom: cards,
    ...(options.boxes === undefined ? {} : { boxes: options.boxes }),
    ...(ownCards.length === 0 ? {} : { ownCards }),
    seed,
    generator: 'secure',
    ...(start === undefined ? {} : { start }),
  });
  return { id: newId(), ...party, setup, seedHash: await seedHashOf(seed), rules: RULES_VERSION };
}

/** What everybody's game of a day is dealt from. */
export interface DailyDeal {
  readonly day: Day;
  readonly kingdom: readonly string[];
  readonly seed: string;
}

/** Who starts is drawn from the seed, too: it is the same for everybody. */
export async function newDailyStart(party: Party, { day, kingdom, seed }: DailyDeal): Promise<GameStart> {
  const players = party.players.map(({ name }) => name);
  const setup = completeSetup({ players, kingdom, seed, generator: 'secure' });
  return {
    id: newId(),
    ...party,
    setup,
    daily: day,
    seedHash: await seedHashOf(seed),
    rules: RULES_VERSION,
  };
}

/**
 * A game begun in the middle. Cards lie where they lay; all shuffles to come follow from a new seed, so that whoever
 * knows the seed of the old game cannot see beyond the cards that lie there.
 */
export async function newStartInTheMiddle(party: Party, from: GameRecord): Promise<GameStart> {
  const players = party.players.map(({ name }) => name);
  const here = from.choices.length;
  const reseed = { after: here, generator: 'secure', seed: newSeed() } as const;
  const setup = completeSetup({ ...from.setup, players });
  const opening: GameRecord = {
    setup,
    choices: from.choices.map(({ forWhom, ...choice }) => ({
      ...choice,
      player: newName(choice.player),
      ...(forWhom === undefined ? {} : { forWhom: newName(forWhom) }),
    })),
    ...(from.shuffles === undefined
      ? {}
      : { shuffles: from.shuffles.map((shuffle) => ({ ...shuffle, player: newName(shuffle.player) })) }),
    reseeds: [...(from.reseeds ?? []).filter(({ after }) => after < here), reseed],
  };
  const seedHash = await seedHashOf(reseed.seed);
  return { id: newId(), ...party, setup, opening, seedHash, rules: RULES_VERSION };

  function newName(old: string): string {
    return players[from.setup.players.indexOf(old)] ?? old;
  }
}

/** 256 bits, as the record writes them: 64 hexadecimal digits. */
const newSeed = (): string => randomBytes(32).toString('hex');
