// Tables, one after the other: made, filled, started, repeated, spilled over.

import type { Id, OwnTable, TableView } from '@tenfold/protocol';
import { LIMITS, TableView as TableViewSchema, TablesAnswer, seedHashOf } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import { ConflictError } from '../../src/store/store.ts';
import { OFFER_MS } from '../../src/table-state/consent.ts';
import { TableFull } from '../../src/tables/table-full.ts';
import type { World } from './world.ts';
import { Match } from '../../src/games/match.ts';
import { OPTIONS, finish, newWorld, rematch, storedGame } from './world.ts';

let world: World;
let ann: Id;
let bob: Id;
let cid: Id;

beforeAll(async () => {
  world = await newWorld();
  [ann, bob, cid] = [await world.person('Ann'), await world.person('Bob'), await world.person('Cid')];
});

const mine = async (person: Id): Promise<OwnTable[]> =>
  TablesAnswer.parse(JSON.parse((await world.tables.mine(person)).toString())).tables;

const names = (view: TableView): (string | null)[] => view.seats.map((seat) => seat?.name ?? null);

/** A table with all seats taken, the first person as host. */
async function tableOf(people: readonly Id[], options = OPTIONS): Promise<Id> {
  const [host = '', ...others] = people;
  const { id } = await world.tables.create(host, { ...options, seats: people.length });
  for (const other of others) await world.tables.sit(other, id);
  return id;
}

it('the tables of a person are one question to the store, however many they are', async () => {
  const eve = await world.person('Eve');
  for (let count = 0; count < 5; count++) await world.tables.start(eve, await tableOf([eve, bob]));
  const asked: string[] = [];
  const listening = new Proxy(world.store, {
    get(store, name) {
      asked.push(String(name));
      return Reflect.get(store, name) as unknown;
    },
  });
  const answer = await world.newTables(listening).mine(eve);
  expect(TablesAnswer.parse(JSON.parse(answer.toString())).tables).toHaveLength(5);
  expect(asked).toEqual(['ownTables']);
});

it('the tables of a person are as they are now, however often he has asked before', async () => {
  const [gus, hal] = [await world.person('Gus'), await world.person('Hal')];
  const id = await tableOf([gus, hal]);
  const asked = async (): Promise<OwnTable> => {
    const [one] = await mine(gus);
    // Nothing has changed since.
    expect(await mine(gus)).toEqual([one]);
    if (one === undefined) throw new Error('Gus sits at no table');
    return one;
  };
  expect(names(await asked())).toEqual(['Gus', 'Hal']);
  await world.people.rename(hal, { name: 'Hector' });
  expect(names(await asked())).toEqual(['Gus', 'Hector']);
  const game = await world.tables.start(gus, id);
  expect(await asked()).toMatchObject({ state: 'playing' });
  const waitsFor = async (seat: number) =>
    world.store.append([{ game, after: 0, entries: [], deadline: null, waitingFor: [seat] }]);
  await waitsFor(0);
  expect(await asked()).toMatchObject({ yourMove: true });
  await waitsFor(1);
  expect(await asked()).toMatchObject({ yourMove: false });
  expect((await mine(hal))[0]).toMatchObject({ yourMove: true });
  await finish(world, game, [1, 2]);
  expect(await asked()).toMatchObject({ state: 'finished', consent: { offer: null } });
  await world.tables.rematch(hal, id);
  expect(await asked()).toMatchObject({ consent: { offer: { by: hal } } });
  // Nobody writes down that an offer is over.
  world.time.now += OFFER_MS;
  expect(await asked()).toMatchObject({ consent: { offer: null } });
});

