// Rulings about the turn that a scenario cannot show: what holds over many shuffles, what lies between two choices,
// and what no seat may see.

import { describe, expect, test } from 'vitest';
import type { CardId, Chooser, Game, GameEvent, Listener, Position, Seat } from '../src/index.ts';
import {
  EMPTY,
  PHASES,
  apply,
  cardSetOf,
  decision,
  eventFor,
  findOption,
  newGame,
  newPosition,
  optionParts,
  optionWords,
  playOut,
  randomBelow,
  randomChooser,
  seedRandom,
  view,
} from '../src/index.ts';

const KINGDOM = [
  'cellar',
  'chapel',
  'village',
  'woodcutter',
  'chancellor',
  'pawn',
  'great-hall',
  'steward',
  'smithy',
  'militia',
];

/** What a test knows to be there. */
function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected something, found nothing');
  return value;
}

const names = (game: Game, cards: readonly number[]): CardId[] =>
  cards.filter((card) => card !== EMPTY).map((card) => sure(cardSetOf(game).ids[card]));
const seatOf = (game: Game, seat: number): Seat => sure(game.seats[seat]);
const topFirst = (game: Game, cards: readonly number[]): CardId[] => names(game, cards).toReversed();

/** Makes the choices, given in words, of whoever is asked. */
function choose(game: Game, choices: readonly string[], listener: Listener | null = null): void {
  for (const words of choices) {
    apply(game, findOption(game, sure(decision(game)), words), undefined, listener);
  }
}

/** The turn and the first player's discard pile at the moment when Clean-up begins. */
function atCleanUp(position: Position, choices: readonly string[]) {
  const game = newPosition(position);
  const found: { buys: number; coins: number; discard: CardId[] }[] = [];
  choose(game, choices, (event) => {
    if (event.type !== 'phase' || event.what !== 'clean-up') return;
    const { buys, coins } = game.turn;
    found.push({ buys, coins, discard: topFirst(game, seatOf(game, 0).discard) });
  });
  expect(found).toHaveLength(1);
  return sure(found[0]);
}

const buying = (kingdom: readonly CardId[], coins: number, buys: number): Position => ({
  players: [{ name: 'Ann' }, { name: 'Bob' }],
  kingdom,
  turn: { phase: 'buy', coins, buys },
});

describe('turns', () => {
  test('INT-TURN-02: in whole games of random choices no turn ever goes back to an earlier phase', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = newGame({ players: ['Ann', 'Bob', 'Cleo'], kingdom: KINGDOM, seed: `phases ${seed}` });
      const random = seedRandom('fast', `choices ${seed}`);
      const passed: [turn: number, phase: number][] = [];
      const wrong: string[] = [];
      const any = randomChooser(random);
      const chooser: Chooser = (_game, asked) => {
        const { number, phase } = view(game, null).turn;
        passed.push([number, PHASES.indexOf(phase)]);
        const option = any(game, asked);
        const { verb } = optionParts(game, option);
        if (verb === 'buy' && phase !== 'buy') wrong.push(`buys in the ${phase} phase`);
        if (verb === 'end-actions' && phase !== 'action') wrong.push(`ends actions in the ${phase} phase`);
        return option;
      };
      playOut(game, chooser, { until: (_game, made) => made === 600 });
      expect(wrong).toEqual([]);
      expect(passed).toEqual(
        passed.toSorted(([turn, phase], [turn2, phase2]) => turn - turn2 || phase - phase2),
      );
      expect(new Set(passed.map(([, phase]) => phase))).toEqual(new Set([0, 1]));
    }
  });

  test('INT-TURN-04: nobody holds or can play an Action in the first two turns, whatever was bought', () => {
    let early = 0;
    let boughtFirst = 0;
    let heldThird = 0;
    for (let seed = 0; seed < 100; seed++) {
      const game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: `start ${seed}` });
      const set = cardSetOf(game);
      const random = seedRandom('fast', `choices ${seed}`);
      const chooser: Chooser = (_game, { options }) => {
        const { player, number } = game.turn;
        const { hand, turns } = seatOf(game, player);
        expect(turns).toBe(Math.ceil(number / 2));
        const held = hand.filter((card) => set.isAction[card] === true).length;
        const playable = options.filter((option) => playsAnAction(game, option)).length;
        if (turns <= 2) early += held + playable;
        else if (held > 0) heldThird++;
        // Treasures first, then any Action that can be paid; else whatever chance says.
        const treasures = options.find((option) => optionWords(game, option) === 'play treasures');
        const kingdom = options.filter((option) => {
          const { verb, card } = optionParts(game, option);
          return verb === 'buy' && card !== null && KINGDOM.includes(card);
        });
        const among = treasures !== undefined ? [treasures] : kingdom.length > 0 ? kingdom : options;
        const option = sure(among[randomBelow(random, among.length)]);
        if (turns === 1 && kingdom.includes(option)) boughtFirst++;
        return option;
      };
      playOut(game, chooser, { until: ({ turn }) => turn.number > 6 });
    }
    expect(early).toBe(0);
    // The counter-check: Actions were bought in every first turn, and some hands of the third turn hold them.
    expect(boughtFirst).toBe(200);
    expect(heldThird).toBeGreaterThan(100);
  });
});

