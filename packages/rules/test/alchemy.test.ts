import { describe, expect, test } from 'vitest';
import {
  apply,
  cardSetOf,
  decision,
  eventFor,
  findOption,
  newGame,
  newPosition,
  offeredWords,
  view,
} from '../src/index.ts';
import type { CardDefinition, Game, GameEvent, PositionPlayer, Step } from '../src/index.ts';

/** What the test knows to be there. */
function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('something that the test needs is missing');
  return value;
}

function choose(game: Game, words: string, events?: GameEvent[]): void {
  apply(game, findOption(game, there(decision(game)), words), undefined, (event) => events?.push(event));
}

const handOf = (game: Game, seat: number): string[] =>
  there(game.seats[seat]).hand.map((card) => there(cardSetOf(game).ids[card]));

/** Top first. */
const deckOf = (game: Game, seat: number): string[] =>
  there(game.seats[seat])
    .deck.map((card) => there(cardSetOf(game).ids[card]))
    .toReversed();

// Cards of our own, for rulings on texts that no card of the boxes has.

const trashACard: readonly Step[] = [
  { do: 'pick', verb: 'trash', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
  { do: 'trashThem' },
];

/** Trade a card for another that costs no more. */
const exchange: CardDefinition = {
  id: 'exchange',
  types: ['Action'],
  cost: { coins: 3, potions: 0 },
  play: [
    ...trashACard,
    {
      do: 'gainACard',
      filter: {},
      limit: { exactly: false, it: true, coins: 0 },
      to: 'discard',
      optional: false,
      asked: 'you',
    },
  ],
};

/** Gain a card costing from 3 to 6. */
const prospector: CardDefinition = {
  id: 'prospector',
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play: [
    {
      do: 'gainACard',
      filter: { costsAtLeast: 3 },
      limit: { exactly: false, it: false, coins: 6 },
      to: 'discard',
      optional: false,
      asked: 'you',
    },
  ],
};

/** Ann's turn begins with this hand, in a game that has the home-made card among its piles. */
function gameWith(own: CardDefinition, kingdom: readonly string[], hand: readonly string[]): Game {
  const game = newGame({
    players: ['Ann', 'Bob'],
    kingdom: [own.id, ...kingdom],
    seed: 'own',
    start: 1,
    study: true,
    ownCards: [own],
  });
  const { numbers, isAction } = cardSetOf(game);
  const cards = hand.map((id) => there(numbers.get(id)));
  there(game.seats[0]).hand = cards;
  for (const card of cards) {
    game.supply[card] = there(game.supply[card]) - 1;
    if (isAction[card] === true) game.actionsOut++;
  }
  choose(game, 'end turn');
  expect(decision(game)).toMatchObject({ seat: 0, verb: 'play' });
  return game;
}

describe('costs with a Potion', () => {
  const priced = ['university', 'familiar', 'golem', 'transmute', 'pawn', 'village', 'smithy', 'laboratory'];

  const gainsFor = (trashed: string): string[] => {
    const game = gameWith(exchange, priced, ['exchange', trashed]);
    choose(game, 'play Exchange');
    choose(game, `trash ${trashed}`);
    return offeredWords(game).toSorted();
  };
  const upTo2 = ['gain Copper', 'gain Curse', 'gain Estate', 'gain Pawn'];
  const upTo3 = [...upTo2, 'gain Exchange', 'gain Silver', 'gain Village'];
  const upTo4 = [...upTo3, 'gain Potion', 'gain Smithy'];

  test('ALC-COST-01: a cost is within another if neither its coins nor its Potions are more', () => {
    expect(gainsFor('village')).toEqual(upTo3.toSorted());
    expect(gainsFor('smithy')).toEqual(upTo4.toSorted());
    expect(gainsFor('familiar')).toEqual(
      [...upTo3, 'gain Familiar', 'gain University', 'gain Transmute'].toSorted(),
    );
    expect(gainsFor('golem')).toEqual(
      [...upTo4, 'gain Golem', 'gain Familiar', 'gain University', 'gain Transmute'].toSorted(),
    );
    expect(gainsFor('transmute')).toEqual(['gain Copper', 'gain Curse', 'gain Transmute']);
  });

  test('ALC-COST-15: a card costing from 3 to 6 never has a Potion in its cost', () => {
    const game = gameWith(
      prospector,
      [
        'university',
        'familiar',
        'golem',
        'possession',
        'transmute',
        'pawn',
        'village',
        'laboratory',
        'nobles',
      ],
      ['prospector'],
    );
    choose(game, 'play Prospector');
    expect(offeredWords(game).toSorted()).toEqual([
      'gain Duchy',
      'gain Gold',
      'gain Laboratory',
      'gain Nobles',
      'gain Potion',
      'gain Prospector',
      'gain Silver',
      'gain Village',
    ]);
  });

  test.each([
    ['familiar', 3],
    ['golem', 4],
    ['transmute', 0],
    ['potion', 4],
    ['laboratory', 5],
  ] as const)('ALC-COST-16: %s turned into coins by its cost makes %i and no Potion', (trashed, coins) => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['salvager', trashed, 'estate'] }, { name: 'Bob' }],
      kingdom: ['salvager', 'familiar', 'golem', 'transmute', 'laboratory'],
    });
    choose(game, 'play Salvager');
    choose(game, `trash ${trashed}`);
    expect(view(game, 0).turn).toMatchObject({ coins, potions: 0, buys: 2 });
    expect(view(game, 0).trash).toEqual([trashed]);
    expect(offeredWords(game)).not.toContain('buy Transmute');
  });
});

