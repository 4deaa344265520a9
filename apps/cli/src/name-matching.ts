// Names as people type them.

/** Small letters without accents, and digits: neither case, accents, spaces nor apostrophes make a difference. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9+]/g, '');

/** The things that the text names; if it names none in full, those whose names begin with it. */
export function namedBy<T>(
  text: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): T[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const exact = things.filter((thing) => namesOf(thing).some((name) => fold(name) === wanted));
  if (exact.length > 0) return exact;
  return things.filter((thing) => namesOf(thing).some((name) => fold(name).startsWith(wanted)));
}
