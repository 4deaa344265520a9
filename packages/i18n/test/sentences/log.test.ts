// Which events share a line of the log, how it is indented, what may still change, and what hits the reader.

import { madeUpEvent as event } from '@tenfold/laws';
import type { GameEvent, Position } from '@tenfold/rules';
import { allCards, apply, decision, eventFor, findOption, newPosition } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import type { Log, LogLine, Reader, Sentences } from '../../src/sentences/index.ts';
import { loadSentences, newLog } from '../../src/sentences/index.ts';

const ANN: Reader = { you: 0, names: ['Ann', 'Bob', 'Cora'] };
const BOB: Reader = { ...ANN, you: 1 };
const SPECTATOR: Reader = { ...ANN, you: null };
const english = await loadSentences('en');

const treasures = new Set(allCards.filter(({ types }) => types.includes('Treasure')).map(({ id }) => id));
const emptyLog = (reader = ANN, say = english): Log => newLog(say, reader, (card) => treasures.has(card));

function logOf(events: readonly GameEvent[], reader = ANN, say: Sentences = english): Log {
  const log = emptyLog(reader, say);
  for (const told of events) log.add(eventFor(told, reader.you));
  return log;
}

const text = (lines: readonly LogLine[]): string[] =>
  lines.map((line) => '  '.repeat(line.indent) + line.text);
const written = (events: readonly GameEvent[], reader = ANN): string[] => text(logOf(events, reader).lines());

const played = (player: number, card: string, coins: number): GameEvent[] => [
  event('play', player, { cards: [card] }),
  event('plus', player, { because: card, depth: 1, what: 'coins', count: coins }),
];

const bought = (player: number, card: string): GameEvent[] => [
  event('buy', player, { cards: [card] }),
  event('gain', player, { cards: [card], count: 1, from: 'supply', to: 'discard' }),
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
    expect(written(events)).toEqual(['Bob plays a Silver, 2 Coppers and a Potion (+$4, +1 Potion)']);
  });

  it('not the Treasures of two players, nor Actions', () => {
    const smithy = event('play', 0, { cards: ['smithy'] });
    expect(written([...played(0, 'gold', 3), ...played(1, 'gold', 3), smithy, smithy])).toEqual([
      'You play a Gold (+$3)',
      'Bob plays a Gold (+$3)',
      'You play a Smithy',
      'You play a Smithy',
    ]);
  });

  it('what is bought and gained, and several purchases', () => {
    expect(written(bought(1, 'duchy'))).toEqual(['Bob buys and gains a Duchy']);
    expect(written([...bought(1, 'estate'), ...bought(1, 'estate'), ...bought(1, 'copper')])).toEqual([
      'Bob buys and gains 2 Estates and a Copper',
    ]);
  });

  it('but not a purchase that somebody else gains', () => {
    const events = [
      event('buy', 1, { cards: ['gold'] }),
      event('gain', 0, { cards: ['gold'], count: 1, from: 'supply', to: 'discard' }),
    ];
    expect(written(events)).toEqual(['Bob buys a Gold', 'You gain a Gold']);
  });

  it('draws, whether the reader sees the cards or only their number', () => {
    const draw = (card: string): GameEvent =>
      event('draw', 1, { because: 'library', depth: 1, cards: [card], count: 1, seenBy: [1] });
    const events = [event('play', 1, { cards: ['library'] }), draw('copper'), draw('estate'), draw('copper')];
    expect(written(events)).toEqual(['Bob plays a Library', '  Bob draws 3 cards']);
    expect(written(events, BOB)).toEqual(['You play a Library', '  You draw 2 Coppers and an Estate']);
  });

  it('in every language', async () => {
    const events = [...played(0, 'silver', 2), ...played(0, 'copper', 1), ...bought(0, 'militia')];
    const logs = await Promise.all(
      LANGUAGES.map(async (language) => text(logOf(events, ANN, await loadSentences(language)).lines())),
    );
    expect(logs).toEqual([
      ['You play a Silver and a Copper (+$3)', 'You buy and gain a Militia'],
      ['Kijátszol egy Ezüstöt és egy Rezet (+3 érme)', 'Megveszel egy Polgárőrséget'],
      ['Zagrywasz Srebro i Miedziaka (+3 Monety)', 'Kupujesz i pozyskujesz Milicję'],
      ['Du spielst ein Silber und ein Kupfer aus (+3 Geld)', 'Du kaufst und nimmst eine Miliz'],
    ]);
  });
});

