// Plays like the buyer until a game has gone on for long, and then breaks.

import type { BotMaker, Strategy } from '@tenfold/bots';
import { strategist as buyer } from './buyer.ts';

const LONG = 22;

export function strategist(strategy: Strategy): BotMaker {
  const make = buyer(strategy);
  return (lens) => {
    const bot = make(lens);
    return {
      name: bot.name,
      choose(seen, asked) {
        if (seen.turnsOf(seen.seat) === LONG) throw new Error('this takes too long');
        return bot.choose(seen, asked);
      },
    };
  };
}
