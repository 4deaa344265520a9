// The Chancellor at the table: plays the strategy that its search has found, and tries out what to play within its turn and
// what to buy.

import type { Decision, Lens, Option, RandomState } from '@tenfold/rules';
import { NOBODY, PLAY_TREASURES, seedRandom } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import type { Plan } from '../plans/plan.ts';
import type { PlanningBot } from '../preparation.ts';
import { TurnSearch, isSearched } from './turn-search/turn-search.ts';
import { playByValue } from './play-by-value.ts';
import type { Found, PlayEffort, ReadyPlay } from './table-mind.ts';
import { TableMind, TableStudy } from './table-mind.ts';
import type { ContestEffort } from './contest.ts';
import { bestPurchase } from './purchase-search.ts';
import type { ValueNetwork } from '../value/network.ts';

/** How much it may think. */
export interface ThinkingEffort {
  /** Imagined games for a decision within a turn. */
  readonly turns: number;
  /** For a purchase, and for which play of the repertoire goes on. */
  readonly purchases: ContestEffort;
  readonly plays: PlayEffort;
}

/** A tenth of a second for a purchase at worst, a few hundredths as a rule. */
const THOROUGH: ThinkingEffort = {
  turns: 16,
  purchases: { worlds: 800, mostDecisions: 80_000, margin: 0.004, sure: 0.8 },
  plays: { tried: 6, worlds: 200, mostDecisions: 80_000, margin: 0.01, sure: 0.8 },
};

/** By its first idea alone, without a repertoire or a value that would propose something, it thinks of the end of a game only. */
const HASTY: ThinkingEffort = {
  ...THOROUGH,
  purchases: { worlds: 80, mostDecisions: 12_000, margin: 0.01, sure: 1.5 },
};

/** Plays by what was found; where the plan is in doubt, by the learnt value too, if there is one. */
export function chancellor(found: Found, network?: ValueNetwork, effort?: ThinkingEffort): BotMaker {
  const study = new TableStudy(found);
  const isPrepared = network !== undefined || study.plays.length > 0;
  return (lens) => new Chancellor(study, lens, network, effort ?? (isPrepared ? THOROUGH : HASTY));
}

/** What is imagined more slowly is imagined less often, so more of it must be luck. */
const moreSurely = (effort: ContestEffort): ContestEffort => ({ ...effort, sure: 2 * effort.sure });

class Chancellor implements PlanningBot {
  readonly name = 'Chancellor';
  readonly #mind: TableMind;
  readonly #random: RandomState;
  readonly #network: ValueNetwork | undefined;
  readonly #effort: ThinkingEffort;
  #play: ReadyPlay;
  #usual: Bot;
  readonly #turns = new TurnSearch();

  constructor(study: TableStudy, lens: Lens, network: ValueNetwork | undefined, effort: ThinkingEffort) {
    this.#network = network;
    this.#random = seedRandom('fast', `chancellor ${lens.seat}`);
    this.#effort = effort;
    const unplanned = network === undefined ? [] : [playByValue(network, lens)];
    this.#mind = new TableMind(study, lens, this.#random, effort.plays, unplanned);
    this.#play = study.first;
    this.#usual = study.first.maker(lens);
  }

  get plan(): Plan {
    return this.#play.plan;
  }

  choose(lens: Lens, asked: Decision): Option {
    this.#mind.look(lens);
    if (this.#mind.play !== this.#play) {
      this.#play = this.#mind.play;
      this.#usual = this.#play.maker(lens);
    }
    const usual = this.#usual.choose(lens, asked);
    if (isSearched(lens, asked)) return this.#searchTheTurn(lens, asked, usual);
    return isOpenToTrial(lens, asked) ? this.#tryPurchases(lens, asked, usual) : usual;
  }

  #tryPurchases(lens: Lens, asked: Decision, usual: Option): Option {
    return bestPurchase({
      lens,
      asked,
      usual,
      random: this.#random,
      own: this.#play,
      plans: this.#mind.makers,
      network: this.#network,
      othersIn: (game, world) => this.#mind.modelIn(game, world),
      effort: this.#play.cost > 1 ? moreSurely(this.#effort.purchases) : this.#effort.purchases,
    });
  }

  #searchTheTurn(lens: Lens, asked: Decision, usual: Option): Option {
    const { strategy, follower } = this.#play;
    return this.#turns.best({
      lens,
      asked,
      usual,
      strategy,
      worlds: this.#effort.turns,
      random: this.#random,
      makersIn: (game, world) => {
        const others = this.#mind.modelIn(game, world);
        return game.seats.map((_seat, player) => (player === lens.seat ? follower : others(player)));
      },
    });
  }
}

/** A purchase of one's own, when the Treasures are played. */
function isOpenToTrial(lens: Lens, { card, verb, options, player, seat }: Decision): boolean {
  if (options.length === 1 || player !== seat) return false;
  if (lens.turnPlayer !== seat || lens.possessor !== NOBODY) return false;
  return card === null && verb === 'buy' && options[0]! > PLAY_TREASURES;
}
