// Two people who want nothing but to play, whatever goes on around them.

import type { Dice } from '../seeded.ts';
import { towardsTheEnd } from '../playing/choosing.ts';
import { Ledger } from '../playing/ledger.ts';
import type { SentChoice } from '../playing/ledger.ts';
import type { PlayedGame } from '../playing/player.ts';
import { Player } from '../playing/player.ts';
import { TurningPoint } from '../turning-point.ts';
import type { Visitor } from '../visitors.ts';
import { startGame } from '../visitors.ts';

/** Counts what else the server has dealt with between a choice and its acknowledgement. */
class PatienceLedger extends Ledger {
  readonly waits: number[] = [];
  readonly #since = new Map<SentChoice, number>();
  #handled: () => number = () => 0;

  countBy(handled: () => number): void {
    this.#handled = handled;
  }

  override send(seat: number, number: number, option: number): SentChoice {
    const choice = super.send(seat, number, option);
    this.#since.set(choice, this.#handled());
    return choice;
  }

  override acknowledge(choice: SentChoice): void {
    super.acknowledge(choice);
    this.waits.push(this.#handled() - (this.#since.get(choice) ?? 0));
  }
}

export interface HonestGame extends PlayedGame {
  readonly ledger: PatienceLedger;
}

export class Pair {
  readonly people: readonly [Visitor, Visitor];
  readonly #url: string;
  readonly #below: Dice;

  constructor(url: string, people: readonly [Visitor, Visitor], below: Dice) {
    this.#url = url;
    this.people = people;
    this.#below = below;
  }

  /** A new game. */
  async begin(): Promise<HonestGame> {
    const started = await startGame(this.#url, this.people);
    const ledger = new PatienceLedger(started.game);
    return { ...started, ledger, fresh: 0, seedHash: null, isOver: false };
  }

  /** Both come, play until it holds, wait for their answers and leave. */
  async play(game: HonestGame, until: (game: HonestGame) => boolean): Promise<void> {
    const point = new TurningPoint();
    const players = this.people.map((person, seat) => new Player(person, seat, [game], this.#below, point));
    for (const player of players) player.connect(this.#url);
    await point.until(
      () => players.every(({ hasOpened }) => hasOpened),
      () => 'two honest players see their game',
    );
    for (const player of players) player.play([game], towardsTheEnd);
    await point.until(
      () => until(game),
      () => `two honest players play; ${game.ledger.acknowledged} choices were acknowledged`,
    );
    for (const player of players) player.rest();
    await point.until(
      () => game.ledger.unacknowledged === 0,
      () => 'the last choice of an honest player is acknowledged',
    );
    for (const player of players) player.leave();
    await point.until(
      () => players.every(({ isConnected }) => !isConnected),
      () => 'two honest players leave',
    );
  }
}
