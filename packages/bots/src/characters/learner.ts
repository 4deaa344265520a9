// Somebody who is still learning: knows how the game should be played, and now and then plays like a beginner all the same,
// who takes Actions for their price and too many of them, points too early, a Copper because it is free, and forgets to
// trash. How often is what grades the characters. Whims come from what everybody can see, so that the same game is the same again.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { END_ACTIONS, END_TURN, NOTHING, PLAY_TREASURES, argumentOf, verbOf } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import { BUY, lastOf, mayStop, most } from '../play/options.ts';

/** `slips`: of so many decisions in a hundred it forgets what it knows. Another `mood` slips at other times. */
export const learner =
  (sense: BotMaker, slips: number, mood = 0): BotMaker =>
  (lens) =>
    new Learner(sense(lens), slips, mood);

class Learner implements Bot {
  readonly name = 'learner';
  /** What it would answer if it thought of all it knows. */
  readonly #sense: Bot;
  readonly #slips: number;
  readonly #mood: number;

  constructor(sense: Bot, slips: number, mood: number) {
    this.#sense = sense;
    this.#slips = slips;
    this.#mood = mood;
  }

  choose(lens: Lens, decision: Decision): Option {
    const { card, verb, options } = decision;
    const sensible = (): Option => this.#sense.choose(lens, decision);
    if (card === null && verb === 'buy') {
      return this.#isSlip(lens, PURCHASE) ? (buy(lens, options) ?? sensible()) : sensible();
    }
    if (card === null && verb === 'play') return this.#isSlip(lens, ACTION) ? act(lens, options) : sensible();
    const forgets = verb === 'trash' && mayStop(options) && this.#isSlip(lens, TRASHING);
    return forgets ? lastOf(options) : sensible();
  }

  #isSlip(lens: Lens, what: number): boolean {
    return whim(lens, 100, what + MOODS_APART * this.#mood) < this.#slips;
  }
}

/** So that somebody who buys rashly may still play his Actions with care. */
const PURCHASE = 1;
const ACTION = 2;
const TRASHING = 3;
const FANCY = 4;
const MOODS_APART = 1009;

/** A number below `sides`, from what everybody can see; the same for a whole turn. */
function whim(lens: Lens, sides: number, what: number): number {
  let mixed = lens.turnNumber * 7 + lens.seat * 3 + what * 131;
  for (const pile of lens.piles) mixed = Math.imul(mixed ^ (pile + 1), 2654435761);
  return ((Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 16) * sides) >>> 16;
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
  if (set.isAction[card]!) {
    return cost + 5 - 4 * lens.owned(card) - ownedActions(lens) + whim(lens, 5, FANCY + card);
  }
  if (set.isTreasure[card]!) return set.potions[card]! > 0 ? cost - 25 : cost - 8;
  const isEager = lens.turnsOf(lens.seat) >= EARLY_GREEN && whim(lens, 3, FANCY) === 0;
  return cost >= 80 ? cost : isEager ? cost + 10 : cost - 15;
}
