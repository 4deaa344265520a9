// Rulings of the Base set that speak of more than one position: what all views, all set-ups or all cards have in common.

import { describe, expect, test } from 'vitest';
import type { Game, GameEvent, Listener, Position } from '../src/index.ts';
import {
  allCards,
  apply,
  cardSetOf,
  decision,
  findOption,
  newGame,
  newPosition,
  ownedCards,
  pileSizes,
  view,
  waitingFor,
} from '../src/index.ts';

const KINGDOM = [
  'gardens',
  'cellar',
  'market',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'woodcutter',
];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** Makes the choice that these words mean. */
function choose(game: Game, seat: number, words: string, listener: Listener | null = null): void {
  const asked = decision(game, seat);
  if (asked === undefined) throw new Error(`seat ${seat} is not asked and cannot ${words}`);
  apply(game, findOption(game, asked, words), seat, listener);
}

describe('what a seat may know', () => {
  const position = (ann: Position['players'][number], bob: Position['players'][number]): Game =>
    newPosition({
      players: [ann, bob],
      kingdom: ['smithy'],
      supply: { copper: 20, silver: 20, gold: 20, estate: 4, duchy: 4, province: 4, curse: 4, smithy: 4 },
      trash: ['copper', 'estate'],
    });
  const one = position(
    {
      name: 'Ann',
      hand: ['gold', 'smithy'],
      deck: ['copper', 'silver', 'estate'],
      discard: ['duchy', 'copper'],
    },
    { name: 'Bob', hand: ['estate'], deck: ['gold'], discard: ['province', 'curse'] },
  );

  test('BASE-GENERAL-06: neither the cards of the own deck nor a discard pile below its top or its size are in any view', () => {
    const other = position(
      {
        name: 'Ann',
        hand: ['gold', 'smithy'],
        deck: ['province', 'gold', 'smithy'],
        discard: ['duchy', 'silver', 'gold', 'curse'],
      },
      { name: 'Bob', hand: ['estate'], deck: ['gold'], discard: ['province'] },
    );
    for (const seat of [0, 1, null]) expect(view(other, seat)).toEqual(view(one, seat));
  });

  test('BASE-GENERAL-06: the size of the own deck is in the own view and in no other', () => {
    const other = position(
      { name: 'Ann', hand: ['gold', 'smithy'], deck: ['copper', 'silver'], discard: ['duchy', 'copper'] },
      { name: 'Bob', hand: ['estate'], deck: ['gold'], discard: ['province', 'curse'] },
    );
    expect(view(one, 0).players[0]?.deckSize).toBe(3);
    expect(view(other, 0).players[0]?.deckSize).toBe(2);
    for (const seat of [1, null]) expect(view(other, seat)).toEqual(view(one, seat));
  });

  test('BASE-GENERAL-06: the Trash and the sizes of all piles are in every view', () => {
    for (const seat of [0, 1, null]) {
      const seen = view(one, seat);
      expect(seen.trash.toSorted()).toEqual(['copper', 'estate']);
      expect(Object.fromEntries(seen.supply.map((pile) => [pile.card, pile.count]))).toEqual({
        copper: 20,
        silver: 20,
        gold: 20,
        estate: 4,
        duchy: 4,
        province: 4,
        curse: 4,
        smithy: 4,
      });
    }
  });
});

describe('set-up', () => {
  const setup = (players: number, seed: string) => ({
    players: NAMES.slice(0, players),
    kingdom: KINGDOM,
    seed,
  });

  test.each([
    { players: 2, victory: 8, curses: 10, coppers: 46 },
    { players: 3, victory: 12, curses: 20, coppers: 39 },
    { players: 4, victory: 12, curses: 30, coppers: 32 },
  ])(
    'BASE-GENERAL-08, BASE-GARDENS-03: the piles of $players players',
    ({ players, victory, curses, coppers }) => {
      const sizes = pileSizes({ ...setup(players, '1'), generator: 'fast' });
      const others = KINGDOM.filter((id) => id !== 'gardens').map((id) => [id, 10]);
      expect(sizes).toEqual({
        copper: coppers,
        silver: 40,
        gold: 30,
        estate: victory,
        duchy: victory,
        province: victory,
        gardens: victory,
        curse: curses,
        ...Object.fromEntries(others),
      });
    },
  );

  test('BASE-GENERAL-08: everybody has 7 Coppers and 3 Estates, five of them in hand, whatever the seed', () => {
    const hands = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const game = newGame(setup(3, String(seed)));
      const { copper, estate } = cardSetOf(game);
      game.seats.forEach((seat, player) => {
        const owned = ownedCards(game, cardSetOf(game), player);
        expect(owned[copper]).toBe(7);
        expect(owned[estate]).toBe(3);
        expect(owned.reduce((sum, count) => sum + count)).toBe(10);
        expect([seat.hand.length, seat.deck.length]).toEqual([5, 5]);
        hands.add(seat.hand.filter((card) => card === copper).length);
      });
    }
    // The decks are shuffled: all splits come about.
    expect([...hands].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  });
});

