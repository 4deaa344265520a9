// A purchase among cards that lie open beside the Supply: a good one, if the turn's own purchase does not suffer.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { PLAY_TREASURES, includesOption } from '@tenfold/rules';
import { bestRule, coinsAhead, potionsAhead } from './buy-rules.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { BUY, lastOf } from './options.ts';
import { gainWorth } from './worth.ts';

/** A little more than a Silver. */
const WORTH_BUYING = 36;

export function buyOpen(compiled: CompiledStrategy, lens: Lens, { options, player }: Decision): Option {
  const wanted = wantedCard(compiled, lens, player);
  if (wanted === undefined) return lastOf(options);
  if (includesOption(options, BUY + wanted)) return BUY + wanted;
  // The Treasures that it takes come first; those that play all at once stand last among them.
  const treasures = options.filter((option) => option <= PLAY_TREASURES);
  return lastOf(treasures.length === 0 ? options : treasures);
}

/** The best that all coins of this turn could pay and that is better than what they would buy otherwise. */
function wantedCard(compiled: CompiledStrategy, lens: Lens, player: number): number | undefined {
  const coins = coinsAhead(compiled, lens, player);
  const potions = potionsAhead(compiled, lens, player);
  const otherwise = bestRule(compiled, lens, coins, potions);
  const lost = compiled.buyCards[otherwise];
  const price = lost === undefined ? 0 : gainWorth(compiled, lens, lost);
  let best: number | undefined;
  let bestWorth = WORTH_BUYING;
  for (const card of lens.marketOpen) {
    const cost = lens.coinCost(card);
    if (cost > coins || compiled.set.potions[card]! > potions) continue;
    const worth = gainWorth(compiled, lens, card);
    const spoils =
      bestRule(compiled, lens, coins - cost, potions - compiled.set.potions[card]!) !== otherwise;
    if (worth > bestWorth && (!spoils || worth > price)) {
      best = card;
      bestWorth = worth;
    }
  }
  return best;
}
