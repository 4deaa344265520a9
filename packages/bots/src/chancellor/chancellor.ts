// The Chancellor at the table: plays the strategy that its search has found, tries out what to play within its turn, and
// when the end is near what to buy.

import type { Decision, Game, Lens, Option, RandomState, Seat } from '@tenfold/rules';
import {
  END_TURN,
  NOBODY,
  PLAY_TREASURES,
  argumentOf,
  emptyPilesToEnd,
  seedRandom,
  setOfCard,
} from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';
import { endsItBadly } from '../play/end-game.ts';
import { factsOf } from '../play/card-facts.ts';
import { BUY } from '../play/options.ts';
import { strategist } from '../play/strategist.ts';
import type { Strategy } from '../strategy/types.ts';
import type { OthersMaker } from './outcomes.ts';
import { atTheEnd, atTurnsEnd } from './outcomes.ts';
import { bestByTrial } from './trial.ts';

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

const USUAL_EFFORT: Effort = { turns: 16, ends: 80, nearEnd: 5 };

export function chancellor(strategy: Strategy, effort: Effort = USUAL_EFFORT): BotMaker {
  const own = strategist(strategy);
  return (lens) => new Chancellor(own, lens, effort);
}

class Chancellor implements Bot {
  readonly name = 'Chancellor';
  readonly #own: BotMaker;
  readonly #usual: Bot;
  readonly #bigMoney: BotMaker;
  readonly #random: RandomState;
  readonly #effort: Effort;
  /** By card number. */
  readonly #isKingdom: readonly boolean[];

  constructor(own: BotMaker, lens: Lens, effort: Effort) {
    this.#own = own;
    this.#usual = own(lens);
    this.#bigMoney = strategist(bigMoneyUltimate(lens.players));
    this.#random = seedRandom('fast', `chancellor ${lens.seat}`);
    this.#effort = effort;
    this.#isKingdom = lens.set.ids.map((id) => setOfCard(id) !== 'basic');
  }

  choose(lens: Lens, asked: Decision): Option {
    const usual = this.#usual.choose(lens, asked);
    if (!isOpenToTrial(lens, asked)) return usual;
    if (asked.verb !== 'buy') return this.#tryTheTurn(lens, asked, usual);
    return isNearEnd(lens, this.#effort.nearEnd) ? this.#tryToTheEnd(lens, asked, usual) : usual;
  }

  #tryToTheEnd(lens: Lens, asked: Decision, usual: Option): Option {
    return bestByTrial({
      lens,
      asked,
      usual,
      random: this.#random,
      margin: GAME_MARGIN,
      sure: SURE_TO_BUY,
      worlds: this.#effort.ends,
      options: asked.options.filter((option) => isSensible(lens, option)),
      outcome: (game, world, meter) =>
        atTheEnd(game, lens.seat, this.#own, this.#modelIn(game, world), meter),
    });
  }

  #tryTheTurn(lens: Lens, asked: Decision, usual: Option): Option {
    return bestByTrial({
      lens,
      asked,
      usual,
      random: this.#random,
      margin: TURN_MARGIN,
      sure: SURE_TO_PLAY,
      worlds: this.#effort.turns,
      options: asked.options,
      outcome: (game, world, meter) =>
        atTurnsEnd(game, lens.seat, this.#own, this.#modelIn(game, world), meter),
    });
  }

  /** Whoever owns no Kingdom card buys Treasures. How others play, nobody knows: by turns like that, and like oneself. */
  #modelIn({ seats }: Game, world: number): OthersMaker {
    const any = world % 2 === 0 ? this.#bigMoney : this.#own;
    return (seat) => (hasKingdomCard(seats[seat]!, this.#isKingdom) ? any : this.#bigMoney);
  }
}

const hasKingdomCard = ({ deck, hand, discard, inPlay }: Seat, isKingdom: readonly boolean[]): boolean =>
  [deck, hand, discard, inPlay].some((cards) => cards.some((card) => isKingdom[card]));

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
