// How much a rated game weighs for one of its players, from 0 to 1. The policy in words is docs/ratings.md; the figures
// are here and nowhere else.

/** A game in which somebody had no more turns than this weighs nothing; from the second figure on it is a whole one. */
const TOO_SHORT_TURNS = 4;
const WHOLE_GAME_TURNS = 10;
/** Of how often two have met, half is forgotten after this time. */
const FORGOTTEN_BY_HALF_MS = 90 * 24 * 3600 * 1000;
/** So many other people must an opponent have met in whole games before a game against him weighs fully. */
const PEOPLE_TO_BE_KNOWN = 20;
/** Whom both have met says less: a closed circle vouches for itself only. */
const COMMON_ACQUAINTANCE = 1 / 2;

/** Who stands so much above the other shows all the same how strong he is; from the second figure on he shows nothing. */
const STILL_EVEN = 4;
const NO_CONTEST = 9;

/** What one person's games with another came to. Each pair has two: one for each of them. */
export interface Meeting {
  readonly person: string;
  readonly other: string;
  /** How many games, those of long ago forgotten in part, as of `at`. */
  readonly often: number;
  readonly at: number;
  /** The most whole of them, from 0 to 1. */
  readonly longest: number;
  /** What they weighed for `person`, all together, however even they were. */
  readonly weight: number;
}

/** What a game weighs, and why: the product of the other four, or against several opponents the mean of each. */
export interface Weight {
  readonly weight: number;
  /** How much of a whole game it was. */
  readonly length: number;
  /** Falls the more often one has met the others lately. */
  readonly fresh: number;
  /** How well the others are known among people. */
  readonly known: number;
  /** Falls the further one stands above the others. */
  readonly even: number;
}

/** The same before it is asked how even the game was: what it counts towards the ladder. */
export type Vouching = Omit<Weight, 'even'>;

/** By the turns of each seat: the fewest count. */
export function lengthOf(turns: readonly number[]): number {
  const fewest = turns.length === 0 ? 0 : Math.min(...turns);
  return clamp((fewest - TOO_SHORT_TURNS) / (WHOLE_GAME_TURNS - TOO_SHORT_TURNS));
}

export const oftenAt = ({ often, at }: Pick<Meeting, 'often' | 'at'>, now: number): number =>
  often * 2 ** (-Math.max(0, now - at) / FORGOTTEN_BY_HALF_MS);

/** The meetings of all who sit at a table, with whomever they have met. */
export class Acquaintances {
  readonly #byPerson = new Map<string, Map<string, Meeting>>();

  constructor(meetings: Iterable<Meeting>) {
    for (const meeting of meetings) this.#of(meeting.person).set(meeting.other, meeting);
  }

  meeting(person: string, other: string): Meeting | undefined {
    return this.#byPerson.get(person)?.get(other);
  }

  /** How well `other` is known among people, as it matters for `person`, who sits with him at this table. */
  knownness(other: string, person: string, table: readonly string[]): number {
    let known = 0;
    for (const { other: third, longest } of this.#of(other).values()) {
      if (table.includes(third)) continue;
      const isCommon = (this.meeting(person, third)?.longest ?? 0) > 0;
      known += longest * (isCommon ? COMMON_ACQUAINTANCE : 1);
    }
    return clamp(known / PEOPLE_TO_BE_KNOWN);
  }

  #of(person: string): Map<string, Meeting> {
    const found = this.#byPerson.get(person) ?? new Map<string, Meeting>();
    this.#byPerson.set(person, found);
    return found;
  }
}

/** `ahead` is by how much stronger than the other somebody is taken to be; below 0 for who is weaker. */
export function weightAhead(vouching: Vouching, ahead: number): Weight {
  const even = clamp((NO_CONTEST - ahead) / (NO_CONTEST - STILL_EVEN));
  return { ...vouching, even, weight: vouching.weight * even };
}

/** For `person`, as far as it was against `other`. */
export function weightAgainst(
  other: string,
  person: string,
  table: readonly string[],
  length: number,
  acquaintances: Acquaintances,
  now: number,
): Vouching {
  const met = acquaintances.meeting(person, other);
  const fresh = 1 / (1 + (met === undefined ? 0 : oftenAt(met, now))) ** 2;
  const known = acquaintances.knownness(other, person, table);
  return { weight: length * fresh * known, length, fresh, known };
}

/** Of a game against several: the mean. */
export const meanWeight = (weights: readonly Weight[]): Weight => ({
  weight: mean(weights.map(({ weight }) => weight)),
  length: mean(weights.map(({ length }) => length)),
  fresh: mean(weights.map(({ fresh }) => fresh)),
  known: mean(weights.map(({ known }) => known)),
  even: mean(weights.map(({ even }) => even)),
});

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
