// The bots of a room: asks them when the game waits for their seats, and hands in what they answer. An answer comes on a
// beat, however long the bot thought about it, so that the time it took tells nothing about its cards.

import type { Thinking, WirePlan } from '@tenfold/protocol';
import { clone } from '@tenfold/rules';
import { BotError } from '../bots/bot-error.ts';
import type { BotChoice, BotRequest, BotTeam } from '../bots/bot-team.ts';
import { logName } from '../log.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Match } from './match.ts';
import { UNDO_PATIENCE_MS } from './pause.ts';
import type { OpenQuestion } from './questions.ts';

const LOOK_AGAIN_MS = 100;

/** The place of the option that is taken for a bot that has no answer, or none that was offered. */
const FIRST = 0;

export interface BotDriverDeps {
  readonly bots: BotTeam;
  readonly log: Logger;
  readonly now: () => number;
  readonly beatMs: number;
  /** The match as it is now. */
  readonly match: () => Match;
  /** Whether the bots of this game are asked here, and not by another node. */
  readonly isDriving: () => boolean;
  /**
   * Hands in an answer to the question of this number, the place of an option; throws a Refusal if it may not be, as for
   * anybody.
   */
  readonly answer: (seat: number, number: number, option: number) => Promise<void>;
  /** What the bots are doing has changed. */
  readonly changed: () => void;
}

export class BotDriver {
  readonly #deps: BotDriverDeps;
  /** By seat: the number of the question that its bot is at. */
  readonly #at = new Map<number, number>();
  readonly #prepared = new Map<number, Promise<void>>();
  readonly #progress = new Map<number, number>();
  readonly #plans = new Map<number, WirePlan>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopped = false;

  constructor(deps: BotDriverDeps) {
    this.#deps = deps;
  }

  /** By seat. */
  get plans(): (WirePlan | null)[] {
    return this.#deps.match().start.players.map((_player, seat) => this.#plans.get(seat) ?? null);
  }

  get thinking(): Thinking[] {
    const match = this.#deps.match();
    return this.#seats(match).flatMap(({ seat }): Thinking[] => {
      const progress = this.#progress.get(seat);
      if (progress !== undefined) return [{ seat, doing: 'preparing', progress }];
      return match.question(seat) === null ? [] : [{ seat, doing: 'thinking', progress: null }];
    });
  }

  /** To be called whenever the game has changed, and the change is on disk. */
  wake(): void {
    const match = this.#deps.match();
    if (this.#stopped || match.ending !== null || !this.#deps.isDriving()) return;
    for (const { seat, character } of this.#seats(match)) {
      if (!this.#prepared.has(seat)) void this.#prepare(this.#request(match, seat, character));
      const question = match.question(seat);
      if (question === null || this.#at.get(seat) === question.number) continue;
      this.#at.set(seat, question.number);
      void this.#drive(this.#request(match, seat, character), question);
    }
  }

  /** The game was read anew, or is driven from here now: questions may be open whose answers were not kept. */
  restart(): void {
    this.#at.clear();
    this.wake();
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#deps.bots.forget(this.#deps.match().start.id);
  }

  #seats(match: Match): { seat: number; character: string }[] {
    return match.start.players.flatMap((_player, seat) => {
      const character = match.seating.botAt(seat);
      return character === null ? [] : [{ seat, character }];
    });
  }

  #request(match: Match, seat: number, character: string): BotRequest {
    return { game: match.start.id, seat, character, position: clone(match.game) };
  }

  async #prepare(request: BotRequest): Promise<void> {
    const { seat } = request;
    const before = this.#prepared.get(seat);
    if (before !== undefined) return before;
    const work = this.#deps.bots
      .prepare(request, (share) => this.#progressed(seat, share))
      .catch((error: unknown) => this.#failed(request, error))
      .then(() => this.#readyAt(seat));
    this.#prepared.set(seat, work);
    return work;
  }

  #progressed(seat: number, share: number): void {
    const percent = Math.floor(share * 100) / 100;
    if (this.#stopped || this.#progress.get(seat) === percent) return;
    this.#progress.set(seat, percent);
    this.#deps.changed();
  }

  #readyAt(seat: number): void {
    if (this.#progress.delete(seat) && !this.#stopped) this.#deps.changed();
  }

  async #drive(request: BotRequest, { number, decision: { options } }: OpenQuestion): Promise<void> {
    const { seat } = request;
    const since = this.#deps.now();
    await this.#prepare(request);
    const choice = await this.#choice(request);
    await this.#untilBeat(since);
    while (this.#isHeldBack()) await this.#sleep(LOOK_AGAIN_MS);
    if (this.#stopped || this.#at.get(seat) !== number) return;
    if (choice !== null && choice.plan !== null) this.#plans.set(seat, choice.plan);
    await this.#handIn(request, number, choice === null ? FIRST : options.indexOf(choice.option));
  }

  async #handIn(request: BotRequest, number: number, option: number): Promise<void> {
    const { seat } = request;
    const details = { game: logName(request.game), seat, character: request.character };
    try {
      await this.#deps.answer(seat, number, option).catch(async (error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'illegal') throw error;
        this.#deps.log.error(details, 'a bot answered what was not offered');
        await this.#deps.answer(seat, number, FIRST);
      });
    } catch (error) {
      // The game has gone on without it, or will be read anew; the bot is asked again if it is still to answer.
      if (error instanceof Refusal)
        this.#deps.log.debug({ ...details, code: error.code }, 'a bot was refused');
      else this.#deps.log.error({ ...details, err: error }, "a bot's answer could not be handed in");
    }
  }

  async #choice(request: BotRequest): Promise<BotChoice | null> {
    const { bots } = this.#deps;
    try {
      return await bots.choose(request).catch(async (error: unknown) => {
        // Another's bot may have brought the thread down.
        if (error instanceof BotError && error.code === 'crashed') return bots.choose(request);
        throw error;
      });
    } catch (error) {
      this.#failed(request, error);
      return null;
    }
  }

  #failed({ game, seat, character }: BotRequest, error: unknown): void {
    if (this.#stopped) return;
    this.#deps.log.error({ err: error, game: logName(game), seat, character }, 'a bot failed');
  }

  async #untilBeat(since: number): Promise<void> {
    const { beatMs, now } = this.#deps;
    if (beatMs > 0) await this.#sleep(beatMs - (Math.max(0, now() - since) % beatMs));
  }

  #isHeldBack(): boolean {
    const { undos, at } = this.#deps.match();
    return undos.request !== null && this.#deps.now() < at + UNDO_PATIENCE_MS && !this.#stopped;
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#stopped) return;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, ms);
      this.#timers.add(timer);
    });
  }
}
