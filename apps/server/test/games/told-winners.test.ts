// Who has won, as the log of the table has it: the same as the result.

import { newPosition } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { resign } from '../../src/games/commands.ts';
import { eventsFor, historyFor } from '../../src/games/game-state.ts';
import { LateView } from '../../src/games/late-view.ts';
import { Match } from '../../src/games/match.ts';
import { resultOf } from '../../src/games/result.ts';
import { Played, T0, startOf } from './play.ts';

const COUNTING = ['province', 'province', 'province'];

/** Ann can buy the last Province, after the others if they play first; Cleo has the most points all the time. */
function lastRound(first: number): Played {
  const position = newPosition({
    players: [
      { name: 'Ann', hand: ['gold', 'gold', 'gold'], discard: ['estate'] },
      { name: 'Bob', hand: ['copper'], discard: ['estate'] },
      { name: 'Cleo', hand: ['copper'], discard: COUNTING },
    ],
    kingdom: ['moat'],
    supply: { province: 1 },
    turn: { player: first, phase: 'buy' },
  });
  const start = startOf({ persons: 3, position, options: { spectators: 'delayed' } });
  const played = new Played(new Match(start, []));
  for (let seat = first; seat !== 0; seat = (seat + 1) % 3) played.say(seat, 'end turn');
  return played;
}

/** What everybody is told of the end, at once and afterwards, and what is written down. */
function toldBy(played: Played): { readonly told: unknown[]; readonly places: readonly number[] } {
  const { match } = played;
  const late = new LateView(match, 2);
  played.sayAll('play treasures');
  const events = played.say(0, 'buy Province');
  if (match.ending === null) throw new Error('the game goes on');
  const all = [
    ...[null, 0, 1, 2].flatMap((seat) => [eventsFor(match, events, seat), historyFor(match, seat)]),
    late.catchUp(match)?.events ?? [],
    late.history(match),
  ];
  return {
    told: all.map((some) => some.find(({ type }) => type === 'over')?.winners),
    places: resultOf(match, match.ending, T0).places,
  };
}

const everybody = (winners: readonly number[]): unknown[] => Array.from({ length: 10 }, () => winners);

describe('the end of a game names as winner', () => {
  it('nobody where a person never made a choice', () => {
    const { told, places } = toldBy(lastRound(0));
    expect(places).toEqual([]);
    expect(told).toEqual(everybody([]));
  });

  it('who stayed, where a bot that plays on has the most points', () => {
    const played = lastRound(1);
    played.enter(resign(played.match, 2));
    const { told, places } = toldBy(played);
    expect(places).toEqual([1, 2, 3]);
    expect(told).toEqual(everybody([0]));
  });

  it('who has the most points, where all have played', () => {
    expect(toldBy(lastRound(1))).toEqual({ told: everybody([2]), places: [2, 3, 1] });
  });
});
