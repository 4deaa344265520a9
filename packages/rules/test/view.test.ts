// A view in full, in the middle of a card: what its seat, the others and a spectator get.

import { expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import { apply, decision, findOption, newPosition, view } from '../src/index.ts';

function play(game: Game, ...choices: readonly string[]): void {
  for (const words of choices) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked when it comes to ${words}`);
    apply(game, findOption(game, asked, words), asked.seat);
  }
}

const pile = (card: string, count: number, coins: number, potions = 0) => ({
  card,
  count,
  cost: { coins, potions },
});

test('Ann is in the middle of Chapel, and Bob waits', () => {
  const game = newPosition({
    players: [
      {
        name: 'Ann',
        hand: ['village', 'chapel', 'gold', 'copper', 'estate'],
        deck: ['silver', 'duchy'],
        discard: ['province', 'curse'],
        turns: 4,
      },
      { name: 'Bob', hand: ['copper', 'copper'], deck: ['gold'], discard: [], turns: 3 },
    ],
    kingdom: ['village', 'chapel'],
    trash: ['silver'],
    turn: { number: 7 },
  });
  play(game, 'play village', 'play chapel', 'trash estate');
  const seen = {
    players: [
      {
        name: 'Ann',
        handSize: 4,
        discardTop: 'province',
        inPlay: ['village', 'chapel'],
        returning: [],
        matSize: 0,
        tokens: 0,
        turns: 4,
      },
      {
        name: 'Bob',
        handSize: 2,
        discardTop: null,
        inPlay: [],
        returning: [],
        matSize: 0,
        tokens: 0,
        turns: 3,
      },
    ],
    supply: [
      pile('copper', 46, 0),
      pile('curse', 9, 0),
      pile('estate', 8, 2),
      pile('chapel', 9, 2),
      pile('silver', 38, 3),
      pile('village', 9, 3),
      pile('duchy', 7, 5),
      pile('gold', 28, 6),
      pile('province', 7, 8),
    ],
    trash: ['silver'],
    market: { deck: [], open: [] },
    open: [],
    turn: {
      number: 7,
      player: 0,
      possessor: null,
      phase: 'action',
      actions: 1,
      buys: 1,
      coins: 0,
      potions: 0,
      actionsPlayed: 2,
      nextHand: 5,
    },
    waitingFor: [0],
    asking: 'chapel',
    result: null,
  };
  expect(view(game, null)).toEqual({ seat: null, ...seen, decision: null });
  const [ann, bob] = seen.players;
  expect(view(game, 1)).toEqual({
    seat: 1,
    ...seen,
    players: [ann, { ...bob, hand: ['copper', 'copper'], picked: [], deckSize: 1, mat: [] }],
    decision: null,
  });
  expect(view(game, 0)).toEqual({
    seat: 0,
    ...seen,
    players: [{ ...ann, hand: ['copper', 'silver', 'gold'], picked: ['estate'], deckSize: 1, mat: [] }, bob],
    decision: decision(game),
  });
});

test('revealed cards lie open to all, with the card that revealed them', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['scout'], deck: ['gold', 'copper', 'silver'] },
      { name: 'Bob', hand: ['copper'] },
    ],
    kingdom: ['scout'],
  });
  const open = { player: 0, because: 'scout', cards: ['copper', 'silver', 'gold'] };
  play(game, 'play scout');
  expect(view(game, 0).open).toEqual([open]);
  play(game, 'topdeck silver');
  for (const seat of [0, 1, null]) {
    // Their order is known to whoever puts them back, and to nobody else.
    expect(view(game, seat).open).toEqual([seat === 0 ? { ...open, named: ['silver'] } : open]);
    expect(view(game, seat).asking).toBe('scout');
  }
});

test('between cards nothing lies open and no card asks', () => {
  const game = newPosition({ players: [{ name: 'Ann' }, { name: 'Bob' }], kingdom: [] });
  expect(view(game, null)).toMatchObject({ open: [], asking: null, waitingFor: [0], result: null });
});

test('a possessor sees what the possessed player may see, and nobody else does', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['gold'] },
      { name: 'Bob', hand: ['copper'], deck: ['estate'] },
      { name: 'Cleo', hand: ['silver'] },
    ],
    kingdom: [],
    turn: { player: 1, possessor: 0 },
  });
  const hands = (seat: number | null) => view(game, seat).players.map((player) => player.hand);
  expect(hands(0)).toEqual([['gold'], ['copper'], undefined]);
  expect(hands(1)).toEqual([undefined, ['copper'], undefined]);
  expect(hands(2)).toEqual([undefined, undefined, ['silver']]);
  expect(hands(null)).toEqual([undefined, undefined, undefined]);
  expect(view(game, 0).players[1]?.deckSize).toBe(1);
  expect(view(game, 0).decision?.player).toBe(1);
  expect(view(game, 1).decision).toBeNull();
  expect(view(game, 2).turn).toMatchObject({ player: 1, possessor: 0 });
});

test('costs in a view are those of the moment, and the result comes with the end', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['bridge', 'estate'] },
      { name: 'Bob', hand: ['duchy'] },
    ],
    kingdom: ['bridge', 'golem'],
    supply: { province: 0 },
  });
  play(game, 'play bridge');
  expect(view(game, null).supply).toContainEqual(pile('golem', 10, 3, 1));
  play(game, 'end turn');
  expect(view(game, 1)).toMatchObject({
    waitingFor: [],
    decision: null,
    result: {
      winners: [1],
      scores: [
        { player: 0, points: 1 },
        { player: 1, points: 3 },
      ],
    },
  });
});
