// The threads of a worker in which bots of servers think. Whoever asks for one seat again comes to the same thread, which remembers it;
// the searches of one study are spread over all of them.

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
      const thread = this.#threads[threadFor(task, this.#threads.length)];
      if (thread === undefined) throw new Error('a worker has at least one thread');
      return { type: 'done', result: await thread.ask(task, onProgress) };
    } catch (error) {
      if (!(error instanceof BotError)) throw error;
      return { type: 'failed', code: error.code };
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(async (thread) => thread.close()));
  }
}

/** Which of so many. */
export function threadFor(task: BotTask, threads: number): number {
  const { game, seat } = task.request;
  const ofSeat = createHash('sha256').update(`${game} ${seat}`).digest().readUInt16BE();
  const search = task.type === 'prepare' ? (task.variation ?? 0) : 0;
  return (ofSeat + search) % threads;
}
