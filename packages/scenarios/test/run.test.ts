// Positions, set-ups and whole runs.

import { describe, expect, test } from 'vitest';
import { parseScenarios, runScenario } from '../src/index.ts';
import { differencesOf, like, refusalOf, scenario } from './scenario.ts';

/** A scenario with these players that would hold if the position could be set up. */
const withPlayers = (players: string, more?: string): string =>
  scenario({ players, then: '{ over: false }', ...(more === undefined ? {} : { more }) });

describe('a position', () => {
  test('has what is written, and else what a first turn has', () => {
    expect(
      differencesOf(
        scenario({
          players:
            '{ Ann: { hand: [Secret Chamber, 2 copper], deck: [gold, estate], discard: [silver, curse], play: [village], turns: 4 }, Bob: }',
          more: 'supply: { province: 3 }\ntrash: [witch, 2 copper]\nseed: 12',
          then: `
  Ann: { hand: [copper, copper, secret-chamber], deck: [gold, estate], discardTop: silver, discard: [curse, silver], play: [village], turns: 4 }
  Bob: { hand: [], deck: [], discard: [], play: [], returning: [], turns: 0 }
  supply: { province: 3, secret-chamber: 9, village: 9, witch: 9, curse: 9, silver: 39, copper: 46, moat: none }
  trash: [2 copper, witch]
  piles: 10
  turn: { player: Ann, phase: action, actions: 1, buys: 1, coins: 0, potions: 0, actionsPlayed: 0, number: 1, possessor: nobody }`,
        }),
      ),
    ).toEqual([]);
  });

  test('may have Coppersmiths in effect', () => {
    const text = scenario({
      players: '{ Ann: { hand: [2 copper, silver] }, Bob: }',
      more: 'turn: { phase: buy, bonuses: { copper: 2 }, bought: 0, discount: 1 }',
      moves:
        'now: { turn: { bonuses: { copper: 2 }, discount: 1, bought: 0, lastOrdinary: Ann } }\nAnn plays treasures',
      then: '{ turn: { coins: 8, bonuses: { copper: 2 } } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test.each([
    ['1', '{ extraTurns: 1 }'],
    ['Ann possesses Bob', '{ extraTurns: Ann possesses Bob }'],
    ['[Ann possesses Bob, ann possesses bob]', '{ extraTurns: [Ann possesses Bob, Ann possesses Bob] }'],
    ['[]', '{ extraTurns: [] }'],
    ['0', '{ extraTurns: 0 }'],
  ])('may have extra turns to come: %s', (extraTurns, then) => {
    expect(differencesOf(scenario({ more: `extraTurns: ${extraTurns}`, then }))).toEqual([]);
  });

  test('takes the extra turns to come', () => {
    const text = scenario({
      players: '{ Ann: , Bob: { deck: [gold] }, Cleo: }',
      more: 'extraTurns: [Ann possesses Bob]',
      moves:
        'Ann ends turn\nexpect: { turn: { player: Bob, possessor: Ann }, extraTurns: 0 }\nAnn for Bob ends turn',
      then: '{ turn: { player: Bob, possessor: nobody } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('may lie in the middle of a possessed turn', () => {
    expect(
      differencesOf(
        scenario({
          players: '{ Ann: {}, Bob: { hand: [market], returning: [estate] }, Cleo: { hand: [2 gold] } }',
          more: 'turn: { player: Bob, possessor: Ann, lastOrdinary: Ann, phase: buy, number: 7, actions: 0, buys: 2, coins: 9, potions: 1, actionsPlayed: 3, bought: 1, discount: 1 }',
          moves: 'asked: Ann\nmissing: [play gold]\nAnn for Bob buys province\nAnn ends turn',
          then: '{ Ann: { discardTop: province }, Bob: { discard: [estate], hand: [market] }, turn: { player: Bob, possessor: nobody, number: 8 } }',
        }),
      ),
    ).toEqual([]);
  });

  test.each([
    ['no players', 'title: A test\nthen: { over: false }', '1: the scenario has neither players nor a setup'],
    ['a list of players', withPlayers('[Ann, Bob]'), '2: who plays is written as { name: value }'],
    ['one player', withPlayers('{ Ann: {} }'), /^2: 1 player: a game needs at least 2/],
    [
      'seven players',
      withPlayers('{ A: , B: , C: , D: , E: , F: , G: }'),
      /^2: 7 players: one game takes at most/,
    ],
    ['a player as a word', withPlayers('{ Ann: copper, Bob: }'), '2: a player is written as { name: value }'],
    [
      'a player as a list',
      withPlayers('{ Ann: [copper], Bob: }'),
      '2: a player is written as { name: value }',
    ],
    [
      'an unknown place',
      withPlayers('{ Ann: { hnad: [copper] }, Bob: }'),
      '2: a player has no "hnad"; known are hand, deck, discard, play, returning, mat, tokens, turns, shuffles',
    ],
    [
      'a place that every object has',
      withPlayers('{ Ann: { constructor: [copper] }, Bob: }'),
      /^2: a player has no "constructor"/,
    ],
    [
      'an unknown card, with the nearest',
      withPlayers('{ Ann: { hand: [vilage] }, Bob: }'),
      '2: there is no card "vilage"; did you mean Village?',
    ],
    [
      'an unknown card that is near nothing',
      withPlayers('{ Ann: { hand: [colossus of rhodes] }, Bob: }'),
      '2: there is no card "colossus of rhodes"',
    ],
    [
      'cards as a number',
      withPlayers('{ Ann: { hand: 3 }, Bob: }'),
      '2: cards are written as a list: [copper, 2 estate]',
    ],
    [
      'absurdly many cards',
      withPlayers('{ Ann: { hand: [999999999 copper] }, Bob: }'),
      '2: 999999999 copper: no game has so many',
    ],
    ['turns in words', withPlayers('{ Ann: { turns: three }, Bob: }'), '2: "three" is no whole number'],
    ['half a turn', withPlayers('{ Ann: { turns: 1.5 }, Bob: }'), '2: 1.5 is no whole number'],
    ['turns below zero', withPlayers('{ Ann: { turns: -1 }, Bob: }'), /^2: the number of Ann's turns is -1;/],
    [
      'too many copies',
      withPlayers('{ Ann: { hand: [11 village] }, Bob: }'),
      '2: 11 copies of village: a game of 2 has 10; take some away',
    ],
    [
      'too many copies with the pile',
      withPlayers('{ Ann: { hand: [3 province] }, Bob: }', 'supply: { province: 6 }'),
      /^3: 9 copies of province: a game of 2 has 8/,
    ],
    [
      'a card without a pile',
      withPlayers('{ Ann: { hand: [village] }, Bob: }', 'kingdom: [moat]'),
      "2: Ann's hand: village has no pile in this game; add it to the kingdom",
    ],
    [
      'a pile of less than nothing',
      withPlayers('{ Ann: , Bob: }', 'supply: { curse: -1 }'),
      /^3: the pile of curse is -1;/,
    ],
    [
      'a pile in words',
      withPlayers('{ Ann: , Bob: }', 'supply: { curse: few }'),
      '3: "few" is no whole number',
    ],
    [
      'a Supply as a number',
      withPlayers('{ Ann: , Bob: }', 'supply: 8'),
      '3: the Supply is written as { name: value }',
    ],
    [
      'a pile of an unknown card',
      withPlayers('{ Ann: , Bob: }', 'supply: { curze: 1 }'),
      '3: there is no card "curze"; did you mean Curse?',
    ],
    [
      'an unknown card in the Trash',
      withPlayers('{ Ann: , Bob: }', 'trash: [golde]'),
      /^3: .*did you mean Gold\?/,
    ],
    [
      'a shuffle that is no list of lists',
      withPlayers('{ Ann: { shuffles: [copper, estate] }, Bob: }'),
      '2: shuffles are written as a list of lists: [[copper, estate], [gold]]',
    ],
    ['shuffles as a word', withPlayers('{ Ann: { shuffles: copper }, Bob: }'), /^2: shuffles are written as/],
    [
      'the turn of nobody',
      withPlayers('{ Ann: , Bob: }', 'turn:\n  player: Cleo'),
      '4: nobody is called "Cleo"; the players are Ann, Bob',
    ],
    [
      'an unknown possessor',
      withPlayers('{ Ann: , Bob: }', 'turn: { possessor: Cleo }'),
      '3: nobody is called "Cleo"; the players are Ann, Bob',
    ],
    [
      'a player who possesses himself',
      withPlayers('{ Ann: , Bob: }', 'turn: { possessor: Ann }'),
      '3: Ann cannot possess Ann; only Bob can',
    ],
    [
      'an unknown phase',
      withPlayers('{ Ann: , Bob: }', 'turn:\n  player: Ann\n  phase: night'),
      '5: there is no phase "night"; name one of action, buy, clean-up',
    ],
    [
      'an unknown part of the turn',
      withPlayers('{ Ann: , Bob: }', 'turn: { mana: 2 }'),
      /^3: the turn has no "mana"/,
    ],
    [
      'a possessor who is not the right neighbour',
      withPlayers('{ Ann: , Bob: , Cleo: }', 'turn:\n  player: Cleo\n  possessor: Ann'),
      '5: Ann cannot possess Cleo, who is not the left neighbour; only Bob can',
    ],
    [
      'cards kept from the Trash in an ordinary turn',
      withPlayers('\n  Ann:\n    hand: [gold]\n    returning: [copper]\n  Bob:'),
      /^5: Ann has cards kept from the Trash, but is not possessed/,
    ],
    [
      'cards in play of somebody who is not on turn',
      withPlayers('\n  Ann:\n  Bob: { play: [copper] }'),
      /^4: Bob has cards in play in Ann's turn/,
    ],
    [
      'a number without end',
      withPlayers('{ Ann: , Bob: }', 'turn:\n  coins: .inf'),
      '4: Infinity is no whole number',
    ],
    ['no number', withPlayers('{ Ann: , Bob: }', 'turn:\n  coins: .nan'), '4: NaN is no whole number'],
    [
      'an absurd number',
      withPlayers('{ Ann: , Bob: }', 'turn:\n  actions: 1\n  coins: 100000'),
      '5: the number of coins is 100000; it must be a whole number from 0 to 999',
    ],
    [
      'a list in a list',
      withPlayers('\n  Ann:\n    hand:\n      - copper\n      - [copper]\n  Bob:'),
      '6: there is a list of 1 in the list; cards are written as a list: [copper, 2 estate]',
    ],
    [
      'a list in a list of a shuffle',
      withPlayers('{ Ann: { shuffles: [[[copper]]] }, Bob: }'),
      /^2: there is a list of 1 in the list/,
    ],
    ['an empty seed', withPlayers('{ Ann: , Bob: }', "seed: ''"), /^3: the seed is empty/],
    [
      'a name that the checks use',
      withPlayers('{ Ann: , turn: }'),
      '2: nobody can be called "turn": the checks use the word; take another name',
    ],
    [
      'a pile said twice in other spellings',
      withPlayers('{ Ann: , Bob: }', 'supply:\n  Secret Chamber: 1\n  secret-chamber: 2'),
      '5: Secret Chamber stands twice, first on line 4; keep one',
    ],
    [
      'a Potion without a card that costs one, on its own line',
      withPlayers('\n  Ann:\n    hand:\n      - 2 copper\n      - potion\n  Bob:'),
      "6: Ann's hand: potion has no pile in this game; it comes with a card whose cost has a Potion: add one to the kingdom, such as alchemist",
    ],
    [
      'one Village too many, on its own line',
      withPlayers('\n  Ann: { hand: [10 village] }\n  Bob:\n    hand: [gold]\n    deck:\n      - village'),
      '7: 11 copies of village: a game of 2 has 10; take some away',
    ],
    [
      'a basic card in the kingdom, on its own line',
      withPlayers('{ Ann: , Bob: }', 'kingdom:\n  - moat\n  - potion'),
      /^5: "potion" is a basic card and never a Kingdom pile/,
    ],
    [
      'an extra turn of the wrong neighbour',
      withPlayers('{ Ann: , Bob: , Cleo: }', 'extraTurns:\n  - Ann possesses Bob\n  - Ann possesses Cleo'),
      '5: Ann cannot possess Cleo, who is not the left neighbour; only Bob can',
    ],
    [
      'an extra turn in other words',
      withPlayers('{ Ann: , Bob: }', 'extraTurns: Ann owns Bob'),
      '3: "Ann owns Bob" is no extra turn; write: Ann possesses Bob, or only Ann',
    ],
    ['fewer extra turns than none', withPlayers('{ Ann: , Bob: }', 'extraTurns: -1'), /^3: -1 extra turns/],
    [
      'a bonus that no card gives',
      withPlayers('{ Ann: , Bob: }', 'turn:\n  bonuses:\n    silver: 1'),
      '5: no card lets silver make more coins; take it out',
    ],
    [
      'a player with a slip in the name',
      withPlayers('{ Ann: , Bob: }', 'turn: { player: Anne }'),
      '3: Anne is nobody at this table; did you mean Ann?',
    ],
    [
      'a turn as a word',
      withPlayers('{ Ann: , Bob: }', 'turn: Bob'),
      '3: the turn is written as { name: value }',
    ],
  ])('is refused: %s', (_what, text, refusal) => {
    expect(refusalOf(text)).toEqual(like(refusal));
  });
});

describe('a real game', () => {
  const KINGDOM = '[bridge, duke, great-hall, harem, ironworks, masquerade, nobles, pawn, scout, upgrade]';
  const game = (setup: string, then = '{ over: false }') =>
    `title: A test\nsetup:\n  kingdom: ${KINGDOM}\n${setup}\nthen: ${then}`;

  test('deals, and begins with whom it is told', () => {
    const setup = '  start: Cleo\n  players: [Ann, Bob, Cleo]\n  seed: 7';
    const then =
      '{ turn: { player: Cleo, phase: buy, number: 1 }, Ann: { handSize: 5, deckSize: 5 }, piles: 17, asked: Cleo }';
    expect(differencesOf(game(setup, then))).toEqual([]);
  });

  test('may use both boxes, and a further pile that needs Potions', () => {
    const setup = '  players: [Ann, Bob]\n  boxes: 2\n  further: [golem]';
    expect(differencesOf(game(setup, '{ supply: { copper: 106, potion: 16, golem: none } }'))).toEqual([]);
  });

  test('is the same for the same seed', () => {
    const hand = (seed: string) => {
      const text = game(`  players: [Ann, Bob]\n  seed: ${seed}`, '{ Ann: { hand: [5 estate] } }');
      return differencesOf(text)[0]?.found;
    };
    const seeds = ['1', '2', '3', '4', '5', '6'];
    expect(seeds.map(hand)).toEqual(seeds.map(hand));
    expect(new Set(seeds.map(hand)).size).toBeGreaterThan(1);
  });

  test.each([
    [
      'an unknown entry',
      '  players: [Ann, Bob]\n  colour: red',
      /^5: a setup has no "colour"; known are players,/,
    ],
    ['three boxes', '  players: [Ann, Bob]\n  boxes: 3', '5: 3 boxes: there can be 1 or 2'],
    [
      'a start of nobody',
      '  players: [Ann, Bob]\n  start: Cleo',
      '5: nobody is called "Cleo"; the players are Ann, Bob',
    ],
    ['one player', '  players: [Ann]', /^4: 1 player: a game needs at least 2/],
    ['a number for a name', '  players: [{}]', '4: {} is no text'],
    [
      'an empty seed',
      "  players: [Ann, Bob]\n  seed: ''",
      /^5: the seed is empty; give it a word or a number/,
    ],
    ['two of a name', '  players:\n    - Ann\n    - Ann', /^6: two players are called "Ann"/],
    ['a name that the checks use', '  players: [Ann, supply]', /^4: nobody can be called "supply"/],
    [
      'a card twice',
      '  players: [Ann, Bob]\n  further: [golem, golem]',
      /^5: "golem" cannot be in the deck beside the Supply/,
    ],
  ])('is refused: %s', (_what, setup, refusal) => {
    expect(refusalOf(game(setup))).toEqual(like(refusal));
  });

  test('is refused with too few Kingdom cards', () => {
    const text = 'title: A test\nsetup: { players: [Ann, Bob], kingdom: [moat] }\nthen: { over: false }';
    expect(refusalOf(text)).toMatch(/^2: .*10/);
  });

  test.each([
    'players: { Ann: }',
    'kingdom: [moat]',
    'supply: { curse: 1 }',
    'trash: [gold]',
    'turn: {}',
    'seed: 1',
  ])('is refused beside %s', (part) => {
    const text = `title: A test\n${part}\nsetup: { players: [Ann, Bob], kingdom: ${KINGDOM} }`;
    const name = part.split(':')[0] ?? '';
    expect(refusalOf(text)).toBe(`2: "${name}" cannot stand beside a setup, which begins a real new game`);
  });
});

describe('home-made cards', () => {
  const ferry = `cards:
  - { id: old-ferry, types: [Action], cost: { coins: 3, potions: 0 }, play: [{ do: plusCoins, n: 2 }] }
kingdom: [old-ferry, village]`;

  test('are played in their own scenario, by any spelling of the name', () => {
    expect(
      differencesOf(
        scenario({
          players: '{ Ann: { hand: [Old Ferry] }, Bob: {} }',
          more: ferry,
          moves: 'Ann plays old-ferry\ncannot: Ann buys village',
          then: '{ supply: { old-ferry: 9 }, Ann: { play: [old-ferry] }, turn: { coins: 2 } }',
        }),
      ),
    ).toEqual([]);
  });

  test('are unknown elsewhere', () => {
    expect(refusalOf(withPlayers('{ Ann: { hand: [old-ferry] }, Bob: {} }'))).toMatch(
      /^2: there is no card "old-ferry"/,
    );
  });

  test('are refused where they are no cards, with the line', () => {
    expect(refusalOf(withPlayers('{ Ann: {}, Bob: {} }', 'cards:\n  - { id: old-ferry }'))).toMatch(
      /^4: card/,
    );
  });
});

describe('a run', () => {
  test('is of rulings that there are, where they are known', () => {
    const known = new Set(['INT-BARON-01', 'INT-BARON-02']);
    const run = (ruling: string) => () => {
      const text = scenario({ more: `ruling:\n  - INT-BARON-01\n  - ${ruling}`, then: '{ over: false }' });
      return parseScenarios(text, 'some.yaml').map((one) => runScenario(one, known).checks);
    };
    expect(run('INT-BARON-02')()).toEqual([1]);
    expect(run('INT-BARRON-02')).toThrow(
      'some.yaml:5: there is no ruling "INT-BARRON-02"; did you mean INT-BARON-02?',
    );
    expect(run('my own')).toThrow('some.yaml:5: there is no ruling "my own"; docs/rulings.md has them all');
  });

  test('counts what it compared', () => {
    const text = scenario({
      players: '{ Ann: { hand: [village] }, Bob: }',
      moves: 'cannot: [Ann plays gold, Bob plays gold]\nasked: Ann',
      then: '{ Ann: { handSize: 1, hand: [village] }, over: false }',
    });
    const [one] = parseScenarios(text, 'test.yaml');
    expect(one === undefined ? undefined : runScenario(one).checks).toBe(6);
  });

  test.each([
    ['without any check', scenario({})],
    [
      'with moves alone',
      scenario({ players: '{ Ann: { hand: [village] }, Bob: }', moves: 'Ann plays village' }),
    ],
    ['with nothing under then', scenario({ then: '' })],
    ['with an empty map under then', scenario({ then: '{}' })],
  ])('%s checks nothing and is refused', (_what, text) => {
    expect(refusalOf(text)).toBe('1: the scenario checks nothing; say what must hold under "then"');
  });

  test.each([
    ['a player of whom nothing is said', scenario({ then: '\n  over: false\n  Ann: {}' }), 5],
    ['an empty expectation', scenario({ moves: 'asked: Ann\nexpect: {}' }), 5],
    ['an empty end after other checks', scenario({ moves: 'asked: Ann', then: '{}' }), 5],
  ])('with %s is refused on the line of it', (_what, text, line) => {
    expect(refusalOf(text)).toBe(
      `${line}: here nothing is checked; say what must hold, or take the line out`,
    );
  });

  test('stops at the first thing that does not hold', () => {
    const text = scenario({
      players: '{ Ann: { hand: [village] }, Bob: }',
      moves: 'asked: Bob\nAnn plays village\nasked: Bob',
      then: '{ over: true }',
    });
    expect(differencesOf(text)).toEqual([
      { line: 4, what: 'who must choose', expected: 'Bob', found: 'Ann' },
    ]);
  });

  test('tells everything that does not hold at one place', () => {
    const text = scenario({ then: '\n  over: true\n  Ann: { handSize: 3, points: 1 }\n  piles: 8' });
    expect(differencesOf(text).map(({ line, what }) => `${line}: ${what}`)).toEqual([
      '4: whether the game is over',
      "5: Ann's hand size",
      "5: Ann's points",
      '6: the number of piles',
    ]);
  });
});

describe('planned shuffles', () => {
  const players =
    '{ Ann: { hand: [smithy], discard: [gold, estate, copper, silver], shuffles: [[silver, gold]] }, Bob: }';

  test('give the order named, and leave the rest below', () => {
    const text = scenario({
      players,
      moves: 'Ann plays smithy\nexpect: { Ann: { deckSize: 1, discard: [] } }',
      then: '{ Ann: { handSize: 3 } }',
    });
    expect(differencesOf(text)).toEqual([]);
    const top = scenario({
      players: players.replace('smithy', 'laboratory'),
      moves: 'Ann plays laboratory',
      then: '{ Ann: { hand: [gold, silver] } }',
    });
    expect(differencesOf(top)).toEqual([]);
  });

  test('come one after the other', () => {
    const text = scenario({
      players:
        '{ Ann: { hand: [2 village], discard: [gold, estate], shuffles: [[estate, gold], [silver]] }, Bob: }',
      moves: 'Ann plays village\nexpect: { Ann: { hand: [village, estate], deckTop: [gold] } }',
      then: '{ over: false }',
    });
    expect(differencesOf(text)).toEqual([]);
  });

  test('that cannot be are reported at the move that shuffles', () => {
    const text = scenario({
      players: players.replace('[[silver, gold]]', '[[province]]'),
      moves: 'Ann plays smithy',
      then: '{ over: false }',
    });
    const [difference] = differencesOf(text);
    expect(difference).toMatchObject({ line: 4, what: 'a move', expected: 'Ann plays smithy' });
    expect(difference?.found).toMatch(/a planned shuffle of Ann wants province/i);
  });

  test('that cannot be are reported also where they come by themselves', () => {
    const text = scenario({
      players:
        '{ Ann: { hand: [masquerade, copper] }, Bob: { hand: [copper], discard: [gold], shuffles: [[curse]] } }',
      more: 'turn: { player: Bob, phase: clean-up }',
      then: '{ over: false }',
    });
    expect(refusalOf(text)).toMatch(/^2: a planned shuffle of Bob wants/i);
    const later = scenario({
      players:
        '{ Ann: { hand: [masquerade, copper, copper], discard: [2 gold], shuffles: [[curse]] }, Bob: { hand: [copper] } }',
      moves: 'cannot: Ann plays masquerade',
    });
    expect(differencesOf(later)).toMatchObject([
      {
        line: 4,
        expected: 'what leaves no choice can be done',
        found: like(/planned shuffle/),
      },
    ]);
  });
});

describe('home-made cards', () => {
  /** Robs everybody of a card, gives back any of them; then takes up to two from the hand, and one from play. */
  const plunder = JSON.stringify({
    id: 'plunder',
    types: ['Action'],
    cost: { coins: 2, potions: 0 },
    play: [
      {
        do: 'eachOtherPlayer',
        steps: [
          { do: 'reveal', n: 2 },
          {
            do: 'pick',
            verb: 'trash',
            from: 'revealed',
            least: 1,
            most: 1,
            filter: {},
            asked: 'player-of-the-card',
          },
          { do: 'trashThem' },
          { do: 'remember' },
          { do: 'discardTheRest' },
        ],
      },
      { do: 'gainFromTrash' },
      { do: 'pick', verb: 'discard', from: 'hand', least: 0, most: 2, filter: {}, asked: 'you' },
      { do: 'discardThem' },
      { do: 'pick', verb: 'discard', from: 'in-play', least: 0, most: 1, filter: {}, asked: 'you' },
      { do: 'discardThem' },
    ],
  });

  test('are answered by whole lists, and what a list leaves out is not taken', () => {
    const text = scenario({
      players:
        '{ Ann: { hand: [plunder, copper, estate] }, Bob: { deck: [gold, copper] }, Cleo: { deck: [silver, copper] } }',
      more: `cards: [${plunder}]\nkingdom: [plunder]`,
      moves: `Ann plays Plunder
Ann trashes Gold
Ann trashes Silver
Ann gains Gold
Ann discards Estate
Ann discards nothing`,
      then: '{ trash: [silver], Ann: { hand: [copper], play: [plunder], discard: [gold, estate] } }',
    });
    expect(differencesOf(text)).toEqual([]);
  });
});
