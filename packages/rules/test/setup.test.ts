// What a new game lays out, which set-ups are refused, and how chance is dealt.

import { describe, expect, test } from 'vitest';
import type { CardDefinition, CardSetName, Game, Generator, Setup, SetupWish } from '../src/index.ts';
import {
  BOXES,
  GENERATORS,
  KINGDOM_PILES,
  MOST_PLAYERS,
  RuleError,
  allCards,
  apply,
  cardSetOf,
  completeSetup,
  decision,
  findOption,
  kingdoms,
  newGame,
  newPosition,
  pileSizes,
  possibleStarters,
  randomBelow,
  seedRandom,
  setOfCard,
  standardCards,
  tableSizes,
  view,
  winnersOf,
} from '../src/index.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
const PLAYER_COUNTS = [2, 3, 4, 5, 6];
const BASIC = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];
const SECURE_SEED = '00112233445566778899aabbccddeeff'.repeat(2);

const named = (count: number): string[] => NAMES.slice(0, count);

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

const kingdom = (id: string): readonly string[] => present(kingdoms.find((one) => one.id === id)).cards;

const FIRST_GAME = kingdom('first-game');
const VICTORY_DANCE = kingdom('victory-dance');

const wish = (players: number, more: Partial<SetupWish> = {}): SetupWish => ({
  players: named(players),
  kingdom: FIRST_GAME,
  seed: 'set-up',
  ...more,
});

const setUp = (players: number, more: Partial<SetupWish> = {}): Setup => completeSetup(wish(players, more));

const piles = (players: number, more: Partial<SetupWish> = {}): Record<string, number> =>
  pileSizes(setUp(players, more));

const idsOf = (set: CardSetName): string[] =>
  allCards.map((card) => card.id).filter((id) => setOfCard(id) === set);

const card = (id: string): CardDefinition => present(allCards.find((one) => one.id === id));

const nameOf = (number: number): string => present(standardCards.ids[number]);

/** A player's ten cards in the order in which they lay before the first hand was drawn, top first. */
function dealt(game: Game, seat: number): string[] {
  const { hand, deck } = present(game.seats[seat]);
  return [...hand, ...deck.toReversed()].map(nameOf);
}

const countOf = (cards: readonly string[], id: string): number => cards.filter((one) => one === id).length;

/** All copies of a card that this set-up uses, those dealt to the players included. */
function copiesInUse(players: number, id: string): number {
  const game = newGame(wish(players));
  const dealtOut = game.seats.map((_seat, seat) => countOf(dealt(game, seat), id));
  return present(piles(players)[id]) + dealtOut.reduce((sum, count) => sum + count, 0);
}

/** The sizes of the piles of all Kingdom cards of a box, in as many games as it takes. */
function kingdomPiles(set: CardSetName, players: number): Map<string, number> {
  const ids = idsOf(set);
  const sizes = new Map<string, number>();
  for (let first = 0; first < ids.length; first += KINGDOM_PILES) {
    const some = ids.slice(first, first + KINGDOM_PILES);
    const laidOut = piles(players, { kingdom: some, study: true });
    for (const id of some) sizes.set(id, present(laidOut[id]));
  }
  return sizes;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

function refusal(attempt: () => unknown): RuleError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Whatever somebody might send, however little it fits the types. */
const unchecked = (sent: Record<string, unknown>): SetupWish => ({ ...wish(2), ...sent });

function choose(game: Game, words: string): void {
  apply(game, findOption(game, present(decision(game)), words));
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_, index) => `seed ${index}`);

/** The secure generator takes nothing but 64 hexadecimal digits. */
const seedFor = (generator: Generator, seed: string, index: number): string =>
  generator === 'secure' ? index.toString(16).padStart(64, '0') : seed;

