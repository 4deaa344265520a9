// A card on the scales: the games to play, and what they say so far.

import type { CardDefinition } from '@tenfold/rules';
import type { WorthReference } from './known-card.ts';
import { worthReference } from './known-card.ts';
import { pairingsAlone, pairingsWithRivals, weighedCard } from './pairing.ts';
import type { WorthRunner } from './worth-runner.ts';
import { GAMES_A_PAIRING, worthRunner } from './worth-runner.ts';

/** So many rounds tell a card from its neighbours as well as they can be told. */
export const WORTH_ROUNDS = 200;

/** A runner of the games that weigh a card, home-made or not. Throws a RuleError for what is no card. */
export function weighingRunner(
  card: CardDefinition,
  seed: string,
  { rivals }: WorthReference = worthReference(),
): WorthRunner {
  const weighed = weighedCard(card);
  return worthRunner(
    weighed,
    [...pairingsAlone(weighed), ...pairingsWithRivals(card, weighed, rivals)],
    seed,
  );
}

/** How many games are played in so many rounds of weighing a card. */
export const gamesIn = (rounds: number, pairings: number): number => rounds * pairings * GAMES_A_PAIRING;
