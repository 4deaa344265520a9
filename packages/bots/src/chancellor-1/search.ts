// The search of the first Chancellor, kept as it was: later ones are measured against it.
//
// The search for a strategy: many seeds with few games each, more games for the better ones, and then the best changed
// again and again, where a change stays if it wins more. The opponents are Big Money Ultimate, the best of the catalogue
// that this table allows, and the best found so far.

import type { CardId, RandomState } from '@tenfold/rules';
import { Lens, seedRandom } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import type { PreparedStrategy } from '../preparation.ts';
import type { TableSeen } from '../plans/kingdom-piles.ts';
import { tableSeen } from '../plans/kingdom-piles.ts';
import { strategist } from '../play/strategist.ts';
import type { Strategy } from '../strategy/types.ts';
import type { ArenaTable } from '../chancellor/arena.ts';
import { Arena } from '../chancellor/arena.ts';
import type { Pond } from './mutate.ts';
import { mutate } from './mutate.ts';
import type { Seed } from './seeds.ts';
import { cardsOf, firstSeeds, furtherSeeds, knownHere, seedOf } from './seeds.ts';

export interface SearchWish {
  readonly table: ArenaTable;
  /** Known strategies; those whose cards are all there take part. */
  readonly catalogue: readonly Strategy[];
  readonly seed: string;
  /** How much of the time or of the games is used up, from 0 to 1; at 1 the search ends. */
  spent(games: number): number;
}

/** Rounds of two games, for each of those still in. */
const FIRST_ROUNDS = 12;
const HALVINGS = [
  { keep: 40, rounds: 30 },
  { keep: 16, rounds: 80 },
  { keep: 8, rounds: 160 },
] as const;
/** How far behind a changed strategy may be after so many rounds. */
const HURDLES = [
  { rounds: 16, behind: 0.14 },
  { rounds: 40, behind: 0.08 },
  { rounds: 90, behind: 0.045 },
  { rounds: 200, behind: 0.02 },
  { rounds: 280, behind: 0 },
] as const;
/** Lines of strategies, one of each kind of plan, are improved side by side. By when how many are left: */
const LINES = [
  { until: 0.35, keep: 6 },
  { until: 0.48, keep: 4 },
  { until: 0.6, keep: 3 },
  { until: 0.75, keep: 2 },
  { until: 0.84, keep: 1 },
] as const;
/** Whatever happens, there is so much time for improvements. */
const SEEDS_END = 0.3;

export function* search(wish: SearchWish): Generator<PreparedStrategy> {
  const contest = new Contest(wish);
  yield* contest.seeds();
  yield* contest.halve();
  yield* contest.improve();
  yield* contest.compare();
}

class Candidate implements PreparedStrategy {
  readonly plan: Seed['plan'];
  readonly strategy: Strategy;
  readonly maker: BotMaker;
  rounds = 0;
  /** Games won, and rounds played, against Big Money and against each of the rivals. */
  readonly #won = Array.from({ length: 1 + RIVALS }, () => 0);
  readonly #rounds = Array.from({ length: 1 + RIVALS }, () => 0);

  constructor({ plan, strategy }: Seed) {
    this.plan = plan;
    this.strategy = strategy;
    this.maker = strategist(strategy);
  }

  count(opponent: number, won: number): void {
    this.#won[opponent]! += won;
    this.#rounds[opponent]!++;
    this.rounds++;
  }

  forget(): void {
    this.#won.fill(0);
    this.#rounds.fill(0);
    this.rounds = 0;
  }

  get share(): number {
    return this.#won[BIG_MONEY]! / Math.max(1, 2 * this.#rounds[BIG_MONEY]!);
  }

  /** What counts: to win, and not to lose to any rival, for which victories over another do not make up. */
  get worth(): number {
    return this.share - RIVALS_COUNT * this.#lost;
  }

  get worthAtLast(): number {
    return this.share - RIVALS_COUNT_AT_LAST * this.#lost;
  }

