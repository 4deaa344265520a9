// Taking back: which choice, whether it may be taken back at once, and a wish to do so that waits for the others.

import type { TableOptions, UndoMark, UndoState } from '@tenfold/protocol';
import type { GameStart } from '../game-log/game-log.ts';
import type { PlayedChoice, Timeline } from './timeline.ts';

export interface UndoRequest {
  /** The sequence of the entry that asked. */
  readonly number: number;
  readonly seat: number;
  /** The choice to be taken back, by the sequence of its entry. */
  readonly before: number;
  readonly waitingFor: readonly number[];
}

/** A wish that came to nothing. */
type FailedUndo = NonNullable<UndoState['failed']>;

/** The choice that a seat would take back, by its sequence, and how that can be done. */
export interface PossibleUndo {
  readonly before: number;
  readonly may: 'at-once' | 'by-asking';
}

export class Undos {
  readonly #options: TableOptions;
  readonly #isContest: boolean;
  readonly #timeline: Timeline;
  #marks: readonly UndoMark[] = [];
  #settled = 0;
  #at: number;
  #request: UndoRequest | null = null;
  #failed: FailedUndo | null = null;
  /** By seat: the choice that the others would not let it take back. */
  readonly #denied = new Map<number, number>();

  constructor({ options, daily, at }: GameStart, timeline: Timeline) {
    this.#options = options;
    this.#isContest = options.rated || daily !== undefined;
    this.#timeline = timeline;
    this.#at = at;
  }

  /** Where choices were taken back, in the order of what happened. */
  get marks(): readonly UndoMark[] {
    return this.#marks;
  }

  /**
   * How many choices cannot be taken back any more. Where hands are shown late, these are all but those of this turn and
   * the one before: whoever was shown a hand knows it for good, and must not see it held again.
   */
  get settled(): number {
    return this.#settled;
  }

  /** When something was last wished, said or done about taking back. */
  get at(): number {
    return this.#at;
  }

  get request(): UndoRequest | null {
    return this.#request;
  }

  /** How the last wish to take back ended, if it came to nothing. */
  get failed(): FailedUndo | null {
    return this.#failed;
  }

  /** `others` are the seats of those who would be asked. */
  possibleFor(seat: number, others: readonly number[]): PossibleUndo | null {
    const { choices } = this.#timeline;
    const { undo } = this.#options;
    if (undo === 'none') return null;
    const index = lastChoiceOf(choices, seat);
    const before = choices[index]?.sequence;
    if (before === undefined || index < this.#settled) return null;
    const learntNothing = undo === 'free' && isFree(choices, index);
    // What somebody has learnt cannot be taken back, and what is compared with others is not to be settled among friends.
    if (this.#isContest) return learntNothing ? { before, may: 'at-once' } : null;
    // Bots always agree.
    if (learntNothing || others.length === 0) return { before, may: 'at-once' };
    return this.#denied.get(seat) === before ? null : { before, may: 'by-asking' };
  }

  /** Whether a seat's last choice is so old that it may have been shown to those who see everything late. */
  isSettled(seat: number): boolean {
    const index = lastChoiceOf(this.#timeline.choices, seat);
    return index >= 0 && index < this.#settled;
  }

  /** Whether a choice of this seat counts that it could wish to take back. */
  hasChosen(seat: number): boolean {
    return lastChoiceOf(this.#timeline.choices, seat) >= 0;
  }

  /** Whether the others would not let a seat take back its last choice. */
  isDenied(seat: number): boolean {
    const { choices } = this.#timeline;
    const last = choices[lastChoiceOf(choices, seat)];
    return last !== undefined && last.sequence === this.#denied.get(seat);
  }

  ask(request: UndoRequest, at: number): void {
    this.#at = at;
    this.#request = request;
    this.#failed = null;
  }

  answer(request: UndoRequest, seat: number, allow: boolean, at: number): void {
    this.#at = at;
    if (allow) {
      this.#request = { ...request, waitingFor: request.waitingFor.filter((other) => other !== seat) };
    } else {
      this.#denied.set(request.seat, request.before);
      this.#fail(seat, 'refused');
    }
  }

  /** A seat has gone on: what somebody wished to take back stays, and older choices may be settled by it. */
  playedOn(seat: number): void {
    if (this.#options.spectators === 'delayed') {
      this.#settled = Math.max(this.#settled, this.#timeline.turns.at(-2)?.after ?? 0);
    }
    this.#fail(seat, 'played-on');
  }

  /** The timeline goes back to where so many choices had been made. */
  backTo(count: number, seat: number, at: number): void {
    this.#timeline.backTo(count);
    this.#at = at;
    // Older releases went back further.
    this.#settled = Math.min(this.#settled, count);
    this.#marks = addMark(this.#marks, this.#timeline.toldAfter(count), seat);
    this.#request = null;
  }

  /** Others play than those who were asked. */
  forgetRequest(): void {
    this.#request = null;
  }

  #fail(by: number, why: FailedUndo['why']): void {
    if (this.#request === null) return;
    this.#failed = { number: this.#request.number, by, why };
    this.#request = null;
  }
}

/** The place of a seat's last choice that was one; -1 if it has made none. What the server chose for it would come again. */
const lastChoiceOf = (choices: readonly PlayedChoice[], seat: number): number =>
  choices.findLastIndex((choice) => choice.seat === seat && !choice.byServer);

/** Nobody else has chosen since, and nobody has learnt anything. */
function isFree(choices: readonly PlayedChoice[], index: number): boolean {
  const seat = choices[index]?.seat;
  for (let i = index; i < choices.length; i++) {
    const choice = choices[i];
    if (choice === undefined || choice.seat !== seat || choice.telling) return false;
  }
  return true;
}

/** A further undo. Marks behind the point to which it went back were about what does not count any more, and join it. */
export function addMark(marks: readonly UndoMark[], at: number, seat: number): readonly UndoMark[] {
  const joined = marks.filter((mark) => mark.at >= at);
  const isOnesOwn = joined.every((mark) => mark.seat === seat);
  const count = joined.reduce((sum, mark) => sum + mark.count, 1);
  return [...marks.filter((mark) => mark.at < at), { at, seat: isOnesOwn ? seat : null, count }];
}

export const shownRequest = (request: UndoRequest | null): UndoState['request'] =>
  request === null ? null : { number: request.number, seat: request.seat, waitingFor: request.waitingFor };
