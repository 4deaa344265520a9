import { readFileSync } from 'node:fs';
import type { Chooser } from '@tenfold/rules';
import {
  allCards,
  newGame,
  optionWords,
  playOut,
  randomBelow,
  seedRandom,
  title,
  verbOf,
} from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { ANSWERS, COMPARISONS, FUNCTIONS, parseStrategy, printStrategy } from '../src/index.ts';
import type { Call, Comparison, FindCard, PlayRule, Strategy, StrategyOptions } from '../src/index.ts';

/** The strategy that these rules make, under a name. */
function rules(lines: string, options?: StrategyOptions): Strategy {
  const { strategy, errors } = parseStrategy(`strategy Test\n${lines}`, options);
  if (strategy === undefined) throw new Error(errors.join('\n'));
  return strategy;
}

/** Those that are no more than comparisons. */
const conditions = (text: string): readonly Comparison[] | undefined =>
  rules(`buy Smithy when ${text}`).buy[0]?.if?.flatMap((one) => ('l' in one ? [one] : []));
const firstPlay = (line: string): PlayRule | undefined => rules(line).play?.[0];

test('a whole strategy', () => {
  const text = `
# The plan of the day.
strategy Big Money Ultimate   # not the weather
players 2, 3
kingdom Smithy, Council Room
source Geronimoo/DominionSim (Geronimoo, MIT)
url https://example.org/#here
note Two lines
note of notes

buy Province when total money > 18
buy Smithy when own < 2                      # "own" alone means the card being bought
buy Smithy when own Smithy < own Treasure / 11
buy Gold when own Gold < own Council Room - 1 and total money < 16
buy Silver

play Village first
never play Moneylender when copper in hand == 0
with Chapel trash Estate, Curse, Copper
`;
  expect(parseStrategy(text)).toEqual({
    errors: [],
    warnings: [],
    strategy: {
      name: 'Big Money Ultimate',
      players: [2, 3],
      kingdomCards: ['smithy', 'council-room'],
      source: {
        project: 'Geronimoo/DominionSim',
        author: 'Geronimoo',
        licence: 'MIT',
        url: 'https://example.org/#here',
      },
      notes: 'Two lines\nof notes',
      buy: [
        { card: 'province', if: [{ l: { fn: 'totalDeckMoney' }, op: '>', r: 18 }] },
        { card: 'smithy', if: [{ l: { fn: 'ownedCount', arg: 'smithy' }, op: '<', r: 2 }] },
        {
          card: 'smithy',
          if: [
            {
              l: { fn: 'ownedCount', arg: 'smithy' },
              op: '<',
              r: { expr: '/', of: { fn: 'ownedTypeCount', arg: 'Treasure' }, by: 11 },
            },
          ],
        },
        {
          card: 'gold',
          if: [
            {
              l: { fn: 'ownedCount', arg: 'gold' },
              op: '<',
              r: { expr: '-', of: { fn: 'ownedCount', arg: 'council-room' }, by: 1 },
            },
            { l: { fn: 'totalDeckMoney' }, op: '<', r: 16 },
          ],
        },
        { card: 'silver' },
      ],
      play: [
        { card: 'village', how: 'play' },
        {
          card: 'moneylender',
          how: 'never',
          if: [{ l: { fn: 'handCount', arg: 'copper' }, op: '==', r: 0 }],
        },
        { card: 'chapel', how: 'prefer', answer: 'trash', what: ['estate', 'curse', 'copper'] },
      ],
    },
  });
});

test('a text that is not ours to lay out: spaces, Windows lines, a byte order mark, no last line end', () => {
  const text = '\uFEFFstrategy X\r\n\r\n\t buy   Gold\twhen own<2 \r\nbuy Silver';
  expect(parseStrategy(text).strategy?.buy).toEqual([
    { card: 'gold', if: [{ l: { fn: 'ownedCount', arg: 'gold' }, op: '<', r: 2 }] },
    { card: 'silver' },
  ]);
});