function playsAnAction(game: Game, option: number): boolean {
  const { verb, card } = optionParts(game, option);
  return verb === 'play' && card !== null && KINGDOM.includes(card);
}

describe('Action phase', () => {
  test('INT-ACTION-04: Upgrade is laid out, draws, gives its Action, trashes and gains, in this order', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['upgrade', 'copper', 'copper', 'estate', 'estate'], deck: ['silver', 'gold'] },
        { name: 'Bob' },
      ],
      kingdom: ['upgrade', 'village'],
    });
    const told: unknown[] = [];
    const listener: Listener = (event) => {
      const { hand, inPlay } = seatOf(game, 0);
      told.push([event.type, hand.length, inPlay.length, game.turn.actions]);
    };
    expect(seatOf(game, 0).hand).toHaveLength(5);
    choose(game, ['play Upgrade', 'trash Estate', 'gain Village'], listener);
    expect(told).toEqual([
      ['play', 4, 1, 0],
      ['draw', 5, 1, 0],
      ['plus', 5, 1, 1],
      ['trash', 4, 1, 1],
      ['gain', 4, 1, 1],
    ]);
  });

  test('INT-TERM-ACTION-04: after Shanty Town every seat and every spectator sees 2 Actions left', () => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['shanty-town', 'pawn', 'copper'] }, { name: 'Bob' }, { name: 'Cleo' }],
      kingdom: ['shanty-town', 'pawn'],
    });
    choose(game, ['play Shanty Town']);
    for (const seat of [0, 1, 2, null]) expect(view(game, seat).turn.actions).toBe(2);
  });

  test('INT-CHOOSE-05: after Pawn and Steward every seat and every spectator sees 3 coins', () => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['pawn', 'steward', 'gold'] }, { name: 'Bob' }, { name: 'Cleo' }],
      kingdom: ['pawn', 'steward'],
    });
    choose(game, ['play Pawn', 'choose action+coin', 'play Steward', 'choose coins']);
    for (const seat of [0, 1, 2, null]) {
      const { turn, players } = view(game, seat);
      expect(turn.coins).toBe(3);
      expect(players[0]?.inPlay).toEqual(['pawn', 'steward']);
    }
  });
});

describe('Buy phase: what is left when the last Buy is spent', () => {
  test('INT-TERM-BUY-01: 5 coins and 2 Buys make a Silver and an Estate, and then nothing more', () => {
    expect(atCleanUp(buying([], 5, 2), ['buy Silver', 'buy Estate'])).toEqual({
      buys: 0,
      coins: 0,
      discard: ['estate', 'silver'],
    });
  });

  test('INT-BUY-07: 6 coins, a Courtyard and a Silver leave 1 coin', () => {
    const { buys, coins } = atCleanUp(buying(['courtyard'], 6, 2), ['buy Courtyard', 'buy Silver']);
    expect({ buys, coins }).toEqual({ buys: 0, coins: 1 });
  });

  test('INT-BUY-08: 2 Golds and 2 Buys end with 0 coins, 0 Buys and Ironworks on top of Courtyard', () => {
    const position: Position = {
      players: [{ name: 'Ann', hand: ['gold', 'gold'] }, { name: 'Bob' }],
      kingdom: ['courtyard', 'ironworks'],
      turn: { phase: 'buy', buys: 2 },
    };
    expect(atCleanUp(position, ['play Gold', 'play Gold', 'buy Courtyard', 'buy Ironworks'])).toEqual({
      buys: 0,
      coins: 0,
      discard: ['ironworks', 'courtyard'],
    });
  });

  test('INT-BUY-09: a Harem for 6 and a Copper for nothing end with 0 coins and 0 Buys', () => {
    expect(atCleanUp(buying(['harem'], 6, 2), ['buy Harem', 'buy Copper'])).toEqual({
      buys: 0,
      coins: 0,
      discard: ['copper', 'harem'],
    });
  });

  test('INT-BUY-10: a Nobles for 6 leaves one Buy, which is lost', () => {
    expect(atCleanUp(buying(['nobles'], 6, 2), ['buy Nobles', 'end turn'])).toEqual({
      buys: 1,
      coins: 0,
      discard: ['nobles'],
    });
  });

  test('INT-BUY-12: a Copper for 0 coins uses up the only Buy', () => {
    expect(atCleanUp(buying([], 0, 1), ['buy Copper'])).toEqual({ buys: 0, coins: 0, discard: ['copper'] });
  });

  test('INT-EX-TURN-07: the example turn ends with 0 coins, 0 Buys and Scout on top of Great Hall', () => {
    const position: Position = {
      players: [
        {
          name: 'Ann',
          hand: ['mining-village', 'pawn', 'silver', 'estate', 'estate'],
          deck: ['courtyard', 'silver', 'copper'],
          discard: ['copper', 'copper', 'copper', 'copper', 'copper', 'copper', 'estate'],
          shuffles: [['copper']],
        },
        { name: 'Bob' },
      ],
      kingdom: ['courtyard', 'great-hall', 'mining-village', 'pawn', 'scout'],
    };
    const choices = ['play Mining Village', 'choose nothing', 'play Courtyard', 'topdeck Estate'];
    choices.push('play Pawn', 'choose buy+coin', 'play treasures', 'buy Great Hall', 'buy Scout');
    expect(atCleanUp(position, choices)).toEqual({ buys: 0, coins: 0, discard: ['scout', 'great-hall'] });
  });
});

