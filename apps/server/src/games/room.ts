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
import type { Remark, SpokenPhrase } from './conversation.ts';
import { Conversation } from './conversation.ts';
import type { WrittenChange } from './durable-match.ts';
import { DurableMatch, FencedOff, LogMovedOn } from './durable-match.ts';
import { NewerRules } from './stored-match.ts';
import type { RoomDeps } from './room-deps.ts';
import { eventsFor } from './game-state.ts';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import type { GameLogEntry, StoredEntry } from '../game-log/game-log.ts';
import { MachineAnswers } from './machine-answers.ts';
import type { Match } from './match.ts';
import { SeatPresence } from './seat-presence.ts';

export type { Follower } from './broadcast.ts';

/** How soon a store that could not be read is tried again. */
const RETRY_MS = 1000;
/** How often what somebody wishes is tried again because others wrote first. */
const MOST_TRIES = 8;

/** Who decides: a machine's part is played by one node alone, and fenced. */
type Decider = 'person' | 'machine';

export class Room {
  readonly id: Id;
  readonly table: Id;
  readonly #deps: RoomDeps;
  readonly #queue = new SerialQueue();
  readonly #presence: SeatPresence;
  readonly #driver: BotDriver;
  readonly #machine: MachineAnswers;
  readonly #broadcast: Broadcast;
  readonly #durable: DurableMatch;
  readonly #conversation = new Conversation();
  readonly #letGo: () => void;
  /** What the followers were told last about who is away. */
  #awayTold = '[]';
  /** Those who came when the store could not be read. */
  readonly #unwelcomed = new Set<Follower>();
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;
  #idleSince: number;

