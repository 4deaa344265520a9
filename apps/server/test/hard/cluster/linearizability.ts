// Whether what the players of a game saw could have been seen at one server that does one thing after the other.
//
// The model is a log to which choices are appended, and whose length is read by whoever opens the game. The log that the
// store has in the end is the order of the appends; so a history is linearizable exactly if each operation can be given a
// moment between its call and its answer such that the appends come in the order of the log, and each read comes after the
// append that it saw last and before the next. Giving each the earliest moment that is left finds such moments if there are
// any: to be later never helps those that follow.

/** Moments are anything that only grows: a counter will do. */
interface Called {
  readonly called: number;
  /** Null if no answer came: it may take effect at any time after the call, or never. */
  readonly answered: number | null;
}

export interface Append extends Called {
  /** What tells it from all others of the game. */
  readonly key: string;
}

export interface Read extends Called {
  /** How many entries the log had; null if no answer came. */
  readonly length: number | null;
}

export interface History {
  readonly appends: readonly Append[];
  readonly reads: readonly Read[];
}

/** What is wrong with a history, given the log in the end by keys; null for an entry that no player made. */
export function anomalyIn({ appends, reads }: History, log: readonly (string | null)[]): string | null {
  const byKey = new Map(appends.map((append) => [append.key, append]));
  const places = new Map<string, number>();
  for (const [index, key] of log.entries()) {
    if (key === null) continue;
    if (places.has(key)) return `${key} is in the log twice, at ${places.get(key)} and ${index}`;
    if (!byKey.has(key)) return `${key} is in the log and nobody made it`;
    places.set(key, index);
  }
  const lost = appends.find(({ key, answered }) => answered !== null && !places.has(key));
  if (lost !== undefined) return `${lost.key} was acknowledged and is not in the log`;

  const readsOf = Map.groupBy(
    reads.filter(({ length }) => length !== null),
    ({ length }) => length,
  );
  let moment = Number.NEGATIVE_INFINITY;
  const happens = ({ called, answered }: Called): boolean => {
    moment = Math.max(moment, called);
    return moment <= (answered ?? Number.POSITIVE_INFINITY);
  };
  for (let length = 0; length <= log.length; length++) {
    const key = length === 0 ? null : (log[length - 1] ?? null);
    const append = key === null ? undefined : byKey.get(key);
    if (append !== undefined && !happens(append)) {
      return `${append.key} is entry ${length}, but had been answered before something that comes earlier was begun`;
    }
    const seen = (readsOf.get(length) ?? []).toSorted((a, b) => a.called - b.called);
    if (!seen.every(happens))
      return `somebody saw ${length} entries after more of them had been acknowledged`;
  }
  const tooLong = reads.find(({ length }) => (length ?? 0) > log.length);
  return tooLong === undefined
    ? null
    : `somebody saw ${tooLong.length} entries, and the log has ${log.length}`;
}
