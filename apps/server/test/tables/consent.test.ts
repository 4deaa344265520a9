// Nobody is put into a game without a click of their own: rematches are offers, and a host starts with those who agreed
// to what is played.

import type { Id, KingdomWish, TableOptions, TableView } from '@tenfold/protocol';
import { TableView as TableViewSchema } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { GRACE_MS, OFFER_MS } from '../../src/table-state/consent.ts';
import type { World } from './world.ts';
import { OPTIONS, finish, newWorld, rematch, storedGame } from './world.ts';

const BIG_MONEY: KingdomWish = { kind: 'recommended', id: 'big-money' };
const REST_MS = 30_000;

let world: World;
let ann: Id;
let bob: Id;
let cid: Id;

beforeAll(async () => {
  world = await newWorld();
  [ann, bob, cid] = [await world.person('Ann'), await world.person('Bob'), await world.person('Cid')];
});

async function tableOf(people: readonly Id[], options: Partial<TableOptions> = {}): Promise<Id> {
  const [host = '', ...others] = people;
  const { id } = await world.tables.create(host, { ...OPTIONS, ...options, seats: people.length });
  for (const other of others) await world.tables.sit(other, id);
  return id;
}

/** A table where a game is over, with the page of everybody open on it. */
async function finished(people: readonly Id[], options: Partial<TableOptions> = {}): Promise<Id> {
  const id = await tableOf(people, options);
  const game = await world.tables.start(people[0] ?? '', id);
  for (const person of people) world.tables.presence(id, person, true);
  await finish(
    world,
    game,
    people.map((_, seat) => seat + 1),
  );
  return id;
}

/** Closes a person's page, or opens it, and waits until the table has noted it. */
async function looks(id: Id, person: Id, here: boolean, tables = world.tables): Promise<void> {
  tables.presence(id, person, here);
  await tables.settled();
}

const stale = { code: 'stale' };
const notReady = { code: 'not-ready' };

