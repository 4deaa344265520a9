// The checker of histories accepts what one server could have done, and nothing else.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Append, History, Read } from '../hard/cluster/linearizability.ts';
import { anomalyIn } from '../hard/cluster/linearizability.ts';

const append = (key: string, called: number, answered: number | null): Append => ({ key, called, answered });
const read = (length: number, called: number, answered: number): Read => ({ length, called, answered });

describe('a history', () => {
  it('of operations one after the other fits their log', () => {
    const history = {
      appends: [append('a', 1, 2), append('b', 5, 6)],
      reads: [read(1, 3, 4), read(2, 7, 8)],
    };
    expect(anomalyIn(history, ['a', 'b'])).toBeNull();
  });

  it('may have what was never answered in the log, or not, and what no player made', () => {
    const history = { appends: [append('a', 1, null), append('b', 2, null)], reads: [read(2, 9, 10)] };
    expect(anomalyIn(history, [null, 'b'])).toBeNull();
  });

  it.each<[string, History, (string | null)[]]>([
    ['lost what was acknowledged', { appends: [append('a', 1, 2)], reads: [] }, []],
    ['has something twice', { appends: [append('a', 1, 2)], reads: [] }, ['a', 'a']],
    ['has what nobody made', { appends: [], reads: [] }, ['a']],
    [
      'has an earlier one after a later',
      { appends: [append('a', 1, 2), append('b', 3, 4)], reads: [] },
      ['b', 'a'],
    ],
    [
      'shows somebody less than was acknowledged before he asked',
      { appends: [append('a', 1, 2)], reads: [read(0, 3, 4)] },
      ['a'],
    ],
    [
      'shows somebody what was begun after he was answered',
      { appends: [append('a', 3, 4)], reads: [read(1, 1, 2)] },
      ['a'],
    ],
    [
      'goes back for who looks twice',
      { appends: [append('a', 1, null)], reads: [read(1, 2, 3), read(0, 4, 5)] },
      ['a'],
    ],
    ['shows more than there is', { appends: [], reads: [read(1, 1, 2)] }, []],
  ])('is refused that %s', (_what, history, log) => {
    expect(anomalyIn(history, log)).not.toBeNull();
  });

  /** As one server does it: each operation happens at a moment, is called before and answered after. */
  const possible = fc
    .array(
      fc.record({
        isRead: fc.boolean(),
        before: fc.double({ min: 0, max: 9, noNaN: true }),
        after: fc.double({ min: 0, max: 9, noNaN: true }),
        isAnswered: fc.boolean(),
      }),
      { minLength: 2, maxLength: 30 },
    )
    .map((steps) => {
      const appends: Append[] = [];
      const reads: Read[] = [];
      for (const [moment, { isRead, before, after, isAnswered }] of steps.entries()) {
        const times = { called: moment - before, answered: isRead || isAnswered ? moment + after : null };
        if (isRead) reads.push({ ...times, length: appends.length });
        else appends.push({ ...times, key: String(moment) });
      }
      return { history: { appends, reads }, log: appends.map(({ key }) => key) };
    });

  it('that one server could have made is accepted', () => {
    fc.assert(
      fc.property(possible, ({ history, log }) => {
        expect(anomalyIn(history, log)).toBeNull();
      }),
    );
  });

  it('is refused when two that came one after the other change places in the log', () => {
    fc.assert(
      fc.property(possible, fc.nat(), ({ history, log }, at) => {
        const place = log.length < 2 ? 0 : at % (log.length - 1);
        const [one, other] = [history.appends[place], history.appends[place + 1]];
        fc.pre(one !== undefined && other !== undefined);
        fc.pre(one.answered !== null && one.answered < other.called);
        const swapped = log.with(place, other.key).with(place + 1, one.key);
        expect(anomalyIn(history, swapped)).not.toBeNull();
      }),
    );
  });

  it('is refused when an entry that was acknowledged is taken out of the log', () => {
    fc.assert(
      fc.property(possible, fc.nat(), ({ history, log }, at) => {
        const acknowledged = history.appends.filter(({ answered }) => answered !== null);
        fc.pre(acknowledged.length > 0);
        const gone = acknowledged[at % acknowledged.length]?.key;
        const shorter = log.filter((key) => key !== gone);
        expect(anomalyIn({ ...history, reads: [] }, shorter)).not.toBeNull();
      }),
    );
  });
});
