// A game to go through: every position of a record, who chose what, and what happened on the way.
//
// Moment n is the position after n choices, so a game of n choices has n + 1 moments. A copy of the position is kept
// every few choices; from there any moment is only some choices away.

import type { Game, GameEvent, GameRecord, Option, OptionParts, View } from '@tenfold/rules';
import {
  NOBODY,
  RuleError,
  answerIn,
  apply,
  beginRecord,
  clone,
  eventFor,
  followSeed,
  optionParts,
  readRecord,
  replay,
  view,
} from '@tenfold/rules';
import type { RoundSample } from './curves.ts';
import { sampleOf } from './curves.ts';

/** One choice: it leads from the moment of its own number, counted from 0, to the next. */
export interface ReplayStep {
  /** Who decided. */
  readonly seat: number;
  readonly chosen: OptionParts;
  /** The question, without the other answers to it. */
  readonly asked: AskedQuestion;
}

/** A question that was answered, without its options. */
export interface AskedQuestion {
  /** For whom: for another in a possessed turn. */
  readonly player: number;
  readonly about: number;
  readonly verb: string;
  readonly card: string | null;
  /** How many cards had been picked for it before. */
  readonly picked: number;
}

/** A turn of a replay: at which moment it begins, and whose it is. */
export interface ReplayTurn {
  /** The first moment of the turn. */
  readonly moment: number;
  readonly player: number;
  /** Who plays it for him. */
  readonly possessor: number | null;
  /** Of the turns at the table that this player has had: in a possessed turn, the last of his own. */
  readonly own: number;
}

/** Through whose eyes: those of a seat, or of somebody who sees all hands. */
export type Eyes = number | 'all';

const CHOICES_BETWEEN_COPIES = 16;

/** A record to step through. Made by `replayOf`, or by `playRecord` a choice at a time. */
export class Replay {
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  readonly turns: readonly ReplayTurn[];
  /** At the start, after each round, and at the end. */
  readonly samples: readonly RoundSample[];
  /** Everything that happened, with what only some may know. */
  readonly #events: readonly GameEvent[];
  /** By moment: how many events there were. */
  readonly #told: readonly number[];
  readonly #options: readonly Option[];
  readonly #copies: readonly Game[];

  constructor(made: Making) {
    this.record = made.record;
    this.steps = made.steps;
    this.turns = made.turns;
    this.samples = made.samples;
    this.#events = made.events;
    this.#told = made.told;
    this.#options = made.options;
    this.#copies = made.copies;
  }

  get players(): readonly string[] {
    return this.record.setup.players;
  }

  /** The last moment. */
  get end(): number {
    return this.steps.length;
  }

  /** A position of the caller's own. */
  positionAt(moment: number): Game {
    const copy = Math.floor(moment / CHOICES_BETWEEN_COPIES);
    const from = this.#copies[copy];
    if (from === undefined || moment > this.end) {
      throw new RangeError(`there is no moment ${moment}; the last one is ${this.end}`);
    }
    const game = clone(from);
    for (let i = copy * CHOICES_BETWEEN_COPIES; i < moment; i++) {
      const step = this.steps[i];
      apply(game, this.#options[i] ?? 0, step?.seat, null, step?.asked.player);
      followSeed(game, this.record, i + 1);
    }
    return game;
  }

  viewAt(moment: number, eyes: Eyes): View {
    const game = this.positionAt(moment);
    return eyes === 'all' ? openView(game) : view(game, eyes);
  }

  /** How many events had happened. */
  toldAt(moment: number): number {
    return this.#told[moment] ?? this.#events.length;
  }

  /** The first moment at which the event of that place had happened. */
  momentOf(event: number): number {
    const moment = this.#told.findIndex((told) => told > event);
    return moment < 0 ? this.end : moment;
  }

  /**
   * Everything that happens in the game, as those eyes see it. `winners` are those of the result, which knows who has
   * gone and who never played; null where there is none.
   */
  eventsFor(eyes: Eyes, winners: readonly number[] | null = null): readonly GameEvent[] {
    return this.#events.map((event) => {
      const told = event.type === 'over' && winners !== null ? { ...event, winners } : event;
      return eyes === 'all' ? openEvent(told) : eventFor(told, eyes);
    });
  }

  /** The number of the turn in which a moment lies, from 0. */
  turnAt(moment: number): number {
    return Math.max(
      0,
      this.turns.findLastIndex((turn) => turn.moment <= moment),
    );
  }
}

/** The public view with everybody's hand in it, for who may see them all. */
export function openView(game: Game): View {
  const common = view(game, null);
  return {
    ...common,
    players: common.players.map((player, seat) => view(game, seat).players[seat] ?? player),
  };
}

/** An event with what only some may know, for who may know it all. */
export const openEvent = ({ seenBy: _seenBy, ...event }: GameEvent): GameEvent => event;

/**
 * Plays a record a choice at a time, so that whoever must not be busy for long can rest in between. What cannot be
 * played fails with a `RecordError`, which has the line.
 */
export function* playRecord(text: string): Generator<undefined, Replay> {
  const making = new Making(readRecord(text));
  for (const _choice of making.record.choices) {
    making.next();
    yield;
  }
  return making.finished();
}

/** Plays a record in one go. */
export function replayOf(text: string): Replay {
  const playing = playRecord(text);
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
  }
}

class Making {
  readonly record: GameRecord;
  readonly steps: ReplayStep[] = [];
  readonly turns: ReplayTurn[] = [];
  readonly samples: RoundSample[] = [];
  readonly events: GameEvent[] = [];
  readonly told: number[] = [];
  readonly options: Option[] = [];
  readonly copies: Game[] = [];
  readonly #game: Game;
  #turn = 0;

  constructor(record: GameRecord) {
    this.record = record;
    this.#game = this.#asRecorded(() => beginRecord(record, this.#listen));
    this.#note();
  }

  next(): void {
    const choice = this.record.choices[this.steps.length];
    if (choice === undefined) return;
    this.#asRecorded(() => {
      const { asked, option, seat } = answerIn(this.#game, choice);
      const { player, about, verb, card, picked } = asked;
      const chosen = optionParts(this.#game, option);
      apply(this.#game, option, seat, this.#listen, player);
      this.options.push(option);
      this.steps.push({ seat, chosen, asked: { player, about, verb, card, picked } });
      return this.#game;
    });
    this.#note();
  }

  finished(): Replay {
    const { length } = this.steps;
    if (this.samples.at(-1)?.moment !== length) this.samples.push(sampleOf(this.#game, length));
    return new Replay(this);
  }

  readonly #listen = (event: GameEvent): void => {
    this.events.push(event);
  };

  #note(): void {
    const { turn, seats } = this.#game;
    const moment = this.steps.length;
    followSeed(this.#game, this.record, moment);
    this.told.push(this.events.length);
    if (moment % CHOICES_BETWEEN_COPIES === 0) this.copies.push(clone(this.#game));
    if (turn.number === this.#turn) return;
    this.#turn = turn.number;
    const possessor = turn.possessor === NOBODY ? null : turn.possessor;
    const { player } = turn;
    this.turns.push({ moment, player, possessor, own: seats[player]?.turns ?? 0 });
    // A round is over when it is the first player's turn again.
    if (possessor === null && player === this.turns[0]?.player)
      this.samples.push(sampleOf(this.#game, moment));
  }

  /** The rules themselves say best what is wrong with a record, and where. */
  #asRecorded(play: () => Game): Game {
    try {
      return play();
    } catch (error) {
      if (error instanceof RuleError) replay(this.record, { upTo: this.steps.length + 1 });
      throw error;
    }
  }
}
