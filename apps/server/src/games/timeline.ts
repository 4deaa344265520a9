// The timeline of a game: the choices that count, in order, and the position after them. What was undone is not in it.
//
// Going back replays the choices from a copy made on the way. Only the two latest copies are kept, so a long game takes
// no more memory than a short one, and going back a few choices costs the same early and late. The generator's state is
// part of the position: whoever goes back and chooses the same again is dealt the same cards.

import type { Decision, Game, GameEvent, Listener, Option } from '@tenfold/rules';
import { apply, clone } from '@tenfold/rules';
import { somebodyLearns } from './information.ts';
import type { GameBeginning } from '../game-log/beginning.ts';
import { beginningOf } from '../game-log/beginning.ts';
import type { GameStart } from '../game-log/game-log.ts';

export interface PlayedChoice {
  readonly seat: number;
  /** For whom. */
  readonly player: number;
  readonly option: Option;
  /** Of its entry in the log. */
  readonly sequence: number;
  /** Whether anybody learnt something by it. */
  readonly telling: boolean;
  /** How many events of the game had happened after it. */
  readonly told: number;
  /** The server made it: there was nothing to choose. */
  readonly byServer: boolean;
}

/** A turn that began: whose, and after how many choices. */
export interface StartedTurn {
  readonly player: number;
  readonly after: number;
}

interface Checkpoint {
  readonly count: number;
  readonly game: Game;
}

const CHOICES_BETWEEN_CHECKPOINTS = 32;
const CHECKPOINTS_KEPT = 2;

export class Timeline {
  readonly #beginning: GameBeginning;
  readonly #choices: PlayedChoice[] = [];
  readonly #turns: StartedTurn[] = [];
  #checkpoints: Checkpoint[] = [];
  #game: Game;

  constructor(start: GameStart) {
    this.#beginning = beginningOf(start);
    this.#game = clone(this.#beginning.game);
    this.#noteTurn(0);
  }

  /** The position now. Only the timeline may change it. */
  get game(): Game {
    return this.#game;
  }

  get choices(): readonly PlayedChoice[] {
    return this.#choices;
  }

  get turns(): readonly StartedTurn[] {
    return this.#turns;
  }

  /** How many events had happened when so many choices had been made. */
  toldAfter(count: number): number {
    return this.#choices[count - 1]?.told ?? this.#beginning.events.length;
  }

  /** Goes on by a choice that is offered; tells what happened. */
  choose(
    { seat, player }: Pick<Decision, 'seat' | 'player'>,
    option: Option,
    sequence: number,
    byServer = false,
  ): readonly GameEvent[] {
    this.#keepCheckpoint(this.#choices.length);
    const events: GameEvent[] = [];
    const turn = this.#game.turn.number;
    apply(this.#game, option, seat, (event) => events.push(event), player);
    const told = this.toldAfter(this.#choices.length) + events.length;
    this.#choices.push({ seat, player, option, sequence, telling: somebodyLearns(events), told, byServer });
    if (this.#game.turn.number !== turn) this.#noteTurn(this.#choices.length);
    return events;
  }

  /** Goes back to where only so many choices had been made. */
  backTo(count: number): void {
    this.#choices.length = count;
    while ((this.#turns.at(-1)?.after ?? 0) > count) this.#turns.pop();
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.count <= count);
    const from = this.#checkpoints.at(-1);
    this.#game = clone((from ?? this.#beginning).game);
    for (let i = from?.count ?? 0; i < count; i++) {
      this.#keepCheckpoint(i);
      this.#repeat(this.#game, i, null);
    }
  }

  /** A position of its own as it was after so many choices; the listener hears everything from the beginning. */
  replay(count: number, listener: Listener | null = null): Game {
    if (listener !== null) this.#beginning.events.forEach(listener);
    const game = clone(this.#beginning.game);
    this.continue(game, 0, count, listener);
    return game;
  }

  /** Carries a position that is `from` choices old on to where it is `to` choices old. */
  continue(game: Game, from: number, to: number, listener: Listener | null): void {
    for (let i = from; i < to; i++) this.#repeat(game, i, listener);
  }

  #repeat(game: Game, index: number, listener: Listener | null): void {
    const choice = this.#choices[index];
    if (choice === undefined) throw new RangeError(`there is no choice ${index} of ${this.#choices.length}`);
    apply(game, choice.option, choice.seat, listener, choice.player);
  }

  #keepCheckpoint(count: number): void {
    if (count % CHOICES_BETWEEN_CHECKPOINTS !== 0) return;
    if ((this.#checkpoints.at(-1)?.count ?? -1) >= count) return;
    this.#checkpoints.push({ count, game: clone(this.#game) });
    if (this.#checkpoints.length > CHECKPOINTS_KEPT) this.#checkpoints.shift();
  }

  #noteTurn(after: number): void {
    this.#turns.push({ player: this.#game.turn.player, after });
  }
}
