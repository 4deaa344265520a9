// A live game: a match, those who follow it, its bots. What somebody wishes becomes entries of the log, one wish after
// the other; when they are on disk, and not before, everybody is told.

import type { Id, Said } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { cardSetOf } from '@tenfold/rules';
import { logName } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { BotDriver } from './bot-driver.ts';
import { botRemarks } from './bot-voices.ts';
import type { Follower, ToldFacts } from './broadcast.ts';
import { Broadcast, NO_CHANGE, refuseUninvited } from './broadcast.ts';
import type { Moment } from './commands.ts';
import { allowUndo, choose, refuseEnd, resign, timeOut, undo, voteEnd, voteReplace } from './commands.ts';
import type { SpokenPhrase } from './conversation.ts';
import { Conversation } from './conversation.ts';
import { DurableMatch } from './durable-match.ts';
import type { RoomDeps } from './room-deps.ts';
import { eventsFor } from './game-state.ts';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import type { GameLogEntry } from '../game-log/game-log.ts';
import { MachineAnswers } from './machine-answers.ts';
import type { Match } from './match.ts';
import { SeatPresence } from './seat-presence.ts';

export type { Follower } from './broadcast.ts';

/** How soon a store that could not be read is tried again. */
const RETRY_MS = 1000;

export class Room {
  readonly id: Id;
  readonly #deps: RoomDeps;
  readonly #queue = new SerialQueue();
  readonly #presence: SeatPresence;
  readonly #driver: BotDriver;
  readonly #machine: MachineAnswers;
  readonly #broadcast: Broadcast;
  readonly #durable: DurableMatch;
  readonly #conversation = new Conversation();
  /** What the followers were told last about who is away. */
  #awayTold = '[]';
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;
  #idleSince: number;