const tally = (values: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Each of these values turns up about equally often: within four standard deviations. */
function expectUniform(values: readonly number[], possible: readonly number[]): void {
  const counts = tally(values);
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(possible);
  const chance = 1 / possible.length;
  const margin = 4 * Math.sqrt(values.length * chance * (1 - chance));
  for (const count of counts.values()) {
    expect(Math.abs(count - values.length * chance)).toBeLessThanOrEqual(margin);
  }
}

describe('what is in the boxes', () => {
  test('INT-COMP-01: the parts of the stand-alone box add up to 500 cards', () => {
    const treasures = sum(['copper', 'silver', 'gold'].map((id) => copiesInUse(4, id)));
    const victories = sum(['estate', 'duchy', 'province'].map((id) => copiesInUse(4, id)));
    const kingdomCards = sum(kingdomPiles('intrigue', 4).values());
    const curses = copiesInUse(4, 'curse');
    const randomizers = idsOf('intrigue').length + 1;
    expect([treasures, victories, kingdomCards, curses, randomizers]).toEqual([130, 48, 258, 30, 26]);
    const blanks = 7;
    const trashMarker = 1;
    expect(treasures + victories + kingdomCards + curses + randomizers + blanks + trashMarker).toBe(500);
  });

  test('INT-COMP-02: 60 Coppers, 40 Silvers and 30 Golds, dealt and left, whatever the number of players', () => {
    for (const players of [2, 3, 4]) {
      expect(['copper', 'silver', 'gold'].map((id) => copiesInUse(players, id))).toEqual([60, 40, 30]);
    }
  });

  test('INT-COMP-03: 24 Estates, 12 Duchies and 12 Provinces are all in use with four players', () => {
    expect(['estate', 'duchy', 'province'].map((id) => copiesInUse(4, id))).toEqual([24, 12, 12]);
  });

  test('INT-COMP-04: 21 kinds of ten and four of twelve make 258 Kingdom cards', () => {
    const sizes = [...kingdomPiles('intrigue', 4)];
    const tens = sizes.filter(([, size]) => size === 10);
    const twelves = sizes.filter(([, size]) => size === 12);
    expect([sizes.length, tens.length, twelves.length]).toEqual([25, 21, 4]);
    expect(sum(sizes.map(([, size]) => size))).toBe(258);
    expect(twelves.every(([id]) => card(id).types.includes('Victory'))).toBe(true);
    expect(tens.some(([id]) => card(id).types.includes('Victory'))).toBe(false);
  });

  test('INT-COMP-05: which Intrigue kinds have ten copies and which have twelve', () => {
    const sizes = [...kingdomPiles('intrigue', 4)];
    const ofSize = (wanted: number) =>
      sizes.flatMap(([id, size]) => (size === wanted ? [id] : [])).toSorted();
    expect(ofSize(10)).toEqual([
      'baron',
      'bridge',
      'conspirator',
      'coppersmith',
      'courtyard',
      'ironworks',
      'masquerade',
      'mining-village',
      'minion',
      'pawn',
      'saboteur',
      'scout',
      'secret-chamber',
      'shanty-town',
      'steward',
      'swindler',
      'torturer',
      'trading-post',
      'tribute',
      'upgrade',
      'wishing-well',
    ]);
    expect(ofSize(12)).toEqual(['duke', 'great-hall', 'harem', 'nobles']);
  });

  test('INT-COMP-06: of 30 Curses two players leave 20 in the box, three leave 10, four none', () => {
    const box = 30;
    const left = [2, 3, 4].map((players) => [
      piles(players)['curse'],
      box - present(piles(players)['curse']),
    ]);
    expect(left).toEqual([
      [10, 20],
      [20, 10],
      [30, 0],
    ]);
  });

  test('INT-COMP-08: every recommended kingdom is laid out without blanks', () => {
    for (const { id, cards } of kingdoms) {
      const laidOut = Object.keys(piles(2, { kingdom: cards }));
      const withPotion = laidOut.includes('potion');
      expect([id, laidOut.length]).toEqual([id, withPotion ? 18 : 17]);
      const expected = [...BASIC, ...(withPotion ? ['potion'] : []), ...cards];
      expect(laidOut.toSorted()).toEqual(expected.toSorted());
    }
  });

  test('INT-COMP-08: a home-made card has a pile only where it was chosen for the kingdom', () => {
    const homeMade: CardDefinition = {
      id: 'blank-one',
      types: ['Action'],
      cost: { coins: 3, potions: 0 },
      play: [{ do: 'plusCoins', n: 2 }],
    };
    const ownCards = [homeMade];
    expect(piles(2, { ownCards })['blank-one']).toBeUndefined();
    const chosen = piles(2, { ownCards, kingdom: ['blank-one', ...FIRST_GAME.slice(1)] });
    expect(chosen['blank-one']).toBe(10);
    expect(Object.keys(chosen)).toHaveLength(17);
    expect(refusal(() => setUp(2, { kingdom: ['blank-one', ...FIRST_GAME.slice(1)] })).code).toBe(
      'unknown-card',
    );
  });

  test('INT-COMP-09: ten Intrigue kinds alone make a legal game for two, three and four', () => {
    const tens = [idsOf('intrigue').slice(0, 10), idsOf('intrigue').slice(15)];
    for (const players of [2, 3, 4]) {
      for (const cards of tens) {
        const game = newGame(wish(players, { kingdom: cards }));
        expect(
          view(game, 0)
            .supply.map((pile) => pile.card)
            .toSorted(),
        ).toEqual([...BASIC, ...cards].toSorted());
        expect(decision(game)).toBeDefined();
      }
    }
  });

  test('INT-COMP-10: 258 Kingdom cards, 25 placeholders and 17 blanks make the 300-card edition', () => {
    const placeholders = idsOf('intrigue').length;
    expect(sum(kingdomPiles('intrigue', 4).values()) + placeholders + 17).toBe(300);
  });

  test('INT-COMP-10: no set-up goes without the seven basic piles, and no home-made card takes their place', () => {
    for (const players of PLAYER_COUNTS) {
      const laidOut = piles(players, { kingdom: VICTORY_DANCE });
      expect(BASIC.filter((id) => (laidOut[id] ?? 0) > 0)).toEqual(BASIC);
      expect(Object.keys(laidOut)).toHaveLength(7 + 10);
    }
    expect(Object.keys(piles(2, { kingdom: [], study: true }))).toEqual(BASIC);
    for (const id of [...BASIC, 'potion']) {
      const own: CardDefinition = { id, types: ['Treasure'], play: [], cost: { coins: 0, potions: 0 } };
      const error = refusal(() => newGame(wish(2, { ownCards: [own] })));
      expect(error.code).toBe('repeated-card');
      expect(error.message).toContain(`"${id}"`);
      expect(error.message).toContain('another id');
    }
  });

  test('INT-COMP-11: ten of the 25 Intrigue kinds take part, the other 15 have no pile', () => {
    const game = newGame(wish(2, { kingdom: VICTORY_DANCE }));
    const onTable = view(game, 0).supply.map((pile) => pile.card);
    const chosen = idsOf('intrigue').filter((id) => onTable.includes(id));
    expect(chosen.toSorted()).toEqual([...VICTORY_DANCE].toSorted());
    const absent = idsOf('intrigue').filter((id) => !onTable.includes(id));
    expect(absent).toHaveLength(15);
  });

  test('INT-COMP-12: what the cards show: types, and a cost that is not the coin value', () => {
    expect(card('silver')).toMatchObject({ types: ['Treasure'], cost: { coins: 3, potions: 0 } });
    expect(card('silver').play).toEqual([{ do: 'plusCoins', n: 2 }]);
    expect(card('secret-chamber').types.toSorted()).toEqual(['Action', 'Reaction']);
    expect(card('secret-chamber').cost).toEqual({ coins: 2, potions: 0 });
    expect(card('torturer').types.toSorted()).toEqual(['Action', 'Attack']);
    expect(card('torturer').cost).toEqual({ coins: 5, potions: 0 });
  });

  test('INT-COMP-13: the basic and Intrigue cards have six types and no other', () => {
    const types = [...idsOf('basic'), ...idsOf('intrigue')].flatMap((id) => [...card(id).types]);
    expect([...new Set(types)].toSorted()).toEqual([
      'Action',
      'Attack',
      'Curse',
      'Reaction',
      'Treasure',
      'Victory',
    ]);
  });

  test('ALC-SETUP-02: eleven kinds of ten and twelve Vineyards, with Potions and randomizers 150 cards', () => {
    const sizes = kingdomPiles('alchemy', 4);
    expect(sizes.size).toBe(12);
    expect([...sizes].filter(([, size]) => size !== 10)).toEqual([['vineyard', 12]]);
    expect(sum(sizes.values())).toBe(122);
    const potions = present(piles(4, { kingdom: kingdom('servants') })['potion']);
    const randomizers = sizes.size;
    expect([potions, randomizers]).toEqual([16, 12]);
    expect(sum(sizes.values()) + potions + randomizers).toBe(150);
  });

  test('ALC-SETUP-08: University is an Action for two coins and a Potion', () => {
    expect(card('university')).toMatchObject({ types: ['Action'], cost: { coins: 2, potions: 1 } });
  });
});

describe('the starting decks', () => {
  test('INT-SETUP-01, INT-SETUP-03: two to six players begin with 7 Coppers and 3 Estates, five of them in hand', () => {
    for (const players of PLAYER_COUNTS) {
      const game = newGame(wish(players));
      expect(game.seats).toHaveLength(players);
      game.seats.forEach((seat, index) => {
        const cards = dealt(game, index);
        expect(cards).toHaveLength(10);
        expect([countOf(cards, 'copper'), countOf(cards, 'estate')]).toEqual([7, 3]);
        expect([seat.hand.length, seat.deck.length, seat.discard.length, seat.inPlay.length]).toEqual([
          5, 5, 0, 0,
        ]);
      });
    }
  });

  test('INT-SETUP-02: every place of a shuffled deck is equally likely to hold an Estate', () => {
    for (const generator of GENERATORS) {
      const decks = seeds(3000).flatMap((seed, index) => {
        const game = newGame(wish(2, { generator, seed: seedFor(generator, seed, index) }));
        return [dealt(game, 0), dealt(game, 1)];
      });
      const places = decks.flatMap((deck) => deck.flatMap((id, place) => (id === 'estate' ? [place] : [])));
      expect(places).toHaveLength(decks.length * 3);
      expectUniform(places, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });

  test('INT-SETUP-02: the decks are shuffled independently of each other', () => {
    const games = seeds(4000).map((seed) => newGame(wish(3, { seed })));
    const onTop = (game: Game, seat: number) => dealt(game, seat)[0] === 'estate';
    for (const [one, other] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      const both = games.filter((game) => onTop(game, one) && onTop(game, other)).length;
      const chance = 0.3 * 0.3;
      const margin = 4 * Math.sqrt(games.length * chance * (1 - chance));
      expect(Math.abs(both - games.length * chance)).toBeLessThanOrEqual(margin);
    }
    const alike = games.filter((game) => dealt(game, 0).join() === dealt(game, 1).join()).length;
    // 120 orders are possible, so a little under one game in a hundred.
    expect(alike).toBeGreaterThan(10);
    expect(alike).toBeLessThan(60);
  });

  test('INT-SETUP-02: nobody is shown the order of a deck, its owner included', () => {
    const game = newGame(wish(2));
    for (const seat of [0, 1, null]) {
      for (const player of view(game, seat).players) {
        expect(player).not.toHaveProperty('deck');
        expect(player).not.toHaveProperty('discard');
      }
    }
  });

  test('INT-SETUP-03: a first hand holds two to five Coppers, three or four far more often', () => {
    const hands = seeds(2000).map((seed) => {
      const game = newGame(wish(2, { seed }));
      return countOf(present(game.seats[1]).hand.map(nameOf), 'copper');
    });
    const counts = tally(hands);
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    for (const [coppers, chance] of [
      [2, 1 / 12],
      [3, 5 / 12],
      [4, 5 / 12],
      [5, 1 / 12],
    ] as const) {
      const margin = 4 * Math.sqrt(hands.length * chance * (1 - chance));
      expect(Math.abs(present(counts.get(coppers)) - hands.length * chance)).toBeLessThanOrEqual(margin);
    }
  });

  test('INT-SETUP-03: the first hand is the top of the deck, told by face to its owner only', () => {
    const told: string[][] = [];
    const game = newGame(wish(2), (event) => {
      if (event.type === 'draw') told.push([String(event.player), ...(event.seenBy ?? []).map(String)]);
    });
    expect(told).toEqual([
      ['0', '0'],
      ['1', '1'],
    ]);
    expect(view(game, 0).players.map((player) => player.hand?.length)).toEqual([5, undefined]);
    expect(view(game, 1).players.map((player) => player.hand?.length)).toEqual([undefined, 5]);
    expect(view(game, null).players.map((player) => player.hand)).toEqual([undefined, undefined]);
  });

  test('the same set-up and seed give the same game, another seed another one', () => {
    for (const generator of GENERATORS) {
      const game = (index: number) =>
        JSON.stringify({
          ...newGame(wish(4, { generator, seed: seedFor(generator, `seed ${index}`, index) })),
          setup: null,
          random: null,
        });
      const games = Array.from({ length: 20 }, (_, index) => game(index));
      expect(Array.from({ length: 20 }, (_, index) => game(index))).toEqual(games);
      expect(new Set(games).size).toBe(20);
    }
  });
});

describe('the Supply', () => {
  test('INT-SETUP-04, INT-VIS-05: both players are shown name, cost and count of all 17 piles', () => {
    const game = newGame(wish(2));
    for (const seat of [0, 1, null]) {
      const shown = view(game, seat).supply;
      expect(shown).toHaveLength(17);
      const sizes = piles(2);
      for (const pile of shown) {
        expect(pile).toEqual({ card: pile.card, count: sizes[pile.card], cost: card(pile.card).cost });
      }
    }
  });

  test('INT-SETUP-06: the Trash is empty at first, for every number of players', () => {
    for (const players of PLAYER_COUNTS) expect(view(newGame(wish(players)), 0).trash).toEqual([]);
  });

  test('INT-SETUP-07: Copper, Silver and Gold are there in every recommended kingdom', () => {
    for (const { id, cards } of kingdoms) {
      const laidOut = piles(3, { kingdom: cards });
      expect([id, laidOut['copper'], laidOut['silver'], laidOut['gold']]).toEqual([id, 39, 40, 30]);
    }
  });

  test('INT-SETUP-08, INT-SETUP-09: 46, 39 or 32 Coppers are left, and always 40 Silvers and 30 Golds', () => {
    const left = [2, 3, 4].map((players) => piles(players));
    expect(left.map((sizes) => sizes['copper'])).toEqual([46, 39, 32]);
    expect(left.map((sizes) => [sizes['silver'], sizes['gold']])).toEqual([
      [40, 30],
      [40, 30],
      [40, 30],
    ]);
  });

  test('INT-SETUP-10, INT-MULTI-04: both boxes of Treasures by wish up to four players, always with five and six', () => {
    const treasures = (players: number, boxes?: 1 | 2) => {
      const sizes = piles(players, boxes === undefined ? {} : { boxes });
      return [sizes['copper'], sizes['silver'], sizes['gold']];
    };
    expect(treasures(2, 2)).toEqual([106, 80, 60]);
    expect(treasures(3, 2)).toEqual([99, 80, 60]);
    expect(treasures(4, 2)).toEqual([92, 80, 60]);
    expect(treasures(4, 1)).toEqual([32, 40, 30]);
    for (const boxes of [undefined, 1, 2] as const) {
      expect(treasures(5, boxes)).toEqual([85, 80, 60]);
      expect(treasures(6, boxes)).toEqual([78, 80, 60]);
    }
  });

  test('INT-SETUP-10: a second box of Treasures changes no other pile', () => {
    const { copper: c1, silver: s1, gold: g1, ...one } = piles(4, { kingdom: VICTORY_DANCE });
    const { copper: c2, silver: s2, gold: g2, ...two } = piles(4, { kingdom: VICTORY_DANCE, boxes: 2 });
    expect(two).toEqual(one);
    expect([c2, s2, g2]).not.toEqual([c1, s1, g1]);
  });

  test('INT-SETUP-12, INT-SETUP-13, INT-MULTI-05, INT-MULTI-06: Victory cards by the number of players', () => {
    const sizes = PLAYER_COUNTS.map((players) => piles(players, { kingdom: VICTORY_DANCE }));
    expect(sizes.map((one) => one['estate'])).toEqual([8, 12, 12, 12, 12]);
    expect(sizes.map((one) => one['duchy'])).toEqual([8, 12, 12, 12, 12]);
    expect(sizes.map((one) => one['province'])).toEqual([8, 12, 12, 15, 18]);
    for (const id of ['duke', 'great-hall', 'harem', 'nobles']) {
      expect(sizes.map((one) => one[id])).toEqual([8, 12, 12, 12, 12]);
    }
    expect(sizes.map((one) => one['pawn'])).toEqual([10, 10, 10, 10, 10]);
  });

  test('INT-SETUP-14: the Estates dealt are not taken from the pile', () => {
    const box = 24;
    const split = [4, 2].map((players) => {
      const game = newGame(wish(players));
      const pile = present(view(game, 0).supply.find((one) => one.card === 'estate')).count;
      const dealtOut = sum(game.seats.map((_seat, seat) => countOf(dealt(game, seat), 'estate')));
      return [pile, dealtOut, box - pile - dealtOut];
    });
    expect(split).toEqual([
      [12, 12, 0],
      [8, 6, 10],
    ]);
  });

  test('INT-SETUP-15, INT-SETUP-17: a position with more cards than the players lay out is refused', () => {
    const provinces = refusal(() =>
      newPosition({
        players: [{ name: 'Ann', deck: Array.from({ length: 9 }, () => 'province') }, { name: 'Bob' }],
        kingdom: [],
      }),
    );
    expect(provinces.code).toBe('too-many-copies');
    expect(provinces.message).toContain('a game of 2 has 8');
    const curses = refusal(() =>
      newPosition({
        players: [{ name: 'Ann', deck: ['curse'] }, { name: 'Bob' }, { name: 'Cleo' }],
        kingdom: [],
        supply: { curse: 20 },
      }),
    );
    expect(curses.code).toBe('too-many-copies');
    expect(curses.message).toContain('a game of 3 has 20');
  });

  test('INT-SETUP-16, INT-MULTI-07: ten Curses for every player but one', () => {
    expect(PLAYER_COUNTS.map((players) => piles(players)['curse'])).toEqual([10, 20, 30, 40, 50]);
  });

  test('INT-SETUP-18: the Curses are there in every recommended kingdom', () => {
    for (const { id, cards } of kingdoms)
      expect([id, piles(2, { kingdom: cards })['curse']]).toEqual([id, 10]);
  });

  test('INT-SETUP-20: ten Kingdom piles of ten and the seven basic ones', () => {
    const laidOut = piles(3);
    expect(FIRST_GAME.map((id) => laidOut[id])).toEqual(FIRST_GAME.map(() => 10));
    expect(Object.keys(laidOut).toSorted()).toEqual([...BASIC, ...FIRST_GAME].toSorted());
  });

  test('INT-SETUP-23: a card that was not chosen has no pile and can be nobody’s', () => {
    const game = newGame(wish(2, { kingdom: VICTORY_DANCE }));
    const baron = present(standardCards.numbers.get('baron'));
    expect(game.piles).not.toContain(baron);
    expect(game.supply[baron]).toBe(-1);
    const error = refusal(() =>
      newPosition({
        players: [{ name: 'Ann', hand: ['baron'] }, { name: 'Bob' }],
        kingdom: ['ironworks'],
      }),
    );
    expect(error.code).toBe('not-in-game');
    expect(error.message).toContain('add it to the kingdom');
  });

  test('the piles lie in the same order, the cheapest first, however the kingdom is written', () => {
    const shown = (cards: readonly string[]) => view(newGame(wish(2, { kingdom: cards })), 0).supply;
    const forth = shown(VICTORY_DANCE);
    expect(shown(VICTORY_DANCE.toReversed())).toEqual(forth);
    const costs = forth.map((pile) => pile.cost.coins);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });

  test('games of one set-up do not share their piles, and a changed set-up is laid out anew', () => {
    const cards = [...FIRST_GAME];
    const first = newGame(wish(2, { kingdom: cards, start: 0 }));
    choose(first, 'buy Copper');
    const second = newGame(wish(2, { kingdom: cards, start: 0 }));
    const coppers = (game: Game) => view(game, 0).supply.find((pile) => pile.card === 'copper')?.count;
    expect([coppers(first), coppers(second)]).toEqual([45, 46]);
    cards[0] = 'witch';
    const third = newGame(wish(2, { kingdom: cards, start: 0 }));
    const kinds = view(third, 0).supply.map((pile) => pile.card);
    expect(kinds).toContain('witch');
    expect(kinds).not.toContain(FIRST_GAME[0]);
    expect(refusal(() => newGame(wish(2, { kingdom: [...cards, 'moat'] }))).code).toBe('repeated-card');
    cards[0] = 'moat';
    expect(refusal(() => newGame(wish(2, { kingdom: cards }))).code).toBe('repeated-card');
    const more = [
      newGame(wish(3, { kingdom: FIRST_GAME })),
      newGame(wish(3, { kingdom: FIRST_GAME, boxes: 2 })),
      newGame(wish(3, { kingdom: FIRST_GAME, further: ['golem'] })),
      newGame(wish(3, { kingdom: FIRST_GAME })),
    ];
    expect(more.map(coppers)).toEqual([39, 99, 39, 39]);
    expect(more.map((game) => game.piles.length)).toEqual([17, 17, 18, 17]);
  });
});

describe('Alchemy', () => {
  const ALCHEMY_KINGDOMS = [
    'forbidden-arts',
    'potion-mixers',
    'chemistry-lesson',
    'servants',
    'secret-research',
    'pools-tools-and-fools',
  ];
  const isAlchemy = (id: string) => setOfCard(id) === 'alchemy';

  test('ALC-SETUP-01: Alchemy cards alone still lie beside all seven basic piles', () => {
    for (const players of PLAYER_COUNTS) {
      const laidOut = piles(players, { kingdom: idsOf('alchemy').slice(0, 10) });
      expect(BASIC.filter((id) => (laidOut[id] ?? 0) > 0)).toEqual(BASIC);
      expect(Object.keys(laidOut)).toHaveLength(18);
    }
  });

  test('ALC-SETUP-01: Alchemy mixes with every other box', () => {
    const mixed = [
      ...idsOf('alchemy').slice(0, 4),
      ...idsOf('base').slice(0, 3),
      ...idsOf('intrigue').slice(0, 3),
    ];
    expect(Object.keys(piles(2, { kingdom: mixed }))).toHaveLength(18);
  });

  test('ALC-SETUP-03: nine or eleven names are refused, and so are ten with Potion', () => {
    const ten = kingdom('chemistry-lesson');
    expect(ten.filter(isAlchemy)).toHaveLength(4);
    expect(refusal(() => setUp(2, { kingdom: ten.slice(1) })).code).toBe('kingdom-size');
    expect(refusal(() => setUp(2, { kingdom: [...ten, 'smithy'] })).code).toBe('kingdom-size');
    expect(refusal(() => setUp(2, { kingdom: ['potion', ...ten.slice(1)] })).code).toBe('basic-card');
    const laidOut = piles(2, { kingdom: ten });
    expect(laidOut['potion']).toBe(16);
    expect(Object.keys(laidOut).filter((id) => !BASIC.includes(id))).toHaveLength(11);
  });

  test('ALC-SETUP-05: one Alchemy card or ten are legal; the six printed kingdoms have four or five', () => {
    const one = ['golem', ...FIRST_GAME.slice(1)];
    expect(newGame(wish(2, { kingdom: one })).piles).toHaveLength(18);
    const ten = idsOf('alchemy').slice(2);
    expect(ten).toHaveLength(10);
    expect(newGame(wish(2, { kingdom: ten })).piles).toHaveLength(18);
    const counts = ALCHEMY_KINGDOMS.map((id) => kingdom(id).filter(isAlchemy).length);
    expect(counts).toEqual([4, 5, 4, 5, 4, 4]);
  });

  test('ALC-SETUP-06: the Alchemy piles of Chemistry Lesson hold ten for any number of players', () => {
    for (const players of PLAYER_COUNTS) {
      const laidOut = piles(players, { kingdom: kingdom('chemistry-lesson') });
      const own = ['alchemist', 'golem', 'philosophers-stone', 'university'];
      expect(own.map((id) => laidOut[id])).toEqual([10, 10, 10, 10]);
    }
  });

  test('ALC-SETUP-07: eight Vineyards for two players, twelve for three to six', () => {
    const sizes = PLAYER_COUNTS.map((players) => piles(players, { kingdom: kingdom('servants') }));
    expect(sizes.map((one) => one['vineyard'])).toEqual([8, 12, 12, 12, 12]);
  });

  test('ALC-SETUP-09: each of the six printed kingdoms has ten cards, three with a Potion in the cost, and the Potions', () => {
    for (const id of ALCHEMY_KINGDOMS) {
      const cards = kingdom(id);
      expect([id, new Set(cards).size]).toEqual([id, 10]);
      expect(cards.filter((one) => card(one).cost.potions > 0).length).toBeGreaterThanOrEqual(3);
      expect([id, piles(2, { kingdom: cards })['potion']]).toEqual([id, 16]);
    }
  });

  test('ALC-POTION-01: any single card with a Potion in its cost brings the Potions in', () => {
    const costly = allCards.filter((one) => one.cost.potions > 0).map((one) => one.id);
    expect(costly).toHaveLength(10);
    for (const id of costly) {
      expect([id, piles(2, { kingdom: [id, ...FIRST_GAME.slice(1)] })['potion']]).toEqual([id, 16]);
    }
  });

  test('ALC-POTION-02: no other kingdom brings them in, not even Herbalist and Apprentice', () => {
    expect(piles(2, { kingdom: ['herbalist', 'apprentice', ...FIRST_GAME.slice(2)] })).not.toHaveProperty(
      'potion',
    );
    const others = kingdoms.filter(({ id }) => !ALCHEMY_KINGDOMS.includes(id));
    expect(others.length).toBeGreaterThan(0);
    for (const { id, cards } of others) {
      expect([id, piles(2, { kingdom: cards })['potion']]).toEqual([id, undefined]);
    }
  });

  test('ALC-POTION-03: a Black Market deck with Golem brings the Potions in, one without does not', () => {
    const market = { kingdom: ['black-market', ...FIRST_GAME.slice(1)] };
    const withGolem = piles(2, { ...market, further: ['witch', 'golem', 'torturer'] });
    expect(withGolem['potion']).toBe(16);
    expect(withGolem).not.toHaveProperty('golem');
    expect(Object.keys(withGolem)).toHaveLength(18);
    const without = piles(2, { ...market, further: ['witch', 'harem', 'torturer'] });
    expect(without).not.toHaveProperty('potion');
    expect(Object.keys(without)).toHaveLength(17);
    // Unless somebody says otherwise, all Kingdom cards of the boxes are in it that have no pile.
    expect(piles(2, market)['potion']).toBe(16);
    const game = newGame(wish(2, market));
    const ids = cardSetOf(game).ids;
    const rest = allCards
      .map(({ id }) => id)
      .filter((id) => BOXES.some((box) => box === setOfCard(id)) && !market.kingdom.includes(id));
    expect(new Set(game.market.map((number) => ids[number]))).toEqual(new Set(rest));
    expect(game.setup.further).toEqual(rest);
  });

  test('ALC-POTION-04: always sixteen Potions, for two to six players and with one box or two', () => {
    for (const boxes of [1, 2] as const) {
      const sizes = PLAYER_COUNTS.map((players) =>
        piles(players, { kingdom: kingdom('secret-research'), boxes }),
      );
      expect(sizes.map((one) => one['potion'])).toEqual([16, 16, 16, 16, 16]);
    }
  });

  test('ALC-POTION-06: Potion is a basic Treasure', () => {
    expect(setOfCard('potion')).toBe('basic');
    expect(card('potion')).toMatchObject({ types: ['Treasure'], cost: { coins: 4, potions: 0 } });
  });
});

describe('who starts', () => {
  test('INT-START-01: nobody is likelier than another to start, whatever the number of players and the generator', () => {
    for (const generator of GENERATORS) {
      for (const players of PLAYER_COUNTS) {
        const starters = seeds(2400).map((seed, index) => {
          const game = newGame(wish(players, { generator, seed: seedFor(generator, seed, index) }));
          expect(decision(game)?.seat).toBe(game.turn.player);
          return game.turn.player;
        });
        expectUniform(starters, possibleStarters(players));
      }
    }
  });

  test('INT-START-01: in a first game everybody may start', () => {
    expect(possibleStarters(4)).toEqual([0, 1, 2, 3]);
    expect(possibleStarters(2, [])).toEqual([0, 1]);
  });

  test('INT-START-02: the left neighbour of the last winner starts, round the corner too', () => {
    expect(possibleStarters(4, [2])).toEqual([3]);
    expect(possibleStarters(4, [3])).toEqual([0]);
    expect(possibleStarters(2, [0])).toEqual([1]);
    expect(possibleStarters(6, [5])).toEqual([0]);
  });

  test('INT-START-02: from a game that Cleo won to the next one, which Dan starts', () => {
    const last = newPosition({
      players: named(4).map((name) => ({ name })),
      kingdom: [],
      supply: { province: 1 },
      turn: { player: 2, phase: 'buy', coins: 8 },
    });
    choose(last, 'buy Province');
    expect(last.over).toBe(true);
    const [start, ...others] = possibleStarters(4, winnersOf(last, standardCards));
    expect(others).toEqual([]);
    const next = newGame(wish(4, { start: present(start) }));
    expect(next.setup.players[next.turn.player]).toBe('Dan');
    expect(decision(next)?.seat).toBe(3);
    choose(next, 'end turn');
    expect(next.setup.players[next.turn.player]).toBe('Ann');
  });

  test('INT-START-03: after a shared victory one of those who did not win starts, each equally likely', () => {
    const starters = possibleStarters(4, [0, 2]);
    expect(starters).toEqual([1, 3]);
    const drawn = seeds(2000).map((seed) =>
      present(starters[randomBelow(seedRandom('fast', seed), starters.length)]),
    );
    expectUniform(drawn, [1, 3]);
    expect(possibleStarters(3, [0, 1])).toEqual([2]);
    expect(possibleStarters(6, [5, 0, 3])).toEqual([1, 2, 4]);
  });

  test('INT-START-04: if everybody shared the victory, anybody may start', () => {
    expect(possibleStarters(2, [0, 1])).toEqual([0, 1]);
    expect(possibleStarters(3, [2, 1, 0])).toEqual([0, 1, 2]);
    const drawn = seeds(2000).map((seed) => newGame(wish(2, { seed })).turn.player);
    expectUniform(drawn, [0, 1]);
  });

  test('a starting player who is named starts, whatever the seed', () => {
    for (const seed of seeds(20)) {
      for (const start of [0, 1, 2]) expect(newGame(wish(3, { seed, start })).turn.player).toBe(start);
    }
  });

  test('the first turn is the starter’s first and nobody else’s', () => {
    const game = newGame(wish(3, { start: 1 }));
    expect(game.seats.map((seat) => seat.turns)).toEqual([0, 1, 0]);
    expect(game.turn).toMatchObject({ number: 1, player: 1, actions: 1, buys: 1, coins: 0, potions: 0 });
  });
});

describe('more than four', () => {
  test('INT-MULTI-01: seven people are seated as three and four, each table with its own numbers', () => {
    expect(tableSizes(7)).toEqual([3, 4]);
    const tables = tableSizes(7).map((players) => piles(players));
    expect(tables.map((sizes) => [sizes['estate'], sizes['duchy'], sizes['province']])).toEqual([
      [12, 12, 12],
      [12, 12, 12],
    ]);
    expect(tables.map((sizes) => sizes['curse'])).toEqual([20, 30]);
  });

  test('INT-MULTI-01: any number of people is split into tables that can all play', () => {
    for (let people = 2; people <= 40; people++) {
      const tables = tableSizes(people);
      expect(sum(tables)).toBe(people);
      expect(Math.max(...tables) - Math.min(...tables)).toBeLessThanOrEqual(1);
      const most = people <= 6 ? 6 : 4;
      expect(tables.every((size) => size >= 2 && size <= most)).toBe(true);
    }
    expect([2, 3, 4, 5, 6].map(tableSizes)).toEqual([[2], [3], [4], [5], [6]]);
    expect(tableSizes(8)).toEqual([4, 4]);
    expect(tableSizes(9)).toEqual([3, 3, 3]);
  });

  test('INT-MULTI-01: fewer than two cannot play, nor half a person', () => {
    for (const people of [1, 0, -3, 2.5, Number.NaN]) {
      const error = refusal(() => tableSizes(people));
      expect(error.code).toBe('too-few-players');
      expect(error.message).toContain('at least 2');
    }
  });

  test('INT-MULTI-02: two tables have kingdoms of their own, and what is bought at one is not missing at the other', () => {
    const one = newGame(wish(3, { kingdom: VICTORY_DANCE, start: 0 }));
    const other = newGame(wish(4, { kingdom: FIRST_GAME, start: 0 }));
    const kindsAt = (game: Game) =>
      view(game, 0)
        .supply.map((pile) => pile.card)
        .filter((id) => !BASIC.includes(id));
    expect(kindsAt(one)).toHaveLength(10);
    expect(kindsAt(other)).toHaveLength(10);
    expect(kindsAt(one).filter((id) => kindsAt(other).includes(id))).toEqual([]);
    const before = JSON.stringify(other);
    choose(one, 'buy Copper');
    expect(view(one, 0).supply.find((pile) => pile.card === 'copper')?.count).toBe(38);
    expect(JSON.stringify(other)).toBe(before);
  });

  test('INT-MULTI-03: five and six may play one game, seven may not and are told what to do', () => {
    expect(MOST_PLAYERS).toBe(6);
    for (const players of [5, 6]) expect(newGame(wish(players)).seats).toHaveLength(players);
    const error = refusal(() => newGame(wish(7)));
    expect(error.code).toBe('too-many-players');
    expect(error.message).toContain('at most 6');
    expect(error.message).toContain('3 + 4');
  });
});

describe('set-ups that are refused say what to change', () => {
  type Case = readonly [
    what: string,
    attempt: Record<string, unknown>,
    code: string,
    ...says: (string | RegExp)[],
  ];
  const cases: readonly Case[] = [
    ['nobody', { players: [] }, 'too-few-players', '0 players', 'at least 2', 'add 2'],
    ['one player', { players: ['Ann'] }, 'too-few-players', /^1 player:/, 'at least 2', 'add 1'],
    ['seven players', { players: NAMES }, 'too-many-players', '7 players', 'at most 6', '3 + 4'],
    ['a repeated name', { players: ['Ann', 'Bob', 'Ann'] }, 'repeated-name', '"Ann"', 'another name'],
    ['a name with a colon', { players: ['Ann', 'B:b'] }, 'bad-name', '"B:b"', 'leave out', 'colon'],
    ['a name with a comma', { players: ['Ann', 'B,b'] }, 'bad-name', '"B,b"', 'leave out', 'comma'],
    ['a name with a #', { players: ['Ann', 'Bob #2'] }, 'bad-name', '"Bob #2"', 'leave out', '#'],
    ['a name of two lines', { players: ['Ann', 'Bo\nb'] }, 'bad-name', 'leave out', 'line breaks'],
    ['a space before a name', { players: [' Ann', 'Bob'] }, 'bad-name', '" Ann"', 'spaces at the ends'],
    ['a space after a name', { players: ['Ann', 'Bob '] }, 'bad-name', '"Bob "', 'spaces at the ends'],
    ['a name of spaces', { players: ['Ann', '  '] }, 'bad-name', 'spaces at the ends'],
    ['an empty name', { players: ['Ann', ''] }, 'bad-name', 'seat 1 has no name', 'give the player one'],
    ['no piles', { kingdom: [] }, 'kingdom-size', '0 Kingdom piles', 'has 10', 'add 10'],
    ['nine piles', { kingdom: FIRST_GAME.slice(1) }, 'kingdom-size', '9 Kingdom piles', 'has 10', 'add 1'],
    [
      'eleven piles',
      { kingdom: [...FIRST_GAME, 'witch'] },
      'kingdom-size',
      '11 Kingdom piles',
      'has 10',
      'take 1 away',
    ],
    [
      'eleven piles for study',
      { kingdom: [...FIRST_GAME, 'witch'], study: true },
      'kingdom-size',
      '11 Kingdom piles',
      'take 1 away',
    ],
    [
      'a card twice',
      { kingdom: ['village', 'village', ...VICTORY_DANCE.slice(2)] },
      'repeated-card',
      '"village"',
      'another card',
    ],
    [
      'an unknown card',
      { kingdom: ['walled-village', ...FIRST_GAME.slice(1)] },
      'unknown-card',
      '"walled-village"',
      'take one of the cards',
    ],
    [
      'an unknown card in a further pile',
      { further: ['walled-village'] },
      'unknown-card',
      '"walled-village"',
      'take one of the cards',
    ],
    ...[...BASIC, 'potion'].map(
      (id) =>
        [
          `the basic card ${id} as a pile`,
          { kingdom: [...FIRST_GAME.slice(1), id] },
          'basic-card',
          `"${id}"`,
          'another card',
        ] satisfies Case,
    ),
    ['a start beyond the last seat', { start: 2 }, 'bad-start', 'seat 2', 'from 0 to 1'],
    ['a start before the first seat', { start: -1 }, 'bad-start', 'seat -1', 'from 0 to 1'],
    ['a start between two seats', { start: 0.5 }, 'bad-start', 'seat 0.5', 'from 0 to 1'],
    ['a start that is no number', { start: Number.NaN }, 'bad-start', 'from 0 to 1'],
    ['a start that is a name', { start: 'Ann' }, 'bad-start', 'seat Ann', 'from 0 to 1'],
    ['an unknown generator', { generator: 'dice' }, 'bad-generator', '"dice"', 'fast', 'secure'],
    [
      'a short secure seed',
      { generator: 'secure', seed: SECURE_SEED.slice(1) },
      'bad-seed',
      '64 hexadecimal digits',
      '"fast"',
    ],
    [
      'a long secure seed',
      { generator: 'secure', seed: `${SECURE_SEED}0` },
      'bad-seed',
      '64 hexadecimal digits',
    ],
    [
      'a secure seed with another letter',
      { generator: 'secure', seed: `g${SECURE_SEED.slice(1)}` },
      'bad-seed',
      '64 hexadecimal digits',
    ],
    ['an empty secure seed', { generator: 'secure', seed: '' }, 'bad-seed', '64 hexadecimal digits'],
  ];

  for (const [what, attempt, code, ...says] of cases) {
    test(`${what} is refused`, () => {
      const error = refusal(() => newGame(unchecked(attempt)));
      expect(error.code).toBe(code);
      expect(error.name).toBe('RuleError');
      for (const words of says) expect(error.message).toMatch(words);
    });
  }

  test('what is refused is refused before any card is dealt, by the check alone', () => {
    const known = cases.filter(([, , code]) => code !== 'bad-seed');
    for (const [what, attempt, code] of known) {
      expect([what, refusal(() => completeSetup(unchecked(attempt))).code]).toEqual([what, code]);
    }
  });

  test('what comes close to being refused is accepted', () => {
    const accepted: readonly Record<string, unknown>[] = [
      {},
      { players: ['Ann', 'Ann B.'] },
      { players: ['ann', 'Ann'] },
      { players: ['Żaneta', 'Ödön', '李', 'O’Hara-Smith 2'] },
      { kingdom: FIRST_GAME.slice(1), study: true },
      { kingdom: [], study: true },
      { start: 0 },
      { start: 1 },
      { generator: 'fast', seed: '' },
      { generator: 'secure', seed: SECURE_SEED },
      { generator: 'secure', seed: SECURE_SEED.toUpperCase() },
    ];
    for (const attempt of accepted) {
      expect(decision(newGame(unchecked(attempt)))).toBeDefined();
    }
  });

  test('the case of a secure seed makes no difference', () => {
    const game = (seed: string) => JSON.stringify(newGame(wish(3, { generator: 'secure', seed })).seats);
    expect(game(SECURE_SEED.toUpperCase())).toBe(game(SECURE_SEED));
  });

  test('a set-up that names no generator gets the fast one and keeps all else', () => {
    const given = wish(2, { start: 1, boxes: 2, further: ['golem'] });
    expect(completeSetup(given)).toEqual({ ...given, generator: 'fast' });
  });
});

describe('what each seat sees', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['estate'], deck: ['gold', 'harem'], discard: ['silver', 'province', 'duke'] },
      { name: 'Bob', hand: ['witch', 'moat'], deck: ['nobles'], discard: ['copper', 'village'] },
    ],
    kingdom: ['duke', 'harem', 'moat', 'nobles', 'mining-village', 'village', 'witch'],
    trash: ['copper', 'estate', 'mining-village'],
    turn: { player: 0, phase: 'buy' },
  });

  test('INT-VIS-01, INT-VIS-02, INT-VIS-06: a deck is counted for its owner only, a discard pile for nobody', () => {
    const [own, other] = view(game, 0).players;
    expect(own).toEqual({
      name: 'Ann',
      handSize: 1,
      hand: ['estate'],
      picked: [],
      deckSize: 2,
      discardTop: 'silver',
      inPlay: [],
      returning: [],
      mat: [],
      matSize: 0,
      tokens: 0,
      turns: 1,
    });
    expect(other).toEqual({
      name: 'Bob',
      handSize: 2,
      discardTop: 'copper',
      inPlay: [],
      returning: [],
      matSize: 0,
      tokens: 0,
      turns: 0,
    });
  });

  test('INT-VIS-03, INT-VIS-06: no hidden card is named anywhere in what is sent to a seat', () => {
    const sent = (seat: number | null) => JSON.stringify({ ...view(game, seat), supply: [] });
    for (const hidden of ['gold', 'harem', 'province', 'duke', 'witch', 'moat', 'nobles', '"village"']) {
      expect(sent(0)).not.toContain(hidden);
    }
    for (const hidden of ['gold', 'harem', 'province', 'duke', 'nobles', '"village"']) {
      expect(sent(1)).not.toContain(hidden);
    }
    expect(sent(1)).toContain('witch');
    for (const hidden of ['gold', 'harem', 'province', 'duke', 'witch', 'moat', 'nobles', '"village"']) {
      expect(sent(null)).not.toContain(hidden);
    }
  });

  test('INT-VIS-04: the whole Trash is shown to every seat and to spectators', () => {
    for (const seat of [0, 1, null]) {
      expect(view(game, seat).trash.toSorted()).toEqual(['copper', 'estate', 'mining-village']);
    }
  });
});
