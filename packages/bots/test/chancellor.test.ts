import type { PreparedStrategy } from '@tenfold/bots';
import { characters, strategist } from '@tenfold/bots';
import type { Game } from '@tenfold/rules';
import {
  Lens,
  allCards,
  checkCard,
  kingdoms,
  newGame,
  optionWords,
  seedRandom,
  setOfCard,
} from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { Arena } from '../src/chancellor/arena.ts';
import { chancellor } from '../src/chancellor/chancellor.ts';
import { mutate } from '../src/chancellor/mutate.ts';
import { askedOf, money, play, table } from './play-helpers.ts';

const named = (id: string) => {
  const found = characters.find((character) => character.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};
const preparation = () => {
  const { preparation: found } = named('chancellor');
  if (found === undefined) throw new Error('the Chancellor does not prepare');
  return found;
};

const kingdomOf = (id: string): readonly string[] =>
  kingdoms.find((kingdom) => kingdom.id === id)?.cards ?? [];

function search(kingdom: readonly string[], games: number, players = 2): PreparedStrategy[] {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players);
  const game = newGame({ players: names, kingdom, seed: 'search' });
  return [...preparation().prepare(new Lens(game, 0), (played) => played / games)];
}

describe('the search', () => {
  const found = search(kingdomOf('size-distortion'), 4000);
  const last = found.at(-1);

  test('tells what it has from the beginning, and ends when its games are used up', () => {
    expect(found.length).toBeGreaterThan(50);
    expect(found.at(0)?.strategy).not.toEqual(last?.strategy);
    for (const { strategy, plan, share } of found) {
      expect(strategy.buy.length).toBeGreaterThan(0);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(plan.cards.every((card) => setOfCard(card) !== 'basic')).toBe(true);
    }
  });

  test('finds what beats Big Money where a Witch is to be had', () => {
    const arena = new Arena({ kingdom: kingdomOf('size-distortion'), players: 2 }, 'other shuffles');
    let won = 0;
    for (let shuffle = 0; shuffle < 50; shuffle++) {
      won += arena.round(strategist(last?.strategy ?? money()), named('magpie').maker, shuffle);
    }
    expect(won).toBeGreaterThan(80);
  });

  test('finds the same again', () => {
    expect(search(kingdomOf('size-distortion'), 4000).at(-1)).toEqual(last);
  });

  test.each([3, 6])('serves %i players', (players) => {
    const strategy = search(kingdomOf('first-game'), 600, players).at(-1)?.strategy;
    expect(strategy?.buy.some(({ card }) => card === 'province')).toBe(true);
  });

  test('is plain data, to be carried to another thread', () => {
    expect(structuredClone(last)).toEqual(last);
  });
});

test('a changed strategy still buys only what exists, and a Potion where it needs one', () => {
  const random = seedRandom('fast', 'changes');
  const pond = {
    cards: ['familiar', 'smithy', 'chapel'],
    costsPotion: new Set(['familiar']),
    trashers: new Set(['chapel']),
    others: [money('smithy')],
    choices: [{ card: 'torturer', modes: ['curse', 'discard'] }],
  };
  let strategy = money('familiar', 'potion');
  for (let i = 0; i < 2000; i++) {
    strategy = mutate(strategy, pond, random) ?? strategy;
    if (strategy.buy.length > 30) strategy = money('familiar', 'potion');
    const cards = strategy.buy.map(({ card }) => card);
    expect(cards.every((card) => allCards.some(({ id }) => id === card))).toBe(true);
    expect(cards.includes('potion') || !cards.includes('familiar')).toBe(true);
  }
});

describe('near the end it looks ahead', () => {
  const says = (game: Game): string => {
    const asked = askedOf(game);
    const lens = new Lens(game, asked.seat);
    return optionWords(
      game,
      chancellor({ plan: { plan: 'money', cards: [] }, strategy: money() })(lens).choose(lens, asked),
    );
  };
  const eightCoins = ['gold', 'gold', 'silver', 'estate', 'estate'];

  test('it ends the game that it wins', () => {
    const game = table(eightCoins, { supply: { province: 1 }, ann: { deck: ['province', 'province'] } });
    expect(says(play(game, 'play treasures'))).toBe('buy Province');
  });

  test('it does not end the game that it would lose', () => {
    const game = table(eightCoins, {
      supply: { province: 1 },
      others: [{ deck: ['province', 'province', 'province', 'copper', 'copper', 'copper', 'estate'] }],
    });
    expect(says(play(game, 'play treasures'))).not.toBe('buy Province');
  });

  test('it leaves the second to last Province where the last would win the game for another', () => {
    // Two points behind: after one's own Province the other takes the last one and wins; after a Duchy it is the other way
    // round.
    const rich = ['gold', 'gold', 'gold', 'gold', 'gold'];
    const game = table(eightCoins, {
      supply: { province: 2 },
      ann: { deck: ['gold', 'gold', 'gold', 'gold', 'gold'] },
      others: [{ hand: rich, deck: [...rich, 'duchy', 'estate'] }],
    });
    expect(says(play(game, 'play treasures'))).toBe('buy Duchy');
  });

  test('with Curses in every pile but points, a cheap pile that ends and wins is taken', () => {
    const game = table(['silver', 'estate', 'estate', 'estate', 'estate'], {
      supply: { estate: 1, curse: 0, copper: 0 },
      ann: { deck: ['duchy', 'duchy'] },
    });
    expect(says(play(game, 'play treasures'))).toBe('buy Estate');
  });
});

test('it plays with home-made cards', () => {
  const card = checkCard({
    id: 'lantern',
    types: ['Action'],
    cost: { coins: 3, potions: 0 },
    play: [
      { do: 'plusCards', n: 2 },
      { do: 'plusActions', n: 1 },
    ],
  });
  const kingdom = ['lantern', ...kingdomOf('first-game').slice(0, 9)];
  const game = newGame({ players: ['A', 'B'], kingdom, seed: 'own', ownCards: [card] });
  const found = [...preparation().prepare(new Lens(game, 0), (games) => games / 600)].at(-1);
  expect(found?.strategy.buy.length).toBeGreaterThan(0);
});
