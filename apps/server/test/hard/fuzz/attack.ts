// The attack: many connections at once, each with an identity and an address of its own, and gone as soon as the server
// has had enough of it. Every answer is looked at.

import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@tenfold/protocol';
import type { Id, ToClient } from '@tenfold/protocol';
import type { Dice } from '../seeded.ts';
import type { Visitor } from '../visitors.ts';
import { addressOf, newVisitor } from '../visitors.ts';
import { checkAnswers, isAnswer } from './answers.ts';
import { textFrame } from './frames.ts';
import { brokenFrames, strainedFrames } from './hostile-frames.ts';
import type { HostileMessage, Known } from './hostile-messages.ts';
import { hostileChoice, hostileMessage } from './hostile-messages.ts';
import { hostileRequest } from './hostile-requests.ts';
import { RawWebSocket, connectTo } from './raw-socket.ts';

/** A game between two of those who attack. */
export interface Trap {
  readonly game: Id;
  readonly people: readonly [Visitor, Visitor];
}

/** So many messages are not too many for one connection. */
const MESSAGES = 55;
const TOO_MANY = 200;
/** In one of so many sessions somebody comes from where others come from too. */
const SHARED_ADDRESS = 20;
const FIRST_ADDRESS = 1 << 20;

export class Attack {
  readonly #url: string;
  readonly #below: Dice;
  readonly #known: () => Known;
  readonly #traps: readonly Trap[];
  readonly #visitors: Visitor[] = [];
  #sent = 0;
  #answered = 0;
  #addresses = FIRST_ADDRESS;

  constructor(url: string, below: Dice, known: () => Known, traps: readonly Trap[]) {
    this.#url = url;
    this.#below = below;
    this.#known = known;
    this.#traps = traps;
  }

  /** Messages, frames and requests. */
  get sent(): number {
    return this.#sent;
  }

  /** Those of them that the server has dealt with, as far as can be seen. */
  get answered(): number {
    return this.#answered;
  }

  /** All who have taken part. */
  get visitors(): readonly Visitor[] {
    return this.#visitors;
  }

