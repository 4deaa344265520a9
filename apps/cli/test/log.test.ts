// How events are joined into lines is tested with the sentences; here, whose log it is.

import { LANGUAGES } from '@tenfold/i18n';
import { loadSentences } from '@tenfold/i18n/sentences';
import { madeUpEvent as event } from '@tenfold/laws';
import type { GameEvent, Position } from '@tenfold/rules';
import { apply, cardSetOf, decision, findOption, newPosition, standardCards } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { LogReader } from '../src/log.ts';
import { newLog, wholeLog } from '../src/log.ts';
import { logText } from '../src/log-print.ts';

const names = ['Ann', 'Bob', 'Cora'];
const say = await loadSentences('en');
const reader: LogReader = { seat: 0, you: 0, names, say, set: standardCards };
const look = { language: 'en', set: standardCards, colour: false, width: 60 } as const;
const log = (events: readonly GameEvent[], eyes: Partial<LogReader> = {}): string[] =>
  logText(wholeLog(events, { ...reader, ...eyes }), look);

describe('what a reader may know', () => {
  const drawn = event('draw', 1, { because: 'moat', cards: ['copper', 'estate'], count: 2, seenBy: [1] });

  it('own draws are named, those of others counted', () => {
    expect(log([drawn])).toEqual([' Bob draws 2 cards']);
    expect(log([drawn], { seat: 1, you: 1 })).toEqual([' You draw a Copper and an Estate']);
    expect(log([drawn], { seat: null, you: null })).toEqual([' Bob draws 2 cards']);
  });

  it('with the eyes of a player who is called by name', () => {
    expect(log([drawn], { seat: 1, you: null })).toEqual([' Bob draws a Copper and an Estate']);
  });

  it('of cards discarded unseen only the top one is named', () => {
    const two = { cards: ['copper', 'estate'], count: 2, seenBy: [1], from: 'hand', top: 'estate' } as const;
    const one = { ...two, cards: ['estate'], count: 1 };
    const because = { because: 'militia', depth: 2 };
    expect(log([event('discard', 1, { ...two, ...because })])).toEqual([
      ' Bob discards 2 cards, Estate on top',
    ]);
    expect(log([event('discard', 1, { ...one, ...because })])).toEqual([' Bob discards an Estate']);
  });
});

describe('a whole game’s log', () => {
  /** A Militia among three players, then two home-made Treasures. */
  function played(): { events: GameEvent[]; set: LogReader['set'] } {
    const penny = { id: 'penny', types: ['Treasure'], cost: { coins: 0, potions: 0 } } as const;
    const position: Position = {
      kingdom: ['militia', 'moat', 'penny'],
      ownCards: [{ ...penny, play: [{ do: 'plusCoins', n: 1 }] }],
      players: [
        { name: 'Ann', hand: ['militia', 'penny', 'penny'], deck: Array.from({ length: 5 }, () => 'copper') },
        { name: 'Bob', hand: ['moat', 'copper', 'copper', 'copper', 'copper'] },
        { name: 'Cora', hand: ['estate', 'copper', 'copper', 'copper', 'copper'] },
      ],
    };
    const events: GameEvent[] = [event('turn', 0)];
    const game = newPosition(position, (one) => events.push(one));
    const moves = [
      'play militia',
      'reveal moat',
      'reveal nothing',
      'reveal nothing',
      'discard estate',
      'discard copper',
      'play penny',
      'play penny',
    ];
    for (const move of moves) {
      const asked = decision(game);
      if (asked === undefined) throw new Error(`nobody is asked for "${move}"`);
      apply(game, findOption(game, asked, move), asked.seat, (one) => events.push(one));
    }
    return { events, set: cardSetOf(game) };
  }

  it('is indented under what caused it, with headings, and joins Treasures of any make', () => {
    const { events, set } = played();
    expect(log(events, { set })).toEqual([
      '',
      `── Your turn 1 ${'─'.repeat(45)}`,
      ' You play a Militia (+$2)',
      '    Bob reacts with a Moat',
      '       Bob is unaffected',
      '    Cora discards 2 cards, Copper on top',
      ' You play 2 Penny cards (+$2)',
    ]);
  });

  it('is wholly in the reader’s language', async () => {
    const { events, set } = played();
    const plays = await Promise.all(
      LANGUAGES.map(async (language) => log(events, { set, say: await loadSentences(language) })[2]),
    );
    expect(plays).toEqual([
      ' You play a Militia (+$2)',
      ' Kijátszol egy Polgárőrséget (+2 érme)',
      ' Zagrywasz Milicję (+2 Monety)',
      ' Du spielst eine Miliz aus (+2 Geld)',
    ]);
  });

  it('is told once, and not changed afterwards', () => {
    const { events, set } = played();
    const running = newLog({ ...reader, set });
    const told = events.flatMap((one) => {
      running.add(one);
      return logText(running.take(), look);
    });
    expect(told.filter((line) => line.includes('Penny'))).toEqual([' You play a Penny', ' You play a Penny']);
    expect(told.filter((line) => line.includes('+'))).toEqual([
      '    You get +$2',
      '    You get +$1',
      '    You get +$1',
    ]);
  });
});
