import type { RefusalCode } from '@tenfold/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/people/new-id.ts';
import { Refusal } from '../../src/refusal.ts';
import { until } from '../until.ts';
import { ANN, BOB, CLEO, STRANGER, startOf } from './play.ts';
import { Ear, World, choose, listen, temporaryStore } from './world.ts';

const store = await temporaryStore(afterAll);

async function refusal(attempt: Promise<unknown>): Promise<RefusalCode | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('what is told', () => {
  it('comes after it is on disk, to everybody, and not before', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    const before = [ann.texts.length, bob.texts.length];
    const disk = world.heldDisk();
    let done = false;
    const choice = choose(room, ann, 'play-treasures').then(() => (done = true));
    const watcher = new Ear(STRANGER);
    room.follow(watcher);
    await disk.reached;
    expect(done).toBe(false);
    expect([ann.texts.length, bob.texts.length]).toEqual(before);
    expect(watcher.texts).toEqual([]);
    expect(await world.log(room.id)).toEqual([]);
    disk.letGo();
    await choice;
    expect(await world.log(room.id)).toEqual(['play treasures']);
    await until(() => watcher.texts.length > 0);
    expect([ann.state.sequence, bob.state.sequence, watcher.state.sequence]).toEqual([1, 1, 1]);
    const [last] = bob.messages.slice(-1);
    expect(last?.type === 'state' && last.events.some(({ type }) => type === 'play')).toBe(true);
    expect(watcher.messages[0]).toMatchObject({ type: 'opened' });
  });

  it('is one text for all devices of a person', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const desk = await listen(room, ANN);
    const phone = await listen(room, ANN);
    await choose(room, desk, 'play-treasures');
    expect(phone.texts.at(-1)).toBe(desk.texts.at(-1));
    await choose(room, phone, 'end-turn');
    expect(desk.state).toMatchObject({ sequence: 2, prompt: null });
    room.unfollow(desk);
    const heard = desk.texts.length;
    await choose(room, await listen(room, BOB), 'play-treasures');
    expect(desk.texts).toHaveLength(heard);
  });

  it('has everything so far for those who come later, without what is hidden', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    await choose(room, ann, 'play-treasures');
    await choose(room, ann, 'end-turn');
    const bob = await listen(room, BOB);
    const [opened] = bob.messages;
    if (opened?.type !== 'opened') throw new Error('the first message opens the game');
    const draws = opened.history.filter(({ type }) => type === 'draw');
    expect(draws.map(({ player, cards }) => [player, cards?.length])).toEqual([
      [0, undefined],
      [1, 5],
      [0, undefined],
    ]);
    expect(opened.state.seed).toBeNull();
    expect(bob.texts[0]).not.toContain('"seenBy"');
  });
});

describe('a choice', () => {
  it('that comes twice at once is done once', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    await Promise.all([room.choose(ANN, 0, 0), room.choose(ANN, 0, 0)]);
    expect(await world.log(room.id)).toHaveLength(1);
  });

  it('is refused to those who may not make it, and nobody hears of it', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const bob = await listen(room, BOB);
    const heard = bob.texts.length;
    expect(await refusal(room.choose(BOB, 0, 0))).toBe('not-asked');
    expect(await refusal(room.choose(STRANGER, 0, 0))).toBe('not-seated');
    expect(await refusal(room.choose(ANN, 7, 0))).toBe('stale');
    expect(await refusal(room.choose(ANN, 0, 900))).toBe('illegal');
    expect(bob.texts).toHaveLength(heard);
    expect(await world.log(room.id)).toEqual([]);
  });

  it('that cannot be stored did not happen', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    world.disk = async () => Promise.reject(new Error('disk full'));
    expect(await refusal(choose(room, ann, 'play-treasures'))).toBe('not-ready');
    expect(ann.messages.at(-1)).toMatchObject({ type: 'opened', state: { sequence: 0 } });
    world.disk = async () => Promise.resolve();
    await choose(room, ann, 'play-treasures');
    expect(await world.log(room.id)).toEqual(['play treasures']);
    expect(world.errors).toEqual(['a change of a game could not be stored']);
  });

  it('is refused when the game has gone on elsewhere, and everybody is shown how it stands', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    const elsewhere = {
      kind: 'choice',
      seat: 0,
      number: 0,
      words: 'end turn',
      sequence: 1,
      at: world.now,
    } as const;
    await world.store.append([
      { game: room.id, after: 0, entries: [elsewhere], deadline: null, waitingFor: [] },
    ]);
    expect(await refusal(choose(room, ann, 'play-treasures'))).toBe('stale');
    expect(bob.messages.at(-1)).toMatchObject({
      type: 'opened',
      state: { sequence: 1, prompt: { number: 1 } },
    });
    await choose(room, bob, 'play-treasures');
    expect(await world.log(room.id)).toEqual(['end turn', 'play treasures']);
  });
});