function apothecaryShows(cards: readonly string[]): Game {
  const game = newPosition({
    players: [{ name: 'Ann', hand: ['apothecary'], deck: ['curse', ...cards, 'province'] }, { name: 'Bob' }],
    kingdom: ['apothecary'],
  });
  choose(game, 'play Apothecary');
  return game;
}

describe('Apothecary', () => {
  const shown = ['gold', 'estate', 'duchy', 'copper'];

  test.each([
    ['gold', 'estate', 'duchy'],
    ['gold', 'duchy', 'estate'],
    ['estate', 'gold', 'duchy'],
    ['estate', 'duchy', 'gold'],
    ['duchy', 'gold', 'estate'],
    ['duchy', 'estate', 'gold'],
  ] as const)('ALC-APOTHECARY-05: back go %s, then %s, then %s on top', (first, second, third) => {
    const game = apothecaryShows(shown);
    choose(game, `topdeck ${first}`);
    choose(game, `topdeck ${second}`);
    // The third leaves no choice, and may or may not have to be said.
    if (decision(game)?.card === 'apothecary') choose(game, `topdeck ${third}`);
    expect(deckOf(game, 0)).toEqual([third, second, first, 'province']);
    expect(handOf(game, 0).toSorted()).toEqual(['copper', 'curse']);
  });

  /** All that Bob and a spectator come to know while Ann puts the cards back in this order, the last on top. */
  const knownToOthers = (game: Game, order: readonly string[]): unknown[] => {
    const events: GameEvent[] = [];
    const seen: unknown[] = [];
    for (const card of order) {
      if (decision(game)?.card !== 'apothecary') break;
      choose(game, `topdeck ${card}`, events);
      seen.push(view(game, 1), view(game, null));
    }
    expect(deckOf(game, 0)).toEqual([...order.toReversed(), 'province']);
    return [seen, events.map((event) => eventFor(event, 1)), events.map((event) => eventFor(event, null))];
  };

  test('ALC-APOTHECARY-05: while the cards go back, the others cannot see which one went first', () => {
    expect(knownToOthers(apothecaryShows(shown), ['gold', 'estate', 'duchy'])).toEqual(
      knownToOthers(apothecaryShows(shown), ['duchy', 'gold', 'estate']),
    );
  });

  test('ALC-APOTHECARY-05: how often the player is asked does not tell the others the order', () => {
    const twoAlike = ['silver', 'silver', 'estate', 'copper'];
    expect(knownToOthers(apothecaryShows(twoAlike), ['silver', 'estate', 'silver'])).toEqual(
      knownToOthers(apothecaryShows(twoAlike), ['estate', 'silver', 'silver']),
    );
  });
});

describe("Philosopher's Stone", () => {
  const stoneOn = (discard: readonly string[]): { game: Game; events: GameEvent[] } => {
    const ann: PositionPlayer = { name: 'Ann', hand: ['philosophers-stone'], deck: ['copper'], discard };
    const game = newPosition({
      players: [ann, { name: 'Bob' }],
      kingdom: ['philosophers-stone'],
      supply: { silver: 20, gold: 20 },
      turn: { phase: 'buy' },
    });
    return { game, events: [] };
  };

  test('ALC-STONE-09: only while the Stone is counted does its player see the discard pile below the top', () => {
    const rich = stoneOn(['estate', 'gold', 'gold', 'gold']);
    const poor = stoneOn(['estate', 'silver', 'silver', 'silver']);
    expect(view(rich.game, 0)).toEqual(view(poor.game, 0));
    for (const { game, events } of [rich, poor]) choose(game, "play Philosopher's Stone", events);
    const looks = ({ events }: { events: GameEvent[] }, seat: number | null): GameEvent[] =>
      events.filter((event) => event.type === 'look').map((event) => eventFor(event, seat));
    expect(there(looks(rich, 0)[0]?.cards).toSorted()).toEqual(['estate', 'gold', 'gold', 'gold']);
    expect(there(looks(poor, 0)[0]?.cards).toSorted()).toEqual(['estate', 'silver', 'silver', 'silver']);
    for (const seat of [1, null]) {
      expect(looks(rich, seat)).toHaveLength(1);
      expect(looks(rich, seat)).toEqual(looks(poor, seat));
      expect(view(rich.game, seat)).toEqual(view(poor.game, seat));
    }
    expect(view(rich.game, 0)).toEqual(view(poor.game, 0));
  });
});

describe('Vineyard', () => {
  test('ALC-VINEYARD-02: no view shows a score before the game is over', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['vineyard', 'village', 'village', 'village'] },
        { name: 'Bob', hand: ['copper'] },
      ],
      kingdom: ['vineyard', 'village'],
      supply: { province: 1 },
      turn: { phase: 'buy', coins: 8 },
    });
    for (const seat of [0, 1, null]) expect(view(game, seat).result).toBeNull();
    choose(game, 'buy Province');
    for (const seat of [0, 1, null]) {
      expect(view(game, seat).result?.scores[0]).toMatchObject({
        points: 7,
        parts: expect.arrayContaining([{ card: 'vineyard', count: 1, points: 1 }]) as unknown,
      });
    }
  });
});
