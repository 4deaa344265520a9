import { describe, expect, it } from 'vitest';
import { Committer } from '../../src/games/committer.ts';
import { newId } from '../../src/people/new-id.ts';
import type { GameWrite } from '../../src/store/store.ts';

const write = (): GameWrite => ({ game: newId(), after: 0, entries: [], deadline: null, waitingFor: [] });

/** A disk that finishes a group when it is told to. */
class SlowDisk {
  readonly groups: { size: number; finish: (outcome: 'written' | 'conflict' | Error) => void }[] = [];

  append(writes: readonly GameWrite[]): Promise<('written' | 'conflict')[]> {
    return new Promise((resolve, reject) => {
      this.groups.push({
        size: writes.length,
        finish: (outcome) =>
          outcome instanceof Error ? reject(outcome) : resolve(writes.map(() => outcome)),
      });
    });
  }

  async group(index: number): Promise<SlowDisk['groups'][number]> {
    for (;;) {
      const group = this.groups[index];
      if (group !== undefined) return group;
      await new Promise(setImmediate);
    }
  }
}

describe('group commit', () => {
  it('writes together what came while a group was being written', async () => {
    const disk = new SlowDisk();
    const committer = new Committer(disk);
    const first = [committer.append(write()), committer.append(write())];
    const one = await disk.group(0);
    const second = [1, 2, 3].map(() => committer.append(write()));
    await new Promise(setImmediate);
    expect(disk.groups.map(({ size }) => size)).toEqual([2]);
    one.finish('written');
    expect(await Promise.all(first)).toEqual(['written', 'written']);
    const two = await disk.group(1);
    expect(two.size).toBe(3);
    two.finish('conflict');
    expect(await Promise.all(second)).toEqual(['conflict', 'conflict', 'conflict']);
    await committer.settled();
  });

  it('tells all of a group that it failed, and goes on with the next', async () => {
    const disk = new SlowDisk();
    const committer = new Committer(disk);
    const lost = Promise.allSettled([committer.append(write()), committer.append(write())]);
    (await disk.group(0)).finish(new Error('disk full'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const kept = committer.append(write());
    (await disk.group(1)).finish('written');
    expect(await kept).toBe('written');
  });
});
