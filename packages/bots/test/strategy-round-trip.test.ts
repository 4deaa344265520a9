import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards } from '@tenfold/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMPARISONS,
  COUNTED_TYPES,
  loadCatalogue,
  loadStrategy,
  parseStrategy,
  printStrategy,
  strategyData,
} from '../src/index.ts';
import type { Answer, BuyRule, Call, StrategyCondition, Operand, PlayRule, Strategy } from '../src/index.ts';

const folder = fileURLToPath(new URL('../../../strategies/', import.meta.url));
const files = globSync('*.strategy', { cwd: folder });
const data: unknown = JSON.parse(
  readFileSync(new URL('../src/strategy/catalogue.json', import.meta.url), 'utf8'),
);
const catalogue = loadCatalogue(data);

describe('the strategies of the catalogue', () => {
  test('load without a remark', () => {
    expect(catalogue.errors).toEqual([]);
    expect(catalogue.warnings).toEqual([]);
    expect(catalogue.strategies).toHaveLength(41);
  });

  test('each has its file, and each file is one of them', () => {
    expect(files.map((file) => basename(file, '.strategy')).toSorted()).toEqual(
      catalogue.strategies.map(({ id }) => id).toSorted(),
    );
  });

  test.each(catalogue.strategies)('$id', ({ id, strategy }) => {
    const text = readFileSync(`${folder}${id}.strategy`, 'utf8');
    expect(parseStrategy(text)).toEqual({ strategy, errors: [], warnings: [] });
    expect(strategy.source?.licence).toBe('MIT');
    expect(printStrategy(strategy)).toBe(text);
    expect(loadStrategy(strategyData(strategy)).strategy).toEqual(strategy);
  });
});

// ─── Strategies that nobody would write ───

const cardId = fc.constantFrom(...allCards.map(({ id }) => id));
const countedType = fc.constantFrom(...COUNTED_TYPES);

const withCard = (fn: Call['fn']): fc.Arbitrary<Call> => cardId.map((arg) => ({ fn, arg }));
const withType = (fn: Call['fn']): fc.Arbitrary<Call> => countedType.map((arg) => ({ fn, arg }));
const alone = (...functions: readonly Call['fn'][]): fc.Arbitrary<Call> =>
  fc.constantFrom(...functions).map((fn) => ({ fn }));

/** Where a function takes a card too, `Curse` is the card. */
const withPlainType = (fn: Call['fn']): fc.Arbitrary<Call> =>
  withType(fn).filter(({ arg }) => arg !== 'Curse');
const ANYWHERE = [
  'opponentOwnedCount',
  'opponentsOwnedCount',
  'unseenCount',
  'discardTopCount',
  'revealedCount',
  'ownRevealedCount',
  'opponentRevealedCount',
  'gainedCount',
] as const satisfies readonly Call['fn'][];

const call: fc.Arbitrary<Call> = fc.oneof(
  withCard('ownedCount'),
  withCard('supplyCount'),
  withCard('handCount'),
  withCard('inPlayCount'),
  withType('ownedTypeCount'),
  withType('handTypeCount'),
  withPlainType('inPlayCount'),
  alone('handCount', 'inPlayCount', 'deckSize', 'totalDeckMoney', 'gainsToEndGame', 'coinsAvailable'),
  alone('inActionPhase', 'ownVP', 'bestOpponentVP', 'handCoins', 'actionsLeft', 'buysLeft'),
  alone('potionsAvailable', 'emptyPiles', 'turn', 'players', 'drawPileSize', 'discardPileSize'),
  alone('pilesLeft', 'pilesToEnd', 'wentFirst', 'seatOrder'),
  withCard('cost'),
  fc.constantFrom(...ANYWHERE).chain((fn) => fc.oneof(withCard(fn), alone(fn), withPlainType(fn))),
);

const number = fc.oneof(
  fc.integer({ min: -20, max: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
);

const { operand } = fc.letrec<{ operand: Operand }>((tie) => ({
  operand: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    call,
    number,
    fc.record({ expr: fc.constantFrom('+', '-', '*'), of: tie('operand'), by: tie('operand') }),
    // What is a number alone may be 0.
    fc.record({ expr: fc.constant('/' as const), of: tie('operand'), by: call }),
  ),
}));

const DEFINED = ['greening', 'building'] as const;
const several = (one: fc.Arbitrary<StrategyCondition>): fc.Arbitrary<StrategyCondition[]> =>
  fc.array(one, { minLength: 2, maxLength: 3 });

const { condition } = fc.letrec<{ condition: StrategyCondition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ l: operand, op: fc.constantFrom(...COMPARISONS), r: operand }),
    fc.constantFrom(...DEFINED).map((named) => ({ named })),
    tie('condition').map((not) => ({ not })),
    several(tie('condition')).map((any) => ({ any })),
    // Lists in lists say no more than one.
    several(tie('condition').filter((one) => !('all' in one))).map((all) => ({
      any: [{ all }, { named: 'greening' }],
    })),
  ),
}));
const conditions = fc.option(fc.array(condition, { minLength: 1, maxLength: 3 }), { nil: undefined });