describe('undo', () => {
  it('is told as such, and by asking waits for the others', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    await choose(room, ann, 'play-treasures');
    expect(ann.state.undo.may).toBe('at-once');
    await room.undo(ANN);
    expect(bob.messages.at(-1)).toMatchObject({
      type: 'state',
      undone: true,
      events: [],
      state: { sequence: 2 },
    });
    await choose(room, ann, 'end-turn');
    await room.undo(ANN);
    expect(bob.state.undo.request).toEqual({ number: 4, seat: 0, waitingFor: [1] });
    await room.allowUndo(BOB, 4, true);
    expect(ann.state).toMatchObject({ sequence: 6, prompt: { number: 6 } });
    expect(await world.log(room.id)).toEqual([
      'play treasures',
      'undo',
      'end turn',
      'undo-asked',
      'undo-answered',
      'undo',
    ]);
  });
});

describe('an end', () => {
  it('is stored with its result, reveals the seed, and is told to the table', async () => {
    const world = await World.open({}, store);
    const start = startOf({ options: { rated: true } });
    const room = await world.begin(start);
    const [ann, bob] = [await listen(room, ANN), await listen(room, BOB)];
    await choose(room, ann, 'end-turn');
    await choose(room, bob, 'end-turn');
    world.now += 5000;
    await room.resign(ANN);
    expect(bob.state).toMatchObject({
      ended: { why: 'resigned', by: 0, unplayed: [] },
      seed: '7',
      prompt: null,
    });
    const summary = await world.store.summary(room.id);
    expect(summary?.finishedAt).toBe(world.now);
    expect(summary?.players.map(({ place }) => place)).toEqual([2, 1]);
    expect(await world.store.ratings([ANN, BOB])).toMatchObject([{ games: 1 }, { games: 1 }]);
    expect(world.ended.map(({ id }) => id)).toEqual([start.id]);
    expect(await refusal(room.choose(BOB, 0, 0))).toBe('game-over');
  });

  it('before everybody has made a choice is nobody’s victory, and moves no rating', async () => {
    const world = await World.open({}, store);
    const [eve, dan] = [newId(), newId()];
    const start = startOf({ options: { rated: true } });
    const names = [eve, dan].map((id, seat) => ({ kind: 'person', id, name: `Guest ${seat}` }) as const);
    const room = await world.begin({ ...start, players: names });
    await choose(room, await listen(room, eve), 'end-turn');
    await room.resign(dan);
    const summary = await world.store.summary(room.id);
    expect(summary).toMatchObject({ ended: 'resigned', unplayed: [1] });
    expect(summary?.players.map(({ place }) => place)).toEqual([null, null]);
    expect(await world.store.ratings([eve, dan])).toEqual([]);
  });

  it('by agreement moves no rating', async () => {
    const world = await World.open({}, store);
    const start = startOf({ persons: 3, options: { rated: true } });
    const room = await world.begin(start);
    for (const person of [ANN, BOB, CLEO]) await choose(room, await listen(room, person), 'end-turn');
    for (const person of [ANN, BOB, CLEO]) await room.voteEnd(person);
    expect((await world.log(room.id)).slice(-4)).toEqual(['end-wished', 'end-wished', 'end-wished', 'ended']);
    expect(await world.store.ratings([CLEO])).toEqual([]);
  });

  it('is not forced on whoever is away for a moment; later he has left, and has not run out of time', async () => {
    const world = await World.open({ awayMs: 120_000 }, store);
    const room = await world.begin(startOf({ options: { rated: true, clock: 'gentle' } }));
    const [ann, bob] = [await listen(room, ANN), await listen(room, BOB)];
    await choose(room, ann, 'end-turn');
    await choose(room, bob, 'end-turn');
    room.unfollow(ann);
    world.now += 119_999;
    expect(await refusal(room.voteReplace(BOB, 0))).toBe('not-allowed');
    await room.voteEnd(BOB);
    expect(bob.state.ended).toBeNull();
    await room.refuseEnd(BOB);
    world.now += 1;
    await room.voteEnd(BOB);
    expect(bob.state.ended).toEqual({ why: 'left', by: 0, unplayed: [] });
    const summary = await world.store.summary(room.id);
    expect(summary?.players.map(({ place }) => place)).toEqual([2, 1]);
  });
});

