// What an operator watches counts what goes wrong, and lets it through.

import { onTestFinished, expect, it } from 'vitest';
import type { BotTeam } from '../../src/bots/bot-team.ts';
import { countedBots } from '../../src/metrics/instrumented.ts';
import { Metrics } from '../../src/metrics/metrics.ts';

it('what bots fail at is counted, and so is what they are still at', async () => {
  const metrics = new Metrics();
  onTestFinished(() => metrics.close());
  const asked = Promise.withResolvers<never>();
  const team: BotTeam = {
    prepare: async () => asked.promise,
    choose: async () => asked.promise,
    forget: () => undefined,
    close: async () => Promise.resolve(),
  };
  const bots = countedBots(team, metrics);
  const [prepared, chosen] = [bots.prepare(NOTHING, () => undefined), bots.choose(NOTHING)];
  expect(bots.underWay).toBe(2);
  asked.reject(new Error('the thread has died'));
  await expect(prepared).rejects.toThrow('the thread has died');
  await expect(chosen).rejects.toThrow('the thread has died');
  expect(bots.underWay).toBe(0);
  expect(await metrics.text()).toMatch(/^tenfold_bot_failures_total 2$/m);
});

/** The team of this test looks at no request. */
const NOTHING = {} as never;
