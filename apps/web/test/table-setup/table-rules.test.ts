import { describe, expect, it } from 'vitest';
import { optionsOf, ratedOrNot, readRules } from '../../src/table-setup/table-rules.ts';

const kingdom = { kind: 'recommended', id: 'first-game' } as const;

describe('pauses before automatic answers', () => {
  it('are left to the server, which knows who plays, unless they are not wished for', () => {
    const rules = readRules({});
    expect(rules.pauses).toBe(true);
    expect(optionsOf(rules, kingdom, 2, false)).not.toHaveProperty('pauses');
    expect(optionsOf({ ...rules, pauses: false }, kingdom, 2, false)).toMatchObject({ pauses: false });
  });

  it('are as they were kept, and as a table has them', () => {
    expect(readRules({ pauses: false }).pauses).toBe(false);
    expect(readRules(optionsOf(readRules({}), kingdom, 2, false)).pauses).toBe(true);
  });

  it('are always there at a rated table, whatever was kept', () => {
    expect(ratedOrNot(readRules({ pauses: false, undo: 'ask' }), true)).toEqual({
      rated: true,
      pauses: true,
      undo: 'free',
    });
    expect(readRules({ pauses: false, rated: true }).pauses).toBe(true);
    expect(ratedOrNot(readRules({ pauses: false }), false)).toEqual({ rated: false });
  });
});
