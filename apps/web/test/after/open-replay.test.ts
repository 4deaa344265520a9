import { recordedGame } from '@tenfold/laws';
import { RecordError } from '@tenfold/rules';
import { describe, expect, it, vi } from 'vitest';
import { openReplay } from '../../src/after/open-replay.ts';

const { text, positions } = recordedGame(2, ['militia', 'moat', 'throne-room', 'masquerade']);

describe('opening a record', () => {
  it('lets the page have its turn in between', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    const pause = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    const replay = await openReplay(text, pause);
    clock.mockRestore();
    expect(replay.end).toBe(positions.length - 1);
    expect(pause.mock.calls.length).toBeGreaterThan(10);
  });

  it('fails with what is wrong with the record', async () => {
    await expect(openReplay('Dear Bob,')).rejects.toBeInstanceOf(RecordError);
  });
});
