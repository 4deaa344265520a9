// The Chancellor at the table: plays the strategy that its search has found, tries out what to play within its turn, and
// when the end is near what to buy.

import type { Decision, Lens, Option, RandomState } from '@tenfold/rules';
import {
  END_TURN,
  NOBODY,
  PLAY_TREASURES,
  apply,
  argumentOf,
  emptyPilesToEnd,
  seedRandom,
} from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import type { Plan } from '../plans/plan.ts';
import { endsItBadly } from '../play/end-game.ts';
import { factsOf } from '../play/card-facts.ts';
import { BUY } from '../play/options.ts';
import type { PlanningBot } from '../preparation.ts';
import { TurnSearch, isSearched } from './turn-search/turn-search.ts';
import { atTheEnd } from './outcomes.ts';
import type { Found, ReadyPlay } from './table-mind.ts';
import { TableMind, TableStudy } from './table-mind.ts';
import { bestPurchase } from './purchase-trial.ts';
import { bestByTrial } from './trial.ts';
import type { ValueNetwork } from '../value/network.ts';

/** Imagined games for one decision: of a turn, and of the rest of a game. */
interface Effort {
  readonly turns: number;
  readonly ends: number;
  /** The end is near with so few Provinces left. */
  readonly nearEnd: number;
}

/** When to leave what is usual: gains in games won; and how sure, in standard errors. */
const GAME_MARGIN = 0.01;
const SURE_TO_BUY = 1.5;

/** Imagined decisions for a real one: ten milliseconds or so. */
const MOST_DECISIONS = 12_000;

const USUAL_EFFORT: Effort = {
  turns: 16,
  ends: 80,
  nearEnd: 5,
};

/** Plays by what was found; where the plan is in doubt, by the learnt value too, if there is one. */
export function chancellor(found: Found, network?: ValueNetwork, effort: Effort = USUAL_EFFORT): BotMaker {
  const study = new TableStudy(found);
  return (lens) => new Chancellor(study, lens, network, effort);
}

class Chancellor implements PlanningBot {
  readonly name = 'Chancellor';
  readonly #mind: TableMind;
  readonly #random: RandomState;
  readonly #network: ValueNetwork | undefined;
  readonly #effort: Effort;
  #play: ReadyPlay;
  #usual: Bot;
  readonly #turns = new TurnSearch();

  constructor(study: TableStudy, lens: Lens, network: ValueNetwork | undefined, effort: Effort) {
    this.#network = network;
    this.#random = seedRandom('fast', `chancellor ${lens.seat}`);
    this.#effort = effort;
    this.#mind = new TableMind(study, lens, this.#random);
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
    if (!isOpenToTrial(lens, asked)) return usual;
    return isNearEnd(lens, this.#effort.nearEnd)
      ? this.#tryToTheEnd(lens, asked, usual)
      : this.#tryPurchases(lens, asked, usual);
  }

  #tryPurchases(lens: Lens, asked: Decision, usual: Option): Option {
    const network = this.#network;
    if (network === undefined) return usual;
    return bestPurchase({
      network,
      lens,
      asked,
      usual,
      random: this.#random,
      own: this.#play.maker,
      othersIn: (game, world) => this.#mind.modelIn(game, world),
    });
  }

  #tryToTheEnd(lens: Lens, asked: Decision, usual: Option): Option {
    const { maker } = this.#play;
    return bestByTrial({
      lens,
      usual,
      random: this.#random,
      margin: GAME_MARGIN,
      sure: SURE_TO_BUY,
      worlds: this.#effort.ends,
      mostDecisions: MOST_DECISIONS,
      others: asked.options.filter((option) => option !== usual && isSensible(lens, option)),
      outcome: (option, game, world, meter) => {
        apply(game, option, asked.seat);
        return atTheEnd(game, lens.seat, maker, this.#mind.modelIn(game, world), meter);
      },
    });
  }

  #searchTheTurn(lens: Lens, asked: Decision, usual: Option): Option {
    const { strategy, maker } = this.#play;
    return this.#turns.best({
      lens,
      asked,
      usual,
      strategy,
      worlds: this.#effort.turns,
      random: this.#random,
      makersIn: (game, world) => {
        const others = this.#mind.modelIn(game, world);
        return game.seats.map((_seat, player) => (player === lens.seat ? maker : others(player)));
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

function isNearEnd(lens: Lens, provinces: number): boolean {
  const { province } = factsOf(lens.set);
  return lens.supply(province) <= provinces || lens.emptyPiles >= emptyPilesToEnd(lens.players) - 1;
}

/** What may be worth buying in the end: points, money, or nothing; never what ends the game and loses it. */
function isSensible(lens: Lens, option: Option): boolean {
  if (option === END_TURN) return true;
  if (option < BUY || option >= END_TURN) return false;
  const card = argumentOf(option);
  if (endsItBadly({ facts: factsOf(lens.set), guarded: true }, lens, card)) return false;
  const { types } = lens.set.definitions[card]!;
  return types.includes('Victory') || (types.includes('Treasure') && lens.set.coins[card]! > 0);
}
