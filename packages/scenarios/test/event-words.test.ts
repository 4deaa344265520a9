import type { EventType, GameEvent } from '@tenfold/rules';
import { EVENT_TYPES, newPosition } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { eventWords } from '../src/index.ts';
import { readTelling } from '../src/told.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];

const words = (type: EventType, rest: Partial<GameEvent> = {}): string =>
  eventWords({ type, player: 0, because: null, depth: 0, ...rest }, NAMES);

const CASES: readonly (readonly [type: EventType, rest: Partial<GameEvent>, sentence: string])[] = [
  ['turn', { count: 3 }, 'Ann begins turn 3'],
  ['turn', { count: 4, other: 2 }, 'Ann begins turn 4, possessed by Cleo'],
  ['phase', { what: 'buy' }, 'Ann enters the buy phase'],
  ['play', { cards: ['secret-chamber'] }, 'Ann plays Secret Chamber'],
  ['plus', { what: 'actions', count: 1 }, 'Ann gets +1 Action'],
  ['plus', { what: 'buys', count: 2 }, 'Ann gets +2 Buys'],
  ['plus', { what: 'coins', count: 1 }, 'Ann gets +1 coin'],
  ['plus', { what: 'potions', count: 2 }, 'Ann gets +2 Potions'],
  ['draw', { cards: ['gold', 'copper'] }, 'Ann draws Gold, Copper'],
  ['draw', { count: 3 }, 'Ann draws 3 cards'],
  ['draw', { count: 1 }, 'Ann draws 1 card'],
  ['draw', { cards: [] }, 'Ann draws nothing'],
  ['draw', {}, 'Ann draws 0 cards'],
  ['shuffle', {}, 'Ann shuffles'],
  ['discard', { cards: ['estate'] }, 'Ann discards Estate'],
  ['discard', { cards: ['estate', 'gold'], top: 'gold' }, 'Ann discards Estate, Gold'],
  ['discard', { count: 2, top: 'gold' }, 'Ann discards 2 cards, Gold on top'],
  ['discard', { count: 2 }, 'Ann discards 2 cards'],
  ['discard', { from: 'deck', count: 5, top: 'gold' }, 'Ann puts the deck on the discard pile, Gold on top'],
  ['trash', { cards: ['curse'] }, 'Ann trashes Curse'],
  ['topdeck', { count: 2 }, 'Ann puts 2 cards on the deck'],
  ['take', { cards: ['estate'] }, 'Ann takes Estate into hand'],
  ['reveal', { cards: ['estate', 'gold'] }, 'Ann reveals Estate, Gold'],
  ['look', {}, 'Ann looks through the discard pile'],
  ['look', { cards: ['gold'] }, 'Ann sees Gold in the discard pile'],
  ['set-aside', { cards: ['village'] }, 'Ann sets Village aside'],
  ['return', { cards: ['estate'] }, 'Ann gets Estate back'],
  ['gain', { cards: ['gold'], to: 'discard' }, 'Ann gains Gold'],
  ['gain', { cards: ['curse'], to: 'hand' }, 'Ann gains Curse into hand'],
  ['gain', { cards: ['silver'], to: 'deck' }, 'Ann gains Silver onto the deck'],
  ['buy', { cards: ['gold'] }, 'Ann buys Gold'],
  ['pass', { cards: ['curse'], other: 1 }, 'Ann passes Curse to Bob'],
  ['pass', { count: 1, other: 1 }, 'Ann passes a card to Bob'],
  ['react', { cards: ['moat'] }, 'Ann reveals Moat'],
  ['unaffected', {}, 'Ann is unaffected'],
  ['choose', { what: 'coins' }, 'Ann chooses coins'],
  ['name', { cards: ['copper'] }, 'Ann names Copper'],
  ['cost', { count: 1 }, 'cards cost 1 less'],
  ['possess', { other: 2 }, 'Ann possesses Cleo'],
  ['turn', { count: 4, what: 'extra' }, 'Ann begins extra turn 4'],
  ['restock', { cards: ['curse', 'curse'], count: 2 }, 'Ann returns Curse, Curse to the Supply'],
  ['mat', { cards: ['gold'], count: 1 }, 'Ann puts Gold on the mat'],
  ['mat', { count: 1 }, 'Ann puts 1 card on the mat'],
  ['take', { count: 2, from: 'mat' }, 'Ann takes 2 cards from the mat'],
  ['token', { count: 1 }, 'Ann takes 1 Coin token'],
  ['next-hand', { count: 3 }, 'Ann will draw 3 cards'],
  ['extra-turn', {}, 'Ann will take an extra turn'],
  ['put-under', { cards: ['moat'], count: 1 }, 'Ann puts Moat under the deck'],
  ['over', { winners: [0] }, 'the game is over, won by Ann'],
  ['over', { winners: [0, 2] }, 'the game is over, won by Ann and Cleo'],
];

describe('events as sentences', () => {
  test.each(CASES)('%s %j', (type, rest, sentence) => {
    expect(words(type, rest)).toBe(sentence);
  });

  test('speak of the player whom the event befell', () => {
    expect(words('shuffle', { player: 2 })).toBe('Cleo shuffles');
  });

  test.each(CASES)('are read back as they are said: %s %j', (_type, _rest, sentence) => {
    const game = newPosition({
      players: NAMES.map((name) => ({ name })),
      kingdom: ['secret-chamber', 'village', 'steward', 'moat'],
    });
    for (const written of [sentence, `${sentence.toLowerCase()}.`]) {
      const telling = readTelling(written, game);
      expect('event' in telling && eventWords(telling.event, NAMES)).toBe(sentence);
    }
  });

  test('are tried for every type of event', () => {
    expect(new Set(CASES.map(([type]) => type))).toEqual(new Set(EVENT_TYPES));
  });
});
