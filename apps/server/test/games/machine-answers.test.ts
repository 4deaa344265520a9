// What a machine answers for people comes after the pause of the question, whatever is done meanwhile.

import type { CardId, PositionPlayer } from '@tenfold/rules';
import { newPosition } from '@tenfold/rules';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Match } from '../../src/games/match.ts';
import { pauseMs } from '../../src/games/pause.ts';
import type { Room } from '../../src/games/room.ts';
import type { StartWish } from './play.ts';
import { ANN, BOB, CLEO, T0, startOf } from './play.ts';
import type { Ear } from './world.ts';
import { World, choose, listen, temporaryStore } from './world.ts';

const store = await temporaryStore(afterAll);

const KINGDOM: readonly CardId[] = ['militia', 'moat', 'secret-chamber', 'masquerade', 'village'];
const COPPERS: readonly CardId[] = ['copper', 'copper', 'copper', 'copper', 'copper'];
const DECK: readonly CardId[] = ['estate', 'silver', 'estate', 'silver', 'gold', 'copper'];
const SEED = 'pauses';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const played = (name: string, hand: readonly CardId[]): PositionPlayer => ({ name, hand, deck: DECK });

interface Scene extends StartWish {
  readonly bobs?: readonly CardId[];
  readonly cleos?: readonly CardId[];
}

/** Ann has an Attack and a Masquerade in hand, and it is her turn. */
async function begin({ bobs = COPPERS, cleos, options = {}, ...wish }: Scene = {}) {
  const others = cleos === undefined ? [] : [played('Cleo', cleos)];
  const position = newPosition({
    players: [played('Ann', ['militia', 'masquerade', 'copper']), played('Bob', bobs), ...others],
    kingdom: KINGDOM,
    seed: SEED,
  });
  const start = startOf({
    ...wish,
    persons: cleos === undefined ? 2 : 3,
    options: { pauses: true, undo: 'ask', ...options },
  });
  const world = await World.open({}, store);
  world.clock = () => Date.now();
  const room = await world.begin({ ...start, setup: position.setup, position });
  const ann = await listen(room, ANN);
  const bob = await listen(room, BOB);
  return { world, room, ann, bob, id: start.id };
}

/** Until the next timer has gone off and what it did is on disk and told; gives how long that took. */
async function untilAnswered(ear: Ear, since = Date.now()): Promise<number> {
  const { sequence } = ear.state;
  vi.advanceTimersToNextTimer();
  while (ear.state.sequence === sequence) await new Promise(setImmediate);
  return Date.now() - since;
}

/** All that the room has under way is done, without any time going by. */
async function settled(room: Room, ear: Ear): Promise<void> {
  const before = ear.texts.length;
  room.tellAgain(ear);
  while (!ear.texts.slice(before).some((text) => text.startsWith('{"type":"opened"'))) {
    await new Promise(setImmediate);
  }
}

const pauseOf = (ear: Ear, seat: number): number => pauseMs(SEED, ear.state.prompt?.number ?? -1, seat);

