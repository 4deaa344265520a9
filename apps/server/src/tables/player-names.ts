// Names in a game. A record tells its players apart by name alone, so those who share one are numbered.

/** Ann, Bob, Ann → Ann, Bob, Ann 2. Names that differ in capitals alone count as the same: people would mix them up. */
export function toldApart(names: readonly string[]): string[] {
  const asked = new Set(names.map(sameness));
  const given = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; given.has(sameness(unique)); number++) {
      // A number that makes it somebody else's own name would take that away.
      if (!asked.has(sameness(`${name} ${number}`))) unique = `${name} ${number}`;
    }
    given.add(sameness(unique));
    return unique;
  });
}

const sameness = (name: string): string => name.normalize('NFKC').toLowerCase();