describe('a table', () => {
  it('has its maker as host on the first seat', async () => {
    const view = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
    expect(view).toEqual({
      id: view.id,
      options: { ...OPTIONS, seats: 3 },
      seats: [{ kind: 'person', id: ann, name: 'Ann', language: 'en', here: false }, null, null],
      host: ann,
      game: null,
      state: 'gathering',
      watching: 0,
      overflow: null,
      consent: { number: 1, people: [ann], offer: null, past: [] },
    });
    expect(TableViewSchema.safeParse(view).success).toBe(true);
    expect(await world.tables.view(view.id)).toEqual(view);
  });

  it('that nobody has made is not known', async () => {
    await expect(world.tables.view('A'.repeat(22))).rejects.toMatchObject({ code: 'unknown-table' });
    await expect(world.tables.sit(ann, 'A'.repeat(22))).rejects.toMatchObject({ code: 'unknown-table' });
  });

  it.each([
    [{ kind: 'recommended', id: 'first-gane' }, 'first-game'],
    [{ kind: 'cards', cards: [...(kingdoms[0]?.cards.slice(1) ?? []), 'copper'] }, 'basic card'],
    [{ kind: 'cards', cards: Array.from({ length: 10 }, () => 'moat') }, 'twice'],
    [{ kind: 'cards', cards: [...(kingdoms[0]?.cards.slice(1) ?? []), 'mout'] }, 'moat'],
    [{ kind: 'random', sets: [] }, 'name at least one'],
  ] as const)('is not made for a kingdom that cannot be played: %j', async (kingdom, why) => {
    const options = { ...OPTIONS, kingdom: structuredClone(kingdom) as typeof OPTIONS.kingdom };
    const refused = { code: 'malformed', message: expect.stringContaining(why) as string };
    await expect(world.tables.create(ann, options)).rejects.toMatchObject(refused);
    const { id } = await world.tables.create(ann, OPTIONS);
    await expect(world.tables.change(ann, id, options)).rejects.toMatchObject(refused);
  });

  it('is in the list of those who sit there, the latest first', async () => {
    const eve = await world.person('Eve');
    const first = await tableOf([eve, bob]);
    world.time.now++;
    const second = await tableOf([ann, eve]);
    expect((await mine(eve)).map(({ id }) => id)).toEqual([second, first]);
    await world.tables.leave(eve, second);
    expect((await mine(eve)).map(({ id }) => id)).toEqual([first]);
  });

  it('says there who is at the table, and how many look on', async () => {
    const eve = await world.person('Eve');
    const quiet = await tableOf([eve, bob]);
    world.time.now++;
    const busy = await tableOf([ann, eve]);
    world.tables.presence(busy, ann, true);
    world.tables.presence(busy, cid, true);
    world.tables.presence(busy, null, true);
    const shown = (await mine(eve)).map(({ id, seats, watching }) => ({
      id,
      here: seats.map((occupant) => occupant?.kind === 'person' && occupant.here),
      watching,
    }));
    expect(shown).toEqual([
      { id: busy, here: [true, false], watching: 2 },
      { id: quiet, here: [false, false], watching: 0 },
    ]);
    expect((await mine(eve))[0]).toMatchObject(await world.tables.view(busy));
    world.tables.presence(busy, ann, false);
    expect((await mine(eve))[0]?.seats[0]).toMatchObject({ name: 'Ann', here: false });
  });

  it('says there for whom its game waits', async () => {
    const [eve, fay] = [await world.person('Eve'), await world.person('Fay')];
    const id = await tableOf([eve, fay]);
    const moves = async (): Promise<boolean[]> =>
      (await Promise.all([eve, fay].map(mine))).map(([table]) => table?.yourMove === true);
    expect(await moves()).toEqual([false, false]);
    const game = await world.tables.start(eve, id);
    const [first] = new Match((await storedGame(world, game)).start, []).asked;
    expect(await moves()).toEqual([first === 0, first === 1]);
    const entry = { kind: 'end-wished', by: 1, sequence: 1, at: 1 } as const;
    await world.store.append([{ game, after: 0, entries: [entry], deadline: null, waitingFor: [1] }]);
    expect(await moves()).toEqual([false, true]);
  });

  it('says there whether one has given up its game', async () => {
    const people = [await world.person('Eve'), await world.person('Fay'), await world.person('Gus')];
    const id = await tableOf(people);
    const game = await world.tables.start(people[0] ?? '', id);
    const entry = {
      kind: 'replaced',
      seat: 1,
      character: 'vixen',
      name: 'Vixen',
      sequence: 1,
      at: 1,
    } as const;
    await world.store.append([{ game, after: 0, entries: [entry], deadline: null, waitingFor: [0] }]);
    const lists = await Promise.all(people.map(mine));
    expect(lists.map(([table]) => table?.left === true)).toEqual([false, true, false]);
  });
});

