import { describe, expect, it } from 'vitest';
import { HistoryCache } from '../../src/games/history-cache.ts';

describe('texts of histories', () => {
  it('are made once for a log, an audience and a sequence', () => {
    const texts = new HistoryCache();
    const [one, other] = [{}, {}];
    let made = 0;
    const ask = (of: object, audience: string, sequence: string) =>
      texts.textOf({ of, audience, sequence }, () => `text ${(made += 1)}`);
    expect([ask(one, '0', '5'), ask(one, '0', '5'), ask(one, '1', '5')]).toEqual([
      'text 1',
      'text 1',
      'text 2',
    ]);
    expect([ask(other, '0', '5'), ask(one, '0', '6'), ask(one, '0', '6')]).toEqual([
      'text 3',
      'text 4',
      'text 4',
    ]);
    texts.forget(one);
    texts.forget(other);
    expect(texts.size).toBe(0);
    expect(ask(one, '0', '6')).toBe('text 5');
  });

  it('take no more room than they may; what was not asked for longest goes first', () => {
    const texts = new HistoryCache(25);
    const logs = [{}, {}, {}];
    const made: number[] = [];
    const ask = (index: number) =>
      texts.textOf({ of: logs[index] ?? {}, audience: '0', sequence: '1' }, () => {
        made.push(index);
        return 'x'.repeat(10);
      });
    for (const index of [0, 1, 0, 2, 0, 1]) ask(index);
    expect(made).toEqual([0, 1, 2, 1]);
    expect(texts.size).toBe(20);
    // What is longer than everything is given out and not kept.
    expect(texts.textOf({ of: {}, audience: '0', sequence: '1' }, () => 'x'.repeat(30))).toHaveLength(30);
    expect(texts.size).toBe(0);
  });
});
