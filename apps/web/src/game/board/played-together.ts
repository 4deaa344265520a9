// What "Play Treasures" stands for: the cards that it plays, as few words as there can be.

import type { Prompt, WireOption } from '@tenfold/protocol';
import type { CardId, View } from '@tenfold/rules';
import { isPlainTreasure } from '@tenfold/rules';
import { sortCards, stackCards } from '../../cards/facts.ts';
import { definitionOf } from '@tenfold/insight';

/** "Copper ×3 · Potion"; undefined for an option that names what it plays. */
export function playedTogether(
  view: View,
  prompt: Prompt,
  { verb }: WireOption,
  nameOf: (card: CardId) => string,
): string | undefined {
  if (verb !== 'play-treasures') return undefined;
  const isPlayed = (card: CardId): boolean => {
    const definition = definitionOf(card);
    return definition !== undefined && isPlainTreasure(definition);
  };
  const hand = view.players[prompt.player]?.hand ?? [];
  return stackCards(sortCards(hand.filter(isPlayed), nameOf))
    .map(({ card, count }) => (count === 1 ? nameOf(card) : `${nameOf(card)} ×${count}`))
    .join(' · ');
}
