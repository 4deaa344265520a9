// What scenarios cannot show of a possessed turn: moments between two choices, refusals, home-made cards, and
// what must hold in every possessed turn, whatever is played in it.

import { describe, expect, test } from 'vitest';
import type { CardDefinition, Decision, Game, GameEvent, Listener, Position } from '../src/index.ts';
import {
  EMPTY,
  NOBODY,
  RuleError,
  apply,
  cardSetOf,
  clone,
  decision,
  eventFor,
  findOption,
  newGame,
  newPosition,
  offeredWords,
  ownedCards,
  randomBelow,
  seedRandom,
  view,
  waitingFor,
} from '../src/index.ts';

const ANN = 0;
const BOB = 1;
const CLEO = 2;

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}

function asks(game: Game, seat: number): Decision {
  const asked = decision(game, seat);
  if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
  return asked;
}

const seatView = (game: Game, seat: number | null, player: number) => at(view(game, seat).players, player);

/** Each word of choice in turn, made by this seat. */
function choose(game: Game, seat: number, words: readonly string[], listener: Listener | null = null): void {
  for (const one of words) apply(game, findOption(game, asks(game, seat), one), seat, listener);
}

const times = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);

const tracyAndTyler: Position = {
  players: [
    {
      name: 'Tracy',
      hand: ['possession', 'potion', 'philosophers-stone', 'copper', 'copper'],
      deck: times(11, 'copper'),
      discard: [...times(3, 'copper'), ...times(3, 'estate')],
    },
    {
      name: 'Tyler',
      hand: ['apprentice', 'herbalist', 'potion', 'silver', 'silver'],
      deck: ['gold', 'copper', 'copper', 'estate', 'duchy', 'silver', 'curse', 'gold'],
    },
  ],
  kingdom: ['possession', 'philosophers-stone', 'familiar', 'apprentice', 'herbalist', 'vineyard'],
};

const TRACY = 0;
const TYLER = 1;

describe('the example turn of Tracy and Tyler', () => {
  test('ALC-EXAMPLE-04: the Familiar bought, 2 coins and no Buy are left, and 7 cards lie in the discard pile', () => {
    const game = newPosition(tracyAndTyler);
    const seen: unknown[] = [];
    const listener: Listener = (event) => {
      if (event.type !== 'phase' || event.what !== 'clean-up') return;
      const { turn } = view(game, TRACY);
      const own = at(game.seats, TRACY);
      seen.push({
        coins: turn.coins,
        potions: turn.potions,
        buys: turn.buys,
        discard: own.discard.length,
        top: seatView(game, TYLER, TRACY).discardTop,
        inPlay: own.inPlay.length,
        asked: waitingFor(game),
      });
    };
    choose(game, TRACY, ['play possession', 'play philosophers-stone', 'play potion', 'play treasures']);
    choose(game, TRACY, ['buy familiar'], listener);
    expect(seen).toEqual([
      { coins: 2, potions: 0, buys: 0, discard: 7, top: 'familiar', inPlay: 5, asked: [] },
    ]);
    expect(game.turn.player).toBe(TYLER);
  });

  test('ALC-EXAMPLE-13, ALC-POSSESSION-06: Tracy sees the new hand until the possessed turn ends, and not a moment longer', () => {
    const game = newPosition(tracyAndTyler);
    choose(game, TRACY, ['play possession', 'end turn']);
    choose(game, TRACY, ['play apprentice', 'trash silver', 'play herbalist', 'play treasures', 'end turn']);
    const seen: string[] = [];
    const listener: Listener = (event) => {
      if (event.player !== TYLER || !['draw', 'return', 'turn'].includes(event.type)) return;
      const hands = [TRACY, TYLER, null].map(
        (seat) => seatView(game, seat, TYLER).hand?.join(' ') ?? 'hidden',
      );
      seen.push(`${event.type}: ${hands.join(' / ')}`);
    };
    choose(game, TRACY, ['discard herbalist', 'topdeck copper'], listener);
    const hand = 'copper silver estate duchy curse';
    expect(seen).toEqual([
      `draw: ${hand} / ${hand} / hidden`,
      `return: ${hand} / ${hand} / hidden`,
      `turn: hidden / ${hand} / hidden`,
    ]);
  });
});

