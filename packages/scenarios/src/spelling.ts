// Lists and names as people write them in a sentence.

/** "copper, estate and 2 gold" as its parts. */
export const listOf = (text: string): string[] =>
  text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map((name) => name.trim());

/** The longest name that the text begins with, before a space: Ann may sit beside Ann B. */
export const leadingName = (text: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => text.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .toSorted(
      (a, b) => b.length - a.length || Number(text.startsWith(`${b} `)) - Number(text.startsWith(`${a} `)),
    )[0];