describe('quantities', () => {
  const phrases: readonly (readonly [string, Call])[] = [
    ['own Gold', { fn: 'ownedCount', arg: 'gold' }],
    ['own', { fn: 'ownedCount', arg: 'smithy' }],
    ['own Treasure', { fn: 'ownedTypeCount', arg: 'Treasure' }],
    ['own cards', { fn: 'deckSize' }],
    ['Province left', { fn: 'supplyCount', arg: 'province' }],
    ['Copper in hand', { fn: 'handCount', arg: 'copper' }],
    ['cards in hand', { fn: 'handCount' }],
    ['Action in hand', { fn: 'handTypeCount', arg: 'Action' }],
    ['Bridge in play', { fn: 'inPlayCount', arg: 'bridge' }],
    ['Action in play', { fn: 'inPlayCount', arg: 'Action' }],
    ['cards in play', { fn: 'inPlayCount' }],
    ['total money', { fn: 'totalDeckMoney' }],
    ['gains to end', { fn: 'gainsToEndGame' }],
    ['coins', { fn: 'coinsAvailable' }],
    ['coins in hand', { fn: 'handCoins' }],
    ['potions', { fn: 'potionsAvailable' }],
    ['actions left', { fn: 'actionsLeft' }],
    ['buys left', { fn: 'buysLeft' }],
    ['my points', { fn: 'ownVP' }],
    ['opponent points', { fn: 'bestOpponentVP' }],
    ['empty piles', { fn: 'emptyPiles' }],
    ['turn', { fn: 'turn' }],
    ['players', { fn: 'players' }],
    ['action phase', { fn: 'inActionPhase' }],
    ['opponent owns Witch', { fn: 'opponentOwnedCount', arg: 'witch' }],
    ['opponents own Attack', { fn: 'opponentsOwnedCount', arg: 'Attack' }],
    ['Gold unseen', { fn: 'unseenCount', arg: 'gold' }],
    ['cards on discard', { fn: 'discardTopCount' }],
    ['Gold revealed', { fn: 'revealedCount', arg: 'gold' }],
    ['Victory revealed by me', { fn: 'ownRevealedCount', arg: 'Victory' }],
    ['cards revealed by opponent', { fn: 'opponentRevealedCount' }],
    ['Gold gained', { fn: 'gainedCount', arg: 'gold' }],
    ['cost of Gold', { fn: 'cost', arg: 'gold' }],
    ['cards in deck', { fn: 'drawPileSize' }],
    ['cards in discard', { fn: 'discardPileSize' }],
    ['piles left', { fn: 'pilesLeft' }],
    ['piles to end', { fn: 'pilesToEnd' }],
    ['went first', { fn: 'wentFirst' }],
    ['my seat', { fn: 'seatOrder' }],
  ];

  test.each(phrases)('%s', (phrase, call) => {
    expect(conditions(`${phrase} >= 3`)).toEqual([{ l: call, op: '>=', r: 3 }]);
    expect(conditions(`3 < ${phrase}`)).toEqual([{ l: 3, op: '<', r: call }]);
    expect(printStrategy(rules(`buy Smithy when ${phrase} >= 3`))).toContain(`when ${phrase} >= 3`);
  });

  test('there are words for every function', () => {
    expect(new Set(phrases.map(([, { fn }]) => fn))).toEqual(new Set(FUNCTIONS));
  });

  test.each([
    ['own Treasures', { fn: 'ownedTypeCount', arg: 'Treasure' }],
    ['own Treasure cards', { fn: 'ownedTypeCount', arg: 'Treasure' }],
    ['own Victory cards', { fn: 'ownedTypeCount', arg: 'Victory' }],
    ['terminals in hand', { fn: 'handTypeCount', arg: 'Terminal' }],
    ['own Curse', { fn: 'ownedCount', arg: 'curse' }],
    ['own Curses', { fn: 'ownedCount', arg: 'curse' }],
    ['own Curse cards', { fn: 'ownedTypeCount', arg: 'Curse' }],
    ['curses left', { fn: 'supplyCount', arg: 'curse' }],
    ['duchies left', { fn: 'supplyCount', arg: 'duchy' }],
    ['own witches', { fn: 'ownedCount', arg: 'witch' }],
    ['Council Rooms in play', { fn: 'inPlayCount', arg: 'council-room' }],
    ['Gardens left', { fn: 'supplyCount', arg: 'gardens' }],
    ['potions in hand', { fn: 'handCount', arg: 'potion' }],
    ['potions left', { fn: 'supplyCount', arg: 'potion' }],
    ['own potions', { fn: 'ownedCount', arg: 'potion' }],
    ['TOTAL Móney', { fn: 'totalDeckMoney' }],
  ] as const)('%s', (phrase, call) => {
    expect(conditions(`${phrase} > 0`)).toEqual([{ l: call, op: '>', r: 0 }]);
  });
});

