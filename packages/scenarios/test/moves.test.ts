// Moves as sentences, and what they leave to be done by itself.

import { describe, expect, test } from 'vitest';
import { parseMove } from '../src/moves.ts';
import { differencesOf, like, refusalOf, scenario } from './scenario.ts';

const PLAYERS = ['Ann', 'Ann B', 'Bob'];

describe('a sentence', () => {
  test.each([
    ['Ann plays village', 0, ['play village']],
    ['Ann plays treasures', 0, ['play treasures']],
    ['Ann plays plain treasures', 0, ['play plain treasures']],
    ['Ann B buys Secret Chamber', 1, ['buy Secret Chamber']],
    ['Bob ends actions', 2, ['end actions']],
    ['Bob ends turn', 2, ['end turn']],
    ['Bob discards copper, estate', 2, ['discard copper', 'discard estate']],
    ['Bob discards 2 copper,estate', 2, ['discard copper', 'discard copper', 'discard estate']],
    ['Bob trashes nothing', 2, ['trash nothing']],
    ['Bob topdecks 3 gold', 2, ['topdeck gold', 'topdeck gold', 'topdeck gold']],
    ['Bob gains gold', 2, ['gain gold']],
    ['Bob passes curse', 2, ['pass curse']],
    ['Bob reveals moat', 2, ['reveal moat']],
    ['Bob sets aside smithy', 2, ['set aside smithy']],
    ['Bob names copper', 2, ['name copper']],
    ['Bob chooses card+coin', 2, ['choose card+coin']],
    ['Bob cleans up', 2, ['clean up']],
    ['Ann for Bob plays village', 0, ['play village']],
    ['Bob for Ann B plays treasures', 2, ['play treasures']],
  ])('%s', (sentence, seat, choices) => {
    expect(parseMove(sentence, PLAYERS)).toEqual({ seat, choices });
  });

  test.each([
    ['plays village', "a move begins with a player's name (Ann, Ann B, Bob)"],
    ['Cleo plays village', "a move begins with a player's name (Ann, Ann B, Bob)"],
    ['Ann', "a move begins with a player's name (Ann, Ann B, Bob)"],
    ['Ann for Cleo plays village', 'after "for" comes a player\'s name (Ann, Ann B, Bob)'],
    ['Ann discards 99999999999 copper', '99999999999 copper: no game has so many'],
  ])('that is none: %s', (sentence, reason) => {
    expect(parseMove(sentence, PLAYERS)).toBe(reason);
  });

  test.each(['Ann play village', 'Ann plays', 'Ann thinks', 'Ann ends'])('without a verb: %s', (sentence) => {
    expect(parseMove(sentence, PLAYERS)).toMatch(/^"\S.*" is no move; say plays, plays treasures, buys,/);
  });
});

describe('what is refused', () => {
  const hand = '{ Ann: { hand: [village, copper] }, Bob: }';
  const moves = (text: string) => scenario({ players: hand, moves: text, then: '{ over: false }' });

  test.each([
    [
      'a sentence of nobody',
      moves('asked: Ann\nCleo plays village'),
      "5: a move begins with a player's name (Ann, Bob)",
    ],
    ['an unknown card', moves('Ann plays vilage'), '4: there is no card "vilage"; did you mean Village?'],
    ['an unknown card after cannot', moves('cannot: Ann plays vilage'), /^4: .*did you mean Village\?/],
    ['an unknown card among the missing', moves('missing: [play vilage]'), /^4: .*did you mean Village\?/],
    [
      'an option in other words',
      moves('offered: [plays village]'),
      '4: "plays village" is no choice; say it as a record does: play Village, end actions',
    ],
    ['a sentence that is none, after cannot', moves('cannot: Ann dances'), /^4: "dances" is no move/],
    [
      'an unknown check',
      moves('expects: { over: true }'),
      /^4: a move has no "expects"; known are cannot, options,/,
    ],
    ['an empty line', moves('asked: Ann\n'), /^5: a move is a sentence, or a check such as "asked: Ann"/],
    ['an empty check', moves('{}'), /^4: a move is a sentence, or a check/],
    ['a list', moves('[Ann plays village]'), /^4: a move is a sentence, or a check|^4: a move is written as/],
    ['a number', moves('3'), '4: a move is written as { name: value }'],
  ])('%s', (_what, text, refusal) => {
    expect(refusalOf(text)).toEqual(like(refusal));
  });

  test.each(['Ann plays village', '{ Ann: plays village }', ''])(
    'moves that are no list: "%s"',
    (written) => {
      const text = `title: A test\nplayers: ${hand}\nmoves: ${written}\nthen: { over: false }`;
      expect(refusalOf(text)).toBe('3: moves are written as a list, one line each: - Ann plays village');
    },
  );
});

