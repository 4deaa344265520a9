// One game: its start and its log, read from the beginning. An entry is applied and tells what happened; nothing else
// changes a match. It does no I/O and has no clock of its own. What may be written into the log is decided in commands.ts.

import type { EndReason, UndoMark } from '@tenfold/protocol';
import type { Decision, Game, GameEvent } from '@tenfold/rules';
import { NOBODY, decision, findOption, optionWords } from '@tenfold/rules';
import { Clock } from './clock.ts';
import { forcedAnswer, isCovert } from './covert.ts';
import { Course } from './course.ts';
import { EndVotes } from './end-votes.ts';
import type { GameStart, StoredEntry } from './log.ts';
import { NO_OUTAGES } from './outages.ts';
import { Seating } from './seating.ts';
import { LONGEST_PAUSE_MS, UNDO_PATIENCE_MS } from './pause.ts';
import type { FailedUndo, UndoRequest } from './undoing.ts';
import { addUndo, isFree, lastChoiceOf } from './undoing.ts';

/** A question that a seat has before it. */
export interface Question {
  /** The sequence of the log at which it was first put to this seat. */
  readonly number: number;
  /** When that was. */
  readonly at: number;
  /** How many choices counted then: going back no further leaves the question as it is. */
  readonly after: number;
  readonly decision: Decision;
}

interface Answer {
  readonly number: number;
  /** The option's place in the list. */
  readonly option: number;
  readonly sequence: number;
}

export interface Ending {
  readonly why: EndReason;
  readonly by: number | null;
}

/** The log does not fit the game. It was damaged, or this release plays by other rules than the one that wrote it. */
class LogError extends Error {
  constructor(sequence: number, reason: string) {
    super(`entry ${sequence} of the log: ${reason}`);
    this.name = 'LogError';
  }
}

export class Match {
  readonly start: GameStart;
  readonly seating: Seating;
  readonly course: Course;
  readonly clock: Clock | null;
  /** Whether what a hand forces is answered by the server, after a pause. */
  readonly pauses: boolean;
  #sequence = 0;
  #at: number;
  #questions: (Question | null)[];
  readonly #answers: (Answer | null)[];
  /** Seats whose people have decided something. */
  readonly #chose = new Set<number>();
  #undone: readonly UndoMark[] = [];
  #settled = 0;
  /** When something was last wished, said or done about taking back. */
  #undoAt: number;
  #undoRequest: UndoRequest | null = null;
  #undoFailed: FailedUndo | null = null;
  /** By seat: the choice that the others would not let it take back. */
  readonly #undoDenied: (number | null)[];
  readonly #replaceWishes = new Map<number, Set<number>>();
  readonly #endVotes = new EndVotes();
  #ending: Ending | null = null;

  constructor(start: GameStart, log: readonly StoredEntry[], outages = NO_OUTAGES) {
    const seats = start.players.length;
    this.start = start;
    this.seating = new Seating(start.players);
    this.course = new Course(start);
    this.clock = Clock.of(start.options.clock, seats, this.game.turn.number, start.at, outages);
    this.pauses = start.options.pauses ?? this.seating.persons.length > 1;
    this.#at = start.at;
    this.#undoAt = start.at;
    this.#questions = Array.from({ length: seats }, () => null);
    this.#answers = Array.from({ length: seats }, () => null);
    this.#undoDenied = Array.from({ length: seats }, () => null);
    this.#ask();
    this.#runClock();
    for (const entry of log) this.apply(entry);
  }

  /** The position now, to be read only. */
  get game(): Game {
    return this.course.game;
  }

  /** Of the last entry; 0 before the first. */
  get sequence(): number {
    return this.#sequence;
  }

