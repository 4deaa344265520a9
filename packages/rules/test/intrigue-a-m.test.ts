import { describe, expect, test } from 'vitest';
import type { CardDefinition, Decision, Game, GameEvent, PositionPlayer, Step } from '../src/index.ts';
import {
  allCards,
  apply,
  clone,
  decision,
  eventFor,
  findOption,
  newGame,
  newPosition,
  optionWords,
  setOfCard,
  view,
  waitingFor,
} from '../src/index.ts';

function askedOf(game: Game, seat?: number): Decision {
  const asked = decision(game, seat);
  if (asked === undefined) throw new Error('nothing is asked');
  return asked;
}

/** Makes one seat's choice, in the words of the record. */
function say(game: Game, seat: number, words: string, events: GameEvent[] = []): void {
  apply(game, findOption(game, askedOf(game, seat), words), seat, (event) => events.push(event));
}

/** A seat's own hand, as it sees it. */
const handOf = (game: Game, seat: number): readonly string[] => view(game, seat).players[seat]?.hand ?? [];

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

test('INT-DUKE-06: the Duke alone among the 25 Kingdom cards of Intrigue is nothing but a Victory card', () => {
  const intrigue = allCards.filter((card) => setOfCard(card.id) === 'intrigue');
  expect(intrigue).toHaveLength(25);
  const onlyVictory = intrigue.filter((card) => card.types.join() === 'Victory');
  expect(onlyVictory.map((card) => card.id)).toEqual(['duke']);
});

describe('Masquerade asks everybody at once', () => {
  interface Guest extends PositionPlayer {
    /** What this player will pass, and what the hand will be when all have passed. */
    readonly passes?: string;
    readonly after: readonly string[];
  }

  /** A Masquerade just played by the second seat. */
  function masquerade(guests: readonly Guest[]): Game {
    const game = newPosition({
      players: guests.map(({ passes: _passes, after: _after, ...player }) => player),
      kingdom: ['masquerade'],
      turn: { player: 1 },
    });
    say(game, 1, 'play masquerade');
    return game;
  }

  const two: readonly Guest[] = [
    { name: 'Ann', hand: ['copper', 'estate'], passes: 'estate', after: ['copper', 'curse'] },
    {
      name: 'Bob',
      hand: ['masquerade', 'curse'],
      deck: ['gold', 'silver'],
      passes: 'curse',
      after: ['gold', 'silver', 'estate'],
    },
  ];
  const three: readonly Guest[] = [
    { name: 'Ann', hand: ['estate', 'gold', 'gold'], passes: 'estate', after: ['gold', 'gold', 'copper'] },
    {
      name: 'Bob',
      hand: ['masquerade', 'curse'],
      deck: ['gold', 'silver'],
      passes: 'curse',
      after: ['gold', 'silver', 'estate'],
    },
    { name: 'Cleo', hand: ['copper', 'duchy'], passes: 'copper', after: ['duchy', 'curse'] },
  ];
  const six: readonly Guest[] = [
    { name: 'Ann', hand: ['estate', 'gold'], passes: 'estate', after: ['gold', 'copper'] },
    {
      name: 'Bob',
      hand: ['masquerade', 'curse'],
      deck: ['gold', 'silver'],
      passes: 'curse',
      after: ['gold', 'silver', 'estate'],
    },
    { name: 'Cleo', hand: ['estate', 'duchy'], passes: 'estate', after: ['duchy', 'curse'] },
    { name: 'Dan', after: ['estate'] },
    { name: 'Eve', hand: ['copper', 'province'], passes: 'copper', after: ['province'] },
    { name: 'Finn', hand: ['copper', 'copper'], passes: 'copper', after: ['copper', 'copper'] },
  ];

  test.each([
    ['two players', two],
    ['three players', three],
    ['six players, one of them with an empty hand', six],
  ])(
    'INT-MASQUERADE-02, INT-MASQUERADE-07: answers in any order give the same game (%s)',
    (_what, guests) => {
      const start = masquerade(guests);
      const answers = guests.flatMap(({ passes }, seat) => (passes === undefined ? [] : [{ seat, passes }]));
      expect(sorted(waitingFor(start))).toEqual(answers.map(({ seat }) => seat));
      const outcomes = new Set<string>();
      for (const order of orders(answers)) {
        const game = clone(start);
        const events: GameEvent[] = [];
        for (const [at, { seat, passes }] of order.entries()) {
          expect(sorted(waitingFor(game))).toEqual(sorted(order.slice(at).map((answer) => answer.seat)));
          say(game, seat, `pass ${passes}`, events);
        }
        outcomes.add(JSON.stringify({ game, events }));
        for (const [seat, { after }] of guests.entries()) {
          expect(handOf(game, seat).toSorted()).toEqual(after.toSorted());
        }
        expect(waitingFor(game)).toEqual([1]);
        expect(askedOf(game)).toMatchObject({ card: 'masquerade', verb: 'trash', least: 0, most: 1 });
      }
      expect(outcomes.size).toBe(1);
    },
  );

  test('INT-MASQUERADE-03: until all have chosen, no view and no event tells a seat what another chose', () => {
    // What a seat sees may depend on who has chosen and on its own choice, and on nothing else.
    const sights = new Map<string, Set<string>>();
    let positions = 0;
    const explore = (game: Game, chosen: ReadonlyMap<number, string>): void => {
      positions++;
      for (const observer of [0, 1, 2, null]) {
        const own = observer === null ? 'none' : (chosen.get(observer) ?? 'open');
        const key = `${observer ?? 'spectator'}, own choice ${own}, chosen by ${sorted([...chosen.keys()]).join()}`;
        const seen = sights.get(key) ?? new Set();
        sights.set(key, seen.add(JSON.stringify(view(game, observer))));
      }
      const open = waitingFor(game);
      if (open.length === 1) return;
      for (const seat of open) {
        for (const option of askedOf(game, seat).options) {
          const next = clone(game);
          const events: GameEvent[] = [];
          apply(next, option, seat, (event) => events.push(event));
          expect(events).toEqual([]);
          explore(next, new Map([...chosen, [seat, optionWords(game, option)]]));
        }
      }
    };
    explore(masquerade(three), new Map());
    // Nothing chosen; one of 2 + 3 + 2 choices; two of them, in both orders: 2 × (2 × 3 + 2 × 2 + 3 × 2).
    expect(positions).toBe(1 + 7 + 32);
    const leaks = [...sights].filter(([, seen]) => seen.size > 1).map(([key]) => key);
    expect(leaks).toEqual([]);
  });

  test('INT-MASQUERADE-03: what a seat may pass does not change with what its neighbour has chosen', () => {
    const start = masquerade(three);
    const before = askedOf(start, 2);
    expect(before.options.map((option) => optionWords(start, option))).toEqual(['pass Copper', 'pass Duchy']);
    for (const option of askedOf(start, 1).options) {
      const game = clone(start);
      apply(game, option, 1);
      expect(decision(game, 2)).toEqual(before);
      expect(handOf(game, 2)).toEqual(handOf(start, 2));
    }
  });

  test('INT-MASQUERADE-02: after the last answer each card is told to its giver and its receiver alone', () => {
    const game = masquerade(three);
    const events: GameEvent[] = [];
    say(game, 0, 'pass estate', events);
    say(game, 2, 'pass copper', events);
    say(game, 1, 'pass curse', events);
    const passed = events.filter((event) => event.type === 'pass');
    const told = (seat: number | null) =>
      passed.map((event) => eventFor(event, seat).cards?.join() ?? 'a card');
    expect(passed.map(({ player, other }) => [player, other])).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
    expect(told(0)).toEqual(['a card', 'copper', 'estate']);
    expect(told(1)).toEqual(['curse', 'a card', 'estate']);
    expect(told(2)).toEqual(['curse', 'copper', 'a card']);
    expect(told(null)).toEqual(['a card', 'a card', 'a card']);
  });
});