  /** `letGo` puts this room away. */
  constructor(match: Match, deps: RoomDeps, letGo: () => void) {
    this.#letGo = letGo;
    this.id = match.start.id;
    this.table = match.start.table;
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
      isDriving: () => this.#isDriving,
      answer: (seat, number, option) => this.#answer(seat, number, option, 'machine'),
      changed: () => this.#later(() => this.#broadcast.tellThinking(this.#match)),
    });
    this.#machine = new MachineAnswers({
      now: deps.now,
      match: () => this.#match,
      isDriving: () => this.#isDriving,
      answer: (seat, number, option, isChosen) =>
        this.#answerForPerson(seat, number, option, isChosen ? 'person' : 'machine'),
    });
    this.#notePresenceElsewhere();
    if (match.sequence === 0) this.#letBotsSpeak([]);
    this.drive();
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

  /** Who took a seat when the game began, but for those who have left for good. */
  get people(): readonly Id[] {
    return this.#match.start.players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
  }

  /** From now on the machines of this game are asked here, if they are not asked by another node. */
  drive(): void {
    if (!this.#isDriving) return;
    // Who drove before may have written more than was told here.
    if (this.#deps.shared !== null) this.#later(() => this.#catchUp());
    // Nothing was written yet that could have said when the first clock runs out.
    if (this.#match.sequence === 0 && this.#match.clock !== null) this.#later(() => this.#writeDeadline());
    this.#driver.restart();
    this.#machine.wake();
  }

  /** How many entries of the log are known here. */
  get sequence(): number {
    return this.#match.sequence;
  }

  /** Others may have written, these entries if they are known: what they wrote is told to everybody here. */
  catchUp(told: readonly StoredEntry[] = []): void {
    this.#later(() => this.#catchUp(told));
  }

  /** Somebody said something to those who follow the game by way of another node. */
  heard(said: Said): void {
    this.#later(async () => {
      const remark = { said, unheardBy: await this.#blockersOf(said.person) };
      this.#conversation.heard(remark);
      this.#tellSaid(remark);
    });
  }

  /** Somebody came or went at another node. */
  presenceElsewhere(): void {
    this.#notePresenceElsewhere();
    this.#later(() => this.#tellAway());
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
  async say(person: Id, phrase: SpokenPhrase): Promise<void> {
    const unheardBy = await this.#blockersOf(person);
    await this.#wish(person, (seat) => {
      const spoken = { seat, person, ...phrase, unheardBy };
      const remark = this.#conversation.byPerson(this.#match, spoken, this.#deps.now());
      this.#tellSaid(remark);
      this.#deps.shared?.said(this.id, remark.said);
      return [];
    });
  }

  /** Called when the stored deadline is past. */
  async handleDeadline(): Promise<void> {
    await this.#queue.enqueue(async () => {
      if (!this.#isDriving) return;
      await this.#compare();
      const entries = timeOut(this.#match, this.#deps.now());
      // Should others write first, the watch comes again.
      if (entries.length > 0) return this.#carryOut(entries, 'machine');
      // It is for the others to say what follows. The watch need not come again for the same.
      await this.#writeDeadline();
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
    await this.#inTurn('person', () => {
      if (this.#match.ending === null && this.#match.seating.personAt(seat) === null) {
        throw new Refusal('not-allowed', 'a bot plays on in your seat; you can only watch');
      }
      return command(seat);
    });
  }

  /** What a machine chooses is refused as if a person had chosen it. */
  async #answer(seat: number, number: number, option: number, decider: Decider): Promise<void> {
    await this.#inTurn(decider, () => choose(this.#match, seat, number, option, 'machine'));
  }

  async #answerForPerson(seat: number, number: number, option: number, decider: Decider): Promise<void> {
    await this.#answer(seat, number, option, decider).catch((error: unknown) => {
      // The question is past, or the game was read anew and waits for the answer again.
      if (error instanceof Refusal) return;
      this.#deps.log.error(
        { err: error, game: logName(this.id), seat },
        'an answer for a person could not be handed in',
      );
    });
  }

  async #inTurn(decider: Decider, command: () => readonly GameLogEntry[]): Promise<void> {
    await this.#queue.enqueue(async () => {
      if (this.#isClosed) throw new Refusal('shutting-down', 'the game is being put away; open it again');
      await this.#makeSure();
      for (let tries = 1; ; tries++) {
        const entries = command();
        if (entries.length === 0) return;
        try {
          await this.#carryOut(entries, decider);
          return;
        } catch (error) {
          if (this.#deps.shared === null) throw error;
          if (!(error instanceof LogMovedOn) || tries === MOST_TRIES) {
            await this.#makeSure();
            throw error;
          }
          await this.#catchUp();
        }
      }
    });
  }

  async #carryOut(wished: readonly GameLogEntry[], decider: Decider): Promise<void> {
    const change = await this.#durable.write(wished, this.#fenceOf(decider)).catch((error: unknown) => {
      if (error instanceof FencedOff) this.#deps.shared?.lost(this.id);
      throw error;
    });
    this.#tell(change);
    if (this.#match.ending !== null) await this.#end();
  }

  #tell({ entries, events }: WrittenChange): void {
    this.#awayTold = JSON.stringify(this.#presence.away(this.#match));
    this.#broadcast.tell(this.#match, { events, undone: entries.some(({ kind }) => kind === 'undo') });
    this.#letBotsSpeak(events);
    this.#machine.wake();
    if (this.#match.ending === null) this.#driver.wake();
    else this.#driver.stop();
  }

  get #isDriving(): boolean {
    return this.#deps.shared?.fenceOf(this.id) !== null;
  }

  #fenceOf(decider: Decider): number | undefined {
    if (decider === 'person' || this.#deps.shared === null) return undefined;
    const fence = this.#deps.shared.fenceOf(this.id);
    if (fence === null) throw new FencedOff();
    return fence;
  }

  async #writeDeadline(): Promise<void> {
    const outcome = await this.#durable.writeDeadline(this.#fenceOf('machine'));
    if (outcome === 'fenced') this.#deps.shared?.lost(this.id);
    if (outcome !== 'written') await this.#catchUp();
  }

  // Following the log

  /** What is in memory is on disk. */
  async #makeSure(): Promise<void> {
    if (this.#deps.shared === null) await this.#durable.makeSure();
    else if (this.#durable.isDoubtful) {
      await this.#catchUp();
      // What a machine had answered may not have been kept.
      this.#askMachinesAgain();
    }
  }

  /** And nothing else is there that others wrote. */
  async #compare(): Promise<void> {
    await this.#makeSure();
    if (this.#deps.shared !== null) await this.#catchUp();
  }

  async #catchUp(told: readonly StoredEntry[] = []): Promise<void> {
    await this.#durable.catchUp((change) => {
      this.#tell(change);
      if (this.#match.ending !== null) this.#deps.shared?.ended(this.#match.start);
    }, told);
  }

  /** The game was read anew: everybody is told all of it, and machines are asked again. */
  #startOver(): void {
    this.#broadcast.openAgain(this.#match);
    this.#askMachinesAgain();
  }

  #askMachinesAgain(): void {
    this.#driver.restart();
    this.#machine.wake(RETRY_MS);
  }

  /** Also if nobody asks for anything: those who wait for a bot would wait for ever. */
  #tryLater(): void {
    if (this.#isClosed || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#later(() => this.#makeSure());
      for (const follower of this.#unwelcomed) this.#later(() => this.#welcome(follower));
      this.#unwelcomed.clear();
    }, RETRY_MS);
  }

  async #end(): Promise<void> {
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
    try {
      await this.#compare();
    } catch (error) {
      // He hears of it as soon as the store can be read.
      this.#unwelcomed.add(follower);
      this.#tryLater();
      throw error;
    }
    if (!this.#broadcast.has(follower)) return;
    this.#tellAway();
    this.#broadcast.welcome(follower, this.#match);
  }

  #tellSaid(remark: Remark): void {
    this.#broadcast.tellSaid(this.#match, remark);
  }

  async #blockersOf(person: Id | null): Promise<ReadonlySet<Id>> {
    return new Set(person === null ? [] : await this.#deps.store.blockersOf(person));
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

  #notePresenceElsewhere(): void {
    const { shared, now } = this.#deps;
    if (shared === null) return;
    const { start } = this.#match;
    for (const [seat, player] of start.players.entries()) {
      if (player.kind !== 'person') continue;
      this.#presence.isElsewhere(seat, shared.isElsewhere(start.table, player.id), now());
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
      saidTo: (person) => this.#conversation.saidTo(person),
    };
  }

  /** A node of a newer release has gone on with the game, by rules that are not known here. */
  #outgrown(): void {
    if (this.#isClosed) return;
    this.#deps.log.warn({ game: logName(this.id) }, 'a game goes on under newer rules, at another node');
    this.#broadcast.sendElsewhere();
    this.#letGo();
  }

  /** For work whose outcome nobody waits for. */
  #later(work: () => void | Promise<void>): void {
    this.#queue.enqueue(work).catch((error: unknown) => {
      if (error instanceof NewerRules) this.#outgrown();
      if (!(error instanceof Refusal)) {
        this.#deps.log.error({ err: error, game: logName(this.id) }, 'a room could not do its work');
      }
    });
  }
}
