// A game looked at again: how likely each was to win, turn by turn, and what every purchase of one of them was worth. The parts
// of the work are independent of each other and come out the same in whatever thread and order.

import type { GameRecord } from '@tenfold/rules';
import { Lens, cardSetOf, winnersOf } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { preparation } from '../chancellor/chancellor-preparation.ts';
import { allSeeds } from '../chancellor/seeds/all-seeds.ts';
import { attacks } from '../plans/attacks.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import { tableSeen } from '../plans/kingdom-piles.ts';
import { strategist } from '../play/strategist.ts';
import type { PreparedStrategy } from '../preparation.ts';
import { knownStrategies } from '../strategy/catalogue.ts';
import type { Judge } from './judge.ts';
import { ImaginingJudge } from './judge.ts';
import { modelOf } from './player-model.ts';
import type { PlayerModel } from './player-model.ts';
import type { ReviewedGame } from './recorded-game.ts';
import { recordedGame } from './recorded-game.ts';
import type { ReviewOutline, ReviewPart, ReviewedPart, TurnChance } from './review.ts';
import type { WeighingEffort } from './weigh-purchase.ts';
import { PurchaseWeigher } from './weigh-purchase.ts';

/** What a review looks at, and how long. */
export interface ReviewEffort {
  /** Games of the search for plans. */
  readonly searchGames: number;
  /** Imagined games for each turn. */
  readonly worlds: number;
  readonly weighing: WeighingEffort;
}

/** How much is spent on the review of a whole game: well under a minute on one core. */
export const REVIEW_EFFORT: ReviewEffort = {
  searchGames: 8000,
  worlds: 300,
  weighing: { plans: 10, all: 24, better: 60, again: 300, mostDecisions: 400_000 },
};

const DECISIONS_A_WORLD = 250;
/** The search ends with a comparison of the best; what comes before it takes most of the time. */
const MOST_WAYS = 160;

/** Looks for plans at the table of a record: plain data, for all who review it. `step` is told how much is done. */
export function studyTable(
  record: GameRecord,
  step: (share: number) => void = () => undefined,
  effort: ReviewEffort = REVIEW_EFFORT,
): PreparedStrategy | null {
  const [first] = recordedGame({ ...record, choices: record.choices.slice(0, 1) }).turns;
  return first === undefined ? null : studyFor(new Lens(first.position, 0), effort, step);
}

/** The same for a table that is seen. */
export function studyFor(
  lens: Lens,
  { searchGames }: ReviewEffort,
  step: (share: number) => void = () => undefined,
): PreparedStrategy | null {
  let best: PreparedStrategy | null = null;
  let share = 0;
  const spent = (games: number): number => (share = Math.min(1, games / searchGames));
  for (const found of preparation.prepare(lens, spent)) {
    best = found;
    step(share);
  }
  return best;
}

/** Reviews a record with what `studyTable` has found for it. */
export class GameReview {
  readonly game: ReviewedGame;
  readonly #judge: Judge;
  readonly #weigher: PurchaseWeigher;

  constructor(record: GameRecord, study: PreparedStrategy | null, effort: ReviewEffort = REVIEW_EFFORT) {
    this.game = recordedGame(record);
    const [first] = this.game.turns;
    const plans = plansOf(study);
    const ways = first === undefined ? [] : waysToPlay(new Lens(first.position, 0), plans);
    const models: PlayerModel[] = this.game.end.seats.map((_seat, seat) =>
      modelOf(
        this.game.purchases.filter((purchase) => purchase.seat === seat),
        ways.length === 0 ? [strategist(bigMoneyUltimate(this.game.end.seats.length))] : ways,
      ),
    );
    this.#judge = new ImaginingJudge(models, {
      worlds: effort.worlds,
      mostDecisions: effort.worlds * DECISIONS_A_WORLD,
    });
    this.#weigher = new PurchaseWeigher(models, plans, effort.weighing);
  }

  /** All that there is to do, and how the game ended. */
  get outline(): ReviewOutline {
    const { turns, purchases, end } = this.game;
    return {
      winners: end.over ? winnersOf(end, cardSetOf(end)) : [],
      parts: end.seats.map((_seat, seat) => [
        ...turns.map((_turn, index) => ({ part: 'turn' as const, index })),
        ...purchases.flatMap((purchase, index) =>
          purchase.seat === seat ? [{ part: 'purchase' as const, index }] : [],
        ),
      ]),
    };
  }

  do({ part, index }: ReviewPart): ReviewedPart {
    return part === 'turn'
      ? { part, index, turn: this.#turn(index) }
      : { part, index, purchase: this.#weigher.weigh(this.game.purchases[index]!) };
  }

  #turn(index: number): TurnChance {
    const { moment, player, own, position } = this.game.turns[index]!;
    return { moment, player, own, chances: this.#judge.chances(position, player, `turn ${moment}`) };
  }
}

/** What a search has found, ready to be played. */
export function plansOf(study: PreparedStrategy | null): BotMaker[] {
  const plays = study === null ? [] : [study, ...(study.repertoire?.plays ?? [])];
  return [...new Set(plays.map(({ strategy }) => strategy))].map(strategist);
}

/** What somebody may be playing: plans that were found, and strategies of every kind. */
function waysToPlay(lens: Lens, plans: readonly BotMaker[]): BotMaker[] {
  const table = tableSeen(lens);
  const seeds = allSeeds(
    table,
    knownStrategies().map(({ strategy }) => strategy),
  );
  return [
    strategist(bigMoneyUltimate(lens.players)),
    strategist(attacks(table).strategy),
    ...plans,
    ...seeds.slice(0, MOST_WAYS).map(({ strategy }) => strategist(strategy)),
  ];
}
