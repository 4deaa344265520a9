// Judged positions in ten bins by their chance.

/** A position as it was judged, and how its game came out. */
export interface Judged {
  readonly chance: number;
  /** 1, 0, or the share of a victory. */
  readonly won: number;
  /** Positions of one game came out alike. */
  readonly game: string;
}

/** What was judged about alike. */
export interface Bin {
  readonly positions: number;
  readonly chance: number;
  readonly won: number;
  /** Standard error of `won`, games counted once. */
  readonly error: number;
}

export const BINS = 10;

export function binsOf(judged: readonly Judged[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_bin, number) => {
    const inside = judged.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === number);
    const won = mean(inside.map((one) => one.won));
    const games = new Set(inside.map(({ game }) => game)).size;
    return {
      positions: inside.length,
      chance: mean(inside.map(({ chance }) => chance)),
      won,
      error: Math.sqrt((won * (1 - won)) / Math.max(1, games)),
    };
  });
}

/** How far judgement and result lie apart, squared: 0.25 for who always says one half. */
export const meanSquare = (judged: readonly Judged[]): number =>
  mean(judged.map(({ chance, won }) => (chance - won) ** 2));

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