/** Without what is not said. */
const said = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

const buyRule = fc
  .record({
    card: cardId,
    if: conditions,
    playStyle: fc.option(fc.constantFrom('aggressiveTrashing', 'when', 'x2'), { nil: undefined }),
  })
  .map((rule) => said(rule) as BuyRule);

const some = <T>(from: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(from, { minLength: 1, maxLength: 4 });
const cardsOrNothing = some(fc.oneof(cardId, fc.constant('nothing')));
const choosing = fc.constantFrom(
  { card: 'minion', modes: ['coins', 'new-hand'] },
  { card: 'pawn', modes: ['card+action', 'action+coin', 'buy+coin'] },
  { card: 'chancellor', modes: ['discard-deck', 'nothing'] },
  { card: 'scrying-pool', modes: ['discard', 'put-back'] },
);
const asking = fc.constantFrom<{ card: string; answers: Answer[] }[]>(
  { card: 'remodel', answers: ['trash', 'gain'] },
  { card: 'library', answers: ['set-aside'] },
  { card: 'throne-room', answers: ['play'] },
  { card: 'masquerade', answers: ['pass', 'trash'] },
  { card: 'wishing-well', answers: ['name'] },
  { card: 'secret-chamber', answers: ['discard', 'topdeck'] },
  { card: 'witch', answers: ['reveal'] },
);

const playRule = fc
  .oneof(
    fc.record({ card: cardId, how: fc.constantFrom('play', 'last', 'never'), if: conditions }),
    fc.record({ card: cardId, how: fc.constant('before'), what: some(cardId), if: conditions }),
    choosing.chain(({ card, modes }) =>
      fc.record({
        card: fc.constant(card),
        how: fc.constant('choose'),
        what: some(fc.constantFrom(...modes)),
        if: conditions,
      }),
    ),
    asking.chain(({ card, answers }) =>
      fc.record({
        card: fc.constant(card),
        how: fc.constant('prefer'),
        answer: fc.option(fc.constantFrom(...answers), { nil: undefined }),
        what: cardsOrNothing,
        if: conditions,
      }),
    ),
  )
  .map((rule) => said(rule) as PlayRule);

const wild = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({
    unit: fc.constantFrom('a', '"', '#', '\\', ' ', '(', ')', ',', '\n', '\r', 'é'),
    minLength: 1,
  }),
);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

const source = fc
  .record({
    project: wild,
    file: maybe(wild),
    author: maybe(wild),
    url: maybe(wild),
    licence: maybe(wild),
    commit: maybe(wild),
  })
  .map(said);

const strategies = fc
  .record({
    name: wild,
    players: maybe(some(fc.integer({ min: 2, max: 6 }))),
    kingdomCards: maybe(some(cardId)),
    source: maybe(source),
    notes: maybe(fc.oneof(fc.constant(''), wild)),
    buy: fc.array(buyRule, { maxLength: 6 }),
    play: maybe(some(playRule)),
    define: fc.constant([
      { name: 'building', if: [{ l: { fn: 'turn' }, op: '<', r: 9 }], phase: true },
      { name: 'greening', phase: true },
    ]),
    guard: maybe(fc.constant(false)),
  })
  .map((strategy) => said(strategy) as Strategy);

describe('any strategy', () => {
  test('printed and read is the same', () => {
    fc.assert(
      fc.property(strategies, (strategy) => {
        const { strategy: read, errors } = parseStrategy(printStrategy(strategy));
        expect(errors.map(String)).toEqual([]);
        expect(read).toEqual(strategy);
      }),
      { numRuns: 500 },
    );
  });

  test('as data and back is the same', () => {
    fc.assert(
      fc.property(strategies, (strategy) => {
        const written: unknown = JSON.parse(JSON.stringify(strategyData(strategy)));
        const { strategy: read, errors } = loadStrategy(written);
        expect(errors.map(String)).toEqual([]);
        expect(read).toEqual(strategy);
      }),
      { numRuns: 500 },
    );
  });

  test('whatever is typed, reading it ends with a strategy or with errors that have a place', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'buy',
        'play',
        'with',
        'never',
        'Gold',
        'Throne Room',
        'when',
        'own',
        '<',
        '2',
        'and',
        '(',
        '\n',
      ),
      fc.constantFrom(
        'strategy',
        'note',
        'choose',
        'trash',
        'Minion',
        'coins',
        ',',
        '"',
        '#',
        '+',
        'left',
        'in hand',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ');
        const lines = text.split(/\r\n|\n|\r/);
        const { strategy, errors } = parseStrategy(text);
        expect(strategy === undefined).toBe(errors.length > 0);
        for (const { line, column, length } of errors) {
          expect(lines[line - 1]).toBeDefined();
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
          expect(length).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
