// What a purchase was worth beside what else could have been bought. Each alternative is played on by the plans that do best
// from there, in the same imagined games, as its buyer could imagine them; what counts is what the better of them wins.

import type { CardId, Game, Option, RandomState } from '@tenfold/rules';
import { END_TURN, Lens, cardSetOf, clone, seedRandom } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { BUY } from '../play/options.ts';
import type { WinChance } from './judge.ts';
import { chanceOf } from './judge.ts';
import { averageCourse, imaginedEnd, watchedEnd } from './imagined-end.ts';
import type { PlayerModel } from './player-model.ts';
import type { PurchaseReason } from './reasons.ts';
import { reasonsFor } from './reasons.ts';
import type { RecordedPurchase } from './recorded-game.ts';

/** Something that can be bought, null for nothing, and how likely it is to win with it. */
export interface Alternative extends WinChance {
  readonly card: CardId | null;
}

/** A purchase beside its alternatives. */
export interface WeighedPurchase {
  readonly moment: number;
  readonly seat: number;
  readonly own: number;
  readonly coins: number;
  readonly taken: Alternative;
  /** The best first, as far as they were looked at closely; without what was taken. Empty where nothing else was worth a thought. */
  readonly others: readonly Alternative[];
  /** What the best of the others wins more, as a share of games; negative where nothing was better. */
  readonly cost: number;
  /** Its standard error. */
  readonly error: number;
  /** Why the best of the others is better. */
  readonly reasons: readonly PurchaseReason[];
}

/** How many games are imagined: to find plans, for all alternatives, for the better ones, and when it is looked at again. */
export interface WeighingEffort {
  readonly plans: number;
  readonly all: number;
  readonly better: number;
  readonly again: number;
  /** Decisions of one weighing at most; then it is decided by what was seen. */
  readonly mostDecisions: number;
}

const PLANS_KEPT = 4;
const PAIRS_KEPT = 6;
/** The last round is watched, to see why. */
const WATCHED = 60;
/** Points tip the scale between what wins equally often. */
const POINT = 0.004;
const POINTS_THAT_COUNT = 20;

/** An alternative, and who plays on with it. */
interface Pair {
  readonly option: Option;
  readonly plan: BotMaker;
  worlds: number;
  won: number;
  value: number;
}

export class PurchaseWeigher {
  readonly #models: readonly PlayerModel[];
  readonly #plans: readonly BotMaker[];
  readonly #effort: WeighingEffort;

  constructor(models: readonly PlayerModel[], plans: readonly BotMaker[], effort: WeighingEffort) {
    this.#models = models;
    this.#plans = plans;
    this.#effort = effort;
  }

