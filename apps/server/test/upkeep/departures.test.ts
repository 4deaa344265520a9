// Leaving that was interrupted, tokens that become void while they are looked up, and the sweep.

import { describe, expect, it } from 'vitest';
import { Departures } from '../../src/upkeep/departures.ts';
import { People } from '../../src/people/people.ts';
import { Refusal } from '../../src/refusal.ts';
import type { Store } from '../../src/store/store.ts';
import { Sweep } from '../../src/upkeep/sweep.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { World as Games } from '../games/world.ts';
import { OPTIONS } from '../live/server.ts';
import { type World, newWorld } from '../tables/world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** As the server has it, on the store of a world. */
async function departuresOf(world: World, tables: Pick<Tables, 'vacate'> = world.tables) {
  const { rooms } = await Games.open({}, world.store);
  const { store, people, notes: log } = world;
  const nothing = { withdraw: async () => Promise.resolve() };
  return new Departures({ store, people, tables, rooms, matching: nothing, invitations: nothing, log });
}

describe('leaving for good', () => {
  it('that was cut short is ended by the next sweep, and nobody is known by the token meanwhile', async () => {
    const world = await newWorld();
    const { person, token } = await world.people.create('Ann', 'en');
    const { id } = await world.tables.create(person.id, OPTIONS);
    const broken = { vacate: async () => Promise.reject(new Error('the disk is full')) };
    await (await departuresOf(world, broken)).leave(person.id);
    expect(world.notes.lines).toEqual(['somebody who left has left something behind; it is tried again']);
    expect(await world.people.fromToken(token)).toBeNull();
    expect((await world.tables.view(id)).seats[0]).toMatchObject({ name: 'Somebody' });
    expect(await world.store.leaving(10)).toEqual([person.id]);

    await (await departuresOf(world)).resume();
    expect((await world.tables.view(id)).seats).toEqual([null, null]);
    expect(await world.store.leaving(10)).toEqual([]);
  });

  it('tells at once that the tokens are void, and again when signing out', async () => {
    const world = await newWorld();
    const { person } = await world.people.create('Ann', 'en');
    const told: string[] = [];
    world.people.onSignOut((id) => told.push(id));
    await world.people.signOut(person.id);
    await (await departuresOf(world)).leave(person.id);
    expect(told).toEqual([person.id, person.id]);
    await expect(world.people.signOut(person.id)).rejects.toBeInstanceOf(Refusal);
  });
});

describe('a token', () => {
  it('that becomes void while its person is looked up is not believed, then or later', async () => {
    const world = await newWorld();
    const { person, token } = await world.people.create('Ann', 'en');
    // A lookup that has read the person, and has not come back yet when she signs out.
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: hasRead, resolve: read } = Promise.withResolvers<void>();
    let isFirst = true;
    const slow: Store = {
      ...world.store,
      person: async (id) => {
        const found = await world.store.person(id);
        if (isFirst) {
          isFirst = false;
          read();
          await mayGoOn;
        }
        return found;
      },
    };
    const people = await People.open(slow, () => world.time.now);
    const looking = people.fromToken(token);
    await hasRead;
    const renewed = await people.signOut(person.id);
    goOn();
    expect(await looking).toBeNull();
    expect(await people.fromToken(token)).toBeNull();
    expect(await people.fromToken(renewed.token)).toMatchObject({ id: person.id });
  });

  it('notes once a day that its person was here', async () => {
    const world = await newWorld();
    const { person, token } = await world.people.create('Ann', 'en');
    const born = world.time.now;
    const seenAt = async () => (await world.store.person(person.id))?.seenAt;
    world.time.now = born + DAY - 1;
    await world.people.fromToken(token);
    expect(await seenAt()).toBe(born);
    world.time.now = born + DAY;
    expect(await world.people.fromToken(token)).toMatchObject({ seenAt: born + DAY });
    expect(await seenAt()).toBe(born + DAY);
  });

  it('is nobody when its person was swept', async () => {
    const world = await newWorld();
    const { token } = await world.people.create('Ann', 'en');
    world.time.now += 2 * DAY;
    expect(await world.store.sweepPeople(world.time.now, 10)).toBe(1);
    expect(await world.people.fromToken(token)).toBeNull();
  });
});

describe('the sweep', () => {
  it('goes on until nothing old is left, and leaves what is used', async () => {
    const world = await newWorld();
    const { store, time, notes: log } = world;
    const host = await world.person('Ann');
    for (let count = 0; count < 130; count++) await world.person(`Guest ${count}`);
    const idle = await world.tables.create(host, OPTIONS);
    const played = await world.tables.create(host, { ...OPTIONS, seats: 2 });
    await world.tables.seatBot(host, played.id, 1, 'magpie');
    await world.tables.start(host, played.id);
    const departures = { resume: async () => Promise.resolve() };
    const limits = { idleTableDays: 2, unusedPersonDays: 1 };
    const sweep = new Sweep({ store, departures, ...limits, now: () => time.now, log });
    time.now += 2 * DAY;
    await sweep.run();
    expect(await store.sweepPeople(time.now - DAY, 10)).toBe(0);
    expect(await store.person(host)).not.toBeNull();
    expect(await store.table(idle.id)).not.toBeNull();
    time.now += 1;
    await sweep.run();
    expect(await store.table(idle.id)).toBeNull();
    expect(await store.table(played.id)).toMatchObject({ state: 'playing' });
    await sweep.close();
    expect(log.lines).toEqual([]);
  });

  it('that fails is tried again, and does not bring the server down', async () => {
    const world = await newWorld();
    const { store, time, notes: log } = world;
    const departures = { resume: async () => Promise.reject(new Error('the disk is full')) };
    const limits = { idleTableDays: 2, unusedPersonDays: 1 };
    const sweep = new Sweep({ store, departures, ...limits, now: () => time.now, log });
    await sweep.run();
    expect(log.lines).toEqual(['the sweep was cut short; it comes again']);
    await sweep.close();
  });
});

describe('a table that is full', () => {
  it('leads to another one also when the one before was swept', async () => {
    const world = await newWorld();
    const six = await Promise.all(Array.from({ length: 6 }, async (_, at) => world.person(`Guest ${at}`)));
    const [host = ''] = six;
    const { id } = await world.tables.create(host, { ...OPTIONS, seats: 6 });
    for (const guest of six.slice(1)) await world.tables.sit(guest, id);
    const late = await world.person('Late');
    await expect(world.tables.sit(late, id)).rejects.toMatchObject({ code: 'table-full' });
    const { overflow } = await world.tables.view(id);
    world.time.now += DAY;
    await world.tables.change(host, id, { ...OPTIONS, seats: 6, rated: true, pauses: true });
    expect(await world.store.sweepTables(world.time.now, 10)).toBe(1);
    await expect(world.tables.sit(late, id)).rejects.toMatchObject({ code: 'table-full' });
    const { overflow: next } = await world.tables.view(id);
    expect(next).not.toBe(overflow);
    await world.tables.sit(late, next ?? '');
  });
});