describe('sitting', () => {
  it('takes the named seat or the first free one, once a person', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 4 });
    expect(names(await world.tables.sit(bob, id, 3))).toEqual(['Ann', null, null, 'Bob']);
    expect(names(await world.tables.sit(cid, id))).toEqual(['Ann', 'Cid', null, 'Bob']);
    expect(names(await world.tables.sit(bob, id))).toEqual(['Ann', 'Cid', null, 'Bob']);
    expect(names(await world.tables.sit(bob, id, 2))).toEqual(['Ann', 'Cid', 'Bob', null]);
  });

  it('finds a seat for all who come at the same moment', async () => {
    const guests = await Promise.all(Array.from({ length: 5 }, async (_, at) => world.person(`Guest ${at}`)));
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 6 });
    await Promise.all(guests.map(async (guest) => world.tables.sit(guest, id)));
    expect(names(await world.tables.view(id))).toEqual(['Ann', ...guests.map((_, at) => `Guest ${at}`)]);
  });

  it('is refused on a seat that is taken or not there', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
    await expect(world.tables.sit(bob, id, 0)).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'seat 0 is taken; sit on seats 1, 2',
    });
    await expect(world.tables.sit(bob, id, 3)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is refused at a full table, which is not offered another below six', async () => {
    const id = await tableOf([ann, bob]);
    const refusal: unknown = await world.tables.sit(cid, id).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'table-full' });
    expect(refusal).not.toBeInstanceOf(TableFull);
    expect((await world.tables.view(id)).overflow).toBeNull();
  });
});

describe('leaving', () => {
  it('makes the next person clockwise host', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 4 });
    await world.tables.sit(ann, id, 2);
    await world.tables.sit(bob, id, 1);
    await world.tables.sit(cid, id, 0);
    await world.tables.seatBot(ann, id, 3, 'magpie');
    const view = await world.tables.leave(ann, id);
    expect(names(view)).toEqual(['Cid', 'Bob', null, 'Magpie']);
    expect(view.host).toBe(cid);
    expect((await world.tables.leave(bob, id)).host).toBe(cid);
  });

  it('leaves an empty table, whose host is who comes first', async () => {
    const { id } = await world.tables.create(ann, OPTIONS);
    expect(names(await world.tables.leave(ann, id))).toEqual([null, null]);
    await expect(world.tables.seatBot(ann, id, 1, 'magpie')).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await world.tables.sit(bob, id)).host).toBe(bob);
    expect((await world.tables.sit(ann, id)).host).toBe(bob);
  });

  it('needs a seat, and no game on the table', async () => {
    const id = await tableOf([ann, bob]);
    await expect(world.tables.leave(cid, id)).rejects.toMatchObject({ code: 'not-seated' });
    await world.tables.start(ann, id);
    await expect(world.tables.leave(bob, id)).rejects.toMatchObject({ code: 'already-started' });
  });
});

describe('the host', () => {
  it('seats bots by name or id, and clears seats', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
    await world.tables.seatBot(ann, id, 1, ' MAGPIE ');
    const view = await world.tables.seatBot(ann, id, 2, 'vixen');
    expect(view.seats.slice(1)).toEqual([
      { kind: 'bot', character: 'magpie', name: 'Magpie' },
      { kind: 'bot', character: 'vixen', name: 'Vixen' },
    ]);
    await world.tables.clearSeat(ann, id, 1);
    expect(names(await world.tables.sit(bob, id))).toEqual(['Ann', 'Bob', 'Vixen']);
    await expect(world.tables.seatBot(ann, id, 1, 'vixen')).rejects.toMatchObject({ code: 'not-allowed' });
    expect(names(await world.tables.clearSeat(ann, id, 1))).toEqual(['Ann', null, 'Vixen']);
  });

  it('hears which bots there are', async () => {
    const { id } = await world.tables.create(ann, OPTIONS);
    await expect(world.tables.seatBot(ann, id, 1, 'badger')).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/Bramble, Magpie, Wasp, Vixen/) as string,
    });
  });

  it('changes the options; with fewer seats people move together', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 6 });
    await world.tables.sit(bob, id, 5);
    await world.tables.sit(cid, id, 3);
    const view = await world.tables.change(ann, id, { ...OPTIONS, seats: 3, clock: 'fast' });
    expect(names(view)).toEqual(['Ann', 'Cid', 'Bob']);
    expect(view.options).toEqual({ ...OPTIONS, seats: 3, clock: 'fast' });
    await expect(world.tables.change(ann, id, { ...OPTIONS, seats: 2 })).rejects.toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining('clear 1 first') as string,
    });
    expect(names(await world.tables.change(ann, id, { ...OPTIONS, seats: 4 }))).toEqual([
      'Ann',
      'Cid',
      'Bob',
      null,
    ]);
  });

  it('is the only one who may', async () => {
    const id = await tableOf([ann, bob, cid]);
    const { tables } = world;
    await expect(tables.seatBot(bob, id, 2, 'vixen')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(tables.clearSeat(bob, id, 2)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(tables.change(bob, id, OPTIONS)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(tables.start(bob, id)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await tables.view(id)).state).toBe('gathering');
  });
});

