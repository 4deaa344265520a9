// The threads of a worker in which bots of servers think. Whoever asks for one seat again comes to the same thread, which remembers it.

import { createHash } from 'node:crypto';
import { BotError, type BotProblem } from '../bots/bot-error.ts';
import { BotThread } from '../bots/bot-thread.ts';
import type { BotTask, ResultOf } from '../bots/messages.ts';
import { BOT_DEFAULTS } from '../bots/thread-team.ts';

/** What came of a question to a bot, to be carried over the database. */
export type BotAnswer =
  | { readonly type: 'done'; readonly result: ResultOf<BotTask> }
  | { readonly type: 'failed'; readonly code: BotProblem };

export class BotCrew {
  readonly #threads: readonly BotThread<BotTask>[];

  constructor(threads: number) {
    const { keptBots, memoryMb, prepareMs } = BOT_DEFAULTS;
    this.#threads = Array.from(
      { length: threads },
      () => new BotThread({ characters: null, keptBots, memoryMb, limitMs: prepareMs }),
    );
  }

  async ask(task: BotTask, onProgress: (share: number) => void): Promise<BotAnswer> {
    try {
      return { type: 'done', result: await this.#threadFor(task).ask(task, onProgress) };
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      return { type: 'failed', code: error.code };
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(async (thread) => thread.close()));
  }

  #threadFor({ request: { game, seat } }: BotTask): BotThread<BotTask> {
    const place = createHash('sha256').update(`${game} ${seat}`).digest().readUInt16BE();
    const thread = this.#threads[place % this.#threads.length];
    if (thread === undefined) throw new Error('a worker has at least one thread');
    return thread;
  }
}
