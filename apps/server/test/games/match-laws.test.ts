// What must hold whatever people send: a match is its log, refusals change nothing, and going back leaves no trace.

import { wantsFullTests } from '@tenfold/prerequisites';
import { describe, expect, it } from 'vitest';
import { allowUndo, choose, consequences, undo } from '../../src/games/commands.ts';
import type { GameLogEntry } from '../../src/game-log/game-log.ts';
import { Match } from '../../src/games/match.ts';
import { Refusal } from '../../src/refusal.ts';
import type { StartWish } from './play.ts';
import { Dice, FIRST_GAME, MIXED, Played, at, startOf, toldTexts } from './play.ts';

const tables: readonly [name: string, wish: StartWish][] = [
  ['two people', { kingdom: FIRST_GAME }],
  ['two people and simultaneous choices', { kingdom: MIXED }],
  ['three people who ask', { persons: 3, kingdom: MIXED, options: { undo: 'ask' } }],
  ['a person and two bots with clocks', { persons: 1, bots: 2, kingdom: MIXED, options: { clock: 'fast' } }],
];

const STEPS = wantsFullTests() ? 300 : 120;

describe.each(tables)('%s', (_name, wish) => {
  it.each(['a', 'b', 'c'])('play of seed %s: the log is the match, refusals change nothing', (seed) => {
    const dice = new Dice(`laws ${seed}`);
    const start = startOf({ ...wish, seed });
    const played = new Played(new Match(start, []));
    const { match } = played;
    let choices = 0;
    let undone = 0;
    let refused = 0;
    let repeated = 0;
    let last: { seat: number; number: number; option: number } | null = null;
    const numbers = start.players.map(() => -1);

    for (let step = 0; step < STEPS && match.ending === null; step++) {
      played.now += dice.below(5000);
      const before = toldTexts(match);
      let entries: readonly GameLogEntry[] = [];
      try {
        const kind = dice.below(10);
        if (match.undos.request !== null && kind < 8) {
          const { waitingFor, number } = match.undos.request;
          entries = allowUndo(match, dice.pick(waitingFor), number, !dice.onceIn(6));
        } else if (kind < 6) {
          const seat = dice.pick(match.asked);
          const question = match.question(seat);
          if (question === null) throw new Error('an asked seat has a question');
          const option = dice.below(question.decision.options.length);
          entries = choose(match, seat, question.number, option);
          last = { seat, number: question.number, option };
          choices += 1;
        } else if (kind === 6 && last !== null) {
          entries = choose(match, last.seat, last.number, last.option);
          if (entries.length > 0) throw new Error('a choice sent twice was taken twice');
          repeated += 1;
        } else if (kind === 7) {
          entries = undo(match, dice.below(start.players.length));
        } else {
          entries = choose(match, dice.below(start.players.length), dice.below(step + 1), dice.below(12) * 3);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused += 1;
      }
      played.enter(entries);
      played.enter(consequences(match));
      expect(toldTexts(match).join() === before.join()).toBe(entries.length === 0);
      if (entries.some(({ kind }) => kind === 'undo')) undone += 1;
      for (const seat of match.asked) {
        const number = match.question(seat)?.number ?? -1;
        expect(number).toBeGreaterThanOrEqual(at(numbers, seat));
        numbers[seat] = number;
      }
      const rebuilt = new Match(start, played.log);
      expect(toldTexts(rebuilt)).toEqual(toldTexts(match));
      // The shuffles to come too.
      expect(JSON.stringify(rebuilt.game)).toBe(JSON.stringify(match.game));
    }
    // None of the kinds was left out.
    expect(Math.min(choices, undone, refused, repeated)).toBeGreaterThan(0);
  });
});
