// Events in full: who, which cards, from where to where, because of which card, how deep, and for whose eyes.

import { describe, expect, test } from 'vitest';
import type { GameEvent, Position } from '../src/index.ts';
import { apply, decision, eventFor, findOption, newPosition } from '../src/index.ts';

const two = (ann: object, bob: object = {}): Position['players'] => [
  { name: 'Ann', ...ann },
  { name: 'Bob', ...bob },
];

function eventsOf(position: Position, ...choices: readonly string[]): GameEvent[] {
  const game = newPosition(position);
  const events: GameEvent[] = [];
  for (const words of choices) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked when it comes to ${words}`);
    apply(game, findOption(game, asked, words), asked.seat, (event) => events.push(event));
  }
  return events;
}

const event = (
  type: string,
  player: number,
  because: string | null,
  depth: number,
  details: object = {},
) => ({
  type,
  player,
  because,
  depth,
  ...details,
});
const phase = (what: string) => event('phase', 0, null, 0, { what });

describe('events tell everything that a log or a moving card needs', () => {
  test('Militia and a Moat', () => {
    const found = eventsOf(
      {
        players: two({ hand: ['militia'] }, { hand: ['moat', 'copper', 'copper', 'estate'] }),
        kingdom: ['militia', 'moat'],
      },
      'play militia',
      'reveal moat',
      'reveal nothing',
    );
    expect(found).toEqual([
      event('play', 0, null, 0, { cards: ['militia'] }),
      event('react', 1, 'militia', 1, { cards: ['moat'] }),
      event('unaffected', 1, 'moat', 2),
      event('plus', 0, 'militia', 1, { what: 'coins', count: 2 }),
      phase('buy'),
    ]);
  });

  test('Militia without one: discards from the hand, known to their owner', () => {
    const found = eventsOf(
      {
        players: two({ hand: ['militia'] }, { hand: ['gold', 'copper', 'copper', 'estate'] }),
        kingdom: ['militia'],
      },
      'play militia',
      'discard estate',
    );
    const discard = event('discard', 1, 'militia', 1, {
      cards: ['estate'],
      count: 1,
      from: 'hand',
      top: 'estate',
      seenBy: [1],
    });
    expect(found[2]).toEqual(discard);
    expect(eventFor(discard as GameEvent, 0)).toEqual(
      event('discard', 1, 'militia', 1, { count: 1, from: 'hand', top: 'estate' }),
    );
    expect(eventFor(discard as GameEvent, null)).not.toHaveProperty('cards');
    expect(eventFor(discard as GameEvent, 1)).toEqual(
      event('discard', 1, 'militia', 1, { cards: ['estate'], count: 1, from: 'hand', top: 'estate' }),
    );
  });

  test('Throne Room on Feast: what happens inside lies deeper', () => {
    const found = eventsOf(
      { players: two({ hand: ['throne-room', 'feast'] }), kingdom: ['throne-room', 'feast'] },
      'play throne-room',
      'play feast',
      'gain duchy',
      'gain silver',
    );
    expect(found).toEqual([
      event('play', 0, null, 0, { cards: ['throne-room'] }),
      event('play', 0, 'throne-room', 1, { cards: ['feast'] }),
      event('trash', 0, 'feast', 2, { cards: ['feast'], count: 1, from: 'in-play' }),
      event('gain', 0, 'feast', 2, { cards: ['duchy'], count: 1, from: 'supply', to: 'discard' }),
      event('play', 0, 'throne-room', 1, { cards: ['feast'] }),
      event('gain', 0, 'feast', 2, { cards: ['silver'], count: 1, from: 'supply', to: 'discard' }),
      phase('buy'),
    ]);
  });

  test('Bureaucrat: to the deck, and a hand or a card shown', () => {
    const found = eventsOf(
      {
        players: [
          { name: 'Ann', hand: ['bureaucrat'] },
          { name: 'Bob', hand: ['estate', 'copper'] },
          { name: 'Cleo', hand: ['copper', 'gold'] },
        ],
        kingdom: ['bureaucrat'],
      },
      'play bureaucrat',
      'topdeck estate',
      'topdeck nothing',
    );
    expect(found.slice(1, -1)).toEqual([
      event('gain', 0, 'bureaucrat', 1, { cards: ['silver'], count: 1, from: 'supply', to: 'deck' }),
      event('reveal', 1, 'bureaucrat', 1, { cards: ['estate'], from: 'hand' }),
      event('topdeck', 1, 'bureaucrat', 1, { cards: ['estate'], count: 1, from: 'revealed' }),
      event('reveal', 2, 'bureaucrat', 1, { cards: ['copper', 'gold'], from: 'hand' }),
    ]);
  });

  test('Thief: revealed, trashed, discarded, gained from the Trash', () => {
    const found = eventsOf(
      { players: two({ hand: ['thief'] }, { deck: ['gold', 'estate'] }), kingdom: ['thief'] },
      'play thief',
      'trash gold',
      'gain gold',
    );
    expect(found.slice(1, -1)).toEqual([
      event('reveal', 1, 'thief', 1, { cards: ['gold', 'estate'], from: 'deck' }),
      event('trash', 1, 'thief', 1, { cards: ['gold'], count: 1, from: 'revealed' }),
      event('discard', 1, 'thief', 1, { cards: ['estate'], count: 1, from: 'revealed', top: 'estate' }),
      event('gain', 0, 'thief', 1, { cards: ['gold'], count: 1, from: 'trash', to: 'discard' }),
    ]);
  });

  test('Library: drawn one by one, set aside openly, discarded at the end', () => {
    const found = eventsOf(
      { players: two({ hand: ['library'], deck: ['village', 'copper'] }), kingdom: ['library', 'village'] },
      'play library',
      'set aside village',
      'set aside nothing',
    );
    expect(found.slice(1, -1)).toEqual([
      event('draw', 0, 'library', 1, { cards: ['village'], count: 1, seenBy: [0] }),
      event('set-aside', 0, 'library', 1, { cards: ['village'], count: 1, from: 'hand' }),
      event('draw', 0, 'library', 1, { cards: ['copper'], count: 1, seenBy: [0] }),
      event('discard', 0, 'library', 1, { cards: ['village'], count: 1, from: 'revealed', top: 'village' }),
    ]);
  });

  test('Scout: taken openly, put back in secret', () => {
    const found = eventsOf(
      { players: two({ hand: ['scout'], deck: ['copper', 'estate', 'gold'] }), kingdom: ['scout'] },
      'play scout',
      'topdeck copper',
      'topdeck gold',
    );
    expect(found.slice(2)).toEqual([
      event('reveal', 0, 'scout', 1, { cards: ['copper', 'estate', 'gold'], from: 'deck' }),
      event('take', 0, 'scout', 1, { cards: ['estate'], count: 1, from: 'revealed', to: 'hand' }),
      event('topdeck', 0, 'scout', 1, { cards: ['copper', 'gold'], count: 2, from: 'revealed', seenBy: [0] }),
    ]);
  });

  test('Bridge, Coppersmith and the Buy phase', () => {
    const found = eventsOf(
      {
        players: two({ hand: ['bridge', 'coppersmith', 'copper'] }),
        kingdom: ['bridge', 'coppersmith'],
        turn: { actions: 2 },
      },
      'play bridge',
      'play coppersmith',
      'play copper',
      'buy silver',
    );
    expect(found).toEqual([
      event('play', 0, null, 0, { cards: ['bridge'] }),
      event('plus', 0, 'bridge', 1, { what: 'buys', count: 1 }),
      event('plus', 0, 'bridge', 1, { what: 'coins', count: 1 }),
      event('cost', 0, 'bridge', 1, { count: 1 }),
      event('play', 0, null, 0, { cards: ['coppersmith'] }),
      phase('buy'),
      event('play', 0, null, 0, { cards: ['copper'] }),
      event('plus', 0, 'copper', 1, { what: 'coins', count: 1 }),
      event('plus', 0, 'copper', 1, { what: 'coins', count: 1 }),
      event('buy', 0, null, 0, { cards: ['silver'] }),
      event('gain', 0, null, 0, { cards: ['silver'], count: 1, from: 'supply', to: 'discard' }),
    ]);
  });

  test('choices and names are told; Masquerade passes in secret', () => {
    const found = eventsOf(
      {
        players: [
          { name: 'Ann', hand: ['masquerade', 'gold'] },
          { name: 'Bob', hand: ['copper'] },
          { name: 'Cleo', hand: ['estate'] },
        ],
        kingdom: ['masquerade'],
      },
      'play masquerade',
      'pass gold',
      'pass copper',
      'pass estate',
      'trash nothing',
    );
    expect(found.slice(1, -1)).toEqual([
      event('draw', 0, 'masquerade', 1, { cards: [], count: 0, seenBy: [0] }),
      event('pass', 0, 'masquerade', 1, { cards: ['gold'], count: 1, other: 1, seenBy: [0, 1] }),
      event('pass', 1, 'masquerade', 1, { cards: ['copper'], count: 1, other: 2, seenBy: [1, 2] }),
      event('pass', 2, 'masquerade', 1, { cards: ['estate'], count: 1, other: 0, seenBy: [2, 0] }),
    ]);
    const well = eventsOf(
      { players: two({ hand: ['wishing-well'], deck: ['copper', 'gold'] }), kingdom: ['wishing-well'] },
      'play wishing-well',
      'name gold',
    );
    expect(well.slice(3, 6)).toEqual([
      event('name', 0, 'wishing-well', 1, { cards: ['gold'] }),
      event('reveal', 0, 'wishing-well', 1, { cards: ['gold'], from: 'deck' }),
      event('take', 0, 'wishing-well', 1, { cards: ['gold'], count: 1, from: 'revealed', to: 'hand' }),
    ]);
    const chancellor = eventsOf(
      { players: two({ hand: ['chancellor'], deck: ['copper', 'gold'] }), kingdom: ['chancellor'] },
      'play chancellor',
      'choose discard-deck',
    );
    expect(chancellor.slice(2, 4)).toEqual([
      event('choose', 0, 'chancellor', 1, { what: 'discard-deck' }),
      event('discard', 0, 'chancellor', 1, { from: 'deck', top: 'gold' }),
    ]);
  });

  test('Possession and what a possessed turn keeps from the Trash', () => {
    const found = eventsOf(
      {
        players: two({}, { hand: ['chapel', 'gold'] }),
        kingdom: ['chapel', 'possession'],
        turn: { player: 1, possessor: 0 },
      },
      'play chapel',
      'trash gold',
      'end turn',
    );
    expect(found).toEqual([
      event('play', 1, null, 0, { cards: ['chapel'] }),
      event('set-aside', 1, 'chapel', 1, { cards: ['gold'], count: 1, from: 'hand' }),
      event('phase', 1, null, 0, { what: 'buy' }),
      event('phase', 1, null, 0, { what: 'clean-up' }),
      event('discard', 1, null, 0, { cards: ['chapel'], count: 1, from: 'in-play', top: 'chapel' }),
      event('shuffle', 1, null, 0),
      event('draw', 1, null, 0, { cards: ['chapel'], count: 1, seenBy: [1, 0] }),
      event('return', 1, null, 0, { cards: ['gold'], count: 1, to: 'discard' }),
      event('turn', 1, null, 0, { count: 2 }),
    ]);
    const possession = eventsOf(
      { players: two({ hand: ['possession'] }), kingdom: ['possession'] },
      'play possession',
    );
    expect(possession[1]).toEqual(event('possess', 0, 'possession', 1, { other: 1 }));
  });

  test('the end of the game names its winners', () => {
    const found = eventsOf(
      { players: two({ hand: ['estate'] }), kingdom: [], supply: { province: 0 }, turn: { phase: 'buy' } },
      'end turn',
    );
    expect(found.at(-1)).toEqual(event('over', 0, null, 0, { winners: [0] }));
  });
});
