import type { CardDefinition, Game } from '@tenfold/rules';
import { Lens, cardSetOf, kingdoms, newGame, playOut, winnersOf } from '@tenfold/rules';
import type { Character } from '@tenfold/bots';
import { PLANS, allRounder, characters, seatBots } from '@tenfold/bots';
import { describe, expect, it } from 'vitest';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const [, bigMoney] = characters as readonly [Character, Character];

/** Plays to the end. Every answer must be one of the options. */
function play(game: Game, seated: readonly Character[]): void {
  const choose = seatBots(
    game,
    seated.map(({ maker }) => maker),
  );
  playOut(game, (_game, asked) => {
    const option = choose(game, asked);
    // `apply` refuses what is not offered, but would not say whose answer it was.
    if (!asked.options.includes(option)) {
      throw new Error(`${seated[asked.seat]?.name} answers ${asked.verb} of ${asked.card} with ${option}`);
    }
    return option;
  });
}

/** The games that the first wins of so many, in percent; shared victories count half. Every shuffle from both seats. */
function wins(first: Character, second: Character, kingdom: readonly string[], games: number): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const players = seat === 0 ? [first, second] : [second, first];
    const game = newGame({ players: ['Ann', 'Bob'], kingdom, seed: `strength ${number - seat}`, start: 0 });
    play(game, players);
    const winners = winnersOf(game, cardSetOf(game));
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return (100 * won) / games;
}

const lensOn = (kingdom: readonly string[], players = 2, ownCards: readonly CardDefinition[] = []): Lens =>
  new Lens(
    newGame({
      players: NAMES.slice(0, players),
      kingdom,
      seed: 'plan',
      ...(ownCards.length > 0 ? { ownCards } : {}),
    }),
    0,
  );

const filledUp = (...cards: readonly string[]): string[] => [
  ...cards,
  ...[
    'cellar',
    'chancellor',
    'feast',
    'herbalist',
    'secret-chamber',
    'scout',
    'throne-room',
    'woodcutter',
    'spy',
    'adventurer',
  ]
    .filter((card) => !cards.includes(card))
    .slice(0, 10 - cards.length),
];

describe('characters', () => {
  it('have names and ids of their own, and are ranked', () => {
    expect(new Set(characters.map(({ id }) => id)).size).toBe(characters.length);
    expect(new Set(characters.map(({ name }) => name)).size).toBe(characters.length);
    expect(characters.map(({ strength }) => strength)).toEqual([1, 2, 3, 4, 5]);
    expect(characters).toContain(allRounder);
  });

  it.each(characters)('$name finishes against itself', (character) => {
    // Who tries every choice out in imagined games takes as long for one kingdom as the others for twenty.
    const some = character.preparation === undefined ? kingdoms : kingdoms.filter((_one, at) => at % 5 === 0);
    for (const { id, cards } of some) {
      const game = newGame({ players: NAMES.slice(0, 2), kingdom: cards, seed: id });
      play(game, [character, character]);
      expect(game.idleTurns).toBeLessThan(20);
    }
  });

  it('say what they are up to, with cards of the kingdom', () => {
    for (const { cards } of kingdoms) {
      for (const character of characters) {
        const { plan, cards: about } = character.plan(lensOn(cards));
        expect(PLANS).toContain(plan);
        for (const card of about) expect(cards).toContain(card);
      }
    }
  });
});

