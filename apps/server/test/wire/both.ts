// One person at both servers at once: does the same here and there, and compares what comes back.

import type { GameState, Id } from '@tenfold/protocol';
import { Wire, messageOf } from './wire.ts';
import type { Known } from './twin-servers.ts';

type Pair<T> = readonly [T, T];

/** The two connections were told different things. */
class ToldApart extends Error {
  constructor(who: string, when: string, one: string, other: string) {
    super(`${who} can tell the games apart, ${when}:\n${difference(one, other)}`);
    this.name = 'ToldApart';
  }
}

export class Both {
  readonly person: Known;
  readonly #urls: Pair<string>;
  #wires: Pair<Wire> | null = null;
  #marks = 0;
  /** How many frames of each have been compared. */
  #compared = 0;

  constructor(person: Known, urls: Pair<string>) {
    this.person = person;
    this.#urls = urls;
  }

  async connect(): Promise<void> {
    const [one, other] = this.#urls;
    const { token } = this.person;
    this.#wires = [await Wire.connect(one, token), await Wire.connect(other, token)];
    this.#compared = 0;
  }

  async disconnect(): Promise<void> {
    for (const wire of this.wires) await wire.close();
    this.#wires = null;
  }

  get wires(): Pair<Wire> {
    if (this.#wires === null) throw new Error(`${this.person.name} is not connected`);
    return this.#wires;
  }

  /** As the first of the two games stands. */
  get state(): GameState | null {
    return this.wires[0].state;
  }

  /** Sends the same to both and waits for the answers; gives what kind of answer each was. */
  async ask(message: object, other: object = message): Promise<Pair<string>> {
    const mark = `m${++this.#marks}`;
    const [one, two] = await Promise.all([this.wires[0].ask(message, mark), this.wires[1].ask(other, mark)]);
    return [kindOf(one), kindOf(two)];
  }

  /** What is no message at all has no mark that could come back. */
  async shout(text: string): Promise<void> {
    await Promise.all(
      this.wires.map(async (wire) => {
        const from = wire.frames.length;
        wire.send(text);
        await wire.until((frames) => frames.some((frame) => frame.startsWith('{"type":"refused"')), from);
      }),
    );
  }

  /** Waits until all that was sent before has come. */
  async catchUp(): Promise<void> {
    await this.ask({ type: 'ping' });
  }

  /** Waits until a frame about this table says so, in both. */
  private async seesTable(table: Id, holds: (frame: string) => boolean, from: Pair<number>): Promise<void> {
    const isIt = (frame: string): boolean =>
      frame.startsWith('{"type":"table"') && frame.includes(table) && holds(frame);
    await Promise.all(
      this.wires.map(async (wire, index) => wire.until((frames) => frames.some(isIt), from[index] ?? 0)),
    );
  }

  /** Opens a table, and waits until all of these have seen it; the first of them is this one. */
  async open(table: Id, others: readonly Both[] = []): Promise<void> {
    const all = [this, ...others];
    const counts = all.map((one) => one.counts);
    await this.ask({ type: 'open', table });
    for (const [index, one] of all.entries()) {
      await one.seesTable(table, (frame) => isThere(frame, this.person), counts[index] ?? [0, 0]);
    }
  }

  /** Goes, and waits until all of these have seen it. */
  async leave(table: Id, others: readonly Both[]): Promise<void> {
    const counts = others.map((one) => one.counts);
    await this.disconnect();
    for (const [index, one] of others.entries()) {
      await one.seesTable(table, (frame) => !isThere(frame, this.person), counts[index] ?? [0, 0]);
    }
  }

  get counts(): Pair<number> {
    return [this.wires[0].frames.length, this.wires[1].frames.length];
  }

  /** What came since the last time is the same, byte for byte, in number and in order. */
  compare(when: string): void {
    const [one, other] = this.wires.map((wire) => wire.frames.slice(this.#compared).join('\n'));
    if (one === undefined || other === undefined) return;
    if (one !== other) throw new ToldApart(this.person.name, when, one, other);
    this.#compared = this.wires[0].frames.length;
  }

  /** Also where faces are shown that differ, as many messages come, of the same kinds. */
  compareKinds(when: string): void {
    const [one, other] = this.wires.map((wire) =>
      wire.frames
        .slice(this.#compared)
        .map((frame) => messageOf(frame).type)
        .join('\n'),
    );
    if (one !== other) throw new ToldApart(this.person.name, when, one ?? '', other ?? '');
  }

  /** Whether anything about the game has come that was not compared. */
  get hasNews(): boolean {
    return this.wires.some((wire) =>
      wire.frames.slice(this.#compared).some((frame) => frame.startsWith('{"type":"state"')),
    );
  }

  /** What has come so far is nobody's concern any more. */
  forget(): void {
    for (const wire of this.wires) wire.frames.length = 0;
    this.#compared = 0;
  }
}

const kindOf = (message: ReturnType<typeof messageOf>): string =>
  message.type === 'refused' ? message.code : message.type;

/** Whether a `table` frame says that somebody is here: on his seat, or looking on. */
function isThere(frame: string, { id }: Known): boolean {
  const message = messageOf(frame);
  if (message.type !== 'table') return false;
  const seat = message.table.seats.find((one) => one?.kind === 'person' && one.id === id);
  return seat?.kind === 'person' ? seat.here : message.table.watching > 0;
}

const AROUND = 120;

function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return `…${one.slice(from, at + AROUND)}…\n…${other.slice(from, at + AROUND)}…`;
}
