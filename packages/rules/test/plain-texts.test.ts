// Texts that only give Cards, Actions and the like are followed at once where nobody listens.

import { expect, test } from 'vitest';
import type { CardDefinition, Game } from '../src/index.ts';
import { apply, decision, findOption, newPosition } from '../src/index.ts';

const homeMade = (types: CardDefinition['types'], text: CardDefinition['play'] & {}): CardDefinition => ({
  id: 'home-made',
  types,
  cost: { coins: 3, potions: 0 },
  play: text,
});

const tableWith = (card: CardDefinition): Game =>
  newPosition({
    kingdom: ['moat', card.id],
    ownCards: [card],
    players: [
      { name: 'Ann', hand: [card.id, 'estate'], deck: ['silver', 'gold', 'copper', 'curse', 'estate'] },
      { name: 'Bob', hand: ['moat', 'copper'] },
    ],
  });

function play(game: Game, listens: boolean): Game {
  const asked = decision(game);
  if (asked === undefined) throw new Error('nobody is asked');
  apply(game, findOption(game, asked, 'play Home Made'), asked.seat, listens ? () => undefined : null);
  return game;
}

test('what they give in several steps is summed, and the same is drawn as with a listener', () => {
  const card = homeMade(
    ['Action'],
    [
      { do: 'plusCards', n: 1 },
      { do: 'plusActions', n: 2 },
      { do: 'plusBuys', n: 1 },
      { do: 'plusCards', n: 2 },
      { do: 'plusCoins', n: 3 },
      { do: 'plusPotions', n: 1 },
    ],
  );
  const game = play(tableWith(card), false);
  expect(game.seats[0]?.hand).toHaveLength(4);
  expect(game.turn).toMatchObject({ actions: 2, buys: 2, coins: 3, potions: 1, played: 1 });
  expect(game).toEqual(play(tableWith(card), true));
});

test('an Attack waits until others have reacted, if it does nothing but draw', () => {
  const game = play(tableWith(homeMade(['Action', 'Attack'], [{ do: 'plusCards', n: 2 }])), false);
  expect(decision(game)).toMatchObject({ verb: 'reveal', player: 1 });
  expect(game.seats[0]?.hand).toHaveLength(1);
});

test('numbers that depend on the position are worked out when the card is played', () => {
  const card = homeMade(['Action'], [{ do: 'plusCoins', n: { everyInDeckAndDiscard: 2 } }]);
  expect(play(tableWith(card), false).turn.coins).toBe(2);
});
