// The law: whatever is done at two tables that differ only in what a seat must not know, that seat and all who look on
// are sent the same bytes, until the rules show a card.

import { Dice, stepBoth } from '@tenfold/laws';
import type { Game } from '@tenfold/rules';
import { clone } from '@tenfold/rules';
import type { Both } from './both.ts';
import type { Kind, TwinPosition } from './positions.ts';
import type { LaidOut } from './twin-servers.ts';

const STEPS = 12;

/** What has been done, so that a test can say whether it was enough. */
export interface Tally {
  positions: number;
  readonly kinds: Partial<Record<Kind, number>>;
  choices: number;
  refusals: number;
  undone: number;
  reconnected: number;
  /** Positions that were played until the rules showed a card. */
  shown: number;
}

export const newTally = (): Tally => ({
  positions: 0,
  kinds: {},
  choices: 0,
  refusals: 0,
  undone: 0,
  reconnected: 0,
  shown: 0,
});

export interface TwinTableParts {
  readonly ids: LaidOut;
  readonly position: TwinPosition;
  /** By seat. */
  readonly players: readonly Both[];
  readonly watcher: Both;
  /** Whoever looks on sees everything, late. */
  readonly isDelayed: boolean;
  readonly tally: Tally;
}

export class TwinTable {
  readonly #ids: LaidOut;
  readonly #position: TwinPosition;
  readonly #players: readonly Both[];
  readonly #watcher: Both;
  readonly #isDelayed: boolean;
  readonly #tally: Tally;
  readonly #dice: Dice;
  readonly #open = new Set<Both>();
  /** The positions before each choice that counts, for taking it back. */
  readonly #past: { readonly seat: number; readonly game: Game; readonly twin: Game }[] = [];
  #game: Game;
  #twin: Game;
  #lateShown = false;

  constructor({ ids, position, players, watcher, isDelayed, tally }: TwinTableParts) {
    this.#ids = ids;
    this.#position = position;
    this.#players = players;
    this.#watcher = watcher;
    this.#isDelayed = isDelayed;
    this.#tally = tally;
    this.#dice = new Dice(position.seed);
    this.#game = clone(position.game);
    this.#twin = clone(position.twin);
  }