describe('Pawn', () => {
  const bonuses = {
    card: { do: 'plusCards', n: 1 },
    action: { do: 'plusActions', n: 1 },
    buy: { do: 'plusBuys', n: 1 },
    coin: { do: 'plusCoins', n: 1 },
  } satisfies Record<string, Step>;
  type Bonus = keyof typeof bonuses;
  const printed: readonly Bonus[] = ['card', 'action', 'buy', 'coin'];
  const turned = printed.toReversed();
  const pairs = printed.flatMap((one, at) => printed.slice(at + 1).map((two) => [one, two] as const));

  /** A card like Pawn that carries out its bonuses in the opposite order. */
  const turnedPawn: CardDefinition = {
    id: 'turned-pawn',
    types: ['Action'],
    cost: { coins: 2, potions: 0 },
    play: [
      {
        do: 'choose',
        n: 2,
        optional: false,
        asked: 'you',
        modes: turned.map((name) => ({ name, steps: [bonuses[name]] })),
      },
    ],
  };

  const passOn = (game: Game): void => {
    const { seat, verb } = askedOf(game);
    say(game, seat, verb === 'play' ? 'end actions' : 'end turn');
  };

  /** Buys the card in the first turn and plays it for these bonuses as soon as it turns up. */
  function playFor(id: string, picked: readonly Bonus[]) {
    const others = ['cellar', 'market', 'militia', 'mine', 'remodel', 'smithy', 'village', 'witch', 'spy'];
    const game = newGame({
      players: ['Ann', 'Bob'],
      kingdom: [id, ...others],
      seed: 'pawn',
      start: 0,
      ownCards: [turnedPawn],
    });
    say(game, 0, 'play treasures');
    say(game, 0, `buy ${id}`);
    for (let i = 0; i < 20 && !handOf(game, 0).includes(id); i++) passOn(game);
    while (askedOf(game).seat !== 0) passOn(game);
    const before = handOf(game, 0).filter((card) => card !== id);
    const events: GameEvent[] = [];
    say(game, 0, `play ${id}`);
    say(game, 0, `choose ${picked.join('+')}`, events);
    return {
      order: events
        .filter(({ type }) => type === 'draw' || type === 'plus')
        .map(({ what }) => what ?? 'cards'),
      drawn: handOf(game, 0).length - before.length,
      hand: handOf(game, 0),
      turn: view(game, 0).turn,
    };
  }

  test('INT-PAWN-04: card and coin, taken in either order, give one card more in hand and one coin', () => {
    const { order, ...result } = playFor('pawn', ['card', 'coin']);
    expect(order).toEqual(['cards', 'coins']);
    expect(result).toMatchObject({ drawn: 1, turn: { coins: 1, actions: 0, buys: 1 } });
    const { order: other, ...same } = playFor('turned-pawn', ['coin', 'card']);
    expect(other).toEqual(['coins', 'cards']);
    expect(same).toEqual(result);
  });

  test.each(pairs)('INT-PAWN-04: %s and %s give the same in either order', (one, two) => {
    const { order, ...result } = playFor('pawn', [one, two]);
    const { order: other, ...same } = playFor('turned-pawn', [two, one]);
    expect(other).toEqual(order.toReversed());
    expect(same).toEqual(result);
  });
});
