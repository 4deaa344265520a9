// Treasures whose order cannot matter are played together, with one choice; the others wait.

import { describe, expect, test } from 'vitest';
import type { CardDefinition, Game } from '../src/index.ts';
import { RuleError, apply, decision, findOption, newPosition, offeredWords } from '../src/index.ts';

const kingdom = ['alchemist', 'coppersmith', 'harem', 'philosophers-stone', 'possession'];

const treasure = (id: string, ...play: CardDefinition['play'] & {}): CardDefinition => ({
  id,
  types: ['Treasure'],
  cost: { coins: 3, potions: 0 },
  play,
});

const marketCoin = treasure('market-coin', { do: 'plusCoins', n: 1 }, { do: 'plusBuys', n: 1 });
const luckyCoin = treasure('lucky-coin', { do: 'plusCoins', n: 1 }, { do: 'plusCards', n: 1 });

function annWith(hand: readonly string[], ownCards: readonly CardDefinition[] = []): Game {
  return newPosition({
    players: [{ name: 'Ann', hand, deck: ['estate', 'estate'] }, { name: 'Bob' }],
    kingdom: [...kingdom, ...ownCards.map(({ id }) => id)],
    ...(ownCards.length === 0 ? {} : { ownCards }),
    turn: { phase: 'buy' },
  });
}

function say(game: Game, words: string): void {
  const asked = decision(game);
  if (asked === undefined) throw new Error('nobody is asked');
  apply(game, findOption(game, asked, words));
}

const plays = (game: Game): string[] => offeredWords(game).filter((words) => words.startsWith('play '));

describe('what is played together', () => {
  test('coins and Potions', () => {
    const game = annWith(['copper', 'potion', 'gold', 'potion', 'harem', 'estate']);
    expect(plays(game)).toContain('play plain treasures');
    expect(plays(game)).not.toContain('play treasures');
    say(game, 'play plain treasures');
    expect(game.turn).toMatchObject({ coins: 6, potions: 2, buys: 1 });
    expect(plays(game)).toEqual([]);
  });

  test('a Potion that is left alone', () => {
    const game = annWith(['copper', 'potion']);
    say(game, 'play Copper');
    expect(plays(game)).toEqual(['play Potion', 'play plain treasures']);
    say(game, 'play plain treasures');
    expect(game.turn).toMatchObject({ coins: 1, potions: 1 });
  });

  test('not the Stone, whose coins depend on the position', () => {
    const game = annWith(['philosophers-stone', 'copper', 'potion']);
    say(game, 'play plain treasures');
    expect(plays(game)).toEqual(['play Philosophers Stone']);
  });

  test('with what Coppersmith adds', () => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['coppersmith', 'copper', 'potion', 'copper'] }, { name: 'Bob' }],
      kingdom,
    });
    say(game, 'play Coppersmith');
    say(game, 'play plain treasures');
    expect(game.turn).toMatchObject({ coins: 4, potions: 1 });
  });

  test('home-made ones that make coins and Buys in fixed numbers, not one that draws', () => {
    const game = annWith(['market-coin', 'lucky-coin', 'copper'], [marketCoin, luckyCoin]);
    expect(plays(game)).toHaveLength(4);
    say(game, 'play plain treasures');
    expect(game.turn).toMatchObject({ coins: 2, buys: 2 });
    expect(plays(game)).toEqual(['play Lucky Coin']);
  });
});

describe('the older words, "play treasures"', () => {
  test('leave Potions in hand, as they did', () => {
    const game = annWith(['copper', 'potion', 'gold']);
    say(game, 'play treasures');
    expect(game.turn).toMatchObject({ coins: 4, potions: 0 });
    say(game, 'play Potion');
    expect(game.turn).toMatchObject({ coins: 4, potions: 1 });
  });

  test('are what is offered while there are only coins', () => {
    expect(plays(annWith(['copper']))).toEqual(['play Copper', 'play treasures']);
  });

  test('mean nothing where no coins are left', () => {
    expect(() => say(annWith(['potion', 'philosophers-stone']), 'play treasures')).toThrow(RuleError);
    expect(() => say(annWith(['philosophers-stone']), 'play treasures')).toThrow(RuleError);
  });
});
