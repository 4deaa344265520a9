import { bigMoneyUltimate, seatBots, strategist } from '@tenfold/bots';
import {
  Learner,
  OptionJudge,
  ValueNetwork,
  WORTH,
  chanceAfter,
  packWeights,
  unpackWeights,
  valuePlayer,
  winChance,
  winOfEnd,
  worthOfEnd,
} from '@tenfold/bots/value';
import type { CardDefinition, Game } from '@tenfold/rules';
import {
  Lens,
  allCards,
  apply,
  cardSetOf,
  checkCard,
  clone,
  findOption,
  kingdoms,
  newGame,
  playOut,
  randomBelow,
  seedRandom,
  standardCards,
} from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { kindsOf } from '../src/value/card-kinds.ts';
import { askedOf, play, table } from './play-helpers.ts';

/** Weights by chance: it knows nothing, but every input matters to it. */
function anyNetwork(seed: string): ValueNetwork {
  const network = new ValueNetwork(standardCards.ids);
  const random = seedRandom('fast', seed);
  for (const index of network.weights.keys())
    network.weights[index] = randomBelow(random, 2001) / 10_000 - 0.1;
  return network;
}

function worthNow(network: ValueNetwork, game: Game, seat: number): number {
  const judge = new OptionJudge(network, cardSetOf(game));
  judge.begin(new Lens(game, seat));
  return judge.asItIs(WORTH);
}

describe('what an option is worth', () => {
  const rich = ['gold', 'gold', 'silver', 'copper', 'estate'];

  test('is what the position after it is worth, as it is then', () => {
    const network = anyNetwork('after');
    const game = play(table(rich, { kingdom: ['market', 'gardens', 'village'] }), 'play treasures');
    const asked = askedOf(game);
    const lens = new Lens(game, asked.seat);
    const judge = new OptionJudge(network, cardSetOf(game));
    for (const option of asked.options) {
      judge.begin(lens);
      const foreseen = judge.worth(lens, option, 'buy');
      const after = clone(game);
      apply(after, option, asked.seat);
      expect(worthNow(network, after, asked.seat)).toBeCloseTo(foreseen, 5);
    }
    expect(new Set(asked.options.map((option) => judge.worth(lens, option, 'buy'))).size).toBe(
      asked.options.length,
    );
  });

  test('is known where the game ends with it', () => {
    const network = anyNetwork('end');
    const last = (more: readonly string[]): number => {
      const game = play(
        table(rich, { supply: { province: 1 }, others: [{ deck: more, turns: 5 }] }),
        'play treasures',
      );
      const asked = askedOf(game);
      const lens = new Lens(game, asked.seat);
      const judge = new OptionJudge(network, cardSetOf(game));
      judge.begin(lens);
      return judge.worth(lens, findOption(game, asked, 'buy Province'), 'buy');
    };
    expect(last(['copper'])).toBeGreaterThan(0.7);
    expect(last(['province', 'province', 'duchy'])).toBeLessThan(-0.7);
  });

  test('does not depend on what the seat may not know', () => {
    const network = anyNetwork('hidden');
    const game = table(rich, { kingdom: ['market'] });
    const [, bob] = game.seats;
    if (bob === undefined) throw new Error('there is no Bob');
    const { hand, deck } = bob;
    const twin: Game = {
      ...game,
      seats: game.seats.with(1, { ...bob, hand: deck.slice(0, 5), deck: [...hand, ...deck.slice(5)] }),
    };
    expect(worthNow(network, twin, 0)).toBe(worthNow(network, game, 0));
  });
});

test('a finished game is worth its share of the victory, whatever the number of players', () => {
  expect([winOfEnd(1, 2), winOfEnd(0.5, 2), winOfEnd(0, 2)]).toEqual([1, 0, -1]);
  expect([winOfEnd(1, 4), winOfEnd(0.25, 4), winOfEnd(0, 4)]).toEqual([1, 0, -1]);
  expect(worthOfEnd(1, 2, 30)).toBeCloseTo(1);
  expect(worthOfEnd(1, 2, 2)).toBeGreaterThan(worthOfEnd(0.5, 2, 0));
});