  /** When the last entry was written. */
  get at(): number {
    return this.#at;
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  /**
   * Seats of people who never made a choice. One that was taken back was made; the answer to a question with a single
   * option is none, for a client gives it by itself; nor is what a bot chose that plays on for somebody.
   */
  get unplayed(): readonly number[] {
    return this.start.players.flatMap(({ kind }, seat) =>
      kind === 'person' && !this.#chose.has(seat) ? [seat] : [],
    );
  }

  /** Where choices were taken back, in the order of what happened. */
  get undone(): readonly UndoMark[] {
    return this.#undone;
  }

  /**
   * How many choices cannot be taken back any more. Where hands are shown late, these are all but those of this turn and
   * the one before: whoever was shown a hand knows it for good, and must not see it held again.
   */
  get settled(): number {
    return this.#settled;
  }

  get undoRequest(): UndoRequest | null {
    return this.#undoRequest;
  }

  /** How the last wish to take back ended, if it came to nothing. */
  get undoFailed(): FailedUndo | null {
    return this.#undoFailed;
  }

  /** What is asked of a seat. */
  question(seat: number): Question | null {
    return this.#ending === null ? (this.#questions[seat] ?? null) : null;
  }

  /** Whether the server gives the only possible answer for a person. */
  isByServer(seat: number): boolean {
    const question = this.question(seat);
    if (question === null || !this.pauses || this.seating.personAt(seat) === null) return false;
    return forcedAnswer(question.decision) !== null;
  }

  /** Whether an answer that a machine gives must not come sooner than a person's. */
  isPaused(seat: number): boolean {
    const question = this.question(seat);
    return this.pauses && question !== null && isCovert(question.decision);
  }

  /**
   * From when on a machine's pause before an answer counts: since the question was put, and nobody has to be heard about
   * taking back something. Whoever does not say anything to that is not waited for without end.
   */
  pauseFrom(seat: number): number {
    const asked = Math.max(this.question(seat)?.at ?? this.#at, this.#undoAt);
    return this.#undoRequest === null ? asked : asked + UNDO_PATIENCE_MS;
  }

  /** Seats that are asked. */
  get asked(): readonly number[] {
    return [...this.#questions.keys()].filter((seat) => this.question(seat) !== null);
  }

  /** Those of them in which people sit. */
  get waitingFor(): readonly number[] {
    return this.asked.filter((seat) => this.seating.personAt(seat) !== null);
  }

  /** Whether this is the choice that the seat made last, and that still counts. */
  isAnswered(seat: number, number: number, option: number): boolean {
    const answer = this.#answers[seat];
    return answer?.number === number && answer.option === option;
  }

  /** Seats of persons whom a wish of this seat concerns. */
  othersOf(seat: number): readonly number[] {
    return this.seating.persons.filter((other) => other !== seat);
  }

  /** The choice that a seat would take back, by its sequence, and how that can be done. */
  undoFor(seat: number): { readonly before: number; readonly may: 'at-once' | 'by-asking' } | null {
    const { choices } = this.course;
    const rule = this.start.options.undo;
    if (rule === 'none' || this.#ending !== null) return null;
    const index = lastChoiceOf(choices, seat);
    const before = choices[index]?.sequence;
    if (before === undefined || index < this.#settled) return null;
    const learntNothing = rule === 'free' && isFree(choices, index);
    // What somebody has learnt cannot be taken back, and a rated game is not to be settled among friends.
    if (this.start.options.rated) return learntNothing ? { before, may: 'at-once' } : null;
    // Bots always agree.
    if (learntNothing || this.othersOf(seat).length === 0) return { before, may: 'at-once' };
    return this.#undoDenied[seat] === before ? null : { before, may: 'by-asking' };
  }

  /** Whether a seat's last choice is so old that it may have been shown to those who see everything late. */
  isSettled(seat: number): boolean {
    const index = lastChoiceOf(this.course.choices, seat);
    return index >= 0 && index < this.#settled;
  }

  /** Whether a choice of this seat counts that it could wish to take back. */
  hasChosen(seat: number): boolean {
    return lastChoiceOf(this.course.choices, seat) >= 0;
  }

  /** Whether the others would not let a seat take back its last choice. */
  isUndoDenied(seat: number): boolean {
    const { choices } = this.course;
    const last = choices[lastChoiceOf(choices, seat)];
    return last !== undefined && last.sequence === this.#undoDenied[seat];
  }

  replaceWishesFor(seat: number): readonly number[] {
    return [...(this.#replaceWishes.get(seat) ?? [])];
  }

  get replaceWishes(): readonly { readonly seat: number; readonly by: readonly number[] }[] {
    return [...this.#replaceWishes].map(([seat, by]) => ({ seat, by: [...by] }));
  }

  get endWishes(): readonly number[] {
    return this.#endVotes.by;
  }

  get endWishesAboutLate(): readonly number[] {
    return this.#endVotes.aboutLate;
  }

  get endRefusedBy(): number | null {
    return this.#endVotes.refusedBy;
  }

  /**
   * Goes to the end of a log that cannot be followed in between. How the game ended holds, whatever has become of the
   * way there.
   */
  skipTo(end: Extract<StoredEntry, { kind: 'ended' }>): void {
    this.#sequence = end.sequence - 1;
    this.apply(end);
  }

  /** Carries out an entry of the log; tells what happened by it. */
  apply(entry: StoredEntry): readonly GameEvent[] {
    if (entry.sequence !== this.#sequence + 1) {
      throw new LogError(entry.sequence, `entry ${this.#sequence + 1} should come here; read the log anew`);
    }
    if (this.#ending !== null) throw new LogError(entry.sequence, 'the game is over; nothing can follow');
    this.#sequence = entry.sequence;
    this.#at = Math.max(entry.at, this.#at);
    this.clock?.passTo(this.#at);
    const events = this.#carryOut(entry);
    this.#runClock();
    return events;
  }

  #carryOut(entry: StoredEntry): readonly GameEvent[] {
    switch (entry.kind) {
      case 'choice':
        return this.#choose(entry);
      case 'undo':
        this.#undo(entry.before, entry.seat);
        break;
      case 'undo-asked': {
        const { seat, before, sequence } = entry;
        this.#undoAt = this.#at;
        this.#undoRequest = { number: sequence, seat, before, waitingFor: this.othersOf(seat) };
        this.#undoFailed = null;
        break;
      }
      case 'undo-answered':
        this.#answerUndo(entry.seat, entry.allow);
        break;
      case 'resigned':
        this.seating.leave(entry.seat);
        this.#forgetVotes();
        break;
      case 'replace-wished':
        this.#replaceWishes.set(entry.seat, new Set([...this.replaceWishesFor(entry.seat), entry.by]));
        break;
      case 'replaced':
        this.seating.replace({ seat: entry.seat, character: entry.character, name: entry.name });
        this.#forgetVotes();
        break;
      case 'end-wished':
        this.#endVotes.add(entry.by, entry.stands === true);
        break;
      case 'end-refused':
        this.#endVotes.refuse(entry.by);
        break;
      case 'ended':
        if (entry.by !== null) this.seating.leave(entry.by);
        this.#forgetVotes();
        this.#ending = { why: entry.why, by: entry.by };
        break;
    }
    return [];
  }

  #choose(entry: Extract<StoredEntry, { kind: 'choice' }>): readonly GameEvent[] {
    const { seat, sequence, number, words } = entry;
    const question = this.#questions[seat];
    if (question?.number !== number) {
      throw new LogError(sequence, `seat ${seat} is not asked question ${number} here`);
    }
    const asked = question.decision;
    const option =
      asked.options.find((one) => optionWords(this.game, one) === words) ??
      findOption(this.game, asked, words);
    const turn = this.game.turn.number;
    const byServer = this.isByServer(seat);
    const events = this.course.choose(seat, option, sequence, byServer);
    this.#answers[seat] = { number, option: asked.options.indexOf(option), sequence };
    this.clock?.payChoice(seat, this.course.choices.length);
    if (this.game.turn.number !== turn) this.#payTurn();
    this.#settle();
    this.#failUndo(seat, 'played-on');
    // Whoever plays on is not late any more, or has not waited for who is; a bot says nothing by it.
    if (this.seating.personAt(seat) !== null) {
      if (asked.options.length > 1) this.#chose.add(seat);
      this.#playedOn();
    }
    this.#ask();
    return events;
  }

  #undo(before: number, seat: number): void {
    const count = this.course.choices.findLastIndex((choice) => choice.sequence === before);
    if (count < 0) throw new LogError(this.#sequence, `no choice of entry ${before} is there to take back`);
    this.course.backTo(count);
    this.#undoAt = this.#at;
    // Older releases went back further.
    this.#settled = Math.min(this.#settled, count);
    this.#undone = addUndo(this.#undone, this.course.toldAfter(count), seat);
    for (const [place, answer] of this.#answers.entries()) {
      if (answer !== null && answer.sequence >= before) this.#answers[place] = null;
    }
    this.#undoRequest = null;
    this.#playedOn();
    this.#askAgain();
  }

  #answerUndo(seat: number, allow: boolean): void {
    const request = this.#undoRequest;
    if (request === null) throw new LogError(this.#sequence, 'nobody wishes to take anything back');
    this.#undoAt = this.#at;
    if (allow) {
      const waitingFor = request.waitingFor.filter((other) => other !== seat);
      this.#undoRequest = { ...request, waitingFor };
    } else {
      this.#undoDenied[request.seat] = request.before;
      this.#failUndo(seat, 'refused');
    }
  }

  #failUndo(by: number, why: FailedUndo['why']): void {
    if (this.#undoRequest === null) return;
    this.#undoFailed = { number: this.#undoRequest.number, by, why };
    this.#undoRequest = null;
  }

  #settle(): void {
    if (this.start.options.spectators !== 'delayed') return;
    this.#settled = Math.max(this.#settled, this.course.turns.at(-2)?.after ?? 0);
  }

  /** Votes about somebody who is late are past; a proposal to end the game stays. */
  #playedOn(): void {
    this.#replaceWishes.clear();
    this.#endVotes.playedOn();
  }

  /** Others play than those who voted. */
  #forgetVotes(): void {
    this.#undoRequest = null;
    this.#replaceWishes.clear();
    this.#endVotes.clear();
  }

  /** After a choice. A question that another seat's answer left open is the same object, and keeps its number. */
  #ask(): void {
    this.#putQuestions((before, asked) => before.decision === asked);
  }

  /** After going back. A question that was put before that point, and is open still, has been open all the time. */
  #askAgain(): void {
    const { length } = this.course.choices;
    this.#putQuestions((before) => before.after <= length);
  }

  #putQuestions(isSame: (before: Question, asked: Decision) => boolean): void {
    const after = this.course.choices.length;
    this.#questions = this.#questions.map((before, seat) => {
      const asked = decision(this.game, seat);
      if (asked === undefined) return null;
      if (before !== null && isSame(before, asked)) return { ...before, decision: asked };
      return { number: this.#sequence, at: this.#at, after, decision: asked };
    });
  }

  #payTurn(): void {
    const { number, player, possessor } = this.game.turn;
    this.clock?.payTurn(possessor === NOBODY ? player : possessor, number);
  }

  #runClock(): void {
    // Nobody pays for a pause, and nobody can tell from a clock who has paused.
    this.clock?.runFor(this.waitingFor, (seat) =>
      this.isPaused(seat) ? this.pauseFrom(seat) + LONGEST_PAUSE_MS : 0,
    );
  }
}
