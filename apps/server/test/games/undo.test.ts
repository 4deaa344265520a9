import type { UndoState } from '@tenfold/protocol';
import { newPosition } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { allowUndo, choose, undo } from '../../src/games/commands.ts';
import { gameState, historyFor } from '../../src/games/game-state.ts';
import { Match } from '../../src/games/match.ts';
import { addMark } from '../../src/games/undo.ts';
import type { StartWish } from './play.ts';
import { Dice, MIXED, Played, startOf, toldTexts } from './play.ts';

const begun = (wish: StartWish = {}): Played => new Played(new Match(startOf(wish), []));

const may = (played: Played, seat: number): string => played.match.undoFor(seat)?.may ?? 'no';

const whyNot = ({ match }: Played, seat: number): UndoState['whyNot'] =>
  gameState(match, seat, { away: [], plans: [], thinking: [] }).undo.whyNot;

describe('going back at once', () => {
  it('takes back one choice after the other, up to where a card was seen', () => {
    const played = begun();
    const { match } = played;
    const fresh = JSON.stringify(match.game);
    expect(may(played, 0)).toBe('no');
    played.say(0, 'play treasures');
    played.say(0, 'buy Copper');
    // The turn is over by that, and new cards are in hand.
    expect(match.asked).toEqual([1]);
    expect(may(played, 0)).toBe('by-asking');

    const other = begun();
    other.say(0, 'play Copper');
    other.say(0, 'play Copper');
    expect(may(other, 0)).toBe('at-once');
    other.enter(undo(other.match, 0));
    other.enter(undo(other.match, 0));
    expect(JSON.stringify(other.match.game)).toBe(fresh);
    expect(may(other, 0)).toBe('no');
  });

  it('leaves a mark where it was, which is there again when the log is read anew', () => {
    const played = begun();
    const told = played.match.timeline.toldAfter(0);
    played.say(0, 'play Copper');
    const later = played.match.timeline.toldAfter(1);
    expect(later).toBeGreaterThan(told);
    played.say(0, 'play Copper');
    played.enter(undo(played.match, 0));
    expect(played.match.undos.marks).toEqual([{ at: later, seat: 0, count: 1 }]);
    played.enter(undo(played.match, 0));
    expect(played.match.undos.marks).toEqual([{ at: told, seat: 0, count: 2 }]);
    played.say(0, 'play Copper');
    expect(new Match(played.match.start, played.log).undos.marks).toEqual([{ at: told, seat: 0, count: 2 }]);
    expect(historyFor(played.match, 0)).toHaveLength(later);
  });

  const learning: readonly [card: string, rest: string][] = [
    ['smithy', 'draws'],
    ['adventurer', 'reveals'],
  ];
  it.each(learning)('ends at %s, which %s', (card) => {
    const position = newPosition({
      players: [
        {
          name: 'Ann',
          hand: [card, 'copper'],
          deck: ['estate', 'copper', 'copper', 'estate'],
          discard: ['gold'],
        },
        { name: 'Bob' },
      ],
      kingdom: [card],
    });
    const played = begun({ position });
    played.say(0, `play ${card.charAt(0).toUpperCase()}${card.slice(1)}`);
    expect(may(played, 0)).toBe('by-asking');
  });

  it('ends where Chancellor shows the last card of the deck, not where he is played', () => {
    const position = newPosition({
      players: [{ name: 'Ann', hand: ['chancellor'], deck: ['estate', 'gold'] }, { name: 'Bob' }],
      kingdom: ['chancellor'],
    });
    const played = begun({ position });
    played.say(0, 'play Chancellor');
    expect(may(played, 0)).toBe('at-once');
    played.enter(choose(played.match, 0, played.match.question(0)?.number ?? -1, 0));
    expect(may(played, 0)).toBe('by-asking');
  });

  it('does not go behind the choice of another', () => {
    const position = newPosition({
      players: [
        { name: 'Ann', hand: ['militia', 'copper'] },
        { name: 'Bob', hand: ['copper', 'copper', 'estate', 'estate', 'gold'] },
      ],
      kingdom: ['militia'],
    });
    const played = begun({ position });
    played.say(0, 'play Militia');
    expect(may(played, 0)).toBe('at-once');
    played.say(1, 'discard Estate');
    expect(may(played, 0)).toBe('by-asking');
    expect(may(played, 1)).toBe('at-once');
  });
});