describe('a rematch', () => {
  it('is offered to all, and begins with the last who agrees', async () => {
    const id = await finished([ann, bob, cid]);
    const before = (await world.tables.view(id)).game;
    const offered = await world.tables.rematch(ann, id);
    expect(offered).toMatchObject({ state: 'finished', game: before });
    const until = world.time.now + OFFER_MS;
    expect(offered.consent).toMatchObject({ people: [ann], offer: { by: ann, kingdom: null, until } });
    expect(TableViewSchema.safeParse(offered).success).toBe(true);
    const { number } = offered.consent;
    expect(await world.tables.agree(bob, id, number)).toMatchObject({
      game: before,
      consent: { people: [ann, bob] },
    });
    const begun = await world.tables.agree(cid, id, number);
    expect(begun.state).toBe('playing');
    expect(begun.game).not.toBe(before);
    expect(begun.consent).toMatchObject({ people: [], offer: null });
    const { start } = await storedGame(world, begun.game ?? '');
    expect(start.setup).toMatchObject({ players: ['Ann', 'Bob', 'Cid'], start: 1 });
  });

  it('is one click where all others are bots', async () => {
    const { id } = await world.tables.create(ann, OPTIONS);
    await world.tables.seatBot(ann, id, 1, 'magpie');
    await finish(world, await world.tables.start(ann, id), [1, 2]);
    expect((await world.tables.rematch(ann, id)).state).toBe('playing');
  });

  it('may have another kingdom, which the table then has; all other options stay', async () => {
    const id = await finished([ann, bob], { clock: 'gentle' });
    const { consent } = await world.tables.rematch(ann, id, BIG_MONEY);
    expect((await world.tables.view(id)).options).toMatchObject({ kingdom: OPTIONS.kingdom });
    const { options, game } = await world.tables.agree(bob, id, consent.number);
    expect(options).toEqual({ ...OPTIONS, clock: 'gentle', kingdom: BIG_MONEY });
    const { start } = await storedGame(world, game ?? '');
    expect(start.setup.kingdom).toEqual(kingdoms.find((one) => one.id === 'big-money')?.cards);
    expect(start.options).toEqual(options);
  });

  it('is not offered with a kingdom that the table does not play', async () => {
    const id = await finished([ann, bob], { noPossession: true });
    const servants = { kind: 'recommended', id: 'servants' } as const;
    await expect(world.tables.rematch(ann, id, servants)).rejects.toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('plays without it') as string,
    });
    expect((await world.tables.view(id)).consent.offer).toBeNull();
  });

  it('is over when one declines, and is not offered again at once by the same person', async () => {
    const id = await finished([ann, bob, cid]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await world.tables.agree(bob, id, number);
    const { consent, state } = await world.tables.decline(cid, id, number);
    expect(state).toBe('finished');
    const restUntil = world.time.now + REST_MS;
    expect(consent).toEqual({
      number,
      people: [],
      offer: null,
      past: [{ by: ann, why: 'declined', who: cid, restUntil }],
    });
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
    await expect(world.tables.decline(bob, id, number)).rejects.toMatchObject(stale);
    for (const kingdom of [null, BIG_MONEY]) {
      await expect(world.tables.rematch(ann, id, kingdom)).rejects.toMatchObject({
        code: 'too-fast',
        message: expect.stringContaining('wait 30 seconds') as string,
      });
    }
    // Others may, and what becomes of theirs does not shorten the wait of the first.
    const second = await world.tables.rematch(cid, id);
    await world.tables.decline(bob, id, second.consent.number);
    await expect(world.tables.rematch(ann, id)).rejects.toMatchObject({ code: 'too-fast' });
    world.time.now = restUntil;
    expect((await world.tables.rematch(ann, id)).consent.offer).toMatchObject({ by: ann });
  });

  it('can be taken back, and be declined by who had agreed', async () => {
    const id = await finished([ann, bob, cid]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await world.tables.agree(bob, id, number);
    const { consent } = await world.tables.decline(ann, id, number);
    expect(consent.past).toMatchObject([{ by: ann, why: 'withdrawn', who: ann }]);
    const next = await world.tables.rematch(bob, id);
    await world.tables.agree(cid, id, next.consent.number);
    const declined = await world.tables.decline(cid, id, next.consent.number);
    expect(declined.consent.past.at(-1)).toMatchObject({ by: bob, why: 'declined', who: cid });
  });

  it('is gone after a while', async () => {
    const id = await finished([ann, bob]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    world.time.now += OFFER_MS - 1;
    expect((await world.tables.view(id)).consent.offer).not.toBeNull();
    world.time.now += 1;
    const { consent } = await world.tables.view(id);
    expect(consent).toMatchObject({ people: [], offer: null, past: [{ by: ann, why: 'expired' }] });
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
    // Another process that reads the table sees the same.
    expect((await world.newTables().view(id)).consent).toEqual(consent);
  });

  it('is for those who sit there', async () => {
    const id = await finished([ann, bob]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await expect(world.tables.agree(cid, id, number)).rejects.toMatchObject({ code: 'not-seated' });
    await expect(world.tables.decline(cid, id, number)).rejects.toMatchObject({ code: 'not-seated' });
  });
});

describe('who leaves', () => {
  it('takes back what he offered, though not by loading the page anew', async () => {
    const id = await finished([ann, bob]);
    const { number, offer } = (await world.tables.rematch(ann, id)).consent;
    await looks(id, ann, false);
    expect((await world.tables.view(id)).consent.offer?.until).toBe(world.time.now + GRACE_MS);
    world.time.now += GRACE_MS - 1;
    await looks(id, ann, true);
    expect((await world.tables.view(id)).consent).toMatchObject({ number, offer, people: [ann] });
    world.time.now += GRACE_MS;
    expect((await world.tables.view(id)).consent.offer).toEqual(offer);

    await looks(id, ann, false);
    world.time.now += GRACE_MS;
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
    // Coming back later does not bring it back.
    await looks(id, ann, true);
    const { consent, state } = await world.tables.view(id);
    expect(state).toBe('finished');
    expect(consent).toMatchObject({ offer: null, past: [{ by: ann, why: 'withdrawn', who: null }] });
  });

  it('stays while one of two windows is open', async () => {
    const id = await finished([ann, bob]);
    await looks(id, ann, true);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await looks(id, ann, false);
    world.time.now += GRACE_MS;
    expect((await world.tables.agree(bob, id, number)).state).toBe('playing');
  });

  it('is not drawn in by what he had agreed to, and may agree again', async () => {
    const id = await finished([ann, bob, cid]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await world.tables.agree(bob, id, number);
    await looks(id, bob, false);
    world.time.now += GRACE_MS;
    const { state, consent } = await world.tables.agree(cid, id, number);
    expect(state).toBe('finished');
    expect(consent.people).toEqual([ann, cid]);
    await looks(id, bob, true);
    expect((await world.tables.view(id)).state).toBe('finished');
    expect((await world.tables.agree(bob, id, number)).state).toBe('playing');
  });

  it('has never been here if nobody saw him: what he says holds for a moment', async () => {
    const id = await tableOf([ann, bob]);
    await finish(world, await world.tables.start(ann, id), [1, 2]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    world.time.now += GRACE_MS;
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
  });

  it('is judged where he was seen: others who come by another process take nothing back', async () => {
    const id = await finished([ann, bob]);
    const { offer } = (await world.tables.rematch(ann, id)).consent;
    await looks(id, bob, true, world.newTables());
    world.time.now += GRACE_MS;
    expect((await world.tables.view(id)).consent.offer).toEqual(offer);
  });

  it('takes the offer along with his seat', async () => {
    const id = await finished([ann, bob, cid]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await world.tables.agree(bob, id, number);
    const { state, consent } = await world.tables.leave(cid, id);
    expect(state).toBe('gathering');
    expect(consent).toMatchObject({ people: [], offer: null });
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
  });
});

describe('at the same moment', () => {
  it('two who offer the same have agreed', async () => {
    const id = await finished([ann, bob]);
    const views = await Promise.all([world.tables.rematch(ann, id), world.tables.rematch(bob, id)]);
    expect(views.map(({ state }) => state)).toEqual(['finished', 'playing']);
  });

  it('two processes in which the same is offered have one game', async () => {
    const id = await finished([ann, bob]);
    const elsewhere = world.newTables();
    await Promise.all([world.tables.rematch(ann, id), elsewhere.rematch(bob, id)]);
    expect((await world.tables.view(id)).state).toBe('playing');
  });

  it('the first of two different offers stands', async () => {
    const id = await finished([ann, bob]);
    const [first, second] = await Promise.allSettled([
      world.tables.rematch(ann, id),
      world.tables.rematch(bob, id, BIG_MONEY),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: notReady });
    expect((await world.tables.view(id)).consent).toMatchObject({ people: [ann], offer: { kingdom: null } });
  });

  it('a double click is one', async () => {
    const id = await finished([ann, bob, cid]);
    const [one, other] = await Promise.all([world.tables.rematch(ann, id), world.tables.rematch(ann, id)]);
    expect(other).toEqual(one);
    const { number } = one.consent;
    const agreed = await Promise.all([0, 1].map(async () => world.tables.agree(bob, id, number)));
    expect(agreed[1]).toEqual(agreed[0]);
    const [last, late] = await Promise.allSettled(
      [0, 1].map(async () => world.tables.agree(cid, id, number)),
    );
    expect(last?.status).toBe('fulfilled');
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'already-started' } });
  });

  it('whoever is first of a yes and a no is heard', async () => {
    for (const first of ['agree', 'decline'] as const) {
      const id = await finished([ann, bob]);
      const { number } = (await world.tables.rematch(ann, id)).consent;
      const second = first === 'agree' ? 'decline' : 'agree';
      const by = { agree: bob, decline: ann };
      const outcomes = await Promise.allSettled([
        world.tables[first](by[first], id, number),
        world.tables[second](by[second], id, number),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect((await world.tables.view(id)).state).toBe(first === 'agree' ? 'playing' : 'finished');
    }
  });

  it('a yes to one offer is none to the next', async () => {
    const id = await finished([ann, bob]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await world.tables.decline(ann, id, number);
    world.time.now += REST_MS;
    await world.tables.rematch(ann, id, BIG_MONEY);
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
    expect((await world.tables.view(id)).state).toBe('finished');
  });

  it('a yes that comes after other options were chosen is none to them', async () => {
    const id = await finished([ann, bob]);
    const { number } = (await world.tables.rematch(ann, id)).consent;
    await world.tables.change(ann, id, { ...OPTIONS, clock: 'fast' });
    await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
  });
});

describe('the host of a finished table', () => {
  const started = async (id: Id): Promise<unknown> => world.tables.start(ann, id);

  it('cannot start a game that nobody agreed to', async () => {
    const id = await finished([ann, bob]);
    await expect(started(id)).rejects.toMatchObject({
      code: 'not-ready',
      message: 'who sits on seat 1 has not agreed to this game; offer a rematch',
    });
  });

  it('cannot start with a yes to a rematch', async () => {
    const id = await finished([ann, bob, cid]);
    const { number } = (await world.tables.rematch(cid, id, BIG_MONEY)).consent;
    await world.tables.agree(bob, id, number);
    await expect(started(id)).rejects.toMatchObject(notReady);
  });

  it.each([
    [
      'other options',
      async (id: Id) => world.tables.change(ann, id, { ...OPTIONS, seats: 3, clock: 'fast' }),
    ],
    ['the same options', async (id: Id) => world.tables.change(ann, id, { ...OPTIONS, seats: 3 })],
    ['a bot for another', async (id: Id) => world.tables.seatBot(ann, id, 2, 'vixen')],
    [
      'somebody else for the bot',
      async (id: Id) => {
        await world.tables.clearSeat(ann, id, 2);
        return world.tables.sit(cid, id);
      },
    ],
  ])('pulls nobody in by %s', async (_, gather) => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
    await world.tables.sit(bob, id);
    await world.tables.seatBot(ann, id, 2, 'magpie');
    await finish(world, await world.tables.start(ann, id), [1, 2, 3]);
    const { state, consent } = await gather(id);
    expect(state).toBe('gathering');
    expect(consent.people).not.toContain(bob);
    await expect(started(id)).rejects.toMatchObject({
      code: 'not-ready',
      message: 'who sits on seat 1 has not agreed to this game; wait for that, or clear the seat',
    });
    await world.tables.agree(bob, id, (await world.tables.view(id)).consent.number);
    await started(id);
    expect((await world.tables.view(id)).state).toBe('playing');
  });

  it('starts without more ado where all others are bots', async () => {
    const { id } = await world.tables.create(ann, OPTIONS);
    await world.tables.seatBot(ann, id, 1, 'magpie');
    await finish(world, await world.tables.start(ann, id), [1, 2]);
    await world.tables.change(ann, id, { ...OPTIONS, kingdom: BIG_MONEY });
    await started(id);
    expect((await world.tables.view(id)).state).toBe('playing');
  });
});

describe('while people gather', () => {
  const people = (view: TableView): readonly Id[] => view.consent.people;

  it('to sit down is to agree', async () => {
    const id = await tableOf([ann, bob]);
    expect(people(await world.tables.view(id))).toEqual([ann, bob]);
    expect(people(await world.tables.leave(bob, id))).toEqual([ann]);
  });

  it.each([
    { kingdom: BIG_MONEY },
    { clock: 'fast' },
    { undo: 'none' },
    { spectators: 'none' },
    { information: 'full' },
    { noPossession: true },
    { rated: true },
    { seats: 4 },
  ] satisfies Partial<TableOptions>[])(
    'other options take everybody’s yes but the host’s: %j',
    async (other) => {
      const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
      await world.tables.sit(bob, id);
      await world.tables.sit(cid, id);
      const { number } = (await world.tables.view(id)).consent;
      const changed = await world.tables.change(ann, id, { ...OPTIONS, seats: 3, ...other });
      expect(people(changed)).toEqual([ann]);
      expect(changed.consent.number).toBe(number + 1);
      for (let seat = 3; seat < changed.options.seats; seat++) {
        await world.tables.seatBot(ann, id, seat, 'vixen');
      }
      await expect(world.tables.start(ann, id)).rejects.toMatchObject({
        code: 'not-ready',
        message: expect.stringContaining('seats 1, 2') as string,
      });
      await expect(world.tables.agree(bob, id, number)).rejects.toMatchObject(stale);
      await world.tables.agree(bob, id, number + 1);
      await world.tables.agree(cid, id, number + 1);
      await world.tables.start(ann, id);
      expect((await world.tables.view(id)).state).toBe('playing');
    },
  );

  it('fewer seats, bots and newcomers take nobody’s', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 4 });
    await world.tables.sit(bob, id);
    await world.tables.sit(cid, id, 3);
    await world.tables.seatBot(ann, id, 2, 'vixen');
    await world.tables.clearSeat(ann, id, 2);
    const view = await world.tables.change(ann, id, { ...OPTIONS, seats: 3 });
    expect(people(view)).toEqual([ann, bob, cid]);
    await world.tables.start(ann, id);
  });

  it('who sits down at what has just been changed has yet to agree', async () => {
    const { id, consent } = await world.tables.create(ann, OPTIONS);
    await world.tables.change(ann, id, { ...OPTIONS, clock: 'fast' });
    expect(people(await world.tables.sit(bob, id, undefined, consent.number))).toEqual([ann]);
    await expect(world.tables.start(ann, id)).rejects.toMatchObject(notReady);
  });

  it('to move to another seat is no yes', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, seats: 3 });
    await world.tables.sit(bob, id);
    await world.tables.change(ann, id, { ...OPTIONS, seats: 3, rated: true });
    expect(people(await world.tables.sit(bob, id, 2))).toEqual([ann]);
  });

  it('who has sat down may close the page meanwhile', async () => {
    const id = await tableOf([ann, bob]);
    await looks(id, bob, true);
    await looks(id, bob, false);
    world.time.now += OFFER_MS;
    await world.tables.start(ann, id);
    expect((await world.tables.view(id)).state).toBe('playing');
  });
});

it('a rematch after a rematch is agreed to anew', async () => {
  const id = await finished([ann, bob]);
  await finish(world, await rematch(world.tables, id, [ann, bob]), [1, 2]);
  expect((await world.tables.view(id)).consent).toMatchObject({ people: [], offer: null });
  await expect(world.tables.start(ann, id)).rejects.toMatchObject(notReady);
});
