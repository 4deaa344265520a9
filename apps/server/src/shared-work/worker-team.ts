// Bots that think in workers, so that this process has no thread of theirs. A study is cut into several searches with chances of their
// own, as many as there are threads to take them, and the best of what they find is played.

import type { PreparedStrategy } from '@tenfold/bots';
import type { Id } from '@tenfold/protocol';
import { charactersFrom } from '../bots/bot-characters.ts';
import { BotError } from '../bots/bot-error.ts';
import type { BotChoice, BotRequest, BotTeam } from '../bots/bot-team.ts';
import type { BotTask } from '../bots/messages.ts';
import { BOT_DEFAULTS } from '../bots/thread-team.ts';
import type { Logger } from '../log.ts';
import type { BotAnswer } from './bot-crew.ts';
import type { BotsOrder, BotsPart } from './order-kinds.ts';
import { WorkOrder } from './work-order.ts';

/** Somebody waits for a choice; a study may take a little longer. Simulations come after both. */
const CHOICE_FIRST = -2;
const STUDY_NEXT = -1;
const MOST_SEARCHES = 4;

interface Question {
  readonly task: BotTask;
  readonly onProgress: (share: number) => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: BotError) => void;
  timer?: NodeJS.Timeout;
}

export interface WorkerTeamSettings {
  /** How long a study may take; what the character takes by itself, if left out. */
  readonly studySeconds?: number;
}

interface Preparation {
  readonly character: string;
  readonly found: PreparedStrategy;
}

export class WorkerTeam implements BotTeam {
  readonly #log: Logger;
  readonly #settings: WorkerTeamSettings;
  readonly #questions = new Map<number, Question>();
  readonly #found = new Map<Id, Map<number, Preparation>>();
  #order: WorkOrder | null = null;
  #last = 0;
  #isMissed = false;

  private constructor(log: Logger, settings: WorkerTeamSettings) {
    this.#log = log;
    this.#settings = settings;
  }

  static async open(url: string, log: Logger, settings: WorkerTeamSettings = {}): Promise<WorkerTeam> {
    const team = new WorkerTeam(log, settings);
    team.#order = await WorkOrder.place(url, 'DATABASE_URL', { kind: 'bots' } satisfies BotsOrder, {
      done: (part, result) => team.#answered(part, result as BotAnswer),
      progressed: (part, share) => team.#questions.get(part)?.onProgress(share),
    });
    return team;
  }

  async prepare(request: BotRequest, onProgress: (share: number) => void): Promise<void> {
    const { game, seat, character } = request;
    const known = (await charactersFrom(null)).find(({ id }) => id === character);
    if (known === undefined) throw new BotError('unknown-character', request);
    if (known.preparation === undefined) return;
    const searches = Math.min(MOST_SEARCHES, Math.max(1, this.#order?.threads ?? 1));
    const { studySeconds } = this.#settings;
    const time = studySeconds === undefined ? {} : { seconds: studySeconds };
    const shares = Array.from({ length: searches }, () => 0);
    const found = await Promise.all(
      shares.map(async (_share, variation) =>
        this.#ask({ type: 'prepare', request, variation, ...time }, (share) => {
          // News of a search may overtake older news of it.
          shares[variation] = Math.max(shares[variation] ?? 0, share);
          onProgress(shares.reduce((sum, one) => sum + one, 0) / searches);
        }),
      ),
    );
    const [best] = (found as (PreparedStrategy | null)[])
      .filter((one) => one !== null)
      .sort((a, b) => b.share - a.share);
    if (best === undefined) return;
    const ofGame = this.#found.get(game) ?? new Map<number, Preparation>();
    this.#found.set(game, ofGame.set(seat, { character, found: best }));
  }

  async choose(request: BotRequest): Promise<BotChoice> {
    const kept = this.#found.get(request.game)?.get(request.seat);
    const found = kept?.character === request.character ? kept.found : null;
    return (await this.#ask({ type: 'choose', request, found }, () => undefined)) as BotChoice;
  }

  forget(game: Id): void {
    this.#found.delete(game);
    for (const [part, { task }] of this.#questions) {
      if (task.request.game === game) this.#refuse(part, 'forgotten');
    }
  }

  async close(): Promise<void> {
    for (const part of this.#questions.keys()) this.#refuse(part, 'closed');
    const order = this.#order;
    this.#order = null;
    await order?.close();
  }

  async #ask(task: BotTask, onProgress: (share: number) => void): Promise<unknown> {
    const order = this.#order;
    if (order === null) throw new BotError('closed', task.request);
    this.#last += 1;
    const part = this.#last;
    return new Promise((resolve, reject) => {
      this.#questions.set(part, { task, onProgress, resolve, reject });
      this.#waitFor(part);
      order.add(part, { task } satisfies BotsPart, task.type === 'choose' ? CHOICE_FIRST : STUDY_NEXT);
    });
  }

  /** Where there is no worker at all the game waits for one: a bot that plays the first thing it may would be no bot. */
  #waitFor(part: number): void {
    const question = this.#questions.get(part);
    if (question === undefined) return;
    const { chooseMs, prepareMs } = BOT_DEFAULTS;
    question.timer = setTimeout(
      () => {
        if ((this.#order?.threads ?? 0) > 0) return this.#refuse(part, 'too-slow');
        if (!this.#isMissed) this.#log.warn({}, 'bots wait for a worker, and there is none; start one');
        this.#isMissed = true;
        this.#waitFor(part);
      },
      question.task.type === 'choose' ? chooseMs : prepareMs,
    );
  }

  #answered(part: number, answer: BotAnswer): void {
    this.#isMissed = false;
    const question = this.#questions.get(part);
    if (question === undefined) return;
    if (answer.type === 'failed') return this.#refuse(part, answer.code);
    this.#settle(part);
    question.resolve(answer.result);
  }

  #refuse(part: number, code: BotError['code']): void {
    const question = this.#questions.get(part);
    this.#settle(part);
    question?.reject(new BotError(code, question.task.request));
  }

  #settle(part: number): void {
    clearTimeout(this.#questions.get(part)?.timer);
    this.#questions.delete(part);
    this.#order?.callOff(part);
  }
}