  /** How far from beating them the rivals are on average, those left out that are beaten. */
  get #lost(): number {
    let lost = 0;
    for (let rival = BIG_MONEY + 1; rival <= RIVALS; rival++) {
      const rounds = this.#rounds[rival]! + ROUNDS_OF_DOUBT;
      const won = this.#won[rival]! / 2 + ROUNDS_OF_DOUBT * NOT_BEATEN;
      lost += Math.max(0, NOT_BEATEN - won / rounds);
    }
    return lost / RIVALS;
  }
}

/** Opponents are numbered: Big Money first, then the rivals. */
const BIG_MONEY = 0;
/** How many rivals there are, how well they are known, and every how many rounds one is met. */
const RIVALS = 4;
const ROUNDS_TO_KNOW = 30;
const RIVAL_EVERY = 3;
const RIVALS_COUNT = 2.5;
const NOT_BEATEN = 0.55;
/** In the end, when enough games were played to be sure, it counts more. */
const RIVALS_COUNT_AT_LAST = 10;
/** A rival met but a few times is taken for an equal, nearly. */
const ROUNDS_OF_DOUBT = 4;

const byWorth = (a: Candidate, b: Candidate): number => b.worth - a.worth;
const byWorthAtLast = (a: Candidate, b: Candidate): number => b.worthAtLast - a.worthAtLast;

class Contest {
  readonly #wish: SearchWish;
  readonly #arena: Arena;
  readonly #table: TableSeen;
  readonly #random: RandomState;
  readonly #bigMoney: BotMaker;
  #rivals: BotMaker[] = [];
  /** Those of the catalogue that this table has the cards for. */
  readonly #known: readonly Candidate[];
  /** The hardest of them. Whom one cannot beat, one joins. */
  #hardest: readonly Candidate[] = [];
  #bestSeed: BotMaker | undefined;
  #pool: Candidate[] = [];

  constructor(wish: SearchWish) {
    this.#wish = wish;
    this.#arena = new Arena(wish.table, wish.seed);
    this.#table = tableSeen(new Lens(this.#arena.deal(0), 0));
    this.#random = seedRandom('fast', `${wish.seed} changes`);
    this.#bigMoney = strategist(bigMoneyUltimate(wish.table.players));
    this.#known = knownHere(this.#table, wish.catalogue).map((strategy) => new Candidate(seedOf(strategy)));
  }