describe('conditions', () => {
  test.each(COMPARISONS)('turn %s 5', (op) => {
    expect(conditions(`turn ${op} 5`)).toEqual([{ l: { fn: 'turn' }, op, r: 5 }]);
  });

  test.each([
    ['=', '=='],
    ['≤', '<='],
    ['≥', '>='],
    ['≠', '!='],
  ] as const)('%s is %s', (sign, op) => {
    expect(conditions(`turn ${sign} 5`)?.[0]?.op).toBe(op);
  });

  const sum = (text: string): unknown => conditions(`turn < ${text}`)?.[0]?.r;

  test('products before sums, and from left to right', () => {
    expect(sum('1 + 2 * 3')).toEqual({ expr: '+', of: 1, by: { expr: '*', of: 2, by: 3 } });
    expect(sum('8 - 3 - 2')).toEqual({ expr: '-', of: { expr: '-', of: 8, by: 3 }, by: 2 });
    expect(sum('8 / 4 * 2')).toEqual({ expr: '*', of: { expr: '/', of: 8, by: 4 }, by: 2 });
    expect(sum('8 - (3 - 2)')).toEqual({ expr: '-', of: 8, by: { expr: '-', of: 3, by: 2 } });
    expect(sum('(1 + 2) × 3 ÷ 2')).toEqual({
      expr: '/',
      of: { expr: '*', of: { expr: '+', of: 1, by: 2 }, by: 3 },
      by: 2,
    });
  });

  test('a hyphen between letters belongs to a name, any other is a minus', () => {
    expect(sum('own secret-chamber-1')).toEqual({
      expr: '-',
      of: { fn: 'ownedCount', arg: 'secret-chamber' },
      by: 1,
    });
    expect(sum('own - 1')).toEqual({ expr: '-', of: { fn: 'ownedCount', arg: 'smithy' }, by: 1 });
    expect(sum('-1')).toBe(-1);
    expect(sum('2 - -1.5')).toEqual({ expr: '-', of: 2, by: -1.5 });
    expect(sum('-0')).toBe(0);
  });
});

