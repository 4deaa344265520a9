import { newGame } from '@tenfold/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotDriver } from '../../src/games/bot-driver.ts';
import { Match } from '../../src/games/match.ts';
import { startOf } from './play.ts';
import { ObedientBots } from './world.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When a bot's answer comes in, if it thinks for so long and answers are given every 400 ms. */
async function answeredAfter(thinkingMs: number): Promise<number> {
  const bots = new ObedientBots();
  bots.answer = (options) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(options.at(-1) ?? -1), thinkingMs);
    });
  const position = { ...newGame(startOf({ persons: 1, bots: 1 }).setup) };
  position.asks = position.asks.map((asked) => ({ ...asked, seat: 1, player: 1, about: 1 }));
  const match = new Match(startOf({ persons: 1, bots: 1, position }), []);
  const since = Date.now();
  const answered = new Promise<number>((resolve) => {
    const driver = new BotDriver({
      bots,
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      now: () => Date.now(),
      beatMs: 400,
      match: () => match,
      isDriving: () => true,
      answer: async () => {
        resolve(Date.now() - since);
        await Promise.resolve();
      },
      changed: () => undefined,
    });
    driver.wake();
  });
  await vi.advanceTimersByTimeAsync(5000);
  return answered;
}

it('a bot answers on the beat, however short it thought', async () => {
  expect(await answeredAfter(1)).toBe(400);
  expect(await answeredAfter(399)).toBe(400);
  expect(await answeredAfter(401)).toBe(800);
});