test('the gradient is the slope of the error', () => {
  const network = anyNetwork('slope');
  const learner = new Learner(network);
  const example = {
    index: Int32Array.of(3, 40, 200, network.layout.inputs - 1),
    value: Float32Array.of(0.5, 1, -0.7, 2),
    targets: [0.6, -0.3],
  };
  learner.addGradient(example, 1);
  const { lowerBias, upper, upperBias, last, lastBias, size } = network.layout;
  const errorWith = (weight: number, change: number): number => {
    const changed = new ValueNetwork(network.cards, network.weights.slice());
    changed.weights[weight] = (changed.weights[weight] ?? 0) + change;
    return new Learner(changed).addGradient(example, 1) / 2;
  };
  const looked = [
    ...[3, 40, 200].flatMap((input) => [input * 64, input * 64 + 17, input * 64 + 63]),
    ...[lowerBias, upper, upperBias, last, lastBias].flatMap((from) => [from, from + 1]),
    upper + 500,
    size - 1,
  ];
  for (const weight of looked) {
    const slope = (errorWith(weight, 0.01) - errorWith(weight, -0.01)) / 0.02;
    expect(learner.gradient[weight]).toBeCloseTo(slope, 3);
  }
  expect(looked.filter((weight) => learner.gradient[weight] !== 0).length).toBeGreaterThan(10);
});

test('learning brings what is said nearer to what is so', () => {
  const learner = new Learner(anyNetwork('learning'));
  const examples = [0, 1].map((which) => ({
    index: Int32Array.of(5 + which, 90),
    value: Float32Array.of(1, 1),
    targets: [which - 0.5, 0.5 - which],
  }));
  const before = learner.learn(examples, 0.01);
  for (let time = 0; time < 200; time++) learner.learn(examples, 0.01);
  expect(learner.learn(examples, 0.01)).toBeLessThan(before / 20);
});

describe('packed weights', () => {
  test('are the same again but for their last digits', () => {
    const weights = Float32Array.of(0, 1, -1, 0.333, -2.7, 1e-5, -3e-8, 65_000, 0.000_061, 1.999_9);
    const again = unpackWeights(packWeights(weights), weights.length);
    for (const [index, weight] of weights.entries()) {
      expect(Math.abs((again[index] ?? Infinity) - weight)).toBeLessThanOrEqual(
        Math.abs(weight) / 1000 + 1e-7,
      );
    }
    expect(packWeights(again)).toBe(packWeights(weights));
  });

  test('of another number are refused', () => {
    expect(() => unpackWeights(packWeights(new Float32Array(9)), 99)).toThrow(/do not hold 99 weights/);
    expect(() => new ValueNetwork(standardCards.ids, new Float32Array(9))).toThrow(/train it anew/);
  });
});

describe('home-made cards', () => {
  const printed = allCards.find(({ id }) => id === 'laboratory');
  if (printed === undefined) throw new Error('there is no Laboratory');
  const card: CardDefinition = { ...printed, id: 'own-laboratory' };

  test('are to the value what printed ones with the same text are, but for their names', () => {
    checkCard(card);
    const game = newGame({
      players: ['A', 'B'],
      kingdom: [card.id, ...(kingdoms[0]?.cards.slice(0, 9) ?? [])],
      seed: 'own',
      ownCards: [card],
    });
    const set = cardSetOf(game);
    const kinds = kindsOf(set);
    const many = kinds.length / set.ids.length;
    const of = (id: string) => [...kinds.subarray((set.numbers.get(id) ?? 0) * many).subarray(0, many)];
    expect(of(card.id)).toEqual(of('laboratory'));
    const player = valuePlayer(anyNetwork('own'));
    playOut(game, seatBots(game, [player, strategist(bigMoneyUltimate(2))]));
    expect(game.over).toBe(true);
  });
});

test('who plays by value plays the same game again, with two to four players', () => {
  const kingdom = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
  for (const players of [2, 3, 4]) {
    const once = (): Game => {
      const names = ['A', 'B', 'C', 'D'].slice(0, players);
      const game = newGame({ players: names, kingdom, seed: 'again' });
      const makers = names.map((_name, seat) =>
        seat === 0 ? valuePlayer(anyNetwork('again')) : strategist(bigMoneyUltimate(players)),
      );
      playOut(game, seatBots(game, makers));
      return game;
    };
    expect(once()).toEqual(once());
  }
});

test('the chance to win is a share of the victory, and follows a purchase', () => {
  const network = anyNetwork('chance');
  const game = table(['gold', 'gold', 'silver', 'copper', 'estate'], { others: [{}, {}] });
  const before = winChance(network, new Lens(game, 0));
  play(game, 'play treasures');
  const asked = askedOf(game);
  const after = asked.options.map((option) => chanceAfter(network, new Lens(game, 0), option));
  for (const chance of [before, ...after]) {
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
  // Before the purchase it is the chance with what would be bought.
  expect(after).toContain(winChance(network, new Lens(game, 0)));
  expect(winChance(network, new Lens(game, 1))).toBeGreaterThan(0);
});
