// The parts of the search and of the choice at the table, each by itself.

import { Lens, allCards, kingdoms, newGame, setOfCard } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { planNow, strategist } from '@tenfold/bots';
import { Arena } from '../src/chancellor/arena.ts';
import { chancellor } from '../src/chancellor/chancellor.ts';
import { Competitor } from '../src/chancellor/competitor.ts';
import { decksOf } from '../src/chancellor/deck-memory.ts';
import { unbeatenMixture } from '../src/chancellor/mixture.ts';
import { readOpponent } from '../src/chancellor/opponent-reader.ts';
import { isBetter } from '../src/chancellor/paired-test.ts';
import { StrategyPool } from '../src/chancellor/pool.ts';
import { allSeeds } from '../src/chancellor/seeds/all-seeds.ts';
import { Series } from '../src/chancellor/series.ts';
import { tableSeen } from '../src/plans/kingdom-piles.ts';
import { askedOf, money, table } from './play-helpers.ts';

const kingdom = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
const arenaOf = (): Arena => new Arena({ kingdom, players: 2 }, 'parts');
const competitor = (...first: readonly string[]): Competitor =>
  new Competitor({ plan: { plan: 'money-with', cards: first }, strategy: money(...first) });

describe('the mixture that none beats', () => {
  test('plays rock, paper and scissors equally often', () => {
    const game = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ];
    for (const share of unbeatenMixture(game)) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('plays what beats all others alone', () => {
    const game = [
      [0, 0.3, 0.1],
      [-0.3, 0, 0.4],
      [-0.1, -0.4, 0],
    ];
    expect(unbeatenMixture(game)[0]).toBeGreaterThan(0.95);
  });
});

describe('a change', () => {
  const series = (arena: Arena): Series => new Series(arena, { opponents: [competitor()], weights: [1] }, 0);

  test('that wins is taken, one that loses is not', () => {
    const arena = arenaOf();
    const [plain, witless] = [competitor(), competitor('curse')];
    expect(isBetter(series(arena), plain, witless)).toBe(true);
    expect(isBetter(series(arena), witless, plain)).toBe(false);
  });

  test('without effect costs few games, and is taken only if it makes the strategy simpler', () => {
    const arena = arenaOf();
    const [plain, same] = [competitor(), competitor('province')];
    expect(isBetter(series(arena), same, plain)).toBe(false);
    expect(arena.games).toBeLessThan(60);
    expect(isBetter(series(arena), plain, same)).toBe(true);
  });
});

test('the pool knows that what one wins the other loses, keeps its anchor, and is no larger than it may be', () => {
  const anchor = competitor();
  const pool = new StrategyPool(arenaOf(), anchor);
  const smithy = competitor('smithy');
  pool.add(smithy);
  expect(pool.shareOf(smithy, anchor) + pool.shareOf(anchor, smithy)).toBeCloseTo(1);
  for (let number = 0; number < 20; number++) pool.add(competitor('militia'));
  expect(pool.members).toContain(anchor);
  expect(pool.members.length).toBe(20);
});

test('a new find must beat the whole pool, and not only those that nobody beats', () => {
  const pool = new StrategyPool(arenaOf(), competitor());
  pool.add(competitor('curse'));
  pool.add(competitor('smithy'));
  const { opponents, weights } = pool.target;
  expect(opponents).toEqual(pool.members);
  for (const weight of weights) expect(weight).toBeGreaterThan(0.2);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
});

describe('seeds', () => {
  const seeds = kingdoms.flatMap(({ id, cards }) =>
    allSeeds(tableSeen(new Lens(newGame({ players: ['A', 'B'], kingdom: cards, seed: id }), 0)), []).map(
      (seed) => ({ cards, seed }),
    ),
  );

  test('buy what is there, and a Potion for what costs one', () => {
    const wrong = seeds.filter(({ cards, seed: { strategy } }) => {
      const bought = strategy.buy.map(({ card }) => card);
      const needsPotion = bought.some((id) =>
        allCards.some((card) => card.id === id && card.cost.potions > 0),
      );
      return (
        bought.some((card) => setOfCard(card) !== 'basic' && !cards.includes(card)) ||
        (needsPotion && !bought.includes('potion'))
      );
    });
    expect(wrong.map(({ seed }) => seed.strategy.name)).toEqual([]);
  });

  test('are of many kinds', () => {
    const kinds = new Set(seeds.map(({ seed }) => seed.plan.plan));
    for (const kind of [
      'money-with',
      'engine',
      'rush',
      'trim',
      'potions',
      'curses-first',
      'duchies',
      'slog',
    ]) {
      expect(kinds).toContain(kind);
    }
  });
});

describe('who the other is', () => {
  const plays = [money(), money('smithy'), money('militia')];
  const decks = plays.map((strategy) => decksOf(arenaOf(), strategist(strategy)));
  const repertoire = {
    plays: plays.map((strategy) => ({ plan: { plan: 'money', cards: [] } as const, strategy })),
    shares: plays.map(() => plays.map(() => 0.5)),
    mixture: plays.map(() => 1 / plays.length),
  };
  const read = (...bought: readonly string[]): readonly number[] => {
    const start = [
      'copper',
      'copper',
      'copper',
      'copper',
      'copper',
      'copper',
      'copper',
      'estate',
      'estate',
      'estate',
    ];
    const game = table(['copper'], {
      kingdom,
      others: [{ hand: [], deck: [...start, ...bought], turns: 4 }],
    });
    return readOpponent(new Lens(game, 0), 1, repertoire, decks);
  };

  test('shows by what he owns', () => {
    const [, smithy, militia] = read('smithy', 'smithy', 'silver');
    expect(smithy).toBeGreaterThan(0.9);
    expect(militia).toBeLessThan(0.1);
    expect(read('silver', 'silver', 'silver', 'gold')[0]).toBeGreaterThan(0.8);
  });
});

test.each([1, 3])('whoever sees in turn %i that another play wins takes it, and says so', (turns) => {
  // Bob buys Treasures; Ann has begun to buy Curses, and knows something better.
  const witless = { plan: { plan: 'whatever', cards: [] }, strategy: money('curse') } as const;
  const sound = { plan: { plan: 'money', cards: [] }, strategy: money() } as const;
  const find = {
    ...witless,
    share: 0,
    repertoire: {
      plays: [witless, sound],
      shares: [
        [0.5, 0],
        [1, 0.5],
      ],
      mixture: [0, 1],
    },
  };
  const game = table(['copper', 'copper', 'silver', 'estate', 'copper'], { kingdom, ann: { turns } });
  const lens = new Lens(game, 0);
  // Without the learnt value, whoever else may have loaded it.
  const bot = chancellor(find)(lens);
  expect(planNow(bot, find.plan)).toEqual(witless.plan);
  bot.choose(lens, askedOf(game));
  expect(planNow(bot, find.plan)).toEqual(sound.plan);
});
