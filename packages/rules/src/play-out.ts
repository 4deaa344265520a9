// The loop of every program that plays a game by itself.

import type { Listener } from './engine/events.ts';
import type { TurnTaker } from './engine/card-set.ts';
import { cardSetOf } from './engine/game-cards.ts';
import { answer, decision } from './engine/game.ts';
import type { Option } from './engine/options.ts';
import type { RandomState } from './engine/random.ts';
import { randomBelow } from './engine/random.ts';
import type { Decision, Game } from './engine/state.ts';
import { tableOf } from './engine/table.ts';

/** Takes one of the options of a decision, for whoever is asked. */
export type Chooser = (game: Game, asked: Decision) => Option;

/** What `playOut` may be told besides who chooses. */
export interface PlayOutOptions {
  /** Hears every event. */
  readonly listener?: Listener | null;
  /** Asked before each decision, with the number of choices made so far: true stops the game there. */
  readonly until?: (game: Game, made: number) => boolean;
  /**
   * For choosers that play all Treasures they can: those that make coins and nothing else are then played without
   * asking, unless the hand holds another. The game is the same; choices that nobody made do not count.
   */
  readonly playsTreasures?: boolean;
  /** For choosers who take the only option unseen: who holds no Action is not asked for one. The game is the same. */
  readonly skipsForced?: boolean;
  /**
   * For choosers who know what there is to choose in a turn: says it in all turns that nobody possesses, and is not asked.
   * The game is the same if it says what the chooser would. Not for those who stop: `until` sees nothing of it.
   */
  readonly taker?: TurnTaker | null;
}

/** Plays on until nobody is asked any more, which is the end of the game. Gives the number of choices made. */
export function playOut(
  game: Game,
  choose: Chooser,
  { listener = null, until, playsTreasures = false, skipsForced = false, taker = null }: PlayOutOptions = {},
): number {
  const table = tableOf(game, cardSetOf(game), listener, { playsTreasures, skipsForced, taker });
  let made = 0;
  for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
    if (until?.(game, made) === true) break;
    answer(table, asked, choose(game, asked));
    made++;
  }
  return made + table.unasked;
}

/** Chooses by chance, every option as likely as the others. */
export const randomChooser =
  (random: RandomState): Chooser =>
  (_game, { options }) =>
    options[randomBelow(random, options.length)]!;
