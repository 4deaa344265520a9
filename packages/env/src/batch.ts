// Many games stepped in one call. What comes of it is written into the caller's own arrays, so that a step allocates
// nothing beside what the engine does.

import type { SetupWish } from '@tenfold/rules';
import { EnvError } from './env-error.ts';
import type { EnvironmentOptions } from './environment.ts';
import { Environment } from './environment.ts';
import type { Layout } from './layout.ts';

/** Where a batch writes what a step gives: row after row, one for each game. */
export interface Buffers {
  /** Of the seat that acts next: `layout.observation.size` numbers. */
  readonly observations: Float32Array;
  /** Of the same seat: `layout.actions.size` numbers. */
  readonly masks: Uint8Array;
  /** By seat: what the step brought, which is 0 but for the last of a game. */
  readonly rewards: Float32Array;
  /** By seat, in the last game that ended in this place; 0 before. */
  readonly points: Float32Array;
  /** 1 where the step ended the game. */
  readonly done: Uint8Array;
  /** Who acts next; −1 for nobody. */
  readonly seats: Int8Array;
}

/** Arrays of the right sizes for so many games of a layout. */
export function newBuffers(layout: Layout, games: number): Buffers {
  return {
    observations: new Float32Array(games * layout.observation.size),
    masks: new Uint8Array(games * layout.actions.size),
    rewards: new Float32Array(games * layout.players),
    points: new Float32Array(games * layout.players),
    done: new Uint8Array(games),
    seats: new Int8Array(games),
  };
}

/** The set-up of each game of the batch: its place in it, and how many were played there before. */
export type SetupSource = (place: number, played: number) => SetupWish;

/** The same players and Kingdom again and again, each game with a seed of its own. */
export const seeded =
  (setup: Omit<SetupWish, 'seed'>, seed: string): SetupSource =>
  (place, played) => ({ ...setup, seed: `${seed}-${place}-${played}` });

/** How a batch goes on when a game is over, and how its games answer by themselves. */
export interface BatchOptions extends EnvironmentOptions {
  /** A game that is over is followed by the next at once, whose first observation is written; on unless turned off. */
  readonly autoReset?: boolean;
}

/** Many games, stepped in one call. What comes of it is written into the arrays that it was given. */
export class Batch {
  readonly layout: Layout;
  readonly buffers: Buffers;
  readonly #games: readonly Environment[];
  readonly #played: Int32Array;
  /** The engine's numbers for the actions of the current step. */
  readonly #options: Int32Array;
  readonly #setups: SetupSource;
  readonly #autoReset: boolean;

  /** There are as many games as `buffers.done` is long. All begin at once. */
  constructor(layout: Layout, setups: SetupSource, buffers: Buffers, options: BatchOptions = {}) {
    expectRoom(layout, buffers);
    this.layout = layout;
    this.buffers = buffers;
    this.#setups = setups;
    this.#autoReset = options.autoReset ?? true;
    this.#games = Array.from(buffers.done, () => new Environment(layout, options));
    this.#played = new Int32Array(this.size);
    this.#options = new Int32Array(this.size);
    this.reset();
  }

  get size(): number {
    return this.#games.length;
  }

  /** One of the games, to look at: for points, or for what another seat observes. */
  game(place: number): Environment {
    const game = this.#games[place];
    if (game !== undefined) return game;
    throw new EnvError(`there is no game ${place}; the batch has games 0 to ${this.size - 1}`);
  }

  /** Begins all games anew, from the first of each place. */
  reset(): void {
    const { rewards, points, done } = this.buffers;
    rewards.fill(0);
    points.fill(0);
    done.fill(0);
    this.#played.fill(0);
    for (let place = 0; place < this.size; place++) {
      this.#games[place]!.reset(this.#setups(place, 0));
      this.#show(place);
    }
  }

  /**
   * One action for each game, each by the seat that acts there. An action that is not legal is refused, and then no game
   * has changed. Actions for games that are over and not followed by another are passed over.
   */
  step(actions: ArrayLike<number>): void {
    this.#readActions(actions);
    const { rewards, done } = this.buffers;
    const { players } = this.layout;
    for (let place = 0; place < this.size; place++) {
      const game = this.#games[place]!;
      if (game.isOver) {
        done[place] = 0;
        rewards.fill(0, place * players, (place + 1) * players);
        continue;
      }
      game.take(this.#options[place]!);
      done[place] = game.isOver ? 1 : 0;
      game.returns(rewards, place * players);
      if (game.isOver) this.#end(place);
      this.#show(place);
    }
  }

  #end(place: number): void {
    const game = this.#games[place]!;
    this.buffers.points.set(game.points(), place * this.layout.players);
    if (!this.#autoReset) return;
    this.#played[place]!++;
    game.reset(this.#setups(place, this.#played[place]!));
  }

  /** All of them before any is carried out: an action that is not legal must change no game. */
  #readActions(actions: ArrayLike<number>): void {
    if (actions.length !== this.size) {
      throw new EnvError(`${actions.length} actions were given for ${this.size} games; give one for each`);
    }
    for (let place = 0; place < this.size; place++) {
      const game = this.#games[place]!;
      if (game.isOver) continue;
      try {
        this.#options[place] = game.optionFor(actions[place]!);
      } catch (error) {
        throw error instanceof EnvError ? new EnvError(`game ${place}: ${error.message}`) : error;
      }
    }
  }

  #show(place: number): void {
    const { observations, masks, seats } = this.buffers;
    const { observation, actions } = this.layout;
    const game = this.#games[place]!;
    const { seat } = game;
    seats[place] = seat;
    if (game.isOver) {
      observations.fill(0, place * observation.size, (place + 1) * observation.size);
      masks.fill(0, place * actions.size, (place + 1) * actions.size);
      return;
    }
    game.observation(seat, observations, place * observation.size);
    game.mask(seat, masks, place * actions.size);
  }
}

function expectRoom(layout: Layout, buffers: Buffers): void {
  const games = buffers.done.length;
  const needed = {
    observations: games * layout.observation.size,
    masks: games * layout.actions.size,
    rewards: games * layout.players,
    points: games * layout.players,
    seats: games,
  };
  for (const [name, length] of Object.entries(needed)) {
    const found = buffers[name as keyof typeof needed].length;
    if (found !== length) {
      throw new EnvError(
        `${name} has ${found} numbers for ${games} games and must have ${length}; see newBuffers`,
      );
    }
  }
}