  constructor(match: Match, deps: RoomDeps) {
    this.id = match.start.id;
    this.#deps = deps;
    this.#durable = new DurableMatch(match, {
      ...deps,
      wasReadAnew: () => this.#startOver(),
      tryLater: () => this.#tryLater(),
    });
    this.#idleSince = deps.now();
    this.#presence = new SeatPresence(match.start.players.length, deps.settings.awayMs, deps.now());
    this.#broadcast = new Broadcast(deps.settings.spectatorDelayTurns, () => this.#facts(), deps.histories);
    this.#driver = new BotDriver({
      bots: deps.bots,
      log: deps.log,
      now: deps.now,
      beatMs: deps.settings.botBeatMs,
      match: () => this.#match,
      answer: (seat, number, option) => this.#answer(seat, number, option),
      changed: () => this.#later(() => this.#broadcast.tellThinking(this.#match)),
    });
    this.#machine = new MachineAnswers({
      now: deps.now,
      match: () => this.#match,
      answer: (seat, number, option) => this.#answerForPerson(seat, number, option),
    });
    // Nothing was written yet that could have said when the first clock runs out.
    if (match.sequence === 0 && match.clock !== null) this.#later(() => this.#durable.writeDeadline());
    if (match.sequence === 0) this.#letBotsSpeak([]);
    this.#driver.wake();
    this.#machine.wake();
  }

  /** As far as it is on disk, or being written. */
  get #match(): Match {
    return this.#durable.match;
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
    this.#later(() => this.#welcome(follower));
  }

  /** Sends a follower once more how the game stands and all that happened. */
  tellAgain(follower: Follower): void {
    this.#later(() => this.#welcome(follower));
  }

  unfollow(follower: Follower): void {
    if (!this.#broadcast.remove(follower)) return;
    const seat = this.seatOf(follower.person);
    const now = this.#deps.now();
    if (seat !== null) this.#presence.left(seat, now);
    if (this.#broadcast.size === 0) this.#idleSince = now;
    this.#later(() => this.#tellAway());
  }

  /** All of these resolve when what was wished is on disk and told, and throw a Refusal if it may not be. */
  async choose(person: Id, number: number, option: number, later = false): Promise<void> {
    await this.#wish(person, (seat) => {
      const match = this.#match;
      const entries = choose(match, seat, number, option);
      const question = match.questions(seat).find((one) => one.number === number);
      if (!later || entries.length === 0 || question === undefined || !match.isPaused(question))
        return entries;
      this.#machine.hold(seat, number, option);
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

  /** Is told to everybody at once, and written nowhere. */
  async say(person: Id, remark: SpokenPhrase): Promise<void> {
    await this.#wish(person, (seat) => {
      this.#tellSaid(this.#conversation.byPerson(this.#match, seat, person, remark, this.#deps.now()));
      return [];
    });
  }

  /** Called when the stored deadline is past. */
  async handleDeadline(): Promise<void> {
    await this.#queue.enqueue(async () => {
      await this.#durable.makeSure();
      const entries = timeOut(this.#match, this.#deps.now());
      if (entries.length > 0) return this.#carryOut(entries);
      // It is for the others to say what follows. The watch need not come again for the same.
      await this.#durable.writeDeadline();
      this.#broadcast.tell(this.#match, NO_CHANGE);
    });
  }

  async readAnew(): Promise<void> {
    await this.#queue.enqueue(async () => {
      if (!this.#isClosed) await this.#durable.readAnew();
    });
  }

  /** For how long nobody has followed and nothing was to be done. */
  idleFor(now: number): number {
    return this.#broadcast.size > 0 || !this.#queue.isEmpty ? 0 : now - this.#idleSince;
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
    await this.#queue.settled();
    this.#broadcast.close();
  }

  // From a wish to the disk

  async #wish(person: Id, command: (seat: number) => readonly GameLogEntry[]): Promise<void> {
    const seat = this.seatOf(person);
    if (seat === null) throw new Refusal('not-seated', 'you have no seat in this game');
    await this.#inTurn(() => {
      if (this.#match.ending === null && this.#match.seating.personAt(seat) === null) {
        throw new Refusal('not-allowed', 'a bot plays on in your seat; you can only watch');
      }
      return command(seat);
    });
  }

  /** What a machine chooses is refused as if a person had chosen it. */
  async #answer(seat: number, number: number, option: number): Promise<void> {
    await this.#inTurn(() => choose(this.#match, seat, number, option, 'machine'));
  }

  async #answerForPerson(seat: number, number: number, option: number): Promise<void> {
    await this.#answer(seat, number, option).catch((error: unknown) => {
      // The question is past, or the game was read anew and waits for the answer again.
      if (error instanceof Refusal) return;
      this.#deps.log.error(
        { err: error, game: logName(this.id), seat },
        'an answer for a person could not be handed in',
      );
    });
  }

  async #inTurn(command: () => readonly GameLogEntry[]): Promise<void> {
    await this.#queue.enqueue(async () => {
      if (this.#isClosed) throw new Refusal('shutting-down', 'the game is being put away; open it again');
      await this.#durable.makeSure();
      const entries = command();
      if (entries.length > 0) await this.#carryOut(entries);
    });
  }

  async #carryOut(wished: readonly GameLogEntry[]): Promise<void> {
    const { entries, events } = await this.#durable.write(wished);
    this.#awayTold = JSON.stringify(this.#presence.away(this.#match));
    this.#broadcast.tell(this.#match, { events, undone: entries.some(({ kind }) => kind === 'undo') });
    this.#letBotsSpeak(events);
    this.#machine.wake();
    if (this.#match.ending === null) this.#driver.wake();
    else await this.#end();
  }

  /** The game was read anew: everybody is told all of it, and machines are asked again. */
  #startOver(): void {
    this.#broadcast.openAgain(this.#match);
    this.#driver.restart();
    this.#machine.wake(RETRY_MS);
  }

  /** Also if nobody asks for anything: those who wait for a bot would wait for ever. */
  #tryLater(): void {
    if (this.#isClosed || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#later(() => this.#durable.makeSure());
    }, RETRY_MS);
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
    await this.#durable.makeSure();
    if (!this.#broadcast.has(follower)) return;
    this.#tellAway();
    this.#broadcast.welcome(follower, this.#match);
  }

  #tellSaid(said: Said): void {
    this.#broadcast.tellSaid(this.#match, said);
  }

  #letBotsSpeak(events: readonly GameEvent[]): void {
    const match = this.#match;
    const { ids, isAttack } = cardSetOf(match.game);
    const remarks = botRemarks({
      seedHash: match.start.seedHash,
      sequence: match.sequence,
      players: match.start.players,
      events: eventsFor(match, events, null),
      isOver: match.ending !== null,
      isAttack: (card) => isAttack[ids.indexOf(card)] === true,
    });
    for (const remark of remarks) {
      this.#tellSaid(this.#conversation.byBot(match, remark, this.#deps.now()));
    }
  }

  /** To be called when somebody came or went. */
  #tellAway(): void {
    const away = JSON.stringify(this.#presence.away(this.#match));
    if (away === this.#awayTold) return;
    this.#awayTold = away;
    this.#broadcast.tell(this.#match, NO_CHANGE);
  }

  #facts(): ToldFacts {
    return {
      away: this.#presence.away(this.#match),
      plans: this.#driver.plans,
      thinking: this.#match.ending === null ? this.#driver.thinking : [],
      said: this.#conversation.said,
    };
  }

  /** For work whose outcome nobody waits for. */
  #later(work: () => void | Promise<void>): void {
    this.#queue.enqueue(work).catch((error: unknown) => {
      if (!(error instanceof Refusal)) {
        this.#deps.log.error({ err: error, game: logName(this.id) }, 'a room could not do its work');
      }
    });
  }
}
