import { NOBODY, RecordError, clone, eventFor, pointsOf, cardSetOf, view } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { curvesOf } from '../../src/replay/curves.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { recordedGame } from './recorded.ts';

const two = recordedGame(2, ['militia', 'moat', 'throne-room', 'masquerade']);
const six = recordedGame(6, ['possession', 'witch', 'village', 'thief'], 900);
const replays = await Promise.all([two, six].map(async ({ text }) => openReplay(text)));
const games = [two, six].map((recorded, index) => ({ recorded, replay: replays[index] ?? expect.fail() }));

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
    expect(replay.eventsFor(1)).toEqual(recorded.events.map((event) => eventFor(event, 1)));
    expect(replay.eventsFor('all').every((event) => event.seenBy === undefined)).toBe(true);
    expect(
      replay
        .eventsFor('all')
        .filter(({ type }) => type === 'draw')
        .every(({ cards }) => cards !== undefined),
    ).toBe(true);
  });

  it('knows who chose, and where turns begin', () => {
    for (const [moment, step] of replay.steps.entries()) {
      expect(recorded.positions[moment]?.asks.map(({ seat }) => seat)).toContain(step.seat);
      const { turn } = recorded.positions[moment] ?? expect.fail();
      const number = replay.turnAt(moment);
      expect(number).toBe(turn.number - 1);
      expect(replay.turns[number]?.player).toBe(turn.player);
      expect(replay.turns[number]?.possessor).toBe(turn.possessor === NOBODY ? null : turn.possessor);
    }
  });

  it('counts points and money from the first cards to the last', () => {
    const last = recorded.positions.at(-1) ?? expect.fail();
    const set = cardSetOf(last);
    expect(replay.samples[0]?.points).toEqual(replay.players.map(() => 3));
    expect(replay.samples[0]?.money).toEqual(replay.players.map(() => 7));
    expect(replay.samples.at(-1)?.points).toEqual(
      replay.players.map((_name, seat) => pointsOf(last, set, seat)),
    );
    expect(curvesOf(replay.samples, 'points')).toHaveLength(replay.players.length);
    expect(replay.samples.map(({ moment }) => moment)).toEqual(
      [...new Set(replay.samples.map(({ moment }) => moment))].toSorted((a, b) => a - b),
    );
  });
});

describe('opening a record', () => {
  it('lets the page have its turn in between', async () => {
    let pauses = 0;
    const slow = { now: 0 };
    const { now } = performance;
    performance.now = () => (slow.now += 5);
    await openReplay(two.text, async () => {
      pauses += 1;
      return Promise.resolve();
    });
    performance.now = now;
    expect(pauses).toBeGreaterThan(10);
  });

  const lines = two.text.split('\n');
  const firstChoice = lines.indexOf('') + 1;
  it.each([
    ['what is no record', 'Dear Bob,', 'no-record', 1],
    [
      'a choice that is not offered',
      with_(firstChoice, 'Ann: buy Province'),
      'illegal-choice',
      firstChoice + 1,
    ],
    [
      'somebody who is not at the table',
      with_(firstChoice, 'Zoe: end turn'),
      'unknown-player',
      firstChoice + 1,
    ],
    ['a line without a colon', with_(firstChoice + 1, 'hello'), 'bad-line', firstChoice + 2],
    ['a kingdom that cannot be', two.text.replace(/^kingdom: .*$/m, 'kingdom: Village'), 'kingdom-size', 1],
  ])('names the line of %s', async (_what, text, code, line) => {
    const error: unknown = await openReplay(text).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ code, line });
  });

  function with_(index: number, text: string): string {
    return lines
      .with(index, index === firstChoice && text.startsWith('Ann') ? text.replace('Ann', starter()) : text)
      .join('\n');
  }

  function starter(): string {
    return lines[firstChoice]?.split(':')[0] ?? '';
  }
});
