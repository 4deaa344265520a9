// What a deck of money cannot show of a card, by its text.

import type { CardDefinition, Step } from '@tenfold/rules';
import { stepsOf } from '@tenfold/rules';

/** Why games of money may say too little of a card. */
export const BLIND_SPOTS = ['points', 'actions', 'other-actions', 'reaction', 'market'] as const;
/**
 * It does nothing when played, or its points depend on the deck; it gives Actions that money has no use for; it plays
 * other Actions; it is a Reaction, and nobody attacks; it sells from a deck of its own, which is another in each game.
 */
export type BlindSpot = (typeof BLIND_SPOTS)[number];

const ROOM_FOR_OTHERS = 2;

const givesRoom = (step: Step): boolean =>
  step.do === 'plusActions' && (typeof step.n !== 'number' || step.n >= ROOM_FOR_OTHERS);

const playsOthers = (step: Step): boolean => step.do === 'playThem';

const TESTS: Readonly<Record<BlindSpot, (card: CardDefinition, steps: readonly Step[]) => boolean>> = {
  points: ({ play, worth }) => play === undefined || typeof worth === 'object',
  actions: (_card, steps) => steps.some(givesRoom),
  'other-actions': (_card, steps) => steps.some(playsOthers),
  reaction: ({ onAttack }) => onAttack !== undefined,
  market: (_card, steps) => steps.some((step) => step.do === 'revealMarket'),
};

/** What of this card the games cannot show. */
export function blindSpotsOf(card: CardDefinition): BlindSpot[] {
  const steps = stepsOf(card);
  return BLIND_SPOTS.filter((spot) => TESTS[spot](card, steps));
}

/** Whether there is anything to play with: a card that is only held can be no part of a deck of money. */
export const canBeWeighed = ({ play, types }: CardDefinition): boolean =>
  play !== undefined && (types.includes('Action') || types.includes('Treasure'));
