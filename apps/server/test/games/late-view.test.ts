import type { GameEvent } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { choose, consequences, undo } from '../../src/games/commands.ts';
import { gameState, historyFor } from '../../src/games/game-state.ts';
import { LateView } from '../../src/games/late-view.ts';
import { Match } from '../../src/games/match.ts';
import { Dice, MIXED, Played, startOf } from './play.ts';

const cases: readonly [persons: 2 | 3, delay: number, seed: string][] = [
  [2, 0, 'p'],
  [2, 2, 'q'],
  [2, 5, 'r'],
  [3, 2, 's'],
];

describe.each(cases)('%i players, %i turns late, seed %s', (persons, delay, seed) => {
  it('shows hands only when everybody has played them, and everything in the end', () => {
    const dice = new Dice(`late ${seed}`);
    const options = { spectators: 'delayed' } as const;
    const played = new Played(new Match(startOf({ persons, seed, kingdom: MIXED, options }), []));
    const { match } = played;
    const late = new LateView(match, delay);
    const players = new Map<number, number>();
    const shown: GameEvent[] = [];
    let openings = 0;

    for (let step = 0; step < 300 && match.ending === null; step++) {
      const seat = dice.pick(match.asked);
      const question = match.question(seat);
      if (question === null) throw new Error('an asked seat has a question');
      played.enter(choose(match, seat, question.number, dice.below(question.decision.options.length)));
      played.enter(consequences(match));
      const { turn } = match.game;
      players.set(turn.number, turn.player);
      shown.push(...(late.catchUp(match)?.events ?? []));
      const { view, sequence, prompt, clocks } = late.state(match);
      expect([prompt, clocks]).toEqual([null, null]);
      if (match.ending !== null) break;
      const isOpen = view.players.some(({ hand }) => hand !== undefined);
      expect(isOpen && sequence === 0).toBe(false);
      if (!isOpen) continue;
      openings += 1;
      const since = [...players].filter(([number]) => number > view.turn.number && number < turn.number);
      expect(since.length).toBeGreaterThanOrEqual(delay);
      expect(new Set(since.map(([, player]) => player)).size).toBe(persons);
      expect(view.turn.number).toBeLessThan(turn.number);
    }
    expect(openings).toBeGreaterThan(0);

    if (match.ending === null) played.enter([{ kind: 'ended', why: 'agreed', by: null }]);
    shown.push(...(late.catchUp(match)?.events ?? []));
    const history = late.history(match);
    for (const [index, event] of history.slice(-shown.length).entries()) {
      // What may still have been held was told without its cards.
      const { cards: _cards, ...covered } = event;
      expect([event, covered]).toContainEqual(shown[index]);
    }
    expect(history.map(({ type }) => type)).toEqual(historyFor(match, null).map(({ type }) => type));
    expect(late.state(match)).toMatchObject({ sequence: match.sequence, ended: match.ending, seed });
    expect(late.catchUp(match)).toBeNull();
  });
});

it('goes back when the game goes back behind what was shown', () => {
  const played = new Played(
    new Match(startOf({ persons: 2, options: { undo: 'ask', spectators: 'delayed' } }), []),
  );
  const { match } = played;
  const late = new LateView(match, 0);
  for (let turn = 0; turn < 3; turn++) played.sayAll('end turn', 'end turn');
  expect(late.catchUp(match)?.state.view.turn.number).toBe(4);
  const first = match.timeline.choices[1]?.sequence ?? 0;
  played.enter([{ kind: 'undo', seat: 1, before: first }]);
  const change = late.catchUp(match);
  expect(change).toMatchObject({
    undone: true,
    events: [],
    state: { sequence: 0, view: { turn: { number: 1 } } },
  });
  expect(match.undos.marks).toHaveLength(1);
  expect(late.undone(match)).toEqual([]);
  played.enter(consequences(match));
  for (let turn = 0; turn < 4; turn++) {
    const [seat = 0] = match.asked;
    played.say(seat, 'end turn');
  }
  late.catchUp(match);
  expect(late.undone(match)).toEqual(match.undos.marks);
});

it('takes nothing back that may have been shown', () => {
  const played = new Played(new Match(startOf({ options: { undo: 'ask', spectators: 'delayed' } }), []));
  const { match } = played;
  played.sayAll('end turn', 'end turn', 'play Copper');
  expect(match.undoFor(0)).toMatchObject({ before: 3 });
  expect(match.undoFor(1)).toEqual({ before: 2, may: 'by-asking' });
  played.enter([{ kind: 'undo', seat: 1, before: 2 }]);
  // Ann's turn was over for good when her next one began.
  expect(match.undoFor(0)).toBeNull();
  expect(() => undo(match, 0)).toThrow(/with a delay may have seen it/);
  expect(gameState(match, 0, { away: [], plans: [], thinking: [] }).undo).toMatchObject({
    may: 'no',
    whyNot: 'shown',
  });
  const elsewhere = new Played(new Match(startOf({ options: { undo: 'ask' } }), []));
  elsewhere.sayAll('end turn', 'end turn', 'play Copper');
  elsewhere.enter([{ kind: 'undo', seat: 1, before: 2 }]);
  expect(elsewhere.match.undoFor(0)).toEqual({ before: 1, may: 'by-asking' });
});
