// The verbs themselves: what is refused and in which words, what a copy shares, and the menus that are kept.

import { describe, expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import {
  RuleError,
  apply,
  cardSetOf,
  clone,
  decision,
  findOption,
  newGame,
  newPosition,
  offeredWords,
  title,
} from '../src/index.ts';
import { askToBuy, treasuresToPlay } from '../src/engine/menu.ts';
import { tableOf } from '../src/engine/table.ts';

function refusal(attempt: () => void): { code: string; message: string } {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RuleError) return { code: error.code, message: error.message };
    throw error;
  }
  return { code: 'accepted', message: '' };
}

const players = (...names: readonly string[]) => names.map((name) => ({ name, hand: ['copper'] }));

describe('what is refused', () => {
  test('a choice that was not offered', () => {
    const game = newPosition({ players: players('Ann', 'Bob'), kingdom: [] });
    const before = JSON.stringify(game);
    for (const choice of [-1, 3, 999_999, Number.NaN, 1.5]) {
      expect(refusal(() => apply(game, choice))).toEqual({
        code: 'illegal-choice',
        message: 'Ann was not offered this choice; choose one of decision(game).options',
      });
    }
    expect(JSON.stringify(game)).toBe(before);
  });

  test('a choice by somebody who is not asked', () => {
    const game = newPosition({ players: players('Ann', 'Bob', 'Cleo'), kingdom: [] });
    const option = decision(game)?.options[0] ?? 0;
    expect(refusal(() => apply(game, option, 1))).toEqual({
      code: 'not-asked',
      message: 'Bob is not asked now; the game waits for Ann',
    });
    expect(refusal(() => apply(game, option, 7))).toEqual({
      code: 'not-asked',
      message: 'seat 7 is not asked now; the game waits for Ann',
    });
  });

  test('a choice while several others are asked, and one given twice', () => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['masquerade'] }, ...players('Bob', 'Cleo')],
      kingdom: ['masquerade'],
    });
    apply(game, findOption(game, decision(game) ?? never(), 'play masquerade'));
    expect(refusal(() => apply(game, 0, 0)).message).toBe(
      'Ann is not asked now; the game waits for Bob, Cleo',
    );
    const pass = findOption(game, decision(game, 2) ?? never(), 'pass copper');
    apply(game, pass, 2);
    expect(refusal(() => apply(game, pass, 2)).message).toBe('Cleo is not asked now; the game waits for Bob');
  });

  test('a choice after the end', () => {
    const game = newPosition({ players: players('Ann', 'Bob'), kingdom: [], supply: { province: 0 } });
    apply(game, findOption(game, decision(game) ?? never(), 'end turn'));
    expect(decision(game)).toBeUndefined();
    expect(refusal(() => apply(game, 0))).toEqual({
      code: 'game-over',
      message: 'the game is over; nothing can be chosen any more',
    });
  });
});

test('a clone shares nothing that can change', () => {
  const game = newPosition({
    players: [
      {
        name: 'Ann',
        hand: ['coppersmith', 'throne-room', 'pawn'],
        deck: ['gold'],
        discard: ['estate'],
        inPlay: ['silver'],
        returning: ['duchy'],
        shuffles: [['estate']],
      },
      { name: 'Bob' },
    ],
    kingdom: ['coppersmith', 'throne-room', 'pawn'],
    trash: ['curse'],
    turn: { actions: 3, possessor: 1 },
  });
  for (const words of ['play coppersmith', 'play throne-room', 'play pawn']) {
    apply(game, findOption(game, decision(game) ?? never(), words));
  }
  game.extraTurns.push(1, 0);
  const copy = clone(game);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(game));
  const before = JSON.stringify(game);
  scribble(copy);
  expect(JSON.stringify(game)).toBe(before);
});

/** Adds to every array, and counts up every number, that play may change. */
function scribble(game: Game): void {
  const {
    setup: _setup,
    piles: _piles,
    reactions: _reactions,
    discardTexts: _texts,
    // Replaced, never changed in place.
    inMarket: _inMarket,
    market: _market,
    marketOpen: _open,
    asks,
    seats,
    ...changing
  } = game;
  for (const { staying: _staying, mat: _mat, ...seat } of seats) scribbleOn(seat);
  asks.pop();
  scribbleOn(changing);
  game.emptyPiles++;
}

function scribbleOn(value: object): void {
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    if (typeof part === 'number') Reflect.set(value, key, part + 1);
    else if (typeof part === 'object' && part !== null) scribbleOn(part);
  }
  if (Array.isArray(value)) value.push(77);
}

describe('the Buy phase offers the same whether its menu was remembered or not', () => {
  const kingdom = [
    'bridge',
    'golem',
    'harem',
    'market',
    'philosophers-stone',
    'transmute',
    'vineyard',
    'village',
    'moat',
    'smithy',
  ];
  const hands = [
    [],
    ['copper'],
    ['copper', 'gold', 'copper'],
    ['potion', 'harem'],
    ['philosophers-stone', 'estate'],
  ];

  // All in one game, so that the menus are those of one arrangement of piles.
  const game = newGame({ players: ['Ann', 'Bob'], kingdom, seed: 'menus', start: 0 });
  const set = cardSetOf(game);
  const number = (id: string) => set.numbers.get(id) ?? never();

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20])('with %i coins', (coins) => {
    for (const discount of [0, 1, 3]) {
      for (const potions of [0, 1]) {
        for (const hand of hands) {
          for (const bought of [0, 1]) {
            for (const gone of [[], ['silver', 'village']]) {
              const at = situation({ coins, discount, potions, hand, bought, gone });
              expect(offeredWords(at).toSorted()).toEqual(naive(at).toSorted());
            }
          }
        }
      }
    }
  });

  interface Situation {
    readonly coins: number;
    readonly discount: number;
    readonly potions: number;
    readonly hand: readonly string[];
    readonly bought: number;
    readonly gone: readonly string[];
  }

  /** Ann is asked anew with these means, as the Buy phase asks. */
  function situation({ coins, discount, potions, hand, bought, gone }: Situation): Game {
    const at = clone(game);
    const seat = at.seats[0] ?? never();
    seat.hand = hand.map(number);
    for (const id of gone) at.supply[number(id)] = 0;
    at.emptyPiles = gone.length;
    Object.assign(at.turn, { coins, discount, potions, bought });
    at.asks.pop();
    const table = tableOf(at, set, null);
    askToBuy(table, 0, treasuresToPlay(table, 0));
    return at;
  }

  function naive(at: Game): string[] {
    const { turn, supply, piles, seats } = at;
    const hand = new Set(turn.bought === 0 ? seats[0]?.hand : []);
    const treasures = [...hand].filter((card) => set.isTreasure[card] === true);
    const affordable = piles.filter((card) => {
      const cost = set.definitions[card]?.cost ?? never();
      return (
        (supply[card] ?? 0) > 0 &&
        Math.max(0, cost.coins - turn.discount) <= turn.coins &&
        cost.potions <= turn.potions
      );
    });
    const name = (card: number) => title(set.ids[card] ?? never());
    const someOf = (...ids: string[]) => treasures.some((card) => ids.includes(set.ids[card] ?? ''));
    const together = someOf('potion')
      ? ['play plain treasures']
      : someOf('copper', 'silver', 'gold', 'harem')
        ? ['play treasures']
        : [];
    return [
      ...treasures.map((card) => `play ${name(card)}`),
      ...together,
      ...affordable.map((card) => `buy ${name(card)}`),
      'end turn',
    ];
  }
});

function never(): never {
  throw new Error('there should be something here');
}
