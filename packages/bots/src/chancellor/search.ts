// The search for a strategy, by a double oracle. A pool of strategies of all kinds plays itself; all its members, and those most
// that are in the mixture which none of them beats, are what a new find must beat. Finds join the pool, and the mixture
// changes with it.

import type { RandomState } from '@tenfold/rules';
import { Lens, seedRandom } from '@tenfold/rules';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import type { TableSeen } from '../plans/kingdom-piles.ts';
import { tableSeen } from '../plans/kingdom-piles.ts';
import type { PreparedStrategy, Repertoire } from '../preparation.ts';
import type { Strategy } from '../strategy/types.ts';
import type { ArenaTable } from './arena.ts';
import { Arena } from './arena.ts';
import { Competitor, cardsOf } from './competitor.ts';
import { mutate } from './mutate.ts';
import { isBetter } from './paired-test.ts';
import { pondOf } from './pond.ts';
import { StrategyPool, likeness } from './pool.ts';
import { allSeeds } from './seeds/all-seeds.ts';
import type { TargetMixture } from './series.ts';
import { Series } from './series.ts';

export interface SearchWish {
  readonly table: ArenaTable;
  /** Known strategies; those whose cards are all there take part. */
  readonly catalogue: readonly Strategy[];
  readonly seed: string;
  /** How much of the time or of the games is used up, from 0 to 1; at 1 the search ends. */
  spent(games: number): number;
}

/** Of many seeds the better ones play more rounds: so many are kept, and play so many in all. */
interface Halving {
  readonly keep: number;
  readonly rounds: number;
}

const FIRST_HALVINGS: readonly Halving[] = [
  { keep: Infinity, rounds: 4 },
  { keep: 160, rounds: 10 },
  { keep: 64, rounds: 24 },
  { keep: 32, rounds: 48 },
];
const LATER_HALVINGS: readonly Halving[] = [
  { keep: Infinity, rounds: 2 },
  { keep: 120, rounds: 8 },
  { keep: 32, rounds: 24 },
  { keep: 8, rounds: 60 },
];
const CHALLENGE: readonly Halving[] = [
  { keep: Infinity, rounds: 1 },
  { keep: 80, rounds: 4 },
  { keep: 20, rounds: 12 },
  { keep: 6, rounds: 30 },
];
/** By when each part must be over, as shares of the budget. */
const SEEDS_END = 0.14;
const POOL_END = 0.24;
const ORACLES_END = [0.34, 0.45, 0.56, 0.66, 0.74, 0.8] as const;
const CHALLENGES_END = 0.92;
/** A part may be so much late before what is left of it is given up. */
const LATE = 0.03;
/** In each of them so many lines are improved side by side, and halfway through so many are left. */
const LINES = 4;
const LINES_LEFT = 2;
const FIRST_MEMBERS = 18;
const OF_A_KIND = 4;
const FINALISTS = 5;
/** In the end half as much as against all counts how one does against so many that are hardest for him. */
const HARDEST = 4;
const BY_HARDEST = 0.5;
/** The best are each challenged by all seeds, and so many of those join the pool. */
const CHALLENGED = 3;
const CHALLENGERS = 2;
/** So many shuffles lie between the beginnings of two series. */
const SHUFFLES_A_SERIES = 1000;

export function* search(wish: SearchWish): Generator<PreparedStrategy> {
  const contest = new Contest(wish);
  yield* contest.screen();
  yield* contest.fillPool();
  for (const [index, until] of ORACLES_END.entries()) yield* contest.oracle(until, index % 2 === 1);
  yield* contest.challenge();
  yield* contest.compare();
}

class Contest {
  readonly #wish: SearchWish;
  readonly #arena: Arena;
  readonly #table: TableSeen;
  readonly #random: RandomState;
  readonly #bigMoney: Competitor;
  readonly #pool: StrategyPool;
  #seeds: Competitor[] = [];
  #series: Series;
  #shuffles = 0;
  #best: Competitor;

