// One game: its start and its log, read from the beginning. An entry is applied and tells what happened; nothing else
// changes a match. It does no I/O and has no clock of its own. What may be written into the log is decided in commands.ts.

import type { EndReason } from '@tenfold/protocol';
import type { Game, GameEvent } from '@tenfold/rules';
import { NOBODY, findOption, optionWords } from '@tenfold/rules';
import { GameClock } from './game-clock.ts';
import { forcedAnswer, isCovert } from './covert-questions.ts';
import { Timeline } from './timeline.ts';
import { EndVotes } from './end-votes.ts';
import { type GameStart, type StoredEntry, rulesOf } from '../game-log/game-log.ts';
import { NO_OUTAGES } from '../time/outages.ts';
import { MatchSeating } from './match-seating.ts';
import { LONGEST_PAUSE_MS, UNDO_PATIENCE_MS } from './pause.ts';
import type { OpenQuestion } from './questions.ts';
import { Questions } from './questions.ts';
import type { PossibleUndo } from './undo.ts';
import { Undos } from './undo.ts';

export interface MatchEnding {
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
  readonly seating: MatchSeating;
  readonly timeline: Timeline;
  readonly undos: Undos;
  readonly clock: GameClock | null;
  /** Whether what a hand forces is answered by the server, after a pause. */
  readonly pauses: boolean;
  readonly #questions: Questions;
  #sequence = 0;
  #rules: number;
  #at: number;
  /** Seats whose people have decided something. */
  readonly #chose = new Set<number>();
  readonly #replaceVotes = new Map<number, Set<number>>();
  readonly #endVotes = new EndVotes();
  #ending: MatchEnding | null = null;

  constructor(start: GameStart, log: readonly StoredEntry[], outages = NO_OUTAGES) {
    const seats = start.players.length;
    this.start = start;
    this.seating = new MatchSeating(start.players);
    this.timeline = new Timeline(start);
    this.undos = new Undos(start, this.timeline);
    this.#questions = new Questions();
    this.clock = GameClock.of(start.options.clock, seats, this.game.turn.number, start.at, outages);
    this.pauses = start.options.pauses ?? this.seating.persons.length > 1;
    this.#at = start.at;
    this.#rules = rulesOf(start);
    this.#ask(null);
    this.#runClock();
    for (const entry of log) this.apply(entry);
  }

  /** The position now, to be read only. */
  get game(): Game {
    return this.timeline.game;
  }

  /** Of the last entry; 0 before the first. */
  get sequence(): number {
    return this.#sequence;
  }

  /** The version of the rules that it is played under by now. */
  get rules(): number {
    return this.#rules;
  }

  /** When the last entry was written. */
  get at(): number {
    return this.#at;
  }

