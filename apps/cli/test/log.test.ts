import type { GameEvent, Position } from '@tenfold/rules';
import { apply, cardSetOf, decision, findOption, newPosition, standardCards } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { newLog, wholeLog } from '../src/log.ts';
import type { LogLine, Reader } from '../src/log.ts';

const names = ['Ann', 'Bob', 'Cora'];
const reader: Reader = { seat: 0, you: 0, names, language: 'en', set: standardCards };
const text = (lines: readonly LogLine[]): string[] =>
  lines.map((line) => '  '.repeat(line.indent) + line.text);
const log = (events: readonly GameEvent[], eyes: Partial<Reader> = {}): string[] =>
  text(wholeLog(events, { ...reader, ...eyes }));

const event = (type: GameEvent['type'], player: number, rest: Partial<GameEvent> = {}): GameEvent => ({
  type,
  player,
  because: null,
  depth: 0,
  ...rest,
});

const played = (player: number, card: string, coins: number): GameEvent[] => [
  event('play', player, { cards: [card] }),
  event('plus', player, { because: card, depth: 1, what: 'coins', count: coins }),
];

describe('lines that are joined', () => {
  it('a run of Treasures', () => {
    const events = [
      ...played(1, 'silver', 2),
      ...played(1, 'copper', 1),
      ...played(1, 'copper', 1),
      event('play', 1, { cards: ['potion'] }),
      event('plus', 1, { because: 'potion', depth: 1, what: 'potions', count: 1 }),
    ];
    expect(log(events)).toEqual(['Bob plays a Silver, 2 Coppers and a Potion (+$4, +1 Potion)']);
  });

  it('not the Treasures of two players, nor Actions', () => {
    const smithy = event('play', 0, { cards: ['smithy'] });
    expect(log([...played(0, 'gold', 3), ...played(1, 'gold', 3), smithy, smithy])).toEqual([
      'You play a Gold (+$3)',
      'Bob plays a Gold (+$3)',
      'You play a Smithy',
      'You play a Smithy',
    ]);
  });

  it('what is bought and gained, and several purchases', () => {
    const bought = (card: string): GameEvent[] => [
      event('buy', 1, { cards: [card] }),
      event('gain', 1, { cards: [card], count: 1, from: 'supply', to: 'discard' }),
    ];
    expect(log(bought('duchy'))).toEqual(['Bob buys and gains a Duchy']);
    expect(log([...bought('estate'), ...bought('estate'), ...bought('copper')])).toEqual([
      'Bob buys and gains 2 Estates and a Copper',
    ]);
  });

  it('but not a purchase that somebody else gains', () => {
    const events = [
      event('buy', 1, { cards: ['gold'] }),
      event('gain', 0, { cards: ['gold'], count: 1, from: 'supply', to: 'discard' }),
    ];
    expect(log(events)).toEqual(['Bob buys a Gold', 'You gain a Gold']);
  });

  it('a line once taken is left alone', () => {
    const running = newLog(reader);
    for (const one of played(0, 'copper', 1)) running.add(one);
    expect(text(running.take())).toEqual(['You play a Copper (+$1)']);
    for (const one of played(0, 'copper', 1)) running.add(one);
    expect(text(running.take())).toEqual(['You play a Copper (+$1)']);
    expect(running.take()).toEqual([]);
  });

  it('bonuses that come after the line of their card was taken have a line of their own', () => {
    const running = newLog(reader);
    running.add(event('play', 0, { cards: ['pawn'] }));
    running.take();
    const plus = { because: 'pawn', depth: 1, count: 1 };
    running.add(event('plus', 0, { ...plus, what: 'actions' }));
    running.add(event('plus', 0, { ...plus, what: 'coins' }));
    expect(text(running.take())).toEqual(['  You get +1 Action, +$1']);
  });
});