describe('a possessed turn', () => {
  test('ALC-POSSESSION-05: each card drawn one by one is in the view of the possessor at once, in that of nobody else', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['copper'] },
        {
          name: 'Bob',
          hand: ['library', 'estate', 'estate', 'estate'],
          deck: ['gold', 'silver', 'curse', 'duchy'],
        },
        { name: 'Cleo', hand: ['copper'] },
      ],
      kingdom: ['library'],
      turn: { player: BOB, possessor: ANN },
    });
    const seen: unknown[] = [];
    const listener: Listener = (event) => {
      if (event.type !== 'draw') return;
      const sizes = [ANN, BOB, CLEO, null].map((seat) => seatView(game, seat, BOB).hand?.length);
      seen.push(sizes);
      for (const seat of [CLEO, null]) expect(eventFor(event, seat).cards).toBeUndefined();
      for (const seat of [ANN, BOB]) expect(eventFor(event, seat).cards).toHaveLength(1);
    };
    choose(game, ANN, ['play library', ...times(4, 'set aside nothing')], listener);
    expect(seen).toEqual([4, 5, 6, 7].map((size) => [size, size, undefined, undefined]));
  });

  test('ALC-POSSESSION-07: what a card lets only the possessed player look at, the possessor sees with him', () => {
    const archive: CardDefinition = {
      id: 'archive',
      types: ['Action'],
      cost: { coins: 3, potions: 0 },
      play: [{ do: 'lookThroughDiscard' }],
    };
    const game = newGame({
      players: ['Ann', 'Bob', 'Cleo'],
      kingdom: ['possession', 'archive'],
      seed: 'archive',
      start: ANN,
      study: true,
      ownCards: [archive],
    });
    const number = (id: string) => cardSetOf(game).ids.indexOf(id);
    // In the first round each has five cards in hand and five in the deck, which make the second hand.
    at(game.seats, ANN).deck[0] = number('possession');
    at(game.seats, BOB).deck[0] = number('archive');
    game.actionsOut = 2;
    choose(game, ANN, ['end turn']);
    for (const seat of [BOB, CLEO]) choose(game, seat, ['end actions', 'end turn']);
    const looks: GameEvent[] = [];
    choose(game, ANN, ['play possession', 'end turn']);
    const discard = at(game.seats, BOB).discard.map((card) => at(cardSetOf(game).ids, card));
    expect(discard).toHaveLength(5);
    choose(game, ANN, ['play archive'], (event) => {
      if (event.type === 'look') looks.push(event);
    });
    expect(looks).toHaveLength(1);
    expect([ANN, BOB, CLEO, null].map((seat) => eventFor(at(looks, 0), seat).cards)).toEqual([
      discard,
      discard,
      undefined,
      undefined,
    ]);
  });

  test('ALC-POSSESSION-09: a choice sent by the possessed player is refused and changes nothing', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['copper'] },
        { name: 'Bob', hand: ['village', 'steward'], deck: ['copper', 'estate', 'gold'] },
      ],
      kingdom: ['village', 'steward'],
      turn: { player: BOB, possessor: ANN },
    });
    let refused = 0;
    // At every question of the turn Bob tries each of its options himself; Ann's choice then stands.
    for (const words of [
      'play village',
      'play steward',
      'choose trash',
      'trash copper',
      'end actions',
      'buy copper',
    ]) {
      expect(game.turn).toMatchObject({ player: BOB, possessor: ANN });
      expect(decision(game, BOB)).toBeUndefined();
      expect(view(game, BOB).decision).toBeNull();
      expect(decision(game, ANN)).toMatchObject({ seat: ANN, player: BOB });
      const before = clone(game);
      for (const option of asks(game, ANN).options) {
        expect(() => apply(game, option, BOB)).toThrow(RuleError);
        refused++;
      }
      expect(game).toEqual(before);
      if (offeredWords(game, ANN).some((one) => one.toLowerCase() === words)) choose(game, ANN, [words]);
    }
    expect(refused).toBeGreaterThan(10);
    expect(game.turn).toMatchObject({ player: BOB, possessor: NOBODY });
    expect(decision(game, BOB)).toMatchObject({ seat: BOB, player: BOB });
  });

  test('ALC-POSSESSION-18, ALC-POSSESSION-19: the possessor passes for both and then trashes for the possessed player', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['curse', 'copper'] },
        {
          name: 'Bob',
          hand: ['masquerade', 'province', 'silver'],
          deck: ['estate', 'estate', ...times(5, 'copper')],
        },
      ],
      kingdom: ['masquerade'],
      turn: { player: BOB, possessor: ANN },
    });
    choose(game, ANN, ['play masquerade']);
    expect(decision(game, ANN)).toMatchObject({ seat: ANN, player: BOB });
    choose(game, ANN, ['pass province']);
    expect(decision(game, ANN)).toMatchObject({ seat: ANN, player: ANN });
    choose(game, ANN, ['pass curse']);
    expect(seatView(game, ANN, ANN).hand).toEqual(['copper', 'province']);
    expect(seatView(game, BOB, BOB).hand).toEqual(['silver', 'estate', 'estate', 'curse']);
    expect(decision(game, ANN)).toMatchObject({ seat: ANN, player: BOB, verb: 'trash' });
    choose(game, ANN, ['trash silver']);
    expect(seatView(game, BOB, BOB).returning).toEqual(['silver']);
    expect(game.trash).toEqual([]);
    choose(game, ANN, ['end turn']);
    expect(seatView(game, BOB, BOB).discardTop).toBe('silver');
    expect(seatView(game, ANN, ANN).hand).toEqual(['copper', 'province']);
  });
});

