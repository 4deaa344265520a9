// The bots of the server: one thread in which they choose, and one in which those that prepare do so, for that takes
// long. What came of a preparation is kept here, so that it outlives a thread.

import type { PreparedStrategy } from '@tenfold/bots';
import type { Id } from '@tenfold/protocol';
import { charactersFrom } from './bot-characters.ts';
import { BotError } from './bot-error.ts';
import type { BotChoice, BotRequest, BotTeam } from './bot-team.ts';
import { BotThread } from './bot-thread.ts';
import type { ChooseTask, PrepareTask } from './messages.ts';

export interface BotSettings {
  /** How long a choice may take. */
  readonly chooseMs: number;
  readonly prepareMs: number;
  /** How many bots are kept between their choices. Those asked longest ago go first; they come back when asked. */
  readonly keptBots: number;
  /** What a thread may use before it is ended. */
  readonly memoryMb: number;
  /** A module that exports `characters`, for others than those of the bots' package. */
  readonly characters: URL | null;
}

export const BOT_DEFAULTS: BotSettings = {
  chooseMs: 10_000,
  prepareMs: 60_000,
  keptBots: 2000,
  memoryMb: 256,
  characters: null,
};

export function threadTeam(wished: Partial<BotSettings> = {}): BotTeam {
  return new ThreadTeam({ ...BOT_DEFAULTS, ...wished });
}

interface Preparation {
  readonly character: string;
  readonly found: PreparedStrategy;
}

class ThreadTeam implements BotTeam {
  readonly #characters: string | null;
  readonly #choosing: BotThread<ChooseTask>;
  readonly #preparing: BotThread<PrepareTask>;
  /** By game and seat. */
  readonly #found = new Map<Id, Map<number, Preparation>>();

  constructor({ chooseMs, prepareMs, keptBots, memoryMb, characters }: BotSettings) {
    this.#characters = characters?.href ?? null;
    const both = { characters: this.#characters, keptBots, memoryMb };
    this.#choosing = new BotThread({ ...both, limitMs: chooseMs });
    this.#preparing = new BotThread({ ...both, limitMs: prepareMs });
  }

  async prepare(request: BotRequest, onProgress: (share: number) => void): Promise<void> {
    const { game, seat, character } = request;
    const known = (await charactersFrom(this.#characters)).find(({ id }) => id === character);
    if (known === undefined) throw new BotError('unknown-character', request);
    if (known.preparation === undefined) return;
    const found = await this.#preparing.ask({ type: 'prepare', request }, onProgress);
    if (found === null) return;
    const ofGame = this.#found.get(game) ?? new Map<number, Preparation>();
    this.#found.set(game, ofGame.set(seat, { character, found }));
    // One that has chosen before it was prepared is made anew.
    this.#choosing.tell({ type: 'forget', game });
  }

  async choose(request: BotRequest): Promise<BotChoice> {
    const kept = this.#found.get(request.game)?.get(request.seat);
    const found = kept?.character === request.character ? kept.found : null;
    return this.#choosing.ask({ type: 'choose', request, found });
  }

  forget(game: Id): void {
    this.#found.delete(game);
    this.#choosing.callOff(game, false);
    this.#choosing.tell({ type: 'forget', game });
    // A long search for nobody would only keep others waiting.
    this.#preparing.callOff(game, true);
  }

  async close(): Promise<void> {
    await Promise.all([this.#choosing.close(), this.#preparing.close()]);
  }
}
