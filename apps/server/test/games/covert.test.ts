// Whose options follow from a hand: the question says so, whatever else lies open.

import { homeMadeCards } from '@tenfold/laws';
import { apply, decision, findOption, newPosition } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { forcedAnswer, isCovert } from '../../src/games/covert-questions.ts';

it('is covert to ask about a hand while other cards lie open, and not to ask about those', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['from-open'], deck: ['copper', 'silver', 'gold', 'estate', 'curse'] },
      { name: 'Bob' },
    ],
    kingdom: ['from-open'],
    ownCards: homeMadeCards,
  });
  const covert: boolean[] = [];
  for (const words of ['play from-open', 'discard Silver', 'discard Copper']) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked when it comes to ${words}`);
    covert.push(isCovert(asked));
    // The hand is a single card, which only its owner can know.
    expect(forcedAnswer(asked) !== null).toBe(words === 'discard Copper');
    apply(game, findOption(game, asked, words));
  }
  expect(covert).toEqual([true, false, true]);
});
