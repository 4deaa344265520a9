// One game as an environment: whose turn it is to act, what may be done, what that seat knows, and what it was worth.

import type { Decision, Game, SetupWish } from '@tenfold/rules';
import { Lens, NOBODY, apply, clone, decision, newGame } from '@tenfold/rules';
import { EnvError } from './env-error.ts';
import type { Layout } from './layout.ts';
import type { Returns } from './returns.ts';
import { pointsIn, writeReturns } from './returns.ts';

/** What is answered without asking, and what the end is worth. */
export interface EnvironmentOptions {
  /** Questions with one answer are answered by themselves; on unless turned off. */
  readonly autoForced?: boolean;
  /** 'win' unless told otherwise. */
  readonly returns?: Returns;
}

/** One game as learners see it: a seat acts, by an index out of those that its mask allows. */
export class Environment {
  readonly layout: Layout;
  readonly #options: Required<EnvironmentOptions>;
  #game: Game | null = null;
  #lenses: readonly Lens[] = [];

  constructor(layout: Layout, options: EnvironmentOptions = {}) {
    this.layout = layout;
    this.#options = { autoForced: options.autoForced ?? true, returns: options.returns ?? 'win' };
  }

  /** Begins a new game. The same set-up, seed included, and the same actions give the same game. */
  reset(setup: SetupWish): void {
    this.resume(newGame(setup));
  }

  /** Goes on with a game begun elsewhere, such as a set position. It is taken over, not copied. */
  resume(game: Game): void {
    this.layout.expectFits(game);
    this.#game = game;
    this.#lenses = game.seats.map((_seat, player) => new Lens(game, player));
    this.#answerForced(game);
  }

  /** Who acts now; NOBODY when the game is over. */
  get seat(): number {
    return this.#now().asks[0]?.seat ?? NOBODY;
  }

  get isOver(): boolean {
    return this.#now().over;
  }

  /** Carries out an action of the seat that acts now. Refuses what the mask leaves out. */
  step(action: number): void {
    this.take(this.optionFor(action));
  }

  /** The same by the engine's number for it. */
  take(option: number): void {
    const game = this.#now();
    const { seat, player } = this.#question();
    apply(game, option, seat, null, player);
    this.#answerForced(game);
  }

  /** The engine's number for an action. Throws what `step` would, and changes nothing. */
  optionFor(action: number): number {
    const asked = this.#question();
    const option = this.layout.actions.optionFor(asked, action);
    if (option !== undefined) return option;
    const name = this.layout.actions.names[action];
    throw new EnvError(
      name === undefined
        ? `there is no action ${action}; actions are whole numbers from 0 to ${this.layout.actions.size - 1}`
        : `action ${action} (${name}) is not legal now; take one that the mask has a 1 for`,
    );
  }

  /** 1 for every action that the seat may take, else 0; all 0 for a seat that is not asked. */
  mask(
    seat: number = this.#actor(),
    into: Uint8Array = new Uint8Array(this.layout.actions.size),
    at = 0,
  ): Uint8Array {
    const { actions } = this.layout;
    const game = this.#now();
    this.#lensOf(seat);
    into.fill(0, at, at + actions.size);
    const asked = decision(game, seat);
    if (asked !== undefined) actions.mark(asked, into, at);
    return into;
  }

  /** The actions that the mask has a 1 for, in rising order. */
  legalActions(): number[] {
    const { actions } = this.layout;
    const game = this.#now();
    const [asked] = game.asks;
    if (asked === undefined) return [];
    return asked.options
      .map((option) => actions.indexOf(asked, option))
      .filter((action) => action >= 0)
      .sort((a, b) => a - b);
  }

  /** What the seat may know; `layout.observation.names` says what each number is. */
  observation(
    seat: number = this.#actor(),
    into: Float32Array = new Float32Array(this.layout.observation.size),
    at = 0,
  ): Float32Array {
    const game = this.#now();
    const lens = this.#lensOf(seat);
    this.layout.observation.write(lens, decision(game, seat), game.asks, into, at);
    return into;
  }

  /** What the game was worth, by seat; all 0 while it is not over. */
  returns(into: Float32Array = new Float32Array(this.layout.players), at = 0): Float32Array {
    const game = this.#now();
    if (game.over) writeReturns(game, this.#options.returns, into, at);
    else into.fill(0, at, at + this.layout.players);
    return into;
  }

  /** By seat. Only when the game is over, when all cards may be shown. */
  points(): number[] {
    const game = this.#now();
    if (game.over) return pointsIn(game);
    throw new EnvError(
      'the points are counted when the game is over; what a seat can count is in its observation',
    );
  }

  /** An independent copy, shuffles to come included. For search by who may not know them: `imagine`. */
  clone(): Environment {
    return this.#with(clone(this.#now()));
  }

  /** A copy in which all that the seat may not know is dealt anew from this generator's state (see `seedRandom`). */
  imagine(seat: number, random: number[]): Environment {
    return this.#with(this.#lensOf(seat).imagine(random));
  }

  #with(game: Game): Environment {
    const copy = new Environment(this.layout, this.#options);
    copy.resume(game);
    return copy;
  }

  #answerForced(game: Game): void {
    if (!this.#options.autoForced) return;
    for (let asked = game.asks[0]; asked !== undefined; asked = game.asks[0]) {
      const only = this.layout.actions.onlyOption(asked);
      if (only === undefined) return;
      apply(game, only, asked.seat, null, asked.player);
    }
  }

  #now(): Game {
    if (this.#game === null) throw new EnvError('no game has begun; call reset first');
    return this.#game;
  }

  #question(): Decision {
    const asked = this.#now().asks[0];
    if (asked === undefined) throw new EnvError('the game is over; call reset to begin another');
    return asked;
  }

  #actor(): number {
    if (this.isOver) throw new EnvError('the game is over and nobody acts; say whose view is meant');
    return this.seat;
  }

  #lensOf(seat: number): Lens {
    this.#now();
    const lens = this.#lenses[seat];
    if (lens !== undefined) return lens;
    throw new EnvError(`there is no seat ${seat}; seats are numbered from 0 to ${this.layout.players - 1}`);
  }
}