describe('starting', () => {
  it('says which seats are free', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 4 });
    await world.tables.sit(bob, id, 2);
    await expect(world.tables.start(ann, id)).rejects.toMatchObject({
      code: 'not-ready',
      message: expect.stringContaining('seats 1, 3') as string,
    });
  });

  it('stores a game with a committed, unpredictable seed and tells everybody', async () => {
    const id = await tableOf([ann, bob]);
    const heard: TableView[] = [];
    world.tables.onChange((view) => heard.push(view));
    const game = await world.tables.start(ann, id);
    const { start, log } = await storedGame(world, game);
    expect(log).toEqual([]);
    expect(start).toMatchObject({
      id: game,
      table: id,
      options: OPTIONS,
      players: [
        { kind: 'person', id: ann, name: 'Ann' },
        { kind: 'person', id: bob, name: 'Bob' },
      ],
      setup: { players: ['Ann', 'Bob'], generator: 'secure' },
    });
    expect(start.setup.kingdom).toEqual(kingdoms.find((one) => one.id === 'first-game')?.cards);
    expect(start.setup.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(start.setup.start).toBeUndefined();
    expect(start.seedHash).toBe(await seedHashOf(start.setup.seed));
    const view = await world.tables.view(id);
    expect(view).toMatchObject({ state: 'playing', game });
    expect(heard.filter((one) => one.id === id)).toEqual([view]);
    expect(JSON.stringify(heard)).not.toContain(start.setup.seed);
    await expect(world.tables.start(ann, id)).rejects.toMatchObject({ code: 'already-started' });
  });

  it('draws a random kingdom from the sets wished for, without Possession where that is wished', async () => {
    const kingdom = { kind: 'random' as const, sets: ['alchemy' as const] };
    const drawn = new Set<string>();
    for (let game = 0; game < 5; game++) {
      const id = await tableOf([ann, bob], { ...OPTIONS, kingdom, noPossession: true });
      const { start } = await storedGame(world, await world.tables.start(ann, id));
      expect(start.setup.kingdom).toHaveLength(10);
      for (const card of start.setup.kingdom) drawn.add(card);
    }
    expect(drawn.size).toBeGreaterThan(10);
    expect(drawn.has('possession')).toBe(false);
  });

  it('tells those of the same name apart', async () => {
    const [other, third] = [await world.person('Ann'), await world.person('ann 2')];
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 5 });
    await world.tables.sit(other, id);
    await world.tables.sit(third, id);
    await world.tables.seatBot(ann, id, 3, 'vixen');
    await world.tables.seatBot(ann, id, 4, 'vixen');
    const { start } = await storedGame(world, await world.tables.start(ann, id));
    expect(start.setup.players).toEqual(['Ann', 'Ann 3', 'ann 2', 'Vixen', 'Vixen 2']);
    expect(start.players.map(({ name }) => name)).toEqual(start.setup.players);
  });

  it('leaves a playing table as it is', async () => {
    const id = await tableOf([ann, bob]);
    await world.tables.start(ann, id);
    const before = await world.store.table(id);
    const { tables } = world;
    const wishes = await Promise.allSettled([
      tables.sit(cid, id),
      tables.leave(ann, id),
      tables.seatBot(ann, id, 1, 'vixen'),
      tables.clearSeat(ann, id, 1),
      tables.change(ann, id, { ...OPTIONS, seats: 3 }),
      tables.rematch(ann, id),
    ]);
    for (const wish of wishes) {
      expect(wish).toMatchObject({ status: 'rejected', reason: { code: 'already-started' } });
    }
    expect(await world.store.table(id)).toEqual(before);
  });
});

