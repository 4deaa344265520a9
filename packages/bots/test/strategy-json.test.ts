import { describe, expect, test } from 'vitest';
import { StrategyDataError, loadCatalogue, loadStrategy, strategyData } from '../src/index.ts';

const gold = { card: 'Gold', if: [{ l: { fn: 'ownedCount', arg: 'Gold' }, op: '<', r: 2 }] };
const whole = {
  id: 'whole',
  name: 'Whole',
  tier: 'core',
  archetype: 'money',
  players: [2, 3],
  kingdomCards: ['Council Room', 'pawn'],
  buy: [{ card: 'Chapel', if: [], playStyle: 'aggressiveTrashing' }, gold],
  play: [
    { card: 'Pawn', how: 'choose', what: ['coin+card'] },
    { card: 'Chapel', how: 'prefer', answer: 'trash', what: ['Estate', 'nothing'] },
    { card: 'Council Room', how: 'never', if: [{ l: { fn: 'inPlayCount', arg: 'Action' }, op: '==', r: 0 }] },
  ],
  playNotes: 'Some notes.',
  source: { project: 'P', botName: 'B', url: 'https://example.org' },
  measured: [{ anything: true }],
  publishedWinRate: null,
  caution: 'careful',
};

const strategy = {
  name: 'Whole',
  players: [2, 3],
  kingdomCards: ['council-room', 'pawn'],
  source: { project: 'P', url: 'https://example.org' },
  notes: 'Some notes.',
  buy: [
    { card: 'chapel', playStyle: 'aggressiveTrashing' },
    { card: 'gold', if: [{ l: { fn: 'ownedCount', arg: 'gold' }, op: '<', r: 2 }] },
  ],
  play: [
    { card: 'pawn', how: 'choose', what: ['card+coin'] },
    { card: 'chapel', how: 'prefer', answer: 'trash', what: ['estate', 'nothing'] },
    { card: 'council-room', how: 'never', if: [{ l: { fn: 'inPlayCount', arg: 'Action' }, op: '==', r: 0 }] },
  ],
};

test('a strategy as the catalogue writes it', () => {
  expect(loadStrategy(whole)).toEqual({ strategy, errors: [], warnings: [] });
});

test('a list of strategies with their ids', () => {
  expect(loadCatalogue({ meta: {}, strategies: [whole] })).toEqual({
    strategies: [{ id: 'whole', strategy }],
    errors: [],
    warnings: [],
  });
});

test('written with English names, and read again', () => {
  const loaded = loadStrategy(whole).strategy;
  if (loaded === undefined) throw new Error('it should load');
  const data = strategyData(loaded);
  expect(data.buy[1]).toEqual(gold);
  expect(data.play).toMatchObject([
    { card: 'Pawn', what: ['card+coin'] },
    { what: ['Estate', 'nothing'] },
    {},
  ]);
  expect(loadStrategy(JSON.parse(JSON.stringify(data)) as unknown).strategy).toEqual(loaded);
});

test('ids do as well as names, and what is empty is left out', () => {
  expect(
    loadStrategy({ name: 'X', players: [], kingdomCards: [], play: [], buy: [{ card: 'great-hall' }] }),
  ).toEqual({
    strategy: { name: 'X', buy: [{ card: 'great-hall' }] },
    errors: [],
    warnings: [],
  });
});

