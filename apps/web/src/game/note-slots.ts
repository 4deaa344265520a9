// Notes that come and go, and stand where they stood meanwhile: what one is about to click does not slip away.

/** A place in the pile of notes; it is kept for a note that has gone while others stand above it. */
export interface NoteSlot {
  readonly key: string;
  readonly isGone: boolean;
}

/** The slots from below, once these notes are there: whatever comes is put on top of what was there before. */
export function slotsAfter(before: readonly NoteSlot[], present: readonly string[]): readonly NoteSlot[] {
  const known = new Set(before.map(({ key }) => key));
  const slots = [
    ...before.map(({ key }) => ({ key, isGone: !present.includes(key) })),
    ...present.filter((key) => !known.has(key)).map((key) => ({ key, isGone: false })),
  ];
  return slots.slice(0, slots.findLastIndex(({ isGone }) => !isGone) + 1);
}
