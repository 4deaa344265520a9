import { NOBODY, RecordError, clone, eventFor, pointsOf, cardSetOf, view } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { curvesOf } from '../src/replay/curves.ts';
import type { Eyes } from '../src/replay/replay.ts';
import { replayOf } from '../src/replay/replay.ts';
import { recordedGame } from '@tenfold/laws';

const two = recordedGame(2, ['militia', 'moat', 'throne-room', 'masquerade']);
const six = recordedGame(6, ['possession', 'witch', 'village', 'thief'], 900);
const games = [two, six].map((recorded) => ({ recorded, replay: replayOf(recorded.text) }));

describe.each(games)('a replay', ({ recorded, replay }) => {
  it('has every position of the game, in any order of asking', () => {
    const moments = [...recorded.positions.keys()];
    for (const moment of [...moments.toReversed(), ...moments]) {
      expect(replay.positionAt(moment)).toEqual(recorded.positions[moment]);
    }
    expect(replay.end).toBe(recorded.positions.length - 1);
  });

  it('gives positions away that nobody else uses', () => {
    const before = clone(replay.positionAt(16));
    replay.positionAt(16).trash.push(0);
    expect(replay.positionAt(16)).toEqual(before);
  });

  it('shows a seat what it might know then, and open hands to who asks for them', () => {
    for (let moment = 0; moment <= replay.end; moment += 7) {
      const position = replay.positionAt(moment);
      for (const seat of replay.players.keys()) {
        expect(replay.viewAt(moment, seat)).toEqual(view(position, seat));
      }
      const open = replay.viewAt(moment, 'all');
      expect(
        open.players.every(
          ({ hand, handSize, picked }) => (hand?.length ?? 0) + (picked?.length ?? 0) === handSize,
        ),
      ).toBe(true);
    }
  });

  it('knows how much had happened at each moment', () => {
    expect([...recorded.positions.keys()].map((moment) => replay.toldAt(moment))).toEqual(recorded.told);
    const { told } = recorded;
    const telling = [...told.keys()].filter((moment) => (told[moment] ?? 0) > (told[moment - 1] ?? 0));
    expect(telling.map((moment) => replay.momentOf((told[moment] ?? 0) - 1))).toEqual(telling);
    expect(replay.eventsFor(1)).toEqual(recorded.events.map((event) => eventFor(event, 1)));
    expect(replay.eventsFor('all').every((event) => event.seenBy === undefined)).toBe(true);
    expect(
      replay
        .eventsFor('all')
        .filter(({ type }) => type === 'draw')
        .every(({ cards }) => cards !== undefined),
    ).toBe(true);
  });

  it('knows who chose, and whose turn it was', () => {
    const { positions, seats } = recorded;
    expect(replay.steps.map(({ seat }) => seat)).toEqual(seats);
    expect(positions.map((_position, moment) => replay.turnAt(moment))).toEqual(
      positions.map(({ turn }) => turn.number - 1),
    );
    expect(positions.map((_position, moment) => replay.turns[replay.turnAt(moment)])).toMatchObject(
      positions.map(({ turn: { player, possessor } }) => ({
        player,
        possessor: possessor === NOBODY ? null : possessor,
      })),
    );
  });

  it('counts points and money from the first cards to the last', () => {
    const [start] = replay.samples;
    expect(start?.points).toEqual(replay.players.map(() => 3));
    expect(start?.money).toEqual(replay.players.map(() => 7));
    expect(replay.samples.at(-1)?.points).toEqual(
      replay.players.map((_name, seat) => pointsOf(recorded.last, cardSetOf(recorded.last), seat)),
    );
    const moments = replay.samples.map(({ moment }) => moment);
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
    expect(curvesOf(replay.samples, 'points').map((line) => line.length)).toEqual(
      replay.players.map(() => moments.length),
    );
  });
});

describe('playing a record', () => {
  const lines = two.text.split('\n');
  const first = lines.indexOf('') + 1;
  const starter = lines[first]?.split(':')[0] ?? '';
  const changed = (index: number, text: string): string => lines.with(index, text).join('\n');

  it.each([
    ['what is no record', 'Dear Bob,', 'no-record', 1],
    ['a choice that is not offered', changed(first, `${starter}: buy Province`), 'illegal-choice', first + 1],
    ['somebody who is not at the table', changed(first, 'Zoe: end turn'), 'unknown-player', first + 1],
    ['a line without a colon', changed(first + 1, 'hello'), 'bad-line', first + 2],
    ['a kingdom that cannot be', two.text.replace(/^kingdom: .*$/m, 'kingdom: Village'), 'kingdom-size', 3],
  ])('names the line of %s', (_what, text, code, line) => {
    expect(() => replayOf(text)).toThrow(RecordError);
    expect(() => replayOf(text)).toThrow(expect.objectContaining({ code, line }));
  });
});

it('names as winners those of the result, where there is one', () => {
  const replay = replayOf(two.text);
  const over = (eyes: Eyes, winners: readonly number[] | null): unknown =>
    replay.eventsFor(eyes, winners).find(({ type }) => type === 'over')?.winners;
  const byTheRules = two.events.find(({ type }) => type === 'over')?.winners;
  expect(byTheRules).toHaveLength(1);
  expect([over(1, null), over('all', null)]).toEqual([byTheRules, byTheRules]);
  expect([over(1, []), over('all', [0, 1])]).toEqual([[], [0, 1]]);
});