  get #spent(): number {
    return this.#wish.spent(this.#arena.games);
  }

  /** The best so far, as plain data. */
  #best(order = byWorth): PreparedStrategy {
    const { plan, strategy, share } = this.#pool.toSorted(order)[0]!;
    return { plan, strategy, share };
  }

  #play(candidate: Candidate, upTo: number, from = 0): void {
    while (candidate.rounds < upTo) {
      const round = candidate.rounds;
      const opponent = this.#opponentIn(round);
      const maker = opponent === BIG_MONEY ? this.#bigMoney : this.#rivals[opponent - 1]!;
      candidate.count(opponent, this.#arena.round(candidate.maker, maker, from + round));
    }
  }

  #opponentIn(round: number): number {
    if (round % RIVAL_EVERY !== RIVAL_EVERY - 1 || this.#rivals.length === 0) return BIG_MONEY;
    return 1 + (Math.floor(round / RIVAL_EVERY) % this.#rivals.length);
  }

  *seeds(): Generator<PreparedStrategy> {
    const { catalogue } = this.#wish;
    yield* this.#enter(firstSeeds(this.#table, catalogue));
    yield* this.#enter(furtherSeeds(this.#table, this.#ranking()));
  }

  *#enter(seeds: readonly Seed[]): Generator<PreparedStrategy> {
    for (const seed of seeds) {
      const candidate = new Candidate(seed);
      this.#play(candidate, FIRST_ROUNDS);
      this.#pool.push(candidate);
      yield this.#best();
      if (this.#spent >= SEEDS_END) return;
    }
  }

  /** Cards by what they did alone, the best first. */
  #ranking(): CardId[] {
    const alone = this.#pool
      .toSorted(byWorth)
      .flatMap(({ plan: { cards } }) => (cards.length === 1 ? cards : []));
    return [...new Set(alone)];
  }

  *halve(): Generator<PreparedStrategy> {
    for (const { keep, rounds } of HALVINGS) {
      if (this.#spent >= SEEDS_END) return;
      this.#pool = this.#pool.toSorted(byWorth).slice(0, keep);
      for (const candidate of this.#pool) {
        this.#play(candidate, rounds);
        yield this.#best();
      }
    }
  }

  *improve(): Generator<PreparedStrategy> {
    this.#pool.sort(byWorth);
    this.#bestSeed = this.#pool[0]!.maker;
    const finished: Candidate[] = [];
    let lines = oneOfEachKind(this.#pool);
    for (const { until, keep } of LINES) {
      lines.sort(byWorth);
      finished.push(...lines.slice(keep));
      lines = lines.slice(0, keep);
      // Whoever has become stronger gets other rivals.
      this.#chooseRivals(lines[0]!);
      for (const line of lines) {
        line.forget();
        this.#play(line, HURDLES[0].rounds);
      }
      while (this.#spent < until) {
        for (const [index, line] of lines.entries()) {
          const child = this.#change(line, lines);
          if (child !== undefined) lines[index] = child;
          this.#pool = [...lines, ...finished];
          yield this.#best();
        }
      }
    }
    this.#pool = [...lines, ...finished.sort(byWorth).slice(0, 3), ...this.#hardest.slice(0, 1)];
  }

  /** The best of the seeds, and of the catalogue those that are hardest for the best line. */
  #chooseRivals(best: Candidate): void {
    const met = this.#known.map((known) => {
      let won = 0;
      for (let round = 0; round < ROUNDS_TO_KNOW; round++)
        won += this.#arena.round(best.maker, known.maker, round);
      return { known, won };
    });
    this.#hardest = met
      .toSorted((a, b) => a.won - b.won)
      .slice(0, RIVALS - 1)
      .map(({ known }) => known);
    this.#rivals = [...this.#hardest.map(({ maker }) => maker), this.#bestSeed!];
  }

  /** The changed strategy, if it took every hurdle. */
  #change(line: Candidate, others: readonly Candidate[]): Candidate | undefined {
    const strategy = mutate(line.strategy, this.#pond(others), this.#random);
    if (strategy === undefined) return undefined;
    const child = new Candidate({ plan: { plan: line.plan.plan, cards: cardsOf(strategy) }, strategy });
    for (const { rounds, behind } of HURDLES) {
      this.#play(line, rounds);
      this.#play(child, rounds);
      if (child.worth < line.worth - behind) return undefined;
    }
    return child.worth > line.worth || isSimpler(child, line) ? child : undefined;
  }

  #pond(others: readonly Candidate[]): Pond {
    const { piles } = this.#table;
    return {
      cards: piles.map(({ id }) => id),
      costsPotion: new Set(piles.filter(({ card }) => card.cost.potions > 0).map(({ id }) => id)),
      trashers: new Set(piles.filter(({ traits }) => traits.has('trasher')).map(({ id }) => id)),
      others: others.map(({ strategy }) => strategy),
    };
  }

  /** With other shuffles than those that they were chosen by, which flatter them. */
  *compare(): Generator<PreparedStrategy> {
    for (const candidate of this.#pool) candidate.forget();
    for (let rounds = 20; this.#spent < 1; rounds += 20) {
      for (const candidate of this.#pool) this.#play(candidate, rounds, FRESH_SHUFFLES);
      yield this.#best(byWorthAtLast);
    }
  }
}

const FRESH_SHUFFLES = 1_000_000;

const isSimpler = (child: Candidate, parent: Candidate): boolean =>
  child.strategy.buy.length < parent.strategy.buy.length && child.worth === parent.worth;

/** The best of each kind of plan. */
function oneOfEachKind(candidates: readonly Candidate[]): Candidate[] {
  const kinds = new Set<string>();
  return candidates.filter(({ plan: { plan } }) => !kinds.has(plan) && kinds.add(plan));
}
