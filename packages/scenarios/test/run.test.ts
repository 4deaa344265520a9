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
      '2: a player has no "hnad"; known are hand, deck, discard, play, returning, turns, shuffles',
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
    ['turns below zero', withPlayers('{ Ann: { turns: -1 }, Bob: }'), /^2: Ann's turns is -1;/],
    [
      'too many copies',
      withPlayers('{ Ann: { hand: [11 village] }, Bob: }'),
      '2: 11 copies of village: a game of 2 has 10; take some away',
    ],
    [
      'too many copies with the pile',
      withPlayers('{ Ann: { hand: [3 province] }, Bob: }', 'supply: { province: 6 }'),
      /^2: 9 copies of province: a game of 2 has 8/,
    ],
    [
      'a card without a pile',
      withPlayers('{ Ann: { hand: [village] }, Bob: }', 'kingdom: [moat]'),
      "2: Ann's hand: village has no pile in this game; add it to the kingdom",
    ],
    [
      'a pile of less than nothing',
      withPlayers('{ Ann: , Bob: }', 'supply: { curse: -1 }'),
      /^2: the pile of curse is -1;/,
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
      /^2: .*possess/,
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
    ['one player', '  players: [Ann]', /^2: 1 player: a game needs at least 2/],
    ['a number for a name', '  players: [{}]', '4: {} is no text'],
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
    ['with a player of whom nothing is said', scenario({ then: '{ Ann: {}, supply: {}, turn: {} }' })],
    ['with an empty expectation', scenario({ moves: 'expect: {}\nsees: { Bob: { Ann: {} } }\ntold: {}' })],
  ])('%s checks nothing and is refused', (_what, text) => {
    expect(refusalOf(text)).toBe('1: the scenario checks nothing; say what must hold under "then"');
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