  /** One session after the other, until it has been enough. */
  async goOn(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const chance = this.#below(100);
      if (chance < 50) await this.#talk(await this.#newcomer());
      else if (chance < 56) await this.#talk(null);
      else if (chance < 64) await this.#cheat();
      else if (chance < 66) await this.#flood();
      else if (chance < 67) await this.#speakAnotherVersion();
      else if (chance < 77) await this.#strain();
      else if (chance < 87) await this.#break();
      else await this.#request();
    }
  }

  // The sessions

  /** Hostile messages; each is answered once. Without an identity there is no hello. */
  async #talk(visitor: Visitor | null): Promise<void> {
    const messages = Array.from({ length: MESSAGES }, () => hostileMessage(this.#below, this.#known()));
    const talk = await this.#begin(visitor);
    await talk.say(messages);
    talk.end();
  }

  /** Somebody with a seat tries what no seat may do. */
  async #cheat(): Promise<void> {
    const trap = this.#traps[this.#below(this.#traps.length)];
    const visitor = trap?.people[this.#below(2)];
    if (trap === undefined || visitor === undefined) return;
    const talk = await this.#begin(visitor);
    const count = this.#below(MESSAGES);
    await talk.say(Array.from({ length: count }, () => hostileChoice(this.#below, trap.game)));
    talk.end();
  }

  /** More than anybody has patience for. */
  async #flood(): Promise<void> {
    const talk = await this.#begin(await this.#newcomer());
    const messages = Array.from({ length: TOO_MANY }, () => hostileMessage(this.#below, this.#known()));
    for (const { text } of messages) talk.socket.write(textFrame(text));
    this.#sent += messages.length;
    await talk.isCutOff('too many messages');
  }

  async #speakAnotherVersion(): Promise<void> {
    const talk = new Talk(this.#newSocket(await this.#newcomer()), this);
    await talk.socket.opened();
    talk.socket.write(textFrame(`{"type":"hello","version":${PROTOCOL_VERSION + 1 + this.#below(9)}}`));
    this.#sent += 1;
    await talk.isCutOff('another version');
  }

  /** Frames that are allowed, if only just. */
  async #strain(): Promise<void> {
    const talk = await this.#begin(await this.#newcomer());
    for (let count = 1 + this.#below(10); count > 0; count--) {
      const { what, bytes, count: frames, messages, pings } = strainedFrames(this.#below);
      const answers = talk.answers + messages;
      const pongs = talk.socket.pongs + pings;
      talk.socket.write(bytes);
      this.#sent += frames;
      await talk.socket.until(
        () => (talk.answers >= answers && talk.socket.pongs >= pongs) || talk.socket.isClosed,
        `an answer to ${what}`,
      );
      if (talk.socket.isClosed) throw new Error(`closed with ${talk.socket.closeCode} after ${what}`);
    }
    talk.end();
  }

  /** Frames that are not allowed. */
  async #break(): Promise<void> {
    const talk = await this.#begin(await this.#newcomer());
    const { what, bytes, count } = brokenFrames(this.#below);
    talk.socket.write(bytes);
    this.#sent += count;
    await talk.isCutOff(what);
  }

  async #request(): Promise<void> {
    const { token } = await this.#newcomer();
    const sender = { host: new URL(this.#url).host, token, address: this.#newAddress() };
    for (let count = 0; count < 8; count++) {
      const { what, bytes } = hostileRequest(this.#below, this.#known(), sender);
      const socket = connectTo(this.#url);
      const parts: Buffer[] = [];
      socket.on('data', (some: Buffer) => parts.push(some));
      socket.end(bytes);
      this.#sent += 1;
      await once(socket, 'close');
      this.#answered += 1;
      try {
        checkAnswers(Buffer.concat(parts).toString('latin1'));
      } catch (error) {
        throw new Error(`${what}: ${JSON.stringify(bytes.toString('latin1').slice(0, 600))}`, {
          cause: error,
        });
      }
    }
  }

  // What sessions need

  /** Called for each message that is an answer. */
  heard(): void {
    this.#answered += 1;
  }

  sentMore(count: number): void {
    this.#sent += count;
  }

  async #begin(visitor: Visitor | null): Promise<Talk> {
    const talk = new Talk(this.#newSocket(visitor), this);
    await talk.socket.opened();
    if (visitor !== null) await talk.hello(visitor.token);
    return talk;
  }

  #newSocket(visitor: Visitor | null): (hear: (message: ToClient) => void) => RawWebSocket {
    const headers = visitor?.headers ?? { 'x-forwarded-for': this.#newAddress() };
    return (hear) => new RawWebSocket(this.#url, headers, hear);
  }

  async #newcomer(): Promise<Visitor> {
    const visitor = await newVisitor(this.#url, 'Mallory', this.#newAddress());
    this.#visitors.push(visitor);
    return visitor;
  }

  #newAddress(): string {
    if (this.#below(SHARED_ADDRESS) > 0) this.#addresses += 1;
    return addressOf(this.#addresses);
  }
}

/** One WebSocket of an attack. */
class Talk {
  readonly socket: RawWebSocket;
  readonly #attack: Attack;
  #answers = 0;
  #favours = 0;

  constructor(open: (hear: (message: ToClient) => void) => RawWebSocket, attack: Attack) {
    this.#attack = attack;
    this.socket = open((message) => {
      if (!isAnswer(message)) return;
      this.#answers += 1;
      if (message.type === 'done' || message.type === 'pong') this.#favours += 1;
      attack.heard();
    });
  }

  get answers(): number {
    return this.#answers;
  }

  async hello(token: string): Promise<void> {
    this.socket.write(textFrame(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, token })));
    await this.socket.until(() => this.#answers === 1 || this.socket.isClosed, 'an answer to hello');
  }

  /** All at once. Each is answered once, and what may not be is refused. */
  async say(messages: readonly HostileMessage[]): Promise<void> {
    const expected = this.#answers + messages.length;
    const harmless = messages.filter(({ isHarmless }) => isHarmless).length;
    this.socket.write(Buffer.concat(messages.map(({ text }) => textFrame(text))));
    this.#attack.sentMore(messages.length);
    await this.socket.until(
      () => this.#answers >= expected || this.socket.isClosed,
      'answers to all messages',
    );
    const { closeCode } = this.socket;
    if (this.#answers !== expected && closeCode !== IMPATIENT) {
      throw new Error(
        `${this.#answers} answers instead of ${expected}, closed with ${closeCode}: ${summaryOf(messages)}`,
      );
    }
    if (this.#favours > harmless) throw new Error(`more was done than may be: ${summaryOf(messages)}`);
  }

  /** The server wants no more of it. */
  async isCutOff(after: string): Promise<void> {
    await this.socket.until(() => this.socket.isClosed, `the end of the connection after ${after}`);
    this.#attack.heard();
    this.socket.destroy();
  }

  end(): void {
    this.socket.destroy();
  }
}

const IMPATIENT = 1008;

const summaryOf = (messages: readonly HostileMessage[]): string =>
  messages.map(({ what, text }) => `\n  ${what}: ${text.slice(0, 120)}`).join('');
