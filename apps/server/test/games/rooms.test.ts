import { describe, expect, it } from 'vitest';
import { newId } from '../../src/people/new-id.ts';
import { until } from '../until.ts';
import { ANN, BOB, STRANGER, T0, startOf } from './play.ts';
import { World, choose, listen } from './world.ts';

describe('rooms', () => {
  it('are the same for all who come at once', async () => {
    const world = await World.open();
    const { id } = await world.begin(startOf());
    await world.rooms.close();
    world.rooms = world.newRooms();
    const rooms = await Promise.all([world.rooms.open(id), world.rooms.open(id), world.rooms.open(id)]);
    expect(new Set(rooms).size).toBe(1);
    expect(world.rooms.size).toBe(1);
  });

  it('are not there for a game that is not', async () => {
    const world = await World.open();
    await expect(world.rooms.open(newId())).rejects.toMatchObject({ code: 'unknown-game' });
    expect(world.rooms.size).toBe(0);
  });

  it('leave memory when nobody looks, and come back as they were', async () => {
    const world = await World.open();
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    await choose(room, ann, 'play-treasures');
    world.now += 120_000;
    await world.rooms.watch();
    expect(world.rooms.size).toBe(1);
    room.unfollow(ann);
    world.now += 59_999;
    await world.rooms.watch();
    expect(world.rooms.size).toBe(1);
    world.now += 1;
    await world.rooms.watch();
    expect(world.rooms.size).toBe(0);
    expect(world.bots.forgotten).toEqual([room.id]);
    const again = await world.rooms.open(room.id);
    expect(again).not.toBe(room);
    const back = await listen(again, ANN);
    expect(back.state.sequence).toBe(1);
    await choose(again, back, 'end-turn');
    expect(await world.log(room.id)).toEqual(['play treasures', 'end turn']);
  });

  it('go on with their bots after a restart', async () => {
    const world = await World.open();
    const room = await world.begin(startOf({ persons: 1, bots: 1 }));
    const ann = await listen(room, ANN);
    world.bots.answer = () => new Promise(() => undefined);
    await choose(room, ann, 'end-turn');
    await world.rooms.close();
    expect(await world.log(room.id)).toEqual(['end turn']);
    world.bots.answer = async (options) => Promise.resolve(options.at(-1) ?? -1);
    world.rooms = world.newRooms();
    const again = await listen(await world.rooms.open(room.id), ANN);
    await until(() => again.state.prompt !== null);
    expect(await world.log(room.id)).toEqual(['end turn', 'end turn']);
  });

  it('let nobody in when the server goes away', async () => {
    const world = await World.open();
    const { id } = await world.begin(startOf());
    await world.rooms.close();
    await expect(world.rooms.open(id)).rejects.toMatchObject({ code: 'shutting-down' });
  });
});

describe('the watch', () => {
  const THREE_MINUTES = 3 * 60_000;

  it('ends a game against bots when the clock has run out, also if it is not in memory', async () => {
    const world = await World.open();
    const room = await world.begin(startOf({ persons: 1, bots: 1, options: { clock: 'fast' } }));
    await room.choose(ANN, 0, 0);
    await world.rooms.close();
    world.rooms = world.newRooms();
    world.now = T0 + THREE_MINUTES + 6000 - 1;
    await world.rooms.watch();
    expect(world.rooms.size).toBe(0);
    world.now += 1;
    await world.rooms.watch();
    expect((await world.log(room.id)).at(-1)).toBe('ended');
    expect(await world.store.overdue(world.now + 1, 10)).toEqual([]);
    expect(world.ended).toHaveLength(1);
  });

  it('knows the first clock of a game in which nothing has happened', async () => {
    const world = await World.open();
    const { id } = await world.begin(startOf({ persons: 1, bots: 1, options: { clock: 'fast' } }));
    world.now += THREE_MINUTES;
    await until(async () => (await world.store.overdue(world.now, 10)).includes(id));
    await world.rooms.watch();
    expect(await world.log(id)).toEqual(['ended']);
  });

  it('leaves it to the others where there are some, and comes once', async () => {
    const world = await World.open();
    const room = await world.begin(startOf({ options: { clock: 'fast' } }));
    const bob = await listen(room, BOB);
    await room.choose(ANN, 0, 0);
    world.now = T0 + 2 * THREE_MINUTES;
    await world.rooms.watch();
    expect(await world.log(room.id)).toHaveLength(1);
    expect(await world.store.overdue(world.now + 1e9, 10)).toEqual([]);
    await room.voteEnd(BOB);
    expect(bob.state.ended).toEqual({ why: 'time', by: 0, unplayed: [1] });
  });

  it('gives everybody time to come back after a restart', async () => {
    const world = await World.open();
    const room = await world.begin(startOf({ persons: 1, bots: 1, options: { clock: 'fast' } }));
    await room.choose(ANN, 0, 0);
    await world.rooms.close();
    world.now = T0 + 2 * THREE_MINUTES;
    world.rooms = world.newRooms();
    world.now += 29_999;
    await world.rooms.watch();
    expect(await world.log(room.id)).toHaveLength(1);
    const again = await world.rooms.open(room.id);
    await choose(again, await listen(again, ANN), 'end-turn');
    world.now += 1;
    await world.rooms.watch();
    expect((await listen(again, STRANGER)).state.ended).toBeNull();
  });
});
