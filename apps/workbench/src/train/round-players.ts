// Who plays the rounds of a training: this thread, some threads, or workers anywhere. The same comes of it.

import { playKingdom, searchKingdom } from '@tenfold/bots/training';
import { trainOn } from '@tenfold/server/shared-work';
import type { RoundNetworks, TrainingResult, TrainingTask } from '@tenfold/sim/training';
import { TrainingCrew, gatherResults } from '@tenfold/sim/training';
import type { PlayedRound, RoundEffort, TrainingState } from './trainer.ts';
import { roundOf } from './trainer.ts';

export interface RoundPlayers {
  /** Plays the next round of a training, and changes nothing in it. */
  play(state: TrainingState, effort: RoundEffort): Promise<PlayedRound>;
  /** Lets go of what is under way. */
  close(): Promise<void>;
}

/** This thread, without any other. */
export const alone: RoundPlayers = {
  async play(state, effort) {
    const { tasks, searches } = roundOf(state, effort);
    const networks = { network: state.player, older: state.older };
    return {
      examples: tasks.map((task) => playKingdom(task, networks)),
      found: searches.map((number) => searchKingdom(state.seed, number, effort.searchGames)),
    };
  },
  async close() {},
};

/** So many threads of this machine, besides the one that learns. */
export function onThreads(threads: number): RoundPlayers {
  const crew = new TrainingCrew();
  return {
    async play(state, effort) {
      const networks = networksOf(state);
      const tasks = tasksOf(state, effort);
      const results: TrainingResult[] = [];
      const waiting = tasks.entries();
      const work = async (): Promise<void> => {
        for (const [place, task] of waiting) results[place] = await crew.carryOut('', networks, task);
      };
      await Promise.all(Array.from({ length: threads }, work));
      return gatherResults(results);
    },
    close: async () => crew.close(),
  };
}

/** Workers that take their work from this database. */
export async function onWorkers(url: string, tell: (line: string) => void): Promise<RoundPlayers> {
  const shared = await trainOn(url);
  if (shared.threads() === 0) tell(`there is no worker yet; start some: tenfold worker --on ${url}`);
  return {
    play: async (state, effort) =>
      gatherResults(await shared.carryOut(networksOf(state), tasksOf(state, effort))),
    close: async () => shared.close(),
  };
}

/** What one thread does at a time: enough to be worth fetching, little enough to be lost. */
const KINGDOMS_AT_ONCE = 2;

/** The search first: it takes longest. */
function tasksOf(state: TrainingState, effort: RoundEffort): TrainingTask[] {
  const { tasks, searches } = roundOf(state, effort);
  const cut: TrainingTask[] = searches.map((number) => ({
    type: 'search',
    seed: state.seed,
    number,
    games: effort.searchGames,
  }));
  for (let at = 0; at < tasks.length; at += KINGDOMS_AT_ONCE) {
    cut.push({ type: 'games', tasks: tasks.slice(at, at + KINGDOMS_AT_ONCE) });
  }
  return cut;
}

/** As they are now: the next round is played while the network goes on learning. */
const networksOf = ({ rounds, player, older }: TrainingState): RoundNetworks => ({
  round: rounds,
  cards: player.cards,
  weights: [player, ...older].map(({ weights }) => weights.slice()),
});
