// The list of somebody's tables on its way from where the store reads to who asked.

import { describe, expect, it } from 'vitest';
import { ownTablesBytes, withPresences } from '../../src/table-state/own-tables.ts';

/** As far as who is there changes it; names take more bytes than they have letters. */
const tableOf = (id: string, ...names: string[]) => ({
  id,
  seats: [...names.map((name) => ({ kind: 'person', id: `person ${name}`, name, here: false })), null],
  watching: 0,
});
const tables = [tableOf('one', 'Zsófia', 'Łukasz'), tableOf('two', '🜁'), tableOf('three', 'Ann')];

const told = (of: typeof tables, here: ReadonlyMap<string, readonly string[]>): unknown => {
  const bytes = ownTablesBytes(of.map((table) => ({ id: table.id, text: JSON.stringify(table) })));
  // As it comes from the other thread.
  const answer = withPresences(structuredClone(bytes), {
    isEmpty: (table) => !here.has(table),
    isHere: (table, person) => here.get(table)?.includes(person) === true,
    watching: (table) => (here.has(table) ? 5 : 0),
  });
  return JSON.parse(answer.toString());
};

describe('the list of tables', () => {
  it('is as it was made where nobody is', () => {
    expect(told(tables, new Map())).toEqual({ tables });
    expect(told([], new Map())).toEqual({ tables: [] });
  });

  it.each(['one', 'two', 'three'])('says who is at table %s, and leaves the others as they are', (busy) => {
    const seats = tables.find(({ id }) => id === busy)?.seats ?? [];
    const [first] = seats;
    const expected = tables.map((table) =>
      table.id === busy
        ? { ...table, seats: [{ ...first, here: true }, ...seats.slice(1)], watching: 5 }
        : table,
    );
    expect(told(tables, new Map([[busy, [first?.id ?? '']]]))).toEqual({ tables: expected });
  });
});
