// Hundreds of games between people who all have several of them at once.

import { kingdoms } from '@tenfold/rules';
import type { Dice } from '../seeded.ts';
import type { TurningPoint } from '../turning-point.ts';
import type { Visitor } from '../visitors.ts';
import { addressOf, newVisitor, startGame } from '../visitors.ts';
import { Ledger } from '../playing/ledger.ts';
import type { PlayedGame } from '../playing/player.ts';
import { Player } from '../playing/player.ts';

const GAMES_OF_A_PAIR = 8;

interface Pair {
  readonly players: readonly Player[];
  readonly games: readonly PlayedGame[];
}

/** All pairs, and all players and games of them. */
export interface Party extends Pair {
  readonly pairs: readonly Pair[];
}

/** `count` games or a few more, with the kingdoms of the rulebooks in turn. */
export async function newParty(url: string, count: number, below: Dice, point: TurningPoint): Promise<Party> {
  const numbers = Array.from({ length: Math.ceil(count / GAMES_OF_A_PAIR) }, (_, index) => index);
  const pairs = await Promise.all(
    numbers.map(async (pair) => {
      const people = [
        await newVisitor(url, 'Ann', addressOf(2 * pair)),
        await newVisitor(url, 'Bob', addressOf(2 * pair + 1)),
      ] as const;
      const games = await newGames(url, people, pair * GAMES_OF_A_PAIR);
      return { games, players: people.map((person, seat) => new Player(person, seat, games, below, point)) };
    }),
  );
  return {
    pairs,
    players: pairs.flatMap(({ players }) => players),
    games: pairs.flatMap(({ games }) => games),
  };
}

async function newGames(
  url: string,
  people: readonly [Visitor, Visitor],
  firstKingdom: number,
): Promise<PlayedGame[]> {
  const games: PlayedGame[] = [];
  for (let index = firstKingdom; index < firstKingdom + GAMES_OF_A_PAIR; index++) {
    const id = kingdoms[index % kingdoms.length]?.id ?? '';
    const started = await startGame(url, people, { kingdom: { kind: 'recommended', id } });
    games.push({ ...started, ledger: new Ledger(started.game), fresh: 0, seedHash: null, isOver: false });
  }
  return games;
}