describe('a question that a hand leaves one answer to', () => {
  it('is answered after its pause, and not sooner because somebody says it', async () => {
    const { world, room, ann, bob, id } = await begin();
    await choose(room, ann, 'play', 'militia');
    const { prompt } = bob.state;
    expect(prompt).toMatchObject({ verb: 'reveal', byServer: true, options: [{ card: null }] });
    const pause = pauseOf(bob, 1);
    await room.choose(BOB, prompt?.number ?? -1, 0);
    await room.choose(BOB, prompt?.number ?? -1, 0, true);
    await settled(room, ann);
    expect(await world.log(id)).toEqual(['play Militia']);
    expect(await untilAnswered(ann)).toBe(pause);
    expect(await world.log(id)).toEqual(['play Militia', 'reveal nothing']);
    // All his cards are equal: what he discards is no choice either, but nobody knows that.
    expect(bob.state.prompt).toMatchObject({ verb: 'discard', byServer: true });
    const next = pauseOf(bob, 1);
    expect(await untilAnswered(ann)).toBe(next);
  });

  it('is answered while its player is away', async () => {
    const { room, ann, bob } = await begin();
    await choose(room, ann, 'play', 'militia');
    const pause = pauseOf(bob, 1);
    room.unfollow(bob);
    await settled(room, ann);
    expect(await untilAnswered(ann)).toBe(pause);
  });

  it('is answered for each seat on its own', async () => {
    const { room, ann, bob } = await begin({ cleos: COPPERS });
    const cleo = await listen(room, CLEO);
    await choose(room, ann, 'play', 'masquerade');
    const pauses = [pauseOf(bob, 1), pauseOf(cleo, 2)].toSorted((one, other) => one - other);
    const since = Date.now();
    expect(await untilAnswered(ann, since)).toBe(pauses[0]);
    expect(await untilAnswered(ann, since)).toBe(pauses[1]);
    expect(ann.state.view.waitingFor).toEqual([0]);
  });

  it('is answered at the same moment after a restart in between', async () => {
    const { world, room, ann, bob, id } = await begin();
    await choose(room, ann, 'play', 'militia');
    const pause = pauseOf(bob, 1);
    const since = Date.now();
    vi.advanceTimersByTime(pause - 100);
    await world.rooms.close();
    world.rooms = world.newRooms();
    const again = await listen(await world.rooms.open(id), ANN);
    expect(await untilAnswered(again, since)).toBe(pause);
    expect(await world.log(id)).toEqual(['play Militia', 'reveal nothing']);
  });

  it('is not answered when it is taken back, or the game is over', async () => {
    const { world, room, ann, bob, id } = await begin();
    await choose(room, ann, 'play', 'militia');
    await room.undo(ANN);
    await room.allowUndo(BOB, ann.state.undo.request?.number ?? -1, true);
    expect(vi.getTimerCount()).toBe(0);
    await choose(room, ann, 'play', 'militia');
    expect(vi.getTimerCount()).toBe(1);
    await room.resign(ANN);
    expect(vi.getTimerCount()).toBe(0);
    expect(bob.state.ended?.why).toBe('resigned');
    expect(await world.log(id)).not.toContain('reveal nothing');
  });

  it('waits for the answer to a wish to take back, and pauses again after it', async () => {
    const { world, room, ann, bob, id } = await begin();
    await choose(room, ann, 'play', 'militia');
    const pause = pauseOf(bob, 1);
    await room.undo(ANN);
    vi.advanceTimersByTime(pause + 1000);
    await settled(room, ann);
    expect(ann.state.undo.request).not.toBeNull();
    await room.allowUndo(BOB, ann.state.undo.request?.number ?? -1, false);
    expect(await untilAnswered(ann)).toBe(pause);
    expect((await world.log(id)).at(-1)).toBe('reveal nothing');
  });

  it('costs no time on the clock, and neither does as quick an answer of a person', async () => {
    const silent = await begin({ options: { clock: 'fast' } });
    const thoughtful = await begin({ bobs: [...COPPERS, 'moat'], options: { clock: 'fast' } });
    for (const { room, ann } of [silent, thoughtful]) await choose(room, ann, 'play', 'militia');
    const pause = pauseOf(silent.bob, 1);
    await untilAnswered(silent.ann);
    await choose(thoughtful.room, thoughtful.bob, 'reveal');
    await settled(thoughtful.room, thoughtful.ann);
    expect(silent.ann.state.clocks?.left).toEqual(thoughtful.ann.state.clocks?.left);
    expect(silent.ann.state.clocks?.at).toBe(T0 + pause);
  });

  it('is left to the players where the table says so, and where all others are bots', async () => {
    const { room, ann, bob } = await begin({ options: { pauses: false } });
    await choose(room, ann, 'play', 'militia');
    expect(bob.state.prompt?.byServer).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    const { pauses: _pauses, ...options } = startOf().options;
    expect(new Match({ ...startOf(), options }, []).pauses).toBe(true);
    expect(new Match({ ...startOf({ persons: 1, bots: 2 }), options }, []).pauses).toBe(false);
  });

  it('is no choice that one could take back: what one chose before is', async () => {
    const { room, ann, bob } = await begin({ bobs: ['moat', ...COPPERS] });
    await choose(room, ann, 'play', 'militia');
    await choose(room, bob, 'reveal', 'moat');
    await untilAnswered(ann);
    await room.undo(BOB);
    await room.allowUndo(ANN, bob.state.undo.request?.number ?? -1, true);
    expect(bob.state.prompt).toMatchObject({ verb: 'reveal', options: [{ card: 'moat' }, { card: null }] });
  });
});

describe('what a page was told to answer', () => {
  const withMoat = async (): Promise<{ room: Room; ann: Ear; bob: Ear }> => {
    const scene = await begin({ bobs: ['moat', 'copper', 'copper', 'copper', 'copper'] });
    await choose(scene.room, scene.ann, 'play', 'militia');
    return scene;
  };

  it('comes after the same pause', async () => {
    const { room, ann, bob } = await withMoat();
    const { prompt } = bob.state;
    expect(prompt?.byServer).toBeUndefined();
    const pause = pauseOf(bob, 1);
    await room.choose(BOB, prompt?.number ?? -1, 0, true);
    expect(await untilAnswered(ann)).toBe(pause);
    // Nothing more can be revealed: that is said after a pause, too.
    expect(bob.state.prompt).toMatchObject({ verb: 'reveal', byServer: true });
    const next = pauseOf(bob, 1);
    expect(await untilAnswered(ann)).toBe(next);
  });

  it('gives way to what its player says meanwhile', async () => {
    const { room, ann, bob } = await withMoat();
    await room.choose(BOB, bob.state.prompt?.number ?? -1, 0, true);
    await choose(room, bob, 'reveal');
    await settled(room, ann);
    expect(ann.state.view.waitingFor).toEqual([1]);
    expect(ann.state.view.asking).toBe('militia');
    expect(bob.state.prompt?.verb).toBe('reveal');
  });

  it('is refused like any other if it is not offered', async () => {
    const { room, bob } = await withMoat();
    const { number = -1 } = bob.state.prompt ?? {};
    await expect(room.choose(BOB, number, 7, true)).rejects.toMatchObject({ code: 'illegal' });
    await expect(room.choose(BOB, number + 1, 0, true)).rejects.toMatchObject({ code: 'stale' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a pause', () => {
  const many = Array.from({ length: 2000 }, (_, number) => pauseMs(SEED, number, number % 6));

  it('is as long as people take', () => {
    const sorted = many.toSorted((one, other) => one - other);
    expect(sorted[0]).toBeGreaterThanOrEqual(600);
    expect(sorted.at(-1)).toBeLessThanOrEqual(5000);
    expect(sorted[1000]).toBeGreaterThan(1400);
    expect(sorted[1000]).toBeLessThan(1600);
    expect(new Set(many).size).toBeGreaterThan(1000);
  });

  it('follows from the seed, the question and the seat, and from nothing else', () => {
    expect(pauseMs(SEED, 3, 1)).toBe(pauseMs(SEED, 3, 1));
    expect(pauseMs(SEED, 3, 1)).not.toBe(pauseMs(SEED, 4, 1));
    expect(pauseMs(SEED, 3, 1)).not.toBe(pauseMs(SEED, 3, 2));
    expect(pauseMs(SEED, 3, 1)).not.toBe(pauseMs('another', 3, 1));
  });
});