describe('what has no line', () => {
  it('phases, clean-up, draws from an empty deck', () => {
    const events = [
      event('phase', 1, { what: 'clean-up' }),
      event('discard', 1, { count: 3, from: 'hand', top: 'copper' }),
      event('draw', 1, { count: 5 }),
      event('draw', 0, { because: 'smithy', cards: [], count: 0 }),
    ];
    expect(written(events)).toEqual([]);
    expect(written([event('draw', 1, { count: 4 })])).toEqual(['Bob draws 4 cards']);
  });

  it('what only a newer server knows', () => {
    const wire = JSON.stringify(event('turn', 0)).replace('turn', 'duration');
    expect(written([JSON.parse(wire) as GameEvent, event('shuffle', 0)])).toEqual(['You shuffle']);
  });
});

describe('a log that goes on', () => {
  it('tells what has changed since the last update', () => {
    const log = emptyLog();
    for (const one of [event('turn', 0), ...played(0, 'copper', 1)]) log.add(one);
    expect(log.update()).toMatchObject({ kept: 0, lines: [{ text: 'Your turn 1' }, { type: 'play' }] });
    for (const one of [...played(0, 'copper', 1), event('buy', 0, { cards: ['moat'] })]) log.add(one);
    const { kept, lines } = log.update();
    expect([kept, text(lines)]).toEqual([1, ['You play 2 Coppers (+$2)', 'You buy a Moat']]);
    expect(log.update()).toEqual({ kept: 3, lines: [] });
  });

  it('keeps the key of a line that grows, and the line itself if it does not', () => {
    const log = emptyLog();
    const events = [event('play', 0, { cards: ['pawn'] }), event('choose', 0, { because: 'pawn', depth: 1 })];
    for (const one of events) log.add(one);
    const [play, choice] = log.lines();
    log.add(event('plus', 0, { because: 'pawn', depth: 1, what: 'coins', count: 1 }));
    const [playAfter, choiceAfter] = log.update().lines;
    expect(playAfter).toEqual({ ...play, text: 'You play a Pawn (+$1)' });
    expect(choiceAfter).toBe(choice);
  });

  it('has one line less when a purchase joins the one before', () => {
    const log = emptyLog();
    const [buy, gain] = [event('buy', 0, { cards: ['copper'] }), ...bought(0, 'copper').slice(1)];
    for (const one of [...bought(0, 'estate'), buy]) log.add(one);
    expect(text(log.update().lines)).toEqual(['You buy and gain an Estate', 'You buy a Copper']);
    if (gain !== undefined) log.add(gain);
    const { kept, lines } = log.update();
    expect([kept, text(lines)]).toEqual([0, ['You buy and gain an Estate and a Copper']]);
  });

  it('leaves a line alone once it was taken', () => {
    const log = emptyLog();
    for (const one of played(0, 'copper', 1)) log.add(one);
    expect(text(log.take())).toEqual(['You play a Copper (+$1)']);
    for (const one of played(0, 'copper', 1)) log.add(one);
    expect(text(log.take())).toEqual(['You play a Copper (+$1)']);
    expect(log.take()).toEqual([]);
  });

  it('gives bonuses a line of their own if the line of their card was taken', () => {
    const log = emptyLog();
    log.add(event('play', 0, { cards: ['pawn'] }));
    log.take();
    const plus = { because: 'pawn', depth: 1, count: 1 };
    log.add(event('plus', 0, { ...plus, what: 'actions' }));
    log.add(event('plus', 0, { ...plus, what: 'coins' }));
    expect(text(log.take())).toEqual(['  You get +1 Action, +$1']);
  });
});