// Random play with decks full of Possessions and of whatever trashes, gains, attacks, reveals and passes.

const KINGDOMS = [
  [
    'possession',
    'throne-room',
    'golem',
    'thief',
    'masquerade',
    'swindler',
    'scrying-pool',
    'library',
    'secret-chamber',
    'chapel',
  ],
  [
    'possession',
    'village',
    'mine',
    'bureaucrat',
    'saboteur',
    'torturer',
    'feast',
    'apprentice',
    'herbalist',
    'moat',
  ],
  [
    'possession',
    'festival',
    'spy',
    'remodel',
    'mining-village',
    'trading-post',
    'transmute',
    'university',
    'alchemist',
    'militia',
  ],
] as const;
const MOST_CHOICES = 1500;

function drawnFrom<T>(items: readonly T[], random: ReturnType<typeof seedRandom>): T {
  return at(items, randomBelow(random, items.length));
}

function randomPosition(players: number, kingdom: readonly string[], seed: string): Position {
  const random = seedRandom('fast', seed);
  const treasures = ['copper', 'silver', 'gold', 'potion', 'estate'];
  const deck = () => [
    ...times(2, 'possession'),
    ...kingdom.slice(1).flatMap((card) => (randomBelow(random, 3) > 0 ? [card] : [])),
    ...times(6, '').map(() => drawnFrom(treasures, random)),
  ];
  const shuffled = (cards: string[]) => {
    const order = cards.map((card) => ({ card, at: randomBelow(random, 1_000_000) }));
    return order.toSorted((a, b) => a.at - b.at).map(({ card }) => card);
  };
  return {
    players: ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, players).map((name) => {
      const cards = shuffled(deck());
      return { name, hand: cards.slice(0, 5), deck: cards.slice(5) };
    }),
    kingdom,
    seed,
  };
}

/** How many of each card there are, wherever they lie. */
function census(game: Game): number[] {
  const set = cardSetOf(game);
  const count = set.ids.map((_id, card) => Math.max(0, at(game.supply, card)));
  for (const card of game.trash) count[card] = at(count, card) + 1;
  game.seats.forEach((_seat, player) => {
    ownedCards(game, set, player).forEach((owned, card) => (count[card] = at(count, card) + owned));
  });
  return count;
}