describe('asking', () => {
  const threeAsking = (): Played => {
    const played = begun({ persons: 3, options: { undo: 'ask' } });
    played.say(0, 'play treasures');
    played.enter(undo(played.match, 0));
    return played;
  };

  it('goes back when all others agree', () => {
    const played = threeAsking();
    const { match } = played;
    expect(match.undos.request).toMatchObject({ number: 2, seat: 0, waitingFor: [1, 2] });
    expect(undo(match, 0)).toEqual([]);
    expect(() => undo(match, 1)).toThrow('another player wishes');
    expect(() => allowUndo(match, 0, 2, true)).toThrow('not you');
    expect(() => allowUndo(match, 1, 1, true)).toThrow('past');
    played.enter(allowUndo(match, 1, 2, true));
    expect(match.undos.request?.waitingFor).toEqual([2]);
    expect(allowUndo(match, 1, 2, true)).toEqual([]);
    played.enter(allowUndo(match, 2, 2, true));
    expect(match.undos.request).toBeNull();
    expect(match.timeline.choices).toEqual([]);
  });

  it('is over when one does not agree, and cannot be asked again for the same choice', () => {
    const played = threeAsking();
    const { match } = played;
    played.enter(allowUndo(match, 1, 2, false));
    expect(match.undos.request).toBeNull();
    expect(match.timeline.choices).toHaveLength(1);
    expect(match.undos.failed).toEqual({ number: 2, by: 1, why: 'refused' });
    expect(whyNot(played, 0)).toBe('refused');
    expect(whyNot(played, 1)).toBe('nothing');
    expect(() => undo(match, 0)).toThrow('no choice that you could take back');
    played.say(0, 'buy Copper');
    expect(may(played, 0)).toBe('by-asking');
    expect(whyNot(played, 0)).toBeNull();
  });

  it('is over when somebody plays on', () => {
    const played = threeAsking();
    expect(whyNot(played, 0)).toBe('asked');
    played.say(0, 'buy Copper');
    expect(played.match.undos.request).toBeNull();
    expect(played.match.undos.failed).toEqual({ number: 2, by: 0, why: 'played-on' });
    expect(may(played, 0)).toBe('by-asking');
    played.enter(undo(played.match, 0));
    expect(played.match.undos.failed).toBeNull();
  });

  it('is not needed where only bots would be asked', () => {
    const played = begun({ persons: 1, bots: 1, options: { undo: 'ask' } });
    played.sayAll('play treasures', 'buy Copper');
    expect(may(played, 0)).toBe('at-once');
  });

  it('is not done at a table where nothing is taken back', () => {
    const played = begun({ options: { undo: 'none' } });
    played.say(0, 'play treasures');
    expect(() => undo(played.match, 0)).toThrow('nothing is taken back');
    expect(whyNot(played, 0)).toBe('rule');
  });
});

/** What has been chosen is chosen again, and the same cards come. */
it.each(['x', 'y', 'z'])('brings no other luck: seed %s', (seed) => {
  const dice = new Dice(`luck ${seed}`);
  // Long enough for going back behind all copies that were made on the way.
  const played = begun({ persons: 1, bots: 1, kingdom: MIXED, seed, options: { undo: 'free' } });
  const { match } = played;
  for (let step = 0; step < 150 && match.ending === null; step++) {
    const seat = dice.pick(match.asked);
    const question = match.question(seat);
    if (question === null) throw new Error('an asked seat has a question');
    played.enter(choose(match, seat, question.number, dice.below(question.decision.options.length)));
  }
  expect(match.ending).toBeNull();
  const there = JSON.stringify(match.game);
  const choices = [...match.timeline.choices];
  const log = played.log.filter((entry) => entry.kind === 'choice');
  while (match.undoFor(0) !== null) played.enter(undo(match, 0));
  const first = match.timeline.choices.length;
  expect(first).toBeLessThan(40);
  for (const entry of log.slice(first)) {
    const question = match.question(entry.seat);
    played.enter([{ ...entry, number: question?.number ?? -1 }]);
  }
  expect(JSON.stringify(match.game)).toBe(there);
  expect(match.timeline.choices.map(({ option }) => option)).toEqual(choices.map(({ option }) => option));
  expect(toldTexts(new Match(match.start, played.log))).toEqual(toldTexts(match));
});

describe('marks of several undos', () => {
  it('to the same point, or further back, count together', () => {
    const once = addMark([], 10, 0);
    const twice = addMark(once, 10, 0);
    expect(twice).toEqual([{ at: 10, seat: 0, count: 2 }]);
    expect(addMark(twice, 7, 0)).toEqual([{ at: 7, seat: 0, count: 3 }]);
  });

  it('of different people are nobody’s', () => {
    expect(addMark([{ at: 10, seat: 1, count: 1 }], 8, 0)).toEqual([{ at: 8, seat: null, count: 2 }]);
  });

  it('at different points stay apart', () => {
    expect(addMark([{ at: 3, seat: 0, count: 1 }], 8, 1)).toEqual([
      { at: 3, seat: 0, count: 1 },
      { at: 8, seat: 1, count: 1 },
    ]);
  });
});

describe('in a rated game', () => {
  const rated = (undoRule: 'free' | 'ask' | 'none'): Played =>
    begun({ options: { rated: true, undo: undoRule } });

  it('a slip is taken back as long as nobody has learnt anything', () => {
    const played = rated('free');
    played.say(0, 'play Copper');
    expect(may(played, 0)).toBe('at-once');
    played.enter(undo(played.match, 0));
    expect(whyNot(played, 0)).toBe('nothing');
  });

  it('nothing is taken back beyond that, and nobody is asked for it', () => {
    const played = rated('free');
    played.say(0, 'end turn');
    expect(may(played, 0)).toBe('no');
    expect(whyNot(played, 0)).toBe('rated');
    expect(() => undo(played.match, 0)).toThrow(/rated game/);
  });

  it('nobody is asked where the table was made before that was so', () => {
    const played = rated('ask');
    played.say(0, 'play Copper');
    expect(may(played, 0)).toBe('no');
    expect(whyNot(played, 0)).toBe('rated');
  });

  it('bots agree to nothing either', () => {
    const alone = begun({ persons: 1, bots: 1, options: { rated: true } });
    alone.say(0, 'end turn');
    expect(may(alone, 0)).toBe('no');
  });
});