  /** `eyes`: whose knowledge the games are imagined by; `also`: what else is to be compared, wanted or not. */
  weigh(
    purchase: RecordedPurchase,
    { eyes = purchase.seat, also = [] }: { readonly eyes?: number; readonly also?: readonly Option[] } = {},
  ): WeighedPurchase {
    const { position, seat, asked, option: taken, moment } = purchase;
    const lens = new Lens(position, seat);
    const own = this.#models[seat]!.likely[0]!.sense;
    const thinkers = [...this.#plans, own];
    const wished = thinkers.map((plan) => plan(lens).choose(lens, asked));
    const options = [...new Set([taken, ...wished.filter(isToBuy), ...also])];
    const worlds = new Worlds(position, eyes, `weigh ${moment}`);
    const meter = { left: this.#effort.mostDecisions };
    if (options.length === 1) return this.#told(purchase, [fresh(taken, own)]);
    const plans = this.#bestPlans(purchase, thinkers, worlds, meter);
    const pairs = options.flatMap((option) => plans.map((plan) => fresh(option, plan)));
    this.#play(pairs, purchase, worlds, this.#effort.all, meter);
    const better = kept(pairs, taken);
    this.#play(better, purchase, worlds, this.#effort.better, meter);
    const best = bestOfEach(better);
    const all = best[0]!.option === taken ? best : this.#again(purchase, best, eyes);
    const rest = bestOfEach(pairs).filter((pair) => all.every(({ option }) => option !== pair.option));
    return this.#told(purchase, [...all, ...rest]);
  }

  /** With fresh luck: whoever was found to be best was lucky, too. */
  #again(purchase: RecordedPurchase, found: readonly Pair[], eyes: number): readonly Pair[] {
    const { option: taken, position, moment } = purchase;
    const worlds = new Worlds(position, eyes, `again ${moment}`);
    const pairs = found.map(({ option, plan }) => fresh(option, plan));
    const meter = { left: this.#effort.mostDecisions };
    this.#play(
      pairs.slice(0, 3).concat(pairs.slice(3).filter(({ option }) => option === taken)),
      purchase,
      worlds,
      this.#effort.again,
      meter,
    );
    return bestOfEach(pairs.filter(({ worlds: many }) => many > 0));
  }

  /** Who does best from here, by choosing for himself. */
  #bestPlans(
    purchase: RecordedPurchase,
    thinkers: readonly BotMaker[],
    worlds: Worlds,
    meter: { left: number },
  ): BotMaker[] {
    const tried = thinkers.map((plan) => fresh(-1, plan));
    this.#play(tried, purchase, worlds, this.#effort.plans, meter);
    const best = tried.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, PLANS_KEPT);
    return [...new Set([...best.map(({ plan }) => plan), thinkers.at(-1)!])];
  }

  #play(
    pairs: readonly Pair[],
    { seat }: RecordedPurchase,
    worlds: Worlds,
    many: number,
    meter: { left: number },
  ): void {
    for (let world = 0; world < many && meter.left > 0; world++) {
      for (const pair of pairs) {
        const option = pair.option < 0 ? null : pair.option;
        const { share, lead, decisions } = imaginedEnd(
          worlds.at(world),
          seat,
          option,
          this.#makers(pair.plan, seat, world),
        );
        pair.worlds++;
        pair.won += share;
        pair.value += share + POINT * Math.max(-POINTS_THAT_COUNT, Math.min(POINTS_THAT_COUNT, lead));
        meter.left -= decisions;
      }
    }
  }

  #makers(plan: BotMaker, seat: number, world: number): BotMaker[] {
    return this.#models.map((model, player) => (player === seat ? plan : model.inWorld(world, player)));
  }

  #told(purchase: RecordedPurchase, best: readonly Pair[]): WeighedPurchase {
    const { moment, seat, own, option, position } = purchase;
    const taken = best.find((pair) => pair.option === option)!;
    const others = best.filter((pair) => pair !== taken);
    const [first] = others;
    const known = (pair: Pair): Alternative => alternativeOf(pair, position);
    const cost = first === undefined ? 0 : known(first).chance - known(taken).chance;
    return {
      moment,
      seat,
      own,
      coins: position.turn.coins,
      taken: known(taken),
      others: others.map(known),
      cost,
      error: first === undefined ? 0 : Math.hypot(known(first).error, known(taken).error),
      reasons: first === undefined || cost <= 0 ? [] : this.#reasons(purchase, first, taken),
    };
  }

  #reasons(purchase: RecordedPurchase, better: Pair, taken: Pair): readonly PurchaseReason[] {
    const { position, seat, moment } = purchase;
    const worlds = new Worlds(position, seat, `why ${moment}`);
    const [first, second] = [better, taken].map(({ option, plan }) =>
      averageCourse(
        Array.from({ length: WATCHED }, (_course, world) =>
          watchedEnd(worlds.at(world), seat, option, this.#makers(plan, seat, world)),
        ),
      ),
    );
    const set = cardSetOf(position);
    const card = taken.option - BUY;
    const isPlayed =
      taken.option !== END_TURN && (set.isAction[card] === true || set.isTreasure[card] === true);
    return reasonsFor(first!, second!, isPlayed ? set.ids[card]! : null);
  }
}

const fresh = (option: Option, plan: BotMaker): Pair => ({ option, plan, worlds: 0, won: 0, value: 0 });
const valueOf = ({ value, worlds }: Pair): number => (worlds === 0 ? -Infinity : value / worlds);
const isToBuy = (option: Option): boolean => option >= BUY && option <= END_TURN;

/** The best pairs, and of what was taken the best two. */
function kept(pairs: readonly Pair[], taken: Option): Pair[] {
  const sorted = pairs.toSorted((a, b) => valueOf(b) - valueOf(a));
  return [
    ...new Set([
      ...sorted.slice(0, PAIRS_KEPT),
      ...sorted.filter(({ option }) => option === taken).slice(0, 2),
    ]),
  ];
}

/** Each alternative with the plan that does best with it, the best first. */
function bestOfEach(pairs: readonly Pair[]): Pair[] {
  const best = new Map<Option, Pair>();
  for (const pair of pairs) {
    const before = best.get(pair.option);
    if (before === undefined || valueOf(pair) > valueOf(before)) best.set(pair.option, pair);
  }
  return [...best.values()].toSorted((a, b) => valueOf(b) - valueOf(a));
}

function alternativeOf({ option, won, worlds }: Pair, { seats, ...position }: Game): Alternative {
  const { ids } = cardSetOf({ seats, ...position });
  return {
    card: option === END_TURN ? null : (ids[option - BUY] ?? null),
    ...chanceOf(won, Math.max(1, worlds), seats.length),
  };
}

/** The same imagined games for all that are compared, each made when it is first wanted. */
class Worlds {
  readonly #lens: Lens;
  readonly #random: RandomState;
  readonly #made: Game[] = [];

  constructor(position: Game, eyes: number, seed: string) {
    this.#lens = new Lens(position, eyes);
    this.#random = seedRandom('fast', seed);
  }

  at(world: number): Game {
    while (this.#made.length <= world) this.#made.push(this.#lens.imagine(this.#random));
    return clone(this.#made[world]!);
  }
}