describe('Attacks', () => {
  const ATTACKS = [
    'ambassador',
    'pirate-ship',
    'bureaucrat',
    'familiar',
    'militia',
    'minion',
    'saboteur',
    'scrying-pool',
    'spy',
    'swindler',
    'thief',
    'torturer',
    'witch',
  ];
  const playedAgainstMoat = (id: string): Game => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: [id, 'copper', 'estate'], deck: ['silver', 'gold', 'copper', 'copper'] },
        { name: 'Bob', hand: ['moat', 'copper', 'estate', 'silver', 'gold'], deck: ['copper', 'silver'] },
      ],
      kingdom: [...new Set([id, 'moat'])],
    });
    choose(game, 0, `play ${id}`);
    return game;
  };
  const actions = allCards.filter((card) => card.types.includes('Action')).map((card) => card.id);

  test.each(actions)('BASE-MOAT-05: Moat may answer %s if and only if it is an Attack', (id) => {
    const game = playedAgainstMoat(id);
    const asked = decision(game, 1)?.verb === 'reveal';
    expect(asked).toBe(ATTACKS.includes(id));
  });

  test('BASE-THIEF-07: every victim loses a Treasure before the first one is gained', () => {
    const events: GameEvent[] = [];
    const listen = (event: GameEvent): void => {
      events.push(event);
    };
    const game = newPosition(
      {
        players: [
          { name: 'Ann', hand: ['thief'] },
          { name: 'Bob', deck: ['gold', 'silver'] },
          { name: 'Cleo', deck: ['silver', 'copper'] },
          { name: 'Dan', deck: ['estate', 'copper'] },
        ],
        kingdom: ['thief'],
      },
      listen,
    );
    for (const words of [
      'play thief',
      'trash gold',
      'trash silver',
      'trash copper',
      'gain copper',
      'gain gold',
      'gain nothing',
    ]) {
      choose(game, 0, words, listen);
    }
    const told = events
      .filter(({ type }) => type === 'trash' || type === 'gain')
      .map(({ type, player, cards }) => `${type} ${NAMES[player]} ${(cards ?? []).join()}`);
    expect(told).toEqual([
      'trash Bob gold',
      'trash Cleo silver',
      'trash Dan copper',
      'gain Ann copper',
      'gain Ann gold',
    ]);
  });
});

describe('how many cards a text takes', () => {
  const play = (
    position: Position,
    ...choices: readonly (readonly [seat: number, words: string])[]
  ): Game => {
    const game = newPosition(position);
    for (const [seat, words] of choices) choose(game, seat, words);
    return game;
  };
  const bob = { name: 'Bob', hand: ['copper'] };
  const trashOf = (game: Game) => view(game, null).trash;

  test('BASE-CHAPEL-01: after the fourth card a Chapel asks for no fifth', () => {
    const players = [
      { name: 'Ann', hand: ['chapel', 'copper', 'copper', 'copper', 'copper', 'copper'] },
      bob,
    ];
    const trashed = [0, 0, 0, 0].map(() => [0, 'trash copper'] as const);
    const three = play({ players, kingdom: ['chapel'] }, [0, 'play chapel'], ...trashed.slice(1));
    expect(decision(three, 0)?.verb).toBe('trash');
    const four = play({ players, kingdom: ['chapel'] }, [0, 'play chapel'], ...trashed);
    expect(decision(four, 0)?.verb).toBe('buy');
    expect(trashOf(four)).toHaveLength(4);
  });

  test('BASE-MONEYLENDER-03: after one Copper a Moneylender asks for no second', () => {
    const players = [{ name: 'Ann', hand: ['moneylender', 'copper', 'copper', 'copper'] }, bob];
    const game = play({ players, kingdom: ['moneylender'] }, [0, 'play moneylender'], [0, 'trash copper']);
    expect(decision(game, 0)?.verb).toBe('buy');
    expect(trashOf(game)).toEqual(['copper']);
  });

  test('BASE-BUREAUCRAT-04: after one Victory card a Bureaucrat asks for no second', () => {
    const victim = { name: 'Bob', hand: ['estate', 'duchy', 'province', 'copper', 'copper'] };
    const players = [{ name: 'Ann', hand: ['bureaucrat'] }, victim];
    const game = play({ players, kingdom: ['bureaucrat'] }, [0, 'play bureaucrat'], [1, 'topdeck duchy']);
    expect(waitingFor(game)).toEqual([0]);
    expect(view(game, 1).players[1]?.hand).toEqual(['copper', 'copper', 'estate', 'province']);
  });

  test('BASE-THIEF-03: after one Treasure of a victim a Thief asks for no second', () => {
    const players = [
      { name: 'Ann', hand: ['thief'] },
      { name: 'Bob', deck: ['gold', 'gold'] },
    ];
    const game = play({ players, kingdom: ['thief'] }, [0, 'play thief'], [0, 'trash gold']);
    expect(decision(game, 0)?.verb).toBe('gain');
    expect(trashOf(game)).toEqual(['gold']);
  });

  test('BASE-THIEF-05: of two Golds in the Trash only the one just trashed can be taken', () => {
    const players = [
      { name: 'Ann', hand: ['thief'] },
      { name: 'Bob', deck: ['gold', 'estate'] },
    ];
    const game = play(
      { players, kingdom: ['thief'], trash: ['gold'] },
      [0, 'play thief'],
      [0, 'trash gold'],
      [0, 'gain gold'],
    );
    expect(decision(game, 0)?.verb).toBe('buy');
    expect(trashOf(game)).toEqual(['gold']);
  });

  test('BASE-INT-09: after one Treasure a doubled Herbalist asks for no second', () => {
    const ann = {
      name: 'Ann',
      hand: ['throne-room', 'herbalist', 'silver', 'copper'],
      deck: ['estate', 'estate', 'estate'],
    };
    const game = play(
      { players: [ann, bob], kingdom: ['throne-room', 'herbalist'] },
      [0, 'play throne-room'],
      [0, 'play herbalist'],
      [0, 'play treasures'],
      [0, 'end turn'],
      [0, 'discard herbalist'],
      [0, 'topdeck silver'],
    );
    expect(view(game, null).turn.player).toBe(1);
  });
});