  async play(): Promise<void> {
    const { kinds } = this.#tally;
    const { kind } = this.#position;
    this.#tally.positions++;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    for (const one of this.#dice.shuffled([...this.#players, this.#watcher])) await this.#come(one);
    for (let step = 0; step < STEPS; step++) {
      await this.#disturb();
      if (!(await this.#choose())) break;
    }
    await this.#leaveAll();
  }

  /** Those who must not be able to tell the games apart. */
  get #judges(): readonly Both[] {
    const { seat } = this.#position;
    const observer = seat === null ? undefined : this.#players[seat];
    return [this.#watcher, ...(observer === undefined ? [] : [observer])].filter((one) =>
      this.#open.has(one),
    );
  }

  /** False if nothing more can be compared. */
  async #choose(): Promise<boolean> {
    const { seat: observed, choose } = this.#position;
    const before = { game: clone(this.#game), twin: clone(this.#twin) };
    const step = stepBoth(this.#game, this.#twin, observed, choose, this.#dice);
    if (step === null) return false;
    const chooser = this.#at(step.seat);
    await chooser.catchUp();
    const numbers = chooser.wires.map((wire) => wire.state?.prompt?.number ?? -1);
    const [choice, twinChoice] = step.places.map((option, index) => ({
      type: 'choose',
      game: this.#ids.game,
      number: numbers[index],
      option,
    }));
    const outcomes = await chooser.ask(choice ?? {}, twinChoice);
    if (outcomes.some((outcome) => outcome !== 'done')) {
      throw new Error(`${this.#position.name}: a choice was answered by ${outcomes.join(' and ')}`);
    }
    this.#tally.choices++;
    this.#past.push({ seat: step.seat, ...before });
    if (!step.mayDiffer) {
      await this.#compare(`after a choice of seat ${step.seat}`);
      return true;
    }
    this.#tally.shown++;
    for (const judge of this.#judges) {
      await judge.catchUp();
      judge.compareKinds(`${this.#position.name}: when a card is shown`);
    }
    return false;
  }

  /** What need not be done, and changes nothing or is taken back. */
  async #disturb(): Promise<void> {
    const dice = this.#dice;
    if (dice.onceIn(3)) await this.#sendNonsense(this.#someone());
    if (dice.onceIn(4)) await this.#takeBack(this.#someSeat());
    if (dice.onceIn(8)) await this.#comeAgain(this.#someone());
  }

  /** What is no message, what is not offered, what is past or to come, and something that is not for him to say. */
  async #sendNonsense(sender: Both): Promise<void> {
    const { game } = this.#ids;
    const dice = this.#dice;
    const number = sender.state?.prompt?.number ?? sender.state?.sequence ?? 0;
    await sender.shout(dice.pick(['{', '{"type":"choose"}', '{"type":"no such thing","x":[1]}']));
    const messages = [
      { type: 'choose', game, number, option: 1023 },
      { type: 'choose', game, number: number + 1, option: 0 },
      dice.pick([
        { type: 'choose', game: 'x'.repeat(22), number, option: 0 },
        { type: 'allow-undo', game, request: 9999, allow: true },
        { type: 'replace', game, seat: dice.below(this.#players.length) },
        { type: 'open', table: 'x'.repeat(22) },
      ]),
    ];
    for (const message of messages) {
      const outcomes = await sender.ask(message);
      if (outcomes.includes('done')) {
        throw new Error(`${this.#position.name}: ${JSON.stringify(message)} was accepted`);
      }
    }
    this.#tally.refusals += messages.length + 1;
    await this.#compare(`after messages of ${sender.person.name} that are refused`);
  }

  /** Takes back the last choice of a seat; where the others are asked, they say yes or no. */
  async #takeBack(seat: number): Promise<void> {
    const { game } = this.#ids;
    const wisher = this.#at(seat);
    const [outcome, twinOutcome] = await wisher.ask({ type: 'undo', game });
    if (outcome !== twinOutcome) {
      throw new Error(`${this.#position.name}: undo is answered by ${outcome} and ${twinOutcome}`);
    }
    await this.#compare(`after a wish of seat ${seat} to take back`);
    if (outcome !== 'done') return;
    await wisher.catchUp();
    const request = wisher.state?.undo.request ?? null;
    for (const waiting of request?.waitingFor ?? []) {
      const allow = !this.#dice.onceIn(4);
      await this.#at(waiting).ask({ type: 'allow-undo', game, request: request?.number, allow });
      await this.#compare(`after the answer of seat ${waiting} to that`);
      if (!allow) return;
    }
    const index = this.#past.findLastIndex((past) => past.seat === seat);
    const [back] = this.#past.splice(index);
    if (back === undefined) throw new Error(`${this.#position.name}: nothing was there to take back`);
    this.#game = back.game;
    this.#twin = back.twin;
    this.#tally.undone++;
  }

  async #comeAgain(one: Both): Promise<void> {
    this.#open.delete(one);
    await one.leave(this.#ids.table, [...this.#open]);
    await one.connect();
    await this.#come(one);
    this.#tally.reconnected++;
  }

  async #come(one: Both): Promise<void> {
    await one.open(this.#ids.table, [...this.#open]);
    this.#open.add(one);
    await this.#compare(`after ${one.person.name} came`);
  }

  async #compare(when: string): Promise<void> {
    for (const judge of this.#judges) {
      await judge.catchUp();
      if (this.#isDelayed && judge === this.#watcher) this.#lateShown ||= judge.hasNews;
      // Who sees everything late is shown hands in the end; that something is shown comes at the same time.
      if (this.#lateShown && judge === this.#watcher) judge.compareKinds(`${this.#position.name}: ${when}`);
      else judge.compare(`${this.#position.name}: ${when}`);
    }
  }

  async #leaveAll(): Promise<void> {
    // The judges first: what they would be told of the others' going is no part of this game any more.
    for (const one of new Set([...this.#judges, ...this.#open])) {
      await one.ask({ type: 'close', table: this.#ids.table });
      await one.catchUp();
      one.forget();
    }
  }

  #someone(): Both {
    return this.#dice.pick(this.#dice.onceIn(2) ? this.#judges : [...this.#players, this.#watcher]);
  }

  #someSeat(): number {
    const last = this.#past.at(-1)?.seat;
    return last !== undefined && !this.#dice.onceIn(3) ? last : this.#dice.below(this.#players.length);
  }

  #at(seat: number): Both {
    const player = this.#players[seat];
    if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
    return player;
  }
}