describe('names of cards', () => {
  test.each(allCards.map(({ id }) => id))('%s', (id) => {
    expect(rules(`buy ${title(id)} when own ${id} < 2 and ${title(id).toUpperCase()} left > 1`).buy).toEqual([
      {
        card: id,
        if: [
          { l: { fn: 'ownedCount', arg: id }, op: '<', r: 2 },
          { l: { fn: 'supplyCount', arg: id }, op: '>', r: 1 },
        ],
      },
    ]);
  });

  test('in quotes, with an apostrophe, with accents', () => {
    expect(
      rules(`buy "Philosopher's Stone"\nbuy philosopher’s stone when turn > 3\nbuy Smíthÿ`).buy,
    ).toMatchObject([{ card: 'philosophers-stone' }, { card: 'philosophers-stone' }, { card: 'smithy' }]);
  });

  test('the longest name counts, in whatever language somebody knows them', () => {
    const names: Readonly<Record<string, string>> = {
      kovács: 'smithy',
      'ezüst kovács mester': 'mint',
      ezüst: 'silver',
    };
    const findCard: FindCard = (name) => {
      const id = names[name.toLowerCase()];
      return id === undefined ? { nearest: ['Kovács'] } : { id };
    };
    expect(rules('buy Ezüst Kovács Mester when own Ezüst > 2\nbuy kovács', { findCard }).buy).toMatchObject([
      { card: 'mint', if: [{ l: { arg: 'silver' } }] },
      { card: 'smithy' },
    ]);
    expect(parseStrategy('strategy X\nbuy Kovac', { findCard }).errors[0]?.remedy).toBe(
      'do you mean Kovács?',
    );
  });

  test('cards of a game of one’s own', () => {
    const cards = [
      ...allCards,
      { id: 'coins', types: ['Action'], cost: { coins: 4, potions: 0 }, play: [] },
    ] as const satisfies StrategyOptions['cards'];
    const strategy = rules('buy "Coins" when own < 2 and "coins" in hand < 1 and coins > 3', { cards });
    expect(strategy.buy[0]?.if?.map((condition) => ('l' in condition ? condition.l : undefined))).toEqual([
      { fn: 'ownedCount', arg: 'coins' },
      { fn: 'handCount', arg: 'coins' },
      { fn: 'coinsAvailable' },
    ]);
    expect(parseStrategy(printStrategy(strategy), { cards }).strategy).toEqual(strategy);
  });
});

describe('rules of play', () => {
  test.each([
    ['play Village first', { card: 'village', how: 'play' }],
    ['never play Chapel', { card: 'chapel', how: 'never' }],
    ['with Minion choose coins', { card: 'minion', how: 'choose', what: ['coins'] }],
    ['play Minion for new hand, coins', { card: 'minion', how: 'choose', what: ['new-hand', 'coins'] }],
    ['with Pawn choose coin + card', { card: 'pawn', how: 'choose', what: ['card+coin'] }],
    ['with Chancellor choose nothing', { card: 'chancellor', how: 'choose', what: ['nothing'] }],
    ['with Steward choose trash, coins', { card: 'steward', how: 'choose', what: ['trash', 'coins'] }],
    ['with Steward trash Curse', { card: 'steward', how: 'prefer', answer: 'trash', what: ['curse'] }],
    ['with Library set aside Moat', { card: 'library', how: 'prefer', answer: 'set-aside', what: ['moat'] }],
    [
      'with Library set-aside nothing',
      { card: 'library', how: 'prefer', answer: 'set-aside', what: ['nothing'] },
    ],
    ['with Wishing Well name Gold', { card: 'wishing-well', how: 'prefer', answer: 'name', what: ['gold'] }],
    ['with Throne Room play Witch', { card: 'throne-room', how: 'prefer', answer: 'play', what: ['witch'] }],
    ['with Remodel prefer Gold, Estate', { card: 'remodel', how: 'prefer', what: ['gold', 'estate'] }],
  ] as const)('%s', (line, rule) => {
    expect(firstPlay(line)).toEqual(rule);
    expect(firstPlay(`${line} when own > 1 and turn < 9`)).toEqual({
      ...rule,
      if: [
        { l: { fn: 'ownedCount', arg: rule.card }, op: '>', r: 1 },
        { l: { fn: 'turn' }, op: '<', r: 9 },
      ],
    });
  });

  test('a style of play goes with a purchase', () => {
    expect(rules('buy Chapel style aggressiveTrashing when own == 0').buy).toEqual([
      {
        card: 'chapel',
        if: [{ l: { fn: 'ownedCount', arg: 'chapel' }, op: '==', r: 0 }],
        playStyle: 'aggressiveTrashing',
      },
    ]);
  });

  test('whatever a card asks in a game, there is a line that answers it', () => {
    const answers = new Set<string>(ANSWERS);
    const lines = new Set<string>();
    const random = seedRandom('fast', 'answers');
    const kingdomCards = allCards.filter(({ id }) => newGameHas(id)).map(({ id }) => id);
    for (let start = 0; start < kingdomCards.length; start += 5) {
      const kingdom = Array.from(
        { length: 10 },
        (_, at) => kingdomCards[(start + at) % kingdomCards.length] ?? '',
      );
      const game = newGame({ players: ['Ann', 'Bob', 'Cyd'], kingdom, seed: String(start) });
      const choose: Chooser = (_game, asked) => {
        for (const option of asked.options) {
          const verb = verbOf(option);
          if (asked.card === null || (verb !== 'choose' && !answers.has(verb))) continue;
          lines.add(`with ${title(asked.card)} ${optionWords(game, option)}`);
        }
        const keen = asked.options.filter(
          (option) => verbOf(option) !== 'end-turn' && verbOf(option) !== 'end-actions',
        );
        const from = keen.length === 0 ? asked.options : keen;
        return from[randomBelow(random, from.length)] ?? 0;
      };
      playOut(game, choose, { until: (_game, made) => made === 1500 });
    }
    expect(lines.size).toBeGreaterThan(200);
    expect(parseStrategy(['strategy Answers', ...lines].join('\n')).errors.map(String)).toEqual([]);
  });
});

