// Whatever the kingdom, the cards and the rules, a strategist answers with something that was offered, and games end.

import { Lens, TYPES, allCards, newGame, playOut, setOfCard } from '@tenfold/rules';
import type { CardDefinition } from '@tenfold/rules';
import { strategist } from '@tenfold/bots';
import type { BuyRule, Strategy } from '@tenfold/bots';
import { expect, test } from 'vitest';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const KINGDOM_CARDS = allCards.map((card) => card.id).filter((id) => setOfCard(id) !== 'basic');

class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) | 0;
    return ((this.#state >>> 8) * n) >>> 24;
  }

  draw<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)).flat();
  }
}

/** Some of the kingdom's cards, up to so many of each, with the Potions and the money that they need. */
function strategyOf(dice: Dice, kingdom: readonly string[]): Strategy {
  const upTo = (card: string, count: number): BuyRule => ({
    card,
    if: [{ l: { fn: 'ownedCount', arg: card }, op: '<', r: count }],
  });
  const favourites = dice.draw(kingdom, 2 + dice.below(6)).map((card) => upTo(card, 1 + dice.below(4)));
  return {
    name: 'by chance',
    buy: [
      { card: 'province', if: [{ l: { fn: 'ownedCount', arg: 'gold' }, op: '>', r: dice.below(3) }] },
      { card: 'duchy', if: [{ l: { fn: 'gainsToEndGame' }, op: '<=', r: 5 }] },
      ...favourites,
      upTo('potion', 2),
      { card: 'gold' },
      { card: 'silver' },
      ...(dice.below(4) === 0 ? [{ card: 'copper' }] : []),
    ],
  };
}

function playByChance(
  dice: Dice,
  seed: string,
  cards: readonly string[],
  ownCards?: readonly CardDefinition[],
): number {
  const kingdom = dice.draw(cards, 10);
  const players = NAMES.slice(0, 2 + dice.below(5));
  const game = newGame({ players, kingdom, seed, ...(ownCards === undefined ? {} : { ownCards }) });
  const lenses = players.map((_name, seat) => new Lens(game, seat));
  const bots = lenses.map((lens) => strategist(strategyOf(dice, kingdom))(lens));
  playOut(game, (_game, asked) => {
    const { seat, options } = asked;
    const option = bots[seat]?.choose(lenses[seat] ?? new Lens(game, seat), asked) ?? -1;
    if (!options.includes(option)) {
      throw new Error(
        `${seed}, ${kingdom.join(' ')}: ${asked.verb} asked by ${asked.card ?? 'the turn'}: ${option}`,
      );
    }
    return option;
  });
  if (!game.over) throw new Error(`${seed} has not ended, and nobody is asked`);
  return game.supply[lenses[0]?.set.province ?? -1] ?? 0;
}

test('300 kingdoms of all cards, two to six players', () => {
  const dice = new Dice(62);
  let ended = 0;
  for (let i = 0; i < 300; i++) if (playByChance(dice, `law-${i}`, KINGDOM_CARDS) === 0) ended++;
  // Games between strategists are games, not standstills: most end with the Provinces.
  expect(ended).toBeGreaterThan(150);
});

test('home-made cards that say the printed texts under other names', () => {
  const dice = new Dice(7);
  const ownCards = allCards
    .filter((card) => setOfCard(card.id) !== 'basic')
    .map((card) => ({
      ...card,
      id: `own-${card.id}`,
      types: TYPES.filter((type) => card.types.includes(type)),
    }));
  const ids = ownCards.map((card) => card.id);
  const games = () => {
    for (let i = 0; i < 60; i++) playByChance(dice, `own-${i}`, ids, ownCards);
  };
  expect(games).not.toThrow();
});