describe('a move that cannot be made', () => {
  test('says what is offered', () => {
    const text = scenario({
      players: '{ Ann: { hand: [village] }, Bob: }',
      moves: 'Ann plays smithy',
      then: '{}',
      more: 'kingdom: [smithy, village]',
    });
    expect(differencesOf(text)).toEqual([
      {
        line: 5,
        what: 'a move',
        expected: 'Ann plays smithy',
        found: 'Ann cannot play smithy: offered are play Village, end actions',
      },
    ]);
  });

  test('says which card asks', () => {
    const text = scenario({
      players: '{ Ann: { hand: [chapel, copper] }, Bob: }',
      moves: 'Ann plays chapel\nAnn trashes gold',
    });
    expect(differencesOf(text)).toMatchObject([
      { line: 5, found: 'Ann cannot trash gold: offered by chapel are trash Copper, trash nothing' },
    ]);
  });

  test('says for whom the game waits', () => {
    const text = scenario({ players: '{ Ann: { hand: [village] }, Bob: }', moves: 'Bob plays village' });
    expect(differencesOf(text)).toMatchObject([
      { line: 4, found: 'Bob cannot play village: the game waits for Ann (play Village, end actions)' },
    ]);
  });

  test('says that the game is over', () => {
    const text = scenario({
      players: '{ Ann: { hand: [copper] }, Bob: }',
      more: 'supply: { province: 0 }',
      moves: 'Ann ends turn\nBob ends turn',
    });
    expect(differencesOf(text)).toMatchObject([{ line: 6, found: 'Bob cannot end turn: the game is over' }]);
  });

  test('says which of several cards', () => {
    const text = scenario({
      players: '{ Ann: { hand: [chapel, copper, gold] }, Bob: }',
      moves: 'Ann plays chapel\nAnn trashes copper, copper',
    });
    expect(differencesOf(text)).toMatchObject([
      {
        line: 5,
        expected: 'Ann trashes copper, copper',
        found: like(/Ann cannot trash copper/),
      },
    ]);
  });
});

describe('what leaves no choice', () => {
  test('is answered by itself before the next move', () => {
    // Bob holds two kinds of cards and may choose; Cleo holds one kind, and no Reaction is in the game.
    const text = scenario({
      players: '{ Ann: { hand: [militia] }, Bob: { hand: [4 copper, estate] }, Cleo: { hand: [5 copper] } }',
      moves: 'Ann plays militia\nasked: Bob\nBob discards copper, copper\nAnn ends turn',
      then: '{ Cleo: { hand: [3 copper] }, turn: { player: Bob } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('is answered before an expectation', () => {
    const text = scenario({
      players: '{ Ann: { hand: [militia, copper] }, Bob: { hand: [5 copper] } }',
      moves: 'Ann plays militia\nasked: Bob\nexpect: { Bob: { discard: [2 copper] } }\nasked: Ann',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('does not end phases or turns', () => {
    const text = scenario({
      players: '{ Ann: {}, Bob: }',
      then: '{ turn: { player: Ann, phase: buy }, asked: Ann }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test.each(['Ann plays treasures', 'Ann plays gold', 'Ann buys copper', 'Ann ends turn'])(
    'the Action phase ends by itself: %s',
    (move) => {
      const text = scenario({
        players: '{ Ann: { hand: [village, gold] }, Bob: }',
        moves: `expect: { turn: { phase: action } }\n${move}`,
        then: '{ over: false }',
      });
      expect(differencesOf(text)).toEqual([]);
    },
  );

  test('the Action phase does not end by itself for an Action or a card asked for', () => {
    const action = scenario({
      players: '{ Ann: { hand: [village] }, Bob: }',
      more: 'kingdom: [smithy, village]',
      moves: 'Ann plays smithy',
    });
    expect(differencesOf(action)).toHaveLength(1);
    const asked = scenario({
      players: '{ Ann: { hand: [chapel, gold] }, Bob: }',
      moves: 'Ann plays chapel\nAnn plays gold',
    });
    expect(differencesOf(asked)).toMatchObject([{ line: 5, found: like(/offered by chapel/) }]);
  });
});

describe('a list of cards', () => {
  test('is the whole answer: no more cards are picked', () => {
    const text = scenario({
      players: '{ Ann: { hand: [chapel, 3 copper, estate] }, Bob: }',
      moves: 'Ann plays chapel\nAnn trashes 2 copper\nasking: nothing',
      then: '{ Ann: { hand: [copper, estate] }, trash: [2 copper] }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('of one card is the whole answer, too', () => {
    const text = scenario({
      players: '{ Ann: { hand: [cellar, 2 copper, estate], deck: [gold, silver] }, Bob: }',
      moves: 'Ann plays cellar\nAnn discards estate',
      then: '{ Ann: { hand: [2 copper, gold], deck: [silver] } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('does not stop a question that must go on', () => {
    const text = scenario({
      players: '{ Ann: { hand: [militia] }, Bob: { hand: [3 copper, 2 estate] } }',
      moves: 'Ann plays militia\nBob discards copper\nasked: Bob\nBob discards estate',
      then: '{ Bob: { hand: [2 copper, estate] } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('does not answer the next question of the same card', () => {
    const text = scenario({
      players: '{ Ann: { hand: [throne-room, chapel, 2 copper, 2 estate] }, Bob: }',
      moves:
        'Ann plays throne-room\nAnn plays chapel\nAnn trashes copper\nasking: chapel\nAnn trashes estate',
      then: '{ Ann: { hand: [copper, estate] }, trash: [copper, estate] }',
    });
    expect(differencesOf(text)).toEqual([]);
  });
});