describe('errors name the place', () => {
  const when = (l: unknown): unknown => ({ name: 'X', buy: [{ card: 'Gold', if: [{ l, op: '<', r: 2 }] }] });
  const play = (...rules: readonly unknown[]): unknown => ({ name: 'X', buy: [], play: rules });

  test.each([
    [null, 'the strategy: this should be an object; write it in { }'],
    [[], 'the strategy: this should be an object; write it in { }'],
    [{ buy: [] }, 'name: this should be a text; write it in quotes'],
    [{ name: '', buy: [] }, 'name: this should be a text with something in it; write it between the quotes'],
    [{ name: 'X' }, 'buy: this should be a list; write it in [ ]'],
    [{ name: 'X', buy: {} }, 'buy: this should be a list; write it in [ ]'],
    [{ name: 'X', buy: [], nots: '' }, 'nots: "nots" is unknown here; do you mean notes?'],
    [{ name: 'X', buy: [], notes: 3 }, 'notes: this should be a text; write it in quotes'],
    [
      { name: 'X', buy: [], players: [2, 1] },
      'players[1]: this should be a number of players; write a whole number from 2 to 6',
    ],
    [
      { name: 'X', buy: [], kingdomCards: ['Smity'] },
      'kingdomCards[0]: there is no card "Smity"; do you mean Smithy?',
    ],
    [
      { name: 'X', buy: [], source: { url: 'x' } },
      'source.project: this should be a text; write it in quotes',
    ],
    [
      { name: 'X', buy: [], source: { project: 'x', auther: 'y' } },
      'source.auther: "auther" is unknown here; do you mean author?',
    ],
    [{ name: 'X', buy: [{ card: 'Smity' }] }, 'buy[0].card: there is no card "Smity"; do you mean Smithy?'],
    [{ name: 'X', buy: [{}] }, 'buy[0].card: this should be a text; write it in quotes'],
    [{ name: 'X', buy: [{ card: 'Gold', iff: [] }] }, 'buy[0].iff: "iff" is unknown here; do you mean if?'],
    [
      { name: 'X', buy: [{ card: 'Gold', playStyle: 'a b' }] },
      'buy[0].playStyle: this should be one word; write letters and digits only, such as "aggressiveTrashing"',
    ],
    [
      { name: 'X', buy: [{ card: 'Gold', if: [{ l: 1, op: '=', r: 2 }] }] },
      'buy[0].if[0].op: this should be one of <, <=, ==, !=, >=, >; write one of them',
    ],
    [
      { name: 'X', buy: [{ card: 'Gold', if: [{ l: 1, op: '<' }] }] },
      'buy[0].if[0].r: this should be a number, {"fn": …} or {"expr": …}; write one of them',
    ],
    [
      when(Number.NaN),
      'buy[0].if[0].l: this should be a number, {"fn": …} or {"expr": …}; write one of them',
    ],
    [
      when({ fn: 'ownCount', arg: 'Gold' }),
      expect.stringMatching(
        /^buy\[0\]\.if\[0\]\.l\.fn: this should be one of ownedCount, .*; do you mean ownedCount\?$/,
      ),
    ],
    [
      when({ fn: 'ownedCount' }),
      'buy[0].if[0].l.arg: this should be the name of a card; say which cards "ownedCount" counts',
    ],
    [
      when({ fn: 'ownedTypeCount' }),
      'buy[0].if[0].l.arg: this should be a type; write Action, Treasure, Victory, Curse, Attack, Reaction, Duration or Terminal',
    ],
    [
      when({ fn: 'ownedTypeCount', arg: 'treasure' }),
      expect.stringMatching(
        /^buy\[0\]\.if\[0\]\.l\.arg: this should be one of Action, .*; do you mean Treasure\?$/,
      ),
    ],
    [
      when({ fn: 'turn', arg: 'Gold' }),
      'buy[0].if[0].l.arg: this should be missing; leave it out; "turn" is about no card',
    ],
    [
      when({ expr: '%', of: 1, by: 2 }),
      'buy[0].if[0].l.expr: this should be one of +, -, *, /; write one of them',
    ],
    [
      when({ expr: '+', of: 1, by: { fn: 'supplyCount', arg: 'Golds' } }),
      'buy[0].if[0].l.by.arg: there is no card "Golds"; do you mean Gold?',
    ],
    [
      play({ card: 'Smithy', how: 'sometimes' }),
      'play[0].how: this should be one of play, before, last, never, choose, prefer; write one of them',
    ],
    [
      play({ card: 'Smithy', how: 'play', what: ['Gold'] }),
      'play[0].what: this should be missing; leave it out; "play" needs none',
    ],
    [
      play({ card: 'Smithy', how: 'play', answer: 'trash' }),
      'play[0].answer: this should be missing; leave it out; only "prefer" has one',
    ],
    [
      play({ card: 'Minion', how: 'choose', what: [] }),
      'play[0].what: this should be a list with at least one entry; add what is wanted first',
    ],
    [
      play({ card: 'Minion', how: 'choose', what: ['gold'] }),
      'play[0].what[0]: Minion has no mode "gold"; its modes are coins and new-hand',
    ],
    [
      play({ card: 'Mine', how: 'prefer', answer: 'discard', what: ['Gold'] }),
      'play[0].answer: Mine never asks to discard a card; it asks to trash or gain',
    ],
    [
      play({ card: 'Smithy', how: 'prefer', what: ['Gold'] }),
      'play[0].card: Smithy never asks for a card; take the line away',
    ],
    [
      play({ card: 'Mine', how: 'prefer', what: ['Silver', 'Goold'] }),
      'play[0].what[1]: there is no card "Goold"; do you mean Gold?',
    ],
  ])('%j', (value, expected) => {
    const { errors, strategy: loaded } = loadStrategy(value);
    expect(loaded).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toBeInstanceOf(StrategyDataError);
    expect(String(errors[0])).toEqual(expected);
  });

  test('all of them, and the good ones are kept', () => {
    const bad = {
      id: 'bad',
      name: 'Bad',
      buy: [{ card: 'Gold' }, { card: 'Smity' }, { ...gold, if: [{ ...gold.if[0], l: { fn: 'x' } }] }],
    };
    const { strategies, errors } = loadCatalogue({ strategies: [whole, bad, { name: 'No id', buy: [] }] });
    expect(strategies.map(({ id }) => id)).toEqual(['whole']);
    expect(errors.map(({ place }) => place)).toEqual([
      'strategies[1].buy[1].card',
      'strategies[1].buy[2].if[0].l.fn',
      'strategies[2].id',
    ]);
  });

  test('a catalogue that is none', () => {
    expect(loadCatalogue([]).errors.map(String)).toEqual([
      'the strategy: this should be an object; write it in { }',
    ]);
    expect(loadCatalogue({}).errors.map(String)).toEqual([
      'strategies: this should be a list; write it in [ ]',
    ]);
  });

  test('sums without end are refused', () => {
    let sum: unknown = 1;
    for (let depth = 0; depth < 5000; depth++) sum = { expr: '+', of: sum, by: 1 };
    expect(loadStrategy(when(sum)).errors.map(({ message }) => message)).toEqual([
      'this should be nested less deep',
    ]);
  });
});

test('a rule that can never matter is a warning', () => {
  const twice = { id: 'twice', name: 'X', buy: [{ card: 'Gold' }, gold] };
  expect(loadCatalogue({ strategies: [twice] }).warnings).toEqual([
    {
      place: 'strategies[0].buy[1]',
      message:
        'this rule can never matter: the one for Gold in strategies[0].buy[0] comes first whenever it could',
      remedy: 'take it away, put it above strategies[0].buy[0], or give that one a condition',
    },
  ]);
});