describe('a rematch', () => {
  async function finished(people: readonly Id[], places: readonly number[]): Promise<Id> {
    const id = await tableOf(people);
    await finish(world, await world.tables.start(people[0] ?? '', id), places);
    return id;
  }

  it('has the same order, and the left neighbour of the winner starts', async () => {
    for (const [winner, starter] of [
      [0, 1],
      [2, 0],
    ] as const) {
      const places = [2, 2, 2].with(winner, 1);
      const id = await finished([ann, bob, cid], places);
      expect((await world.tables.view(id)).state).toBe('finished');
      const { start } = await storedGame(world, await rematch(world.tables, id, [bob, ann, cid]));
      expect(start.setup).toMatchObject({ players: ['Ann', 'Bob', 'Cid'], start: starter });
    }
  });

  it('after a shared victory is begun by one who did not win, and by anybody if all did', async () => {
    const starters = new Set<number | undefined>();
    for (let game = 0; game < 12; game++) {
      const id = await finished([ann, bob, cid], [2, 1, 1]);
      const again = await rematch(world.tables, id, [ann, bob, cid]);
      starters.add((await storedGame(world, again)).start.setup.start);
    }
    expect([...starters]).toEqual([0]);
    const id = await finished([ann, bob], [1, 1]);
    const game = await rematch(world.tables, id, [ann, bob]);
    expect((await storedGame(world, game)).start.setup.start).toBeUndefined();
  });

  it('is there for those who sit at a finished table', async () => {
    const id = await finished([ann, bob], [1, 2]);
    await expect(world.tables.rematch(cid, id)).rejects.toMatchObject({ code: 'not-seated' });
    const gathering = await tableOf([ann, bob]);
    await expect(world.tables.rematch(ann, gathering)).rejects.toMatchObject({ code: 'not-ready' });
  });

  it('is none when others sit there: the table gathers again, and the host starts', async () => {
    const id = await finished([ann, bob], [1, 2]);
    const last = (await world.tables.view(id)).game;
    expect(await world.tables.leave(bob, id)).toMatchObject({ state: 'gathering', game: last });
    await world.tables.sit(cid, id);
    await expect(world.tables.rematch(cid, id)).rejects.toMatchObject({ code: 'not-ready' });
    const { start } = await storedGame(world, await world.tables.start(ann, id));
    expect(start.setup).toMatchObject({ players: ['Ann', 'Cid'] });
    expect(start.setup.start).toBeUndefined();
  });

  it('is possible where the server stopped before the table heard of the end', async () => {
    const id = await tableOf([ann, bob]);
    const game = await world.tables.start(ann, id);
    const result = { finishedAt: world.time.now, why: 'rules', points: [3, 4], places: [2, 1] };
    const end = { kind: 'ended', why: 'rules', by: null, sequence: 1, at: world.time.now } as const;
    await world.store.append([{ game, after: 0, entries: [end], deadline: null, waitingFor: [], result }]);
    expect(await world.store.table(id)).toMatchObject({ state: 'playing' });
    expect(await world.newTables().view(id)).toMatchObject({ state: 'finished' });
    const { start } = await storedGame(world, await rematch(world.newTables(), id, [ann, bob]));
    expect(start.setup.start).toBe(0);
  });

  it('is not possible where somebody left before the table heard of the end', async () => {
    const id = await tableOf([ann, bob]);
    const game = await world.tables.start(ann, id);
    const result = { finishedAt: world.time.now, why: 'rules', points: [3, 4], places: [2, 1] };
    const end = { kind: 'ended', why: 'rules', by: null, sequence: 1, at: world.time.now } as const;
    await world.store.append([{ game, after: 0, entries: [end], deadline: null, waitingFor: [], result }]);
    await world.tables.leave(bob, id);
    await world.tables.ended((await storedGame(world, game)).start);
    expect(await world.tables.view(id)).toMatchObject({ state: 'gathering' });
    await expect(world.tables.rematch(ann, id)).rejects.toMatchObject({ code: 'not-ready' });
  });

  it('is not possible after a game that cannot be shown; the table gathers with everybody on it', async () => {
    const id = await tableOf([ann, bob]);
    const game = await world.tables.start(ann, id);
    await world.tables.ended((await storedGame(world, game)).start, { canBeShown: false });
    const view = await world.tables.view(id);
    expect(view).toMatchObject({ state: 'gathering', game: null });
    expect(view.seats).toMatchObject([{ id: ann }, { id: bob }]);
    // Everybody on it is asked anew.
    await expect(world.tables.start(ann, id)).rejects.toMatchObject({ code: 'not-ready' });
    await world.tables.agree(bob, id, view.consent.number);
    await world.tables.start(ann, id);
  });

  it('is not undone by word of an older end', async () => {
    const id = await finished([ann, bob], [1, 2]);
    const { start } = await storedGame(world, (await world.tables.view(id)).game ?? '');
    await rematch(world.tables, id, [ann, bob]);
    await world.tables.ended(start);
    expect(await world.tables.view(id)).toMatchObject({ state: 'playing' });
  });
});