/** What happens when words are played from a position. */
function playOut(position: Position, moves: readonly string[]): GameEvent[] {
  const events: GameEvent[] = [];
  const game = newPosition(position, (one) => events.push(one));
  for (const move of moves) {
    const asked = decision(game);
    if (asked === undefined) throw new Error(`nobody is asked for "${move}"`);
    apply(game, findOption(game, asked, move), asked.seat, (one) => events.push(one));
  }
  return events;
}

const coppers = (count: number): string[] => Array.from({ length: count }, () => 'copper');

describe('whole cards, indented under what caused them', () => {
  it('Throne Room twice over', () => {
    const events = playOut(
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
    expect(written(events)).toEqual(['You play a Throne Room', ...market, ...market]);
  });

  it('Coppersmith: Coppers with what they make more', () => {
    const events = playOut(
      {
        kingdom: ['coppersmith'],
        players: [
          { name: 'Ann', hand: ['coppersmith', ...coppers(3)], deck: coppers(5) },
          { name: 'Bob', hand: coppers(5) },
        ],
      },
      ['play coppersmith', 'play treasures'],
    );
    expect(written(events)).toEqual(['You play a Coppersmith', 'You play 3 Coppers (+$6)']);
  });

  it('a choice in the words of the card', () => {
    const events = playOut(
      {
        kingdom: ['steward'],
        players: [
          { name: 'Ann', hand: ['steward', 'estate', 'estate', 'copper'], deck: coppers(5) },
          { name: 'Bob', hand: coppers(5) },
        ],
      },
      ['play steward', 'choose trash', 'trash estate', 'trash estate'],
    );
    expect(written(events)).toEqual([
      'You play a Steward',
      '  You choose: trash 2 cards',
      '  You trash 2 Estates',
    ]);
  });

  it('a possessed turn, as the possessor sees it', () => {
    const events = playOut(
      {
        kingdom: ['possession'],
        players: [
          { name: 'Ann', hand: ['possession'], deck: coppers(5) },
          { name: 'Bob', hand: ['gold', 'silver', 'estate'], deck: coppers(5) },
        ],
      },
      ['play possession', 'end turn', 'end actions', 'play treasures', 'buy duchy'],
    );
    expect(written(events)).toEqual([
      'You play a Possession',
      '  After this turn you play an extra turn of Bob’s',
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

const MILITIA = playOut(
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

describe('what a line says of itself', () => {
  it('an Attack, a Reaction, and three players', () => {
    expect(written(MILITIA)).toEqual([
      'You play a Militia (+$2)',
      '  Bob reacts with a Moat',
      '    Bob is unaffected',
      '  Cora discards 2 cards, Copper on top',
    ]);
  });

  it('who, by which card, and the cards that it names', () => {
    expect(logOf(MILITIA).lines()).toMatchObject([
      { type: 'play', player: 0, because: null, cards: ['militia'] },
      { type: 'react', player: 1, because: 'militia', cards: ['moat'] },
      { type: 'unaffected', player: 1, because: 'moat', cards: [] },
      { type: 'discard', player: 2, because: 'militia', cards: ['copper'] },
    ]);
    const [, , , own] = logOf(MILITIA, { ...ANN, you: 2 }).lines();
    expect(own).toMatchObject({ text: 'You discard an Estate and a Copper', cards: ['estate', 'copper'] });
  });

  it('a heading, with the number of the player’s own turn', () => {
    const events = [event('turn', 0), event('turn', 1), event('turn', 0, { other: 1 }), event('turn', 0)];
    expect(logOf(events).lines()).toMatchObject([
      { text: 'Your turn 1', isTurn: true, player: 0 },
      { text: 'Bob’s turn 1', isTurn: true, player: 1 },
      { text: 'Your extra turn, possessed by Bob', isTurn: true },
      { text: 'Your turn 2', isTurn: true },
    ]);
    expect(logOf(MILITIA).lines()[0]).toMatchObject({ isTurn: false });
  });
});

/** The lines that hit the reader. */
const hitting = (events: readonly GameEvent[], reader: Reader): string[] =>
  logOf(events, reader)
    .lines()
    .filter(({ hits }) => hits)
    .map((line) => line.text);

/** Ann plays the card; Bob has one of each. */
function attack(card: string, moves: readonly string[], more: Partial<Position['players'][number]> = {}) {
  const players = [
    { name: 'Ann', hand: [card, 'copper'], deck: coppers(5) },
    { name: 'Bob', hand: ['estate', ...coppers(4)], deck: ['gold', 'silver', ...coppers(5)], ...more },
  ];
  const kingdom = [card, 'secret-chamber'];
  return playOut({ kingdom, players }, [`play ${card.replaceAll('-', ' ')}`, ...moves]);
}

describe('what hits the reader', () => {
  it('discards by another’s Attack, but not to those who play it, are safe or watch', () => {
    expect(hitting(MILITIA, { ...ANN, you: 2 })).toEqual(['You discard an Estate and a Copper']);
    for (const reader of [ANN, BOB, SPECTATOR]) expect(hitting(MILITIA, reader)).toEqual([]);
  });

  it('cards trashed, and those gained in their place', () => {
    const events = attack('swindler', ['reveal nothing', 'gain gold']);
    expect(hitting(events, BOB)).toEqual(['You trash a Gold', 'You gain a Gold']);
    expect(hitting(events, ANN)).toEqual([]);
  });

  it('both cards that are passed', () => {
    const events = attack('masquerade', ['pass copper', 'pass estate', 'trash nothing']);
    expect(hitting(events, BOB)).toEqual(['Ann passes a Copper to you', 'You pass an Estate to Ann']);
    expect(hitting(events, ANN)).toEqual([]);
  });

  it('a card put on the deck from the hand, but not one that only goes back there', () => {
    const bureaucrat = attack('bureaucrat', ['reveal nothing', 'topdeck estate']);
    expect(hitting(bureaucrat, BOB)).toEqual(['You put an Estate on the deck']);
    const spy = ['reveal nothing', 'choose put back'];
    expect(hitting(attack('spy', [...spy, 'choose put back']), BOB)).toEqual([]);
    expect(hitting(attack('spy', [...spy, 'choose discard']), BOB)).toEqual(['You discard a Gold']);
  });

  it('not what one’s own Reaction does', () => {
    const moves = ['reveal secret chamber', 'topdeck gold', 'topdeck copper', 'reveal nothing'];
    const hand = ['secret-chamber', ...coppers(4)];
    const events = attack('militia', [...moves, 'discard copper', 'discard copper'], { hand });
    expect(hitting(events, BOB)).toEqual(['You discard 2 Coppers']);
  });

  it('not a present', () => {
    expect(hitting(attack('council-room', []), BOB)).toEqual([]);
  });

  it('one’s own cards in a turn that another plays, but nobody by his own will', () => {
    const events = playOut(
      {
        kingdom: ['possession', 'militia', 'cellar'],
        players: [
          { name: 'Ann', hand: ['possession'], deck: ['estate', ...coppers(4)] },
          { name: 'Bob', hand: ['cellar', 'militia', 'curse', 'estate'], deck: coppers(9) },
        ],
      },
      [
        'play possession',
        'end turn',
        'play cellar',
        'discard curse',
        'discard nothing',
        'play militia',
        'discard estate',
        'discard copper',
      ],
    );
    expect(hitting(events, BOB)).toEqual(['You discard a Curse']);
    expect(hitting(events, ANN)).toEqual([]);
  });
});
