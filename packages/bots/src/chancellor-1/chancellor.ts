// The first Chancellor at the table, kept as he was: plays the strategy that his search has found, tries out what to play within
// his turn, and when the end is near what to buy.

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
import { atTheEnd, atTurnsEnd } from '../chancellor/outcomes.ts';
import type { Found, ReadyPlay } from '../chancellor/table-mind.ts';
import { TableMind, TableStudy } from '../chancellor/table-mind.ts';
import { bestByTrial } from '../chancellor/trial.ts';

/** Imagined games for one decision: of a turn, and of the rest of a game. */
interface Effort {
  readonly turns: number;
  readonly ends: number;
  /** The end is near with so few Provinces left. */
  readonly nearEnd: number;
}

/** When to leave what is usual: gains in games won, and in coins; and how sure, in standard errors. */
const GAME_MARGIN = 0.01;
const TURN_MARGIN = 1.5;
const SURE_TO_BUY = 1.5;
/** The usual way to play a turn is good, and a turn is a small part of a game. */
const SURE_TO_PLAY = 2.5;

/** Imagined decisions for a real one: ten milliseconds or so. */
const MOST_DECISIONS = 12_000;

const USUAL_EFFORT: Effort = { turns: 16, ends: 80, nearEnd: 5 };

export function chancellor(found: Found, effort: Effort = USUAL_EFFORT): BotMaker {
  const study = new TableStudy(found);
  return (lens) => new Chancellor(study, lens, effort);
}

class Chancellor implements PlanningBot {
  readonly name = 'Chancellor';
  readonly #mind: TableMind;
  readonly #random: RandomState;
  readonly #effort: Effort;
  #play: ReadyPlay;
  #usual: Bot;

  constructor(study: TableStudy, lens: Lens, effort: Effort) {
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
    if (!isOpenToTrial(lens, asked)) return usual;
    if (asked.verb !== 'buy') return this.#tryTheTurn(lens, asked, usual);
    return isNearEnd(lens, this.#effort.nearEnd) ? this.#tryToTheEnd(lens, asked, usual) : usual;
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

  #tryTheTurn(lens: Lens, asked: Decision, usual: Option): Option {
    const { maker } = this.#play;
    return bestByTrial({
      lens,
      usual,
      random: this.#random,
      margin: TURN_MARGIN,
      sure: SURE_TO_PLAY,
      worlds: this.#effort.turns,
      mostDecisions: MOST_DECISIONS,
      others: asked.options.filter((option) => option !== usual),
      outcome: (option, game, world, meter) => {
        apply(game, option, asked.seat);
        return atTurnsEnd(game, lens.seat, maker, this.#mind.modelIn(game, world), meter);
      },
    });
  }
}

/** In one's own turn, where nobody else is asked and there is something to decide. */
function isOpenToTrial(lens: Lens, { card, verb, options, player, seat }: Decision): boolean {
  if (options.length === 1 || player !== seat) return false;
  if (lens.turnPlayer !== seat || lens.possessor !== NOBODY) return false;
  if (card === null && verb === 'buy') return options[0]! > PLAY_TREASURES;
  return verb === 'play' || verb === 'choose';
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
