// Who came in where: most points, then fewest turns; who is equal in both shares the place.

/** What somebody has made of a game. */
export interface PointsAndTurns {
  readonly points: number;
  readonly turns: number;
}

/** One player in the order of winning. */
export interface Standing {
  readonly seat: number;
  readonly name: string;
  /** Null where nobody has won. */
  readonly place: number | null;
  readonly points: number;
  /** Null where nobody has told. */
  readonly turns: number | null;
}

/**
 * By seat, from 1. Who gave up comes after all who stayed, and the earlier the later: `gone` has their seats in the
 * order of going.
 */
export function placesOf(counted: readonly PointsAndTurns[], gone: readonly number[] = []): number[] {
  return counted.map(
    (one, seat) =>
      1 + counted.filter((other, otherSeat) => isAhead(other, otherSeat, one, seat, gone)).length,
  );
}

function isAhead(
  one: PointsAndTurns,
  seat: number,
  other: PointsAndTurns,
  otherSeat: number,
  gone: readonly number[],
): boolean {
  const left = gone.indexOf(seat);
  const otherLeft = gone.indexOf(otherSeat);
  if (left >= 0 || otherLeft >= 0) return otherLeft >= 0 && (left < 0 || left > otherLeft);
  return one.points > other.points || (one.points === other.points && one.turns < other.turns);
}

/** What a server has written down of a finished game. */
export interface WrittenResult {
  /** By seat. */
  readonly players: readonly {
    readonly points: number | null;
    readonly place: number | null;
    /** Which bot it is; null for people. */
    readonly character: string | null;
  }[];
  /** Seats of people who never made a choice. */
  readonly unplayed?: readonly number[] | undefined;
}

/** What is known of a result, from which the standings follow. */
export interface KnownResult {
  readonly names: readonly string[];
  /** By seat; null before the cards are known. */
  readonly counted: readonly PointsAndTurns[] | null;
  /** By seat, where they are known without the cards. */
  readonly turns: readonly number[] | null;
  readonly gone: readonly number[];
  /** Whether the game had a winner. */
  readonly decided: boolean;
  /** What the server has written down; it knows who went and when. */
  readonly summary: Pick<WrittenResult, 'players'> | null;
}

/** The best first, or as they sit where nobody has won; null before anybody has counted. */
export function standingsOf(known: KnownResult): readonly Standing[] | null {
  const { names, counted, turns, gone, decided, summary } = known;
  const places = counted === null ? null : placesOf(counted, gone);
  const standings = names.flatMap((name, seat): Standing[] => {
    const written = summary?.players[seat];
    const points = counted?.[seat]?.points ?? written?.points ?? null;
    const place = decided ? (written?.place ?? places?.[seat] ?? null) : null;
    if (points === null || (decided && place === null)) return [];
    return [{ seat, name, place, points, turns: counted?.[seat]?.turns ?? turns?.[seat] ?? null }];
  });
  if (standings.length < names.length) return null;
  return standings.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);
}

/** The players in the first place; several where they share the victory. */
export const winnersOf = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ place }) => place === 1);

/** Whether turns were needed to say who is ahead of whom. Who has gone is behind the others for that alone. */
export function turnsDecided(standings: readonly Standing[], gone: readonly number[]): boolean {
  const stayed = standings.filter(({ seat }) => !gone.includes(seat));
  return stayed.some((one) =>
    stayed.some(
      (other) =>
        one.points === other.points &&
        (one.place ?? 0) < (other.place ?? 0) &&
        (one.turns ?? 0) < (other.turns ?? 0),
    ),
  );
}
