// Moves as sentences, and what they leave to be done by itself.

import { describe, expect, test } from 'vitest';
import { parseMove } from '../src/moves.ts';
import { inEnglish } from '../src/sentences/said.ts';
import { differencesOf, like, refusalOf, scenario } from './scenario.ts';

const PLAYERS = ['Ann', 'Ann B', 'Bob'];

/** Why a sentence is no move. */
function whyNot(sentence: string): string {
  const move = parseMove(sentence, PLAYERS);
  return 'code' in move ? inEnglish(move) : 'it is one';
}

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
    ['Bob puts copper, estate back on top of the deck', 2, ['topdeck copper', 'topdeck estate']],
    ['Bob sets smithy aside', 2, ['set aside smithy']],
    ['Bob passes curse to Ann', 2, ['pass curse']],
    ['bob discards copper and 2 estate.', 2, ['discard copper', 'discard estate', 'discard estate']],
    ['Bob plays treasure', 2, ['play treasures']],
    ['Bob plays all his treasures', 2, ['play treasures']],
    ['Bob ends the Action phase', 2, ['end actions']],
    ['Bob ends their turn', 2, ['end turn']],
  ])('%s', (sentence, seat, choices) => {
    expect(parseMove(sentence, PLAYERS)).toEqual({ seat, choices });
  });

  test.each([
    ['Ann for Bob plays village', 0, 2, ['play village']],
    ['Bob for Ann B plays treasures', 2, 1, ['play treasures']],
    ['Bob for Bob passes copper', 2, 2, ['pass copper']],
    ['Bob for himself passes copper', 2, 2, ['pass copper']],
    ['Ann for Bob passes copper to Ann', 0, 2, ['pass copper']],
  ])('for another: %s', (sentence, seat, forSeat, choices) => {
    expect(parseMove(sentence, PLAYERS)).toEqual({ seat, forSeat, choices });
  });

  test.each([
    ['plays village', "a move begins with a player's name (Ann, Ann B, Bob)"],
    ['Cleo plays village', "a move begins with a player's name (Ann, Ann B, Bob)"],
    ['Ann', "a move begins with a player's name (Ann, Ann B, Bob)"],
    ['Ann for Cleo plays village', 'after "for" comes a player\'s name (Ann, Ann B, Bob)'],
    ['Anne plays village', 'Anne is nobody at this table; did you mean Ann?'],
    ['Ann for Bop plays village', 'Bop is nobody at this table; did you mean Bob?'],
    ['Bob passes copper to Ann B', 'Bob passes to the left, to Ann, not to Ann B'],
    ['Ann discards 0 copper', '0 copper: say nothing, or leave it out'],
    ['Ann discards 99999999999 copper', '99999999999 copper: no game has so many'],
  ])('that is none: %s', (sentence, reason) => {
    expect(whyNot(sentence)).toBe(reason);
  });

  test.each(['Ann play village', 'Ann plays', 'Ann thinks', 'Ann ends'])('without a verb: %s', (sentence) => {
    expect(whyNot(sentence)).toMatch(/^"\S.*" is no move; say plays, plays treasures, buys,/);
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
    [
      'a sentence with a colon',
      moves('"Ann": plays village'),
      '4: a move has no colon: Ann plays village; what must hold of Ann stands in expect: { Ann: … }',
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
        found: 'Ann cannot play Smithy: offered are play Village, end actions',
      },
    ]);
  });

  test('says which card asks', () => {
    const text = scenario({
      players: '{ Ann: { hand: [chapel, copper] }, Bob: }',
      moves: 'Ann plays chapel\nAnn trashes gold',
    });
    expect(differencesOf(text)).toMatchObject([
      { line: 5, found: 'Ann cannot trash Gold: offered by chapel are trash Copper, trash nothing' },
    ]);
  });

  test('says for whom the game waits', () => {
    const text = scenario({ players: '{ Ann: { hand: [village] }, Bob: }', moves: 'Bob plays village' });
    expect(differencesOf(text)).toMatchObject([
      { line: 4, found: 'Bob cannot play Village: the game waits for Ann (play Village, end actions)' },
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
        found: like(/Ann cannot trash Copper/),
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

describe('for whom one decides', () => {
  const possessed = (moves: string, then = '{ over: false }') =>
    differencesOf(
      scenario({
        players:
          '{ Ann: { hand: [copper, curse] }, Bob: { hand: [masquerade, estate, curse] }, Cleo: { hand: [gold] } }',
        more: 'turn: { player: Bob, possessor: Ann }',
        moves,
        then,
      }),
    );

  test('is checked', () => {
    expect(possessed('Ann for Bob plays masquerade')).toEqual([]);
    expect(possessed('Ann for Cleo plays masquerade')).toMatchObject([
      { line: 5, found: 'Ann cannot play Masquerade for Cleo: here Ann decides for Bob alone' },
    ]);
    expect(possessed('Ann for Ann plays masquerade')).toMatchObject([
      { line: 5, found: 'Ann cannot play Masquerade: here Ann decides for Bob alone' },
    ]);
  });

  test("is checked in one's own turn", () => {
    const own = (move: string) =>
      differencesOf(
        scenario({ players: '{ Ann: { hand: [village] }, Bob: }', moves: move, then: '{ over: false }' }),
      );
    expect(own('Ann for Ann plays village')).toEqual([]);
    expect(own('Ann for Bob plays village')).toMatchObject([
      { found: 'Ann cannot play Village for Bob: here Ann decides for Ann alone' },
    ]);
  });

  test('says which of two open questions is answered, in any order', () => {
    const then = '{ Ann: { hand: [curse, gold] }, Bob: { hand: [copper, curse] }, Cleo: { hand: [estate] } }';
    expect(
      possessed('Ann plays masquerade\nAnn for Bob passes estate\nAnn for herself passes copper', then),
    ).toEqual([]);
    expect(
      possessed('Ann plays masquerade\nAnn for Ann passes copper\nAnn for Bob passes estate', then),
    ).toEqual([]);
    // Only one of the two questions offers the card.
    expect(possessed('Ann plays masquerade\nAnn passes copper\nAnn passes estate', then)).toEqual([]);
  });

  test('must be said where both questions offer the card', () => {
    expect(possessed('Ann plays masquerade\nAnn passes curse')).toMatchObject([
      {
        line: 6,
        found:
          'Ann is asked for several players at once, and each may pass Curse; say "Ann for Bob …" (pass Estate, pass Curse) or "Ann for Ann …" (pass Copper, pass Curse)',
      },
    ]);
  });

  test('must be said also where one of the two questions leaves no choice', () => {
    const text = (move: string, then: string) =>
      differencesOf(
        scenario({
          players: '{ Ann: { hand: [copper, estate] }, Bob: { hand: [masquerade, copper] } }',
          more: 'turn: { player: Bob, possessor: Ann }',
          moves: `Ann plays masquerade\n${move}`,
          then,
        }),
      );
    expect(text('Ann passes copper', '{ over: false }')).toHaveLength(1);
    expect(text('Ann for Ann passes copper', '{ Ann: { hand: [copper, estate] } }')).toEqual([]);
    expect(text('Ann for Bob passes copper', '{ asked: Ann, Ann: { hand: [copper, estate] } }')).toEqual([]);
  });

  test('is part of what cannot be done', () => {
    const moves = (cannot: string) => possessed(`cannot: ${cannot}`);
    expect(moves('Ann for Ann plays masquerade')).toEqual([]);
    expect(moves('Ann for Bob plays masquerade')).toHaveLength(1);
  });

  test('can only be oneself and the left neighbour, so that it is another says nothing', () => {
    const text = scenario({
      players: '{ Ann: { hand: [village] }, Bob: , Cleo: }',
      moves: 'cannot: Ann for Cleo plays village',
    });
    expect(refusalOf(text)).toBe('4: Ann never decides for Cleo, only for Bob, the left neighbour');
  });
});

describe('a question that a sentence was not meant for', () => {
  const library = (moves: string, then = '{ over: false }') =>
    differencesOf(
      scenario({
        players:
          '{ Ann: { hand: [library, 4 copper], deck: [silver, village, gold, smithy, estate] }, Bob: }',
        moves: `Ann plays library\n${moves}`,
        then,
      }),
    );

  test('is not answered by "nothing": Library asks about each card, but one chooses about Actions alone', () => {
    expect(
      library(
        'Ann sets aside nothing',
        '{ asking: nothing, Ann: { hand: [4 copper, silver, village, gold] } }',
      ),
    ).toEqual([]);
    expect(
      library(
        'Ann sets aside village\nAnn sets smithy aside',
        '{ Ann: { hand: [4 copper, silver, gold, estate], discard: [village, smithy] } }',
      ),
    ).toEqual([]);
  });

  test('is not passed over: what is played twice must be said', () => {
    const throne = (moves: string) =>
      differencesOf(
        scenario({
          players: '{ Ann: { hand: [throne-room, village], deck: [smithy, copper, gold, 3 silver] }, Bob: }',
          moves: `Ann plays throne-room\n${moves}`,
          then: '{ over: false }',
        }),
      );
    expect(throne('Ann plays smithy')).toMatchObject([
      {
        line: 5,
        found:
          'Ann cannot play Smithy: all that is offered by throne-room is play Village; say it first if a later question is meant',
      },
    ]);
    expect(throne('Ann plays village\nAnn plays smithy')).toEqual([]);
  });

  test('is answered by itself where another kind of choice follows', () => {
    const text = scenario({
      players: '{ Ann: { hand: [remodel, copper] }, Bob: }',
      moves: 'Ann plays remodel\nAnn gains estate',
      then: '{ trash: [copper], Ann: { discard: [estate] } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });
});

describe('what is so now', () => {
  const militia = (moves: string) =>
    differencesOf(
      scenario({
        players: '{ Ann: { hand: [militia] }, Bob: { hand: [5 copper] } }',
        more: 'kingdom: [militia, moat]',
        moves: `Ann plays militia\n${moves}`,
        then: '{ over: false }',
      }),
    );

  test('is looked at before anything that leaves no choice is done', () => {
    expect(
      militia(
        'now: { asked: Bob, options: [reveal nothing], Bob: { handSize: 5 } }\nBob reveals nothing\nnow: { asking: militia, options: [discard copper], Bob: { hand: [5 copper] }, notTold: { Ann: Bob discards 1 card } }\nexpect: { Bob: { hand: [3 copper] } }',
      ),
    ).toEqual([]);
  });

  test('fails where it is not', () => {
    expect(militia('now: { asked: Ann }')).toMatchObject([{ line: 6, expected: 'Ann', found: 'Bob' }]);
    expect(militia('now: { cannot: Bob reveals nothing }')).toMatchObject([{ line: 6, found: 'offered' }]);
  });
});

describe('the words of a choice', () => {
  const pawn = (move: string) =>
    differencesOf(
      scenario({
        players: '{ Ann: { hand: [pawn] }, Bob: }',
        moves: `Ann plays pawn\n${move}`,
        then: '{ turn: { actions: 1, coins: 1 } }',
      }),
    );

  test.each(['action+coin', 'coin+action', 'Coin and Action', '+1 action, +1 coin', 'actions + coins'])(
    'may be spelled freely: %s',
    (mode) => {
      expect(pawn(`Ann chooses ${mode}`)).toEqual([]);
    },
  );

  test('must be those of a card in the game', () => {
    const text = scenario({
      players: '{ Ann: { hand: [pawn] }, Bob: }',
      moves: 'Ann plays pawn\nAnn chooses trash',
    });
    expect(refusalOf(text)).toBe(
      '5: no card of this game lets one choose "trash"; the modes are card, action, buy, coin',
    );
  });

  test.each(['2 Coppers', 'a copper, the copper', 'copper and copper', '2x copper'])(
    'cards may be counted freely: %s',
    (cards) => {
      const text = scenario({
        players: '{ Ann: { hand: [chapel, 3 copper] }, Bob: }',
        moves: `Ann plays chapel\nAnn trashes ${cards}`,
        then: '{ trash: 2 coppers }',
      });
      expect(differencesOf(text)).toEqual([]);
    },
  );
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