const BASIC = new Set(['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'potion']);
const newGameHas = (id: string): boolean => !BASIC.has(id);

describe('lines of text', () => {
  test.each([
    ['source A/B', { project: 'A/B' }],
    ['source A/B (C)', { project: 'A/B (C)' }],
    ['source A (2nd) (C, MIT) # from the forum', { project: 'A (2nd)', author: 'C', licence: 'MIT' }],
    ['source "A (C, MIT)"', { project: 'A (C, MIT)' }],
    [
      'source A\nauthor C, D\nfile x y.txt\ncommit 12',
      { project: 'A', author: 'C, D', file: 'x y.txt', commit: '12' },
    ],
  ])('%s', (lines, source) => {
    expect(rules(lines).source).toEqual(source);
  });

  test('in quotes, a # is no comment', () => {
    expect(parseStrategy('strategy "Game #6 \\"Thief\\""  # a comment').strategy?.name).toBe(
      'Game #6 "Thief"',
    );
    expect(parseStrategy('strategy C#').strategy?.name).toBe('C#');
  });
});

describe('the page for players', () => {
  const page = readFileSync(new URL('../../../docs/strategies.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/^```strategy\n(.*?)^```$/gms)].map(([, text = '']) => text);

  test.each(examples)('has examples that can be read: %s', (text) => {
    expect(parseStrategy(text)).toMatchObject({ errors: [], warnings: [] });
  });

  test.each(FUNCTIONS)('names %s', (fn) => {
    expect(page).toContain(`\`${fn}\``);
  });

  const rows = [...page.matchAll(/^\| ([A-Z][A-Za-z ]+) \| ((?:`[a-z+-]+` ?)+)\|$/gm)];

  test('lists the cards with modes', () => {
    expect(rows).toHaveLength(12);
  });

  test.each(
    rows.map(([, card = '', modes = '']) => ({ card, modes: modes.replaceAll('`', '').trim().split(' ') })),
  )('lists the modes of $card, and all of them', ({ card, modes }) => {
    expect(firstPlay(`with ${card} choose ${modes.join(', ')}`)?.what).toEqual(modes);
    const refused = parseStrategy(`strategy X\nwith ${card} choose none of these`).errors[0]?.remedy ?? '';
    expect(
      refused
        .match(/[a-z+-]+/g)
        ?.slice(3)
        .filter((word) => word !== 'and'),
    ).toEqual(modes);
  });
});
