// Notes over the table keep their places while others come and go.

import { describe, expect, test } from 'vitest';
import type { NoteSlot } from '../../src/game/note-slots.ts';
import { slotsAfter } from '../../src/game/note-slots.ts';

/** The slots from below after each of these sets of notes; what is gone stands in brackets. */
function after(...times: readonly (readonly string[])[]): string[] {
  let slots: readonly NoteSlot[] = [];
  for (const present of times) slots = slotsAfter(slots, present);
  return slots.map(({ key, isGone }) => (isGone ? `(${key})` : key));
}

describe('the pile of notes', () => {
  test('puts what comes on top of what is there, in whatever order it is told', () => {
    expect(after(['toast'], ['end', 'toast'], ['why', 'end', 'toast'])).toEqual(['toast', 'end', 'why']);
  });

  test('keeps the room of what has gone while something stands above it', () => {
    expect(after(['why', 'end'], ['end'])).toEqual(['(why)', 'end']);
    expect(after(['why', 'end'], ['end'], ['end', 'toast'])).toEqual(['(why)', 'end', 'toast']);
  });

  test('gives the room back when nothing stands above it any more', () => {
    expect(after(['why', 'end'], ['end'], [])).toEqual([]);
    expect(after(['why', 'end', 'toast'], ['why'])).toEqual(['why']);
  });

  test('lets a note that comes again stand where it stood', () => {
    expect(after(['why', 'end'], ['end'], ['end', 'why'])).toEqual(['why', 'end']);
  });
});