describe('what a reader may know', () => {
  const drawn = event('draw', 1, { because: 'moat', cards: ['copper', 'estate'], count: 2, seenBy: [1] });
  it('own draws are named, those of others counted', () => {
    expect(log([drawn])).toEqual(['Bob draws 2 cards']);
    expect(log([drawn], { seat: 1, you: 1 })).toEqual(['You draw a Copper and an Estate']);
    expect(log([drawn], { seat: null, you: null })).toEqual(['Bob draws 2 cards']);
  });

  it('of cards discarded unseen only the top one is named', () => {
    const two = { cards: ['copper', 'estate'], count: 2, seenBy: [1], from: 'hand', top: 'estate' } as const;
    const one = { ...two, cards: ['estate'], count: 1 };
    const because = { because: 'militia', depth: 2 };
    expect(log([event('discard', 1, { ...two, ...because })])).toEqual([
      'Bob discards 2 cards, an Estate on top',
    ]);
    expect(log([event('discard', 1, { ...one, ...because })])).toEqual(['Bob discards an Estate']);
  });

  it('names are those of the language', () => {
    expect(log(played(1, 'silver', 2), { language: 'hu' })).toEqual(['Bob plays Ezüst (+$2)']);
  });
});

/** Plays words from a position and gives the log. */
function playedOut(position: Position, moves: readonly string[], eyes: Partial<Reader> = {}): string[] {
  const events: GameEvent[] = [];
  const game = newPosition(position, (one) => events.push(one));
  for (const move of moves) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked for "${move}"`);
    apply(game, findOption(game, asked, move), asked.seat, (one) => events.push(one));
  }
  return log(events, { set: cardSetOf(game), ...eyes });
}

const coppers = (count: number): string[] => Array.from({ length: count }, () => 'copper');

describe('whole cards, indented under what caused them', () => {
  it('an Attack, a Reaction, and three players', () => {
    const lines = playedOut(
      {
        kingdom: ['militia', 'moat'],
        players: [
          { name: 'Ann', hand: ['militia'], deck: coppers(5) },
          { name: 'Bob', hand: ['moat', ...coppers(4)] },
          { name: 'Cora', hand: ['estate', ...coppers(4)] },
        ],
      },
      ['play militia', 'reveal moat', 'reveal nothing', 'reveal nothing', 'discard estate', 'discard copper'],
    );
    expect(lines).toEqual([
      'You play a Militia (+$2)',
      '  Bob reacts with a Moat',
      '    Bob is unaffected',
      '  Cora discards 2 cards, a Copper on top',
    ]);
  });

  it('Throne Room twice over', () => {
    const lines = playedOut(
      {
        kingdom: ['throne-room', 'market'],
        players: [
          { name: 'Ann', hand: ['throne-room', 'market'], deck: coppers(5) },
          { name: 'Bob', hand: coppers(5) },
        ],
      },
      ['play throne room', 'play market'],
    );
    const market = ['  You play a Market (+1 Action, +1 Buy, +$1)', '    You draw a Copper'];
    expect(lines).toEqual(['You play a Throne Room', ...market, ...market]);
  });

  it('Coppersmith: Coppers with what they make more', () => {
    const lines = playedOut(
      {
        kingdom: ['coppersmith'],
        players: [
          { name: 'Ann', hand: ['coppersmith', ...coppers(3)], deck: coppers(5) },
          { name: 'Bob', hand: coppers(5) },
        ],
      },
      ['play coppersmith', 'play treasures'],
    );
    expect(lines).toEqual(['You play a Coppersmith', 'You play 3 Coppers (+$6)']);
  });

  it('a choice in the words of the card', () => {
    const lines = playedOut(
      {
        kingdom: ['steward'],
        players: [
          { name: 'Ann', hand: ['steward', 'estate', 'estate', 'copper'], deck: coppers(5) },
          { name: 'Bob', hand: coppers(5) },
        ],
      },
      ['play steward', 'choose trash', 'trash estate', 'trash estate'],
    );
    expect(lines).toEqual(['You play a Steward', '  You choose: trash 2 cards', '  You trash 2 Estates']);
  });

  it('a possessed turn, as the possessor sees it', () => {
    const lines = playedOut(
      {
        kingdom: ['possession'],
        players: [
          { name: 'Ann', hand: ['possession'], deck: coppers(5) },
          { name: 'Bob', hand: ['gold', 'silver', 'estate'], deck: coppers(5) },
        ],
      },
      ['play possession', 'end turn', 'end actions', 'play treasures', 'buy duchy'],
    );
    expect(lines).toEqual([
      'You play a Possession',
      '  You will take an extra turn with the cards of Bob',
      'You draw 5 Coppers',
      'Bob’s extra turn, possessed by you',
      'Bob plays a Gold and a Silver (+$5)',
      'Bob buys a Duchy',
      'You gain a Duchy',
      'Bob draws 5 Coppers',
      'Bob’s turn 1',
    ]);
  });
});
