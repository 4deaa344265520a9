// Names of those in a game. A record tells its players apart by name alone, so those who share one are numbered.

/**
 * The names as a game calls them: Ann, Bob, Ann → Ann, Bob, Ann 2. Names that differ in capitals alone count as the same,
 * for people would mix them up.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const asked = new Set(names.map(normalised));
  const given = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; given.has(normalised(unique)); number++) {
      // A number that makes it somebody else's own name would take that away.
      if (!asked.has(normalised(`${name} ${number}`))) unique = `${name} ${number}`;
    }
    given.add(normalised(unique));
    return unique;
  });
}

const normalised = (name: string): string => name.normalize('NFKC').toLowerCase();
