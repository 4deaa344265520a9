// The store and the bots as they are, with what they do counted for the metrics on the way.

import type { BotTeam } from '../bots/bot-team.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Writes of games, in batches: how long they take, and which games begin and end with them. */
export function countedGames(store: Store, metrics: Metrics): Pick<Store, 'append' | 'startGame'> {
  return {
    async startGame(start, table, waitingFor) {
      await store.startGame(start, table, waitingFor);
      metrics.gameBegan();
    },
    async append(writes) {
      const since = metrics.clock();
      const outcomes = await store.append(writes).catch((error: unknown) => {
        metrics.commitFailed();
        throw error;
      });
      metrics.committed(writes.length, since);
      for (const [index, { result }] of writes.entries()) {
        if (result !== undefined && outcomes[index] === 'written') metrics.gameEnded(result.why);
      }
      return outcomes;
    },
  };
}

export interface CountedBots extends BotTeam {
  /** Preparations and choices that were asked for and are not there yet. */
  readonly underWay: number;
}

export function countedBots(team: BotTeam, metrics: Metrics): CountedBots {
  let underWay = 0;
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    underWay += 1;
    try {
      return await work;
    } catch (error) {
      metrics.botFailed();
      throw error;
    } finally {
      underWay -= 1;
    }
  };
  return {
    get underWay() {
      return underWay;
    },
    prepare: async (request, onProgress) => counted(team.prepare(request, onProgress)),
    choose: async (request) => counted(team.choose(request)),
    forget: (game) => team.forget(game),
    close: async () => team.close(),
  };
}
