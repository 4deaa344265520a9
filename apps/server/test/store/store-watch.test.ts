// An outage is one outage, whatever answers are still on their way when it begins.

import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { StoreTrouble } from '../../src/store/store-trouble.ts';
import { StoreWatch } from '../../src/store/store-watch.ts';
import { withFolder } from './folder.ts';
import { keptThreads } from './kept-threads.ts';

it('An answer that was on its way when the store went does not end the outage; one that was asked for later does', async () => {
  await withFolder(async (folder) => {
    const lines: string[] = [];
    const keep = (_: object, message: string): void => void lines.push(message);
    const watch = new StoreWatch({
      log: { debug: keep, info: keep, warn: keep, error: keep },
      clock: () => 0,
      failed: () => undefined,
    });
    const opened = await openStore({ dataFolder: folder, sqliteThreads: keptThreads });
    const calls: PromiseWithResolvers<void>[] = [];
    const store = watch.watched({
      ...opened,
      check: async () => {
        const call = Promise.withResolvers<void>();
        calls.push(call);
        return call.promise;
      },
    });
    const gone = new StoreTrouble('away', '57P01', null);

    const asked = [store.check(), store.check(), store.check()];
    calls[0]?.reject(gone);
    await expect(asked[0]).rejects.toBe(gone);
    calls[1]?.resolve();
    await asked[1];
    calls[2]?.reject(gone);
    await expect(asked[2]).rejects.toBe(gone);
    expect(lines).toEqual([expect.stringContaining('the store cannot be reached')]);

    const later = store.check();
    calls[3]?.resolve();
    await later;
    expect(lines.slice(1)).toEqual(['the store can be used again']);
    await opened.close();
  });
});
