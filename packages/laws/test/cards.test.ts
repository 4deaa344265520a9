// Every Kingdom card in games of its own, under all laws.

import { wantsFullTests } from '@tenfold/prerequisites';
import { allCards } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { kingdomCards, newTally, playUnderLaws } from '../src/index.ts';

const FEWEST_GAMES = wantsFullTests() ? 2 : 1;
/** Dear cards take a few more until somebody plays one. */
const MOST_GAMES = 12;
const playable = new Set(allCards.filter((card) => card.play !== undefined).map((card) => card.id));

test.each(kingdomCards('all').map((card, index) => [card, index] as const))(
  'all laws hold in games with %s',
  { timeout: 120_000 },
  (card, index) => {
    const tally = newTally();
    const enough = () => !playable.has(card) || (tally.played[card] ?? 0) > 0;
    while (tally.games < FEWEST_GAMES || (!enough() && tally.games < MOST_GAMES)) {
      const players = 2 + ((index + 2 * tally.games) % 5);
      const chooser = card === 'possession' ? 'possessor' : 'keen';
      playUnderLaws({ seed: `${card}-${tally.games}`, chooser, kingdom: [card], players }, tally);
    }
    // A card that nobody played would have shown nothing.
    expect(enough()).toBe(true);
  },
);