describe('a proposal to end the game', () => {
  it('is shown while people play on, and so is who refuses it', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    await room.voteEnd(BOB);
    await choose(room, ann, 'play-treasures');
    expect(ann.state.wishes).toEqual({ replace: [], end: [1], refusedBy: null });
    await room.refuseEnd(ANN);
    expect(bob.state.wishes).toEqual({ replace: [], end: [], refusedBy: 0 });
    expect(await world.log(room.id)).toEqual(['end-wished', 'play treasures', 'end-refused']);
  });
});

describe('bots', () => {
  it('play when they are asked, and say what they are at', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ persons: 1, bots: 2 }));
    const ann = await listen(room, ANN);
    await choose(room, ann, 'end-turn');
    await until(() => ann.state.prompt !== null);
    expect(await world.log(room.id)).toEqual(['end turn', 'end turn', 'end turn']);
    const thinking = ann.messages.flatMap((message) =>
      message.type === 'state' ? [message.state.thinking] : [],
    );
    expect(thinking).toContainEqual([{ seat: 1, doing: 'thinking', progress: null }]);
    expect(ann.state.thinking).toEqual([]);
    expect(ann.state.plans).toEqual([null, { plan: 'money', cards: [] }, { plan: 'money', cards: [] }]);
  });

  it('are not asked about what is not on disk', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ persons: 1, bots: 1 }));
    const ann = await listen(room, ANN);
    const disk = world.heldDisk();
    const choice = choose(room, ann, 'end-turn');
    await disk.reached;
    expect(world.bots.asked).toEqual([]);
    disk.letGo();
    await choice;
    await until(() => ann.state.prompt !== null);
    expect(world.bots.asked).toHaveLength(1);
  });

  it.each<[what: string, answer: () => Promise<number>, error: string]>([
    ['fails', () => Promise.reject(new Error('no idea')), 'a bot failed'],
    ['answers what was not offered', () => Promise.resolve(-5), 'a bot answered what was not offered'],
  ])('that %s takes the first option, and the game goes on', async (_what, answer, error) => {
    const world = await World.open({}, store);
    world.bots.answer = answer;
    const room = await world.begin(startOf({ persons: 1, bots: 1 }));
    const ann = await listen(room, ANN);
    await choose(room, ann, 'end-turn');
    // The first option of a Buy phase is a Treasure or a card; every one brings the turn nearer to its end.
    await until(() => ann.state.prompt !== null);
    expect(new Set(world.errors)).toEqual(new Set([error]));
    expect((await world.log(room.id)).length).toBeGreaterThan(2);
  });

  it('are refused like people when the question is past', async () => {
    const world = await World.open({}, store);
    const thinking = Promise.withResolvers<void>();
    world.bots.answer = async (options) => {
      await thinking.promise;
      return options.at(-1) ?? -1;
    };
    const room = await world.begin(startOf({ persons: 1, bots: 1 }));
    const ann = await listen(room, ANN);
    await choose(room, ann, 'end-turn');
    await until(() => world.bots.asked.length === 1);
    await room.undo(ANN);
    thinking.resolve();
    await until(() => world.refusals.length > 0);
    expect(world.refusals).toEqual(['not-asked']);
    expect(await world.log(room.id)).toEqual(['end turn', 'undo']);
    await choose(room, ann, 'end-turn');
    await until(() => ann.state.prompt !== null);
    expect(await world.log(room.id)).toEqual(['end turn', 'undo', 'end turn', 'end turn']);
    expect(world.errors).toEqual([]);
  });

  it('show how far their preparation is', async () => {
    const world = await World.open({}, store);
    const prepared = Promise.withResolvers<void>();
    world.bots.preparation = async (onProgress) => {
      onProgress(0.251);
      await prepared.promise;
    };
    const room = await world.begin(startOf({ persons: 1, bots: 1 }));
    const ann = await listen(room, ANN);
    expect(ann.state.thinking).toEqual([{ seat: 1, doing: 'preparing', progress: 0.25 }]);
    await choose(room, ann, 'end-turn');
    expect(world.bots.asked).toEqual([]);
    prepared.resolve();
    await until(() => ann.state.prompt !== null);
    expect(ann.messages).toContainEqual({
      type: 'thinking',
      game: room.id,
      thinking: [{ seat: 1, doing: 'thinking', progress: null }],
    });
  });

  it('take a seat that was given up, and its person looks on', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ persons: 3 }));
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    await room.resign(ANN);
    expect(ann.state.replaced).toEqual([{ seat: 0, character: 'vixen', name: 'Vixen' }]);
    await until(() => bob.state.prompt !== null);
    expect(ann.state.view.seat).toBe(0);
    expect(await refusal(room.choose(ANN, 0, 0))).toBe('not-allowed');
  });

  it('wait while somebody wishes to take back a choice', async () => {
    const world = await World.open({}, store);
    const thought = Promise.withResolvers<number>();
    const room = await world.begin(startOf({ persons: 2, bots: 1 }));
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    await choose(room, ann, 'end-turn');
    world.bots.answer = async () => thought.promise;
    await choose(room, bob, 'end-turn');
    await room.undo(BOB);
    thought.resolve(-1);
    await world.quiet();
    expect(bob.state.undo.request).not.toBeNull();
    await room.allowUndo(ANN, bob.state.undo.request?.number ?? -1, true);
    expect(bob.state.prompt).not.toBeNull();
    expect(await world.log(room.id)).toEqual(['end turn', 'end turn', 'undo-asked', 'undo-answered', 'undo']);
  });
});