/** Everything that is wrong about one event of a possessed turn. */
function faultsOf(game: Game, event: GameEvent): string[] {
  const { player, possessor } = game.turn;
  if (possessor === NOBODY || event.type === 'turn') return [];
  const faults: string[] = [];
  const mine = event.player === player;
  if (mine && event.type === 'gain') faults.push('the possessed player gains');
  if (mine && event.type === 'trash') faults.push('a card of the possessed player is trashed');
  if (
    event.type === 'gain' &&
    event.player === possessor &&
    event.because === null &&
    event.to !== 'discard'
  ) {
    faults.push('a card bought lies elsewhere than on the possessor’s discard pile');
  }
  const eyes = event.seenBy;
  if (
    mine &&
    eyes !== undefined &&
    event.from !== 'deck' &&
    !(eyes.includes(player) && eyes.includes(possessor))
  ) {
    faults.push('possessor and possessed player are told different things');
  }
  const others = game.seats
    .map((_seat, seat) => seat)
    .filter((seat) => seat !== player && seat !== possessor);
  const concerned = [event.player, event.other];
  if (eyes?.some((seat) => others.includes(seat) && !concerned.includes(seat)) === true) {
    faults.push('somebody else is told a hidden card');
  }
  if (event.player === possessor && eyes?.includes(player) === true && event.other !== player) {
    faults.push('the possessed player is told a hidden card of the possessor');
  }
  return faults.map((fault) => `${fault}: ${JSON.stringify(event)}`);
}

function faultsOfViews(game: Game): string[] {
  const { turn } = game;
  const faults: string[] = [];
  const seats = game.seats.map((_seat, seat) => seat);
  for (const seat of [...seats, null]) {
    for (const player of seats) {
      const may = seat === player || (seat !== null && seat === turn.possessor && player === turn.player);
      const { hand, picked, deckSize } = seatView(game, seat, player);
      if (
        (hand !== undefined) !== may ||
        (picked !== undefined) !== may ||
        (deckSize !== undefined) !== may
      ) {
        faults.push(`turn ${turn.number}: the view of ${String(seat)} on ${player}`);
      }
    }
  }
  for (const asked of game.asks) {
    const decider = asked.player === turn.player && turn.possessor !== NOBODY ? turn.possessor : asked.player;
    if (asked.seat !== decider) faults.push(`turn ${turn.number}: ${asked.seat} decides for ${asked.player}`);
  }
  game.seats.forEach((seat, player) => {
    const possessed = turn.possessor !== NOBODY && player === turn.player;
    if (!possessed && seat.returning.length > 0)
      faults.push(`turn ${turn.number}: cards of ${player} are still aside`);
    if (player !== turn.player && seat.inPlay.some((card) => card !== EMPTY))
      faults.push(`turn ${turn.number}: ${player} has cards in play`);
  });
  return faults;
}

describe('whatever is played in a possessed turn', () => {
  const cases = KINGDOMS.flatMap((kingdom, which) =>
    [2, 3, 4].flatMap((players) =>
      [1, 2].map((run) => ({ kingdom, players, seed: `${which}-${players}-${run}` })),
    ),
  );
  test.each(cases)(
    'ALC-POSSESSION-09, ALC-POSSESSION-10, ALC-POSSESSION-13: decisions, gains, trashed cards and secrets stay in order, game $seed',
    ({ kingdom, players, seed }) => {
      const faults: string[] = [];
      let possessedTurns = 0;
      const random = seedRandom('fast', `choices ${seed}`);
      const game = newPosition(randomPosition(players, kingdom, seed));
      const all = census(game);
      const listener: Listener = (event) => {
        faults.push(...faultsOf(game, event));
        if (event.type === 'turn' && event.other !== undefined) possessedTurns++;
      };
      for (let i = 0; i < MOST_CHOICES && !game.over; i++) {
        const asked = asks(game, drawnFrom(waitingFor(game), random));
        apply(game, drawnFrom(asked.options, random), asked.seat, listener);
        faults.push(...faultsOfViews(game));
        expect(census(game)).toEqual(all);
        expect(faults).toEqual([]);
      }
      expect(possessedTurns).toBeGreaterThan(0);
    },
  );
});
