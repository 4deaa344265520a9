// Whether a hand lies in one row or in two. It does not go to and fro within a turn: once in two rows it stays there until
// few cards are left, or until the next turn.

export interface HandNow {
  /** Kinds, not entries: what is picked of several Coppers is still Copper, and must not turn the hand over. */
  readonly kinds: number;
  /** From so many on one row is too short to read every name. */
  readonly most: number;
  /** So many lie side by side whole. */
  readonly few: number;
  /** Whose turn and which: with another one, nothing has to stay as it was. */
  readonly turn: string;
}

export function handRows(): (now: HandNow) => boolean {
  let turnInRows: string | null = null;
  return ({ kinds, most, few, turn }) => {
    const isInRows = kinds >= most || (kinds > few && turn === turnInRows);
    turnInRows = isInRows ? turn : null;
    return isInRows;
  };
}