describe('Clean-up', () => {
  test('INT-CLEAN-02: before the new hand is drawn, hand and play area are empty and 5 cards are discarded', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', inPlay: ['pawn', 'silver', 'copper'], hand: ['estate', 'curse'] },
        { name: 'Bob' },
      ],
      kingdom: ['pawn'],
      turn: { phase: 'buy' },
    });
    // With an empty deck the shuffle stands between discarding and drawing.
    const found: unknown[] = [];
    choose(game, ['end turn'], (event) => {
      if (event.type !== 'shuffle') return;
      const { hand, inPlay, deck } = seatOf(game, 0);
      found.push({ hand: hand.length, inPlay: inPlay.length, shuffled: deck.length });
    });
    expect(found).toEqual([{ hand: 0, inPlay: 0, shuffled: 5 }]);
  });
});

const SEATS = [0, 1, null];

/** Everything that each seat, and a spectator, sees now and has been told. */
function knowledge(position: Position, choices: readonly string[]): unknown {
  const events: GameEvent[] = [];
  const game = newPosition(position, (event) => events.push(event));
  choose(game, choices, (event) => events.push(event));
  return SEATS.map((seat) => ({
    view: view(game, seat),
    told: events.map((event) => eventFor(event, seat)),
  }));
}

describe('what is hidden', () => {
  test('INT-TERM-DISCARD-03: no seat sees what lies below the top of a discard pile', () => {
    const withBelow = (below: CardId, deck: CardId): Position => ({
      players: [{ name: 'Ann', discard: ['estate', below], deck: [deck] }, { name: 'Bob' }],
      kingdom: [],
      turn: { player: 1, phase: 'buy' },
    });
    expect(knowledge(withBelow('gold', 'silver'), [])).toEqual(knowledge(withBelow('silver', 'gold'), []));
    for (const seat of SEATS) {
      const [ann] = view(newPosition(withBelow('gold', 'silver')), seat).players;
      expect(ann?.discardTop).toBe('estate');
      expect(JSON.stringify(ann)).not.toContain('gold');
    }
  });

  test('INT-SHUFFLE-03: nobody, not even its owner, is shown the order of a shuffled deck', () => {
    const shuffledTo = (...order: CardId[]): Position => ({
      players: [
        {
          name: 'Ann',
          hand: ['village'],
          discard: ['copper', 'silver', 'gold', 'estate'],
          shuffles: [order],
        },
        { name: 'Bob' },
      ],
      kingdom: ['village'],
    });
    const one = knowledge(shuffledTo('copper', 'silver', 'gold', 'estate'), ['play Village']);
    const other = knowledge(shuffledTo('copper', 'estate', 'silver', 'gold'), ['play Village']);
    expect(one).toEqual(other);
  });
});

describe('shuffling', () => {
  test('INT-SHUFFLE-01: the last card of the deck is surely drawn, the next is any of those shuffled', () => {
    const discard = ['copper', 'silver', 'estate', 'duchy', 'curse'];
    const second = new Map<CardId, number>();
    for (let seed = 0; seed < 1000; seed++) {
      const game = newPosition({
        players: [{ name: 'Ann', hand: ['moat'], deck: ['gold'], discard }, { name: 'Bob' }],
        kingdom: ['moat'],
        seed: `draw ${seed}`,
      });
      choose(game, ['play Moat']);
      const [first, next, ...more] = names(game, seatOf(game, 0).hand);
      expect(first).toBe('gold');
      expect(more).toEqual([]);
      const drawn = sure(next);
      second.set(drawn, (second.get(drawn) ?? 0) + 1);
    }
    expect([...second.keys()].toSorted()).toEqual(discard.toSorted());
    // 200 are expected of each; the standard deviation is below 13.
    for (const count of second.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  test('INT-SHUFFLE-03: every order of a shuffled deck is equally likely, so that nobody needs to cut it', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 2400; seed++) {
      const game = newPosition({
        players: [
          { name: 'Ann', hand: ['village'], discard: ['copper', 'silver', 'gold', 'estate'] },
          { name: 'Bob' },
        ],
        kingdom: ['village'],
        seed: `shuffle ${seed}`,
      });
      choose(game, ['play Village']);
      const { hand, deck } = seatOf(game, 0);
      const order = [...names(game, hand), ...topFirst(game, deck)].join(' ');
      orders.set(order, (orders.get(order) ?? 0) + 1);
      // Nobody is asked anything about the shuffle: the next question is Ann's own.
      expect(decision(game)?.seat).toBe(0);
    }
    expect(orders.size).toBe(24);
    // 100 are expected of each; the standard deviation is below 10.
    for (const count of orders.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });
});
