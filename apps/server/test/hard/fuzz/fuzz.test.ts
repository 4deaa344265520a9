// 50,000 malformed, random and hostile messages, frames and requests (`TENFOLD_TESTS=full`: 200,000) at a server in which others
// play. It goes on, they do not notice, and nothing of theirs is changed or told.

import { join } from 'node:path';
import { wantsFullTests } from '@tenfold/prerequisites';
import { expect, it } from 'vitest';
import { openSqliteFile } from '../../../src/store/sqlite-file.ts';
import { seeded } from '../seeded.ts';
import { ServerProcess, newFolder } from '../server-process.ts';
import { Attack } from './attack.ts';
import { newVictims } from './victims.ts';
import { checkLog } from './log-check.ts';
import { connections, metric } from './metrics.ts';
import { Nuisances } from './nuisances.ts';

const HOSTILE = wantsFullTests() ? 200_000 : 50_000;
/** So many of them may come between an honest choice and its acknowledgement: mostly, and at most. */
const MOSTLY = 1000;
const AT_MOST = 5000;
/** From here on the server has seen everything once, and should need no more memory than that took. */
const WARM = 25_000;
const AT_ONCE = 24;
const NUISANCES = 10;
/** Many times what it takes. */
const HANGING_MS = 600_000;

it(
  `${HOSTILE} hostile messages change nothing and keep nobody waiting`,
  { timeout: HANGING_MS },
  async () => {
    await seeded(async (below) => {
      const dataFolder = newFolder();
      const server = await ServerProcess.start({ dataFolder });
      const { url } = server;
      const victims = await newVictims(url, below);
      const attack = new Attack(url, below, () => victims.known, victims.traps);
      const nuisances = new Nuisances(url, NUISANCES);

      const memory: number[] = [];
      const isEnough = (): boolean => attack.sent >= HOSTILE || !server.isRunning;
      const attacked = Promise.all(Array.from({ length: AT_ONCE }, async () => attack.goOn(isEnough)));
      const measure = async (): Promise<void> => {
        if (attack.sent >= WARM) memory.push(await metric(url, 'process_resident_memory_bytes'));
      };
      await Promise.all([attacked, victims.playAmid(attack, isEnough, measure)]).catch((error: unknown) => {
        throw server.isRunning ? error : new Error(`the server is gone:\n${server.log.slice(-2000)}`);
      });
      await measure();
      nuisances.end();

      expect(server.isRunning).toBe(true);
      expect(await metric(url, 'tenfold_refusals_total{code="internal"}')).toBe(0);
      expect(await metric(url, 'tenfold_requests_total{status="5xx"}')).toBeNaN();
      await victims.checkUntouched(async () => connections(url, victims.watching));
      checkWaits(victims.waits);
      checkMemory(memory);
      // Those who never come to an end do not keep the server from doing so.
      const lingering = new Nuisances(url, 1);
      expect(await server.stop()).toBe(0);
      lingering.end();

      const store = await openSqliteFile(join(dataFolder, 'tenfold.sqlite'));
      const secrets = await victims.checkStore(store);
      await store.close();
      for (const { id, token } of attack.visitors) secrets.add(id).add(token.split('.')[1] ?? '');
      checkLog(server.log, secrets);
    });
  },
);

/** By what else the server has dealt with between an honest choice and its acknowledgement. */
function checkWaits(waits: readonly number[]): void {
  const sorted = waits.toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(HOSTILE / 4000);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(MOSTLY);
  expect(sorted.at(-1)).toBeLessThan(AT_MOST);
}

/** Not more and more: in the end not twice what it was then. */
function checkMemory(memory: readonly number[]): void {
  const [first = NaN] = memory;
  expect(memory.length).toBeGreaterThan(1);
  expect(memory.at(-1)).toBeLessThan(2 * first);
}
