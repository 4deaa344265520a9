// What a person's rating is, and how it is shown. How it changes is in `rate-game.ts`, which takes longer to load.

/** What the ladder asks for: games that weigh so much together, against so many different people. */
export const LISTED = { weight: 5, people: 5 } as const;

export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

export const UNKNOWN_STRENGTH: Strength = { mu: 25, sigma: 25 / 3 };

/** What one is almost certainly worth. */
export const certainValue = ({ mu, sigma }: Strength): number => mu - 3 * sigma;

/** The same as people see it, with one decimal: 0 at the start. */
export const shownValue = (strength: Strength): number => Math.round(certainValue(strength) * 10) / 10;

export interface Rating {
  /** The person's id. */
  readonly person: string;
  readonly mu: number;
  readonly sigma: number;
  /** All rated games, however little they weighed. */
  readonly games: number;
  /** What they weighed together. */
  readonly weight: number;
  /** How many different people they were against. */
  readonly people: number;
  /** Of `mu`, what was lost against opponents of one's own choice, and can be won back against such. */
  readonly owed: number;
}

export const newRating = (person: string): Rating => ({
  person,
  ...UNKNOWN_STRENGTH,
  games: 0,
  weight: 0,
  people: 0,
  owed: 0,
});

export const isListed = ({ weight, people }: Pick<Rating, 'weight' | 'people'>): boolean =>
  weight >= LISTED.weight && people >= LISTED.people;