describe('more than six', () => {
  it('are offered another table, the same for all who come', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, async (_, at) => world.person(`Guest ${at}`)));
    const id = await tableOf(six);
    const refusals: unknown[] = await Promise.all(
      [ann, bob].map(async (person) => world.tables.sit(person, id).catch((error: unknown) => error)),
    );
    const { overflow } = await world.tables.view(id);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(TableFull);
      expect(refusal).toMatchObject({ code: 'table-full', overflow });
      expect(String(refusal)).toContain(`best as 3 and 4: sit down at table ${overflow}`);
    }
    const empty = await world.tables.view(overflow ?? '');
    expect(empty.options).toEqual({ ...OPTIONS, seats: 6 });
    expect(names(empty)).toEqual([null, null, null, null, null, null]);
    const view = await world.tables.sit(bob, empty.id);
    expect(view.host).toBe(bob);
    expect(names(view)[0]).toBe('Bob');
  });

  it('spill over from one table to the next', async () => {
    const guests = await Promise.all(
      Array.from({ length: 13 }, async (_, at) => world.person(`Guest ${at}`)),
    );
    const id = await tableOf(guests.slice(0, 6));
    const seated: Id[] = [];
    for (const guest of guests.slice(6)) {
      const refusal: unknown = await world.tables.sit(guest, id).catch((error: unknown) => error);
      if (!(refusal instanceof TableFull)) throw new Error('a seventh has found a seat');
      await world.tables.sit(guest, refusal.overflow);
      seated.push(refusal.overflow);
    }
    expect(new Set(seated.slice(0, 6)).size).toBe(1);
    expect(seated[6]).not.toBe(seated[0]);
    expect((await world.tables.view(seated[0] ?? '')).overflow).toBe(seated[6]);
  });

  it('are not offered one while bots sit there', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: LIMITS.seats });
    for (let seat = 1; seat < LIMITS.seats; seat++) await world.tables.seatBot(ann, id, seat, 'magpie');
    await expect(world.tables.sit(bob, id)).rejects.toMatchObject({
      code: 'table-full',
      message: expect.stringContaining('ask the host to clear one') as string,
    });
    expect((await world.tables.view(id)).overflow).toBeNull();
  });
});

describe('who is there', () => {
  it('is shown of those who sit, and counted of those who watch', async () => {
    const id = await tableOf([ann, bob]);
    const heard: TableView[] = [];
    const { tables } = world;
    tables.onChange((view) => {
      if (view.id === id) heard.push(view);
    });
    const here = (view: TableView | undefined) =>
      view?.seats.map((seat) => seat?.kind === 'person' && seat.here);
    tables.presence(id, ann, true);
    tables.presence(id, ann, true);
    tables.presence(id, cid, true);
    tables.presence(id, null, true);
    // Told once: those who come and go all the time shall not keep the table busy.
    await tables.settled();
    expect(heard).toHaveLength(1);
    expect(here(heard.at(-1))).toEqual([true, false]);
    expect(heard.at(-1)?.watching).toBe(2);
    // One of two windows is closed: still here.
    tables.presence(id, ann, false);
    tables.presence(id, cid, false);
    await tables.settled();
    expect(heard).toHaveLength(2);
    expect(here(heard.at(-1))).toEqual([true, false]);
    expect(heard.at(-1)?.watching).toBe(1);
    tables.presence(id, ann, false);
    tables.presence(id, null, false);
    await tables.settled();
    expect(heard).toHaveLength(3);
    expect(here(await tables.view(id))).toEqual([false, false]);
    expect((await tables.view(id)).watching).toBe(0);
  });
});

