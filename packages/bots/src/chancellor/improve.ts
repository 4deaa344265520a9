// A strategy changed again and again, where a change stays if it wins more against those that it has to beat. Old and new play
// the same shuffles, and a change is dropped as soon as it is clear that it is no better: most are after a few games.

import { Lens, seedRandom } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { tableSeen } from '../plans/kingdom-piles.ts';
import { strategist } from '../play/strategist.ts';
import type { Strategy } from '../strategy/types.ts';
import type { ArenaTable } from './arena.ts';
import { Arena } from './arena.ts';
import { mutate } from './mutate.ts';
import { pondOf } from './pond.ts';

/** What is to be improved, against whom, at which table. */
export interface ImproveWish {
  readonly strategy: Strategy;
  /** One for each other seat. */
  readonly others: readonly Strategy[];
  /** The kingdom; how many play follows from the others. */
  readonly table: Omit<ArenaTable, 'players'>;
  readonly seed: string;
}

/** A change of a strategy that a search has tried, and what came of it. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  readonly tried: Strategy;
  /** Whether it is the best from now on. */
  readonly isKept: boolean;
  /** By how much of the victories it was ahead of the best before, over the shuffles played. */
  readonly gain: number;
  readonly shuffles: number;
  /** The best so far, this attempt included, and which share of the victories it had in the shuffles played. */
  readonly best: Strategy;
  readonly share: number;
  /** All games so far. */
  readonly games: number;
}

/** So many shuffles, and then one looks whether to go on. */
const LOOKS = [24, 60, 140, 300, 700] as const;
/** In standard errors: how clearly ahead a change must be to stay, and how clearly it must be able to be ahead to go on. */
const CLEARLY = 2.2;
const HARDLY = 0.3;
/** After so many shuffles that the best has played, others are taken: luck with some of them is not to be learnt. */
const FRESH_AFTER = 20_000;

/** Looks for better and better, for as long as somebody asks for the next attempt. */
export function* improve({ strategy, others, table, seed }: ImproveWish): Generator<Attempt> {
  const arena = new Arena({ ...table, players: 1 + others.length }, seed);
  const random = seedRandom('fast', `${seed} changes`);
  const pond = pondOf(
    tableSeen(new Lens(arena.deal(0), 0)),
    others.map((other) => ({ strategy: other })),
  );
  const opponents = others.map((other) => strategist(other));
  let best = new Contender(strategy, arena, opponents, 0);
  let spent = 0;
  for (let number = 1; ;) {
    const changed = mutate(best.strategy, pond, random);
    if (changed === undefined) continue;
    const child = new Contender(changed, arena, opponents, best.from);
    const { isBetter, gain, shuffles } = compare(child, best);
    spent += shuffles;
    if (isBetter || spent > FRESH_AFTER) {
      best = new Contender(isBetter ? changed : best.strategy, arena, opponents, best.from + LOOKS.at(-1)!);
      best.shareOf(LOOKS[2]);
      spent = 0;
    }
    yield {
      number,
      tried: changed,
      isKept: isBetter,
      gain,
      shuffles,
      best: best.strategy,
      share: best.shareOf(Math.max(best.played, LOOKS[2])),
      games: arena.games,
    };
    number++;
  }
}

/** A strategy and what it has won, shuffle by shuffle. */
class Contender {
  readonly strategy: Strategy;
  /** Its first shuffle. */
  readonly from: number;
  readonly #maker: BotMaker;
  readonly #arena: Arena;
  readonly #others: readonly BotMaker[];
  readonly #won: number[] = [];

  constructor(strategy: Strategy, arena: Arena, others: readonly BotMaker[], from: number) {
    this.strategy = strategy;
    this.from = from;
    this.#maker = strategist(strategy);
    this.#arena = arena;
    this.#others = others;
  }

  get played(): number {
    return this.#won.length;
  }

  /** The share of the victories in one shuffle. */
  wonIn(shuffle: number): number {
    while (this.#won.length <= shuffle) {
      const won = this.#arena.roundTable(this.#maker, this.#others, this.from + this.#won.length);
      this.#won.push(won / this.#arena.players);
    }
    return this.#won[shuffle]!;
  }

  shareOf(shuffles: number): number {
    let sum = 0;
    for (let shuffle = 0; shuffle < shuffles; shuffle++) sum += this.wonIn(shuffle);
    return sum / shuffles;
  }
}

function compare(child: Contender, best: Contender) {
  let sum = 0;
  let squares = 0;
  let shuffle = 0;
  for (const look of LOOKS) {
    for (; shuffle < look; shuffle++) {
      const difference = child.wonIn(shuffle) - best.wonIn(shuffle);
      sum += difference;
      squares += difference * difference;
    }
    const gain = sum / look;
    const error = Math.sqrt(Math.max(0, squares / look - gain * gain) / look);
    if (gain > 0 && gain >= CLEARLY * error && look > LOOKS[0])
      return { isBetter: true, gain, shuffles: look };
    if (gain <= HARDLY * error) return { isBetter: false, gain, shuffles: look };
  }
  return { isBetter: false, gain: sum / shuffle, shuffles: shuffle };
}