describe('somebody who leaves', () => {
  it('is away while he is asked, and can be replaced when his time is up', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ persons: 3 }));
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    const cleo = await listen(room, CLEO);
    expect(bob.state.away).toEqual([]);
    world.now += 1000;
    room.unfollow(ann);
    const backBy = world.now + 30_000;
    await until(() => bob.state.away.length === 1);
    expect(bob.state.away).toEqual([{ seat: 0, until: backBy }]);
    world.now = backBy - 1;
    expect(await refusal(room.voteReplace(BOB, 0))).toBe('not-allowed');
    world.now = backBy;
    await room.voteReplace(BOB, 0);
    expect(cleo.state.wishes.replace).toEqual([{ seat: 0, by: [1] }]);
    await room.voteReplace(CLEO, 0);
    expect(cleo.state.replaced).toMatchObject([{ seat: 0 }]);
    expect(cleo.state.away).toEqual([]);
  });

  it('is waited for again when he comes back', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf());
    const ann = await listen(room, ANN);
    const bob = await listen(room, BOB);
    room.unfollow(ann);
    await until(() => bob.state.away.length === 1);
    world.now += 60_000;
    await listen(room, ANN);
    await until(() => bob.state.away.length === 0);
    expect(await refusal(room.voteReplace(BOB, 0))).toBe('not-allowed');
  });

  it('is not missed by bots, nor in a game of days', async () => {
    const world = await World.open({}, store);
    const alone = await world.begin(startOf({ persons: 1, bots: 1 }));
    const byLetter = await world.begin(startOf({ options: { clock: 'days' } }));
    expect((await listen(alone, STRANGER)).state.away).toEqual([]);
    expect((await listen(byLetter, BOB)).state.away).toEqual([]);
  });
});

describe('spectators', () => {
  it('see nothing hidden, or are not let in', async () => {
    const world = await World.open({}, store);
    const open = await world.begin(startOf());
    const watcher = await listen(open, STRANGER);
    expect(watcher.state.view.players.every(({ hand }) => hand === undefined)).toBe(true);
    expect(watcher.state.prompt).toBeNull();
    const closed = await world.begin(startOf({ options: { spectators: 'none' } }));
    await expect(listen(closed, STRANGER)).rejects.toThrow('without spectators');
    expect((await listen(closed, BOB)).state.view.seat).toBe(1);
  });

  it('who see everything see it late; a player gets his own seat', async () => {
    const world = await World.open({}, store);
    const room = await world.begin(startOf({ options: { spectators: 'delayed' } }));
    const players = [await listen(room, ANN), await listen(room, BOB)];
    const watcher = await listen(room, STRANGER);
    expect(players[1]?.state.view.players[0]?.hand).toBeUndefined();
    for (let turn = 0; turn < 2; turn++) {
      for (const player of players) await choose(room, player, 'end-turn');
    }
    // Turn 5 goes on: turns 3 and 4 may show what is in a hand now, or was a moment ago.
    expect(watcher.state).toMatchObject({ sequence: 1, clocks: null, view: { turn: { number: 2 } } });
    expect(watcher.state.view.players.map(({ hand }) => hand?.length)).toEqual([5, 5]);
    const heard = watcher.texts.length;
    await choose(room, players[0] ?? watcher, 'play-treasures');
    expect(watcher.texts).toHaveLength(heard);
    await room.resign(ANN);
    expect(watcher.state).toMatchObject({ ended: { why: 'resigned', by: 0 }, view: { turn: { number: 5 } } });
  });
});
