// Where strategies meet: games at one table, each shuffle from every seat, the shuffles the same for all who compete.

import type { Game, Setup } from '@tenfold/rules';
import { cardSetOf, newGame, victoryShare, winnersOf } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { playBots } from '../bot.ts';

export type ArenaTable = Pick<Setup, 'kingdom'> &
  Partial<Pick<Setup, 'ownCards' | 'further' | 'boxes' | 'study'>> & { readonly players: number };

export class Arena {
  readonly players: number;
  readonly #setup: Omit<Setup, 'seed'>;
  readonly #seed: string;
  /** All games played so far. */
  games = 0;

  constructor({ players, ...table }: ArenaTable, seed: string) {
    this.players = players;
    this.#seed = seed;
    const names = Array.from({ length: players }, (_name, seat) => `${seat + 1}`);
    this.#setup = { ...table, players: names, generator: 'fast', start: 0 };
  }

  /** The game of a shuffle before its first choice. */
  deal(shuffle: number): Game {
    return newGame({ ...this.#setup, seed: `${this.#seed} ${shuffle}` });
  }

  /** What `maker` wins of one shuffle played from two seats, the others by `others`: 0 to 2. */
  round(maker: BotMaker, others: BotMaker, shuffle: number): number {
    const first = shuffle % this.players;
    return (
      this.#play(maker, others, shuffle, first) +
      this.#play(maker, others, shuffle, (first + 1) % this.players)
    );
  }

  /** What `maker` wins of one shuffle played from every seat, the others in their order after it: 0 to as many as play. */
  roundTable(maker: BotMaker, others: readonly BotMaker[], shuffle: number): number {
    let won = 0;
    for (let seat = 0; seat < this.players; seat++) {
      won += this.#shareOf(seat, shuffle, (player) =>
        player === seat ? maker : others[(player - seat - 1 + this.players) % this.players]!,
      );
    }
    return won;
  }

  #play(maker: BotMaker, others: BotMaker, shuffle: number, seat: number): number {
    return this.#shareOf(seat, shuffle, (player) => (player === seat ? maker : others));
  }

  #shareOf(seat: number, shuffle: number, makerOf: (player: number) => BotMaker): number {
    this.games++;
    const game = this.deal(shuffle);
    const makers = game.seats.map((_seat, player) => makerOf(player));
    playBots(game, makers);
    return victoryShare(winnersOf(game, cardSetOf(game)), seat);
  }
}
