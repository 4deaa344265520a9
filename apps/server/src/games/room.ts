// A live game: a match, those who follow it, its bots. What somebody wishes becomes entries of the log, one wish after
// the other; when they are on disk, and not before, everybody is told. A write that fails leaves nothing behind: the
// game is read anew from the store.

import type { Id } from '@tenfold/protocol';
import type { GameEvent, Option } from '@tenfold/rules';
import { optionWords } from '@tenfold/rules';
import { logName } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { GameWrite } from '../store/store.ts';
import { BotDriver } from './bot-driver.ts';
import type { Follower } from './broadcast.ts';
import { Broadcast, NO_CHANGE, refuseUninvited } from './broadcast.ts';
import type { Moment } from './commands.ts';
import {
  allowUndo,
  choose,
  consequences,
  refuseEnd,
  resign,
  timeOut,
  undo,
  voteEnd,
  voteReplace,
} from './commands.ts';
import type { RoomDeps } from './room-deps.ts';
import type { RoomFacts } from './game-state.ts';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import type { GameLogEntry, StoredEntry } from '../game-log/game-log.ts';
import { MachineAnswers } from './machine-answers.ts';
import type { Match } from './match.ts';
import { SeatPresence } from './seat-presence.ts';
import { resultOf } from './result.ts';
import { readGame } from './stored-match.ts';

export type { Follower } from './broadcast.ts';

/** How soon a store that could not be read is tried again. */
const RETRY_MS = 1000;

export class Room {
  readonly id: Id;
  readonly #deps: RoomDeps;
  readonly #line = new SerialQueue();
  readonly #presence: SeatPresence;
  readonly #driver: BotDriver;
  readonly #machine: MachineAnswers;
  readonly #broadcast: Broadcast;
  #match: Match;
  /** What the followers were told last about who is away. */
  #awayTold = '[]';
  /** The store has something else, or nobody knows what it has. */
  #isDoubtful = false;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;
  #idleSince: number;

