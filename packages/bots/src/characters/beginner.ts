// A beginner, with the mistakes of one: Actions for their price and too many of them, points too early, Coppers because
// they are free, and nothing trashed. Whims come from the number of the turn, so that the same game is the same again.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { END_ACTIONS, END_TURN, NOTHING, PLAY_TREASURES, argumentOf, verbOf } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import { BUY, lastOf, mayStop, most } from '../play/options.ts';
import { strategist } from '../play/strategist.ts';
import { bigMoneyUltimate } from '../plans/big-money.ts';

export const beginner: BotMaker = (lens) => new Beginner(strategist(bigMoneyUltimate(lens.players))(lens));

class Beginner implements Bot {
  readonly name = 'beginner';
  /** What somebody who had read the cards well would answer. */
  readonly #sense: Bot;

  constructor(sense: Bot) {
    this.#sense = sense;
  }

  choose(lens: Lens, decision: Decision): Option {
    const { card, verb, options } = decision;
    if (card === null && verb === 'buy') return buy(lens, options) ?? this.#sense.choose(lens, decision);
    if (card === null && verb === 'play') return act(lens, options);
    if (verb === 'trash' && mayStop(options) && whim(lens, 3) > 0) return lastOf(options);
    return this.#sense.choose(lens, decision);
  }
}

/** A number below `sides`, from what everybody can see. */
function whim(lens: Lens, sides: number): number {
  const turn = lens.turnsOf(lens.seat);
  return (Math.imul(turn * 7 + lens.seat * 3 + 1, 2654435761) >>> 16) % sides;
}

const price = ({ set }: Lens, card: number): number => set.coins[card]! + 2 * set.potions[card]!;

/** The dearest first, whether or not it gives the Action back. */
function act(lens: Lens, options: readonly Option[]): Option {
  return options.length === 1 ? END_ACTIONS : most(options, (card) => price(lens, card));
}

const EARLY_GREEN = 6;
const FREE = 0;

/** Undefined while Treasures can be played. */
function buy(lens: Lens, options: readonly Option[]): Option | undefined {
  if (options[0]! <= PLAY_TREASURES && verbOf(options[0]!) !== 'buy') return undefined;
  let best = END_TURN;
  let bestLiking = 0;
  for (const option of options) {
    const card = argumentOf(option);
    if (card === NOTHING || option !== BUY + card) continue;
    const liking = likes(lens, card);
    if (liking > bestLiking) {
      best = option;
      bestLiking = liking;
    }
  }
  return best;
}

const ownedActions = (lens: Lens): number =>
  lens.sumOfOwned(lens.set.isAction.map((isAction) => (isAction ? 2 : 0)));

/** Actions for their price, Treasures a little less, points when the fancy takes it. */
function likes(lens: Lens, card: number): number {
  const { set } = lens;
  const cost = 10 * price(lens, card);
  const definition = set.definitions[card]!;
  if (definition.types.includes('Curse')) return -1;
  if (cost === FREE) return 1;
  if (set.isAction[card]!) return cost + 5 - 4 * lens.owned(card) - ownedActions(lens) + whim(lens, 5);
  if (set.isTreasure[card]!) return set.potions[card]! > 0 ? cost - 25 : cost - 8;
  const isEager = lens.turnsOf(lens.seat) >= EARLY_GREEN && whim(lens, 3) === 0;
  return cost >= 80 ? cost : isEager ? cost + 10 : cost - 15;
}
