// How likely it is to win from here on. A judge may count imagined games, as this one does, or know by other means.

import type { Game, RandomState } from '@tenfold/rules';
import { Lens, cardSetOf, playOut, seedRandom, winnersOf } from '@tenfold/rules';
import { seatBots } from '../bot.ts';
import type { PlayerModel } from './player-model.ts';

/** A chance to win, and how sure it is. */
export interface WinChance {
  /** From 0 to 1. */
  readonly chance: number;
  /** Standard error. */
  readonly error: number;
}

/** Says of a position how likely each seat is to win, by what `eyes` may know; NOBODY may know what everybody does. */
export interface Judge {
  chances(position: Game, eyes: number, seed: string): readonly WinChance[];
}

/** How much is imagined of a position: games, and fewer of those that take many decisions. */
export interface Imagination {
  readonly worlds: number;
  readonly mostDecisions: number;
}

const FEWEST_WORLDS = 24;

/** Plays imagined games to their end, the seats by their models. */
export class ImaginingJudge implements Judge {
  readonly #models: readonly PlayerModel[];
  readonly #imagination: Imagination;

  constructor(models: readonly PlayerModel[], imagination: Imagination) {
    this.#models = models;
    this.#imagination = imagination;
  }

  chances(position: Game, eyes: number, seed: string): readonly WinChance[] {
    const { worlds, mostDecisions } = this.#imagination;
    const random: RandomState = seedRandom('fast', seed);
    const lens = new Lens(position, eyes);
    const won = position.seats.map(() => 0);
    let decisions = 0;
    let played = 0;
    while (played < worlds && (decisions < mostDecisions || played < FEWEST_WORLDS)) {
      const game = lens.imagine(random);
      const makers = this.#models.map((model, seat) => model.inWorld(played, seat));
      decisions += playOut(game, seatBots(game, makers));
      const winners = winnersOf(game, cardSetOf(game));
      for (const seat of winners) won[seat]! += 1 / winners.length;
      played++;
    }
    return won.map((share) => chanceOf(share, played, won.length));
  }
}

/** Models are not the players: beyond what the games say, so much is left open, as if so many more had been shared by all. */
const OPEN = 0.02;

export function chanceOf(won: number, played: number, seats: number): WinChance {
  const open = OPEN * played;
  const chance = (won + open / seats + 1 / seats) / (played + open + 1);
  return { chance, error: Math.sqrt((chance * (1 - chance)) / played) };
}
