// Rulings of Saboteur to Wishing Well that no single scenario can show: what holds for every order, or for as long as one likes.

import { expect, test } from 'vitest';
import type { Decision, Game, GameEvent } from '../src/index.ts';
import {
  BOXES,
  allCards,
  apply,
  clone,
  decision,
  eventFor,
  findOption,
  newPosition,
  offeredWords,
  optionWords,
  setOfCard,
  view,
} from '../src/index.ts';

const ANN = 0;
const BOB = 1;

function question(game: Game): Decision {
  const asked = decision(game);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

function say(game: Game, words: string): void {
  const asked = question(game);
  apply(game, findOption(game, asked, words), asked.seat);
}

interface Way {
  readonly deck: string;
  readonly known: string;
}

/** Every way in which this seat can put cards on its deck now: the deck it leads to, and all that the other is shown and told. */
function waysToPutBack(start: Game, seat: number, other: number): Way[] {
  const ways: Way[] = [];
  const follow = (game: Game, known: readonly string[]): void => {
    const asked = question(game);
    if (asked.verb !== 'topdeck') {
      ways.push({ deck: String(game.seats[seat]?.deck), known: known.join('\n') });
      return;
    }
    for (const option of asked.options) {
      const next = clone(game);
      const told: GameEvent[] = [];
      apply(next, option, seat, (event) => told.push(eventFor(event, other)));
      follow(next, [...known, JSON.stringify([told, view(next, other)])]);
    }
  };
  follow(start, []);
  return ways;
}

const different = (texts: readonly string[]): number => new Set(texts).size;

test.each([
  { revealed: 'four different cards', deck: ['copper', 'silver', 'gold', 'curse'], orders: 24 },
  { revealed: 'a Gold and two Coppers', deck: ['copper', 'copper', 'gold', 'estate'], orders: 3 },
])(
  'INT-SCOUT-08: $revealed can be put back in $orders orders, and nothing that the others are shown or told says which',
  ({ deck, orders }) => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['scout'], deck }, { name: 'Bob' }],
      kingdom: ['scout'],
    });
    say(game, 'play Scout');
    const ways = waysToPutBack(game, ANN, BOB);
    expect(different(ways.map((way) => way.deck))).toBe(orders);
    expect(different(ways.map((way) => way.known))).toBe(1);
  },
);

test('INT-SECRETCHAMBER-07: whichever two of five cards are put back with Secret Chamber, the others are shown and told the same', () => {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['torturer'] },
      { name: 'Bob', hand: ['secret-chamber', 'copper', 'estate'], deck: ['gold', 'silver', 'duchy'] },
    ],
    kingdom: ['torturer', 'secret-chamber'],
  });
  say(game, 'play Torturer');
  say(game, 'reveal Secret Chamber');
  const ways = waysToPutBack(game, BOB, ANN);
  expect(different(ways.map((way) => way.deck))).toBe(20);
  expect(different(ways.map((way) => way.known))).toBe(1);
});

const tortured = (hand: readonly string[]): Game =>
  newPosition({
    players: [
      { name: 'Ann', hand: ['torturer', 'torturer'] },
      { name: 'Bob', hand, deck: ['gold', 'silver'] },
    ],
    kingdom: ['torturer', 'secret-chamber', 'moat'],
    turn: { actions: 2 },
  });

/** Bob reveals Secret Chamber as often as it is offered and changes nothing by it; first Ann plays Torturer, if she has not. */
function revealAsOftenAsOffered(game: Game): number {
  if (offeredWords(game).includes('play Torturer')) say(game, 'play Torturer');
  let times = 0;
  while (offeredWords(game).includes('reveal Secret Chamber')) {
    if (++times > 1000) throw new Error('Secret Chamber is offered without end');
    say(game, 'reveal Secret Chamber');
    say(game, 'topdeck Silver');
    say(game, 'topdeck Gold');
  }
  return times;
}

test('INT-SECRETCHAMBER-06: the same Secret Chamber may be revealed again at one Attack, but not endlessly, and anew at the next', () => {
  const game = tortured(['secret-chamber', 'copper', 'estate']);
  for (const curses of [1, 2]) {
    expect(revealAsOftenAsOffered(game)).toBeGreaterThanOrEqual(2);
    if (offeredWords(game).includes('reveal nothing')) say(game, 'reveal nothing');
    expect(offeredWords(game)).toEqual(['choose discard', 'choose curse']);
    say(game, 'choose curse');
    expect(view(game, BOB).players[BOB]).toMatchObject({ handSize: 3 + curses, deckSize: 2 });
  }
});

test('INT-SECRETCHAMBER-10: Moat may be revealed even after Secret Chamber was revealed as often as allowed', () => {
  const game = tortured(['secret-chamber', 'moat', 'estate']);
  revealAsOftenAsOffered(game);
  expect(offeredWords(game)).toContain('reveal Moat');
});

test('Secret Chamber is offered ten times at one Attack, with two of them in hand as with one', () => {
  for (const copies of [1, 2]) {
    const hand = Array.from({ length: copies }, () => 'secret-chamber');
    expect(revealAsOftenAsOffered(tortured([...hand, 'copper', 'estate']))).toBe(10);
  }
});

test('a shown Moat uses up none of the ten times that Secret Chamber may be revealed', () => {
  const game = tortured(['secret-chamber', 'moat', 'estate']);
  say(game, 'play Torturer');
  say(game, 'reveal Moat');
  expect(revealAsOftenAsOffered(game)).toBe(10);
});

test('INT-WISHINGWELL-02: every printed card may be named, in this game or not, and nothing else', () => {
  const game = newPosition({
    players: [{ name: 'Ann', hand: ['wishing-well'], deck: ['gold', 'silver'] }, { name: 'Bob' }],
    kingdom: ['wishing-well'],
  });
  say(game, 'play Wishing Well');
  const asked = question(game);
  expect(asked.verb).toBe('name');
  const named = asked.options.map((option) => optionWords(game, option));
  const printed = allCards.filter(({ id }) => ['basic', ...BOXES].includes(setOfCard(id)));
  expect(named).toHaveLength(printed.length);
  expect(new Set(named).size).toBe(printed.length);
  for (const card of printed) expect(() => findOption(game, asked, `name ${card.id}`)).not.toThrow();
});
