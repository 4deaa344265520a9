// A stored game whose log does not fit the rules of this release: broken off, told, and free; never an internal error.

import { RULES_VERSION } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { GameStart, GameLogEntry, StoredEntry } from '../../src/game-log/game-log.ts';
import { ANN, BOB, T0, startOf } from './play.ts';
import { World, choose, listen } from './world.ts';

const choice = (seat: number, number: number, words: string): GameLogEntry => ({
  kind: 'choice',
  seat,
  number,
  words,
});

/** A world whose store has this game with this log, as another release left it. */
async function left(start: GameStart, log: readonly GameLogEntry[]): Promise<World> {
  const world = await World.open();
  await (await world.begin(start)).close();
  await world.rooms.close();
  world.rooms = world.newRooms();
  const entries = log.map((entry, index): StoredEntry => ({ ...entry, sequence: index + 1, at: T0 + index }));
  const last = log.at(-1);
  const result =
    last?.kind === 'ended'
      ? { result: { finishedAt: T0, why: last.why, points: [3, 3], places: [1, 1] } }
      : {};
  await world.store.append([
    { game: start.id, after: 0, entries, deadline: T0 + 1000, waitingFor: [0], ...result },
  ]);
  return world;
}

const UNFITTING = [choice(0, 0, 'play treasures'), choice(0, 1, 'buy Gold'), choice(1, 2, 'end turn')];

describe('a running game whose log does not fit', () => {
  it('is broken off where it stops fitting: told to its players, rated for nobody, and only once', async () => {
    const start = startOf({ options: { rated: true } });
    const world = await left(start, UNFITTING);
    for (const person of [ANN, BOB]) {
      const { state } = await listen(await world.rooms.open(start.id), person);
      expect(state.ended).toMatchObject({ why: 'broken-off', by: null });
      expect(state.sequence).toBe(4);
      expect(state.prompt).toBeNull();
      // As far as it could be followed.
      expect(state.view.turn).toMatchObject({ player: 0, phase: 'buy' });
    }
    expect(await world.log(start.id)).toEqual(['play treasures', 'buy Gold', 'end turn', 'ended']);
    expect(await world.store.summary(start.id)).toMatchObject({
      ended: 'broken-off',
      players: [
        { points: null, place: null },
        { points: null, place: null },
      ],
    });
    expect(await world.store.ratings([ANN])).toEqual([]);
    expect(world.ended).toEqual([start]);
    expect(await world.store.overdue(T0 + 1e9, 10)).toEqual([]);
    const room = await world.rooms.open(start.id);
    await expect(room.choose(ANN, 1, 0)).rejects.toMatchObject({ code: 'game-over' });

    await world.rooms.close();
    world.rooms = world.newRooms();
    const again = await listen(await world.rooms.open(start.id), ANN);
    expect(again.state.ended).toMatchObject({ why: 'broken-off', by: null });
    expect(world.errors).toEqual(['a game is broken off: its log does not fit the rules of this release']);
  });

  it('is broken off by the watch, too, when its clock has run out', async () => {
    const start = startOf({ options: { clock: 'fast' } });
    const world = await left(start, UNFITTING);
    world.now = T0 + 1e9;
    world.rooms = world.newRooms();
    world.now += 1e9;
    await world.rooms.watch();
    expect((await world.store.summary(start.id))?.ended).toBe('broken-off');
  });

  it('that cannot even be set up is over, and its table has no game to show', async () => {
    const start = startOf();
    const kingdom = start.setup.kingdom.with(0, 'a-card-of-another-time');
    const unknown = { ...start, setup: { ...start.setup, kingdom } };
    const world = await World.open();
    await expect(world.begin(unknown)).rejects.toMatchObject({ code: 'game-over' });
    await expect(world.rooms.open(start.id)).rejects.toMatchObject({ code: 'game-over' });
    expect((await world.store.summary(start.id))?.ended).toBe('broken-off');
    expect(await world.log(start.id)).toEqual(['ended']);
  });

  it('because it was begun under newer rules is left as it is', async () => {
    const start = { ...startOf(), rules: RULES_VERSION + 1 };
    const world = await World.open();
    await expect(world.begin(start)).rejects.toMatchObject({ code: 'not-ready' });
    expect(await world.store.summary(start.id)).toMatchObject({ ended: null });
  });

  it('because a newer release has gone on with it is left as it is', async () => {
    const start = startOf();
    const world = await left(start, [choice(0, 0, 'play treasures')]);
    const entry = { ...choice(0, 1, 'buy Gold'), sequence: 2, at: T0 + 1, rules: RULES_VERSION + 1 };
    await world.store.append([
      { game: start.id, after: 1, entries: [entry], deadline: null, waitingFor: [0] },
    ]);
    await expect(world.rooms.open(start.id)).rejects.toMatchObject({ code: 'not-ready' });
    expect(await world.log(start.id)).toEqual(['play treasures', 'buy Gold']);
    expect(await world.store.summary(start.id)).toMatchObject({ ended: null });
  });
});

describe('a game of older rules', () => {
  it('whose log still fits is played on', async () => {
    // Those of the first releases do not say under which rules they were begun.
    const start = startOf();
    expect(start.rules).toBeUndefined();
    const world = await left(start, [choice(0, 0, 'play treasures')]);
    const room = await world.rooms.open(start.id);
    const ann = await listen(room, ANN);
    await choose(room, ann, 'end-turn');
    expect(await world.log(start.id)).toEqual(['play treasures', 'end turn']);
  });

  it('that is over is shown with its end, as far as its log can be followed', async () => {
    const start = startOf();
    const world = await left(start, [...UNFITTING, { kind: 'ended', why: 'resigned', by: 1 }]);
    const { state } = await listen(await world.rooms.open(start.id), ANN);
    expect(state.ended).toMatchObject({ why: 'resigned', by: 1 });
    expect(state.sequence).toBe(4);
    expect(await world.log(start.id)).toHaveLength(4);
    expect(world.errors).toEqual([]);
  });
});
