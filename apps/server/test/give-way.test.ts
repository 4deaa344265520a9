// Which threads go first where there are fewer cores than threads.

import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { withFolder } from './store/folder.ts';

const isLinux = process.platform === 'linux';

/** By thread: above the process's own, it gives way. Other systems know of no such thing. */
function priorities(): number[] {
  if (!isLinux) return [];
  const own = getPriority();
  return readdirSync('/proc/self/task').map((thread) => {
    const text = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    const NICE = 16;
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[NICE]) - own;
  });
}

it('the thread in which SQLite reads gives way, and no other', async () => {
  await withFolder(async (folder) => {
    const before = priorities().filter((less) => less !== 0).length;
    const store = await openSqlite(`${folder}/test.sqlite`);
    expect(priorities().filter((less) => less !== 0)).toHaveLength(before + (isLinux ? 1 : 0));
    await store.close();
  });
});
