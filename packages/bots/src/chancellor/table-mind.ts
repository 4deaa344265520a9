// The plan, made up anew at the table: who the others seem to be, and which play of the repertoire wins most imagined games
// from here on.

import type { Game, Lens, RandomState, Seat } from '@tenfold/rules';
import { NOBODY, setOfCard } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import { strategist } from '../play/strategist.ts';
import type { Plan } from '../plans/plan.ts';
import type { PreparedStrategy, Repertoire } from '../preparation.ts';
import type { Strategy } from '../strategy/types.ts';
import { Arena } from './arena.ts';
import type { ContestEffort } from './contest.ts';
import { bestByContest } from './contest.ts';
import type { DecksByTurn } from './deck-memory.ts';
import { decksOf } from './deck-memory.ts';
import { dot } from './mixture.ts';
import { readOpponent } from './opponent-reader.ts';
import type { OthersMaker, OwnPlay } from './outcomes.ts';
import { BY_LEAD, promiseOfEnd } from './outcomes.ts';

/** What was found before the game. */
export type Found = Pick<PreparedStrategy, 'plan' | 'strategy' | 'repertoire'>;

/** What may be played, ready to be. */
export interface ReadyPlay extends OwnPlay {
  readonly plan: Plan;
  /** By which a turn is judged: what it would buy. */
  readonly strategy: Strategy;
  /** Who ends turns that are searched, thousands of them: follows the strategy alone. */
  readonly follower: BotMaker;
}

function readyPlay({ plan, strategy }: Pick<Found, 'plan' | 'strategy'>): ReadyPlay {
  const maker = strategist(strategy);
  return { plan, strategy, maker, follower: maker, cost: 1 };
}

/** What is worked out once for a table, however many games are played there. */
export class TableStudy {
  readonly first: ReadyPlay;
  readonly plays: readonly ReadyPlay[];
  readonly #repertoire: Repertoire;
  #decks: readonly DecksByTurn[] | undefined;

  constructor({ plan, strategy, repertoire }: Found) {
    const first = readyPlay({ plan, strategy });
    this.#repertoire = repertoire ?? { plays: [], shares: [], mixture: [] };
    this.plays = this.#repertoire.plays.map((play) => (play.strategy === strategy ? first : readyPlay(play)));
    this.first = first;
  }

  read(lens: Lens, player: number): readonly number[] {
    const { setting, players } = lens;
    const arena = (): Arena => new Arena({ ...setting, players }, 'decks');
    this.#decks ??= this.plays.map(({ maker }) => decksOf(arena(), maker));
    return readOpponent(lens, player, this.#repertoire, this.#decks);
  }

  /** Those that do best from the beginning against who plays each with such a chance. */
  best(chances: readonly number[], many: number): ReadyPlay[] {
    const worths = new Map(
      this.plays.map((play, index) => [play, dot(this.#repertoire.shares[index]!, chances)]),
    );
    return this.plays.toSorted((a, b) => worths.get(b)! - worths.get(a)!).slice(0, many);
  }
}

/** How much to think of which play goes on. */
export interface PlayEffort extends ContestEffort {
  /** So many are tried beside the one that is played and the first. */
  readonly tried: number;
}

/** Until this turn nobody shows by his deck that he buys Treasures alone. */
const EARLY = 3;
const MULTIPLIER = 0.618_033_988_749_894_9;

export class TableMind {
  readonly #study: TableStudy;
  readonly #random: RandomState;
  readonly #bigMoney: BotMaker;
  /** By card number. */
  readonly #isKingdom: readonly boolean[];
  #play: ReadyPlay;
  /** By seat: who it may be. */
  #chances: (readonly number[])[] = [];
  #turn = 0;
  readonly #effort: PlayEffort | undefined;
  /** What may be played without a plan. */
  readonly #unplanned: readonly ReadyPlay[];

  constructor(
    study: TableStudy,
    lens: Lens,
    random: RandomState,
    effort?: PlayEffort,
    unplanned: readonly ReadyPlay[] = [],
  ) {
    this.#effort = effort;
    this.#unplanned = unplanned;
    this.#study = study;
    this.#random = random;
    this.#play = study.first;
    this.#bigMoney = strategist(bigMoneyUltimate(lens.players));
    this.#isKingdom = lens.set.ids.map((id) => setOfCard(id) !== 'basic');
  }

  get play(): ReadyPlay {
    return this.#play;
  }

  /** All that it might play. */
  get makers(): readonly BotMaker[] {
    return this.#study.plays.map(({ maker }) => maker);
  }

  /** Looks at the table once in each own turn, and may choose another play by what it sees. */
  look(lens: Lens): void {
    const { seat } = lens;
    const turn = lens.turnsOf(seat);
    if (turn === this.#turn || this.#study.plays.length === 0) return;
    if (lens.turnPlayer !== seat || lens.possessor !== NOBODY) return;
    this.#turn = turn;
    this.#chances = Array.from({ length: lens.players }, (_seat, player) =>
      player === seat ? [] : this.#study.read(lens, player),
    );
    if (this.#effort !== undefined) this.#choosePlay(lens, this.#effort);
  }

  #choosePlay(lens: Lens, effort: PlayEffort): void {
    const { seat } = lens;
    const next = this.#chances[(seat + 1) % lens.players]!;
    const others = [
      ...new Set([this.#study.first, ...this.#study.best(next, effort.tried), ...this.#unplanned]),
    ].filter((play) => play !== this.#play);
    this.#play = bestByContest<ReadyPlay>({
      lens,
      usual: this.#play,
      others,
      random: this.#random,
      effort,
      outcome: (play, game, world, meter) =>
        promiseOfEnd(game, seat, play, this.modelIn(game, world), BY_LEAD.early, meter),
    });
  }

  /**
   * How the others are imagined to play. Whoever owns no Kingdom card buys Treasures; of the others one knows what their
   * decks look like, or nothing yet: by turns as Big Money does, and as oneself.
   */
  modelIn({ seats }: Game, world: number): OthersMaker {
    const any = world % 2 === 0 ? this.#bigMoney : this.#play.maker;
    return (seat) => {
      const chances = this.#chances[seat];
      const isEarly = chances !== undefined && chances.length > 0 && this.#turn <= EARLY;
      if (!isEarly && !hasKingdomCard(seats[seat]!, this.#isKingdom)) return this.#bigMoney;
      return chances === undefined || chances.length === 0 ? any : this.#drawn(chances, world + seat);
    };
  }

  #drawn(chances: readonly number[], world: number): BotMaker {
    let rest = (world * MULTIPLIER) % 1;
    for (const [index, chance] of chances.entries()) {
      rest -= chance;
      if (rest < 0) return this.#study.plays[index]!.maker;
    }
    return this.#bigMoney;
  }
}

const hasKingdomCard = ({ deck, hand, discard, inPlay }: Seat, isKingdom: readonly boolean[]): boolean =>
  [deck, hand, discard, inPlay].some((cards) => cards.some((card) => isKingdom[card]));