describe('the all-rounder', () => {
  it.each([
    ['money if nothing helps', filledUp(), { plan: 'money-with', cards: ['chancellor'] }],
    ['money with a drawing card', filledUp('smithy'), { plan: 'money-with', cards: ['smithy'] }],
    ['Curses', filledUp('smithy', 'witch'), { plan: 'curses-first', cards: ['witch'] }],
    ['Potions for Familiar', filledUp('familiar'), { plan: 'curses-first', cards: ['familiar'] }],
    ['no Potions for Alchemist', filledUp('alchemist', 'smithy'), { plan: 'money-with', cards: ['smithy'] }],
    ['a rush', filledUp('ironworks', 'gardens'), { plan: 'rush', cards: ['ironworks', 'gardens'] }],
    [
      'an engine',
      filledUp('nobles', 'torturer', 'masquerade', 'bridge'),
      { plan: 'engine', cards: ['nobles', 'torturer', 'masquerade', 'bridge'] },
    ],
    ['Dukes', filledUp('duke', 'smithy'), { plan: 'duchies', cards: ['duke', 'smithy'] }],
  ])('plans %s', (_what, kingdom, plan) => {
    expect(allRounder.plan(lensOn(kingdom))).toEqual(plan);
  });

  it('understands a home-made card', () => {
    const hex: CardDefinition = {
      id: 'hex',
      types: ['Action', 'Attack'],
      cost: { coins: 5, potions: 0 },
      play: [
        { do: 'plusCards', n: 2 },
        { do: 'eachOtherPlayer', steps: [{ do: 'gain', card: 'curse', to: 'discard' }] },
      ],
    };
    expect(allRounder.plan(lensOn(filledUp('hex', 'smithy'), 3, [hex]))).toEqual({
      plan: 'curses-first',
      cards: ['hex'],
    });
  });

  it('beats Big Money Ultimate on the recommended kingdoms', () => {
    const results = kingdoms.map(({ cards }) => wins(allRounder, bigMoney, cards, 60));
    const average = results.reduce((sum, result) => sum + result, 0) / results.length;
    expect(average).toBeGreaterThan(70);
    expect(Math.min(...results)).toBeGreaterThan(45);
  });
});

describe('the attacker', () => {
  const attacker = characters.find(({ id }) => id === 'wasp') ?? allRounder;

  it.each([
    ['an Attack', filledUp('militia', 'smithy'), { plan: 'attacks', cards: ['militia'] }],
    ['Curses', filledUp('witch', 'militia'), { plan: 'curses-first', cards: ['witch'] }],
    [
      'money where no Attack is worth its Action',
      filledUp('smithy'),
      { plan: 'money-with', cards: ['smithy'] },
    ],
  ])('plans %s', (_what, kingdom, plan) => {
    expect(attacker.plan(lensOn(kingdom))).toEqual(plan);
  });

  it('stands between Big Money Ultimate and the all-rounder', () => {
    const results = kingdoms.map(({ cards }) => [
      wins(attacker, bigMoney, cards, 30),
      wins(attacker, allRounder, cards, 30),
    ]);
    const average = (which: number): number =>
      results.reduce((sum, result) => sum + (result[which] ?? 0), 0) / results.length;
    expect(average(0)).toBeGreaterThan(55);
    expect(average(1)).toBeLessThan(50);
  });
});

describe('the levels', () => {
  // Each beats the one below it in about two games of three, so that nobody is out of reach of his neighbour. The Chancellor
  // takes too long to be measured here; `npm run levels` has it.
  it.each([
    ['Magpie', 'Bramble'],
    ['Wasp', 'Magpie'],
    ['Vixen', 'Wasp'],
  ])('%s wins more than %s, and not nearly all', (better, worse) => {
    const named = (name: string): Character => characters.find((one) => one.name === name) ?? allRounder;
    const results = kingdoms.map(({ cards }) => wins(named(better), named(worse), cards, 40));
    const average = results.reduce((sum, result) => sum + result, 0) / results.length;
    expect(average).toBeGreaterThan(57);
    expect(average).toBeLessThan(75);
  });

  it('slip by what everybody can see, so the same game is the same again', () => {
    const [learner] = characters as readonly [Character];
    const last = (): Game => {
      const game = newGame({ players: NAMES.slice(0, 2), kingdom: filledUp('smithy'), seed: 'again' });
      play(game, [learner, learner]);
      return game;
    };
    expect(last()).toEqual(last());
  });
});