  constructor(wish: SearchWish) {
    const { players } = wish.table;
    this.#wish = wish;
    this.#arena = new Arena(wish.table, wish.seed);
    this.#table = tableSeen(new Lens(this.#arena.deal(0), 0));
    this.#random = seedRandom('fast', `${wish.seed} changes`);
    this.#bigMoney = new Competitor({
      plan: { plan: 'money', cards: [] },
      strategy: bigMoneyUltimate(players),
    });
    this.#best = this.#bigMoney;
    this.#pool = new StrategyPool(this.#arena, this.#bigMoney);
    this.#series = this.#newSeries({ opponents: [this.#bigMoney], weights: [1] });
  }

  get #spent(): number {
    return this.#wish.spent(this.#arena.games);
  }

  #newSeries(target: TargetMixture): Series {
    this.#shuffles += SHUFFLES_A_SERIES;
    return new Series(this.#arena, target, this.#shuffles);
  }

  /** The best so far, as plain data. */
  #found(repertoire?: Repertoire): PreparedStrategy {
    const { plan, strategy } = this.#best;
    const share = this.#pool.shareOf(this.#best, this.#bigMoney);
    return { plan, strategy, share, ...(repertoire === undefined ? {} : { repertoire }) };
  }

  /** All seeds, against a few of different kinds. */
  *screen(): Generator<PreparedStrategy> {
    const seeds = allSeeds(this.#table, this.#wish.catalogue).map((seed) => new Competitor(seed));
    const gauntlet = [this.#bigMoney, ...oneOfEachKind(seeds)].slice(0, 4);
    this.#series = this.#newSeries({ opponents: gauntlet, weights: gauntlet.map(() => 1 / gauntlet.length) });
    this.#seeds = seeds;
    yield* this.#halve(FIRST_HALVINGS, SEEDS_END);
  }

  /** Leaves the best seeds, best first, at the head of the list. */
  *#halve(halvings: readonly Halving[], until: number): Generator<PreparedStrategy> {
    const { byShare } = this.#series;
    for (const { keep, rounds } of halvings) {
      for (const seed of this.#seeds.slice(0, keep)) {
        if (this.#spent >= until) break;
        this.#series.play(seed, rounds);
        if (byShare(seed, this.#best) < 0) this.#best = seed;
        yield this.#found();
      }
      this.#seeds = [...this.#seeds.slice(0, keep).sort(byShare), ...this.#seeds.slice(keep)];
      this.#best = this.#seeds[0] ?? this.#best;
    }
  }

  /** The best seeds, not too many of one kind, and none with the same cards as another of it. */
  *fillPool(): Generator<PreparedStrategy> {
    const kinds = new Map<string, number>();
    const seen = new Set<string>();
    for (const seed of this.#seeds) {
      const { plan } = seed.plan;
      const key = likeness(seed);
      const many = kinds.get(plan) ?? 0;
      if (seen.has(key) || many >= OF_A_KIND) continue;
      if (seen.size >= FIRST_MEMBERS || this.#spent >= POOL_END) return;
      seen.add(key);
      kinds.set(plan, many + 1);
      this.#pool.add(seed);
      yield this.#found();
    }
  }

  /** Looks for what beats the mixture: among the seeds, and by changing what does best against it. */
  *oracle(until: number, withSeeds: boolean): Generator<PreparedStrategy> {
    if (this.#spent >= until) return;
    const { target } = this.#pool;
    this.#series = this.#newSeries(target);
    const begun = this.#spent;
    if (withSeeds) yield* this.#halve(LATER_HALVINGS, begun + (until - begun) * 0.35);
    const candidates = [...this.#pool.members, ...(withSeeds ? this.#seeds.slice(0, 8) : [])];
    for (const candidate of candidates) {
      if (this.#spent >= until) return;
      this.#series.play(candidate, 40);
    }
    candidates.sort(this.#series.byShare);
    this.#best = candidates[0]!;
    let lines = startingLines(candidates).map((line) => ({ line, series: this.#series }));
    const halfway = (this.#spent + until) / 2;
    for (let isWide = true; this.#spent < until;) {
      if (isWide && this.#spent >= halfway) {
        isWide = false;
        lines = lines
          .toSorted((a, b) => b.series.shareOf(b.line) - a.series.shareOf(a.line))
          .slice(0, LINES_LEFT);
      }
      for (const one of lines) {
        const changed = this.#change(one.line, candidates);
        if (changed !== undefined && isBetter(one.series, changed, one.line)) {
          one.line = changed;
          // The shuffles that it was chosen by flatter it.
          one.series = this.#newSeries(target);
          one.series.play(changed, 12);
        }
        yield this.#found();
      }
    }
    for (const { line } of lines) if (this.#spent < until + LATE) this.#pool.add(line);
  }

  #change({ plan: { plan }, strategy }: Competitor, others: readonly Competitor[]): Competitor | undefined {
    const changed = mutate(strategy, pondOf(this.#table, others), this.#random);
    if (changed === undefined) return undefined;
    return new Competitor({ plan: { plan, cards: cardsOf(changed) }, strategy: changed });
  }

  /** What is best against all may have a weakness that one of the seeds finds. */
  *challenge(): Generator<PreparedStrategy> {
    const { target, members } = this.#pool;
    const series = this.#newSeries(target);
    for (const member of members) {
      if (this.#spent >= CHALLENGES_END) return;
      series.play(member, 24);
    }
    for (const [index, one] of members.toSorted(series.byShare).slice(0, CHALLENGED).entries()) {
      const begun = this.#spent;
      this.#series = this.#newSeries({ opponents: [one], weights: [1] });
      if (begun >= CHALLENGES_END) return;
      yield* this.#halve(CHALLENGE, begun + (CHALLENGES_END - begun) / (CHALLENGED - index));
      for (const challenger of this.#seeds.slice(0, CHALLENGERS)) this.#pool.add(challenger);
      this.#best = one;
    }
  }

  /** With fresh shuffles: who does best against the whole pool, for nobody knows who comes to the table, and against the hardest. */
  *compare(): Generator<PreparedStrategy> {
    const { mixture, shares, members } = this.#pool;
    const series = this.#newSeries(this.#pool.everybody);
    const repertoire: Repertoire = {
      plays: members.map(({ plan, strategy }) => ({ plan, strategy })),
      shares,
      mixture,
    };
    for (const member of members) {
      // Too late to compare all: the best so far it is.
      if (this.#spent >= 1) {
        yield this.#found(repertoire);
        return;
      }
      series.play(member, 30);
    }
    const finalists = members.toSorted(series.byShare).slice(0, FINALISTS);
    this.#best = finalists[0] ?? this.#best;
    const worthOf = (one: Competitor): number => {
      const hardest = this.#pool.hardestFor(one, HARDEST).map((other) => this.#pool.shareOf(one, other));
      const worst = hardest.reduce((sum, share) => sum + share, 0) / Math.max(1, hardest.length);
      return series.shareOf(one) + BY_HARDEST * worst;
    };
    for (let rounds = 40; ; rounds += 20) {
      yield this.#found(repertoire);
      if (this.#spent >= 1) return;
      for (const one of finalists) {
        series.play(one, rounds);
        for (const other of this.#pool.hardestFor(one, HARDEST)) this.#pool.meet(one, other, rounds);
      }
      this.#best = finalists.toSorted((a, b) => worthOf(b) - worthOf(a))[0] ?? this.#best;
    }
  }
}

/** The best of each kind of plan. */
function oneOfEachKind(competitors: readonly Competitor[]): Competitor[] {
  const kinds = new Set<string>();
  return competitors.filter(({ plan: { plan } }) => !kinds.has(plan) && kinds.add(plan));
}

/** Of the best those of different kinds first, and the very best whatever its kind. */
function startingLines(candidates: readonly Competitor[]): Competitor[] {
  const varied = oneOfEachKind(candidates);
  return [...new Set([...candidates.slice(0, LINES_LEFT), ...varied])].slice(0, LINES);
}