  constructor(match: Match, deps: RoomDeps) {
    this.id = match.start.id;
    this.#match = match;
    this.#deps = deps;
    this.#idleSince = deps.now();
    this.#presence = new SeatPresence(match.start.players.length, deps.settings.awayMs, deps.now());
    this.#broadcast = new Broadcast(deps.settings.spectatorDelayTurns, () => this.#facts(), deps.histories);
    this.#driver = new BotDriver({
      bots: deps.bots,
      log: deps.log,
      now: deps.now,
      beatMs: deps.settings.botBeatMs,
      match: () => this.#match,
      answer: (seat, number, option) => this.#takeAnswer(seat, number, option),
      changed: () => this.#queue(() => this.#broadcast.tellThinking(this.#match)),
    });
    this.#machine = new MachineAnswers({
      now: deps.now,
      match: () => this.#match,
      answer: (seat, number, option) => this.#takeAnswer(seat, number, option),
    });
    // Nothing was written yet that could have said when the first clock runs out.
    if (match.sequence === 0 && match.clock !== null) this.#queue(() => this.#keepStanding());
    this.#driver.wake();
    this.#machine.wake();
  }

  /** The number of the turn. */
  get turn(): number {
    return this.#match.game.turn.number;
  }

  /** The seat that a person took when the game began; he keeps its view also if a bot plays it now. */
  seatOf(person: Id | null): number | null {
    return this.#match.seating.seatOf(person);
  }

  /** Sends how the game stands, and from then on every change. */
  follow(follower: Follower): void {
    refuseUninvited(this.#match, follower.person);
    if (this.#broadcast.has(follower)) return;
    this.#broadcast.add(follower);
    const seat = this.seatOf(follower.person);
    if (seat !== null) this.#presence.came(seat);
    this.#queue(() => this.#welcome(follower));
  }

  /** Sends a follower once more how the game stands and all that happened. */
  tellAgain(follower: Follower): void {
    this.#queue(() => this.#welcome(follower));
  }

  unfollow(follower: Follower): void {
    if (!this.#broadcast.remove(follower)) return;
    const seat = this.seatOf(follower.person);
    const now = this.#deps.now();
    if (seat !== null) this.#presence.left(seat, now);
    if (this.#broadcast.size === 0) this.#idleSince = now;
    this.#queue(() => this.#tellAway());
  }

  /** All of these resolve when what was wished is on disk and told, and throw a Refusal if it may not be. */
  async choose(person: Id, number: number, option: number, later = false): Promise<void> {
    await this.#wish(person, (seat) => {
      const entries = choose(this.#match, seat, number, option);
      if (!later || entries.length === 0 || !this.#match.isPaused(seat)) return entries;
      const chosen = this.#match.question(seat)?.decision.options[option];
      if (chosen !== undefined) this.#machine.hold(seat, number, chosen);
      return [];
    });
  }

  async undo(person: Id): Promise<void> {
    await this.#wish(person, (seat) => undo(this.#match, seat));
  }

  async allowUndo(person: Id, request: number, allow: boolean): Promise<void> {
    await this.#wish(person, (seat) => allowUndo(this.#match, seat, request, allow));
  }

  async resign(person: Id): Promise<void> {
    await this.#wish(person, (seat) => resign(this.#match, seat));
  }

  async voteReplace(person: Id, seat: number): Promise<void> {
    await this.#wish(person, (by) => voteReplace(this.#match, by, seat, this.#moment()));
  }

  async voteEnd(person: Id): Promise<void> {
    await this.#wish(person, (by) => voteEnd(this.#match, by, this.#moment()));
  }

  async refuseEnd(person: Id): Promise<void> {
    await this.#wish(person, (by) => refuseEnd(this.#match, by, this.#moment()));
  }

  /** Called when the stored deadline is past. */
  async handleDeadline(): Promise<void> {
    await this.#line.enqueue(async () => {
      await this.#makeSure();
      const entries = timeOut(this.#match, this.#deps.now());
      if (entries.length > 0) return this.#carryOut(entries);
      // It is for the others to say what follows. The watch need not come again for the same.
      await this.#keepStanding();
      this.#broadcast.tell(this.#match, NO_CHANGE);
    });
  }

  async readAnew(): Promise<void> {
    await this.#line.enqueue(async () => {
      if (this.#isClosed) return;
      this.#isDoubtful = true;
      await this.#makeSure();
    });
  }

  /** For how long nobody has followed and nothing was to be done. */
  idleFor(now: number): number {
    return this.#broadcast.size > 0 || !this.#line.isEmpty ? 0 : now - this.#idleSince;
  }

  /** Somebody is about to follow. */
  touch(): void {
    this.#idleSince = Math.max(this.#idleSince, this.#deps.now());
  }

  /** Ends what is under way and takes nothing new. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#driver.stop();
    this.#machine.stop();
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#line.settled();
    this.#broadcast.close();
  }

  // From a wish to the disk

  async #wish(person: Id, command: (seat: number) => readonly GameLogEntry[]): Promise<void> {
    const seat = this.seatOf(person);
    if (seat === null) throw new Refusal('not-seated', 'you have no seat in this game');
    await this.#line.enqueue(async () => {
      if (this.#isClosed) throw new Refusal('shutting-down', 'the game is being put away; open it again');
      await this.#makeSure();
      if (this.#match.ending === null && this.#match.seating.personAt(seat) === null) {
        throw new Refusal('not-allowed', 'a bot plays on in your seat; you can only watch');
      }
      const entries = command(seat);
      if (entries.length > 0) await this.#carryOut(entries);
    });
  }

  async #takeAnswer(seat: number, number: number, option: Option | null): Promise<void> {
    try {
      await this.#line.enqueue(async () => {
        if (this.#isClosed) return;
        await this.#makeSure();
        const question = this.#match.question(seat);
        if (question?.number !== number) return;
        const { options } = question.decision;
        const offered = option !== null && options.includes(option);
        if (option !== null && !offered) {
          this.#deps.log.error({ game: logName(this.id), seat }, 'a bot answered what was not offered');
        }
        const chosen = offered ? option : options[0];
        if (chosen === undefined) return;
        const words = optionWords(this.#match.game, chosen);
        await this.#carryOut([{ kind: 'choice', seat, number, words }]);
      });
    } catch (error) {
      this.#deps.log.error(
        { err: error, game: logName(this.id), seat },
        "a machine's answer could not be stored",
      );
    }
  }

  async #carryOut(wished: readonly GameLogEntry[]): Promise<void> {
    const at = Math.max(this.#deps.now(), this.#match.at);
    const entries: StoredEntry[] = [];
    const events: GameEvent[] = [];
    const enter = (entry: GameLogEntry): void => {
      const stored = { ...entry, sequence: this.#match.sequence + 1, at };
      entries.push(stored);
      events.push(...this.#match.apply(stored));
    };
    try {
      for (const entry of wished) enter(entry);
      for (const entry of consequences(this.#match)) enter(entry);
      await this.#store(this.#writeOf(entries, at));
    } catch (error) {
      this.#isDoubtful = true;
      await this.#makeSure();
      throw error;
    }
    this.#awayTold = JSON.stringify(this.#presence.away(this.#match));
    this.#broadcast.tell(this.#match, { events, undone: entries.some(({ kind }) => kind === 'undo') });
    this.#machine.wake();
    if (this.#match.ending === null) this.#driver.wake();
    else await this.#end();
  }

  #writeOf(entries: readonly StoredEntry[], at: number): GameWrite {
    const { ending, clock, waitingFor } = this.#match;
    if (ending === null) return { game: this.id, entries, deadline: clock?.deadline() ?? null, waitingFor };
    return { game: this.id, entries, deadline: null, waitingFor, result: resultOf(this.#match, ending, at) };
  }

  async #store(write: GameWrite): Promise<void> {
    const outcome = await this.#deps.committer.append(write).catch((error: unknown) => {
      this.#deps.log.error({ err: error, game: logName(this.id) }, 'a change of a game could not be stored');
      throw new Refusal(
        'not-ready',
        'this could not be stored; look at how the game stands now, and try again',
      );
    });
    if (outcome === 'conflict') {
      throw new Refusal('stale', 'the game has gone on elsewhere; look at how it stands now');
    }
  }

  /** After a failure: what is in memory may be ahead of the disk or behind it, so the disk is asked. */
  async #makeSure(): Promise<void> {
    if (!this.#isDoubtful) return;
    try {
      const stored = await this.#deps.store.game(this.id);
      if (stored === null) throw new Refusal('unknown-game', 'this game is not there any more');
      const { match, trouble } = readGame(stored, this.#deps.outages);
      if (match === null || trouble !== null) throw trouble;
      this.#match = match;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#deps.log.error({ err: error, game: logName(this.id) }, 'a game could not be read');
      this.#tryLater();
      throw new Refusal('not-ready', 'the game cannot be read at the moment; try again');
    }
    this.#isDoubtful = false;
    this.#broadcast.openAgain(this.#match);
    this.#driver.restart();
    this.#machine.wake(RETRY_MS);
  }

  /** Also if nobody asks for anything: those who wait for a bot would wait for ever. */
  #tryLater(): void {
    if (this.#isClosed || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#queue(() => this.#makeSure());
    }, RETRY_MS);
  }

  async #keepStanding(): Promise<void> {
    const { ending, clock, waitingFor } = this.#match;
    const deadline = ending === null ? (clock?.deadline(this.#deps.now()) ?? null) : null;
    await this.#deps.committer.append({ game: this.id, entries: [], deadline, waitingFor });
  }

  async #end(): Promise<void> {
    this.#driver.stop();
    try {
      await this.#deps.ended(this.#match.start, { canBeShown: true });
    } catch (error) {
      this.#deps.log.error(
        { err: error, game: logName(this.id) },
        'the table was not told that its game is over',
      );
    }
  }

  #moment(): Moment {
    const now = this.#deps.now();
    return {
      present: this.#presence.present(this.#match),
      overdue: this.#presence.overdue(this.#match, now),
      outOfTime: this.#match.clock?.outAt(now) ?? [],
    };
  }

  // What followers are told

  async #welcome(follower: Follower): Promise<void> {
    await this.#makeSure();
    if (!this.#broadcast.has(follower)) return;
    this.#tellAway();
    this.#broadcast.welcome(follower, this.#match);
  }

  /** To be called when somebody came or went. */
  #tellAway(): void {
    const away = JSON.stringify(this.#presence.away(this.#match));
    if (away === this.#awayTold) return;
    this.#awayTold = away;
    this.#broadcast.tell(this.#match, NO_CHANGE);
  }

  #facts(): RoomFacts {
    return {
      away: this.#presence.away(this.#match),
      plans: this.#driver.plans,
      thinking: this.#match.ending === null ? this.#driver.thinking : [],
    };
  }

  /** For work whose outcome nobody waits for. */
  #queue(work: () => void | Promise<void>): void {
    this.#line.enqueue(work).catch((error: unknown) => {
      if (!(error instanceof Refusal)) {
        this.#deps.log.error({ err: error, game: logName(this.id) }, 'a room could not do its work');
      }
    });
  }
}
