// To take what the learnt value likes best, as one more thing to play beside the plans: it commits to nothing, so it goes with
// any deck.

import type { Lens } from '@tenfold/rules';
import { strategist } from '../play/strategist.ts';
import { genericStrategy } from '../value/generic-strategy.ts';
import type { ValueNetwork } from '../value/network.ts';
import { valuePlayer } from '../value/value-player.ts';
import type { ReadyPlay } from './table-mind.ts';

/** A game by value takes so many times as long as one by a strategy. */
const COST = 4;

export function playByValue(network: ValueNetwork, lens: Lens): ReadyPlay {
  const strategy = genericStrategy(lens);
  const follower = strategist(strategy);
  return {
    plan: { plan: 'what-helps', cards: [] },
    strategy,
    follower,
    maker: valuePlayer(network, follower),
    cost: COST,
  };
}
