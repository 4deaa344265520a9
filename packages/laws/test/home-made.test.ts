// Questions of home-made cards are as good as those of the boxes' cards.

import type { Zone } from '@tenfold/rules';
import { apply, decision, newGame } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { chooserOf } from '../src/choosers.ts';
import { Dice } from '../src/dice.ts';
import { homeMadeCards } from '../src/home-made.ts';
import { checkPicks, checkPlaces } from '../src/question-laws.ts';

test('cards lie where the question of a home-made card says', () => {
  const zones = new Set<Zone>();
  for (let number = 0; number < 12; number++) {
    const dice = new Dice(`home-made ${number}`);
    const game = newGame({
      players: ['Ann', 'Bob', 'Cleo'].slice(0, 2 + (number % 2)),
      kingdom: homeMadeCards.map(({ id }) => id),
      ownCards: homeMadeCards,
      seed: `home-made-${number}`,
    });
    const choose = chooserOf(number % 3 === 0 ? 'anything' : 'keen', dice, []);
    for (let step = 0; step < 600 && game.asks.length > 0; step++) {
      checkPlaces(game);
      const asked = dice.pick(game.asks);
      const first = decision(game, asked.seat) ?? asked;
      for (const zone of Object.values(first.from)) zones.add(zone);
      const option = choose(game, first);
      apply(game, option, first.seat, null, first.player);
      checkPicks(first, option, game);
    }
  }
  expect([...zones].toSorted()).toEqual(['anywhere', 'hand', 'in-play', 'open', 'supply', 'trash']);
});
