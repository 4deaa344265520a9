import type { LogLine } from '@tenfold/i18n/sentences';
import type { Said } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import type { LogBlock } from '../../src/game/log-blocks.ts';
import { LogBlocks } from '../../src/game/log-blocks.ts';

const line = (key: number, text: string, isTurn = false): LogLine => ({
  key,
  text,
  isTurn,
  indent: 0,
  type: isTurn ? 'turn' : 'play',
  player: 0,
  because: null,
  cards: [],
  hits: false,
});

const shown = (blocks: readonly LogBlock[]): string[][] =>
  blocks.map(({ heading, entries }) => [
    heading?.text ?? '–',
    ...entries.map(({ line: one, undo, said }) => {
      if (said !== undefined) return `${said.seat} says ${'phrase' in said ? said.phrase : said.plan.plan}`;
      return one?.text ?? `undo of ${undo?.count} by ${undo?.seat}`;
    }),
  ]);

const draws = line(0, 'draws');
const first = line(2, 'turn 1', true);
const silver = line(3, 'silver');
const second = line(9, 'turn 2', true);
const gold = line(10, 'gold');

describe('the log by turns', () => {
  it('begins a block with each turn', () => {
    const log = new LogBlocks();
    expect(shown(log.update({ kept: 0, lines: [draws, first, silver, second, gold] }, []))).toEqual([
      ['–', 'draws'],
      ['turn 1', 'silver'],
      ['turn 2', 'gold'],
    ]);
  });

  it('leaves blocks alone that have not changed', () => {
    const log = new LogBlocks();
    const before = log.update({ kept: 0, lines: [draws, first, silver, second, gold] }, []);
    const after = log.update({ kept: 4, lines: [line(10, '2 golds'), line(12, 'more')] }, []);
    expect(shown(after)[2]).toEqual(['turn 2', '2 golds', 'more']);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('adds to the last block, and begins the next', () => {
    const log = new LogBlocks();
    log.update({ kept: 0, lines: [first] }, []);
    expect(shown(log.update({ kept: 1, lines: [silver] }, []))).toEqual([['turn 1', 'silver']]);
    expect(shown(log.update({ kept: 2, lines: [second] }, []))).toEqual([['turn 1', 'silver'], ['turn 2']]);
    expect(shown(log.update({ kept: 3, lines: [gold] }, []))).toEqual([
      ['turn 1', 'silver'],
      ['turn 2', 'gold'],
    ]);
  });

  it('takes back lines that have joined earlier ones', () => {
    const log = new LogBlocks();
    log.update({ kept: 0, lines: [first, silver, line(4, 'gold')] }, []);
    expect(shown(log.update({ kept: 1, lines: [line(3, 'silver and gold')] }, []))).toEqual([
      ['turn 1', 'silver and gold'],
    ]);
  });

  it('says where something was taken back', () => {
    const marks = [{ at: 4, seat: 1, count: 1 }];
    const log = new LogBlocks();
    expect(shown(log.update({ kept: 0, lines: [draws, first, silver, second, gold] }, marks))[1]).toEqual([
      'turn 1',
      'silver',
      'undo of 1 by 1',
    ]);
    const goingOn = new LogBlocks();
    goingOn.update({ kept: 0, lines: [first, silver] }, marks);
    expect(shown(goingOn.update({ kept: 2, lines: [line(5, 'later')] }, marks))).toEqual([
      ['turn 1', 'silver', 'undo of 1 by 1', 'later'],
    ]);
  });
});

describe('what was said', () => {
  const says = (phrase: Said['phrase'], after: number): Said => ({
    seat: 1,
    person: null,
    phrase,
    at: after,
    after,
  });
  const lines = [draws, first, silver, second, gold];

  it('stands behind what had happened by then', () => {
    const log = new LogBlocks();
    const said = [says('hello', 2), says('oops', 4), says('thanks', 4), says('good-game', 99)];
    expect(shown(log.update({ kept: 0, lines }, [], said))).toEqual([
      ['–', 'draws', '1 says hello'],
      ['turn 1', 'silver', '1 says oops', '1 says thanks'],
      ['turn 2', 'gold', '1 says good-game'],
    ]);
  });

  it('comes into the last turn, and leaves the others alone', () => {
    const log = new LogBlocks();
    const before = log.update({ kept: 0, lines }, []);
    const after = log.hear([], [says('oops', 11)], true);
    expect(shown(after).at(-1)).toEqual(['turn 2', 'gold', '1 says oops']);
    expect(after.slice(0, 2).every((block, index) => block === before[index])).toBe(true);
    expect(
      log.update({ kept: 5, lines: [line(12, 'copper')] }, [], [says('oops', 11)]).at(-1)?.entries,
    ).toMatchObject([{ line: gold }, { said: { phrase: 'oops' } }, { line: { text: 'copper' } }]);
  });

  it('is gone everywhere when somebody is muted', () => {
    const log = new LogBlocks();
    log.update({ kept: 0, lines }, [], [says('hello', 2)]);
    expect(shown(log.hear([], [], false))[0]).toEqual(['–', 'draws']);
  });
});
