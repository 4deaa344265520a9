// What a decision says of itself, for those who put the question into words.

import { describe, expect, test } from 'vitest';
import type { CardDefinition, Decision, Game, Position } from '../src/index.ts';
import { apply, decision, findOption, newPosition, offeredWords, view, waitingFor } from '../src/index.ts';

const two = (ann: object, bob: object = {}): Position['players'] => [
  { name: 'Ann', ...ann },
  { name: 'Bob', ...bob },
];

/** Plays "Ann: words" lines from a position. */
function after(position: Position, ...choices: readonly string[]): Game {
  const game = newPosition(position);
  for (const words of choices) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked when it comes to ${words}`);
    apply(game, findOption(game, asked, words), asked.seat);
  }
  return game;
}

function question(game: Game): Partial<Decision> {
  const asked = decision(game);
  if (asked === undefined) return {};
  const { seat, player, about, verb, card, least, most } = asked;
  return { seat, player, about, verb, card, least, most };
}

const said = (verb: string, card: string | null, least: number, most: number, seat = 0, about = seat) => ({
  seat,
  player: seat,
  about,
  verb,
  card,
  least,
  most,
});

const ANY = Number.MAX_SAFE_INTEGER;

describe('a decision says who is asked, what for, by which card, and how many', () => {
  test.each<[string, Position, string[], object]>([
    [
      'the Action phase',
      { players: two({ hand: ['village'] }), kingdom: ['village'] },
      [],
      said('play', null, 0, 1),
    ],
    ['the Buy phase', { players: two({ hand: ['copper'] }), kingdom: [] }, [], said('buy', null, 0, 1)],
    [
      'Chapel, first card',
      { players: two({ hand: ['chapel', 'copper', 'estate'] }), kingdom: ['chapel'] },
      ['play chapel'],
      said('trash', 'chapel', 0, 4),
    ],
    [
      'Chapel, second card',
      { players: two({ hand: ['chapel', 'copper', 'estate'] }), kingdom: ['chapel'] },
      ['play chapel', 'trash copper'],
      said('trash', 'chapel', 0, 3),
    ],
    [
      'Cellar',
      { players: two({ hand: ['cellar', 'copper', 'estate'] }), kingdom: ['cellar'] },
      ['play cellar', 'discard copper'],
      said('discard', 'cellar', 0, ANY - 1),
    ],
    [
      'Steward, second of two cards',
      { players: two({ hand: ['steward', 'copper', 'estate', 'gold'] }), kingdom: ['steward'] },
      ['play steward', 'choose trash', 'trash copper'],
      said('trash', 'steward', 1, 1),
    ],
    [
      'Militia',
      {
        players: two({ hand: ['militia'] }, { hand: ['copper', 'copper', 'copper', 'estate', 'gold'] }),
        kingdom: ['militia'],
      },
      ['play militia'],
      said('discard', 'militia', 2, 2, 1),
    ],
    [
      'Workshop',
      { players: two({ hand: ['workshop'] }), kingdom: ['workshop'] },
      ['play workshop'],
      said('gain', 'workshop', 1, 1),
    ],
    [
      'University, which may',
      { players: two({ hand: ['university'] }), kingdom: ['university', 'smithy'] },
      ['play university'],
      said('gain', 'university', 0, 1),
    ],
    [
      'Swindler, about the victim',
      { players: two({ hand: ['swindler'] }, { deck: ['silver'] }), kingdom: ['swindler'] },
      ['play swindler'],
      said('gain', 'swindler', 1, 1, 0, 1),
    ],
    [
      'Spy, about the victim',
      { players: two({ hand: ['spy'] }, { deck: ['silver'] }), kingdom: ['spy'] },
      ['play spy'],
      said('choose', 'spy', 1, 1, 0, 1),
    ],
    [
      'Thief, about the victim',
      { players: two({ hand: ['thief'] }, { deck: ['silver', 'gold'] }), kingdom: ['thief'] },
      ['play thief'],
      said('trash', 'thief', 1, 1, 0, 1),
    ],
    [
      'Thief, the loot',
      { players: two({ hand: ['thief'] }, { deck: ['silver', 'gold'] }), kingdom: ['thief'] },
      ['play thief', 'trash gold'],
      said('gain', 'thief', 0, 1),
    ],
    [
      'a Reaction',
      { players: two({ hand: ['witch'] }, { hand: ['moat'] }), kingdom: ['witch', 'moat'] },
      ['play witch'],
      said('reveal', 'witch', 0, 1, 1),
    ],
    [
      'Masquerade',
      { players: two({ hand: ['masquerade', 'copper'] }, { hand: ['estate'] }), kingdom: ['masquerade'] },
      ['play masquerade'],
      said('pass', 'masquerade', 1, 1),
    ],
    [
      'Library',
      { players: two({ hand: ['library'], deck: ['village'] }), kingdom: ['library', 'village'] },
      ['play library'],
      said('set-aside', 'library', 0, 1),
    ],
    [
      'Wishing Well',
      { players: two({ hand: ['wishing-well'], deck: ['village'] }), kingdom: ['wishing-well', 'village'] },
      ['play wishing-well'],
      said('name', 'wishing-well', 1, 1),
    ],
    [
      'Scout, second of three cards',
      { players: two({ hand: ['scout'], deck: ['copper', 'silver', 'gold'] }), kingdom: ['scout'] },
      ['play scout', 'topdeck gold'],
      said('topdeck', 'scout', 2, 2),
    ],
    [
      'Golem',
      {
        players: two({ hand: ['golem'], deck: ['village', 'smithy'] }),
        kingdom: ['golem', 'village', 'smithy'],
      },
      ['play golem'],
      said('play', 'golem', 1, 1),
    ],
    [
      'Chancellor, which may',
      { players: two({ hand: ['chancellor'] }), kingdom: ['chancellor'] },
      ['play chancellor'],
      said('choose', 'chancellor', 0, 1),
    ],
    [
      'the order of Clean-up',
      {
        players: two({ inPlay: ['alchemist', 'potion'] }),
        kingdom: ['alchemist'],
        turn: { phase: 'clean-up' },
      },
      [],
      said('discard', null, 0, 1),
    ],
  ])('%s', (_name, position, choices, expected) => {
    expect(question(after(position, ...choices))).toEqual(expected);
  });

  test('modes are named in the order of their options, and only where there are any', () => {
    const pawn = after({ players: two({ hand: ['pawn'] }), kingdom: ['pawn'] });
    expect(decision(pawn)?.modes).toBeNull();
    apply(pawn, findOption(pawn, decision(pawn) ?? never(), 'play pawn'));
    expect(decision(pawn)?.modes).toEqual([
      'card+action',
      'card+buy',
      'card+coin',
      'action+buy',
      'action+coin',
      'buy+coin',
    ]);
    expect(offeredWords(pawn)).toEqual(decision(pawn)?.modes?.map((mode) => `choose ${mode}`));
  });

  test('in a possessed turn the possessor is asked, for the possessed player', () => {
    const game = newPosition({
      players: two({}, { hand: ['village'] }),
      kingdom: ['village'],
      turn: { player: 1, possessor: 0 },
    });
    expect(question(game)).toEqual({ ...said('play', null, 0, 1, 0, 1), player: 1 });
    expect(waitingFor(game)).toEqual([0]);
  });
});

describe('a decision says where its cards lie, how many were picked, and which they may be', () => {
  const says = (...choices: readonly string[]) => {
    const kingdom = [
      'alchemist',
      'chapel',
      'herbalist',
      'remodel',
      'scout',
      'thief',
      'university',
      'upgrade',
    ];
    const hand = ['chapel', 'remodel', 'scout', 'thief', 'university', 'upgrade', 'estate', 'silver'];
    const game = after(
      {
        players: two({ hand, deck: ['copper', 'gold', 'silver', 'copper'] }, { deck: ['gold', 'gold'] }),
        kingdom,
      },
      ...choices,
    );
    const { from, picked, filter, limit, acting } = decision(game) ?? never();
    return { from, picked, filter, limit, acting };
  };
  const nothing = { from: {}, picked: 0, filter: null, limit: null, acting: [] };
  const limit = (coins: number, exactly = false) => ({ coins, potions: 0, exactly });

  test.each<[string, string[], object]>([
    ['the Action phase', [], { from: { play: 'hand' } }],
    ['the Buy phase', ['end actions'], { from: { play: 'hand', buy: 'supply' } }],
    ['Chapel', ['play chapel'], { from: { trash: 'hand' } }],
    ['Chapel, second card', ['play chapel', 'trash estate'], { from: { trash: 'hand' }, picked: 1 }],
    ['Scout', ['play scout'], { from: { topdeck: 'open' } }],
    ['Scout, second card', ['play scout', 'topdeck gold'], { from: { topdeck: 'open' }, picked: 1 }],
    ['Thief', ['play thief'], { from: { trash: 'open' }, filter: { type: 'Treasure' } }],
    ['Thief, the loot', ['play thief', 'trash gold'], { from: { gain: 'trash' } }],
    ['Remodel', ['play remodel', 'trash silver'], { from: { gain: 'supply' }, limit: limit(5) }],
    ['Upgrade', ['play upgrade', 'trash estate'], { from: { gain: 'supply' }, limit: limit(3, true) }],
    [
      'a limit with a Potion in it',
      ['play remodel', 'trash university'],
      { from: { gain: 'supply' }, limit: { coins: 4, potions: 1, exactly: false } },
    ],
    [
      'University',
      ['play university'],
      { from: { gain: 'supply' }, filter: { type: 'Action' }, limit: limit(5) },
    ],
  ])('%s', (_name, choices, expected) => {
    expect(says(...choices)).toEqual({ ...nothing, ...expected });
  });

  test('in Clean-up: which cards would do something now', () => {
    const game = newPosition({
      players: two({ inPlay: ['alchemist', 'herbalist', 'silver'] }),
      kingdom: ['alchemist', 'herbalist'],
      turn: { phase: 'clean-up' },
    });
    // Without a Potion in play the Alchemist has nothing to do.
    expect(decision(game)).toMatchObject({ from: { discard: 'in-play' }, acting: ['herbalist'] });
  });

  test('cards of the Trash are counted as they are gained', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['thief'] },
        { name: 'Bob', deck: ['gold', 'copper'] },
        { name: 'Cleo', deck: ['silver', 'copper'] },
      ],
      kingdom: ['thief'],
    });
    const counted = ['play thief', 'trash gold', 'trash silver', 'gain gold'].map((words) => {
      apply(game, findOption(game, decision(game) ?? never(), words));
      const { verb, picked, most } = decision(game) ?? never();
      return [verb, picked, most];
    });
    expect(counted.slice(2)).toEqual([
      ['gain', 0, 2],
      ['gain', 1, 1],
    ]);
  });

  test('several cards picked from the hand to be played lie open before they are put in order', () => {
    const parade: CardDefinition = {
      id: 'parade',
      types: ['Action'],
      cost: { coins: 2, potions: 0 },
      play: [
        { do: 'pick', verb: 'play', from: 'hand', least: 2, most: 2, filter: {}, asked: 'you' },
        { do: 'playThem', times: 1 },
      ],
    };
    const game = after(
      { players: two({ hand: ['parade', 'copper', 'silver'] }), kingdom: ['parade'], ownCards: [parade] },
      'play parade',
      'play copper',
      'play silver',
    );
    expect(decision(game)?.from).toEqual({ play: 'open' });
    expect(view(game, 1).open.at(-1)?.cards).toEqual(['copper', 'silver']);
  });
});

describe('who is asked does not depend on what is hidden', () => {
  test.each<[string, Position, string[], string]>([
    [
      'no Action in hand',
      { players: two({ hand: ['copper'] }, { hand: ['village'] }), kingdom: ['village'] },
      [],
      'end actions',
    ],
    [
      'Throne Room without another Action',
      { players: two({ hand: ['throne-room', 'copper'] }), kingdom: ['throne-room'] },
      ['play throne-room'],
      'play nothing',
    ],
    [
      'Moneylender without a Copper',
      { players: two({ hand: ['moneylender', 'gold'] }), kingdom: ['moneylender'] },
      ['play moneylender'],
      'trash nothing',
    ],
    [
      'Bureaucrat, a hand without Victory cards',
      { players: two({ hand: ['bureaucrat'] }, { hand: ['copper', 'gold'] }), kingdom: ['bureaucrat'] },
      ['play bureaucrat'],
      'topdeck nothing',
    ],
    [
      'an Attack, a hand without Reactions',
      { players: two({ hand: ['witch'] }, { hand: ['copper'] }), kingdom: ['witch', 'moat'] },
      ['play witch'],
      'reveal nothing',
    ],
    [
      'Library, a card that is no Action',
      { players: two({ hand: ['library'], deck: ['copper'] }), kingdom: ['library'] },
      ['play library'],
      'set aside nothing',
    ],
    [
      'Militia, a hand of equal cards',
      {
        players: two({ hand: ['militia'] }, { hand: ['copper', 'copper', 'copper', 'copper'] }),
        kingdom: ['militia'],
      },
      ['play militia'],
      'discard Copper',
    ],
  ])('%s: one is asked, and has one option', (_name, position, choices, only) => {
    expect(offeredWords(after(position, ...choices))).toEqual([only]);
  });

  test('with an empty hand, which all can see, nobody is asked', () => {
    const game = after(
      { players: two({ hand: ['witch'], deck: ['copper'] }, { hand: [] }), kingdom: ['witch', 'moat'] },
      'play witch',
    );
    expect(question(game)).toEqual(said('buy', null, 0, 1));
  });
});

function never(): never {
  throw new Error('nobody is asked');
}