  get ending(): MatchEnding | null {
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

  /** What is asked of a seat: a possessor can be asked for himself and for the possessed player at once. */
  questions(seat: number): readonly OpenQuestion[] {
    return this.#ending === null ? this.#questions.of(seat) : [];
  }

  /** What is asked of a seat first. */
  question(seat: number): OpenQuestion | null {
    return this.questions(seat)[0] ?? null;
  }

  /** Whether the server gives the only possible answer for a person. */
  isByServer({ decision }: OpenQuestion): boolean {
    return this.pauses && this.seating.personAt(decision.seat) !== null && forcedAnswer(decision) !== null;
  }

  /** Whether an answer that a machine gives must not come sooner than a person's. */
  isPaused({ decision }: OpenQuestion): boolean {
    return this.pauses && isCovert(decision);
  }

  /**
   * From when on a machine's pause before an answer counts: since the question was put, and nobody has to be heard about
   * taking back something. Whoever does not say anything to that is not waited for without end.
   */
  pauseFrom({ at }: OpenQuestion): number {
    const asked = Math.max(at, this.undos.at);
    return this.undos.request === null ? asked : asked + UNDO_PATIENCE_MS;
  }

  /** Seats that are asked. */
  get asked(): readonly number[] {
    return [...this.start.players.keys()].filter((seat) => this.question(seat) !== null);
  }

  /** Those of them in which people sit. */
  get waitingFor(): readonly number[] {
    return this.asked.filter((seat) => this.seating.personAt(seat) !== null);
  }

  /** Whether this is the last choice that the seat made for somebody, and it still counts. */
  isAnswered(seat: number, number: number, option: number): boolean {
    return this.#questions.isAnswered(seat, number, option);
  }

  /** Seats of persons whom a wish of this seat concerns. */
  othersOf(seat: number): readonly number[] {
    return this.seating.persons.filter((other) => other !== seat);
  }

  undoFor(seat: number): PossibleUndo | null {
    return this.#ending === null ? this.undos.possibleFor(seat, this.othersOf(seat)) : null;
  }

  replaceVotesFor(seat: number): readonly number[] {
    return [...(this.#replaceVotes.get(seat) ?? [])];
  }

  get replaceVotes(): readonly { readonly seat: number; readonly by: readonly number[] }[] {
    return [...this.#replaceVotes].map(([seat, by]) => ({ seat, by: [...by] }));
  }

  get endVotes(): readonly number[] {
    return this.#endVotes.by;
  }

  get endVotesAboutLate(): readonly number[] {
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
    this.#rules = Math.max(this.#rules, entry.rules ?? 0);
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
        this.undos.ask({ number: sequence, seat, before, waitingFor: this.othersOf(seat) }, this.#at);
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
        this.#replaceVotes.set(entry.seat, new Set([...this.replaceVotesFor(entry.seat), entry.by]));
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
    const { seat, sequence, player, words } = entry;
    // Not by its number: older releases counted some otherwise.
    const question = this.#questions
      .of(seat)
      .find(({ decision }) => player === undefined || decision.player === player);
    if (question === undefined) {
      const whom = player === undefined ? '' : ` for seat ${player}`;
      throw new LogError(sequence, `seat ${seat} is not asked anything${whom} here`);
    }
    const asked = question.decision;
    const option =
      asked.options.find((one) => optionWords(this.game, one) === words) ??
      findOption(this.game, asked, words);
    const turn = this.game.turn.number;
    const byServer = this.isByServer(question);
    const events = this.timeline.choose(asked, option, sequence, byServer);
    this.#questions.noteAnswer({ question, option: asked.options.indexOf(option), sequence });
    this.clock?.payChoice(seat, this.timeline.choices.length);
    if (this.game.turn.number !== turn) this.#payTurn();
    this.undos.playedOn(seat);
    // Whoever plays on is not late any more, or has not waited for who is; a bot says nothing by it.
    if (this.seating.personAt(seat) !== null) {
      if (asked.options.length > 1) this.#chose.add(seat);
      this.#playedOn();
    }
    this.#ask(question);
    return events;
  }

  #undo(before: number, seat: number): void {
    const count = this.timeline.choices.findLastIndex((choice) => choice.sequence === before);
    if (count < 0) throw new LogError(this.#sequence, `no choice of entry ${before} is there to take back`);
    this.undos.backTo(count, seat, this.#at);
    this.#playedOn();
    this.#questions.askAgain(this.game, this.#moment(), before);
  }

  #answerUndo(seat: number, allow: boolean): void {
    const { request } = this.undos;
    if (request === null) throw new LogError(this.#sequence, 'nobody wishes to take anything back');
    this.undos.answer(request, seat, allow, this.#at);
  }

  /** Votes about somebody who is late are past; a proposal to end the game stays. */
  #playedOn(): void {
    this.#replaceVotes.clear();
    this.#endVotes.playedOn();
  }

  /** Others play than those who voted. */
  #forgetVotes(): void {
    this.undos.forgetRequest();
    this.#replaceVotes.clear();
    this.#endVotes.clear();
  }

  #ask(answered: OpenQuestion | null): void {
    this.#questions.ask(this.game, this.#moment(), answered);
  }

  #moment(): { readonly number: number; readonly at: number; readonly after: number } {
    return { number: this.#sequence, at: this.#at, after: this.timeline.choices.length };
  }

  #payTurn(): void {
    const { number, player, possessor } = this.game.turn;
    this.clock?.payTurn(possessor === NOBODY ? player : possessor, number);
  }

  #runClock(): void {
    // Nobody pays for a pause, and nobody can tell from a clock who has paused.
    this.clock?.runFor(this.waitingFor, (seat) => {
      const questions = this.questions(seat);
      if (!questions.every((question) => this.isPaused(question))) return 0;
      return Math.max(...questions.map((question) => this.pauseFrom(question))) + LONGEST_PAUSE_MS;
    });
  }
}