describe('two processes', () => {
  it('lose nothing that either has written', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
    const elsewhere = world.newTables();
    await Promise.all([world.tables.sit(bob, id), elsewhere.sit(cid, id)]);
    expect(
      names(await world.tables.view(id))
        .map(String)
        .sort(),
    ).toEqual(['Ann', 'Bob', 'Cid']);
    expect((await world.store.table(id))?.revision).toBe(3);
  });

  it('cannot write the same revision', async () => {
    const id = await tableOf([ann, bob]);
    const table = await world.store.table(id);
    if (table === null) throw new Error('the table is gone');
    await expect(world.store.changeTable(table)).rejects.toBeInstanceOf(ConflictError);
  });
});

it('a listener that fails is noted, and keeps nobody from anything', async () => {
  const tables = world.newTables();
  const heard: Id[] = [];
  tables.onChange(() => {
    throw new Error('a listener gone wrong');
  });
  tables.onChange((view) => heard.push(view.id));
  const { id } = await tables.create(ann, OPTIONS);
  await tables.sit(bob, id);
  expect(heard).toEqual([id]);
  expect(world.notes.lines).toEqual(['somebody could not be told of a table']);
});

describe('a rated table', () => {
  const RATED = { ...OPTIONS, rated: true };
  const refused = async (attempt: Promise<unknown>): Promise<string> =>
    attempt.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.message : 'another error'),
    );

  it('has no bots', async () => {
    const { id } = await world.tables.create(ann, RATED);
    expect(await refused(world.tables.seatBot(ann, id, 1, 'magpie'))).toContain('between people');
    await world.tables.change(ann, id, OPTIONS);
    await world.tables.seatBot(ann, id, 1, 'magpie');
    expect(await refused(world.tables.change(ann, id, RATED))).toContain('between people');
    await world.tables.start(ann, id);
  });

  it('of an older release with a bot is not started', async () => {
    const { id } = await world.tables.create(ann, OPTIONS);
    await world.tables.seatBot(ann, id, 1, 'magpie');
    const table = await world.store.table(id);
    if (table === null) throw new Error('the table is gone');
    await world.store.changeTable({ ...table, options: RATED, revision: table.revision + 1 });
    expect(await refused(world.tables.start(ann, id))).toContain('between people');
  });

  it('knows no undo by asking', async () => {
    const asking = { ...RATED, undo: 'ask' } as const;
    expect(await refused(world.tables.create(ann, asking))).toContain('nobody takes back by asking');
    const { id } = await world.tables.create(ann, RATED);
    expect(await refused(world.tables.change(ann, id, asking))).toContain('nobody takes back by asking');
    await world.tables.change(ann, id, { ...RATED, undo: 'none' });
  });

  it('has pauses before automatic answers', async () => {
    const hasty = { ...RATED, pauses: false };
    expect(await refused(world.tables.create(ann, hasty))).toContain('come after a pause');
    const { id } = await world.tables.create(ann, { ...OPTIONS, pauses: false });
    expect(await refused(world.tables.change(ann, id, hasty))).toContain('come after a pause');
    await world.tables.change(ann, id, { ...RATED, pauses: true });
  });

  it('is dealt to those whom "play anyone" has found for each other, for one game', async () => {
    const table = await world.tables.startTogether([ann, bob], RATED);
    const { game } = await world.tables.view(table);
    expect((await storedGame(world, game ?? '')).start.dealt).toBe(true);
    await finish(world, game ?? '', [1, 2]);
    await world.tables.rematch(ann, table);
    const { consent } = await world.tables.view(table);
    const again = await world.tables.agree(bob, table, consent.number);
    expect(again.game).not.toBe(game);
    expect((await storedGame(world, again.game ?? '')).start.dealt).toBeUndefined();
    const own = await world.tables.create(ann, RATED);
    await world.tables.sit(bob, own.id);
    const picked = await world.tables.start(ann, own.id);
    expect((await storedGame(world, picked)).start.dealt).toBeUndefined();
  });
});
