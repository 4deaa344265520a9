// How likely a position is won, for whoever wants to know: a review, a question at the table.

import type { Lens, Option } from '@tenfold/rules';
import { END_TURN, NOBODY } from '@tenfold/rules';
import { factsOf } from '../play/card-facts.ts';
import { handCoins } from '../play/conditions.ts';
import { BUY } from '../play/options.ts';
import type { ValueNetwork } from './network.ts';
import { WIN } from './network.ts';
import { bestTaking, judgeFor } from './value-player.ts';

/**
 * The share of the victory that the seat of a lens may expect, from 0 to 1, by what it may know. In its own turn it is the
 * chance after the best purchase that the coins at hand allow; the coins that Actions may bring are not known yet.
 */
export function winChance(network: ValueNetwork, lens: Lens): number {
  const judge = judgeFor(network, lens.set);
  if (!isToBuy(lens)) {
    judge.begin(lens);
    return shareFrom(judge.asItIs(WIN), lens.players);
  }
  return chanceAfter(network, lens, bestTaking(judge, lens, affordable(lens), 'buy'));
}

/** The same after an option of the Buy phase is taken. */
export function chanceAfter(network: ValueNetwork, lens: Lens, option: Option): number {
  const judge = judgeFor(network, lens.set);
  judge.begin(lens);
  judge.worth(lens, option, 'buy');
  return shareFrom(judge.said[WIN]!, lens.players);
}

const isToBuy = (lens: Lens): boolean =>
  lens.turnPlayer === lens.seat && lens.possessor === NOBODY && lens.phase !== 'clean-up' && lens.buys > 0;

function affordable(lens: Lens): Option[] {
  const { set, seat } = lens;
  const facts = factsOf(set);
  const coins = lens.coins + handCoins(lens, facts, seat);
  let { potions } = lens;
  for (const card of lens.hand()) if (facts.makesPotions[card]!) potions++;
  const cards = lens.piles.filter(
    (card) => lens.supply(card) > 0 && lens.coinCost(card) <= coins && set.potions[card]! <= potions,
  );
  return [...cards.map((card) => BUY + card), END_TURN];
}

/** From the scale of the network to a share of the victory. */
function shareFrom(win: number, players: number): number {
  const equal = 1 / players;
  return equal + win * (win >= 0 ? 1 - equal : equal);
}
