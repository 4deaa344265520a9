import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@tenfold/protocol';
import { until } from '../until.ts';
import { ANN, BOB, STRANGER, T0, startOf } from './play.ts';
import type { Ear } from './world.ts';
import { World, choose, listen, temporaryStore } from './world.ts';

const store = await temporaryStore(afterAll);

const heard = (ear: Ear) =>
  ear.messages.flatMap((message) => (message.type === 'said' ? [message.said] : []));

const opened = (ear: Ear) => {
  const [message] = ear.messages;
  if (message?.type !== 'opened') throw new Error('the first message opens the game');
  return message;
};

describe('what somebody says', () => {
  it('is told to everybody at the table, with its place in the log, and changes nothing', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const [ann, bob] = [await listen(room, ANN), await listen(room, BOB)];
    const watcher = await listen(room, STRANGER);
    await choose(room, ann, 'play-treasures');
    await room.say(ANN, { phrase: 'ouch', card: 'militia' });
    const events = bob.messages.flatMap((message) => (message.type === 'state' ? message.events : []));
    const after = opened(bob).history.length + events.length;
    const said = { seat: 0, person: ANN, phrase: 'ouch', card: 'militia', at: T0, after };
    for (const ear of [ann, bob, watcher]) expect(heard(ear)).toEqual([said]);
    expect(await world.log(room.id)).toEqual(['play treasures']);
    expect(bob.state.sequence).toBe(1);
  });

  it('is told to whoever comes later, the latest of it, and not after a restart', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    for (let count = 0; count <= LIMITS.said; count++) await room.say(ANN, { phrase: 'hello' });
    await room.say(BOB, { phrase: 'thanks' });
    const { said } = opened(await listen(room, BOB));
    expect(said).toHaveLength(LIMITS.said);
    expect(said.at(-1)).toMatchObject({ seat: 1, person: BOB, phrase: 'thanks' });
    await world.rooms.close();
    world.rooms = world.newRooms();
    expect(opened(await listen(await world.rooms.open(room.id), BOB)).said).toEqual([]);
  });

  it('can be said when the game is over', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const bob = await listen(room, BOB);
    await room.resign(ANN);
    await room.say(ANN, { phrase: 'good-game' });
    expect(heard(bob)).toMatchObject([{ seat: 0, phrase: 'good-game' }]);
  });
});

describe('what is refused', () => {
  it.each([
    ['a card that is not in this game', { phrase: 'ouch', card: 'witch' }, 'not-found'],
    ['a reaction to nothing', { phrase: 'ouch' }, 'malformed'],
    ['a phrase with a card', { phrase: 'hello', card: 'militia' }, 'malformed'],
  ] as const)('%s', async (_name, remark, code) => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const bob = await listen(room, BOB);
    await expect(room.say(ANN, remark)).rejects.toMatchObject({ code });
    expect(heard(bob)).toEqual([]);
  });

  it('whatever a spectator says, and somebody in whose seat a bot plays on', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ persons: 3 }));
    const bob = await listen(room, BOB);
    await expect(room.say(STRANGER, { phrase: 'hello' })).rejects.toMatchObject({ code: 'not-seated' });
    await room.resign(ANN);
    await expect(room.say(ANN, { phrase: 'hello' })).rejects.toMatchObject({ code: 'not-allowed' });
    expect(heard(bob)).toEqual([]);
  });
});

describe('bots', () => {
  it('greet, and say goodbye', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ persons: 1, bots: 1 }));
    const ann = await listen(room, ANN);
    expect(opened(ann).said).toMatchObject([{ seat: 1, person: null, phrase: 'magpie.greets' }]);
    await room.voteEnd(ANN);
    await until(() => heard(ann).some(({ phrase }) => phrase === 'magpie.ends'));
  });
});
