// People who play rated games with each other, seen by the real rating code: what is stored on a server is kept here in
// maps. Who wins is drawn by true strengths that the ratings know nothing of.

import { strengthsAfter } from '../../src/ratings/model.ts';
import type { RatedGame } from '../../src/ratings/rate-game.ts';
import { rateGame } from '../../src/ratings/rate-game.ts';
import type { Rating, Strength } from '../../src/ratings/rating.ts';
import { UNKNOWN_STRENGTH, isListed, newRating, shownValue } from '../../src/ratings/rating.ts';
import type { Meeting } from '../../src/ratings/weight.ts';

const HOUR = 3_600_000;
/** A difference of strength by so much is worth one factor of e in the odds. */
const SPREAD = 25 / 6;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export class Society {
  readonly roll: () => number;
  readonly #strengths = new Map<string, number>();
  readonly #ratings = new Map<string, Rating>();
  readonly #plain = new Map<string, Strength>();
  readonly #meetings = new Map<string, Map<string, Meeting>>();
  /** Each game is finished so long after the one before. */
  pace = HOUR;
  /** Whether "play anyone" brings together who plays an honest game. */
  deals = true;
  #now = 0;

  constructor(seed: number) {
    this.roll = dice(seed);
  }

  join(person: string, strength = 25): string {
    this.#strengths.set(person, strength);
    return person;
  }

  get people(): readonly string[] {
    return [...this.#strengths.keys()];
  }

  rating(person: string): Rating {
    return this.#ratings.get(person) ?? newRating(person);
  }

  /** As it stands on the ladder, listed or not. */
  value(person: string): number {
    return shownValue(this.rating(person));
  }

  /** What it would be if every game weighed fully. */
  plainValue(person: string): number {
    return shownValue(this.#plain.get(person) ?? UNKNOWN_STRENGTH);
  }

  isListed(person: string): boolean {
    return isListed(this.rating(person));
  }

  /** An honest game of two, of the usual length. Answers who has won. */
  contest(one: string, other: string): string {
    const ahead = (this.#strengths.get(one) ?? 25) - (this.#strengths.get(other) ?? 25);
    const wins = this.roll() < 1 / (1 + Math.exp(-ahead / SPREAD));
    const turns = 11 + Math.floor(this.roll() * 12);
    this.finish(wins ? [one, other] : [other, one], turns, [], this.deals);
    return wins ? one : other;
  }

  /** The first wins, the last loses; `gaveUp` is who resigned or left. Unless it is dealt they have picked each other. */
  finish(ranking: readonly string[], turns: number, gaveUp: readonly string[] = [], dealt = false): void {
    this.#now += this.pace;
    const game: RatedGame = {
      people: ranking,
      places: ranking.map((_, place) => place + 1),
      turns: ranking.map(() => turns),
      gone: gaveUp.map((person) => ranking.indexOf(person)),
      dealt,
      finishedAt: this.#now,
    };
    const meetings = ranking.flatMap((person) => [...(this.#meetings.get(person)?.values() ?? [])]);
    const after = rateGame(
      game,
      ranking.map((person) => this.rating(person)),
      meetings,
    );
    const plain = strengthsAfter(
      ranking.map((person) => this.#plain.get(person) ?? UNKNOWN_STRENGTH),
      game.places,
      ranking.map(() => 1),
    );
    for (const [place, strength] of plain.entries()) this.#plain.set(ranking[place] ?? '', strength);
    for (const rating of after.ratings) this.#ratings.set(rating.person, rating);
    for (const meeting of after.meetings) {
      const met = this.#meetings.get(meeting.person) ?? new Map<string, Meeting>();
      this.#meetings.set(meeting.person, met.set(meeting.other, meeting));
    }
  }

  anyOf(people: readonly string[], not: string): string {
    const others = people.filter((person) => person !== not);
    return others[Math.floor(this.roll() * others.length)] ?? not;
  }
}
