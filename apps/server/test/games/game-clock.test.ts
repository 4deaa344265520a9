import { describe, expect, it } from 'vitest';
import { undo } from '../../src/games/commands.ts';
import { Match } from '../../src/games/match.ts';
import { Outages } from '../../src/time/outages.ts';
import { Played, T0, startOf } from './play.ts';
import type { StartWish } from './play.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

function begun(clock: 'none' | 'gentle' | 'fast' | 'days', wish: StartWish = {}): Played {
  return new Played(new Match(startOf({ ...wish, options: { clock, ...wish.options } }), []));
}

describe('clocks', () => {
  it('are not there at a table without', () => {
    expect(begun('none').match.clock).toBeNull();
  });

  it('run for whom the game waits, and for nobody else', () => {
    const played = begun('gentle');
    const { match } = played;
    expect(match.clock?.left).toEqual([10 * MINUTE, 10 * MINUTE]);
    expect(match.clock?.running).toEqual([0]);
    expect(match.clock?.deadline()).toBe(T0 + 10 * MINUTE);
    played.now = T0 + 4 * MINUTE;
    played.sayAll('play treasures', 'buy Copper');
    // Twenty seconds more for the turn that begins.
    expect(match.clock?.left).toEqual([6 * MINUTE, 10 * MINUTE + 20 * SECOND]);
    expect(match.clock?.running).toEqual([1]);
    expect(match.clock?.at).toBe(played.now);
  });

  it('let the first seconds of a question about a hand pass for nothing, where machines answer some', () => {
    const played = begun('days', { options: { pauses: true } });
    const { match } = played;
    // Since there is an Action in the game, everybody is asked for one.
    played.sayAll('play treasures', 'buy Moat');
    expect(match.questions(1).map((question) => match.isPaused(question))).toEqual([true]);
    expect(match.clock?.from).toEqual([T0, T0 + 5 * SECOND]);
    expect(match.clock?.deadline()).toBe(T0 + 3 * DAY + 5 * SECOND);
    expect(match.clock?.outAt(T0 + 3 * DAY)).toEqual([]);
    expect(match.clock?.outAt(T0 + 3 * DAY + 5 * SECOND)).toEqual([1]);
    played.now = T0 + 4 * SECOND;
    played.say(1, 'end actions');
    expect(match.clock?.left[1]).toBe(3 * DAY);
    // What can be bought lies open: there time runs at once.
    expect(match.clock?.from).toEqual([played.now, played.now]);
    played.now += 3 * SECOND;
    played.say(1, 'end turn');
    expect(match.clock?.left[1]).toBe(3 * DAY - 3 * SECOND);
  });

  it('give time for each choice in a fast game, but not twice for the same', () => {
    const played = begun('fast');
    const { match } = played;
    played.now = T0 + MINUTE;
    played.say(0, 'play Copper');
    expect(match.clock?.left[0]).toBe(2 * MINUTE + 6 * SECOND);
    for (let i = 0; i < 5; i++) {
      played.enter(undo(match, 0));
      played.say(0, 'play Copper');
    }
    expect(match.clock?.left[0]).toBe(2 * MINUTE + 6 * SECOND);
    played.say(0, 'play Copper');
    expect(match.clock?.left[0]).toBe(2 * MINUTE + 12 * SECOND);
  });

  it('begin anew in a game of days whenever the game comes to wait for somebody', () => {
    const played = begun('days');
    const { match } = played;
    played.now = T0 + DAY;
    played.say(0, 'play treasures');
    expect(match.clock?.left[0]).toBe(2 * DAY);
    played.say(0, 'buy Copper');
    played.now += DAY;
    played.sayAll('play treasures', 'buy Copper');
    expect(match.clock?.left).toEqual([3 * DAY, 2 * DAY]);
  });

  it('do not run for bots', () => {
    const played = begun('fast', { persons: 1, bots: 1 });
    played.sayAll('play treasures', 'buy Copper');
    expect(played.match.clock?.running).toEqual([]);
    expect(played.match.clock?.deadline()).toBeNull();
  });

  it('run out, and stay so until the next choice', () => {
    const played = begun('fast');
    const { match } = played;
    expect(match.clock?.outAt(T0 + 3 * MINUTE - 1)).toEqual([]);
    expect(match.clock?.outAt(T0 + 3 * MINUTE)).toEqual([0]);
    played.now = T0 + 5 * MINUTE;
    played.enter([{ kind: 'end-wished', by: 1 }]);
    expect(match.clock?.left[0]).toBe(0);
    played.say(0, 'play Copper');
    expect(match.clock?.left[0]).toBe(6 * SECOND);
  });

  it('are the same when the log is read again', () => {
    const played = begun('fast');
    for (const words of ['play treasures', 'buy Copper', 'play treasures']) {
      played.now += 7777;
      played.sayAll(words);
    }
    const { clock } = new Match(played.match.start, played.log);
    expect([clock?.at, clock?.left, clock?.running]).toEqual([
      played.match.clock?.at,
      played.match.clock?.left,
      played.match.clock?.running,
    ]);
  });

  it('stand still while no server runs, for whoever is asked', () => {
    const start = startOf({ options: { clock: 'gentle' } });
    const down = { from: T0 + MINUTE, to: T0 + DAY };
    const played = new Played(new Match(start, [], new Outages([{ from: 0, to: T0 }, down])));
    const { match } = played;
    expect(match.clock?.at).toBe(T0 + DAY - MINUTE);
    expect(match.clock?.deadline()).toBe(T0 + DAY + 9 * MINUTE);
    expect(match.clock?.outAt(T0 + DAY + 9 * MINUTE - 1)).toEqual([]);
    expect(match.clock?.outAt(T0 + DAY + 9 * MINUTE)).toEqual([0]);
    played.now = T0 + DAY + 3 * MINUTE;
    played.sayAll('play treasures', 'buy Copper');
    expect(match.clock?.left[0]).toBe(6 * MINUTE);
    expect(match.clock?.at).toBe(played.now);
  });
});
