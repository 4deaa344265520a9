// Finished games: found, summed up, and as records that anybody can check.

import type { Id } from '@tenfold/protocol';
import { seedHashInRecord, seedHashOf } from '@tenfold/protocol';
import { RULES_VERSION, readRecord, replay, writeRecord } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesMade } from '../../src/game-log/choices-made.ts';
import { recordText } from '../../src/archive/record-text.ts';
import type { StoredEntry } from '../../src/game-log/game-log.ts';
import type { World } from '../tables/world.ts';
import { OPTIONS, finish, newWorld, playToTheEnd, storedGame } from '../tables/world.ts';

let world: World;
let ann: Id;
let bob: Id;

beforeAll(async () => {
  world = await newWorld();
  [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
});

async function begin(people: readonly Id[], options = OPTIONS): Promise<Id> {
  const table = await world.tables.startTogether(people, { ...options, seats: people.length });
  return (await world.tables.view(table)).game ?? '';
}

describe('the record of a finished game', () => {
  it('replays to the same end, without what was taken back', async () => {
    const game = await begin([ann, bob]);
    const match = await playToTheEnd(world, game, 7);
    const { log } = await storedGame(world, game);
    expect(log.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3);
    const record = readRecord(await world.archive.recordOf(game, null));
    expect(record.choices).toHaveLength(match.timeline.choices.length);
    expect(replay(record)).toEqual(match.game);
  });

  it('has the seed, and the hash that was named at the start', async () => {
    const game = await begin([ann, bob]);
    await playToTheEnd(world, game);
    const text = await world.archive.recordOf(game, null);
    const { start } = await storedGame(world, game);
    const { setup } = readRecord(text);
    expect(setup).toEqual(start.setup);
    expect(seedHashInRecord(text)).toBe(start.seedHash);
    expect(await seedHashOf(setup.seed)).toBe(start.seedHash);
    expect(text).toContain(`\n# rules: ${RULES_VERSION}\n`);
    expect(start.rules).toBe(RULES_VERSION);
    // But for its comments it is written as every record is.
    expect(text.replaceAll(/^#.*\n/gm, '')).toBe(writeRecord(readRecord(text)));
  });

  it('says how it ended where the choices do not', async () => {
    const game = await begin([ann, bob]);
    const at = world.time.now;
    const entries: StoredEntry[] = [
      { kind: 'resigned', seat: 1, sequence: 1, at },
      { kind: 'ended', why: 'resigned', by: 1, sequence: 2, at },
    ];
    await finish(world, game, [1, 2], { entries });
    const text = await world.archive.recordOf(game, null);
    expect(text.endsWith('\n# ended: resigned by Bob\n')).toBe(true);
    expect(readRecord(text).choices).toEqual([]);
  });

  it('is not to be had while the game is played, whatever was chosen', async () => {
    const game = await begin([ann, bob]);
    const { start } = await storedGame(world, game);
    const refusal: unknown = await world.archive.recordOf(game, null).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'not-ready' });
    expect(String(refusal)).not.toContain(start.setup.seed);
    await expect(world.archive.recordOf('A'.repeat(22), null)).rejects.toMatchObject({
      code: 'unknown-game',
    });
  });

  it('leaves out everything from the choice on that was taken back', () => {
    const choice = (sequence: number): StoredEntry => ({
      kind: 'choice',
      seat: 0,
      number: sequence - 1,
      words: `choice ${sequence}`,
      sequence,
      at: 0,
    });
    const undo = (sequence: number, before: number): StoredEntry => ({
      kind: 'undo',
      seat: 0,
      before,
      sequence,
      at: 0,
    });
    const asked: StoredEntry = { kind: 'undo-asked', seat: 0, before: 1, sequence: 4, at: 0 };
    const log = [choice(1), choice(2), choice(3), asked, undo(5, 2), choice(6), undo(7, 6), choice(8)];
    expect(choicesMade(log).map(({ sequence }) => sequence)).toEqual([1, 8]);
    expect(choicesMade([...log, undo(9, 1)])).toEqual([]);
  });

  it('names those who share a name as the game did', async () => {
    const other = await world.person('Ann');
    const { start } = await storedGame(world, await begin([ann, other]));
    const entry: StoredEntry = { kind: 'choice', seat: 1, number: 0, words: 'end turn', sequence: 1, at: 0 };
    expect(recordText(start, [entry], [])).toContain('\n\nAnn 2: end turn\n');
  });

  it('says why it ended, and who never made a choice', async () => {
    const { start } = await storedGame(world, await begin([ann, await world.person('Zed')]));
    const left: StoredEntry = { kind: 'ended', why: 'left', by: 1, sequence: 1, at: 0 };
    const text = recordText(start, [left], [0, 1]);
    expect(text).toContain('\n# ended: left by Zed\n# made no choice: Ann, Zed\n');
    expect(readRecord(text).choices).toEqual([]);
    // As older releases said of who had left.
    const late: StoredEntry = { kind: 'ended', why: 'time', by: 1, sequence: 1, at: 0 };
    expect(recordText(start, [late], [])).toContain('# ended: time by Zed\n');
  });
});

describe('the archive', () => {
  it('finds finished games by player, person and card, a page at a time', async () => {
    const [zoe, yan] = [await world.person('Zoë Quick'), await world.person('Yan')];
    const games: Id[] = [];
    for (let at = 0; at < 3; at++) {
      world.time.now++;
      games.unshift(await begin([zoe, yan]));
      await finish(world, games[0] ?? '', [1, 2]);
    }
    await begin([zoe, yan]);
    const ids = async (wish: Parameters<World['archive']['search']>[0]) =>
      (await world.archive.search(wish, null)).items.map(({ id }) => id);
    expect(await ids({ person: zoe })).toEqual(games);
    expect(await ids({ player: ' zoë ' })).toEqual(games);
    expect(await ids({ player: 'Zoë', card: 'Militia' })).toEqual(games);
    expect(await ids({ player: 'Zoë', card: 'possession' })).toEqual([]);
    const first = await world.archive.search({ person: zoe, limit: 2 }, null);
    expect(first.items.map(({ id }) => id)).toEqual(games.slice(0, 2));
    const second = await world.archive.search({ person: zoe, limit: 2, after: first.next ?? '' }, null);
    expect(second.items.map(({ id }) => id)).toEqual(games.slice(2));
    expect(second.next).toBeNull();
    expect(first.items[0]?.players).toEqual([
      { person: zoe, character: null, name: 'Zoë Quick', points: -1, place: 1 },
      { person: yan, character: null, name: 'Yan', points: -2, place: 2 },
    ]);
  });

  it('gives the link of a table to those who played there, and to nobody else', async () => {
    const game = await begin([ann, bob]);
    await finish(world, game, [1, 2]);
    const { start } = await storedGame(world, game);
    expect((await world.archive.summary(game, bob)).table).toBe(start.table);
    const stranger = await world.person('Eve');
    for (const reader of [null, stranger]) {
      const seen = [
        await world.archive.summary(game, reader),
        await world.archive.search({ person: ann }, reader),
      ];
      expect(JSON.stringify(seen)).toContain(game);
      expect(JSON.stringify(seen)).not.toContain(start.table);
    }
  });

  it('takes no more than it can', async () => {
    const { archive } = world;
    await expect(archive.search({ player: 'x'.repeat(65) }, null)).rejects.toMatchObject({
      code: 'malformed',
    });
    await expect(archive.search({ card: 'x'.repeat(65) }, null)).rejects.toMatchObject({ code: 'malformed' });
    await expect(archive.search({ after: 'nowhere' }, null)).rejects.toMatchObject({ code: 'malformed' });
    const all = (await archive.search({ limit: 100_000 }, null)).items.length;
    expect(all).toBeGreaterThan(3);
    expect((await archive.search({ limit: -1 }, null)).items).toHaveLength(1);
  });
});

describe('a game without spectators', () => {
  it('is for its players only, while it is played and afterwards', async () => {
    const cleo = await world.person('Cleo');
    const game = await begin([ann, bob], { ...OPTIONS, spectators: 'none' });
    const refusedTo = async (reader: Id | null): Promise<void> => {
      for (const read of [world.archive.summary(game, reader), world.archive.recordOf(game, reader)]) {
        const refusal: unknown = await read.catch((error: unknown) => error);
        expect(refusal).toMatchObject({ code: 'not-allowed' });
        expect(String(refusal)).toContain('only its players');
      }
    };
    for (const reader of [cleo, null]) await refusedTo(reader);
    expect((await world.archive.summary(game, bob)).finishedAt).toBeNull();
    await playToTheEnd(world, game);
    for (const reader of [cleo, null]) await refusedTo(reader);
    expect((await world.archive.summary(game, bob)).finishedAt).not.toBeNull();
    expect(await world.archive.recordOf(game, ann)).toContain('Ann: ');
    const found = async (wish: object, reader: Id | null): Promise<Id[]> =>
      (await world.archive.search(wish, reader)).items.map(({ id }) => id);
    expect(await found({}, cleo)).not.toContain(game);
    expect(await found({ person: cleo }, cleo)).not.toContain(game);
    expect(await found({ person: ann }, ann)).toContain(game);
  });
});
