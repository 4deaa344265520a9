// A bot that plays a strategy and searches what it does with its cards: what the search is worth by itself can be measured by
// it.

import { seedRandom } from '@tenfold/rules';
import type { BotMaker } from '../../bot.ts';
import { strategist } from '../../play/strategist.ts';
import type { Strategy } from '../../strategy/types.ts';
import { TurnSearch, isSearched } from './turn-search.ts';

/** As many as the Chancellor imagines. */
const WORLDS = 16;

/** What is searched: one's own Action phases, or answers in the turns of others. */
export type SearchedPart = 'turns' | 'answers';

/**
 * Bots that follow a strategy as `strategist` does, but search their Action phases, and what they answer in the turns of others,
 * for what comes to most.
 */
export function searchingStrategist(
  strategy: Strategy,
  parts: readonly SearchedPart[] = ['turns', 'answers'],
): BotMaker {
  const maker = strategist(strategy);
  return (lens) => {
    const bot = maker(lens);
    const search = new TurnSearch();
    const random = seedRandom('fast', `turns of ${lens.seat}`);
    const makers = Array.from({ length: lens.players }, () => maker);
    return {
      name: strategy.name,
      choose: (seen, asked) => {
        const usual = bot.choose(seen, asked);
        const part = seen.turnPlayer === seen.seat ? 'turns' : 'answers';
        if (!parts.includes(part) || !isSearched(seen, asked)) return usual;
        return search.best({
          lens: seen,
          asked,
          usual,
          strategy,
          worlds: WORLDS,
          random,
          makersIn: () => makers,
        });
      },
    };
  };
}
