// The pool: strategies of all kinds that have played each other, and what came of it.

import type { Arena } from './arena.ts';
import type { Competitor } from './competitor.ts';
import { blended, dot, unbeatenMixture } from './mixture.ts';
import type { TargetMixture } from './series.ts';

/** Rounds of two games that each pair plays. */
const ROUNDS_A_PAIR = 20;
/** Before enough was seen, any two are taken for equals: so many rounds. */
const ROUNDS_OF_DOUBT = 2;
const MOST_MEMBERS = 20;
/** So much of what must be beaten is the whole pool: few who come to the table play as if nobody should beat them. */
const BROAD = 0.75;

/** What it is worth to have one of each kind. */
const ALONE_OF_ITS_KIND = 0.15;

/** Two that are called alike do the same with the same cards, about. */
export const likeness = ({ plan: { plan, cards } }: Competitor): string =>
  [plan, ...cards.toSorted()].join(' ');

interface Meetings {
  won: number;
  rounds: number;
}

export class StrategyPool {
  readonly #arena: Arena;
  /** Who always stays. */
  readonly #anchor: Competitor;
  #members: Competitor[] = [];
  readonly #met = new Map<Competitor, Map<Competitor, Meetings>>();

  constructor(arena: Arena, anchor: Competitor) {
    this.#arena = arena;
    this.#anchor = anchor;
    this.#members = [anchor];
  }

  get members(): readonly Competitor[] {
    return this.#members;
  }

  /** What all others in it are met with, and then whoever adds least goes, if there are too many. */
  add(newcomer: Competitor): void {
    if (this.#members.includes(newcomer)) return;
    for (const member of this.#members) this.meet(newcomer, member, ROUNDS_A_PAIR);
    this.#members.push(newcomer);
    if (this.#members.length > MOST_MEMBERS) this.#letGo();
  }

  /** Two play each other, up to so many rounds in all. */
  meet(one: Competitor, other: Competitor, rounds: number): void {
    if (one === other) return;
    const { players } = this.#arena;
    const meetings = this.#between(one, other);
    const mirrored = this.#between(other, one);
    while (meetings.rounds < rounds) {
      const shuffle = meetings.rounds;
      const won = this.#arena.round(one.maker, other.maker, shuffle);
      meetings.won += won;
      meetings.rounds++;
      // At a table of two, what one wins the other loses.
      mirrored.won += players === 2 ? 2 - won : this.#arena.round(other.maker, one.maker, shuffle);
      mirrored.rounds++;
    }
  }

  /** The share that one wins at a table of the other. */
  shareOf(one: Competitor, other: Competitor): number {
    const equal = 1 / this.#arena.players;
    if (one === other) return equal;
    const { won, rounds } = this.#between(one, other);
    return (won / 2 + ROUNDS_OF_DOUBT * equal) / (rounds + ROUNDS_OF_DOUBT);
  }

  get shares(): number[][] {
    return this.#members.map((one) => this.#members.map((other) => this.shareOf(one, other)));
  }

  /** How often each would be played by somebody whom none of them beats. */
  get mixture(): number[] {
    const equal = 1 / this.#arena.players;
    return unbeatenMixture(this.shares.map((row) => row.map((share) => share - equal)));
  }

  /** What a new find must beat: the unbeaten mixture, and more of the whole pool. */
  get target(): TargetMixture {
    const { opponents, weights } = this.everybody;
    return { opponents, weights: blended(this.mixture, weights, BROAD) };
  }

  /** All members alike. */
  get everybody(): TargetMixture {
    return { opponents: this.#members, weights: this.#members.map(() => 1 / this.#members.length) };
  }

  /** The opponents that somebody wins least against. */
  hardestFor(one: Competitor, many: number): Competitor[] {
    return this.#members
      .filter((other) => other !== one)
      .toSorted((a, b) => this.shareOf(one, a) - this.shareOf(one, b))
      .slice(0, many);
  }

  #letGo(): void {
    const { weights } = this.target;
    const { mixture, shares } = this;
    const use = new Map(
      this.#members.map((member, index) => [
        member,
        mixture[index]! + dot(shares[index]!, weights) + (this.#hasLike(member) ? 0 : ALONE_OF_ITS_KIND),
      ]),
    );
    const [least] = this.#members
      .filter((member) => member !== this.#anchor)
      .toSorted((a, b) => use.get(a)! - use.get(b)!);
    this.#members = this.#members.filter((member) => member !== least);
  }

  /** Whether another member is the same plan with the same cards. */
  #hasLike(member: Competitor): boolean {
    return this.#members.some((other) => other !== member && likeness(other) === likeness(member));
  }

  #between(one: Competitor, other: Competitor): Meetings {
    const row = this.#met.get(one) ?? new Map<Competitor, Meetings>();
    this.#met.set(one, row);
    const meetings = row.get(other) ?? { won: 0, rounds: 0 };
    row.set(other, meetings);
    return meetings;
  }
}
