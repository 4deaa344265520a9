// A thread in which bots think. Started by bot-thread.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { planNow, runPreparation, timeSpent } from '@tenfold/bots';
import type { Character, Preparation, PreparedStrategy } from '@tenfold/bots';
import { Lens, decision } from '@tenfold/rules';
import { LruMap } from '../data-structures/lru-map.ts';
import { charactersFrom } from './bot-characters.ts';
import type { BotProblem, Fault } from './bot-error.ts';
import { faultOf } from './bot-error.ts';
import type { BotRequest } from './bot-team.ts';
import type { BotReply, FromThread, BotTask, PrepareTask, ThreadSettings, ToThread } from './messages.ts';
import { SeatedBots } from './seated-bots.ts';

const settings = workerData as ThreadSettings;
const characters = new Map((await charactersFrom(settings.characters)).map((one) => [one.id, one]));
const seated = new SeatedBots(settings.keptBots);

const say = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'forget') seated.forget(message.game);
  else say(carryOut(message));
});
say({ type: 'ready' });

function carryOut(task: BotTask): BotReply {
  const character = characters.get(task.request.character);
  if (character === undefined) return failure('unknown-character');
  try {
    return task.type === 'prepare' ? prepare(character, task) : choose(character, task.request, task.found);
  } catch (error) {
    return failure('failed', faultOf(error));
  }
}

function choose(character: Character, request: BotRequest, found: PreparedStrategy | null): BotReply {
  const asked = decision(request.position, request.seat);
  if (asked === undefined) return failure('not-asked');
  const { bot, plan, lens } = seated.seat(request, character, found);
  const option = bot.choose(lens, asked);
  if (!asked.options.includes(option)) return failure('illegal');
  return { type: 'done', result: { option, plan: planNow(bot, plan) } };
}

/** What was found for which table: the same table is not studied twice. */
const studied = new LruMap<string, PreparedStrategy>(200);

function prepare(
  { id, preparation }: Character,
  { request: { position, seat }, variation = 0, seconds = preparation?.seconds ?? 0 }: PrepareTask,
): BotReply {
  if (preparation === undefined) return { type: 'done', result: null };
  const lens = new Lens(position, seat);
  const table = JSON.stringify([id, variation, lens.players, lens.setting]);
  const found = studied.get(table) ?? study(preparation, lens, variation, seconds);
  if (found !== null) studied.set(table, found);
  return { type: 'done', result: found };
}

function study(
  preparation: Preparation,
  lens: Lens,
  variation: number,
  seconds: number,
): PreparedStrategy | null {
  say({ type: 'progress', share: 0 });
  return runPreparation(preparation, lens, {
    variation,
    spent: timeSpent(seconds, () => performance.now()),
    onStep: (_best, share) => say({ type: 'progress', share }),
  });
}

function failure(code: BotProblem, fault?: Fault): BotReply {
  return { type: 'failed', code, ...(fault === undefined ? {} : { fault }) };
}
