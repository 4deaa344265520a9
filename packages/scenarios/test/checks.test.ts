// Each check fails as it should: the line, what was expected and what was found.

import { describe, expect, test } from 'vitest';
import type { Difference } from '../src/index.ts';
import { differencesOf, like, refusalOf, scenario } from './scenario.ts';

const NOTHING_CHECKED = '5: here nothing is checked; say what must hold, or take the line out';

/** One difference as a line of text. */
const shown = ({ line, what, expected, found }: Omit<Difference, 'said'>): string =>
  `${line}: ${what}: expected ${expected}, found ${found}`;

const POSITION = {
  players:
    '{ Ann: { hand: [village, chapel, copper], deck: [gold, estate], discard: [silver, curse], play: [smithy], turns: 3 }, Bob: { hand: [moat, 4 copper], deck: [estate] } }',
  more: 'trash: [feast]',
};
/** The first move is on line 5. */
const after = (moves: string) => differencesOf(scenario({ ...POSITION, moves })).map(shown);
/** The first entry is on line 5. */
const then = (entries: string) => differencesOf(scenario({ ...POSITION, then: `\n  ${entries}` })).map(shown);
const refusal = (entries: string) => refusalOf(scenario({ ...POSITION, then: `\n  ${entries}` }));

describe('between the moves', () => {
  test.each([
    ['cannot: Ann plays village', ['5: a move: expected refused: Ann plays village, found offered']],
    [
      'cannot:\n      - Ann plays smithy\n      - Ann plays village',
      ['7: a move: expected refused: Ann plays village, found offered'],
    ],
    [
      'options: [play village]',
      ['5: the options: expected play village, found play Village, play Chapel, end actions'],
    ],
    ['options: []', ['5: the options: expected nothing, found play Village, play Chapel, end actions']],
    [
      'options: [play village, play chapel, play smithy, end actions]',
      [
        '5: the options: expected play village, play chapel, play smithy, end actions, found play Village, play Chapel, end actions',
      ],
    ],
    [
      'offered: [play chapel, play moat]',
      ['5: the options: expected play chapel, play moat, found play Village, play Chapel, end actions'],
    ],
    [
      'missing: [play moat, play chapel]',
      ['5: the options: expected not play chapel, found play Village, play Chapel, end actions'],
    ],
    ['asked: Bob', ['5: who must choose: expected Bob, found Ann']],
    ['asked: [Bob, Ann]', ['5: who must choose: expected Ann, Bob, found Ann']],
    ['asked: nobody', ['5: who must choose: expected nobody, found Ann']],
    ['asking: chapel', ['5: the card that asks: expected Chapel, found nothing']],
    ['expect: { piles: 1 }', ['5: the number of piles: expected 1, found 12']],
  ])('%s', (moves, differences) => {
    // A move of several lines keeps its own indentation.
    const text = scenario({ ...POSITION, moves: 'MOVES' }).replace('MOVES', moves);
    expect(differencesOf(text).map(shown)).toEqual(differences);
  });

  test.each([
    'cannot: [Ann plays smithy, Bob plays moat, Ann buys gold, Ann ends turn, Bob ends turn]',
    'options: [End Actions, play village, play chapel]',
    'offered: play village',
    'missing: [play moat, buy gold]',
    'asked: Ann',
    'asking: nothing',
    'expect: { piles: 12 }',
  ])('what holds: %s', (moves) => {
    expect(after(moves)).toEqual([]);
  });

  test('the card that asks', () => {
    expect(after('Ann plays chapel\nasking: chapel')).toEqual([]);
    expect(after('Ann plays chapel\nasking: nothing')).toEqual([
      '6: the card that asks: expected nothing, found Chapel',
    ]);
    expect(after('Ann plays chapel\nasking: moat')).toEqual([
      '6: the card that asks: expected Moat, found Chapel',
    ]);
  });

  test('the options of several who are asked at once, each by name', () => {
    const masquerade = (check: string) =>
      differencesOf(
        scenario({
          players:
            '{ Ann: { hand: [copper, curse] }, Bob: { hand: [masquerade, estate, curse] }, Cleo: { hand: [gold] } }',
          more: 'turn: { player: Bob, possessor: Ann }',
          moves: `Ann plays masquerade\n${check}`,
        }),
      ).map(shown);
    expect(
      masquerade(
        'options: { Ann: [pass copper, pass curse], Bob: [pass estate, pass curse], Cleo: pass gold }\nmissing: { Cleo: pass curse }',
      ),
    ).toEqual([]);
    expect(masquerade('options: { Ann: [pass copper] }')).toEqual([
      '6: the options of Ann: expected pass copper, found pass Copper, pass Curse',
    ]);
    expect(after('options: { Bob: [] }')).toEqual([]);
    expect(after('missing: { Bob: play moat }')).toEqual([
      '5: who must choose: expected Bob, found nobody for Bob',
    ]);
  });

  test('cannot, of several cards, looks at all of them, and changes nothing', () => {
    const moves = (sentence: string) =>
      after(`Ann plays chapel\ncannot: ${sentence}\nexpect: { trash: [feast] }`);
    expect(moves('Ann trashes copper, copper')).toEqual([]);
    expect(moves('Ann trashes copper, village')).toEqual([
      '6: a move: expected refused: Ann trashes copper, village, found offered',
    ]);
    expect(moves('Ann trashes 2 copper')).toEqual([]);
  });

  test.each([
    ['asked: Cleo', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['asking: chapell', '5: there is no card "chapell"; did you mean Chapel?'],
    ['cannot: 3', /^5: a move begins with a player's name/],
    ['cannot: {}', NOTHING_CHECKED],
    ['cannot: []', NOTHING_CHECKED],
    ['cannot: { a: b }', '5: {"a":"b"} is no text'],
    ['missing: []', NOTHING_CHECKED],
    ['offered: []', NOTHING_CHECKED],
    ['offered:', NOTHING_CHECKED],
    ['expect: {}', NOTHING_CHECKED],
    ['now:', NOTHING_CHECKED],
    ['expect: { Ann: {} }', NOTHING_CHECKED],
    ['expect: { supply: {} }', NOTHING_CHECKED],
    ['expect: { costs: {} }', NOTHING_CHECKED],
    ['expect: { scores: {} }', NOTHING_CHECKED],
    ['expect: { turn: { bonuses: {} } }', NOTHING_CHECKED],
    ['expect: { turn: }', NOTHING_CHECKED],
    ['sees: {}', NOTHING_CHECKED],
    ['sees: { Ann: { Bob: } }', NOTHING_CHECKED],
    ['told: {}', NOTHING_CHECKED],
    ['notTold: {}', NOTHING_CHECKED],
    ['toldInOrder: {}', NOTHING_CHECKED],
    ['options: { a: b }', '5: nobody is called "a"; the players are Ann, Bob'],
    ['options: { Ann: { a: b } }', '5: {"a":"b"} is no text'],
    ['missing: { Ann: [] }', NOTHING_CHECKED],
    ['options:', '5: null is no text'],
    ['sees: Bob', '5: what is seen is written as { name: value }'],
    ['sees: { Cleo: { Ann: { handSize: 1 } } }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['sees: { Ann: hand }', '5: what Ann sees is written as { name: value }'],
    ['sees: { Ann: { Cleo: { handSize: 1 } } }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['sees: { Ann: { Bob: hidden } }', '5: what is seen of a player is written as { name: value }'],
    [
      'sees: { Ann: { Bob: { deck: hidden } } }',
      /^5: what is seen of a player has no "deck"; known are hand, handSize,/,
    ],
    ['told: Ann', '5: what was told is written as { name: value }'],
    ['told: { Cleo: Ann draws 1 card }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['told: { Bob: [] }', '5: [] is no text'],
    ['asked: Anne', '5: Anne is nobody at this table; did you mean Ann?'],
    ['asked: [[Ann]]', '5: ["Ann"] is no text'],
    ['expect: { trash: [[feast]] }', /^5: there is a list of 1 in the list; cards are written as a list/],
    ['expect: { trash: [0 feast] }', '5: 0 feast: leave out what is not there'],
    ['expect: { trash: [{ feast: 1 }] }', /^5: \{"feast":1\} is no card; cards are written as a list/],
    ['expect: { costs: { gold: six } }', '5: "six" is no cost; write it as 5, 3P or P'],
    ['expect: { Ann: { handSize: .nan } }', '5: NaN is no whole number'],
    ['expect: { Ann: { handSize: 1e99 } }', '5: 1e+99 is no whole number'],
    [
      'expect: { supply: { secret-chamber: none, Secret Chamber: none } }',
      '5: Secret Chamber stands twice, first on line 5; keep one',
    ],
    [
      'expect: { extraTurns: Ann owns Bob }',
      '5: "Ann owns Bob" is no extra turn; write: Ann possesses Bob, or only Ann',
    ],
    [
      'cannot: Ann plays witch',
      '5: Witch is not in this game, so "play Witch" is never offered; add it to the kingdom, or take the check out',
    ],
    ['missing: [buy market]', /^5: Market is not in this game, so "buy Market" is never offered;/],
    [
      'cannot: Ann chooses coins',
      '5: no card of this game lets one choose "coins"; there is no choice of this kind',
    ],
    ['missing: choose coins', /^5: no card of this game lets one choose "coins"/],
    ['cannot: Ann discards treasure', '5: there is no card "treasure"'],
    ['told: { Bob: Ann dances }', /^5: no event is told as "Ann dances"; such are: Ann plays Village/],
    ['notTold: { Bob: Ann dances }', /^5: no event is told as "Ann dances"; such are: Ann plays Village/],
    ['notTold: { Bob: Ann draws vilage }', '5: there is no card "vilage"; did you mean Village?'],
    ['notTold: { Bob: Ann draws witch }', '5: Witch is not in this game, so nobody could be told of it'],
    [
      'notTold: { Bob: [Ann draws gold, gold] }',
      /^5: no event is told as "gold"; a sentence with a comma needs quotes/,
    ],
    ['cannot: [Ann discards copper, gold]', /^5: "gold" is no move; a sentence with a comma needs quotes/],
    ['notTold: { Bob: Anne draws gold }', '5: Anne is nobody at this table; did you mean Ann?'],
    [
      'notTold: { Bob: Zoe draws gold }',
      /^5: no event is told as "Zoe draws gold": it begins with nobody's name/,
    ],
    ['notTold: { Bob: Ann enters the night phase }', /^5: there is no phase "night"/],
    ['notTold: { Bob: Ann passes gold to Cleo }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['notTold: { Bob: Ann trashes 2 cards }', '5: there is no card "cards"'],
    ['notTold: { Bob: "Ann discards Gold, Gold on top" }', /^5: what is on top is told only with a number/],
    ['notTold: { Bob: Ann chooses coins }', /^5: no card of this game lets one choose "coins"/],
    [
      'toldInOrder: { Bob: Ann draws gold }',
      '5: one event alone has no order; name two or more, or say told',
    ],
  ])('is refused: %s', (moves, reason) => {
    const text = scenario({ ...POSITION, moves });
    expect(refusalOf(text)).toEqual(like(reason));
  });
});

describe('what a seat sees', () => {
  const sees = (what: string) => after(`sees: { ${what} }`);

  test.each([
    'Ann: { Ann: { hand: [copper, chapel, village], handSize: 3, deckSize: 2, discardTop: silver, play: [smithy], returning: nothing } }',
    'Ann: { Bob: { hand: hidden, handSize: 5, deckSize: hidden, discardTop: [], play: [], returning: [] } }',
    'Bob: { Ann: { hand: hidden, deckSize: hidden } }',
    'spectator: { Ann: { hand: hidden, handSize: 3, discardTop: silver } }',
  ])('%s', (what) => {
    expect(sees(what)).toEqual([]);
  });

  test.each([
    ['Bob: { Ann: { hand: [copper] } }', "5: Bob's view: Ann's hand: expected Copper, found hidden"],
    [
      'Ann: { Ann: { hand: hidden } }',
      "5: Ann's view: Ann's hand: expected hidden, found Chapel, Copper, Village",
    ],
    ['Bob: { Ann: { handSize: 4 } }', "5: Bob's view: Ann's hand size: expected 4, found 3"],
    ['Bob: { Ann: { handSize: hidden } }', "5: Bob's view: Ann's hand size: expected hidden, found 3"],
    ['Bob: { Ann: { deckSize: 2 } }', "5: Bob's view: Ann's deck size: expected 2, found hidden"],
    [
      'spectator: { Bob: { discardTop: gold } }',
      "5: spectator's view: Bob's discard pile: expected Gold, found nothing",
    ],
    ['Bob: { Ann: { play: [] } }', "5: Bob's view: Ann's cards in play: expected nothing, found Smithy"],
    [
      'Bob: { Bob: { returning: [estate] } }',
      "5: Bob's view: Bob's cards kept from the Trash: expected Estate, found nothing",
    ],
  ])('not %s', (what, difference) => {
    expect(sees(what)).toEqual([difference]);
  });
});

describe('what a seat was told', () => {
  test('its own cards, and only the number of those of others', () => {
    expect(
      after(
        'Ann plays village\ntold: { Ann: [Ann plays Village, Ann draws Gold], Bob: Ann draws 1 card, spectator: Ann draws 1 card }\nnotTold: { Bob: Ann draws Gold, spectator: Ann draws Gold }',
      ),
    ).toEqual([]);
  });

  test('what was not', () => {
    expect(after('Ann plays village\ntold: { Bob: Ann draws Gold }')).toEqual([
      '6: what Bob was told: expected Ann draws Gold, found Ann plays Village; Ann draws 1 card; Ann gets +2 Actions',
    ]);
    expect(after('told: { spectator: Ann draws Gold }')).toEqual([
      '5: what spectator was told: expected Ann draws Gold, found nothing',
    ]);
  });

  test('what must not be', () => {
    const moves = 'Ann plays village\nnotTold: { Ann: [Ann draws Silver, Ann draws Gold] }';
    expect(after(moves)).toEqual([
      '6: what Ann was told: expected not Ann draws Gold, found Ann plays Village; Ann draws Gold; Ann gets +2 Actions',
    ]);
  });
});

describe('in which order a seat was told', () => {
  test('others may happen in between', () => {
    expect(
      after(
        'Ann plays village\nAnn plays chapel\ntoldInOrder: { Bob: [Ann plays Village, Ann gets +2 Actions, Ann plays Chapel], Ann: [Ann draws Gold, Ann plays Chapel] }',
      ),
    ).toEqual([]);
  });

  test('what came the other way round', () => {
    expect(after('Ann plays village\ntoldInOrder: { Bob: [Ann gets +2 Actions, Ann draws 1 card] }')).toEqual(
      [
        '6: the order in which Bob was told: expected Ann draws 1 card after Ann gets +2 Actions, found Ann plays Village; Ann draws 1 card; Ann gets +2 Actions',
      ],
    );
  });

  test('what happened once only is not told twice', () => {
    expect(
      after('Ann plays village\ntoldInOrder: { Bob: [Ann plays Village, Ann plays Village] }'),
    ).toHaveLength(1);
  });

  test('what never happened', () => {
    expect(after('Ann plays village\ntoldInOrder: { Bob: [Ann shuffles, Ann plays Village] }')).toEqual([
      '6: the order in which Bob was told: expected Ann shuffles, found Ann plays Village; Ann draws 1 card; Ann gets +2 Actions',
    ]);
  });
});

describe('the words of what was told', () => {
  test.each([
    'Ann: ann draws a gold.',
    'Ann: Ann plays the Village',
    'Bob: Ann gets +2 actions',
    'Bob: Ann draws a card',
  ])('may be spelled freely: %s', (told) => {
    expect(after(`Ann plays village\ntold: { ${told} }`)).toEqual([]);
  });

  test('need not name the card that came to lie on top', () => {
    const militia = (check: string) =>
      differencesOf(
        scenario({
          players: '{ Ann: { hand: [militia] }, Bob: { hand: [5 copper] } }',
          moves: `Ann plays militia\n${check}`,
          then: '{ over: false }',
        }),
      );
    expect(militia('told: { Ann: [Bob discards 2 cards, "Bob discards 2 cards, Copper on top"] }')).toEqual(
      [],
    );
    expect(militia('notTold: { Ann: Bob discards 2 cards }')).toHaveLength(1);
    expect(militia('told: { Ann: "Bob discards 2 cards, Gold on top" }')).toHaveLength(1);
  });

  test('count cards of a name', () => {
    const moves = (told: string) => `Ann plays chapel\nAnn trashes village, copper\ntold: { Bob: "${told}" }`;
    expect(after(moves('Ann trashes village and copper'))).toEqual([]);
    expect(after(moves('Ann trashes 2 copper'))).toHaveLength(1);
  });
});

describe('under then', () => {
  test.each([
    [
      'Ann: { hand: [copper, 2 village] }',
      "Ann's hand: expected Copper, Village, Village, found Chapel, Copper, Village",
    ],
    ['Ann: { hand: nothing }', "Ann's hand: expected nothing, found Chapel, Copper, Village"],
    ['Ann: { handSize: 4 }', "Ann's hand size: expected 4, found 3"],
    ['Ann: { deck: [estate, gold] }', "Ann's deck, top first: expected Estate, Gold, found Gold, Estate"],
    ['Ann: { deckTop: [estate] }', "the top of Ann's deck: expected Estate, found Gold"],
    ['Ann: { deckTop: [] }', "the top of Ann's deck: expected nothing, found Gold"],
    ['Ann: { deckSize: 0 }', "Ann's deck size: expected 0, found 2"],
    ['Ann: { discard: [silver] }', "Ann's discard pile: expected Silver, found Curse, Silver"],
    ['Ann: { discardTop: curse }', "the top of Ann's discard pile: expected Curse, found Silver"],
    ['Bob: { discardTop: curse }', "the top of Bob's discard pile: expected Curse, found nothing"],
    ['Ann: { discardSize: 1 }', "Ann's discard pile size: expected 1, found 2"],
    ['Ann: { play: [] }', 'what Ann has in play: expected nothing, found Smithy'],
    [
      'Bob: { returning: [2 estate] }',
      "Bob's cards kept from the Trash: expected Estate, Estate, found nothing",
    ],
    ['Ann: { turns: 2 }', "Ann's turns: expected 2, found 3"],
    ['Ann: { points: 2 }', "Ann's points: expected 2, found 0"],
    ['supply: { gold: 30 }', 'the pile of Gold: expected 30, found 29'],
    ['supply: { witch: 10 }', 'the pile of Witch: expected 10, found no pile'],
    ['supply: { gold: none }', 'the pile of Gold: expected no pile, found 29'],
    ['costs: { gold: 5 }', 'the cost of Gold: expected 5, found 6'],
    ['costs: { gold: P }', 'the cost of Gold: expected 0P, found 6'],
    ['costs: { golem: 4P }', 'the cost of Golem: expected 4P, found no pile'],
    ['piles: 10', 'the number of piles: expected 10, found 12'],
    ['trash: []', 'the Trash: expected nothing, found Feast'],
    ['open: [gold]', 'the cards lying open: expected Gold, found nothing'],
    ['turn: { player: Bob }', 'whose turn it is: expected Bob, found Ann'],
    ['turn: { possessor: Bob }', 'who possesses: expected Bob, found nobody'],
    ['turn: { phase: buy }', 'the phase: expected buy, found action'],
    ['turn: { number: 2 }', 'the number of the turn: expected 2, found 1'],
    ['turn: { actions: 2 }', 'Actions left: expected 2, found 1'],
    ['turn: { buys: 2 }', 'Buys left: expected 2, found 1'],
    ['turn: { coins: 2 }', 'coins: expected 2, found 0'],
    ['turn: { potions: 2 }', 'Potions: expected 2, found 0'],
    ['turn: { actionsPlayed: 2 }', 'Actions played: expected 2, found 0'],
    ['turn: { bought: 1 }', 'cards bought: expected 1, found 0'],
    ['turn: { discount: 1 }', 'the discount: expected 1, found 0'],
    ['turn: { bonuses: { copper: 1 } }', 'what each Copper makes more: expected 1, found 0'],
    ['turn: { lastOrdinary: Bob }', 'whose ordinary turn was last: expected Bob, found Ann'],
    ['cannot: Ann plays village', 'a move: expected refused: Ann plays village, found offered'],
    [
      'missing: [play village]',
      'the options: expected not play village, found play Village, play Chapel, end actions',
    ],
    ['told: { Bob: Ann shuffles }', 'what Bob was told: expected Ann shuffles, found nothing'],
    ['over: true', 'whether the game is over: expected true, found false'],
    ['winners: Ann', 'the winners: expected Ann, found Bob'],
    ['winners: [Bob, Ann]', 'the winners: expected Ann, Bob, found Bob'],
    ['scores: { Bob: 3 }', "Bob's score: expected 3, found 1"],
    ['asked: nobody', 'who must choose: expected nobody, found Ann'],
    ['asking: moat', 'the card that asks: expected Moat, found nothing'],
    ['extraTurns: 1', 'the number of extra turns to come: expected 1, found 0'],
    ['extraTurns: [Ann possesses Bob]', 'extra turn 1 to come: expected Ann possesses Bob, found none'],
  ])('%s', (entry, difference) => {
    expect(then(entry)).toEqual([`5: ${difference}`]);
  });

  test('what holds', () => {
    expect(
      then(`Ann: { hand: [Village, copper, chapel], handSize: 3, deck: [gold, estate], deckTop: gold, deckSize: 2, points: 0 }
  Bob: { discardTop: nothing, returning: nothing, points: 1, discard: [] }
  supply: { gold: 29, witch: none }
  costs: { gold: 6, copper: 0 }
  trash: feast
  open: []
  turn: { player: Ann, possessor: nobody, phase: action }
  winners: [Bob]
  scores: { Ann: 0, Bob: 1 }
  over: false
  extraTurns: 0`),
    ).toEqual([]);
  });

  test('the cost in Potions', () => {
    const text = scenario({
      players: '{ Ann: { hand: [golem, bridge, vineyard] }, Bob: }',
      moves: 'Ann plays bridge',
      then: '{ costs: { golem: 3P, vineyard: P, potion: 3 } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('the cards lying open, and turns to come', () => {
    const open = scenario({
      players: '{ Ann: { hand: [scout], deck: [estate, gold, silver, copper] }, Bob: }',
      moves: 'Ann plays scout\nexpect: { open: [copper, gold, silver] }',
    });
    expect(differencesOf(open)).toEqual([]);
    const extra = scenario({
      players: '{ Ann: { hand: [possession] }, Bob: }',
      moves: 'Ann plays possession',
      then: '{ extraTurns: 1 }',
    });
    expect(differencesOf(extra)).toEqual([]);
  });

  test('a game that is over', () => {
    const text = scenario({
      players: '{ Ann: { hand: [province, copper] }, Bob: { hand: [estate] } }',
      more: 'supply: { province: 0 }',
      moves: 'Ann ends turn',
      then: '{ over: true, winners: Ann, scores: { Ann: 6, Bob: 1 }, asked: nobody }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test.each([
    ['Cleo: { handSize: 1 }', /^5: an expectation has no "Cleo"; known are supply, costs, .*Ann, Bob$/],
    ['toString: 1', /^5: an expectation has no "toString"/],
    ['Ann: { purse: 1 }', /^5: a player has no "purse"; known are hand, handSize, deck,/],
    ['Ann: 3', '5: a player is written as { name: value }'],
    ['Ann: { handSize: many }', '5: "many" is no whole number'],
    ['Ann: { hand: [coper] }', '5: there is no card "coper"; did you mean Copper?'],
    ['supply: { gld: 1 }', '5: there is no card "gld"; did you mean Gold?'],
    ['supply: 3', '5: the Supply is written as { name: value }'],
    ['supply: { gold: [] }', '5: [] is no whole number'],
    ['costs: 3', '5: what cards cost is written as { name: value }'],
    ['costs: { gold: [] }', '5: [] is no text'],
    ['scores: 3', '5: the scores is written as { name: value }'],
    ['scores: { Cleo: 3 }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['winners: Cleo', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['asked: [Ann, Cleo]', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['asking: chapell', '5: there is no card "chapell"; did you mean Chapel?'],
    ['over: 1', '5: 1 is neither true nor false'],
    ['piles: 1.5', '5: 1.5 is no whole number'],
    ['turn: { player: Cleo }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['turn: { possessor: Cleo }', '5: nobody is called "Cleo"; the players are Ann, Bob'],
    ['turn: { phase: night }', '5: there is no phase "night"; name one of action, buy, clean-up'],
    ['turn: { mana: 1 }', /^5: the turn has no "mana"; known are player, possessor,/],
    ['turn: buy', '5: the turn is written as { name: value }'],
  ])('is refused: %s', (entry, reason) => {
    expect(refusal(entry)).toEqual(like(reason));
  });
});
