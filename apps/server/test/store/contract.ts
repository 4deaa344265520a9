// What every store must do. Run against each database by `sqlite.test.ts` and `postgres.test.ts`.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Id } from '@tenfold/protocol';
import { Refusal } from '../../src/refusal.ts';
import { ConflictError, type GameQuery, type Store } from '../../src/store/store.ts';
import type { StoredTable } from '../../src/table-state/stored-table.ts';
import {
  begin,
  entry,
  finished,
  FIRST_GAME,
  human,
  newId,
  samplePerson,
  sampleResult,
  sampleStart,
  sampleTable,
  vixen,
  write,
} from './samples.ts';

/** An empty database that can be opened again and again. */
export interface Place {
  open(): Promise<Store>;
  /** Carries out statements, behind the back of whoever has opened it. */
  run(sql: string): Promise<void>;
  /** As another who is in the middle of writing, until what comes back is called. */
  holdWrites(): Promise<() => Promise<void>>;
  /** Somebody is in the middle of reading all games, until what comes back is called. */
  holdReads(): Promise<() => Promise<void>>;
  /** Takes away what the schema of this database alone has. */
  readonly dropOwnTables: string;
  remove(): Promise<void>;
}

/** Those that refer to others first. */
const TABLES = [
  'carry_links',
  'people',
  'table_seats',
  'tables',
  'entries',
  'archive_terms',
  'game_people',
  'blocks',
  'mutes',
  'invitations',
  'game_starts',
  'games',
  'ratings',
  'rating_meetings',
  'rating_changes',
  'daily_kingdoms',
  'daily_games',
  'secrets',
  'upkeep',
  'outages',
  'learning',
];

export function storeContract(name: string, newPlace: () => Promise<Place>): void {
  describe(`The store on ${name}`, () => {
    const places: Place[] = [];
    let place: Place;
    let store: Store;

    async function freshPlace(): Promise<Place> {
      const fresh = await newPlace();
      places.push(fresh);
      return fresh;
    }

    beforeAll(async () => {
      place = await freshPlace();
      store = await place.open();
    }, 120_000);
    afterEach(async () => {
      await place.run(TABLES.map((table) => `delete from ${table}`).join(';'));
    });
    afterAll(async () => {
      await store.close();
      for (const each of places) await each.remove();
    }, 120_000);

    /** The server stops and starts again. */
    async function reopen(): Promise<void> {
      await store.close();
      store = await place.open();
    }

    describe('people', () => {
      it('keeps a person', async () => {
        const person = samplePerson({ name: "Łucja O'Neill \u{1F98A}", language: 'pl' });
        await store.addPerson(person);
        await reopen();
        expect(await store.person(person.id)).toEqual(person);
      });

      it('does not know others', async () => {
        expect(await store.person(newId())).toBeNull();
      });

      it('finds those of a list that there are', async () => {
        const people = [samplePerson(), samplePerson(), samplePerson()];
        for (const person of people) await store.addPerson(person);
        const wanted = people.slice(1);
        const found = await store.people([...wanted.map(({ id }) => id), newId()]);
        expect(new Set(found)).toEqual(new Set(wanted));
        expect(await store.people([])).toEqual([]);
      });

      it('changes name and language, each alone', async () => {
        const person = samplePerson();
        const other = samplePerson();
        await store.addPerson(person);
        await store.addPerson(other);
        await store.changePerson(person.id, { name: 'Zoë' });
        expect(await store.person(person.id)).toEqual({ ...person, name: 'Zoë' });
        await store.changePerson(person.id, { language: 'hu' });
        await store.changePerson(person.id, {});
        expect(await store.person(person.id)).toEqual({ ...person, name: 'Zoë', language: 'hu' });
        expect(await store.person(other.id)).toEqual(other);
      });

      it('refuses a second person of the same id', async () => {
        const person = samplePerson();
        await store.addPerson(person);
        await expect(store.addPerson({ ...person, name: 'Impostor' })).rejects.toThrow(/./);
        expect(await store.person(person.id)).toEqual(person);
      });
    });

    describe('the kingdom of the day', () => {
      const day = '2026-11-18';
      const CLOSED = 1_800_000_000_000;

      it('is the first that was drawn', async () => {
        expect(await store.dailyKingdom(day)).toBeNull();
        expect(await store.keepDailyKingdom(day, FIRST_GAME)).toEqual(FIRST_GAME);
        expect(await store.keepDailyKingdom(day, ['moat'])).toEqual(FIRST_GAME);
        await reopen();
        expect(await store.dailyKingdom(day)).toEqual(FIRST_GAME);
        expect(await store.dailyKingdom('2026-11-19')).toBeNull();
      });

      it('is played once by everybody, also when begun twice at the same moment', async () => {
        const ann = human('Ann');
        const person = ann.kind === 'person' ? ann.id : '';
        const starts = await Promise.allSettled(
          [1, 2].map(async () => begin(store, { players: [ann, vixen], daily: day })),
        );
        expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(starts.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))).toEqual([
          expect.any(ConflictError),
        ]);
        const [begun] = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        expect(await store.dailyGame(day, person)).toEqual({
          game: begun?.id,
          table: begun?.table,
          finishedAt: null,
          result: null,
        });
        expect(await store.dailyPlayers(day)).toBe(1);
        await begin(store, { players: [ann, vixen], daily: '2026-11-19' });
        await begin(store, { daily: day });
        expect(await store.dailyPlayers(day)).toBe(2);
      });

      it('has results of all who came to the end, and counts who gave up', async () => {
        const wish = { daily: day };
        const slow = await finished(store, 50, wish, { points: [40, 30], turns: [20, 20] });
        const best = await finished(store, 60, wish, { points: [44, 34], turns: [15, 15] });
        await finished(store, 70, wish, { points: [44, 34], turns: [15, 15] });
        await finished(store, 80, wish, { points: [10, 30] });
        await finished(store, 90, wish, { points: [90, 0], why: 'resigned' });
        await finished(store, CLOSED, wish, { points: [99, 0] });
        await begin(store, wish);
        expect(await store.dailyResults(day, CLOSED)).toEqual({
          finished: 4,
          gaveUp: 1,
          spread: [
            { margin: 10, count: 3 },
            { margin: -20, count: 1 },
          ],
          best: { game: best.id, points: 44, against: 34, turns: 15 },
        });
        const [player] = slow.players;
        expect(await store.dailyGame(day, player?.kind === 'person' ? player.id : '')).toMatchObject({
          finishedAt: 50,
          result: { points: 40, against: 30, turns: 20 },
        });
        expect((await store.summary(slow.id))?.daily).toBe(day);
      });

      it('keeps the result of who leaves for good, and not whose it was', async () => {
        const start = await finished(store, 50, { daily: day });
        const [player] = start.players;
        const person = player?.kind === 'person' ? player.id : '';
        await store.forgetFinishedGames(person, 10);
        expect(await store.dailyGame(day, person)).toBeNull();
        expect(await store.dailyResults(day, CLOSED)).toMatchObject({ finished: 1 });
      });
    });

    describe('what people have learnt', () => {
      const game = {
        seed: 'abcd1234',
        startedAt: 1,
        saves: 2,
        choices: [[0, 0, 7] as [number, number, number]],
        isOver: false,
      };

      it('is nothing at first, and of two devices what both know', async () => {
        const ann = samplePerson();
        await store.addPerson(ann);
        expect(await store.learning(ann.id)).toEqual({ done: [], heard: [], cards: [], game: null });
        await store.learn(ann.id, { done: ['buying'], heard: ['start'], cards: ['smithy'], game });
        const older = { ...game, saves: 1, choices: [] };
        const merged = await store.learn(ann.id, {
          done: ['round', 'buying'],
          heard: [],
          cards: ['moat'],
          game: older,
        });
        expect(merged).toEqual({
          done: ['buying', 'round'],
          heard: ['start'],
          cards: ['smithy', 'moat'],
          game,
        });
        expect(await store.learning(ann.id)).toEqual(merged);
        const later = { ...game, seed: 'efgh5678', startedAt: 5, saves: 0, choices: [] };
        const both = await Promise.all([
          store.learn(ann.id, { done: ['modes'], heard: [], cards: [], game: later }),
          store.learn(ann.id, { done: ['points'], heard: [], cards: [], game: null }),
        ]);
        expect(both).toHaveLength(2);
        expect(await store.learning(ann.id)).toMatchObject({ game: later });
        expect((await store.learning(ann.id)).done.toSorted()).toEqual([
          'buying',
          'modes',
          'points',
          'round',
        ]);
      });

      it('goes with who leaves, and is not kept for who has left', async () => {
        const ann = samplePerson();
        await store.addPerson(ann);
        await store.learn(ann.id, { done: ['buying'], heard: [], cards: [], game: null });
        await store.beginLeaving(ann.id, 5);
        expect((await store.learning(ann.id)).done).toEqual([]);
        await store.learn(ann.id, { done: ['round'], heard: [], cards: [], game: null });
        expect((await store.learning(ann.id)).done).toEqual([]);
      });
    });

    describe('carry links', () => {
      it('work once', async () => {
        const person = samplePerson();
        await store.addPerson(person);
        await store.addCarryLink('hash', person.id, 1000);
        expect(await store.useCarryLink('another', 500)).toBeNull();
        expect(await store.useCarryLink('hash', 500)).toBe(person.id);
        expect(await store.useCarryLink('hash', 500)).toBeNull();
      });

      it('work once, also when used twice at the same moment', async () => {
        const person = samplePerson();
        await store.addPerson(person);
        await store.addCarryLink('hash', person.id, 1000);
        const uses = await Promise.all([store.useCarryLink('hash', 500), store.useCarryLink('hash', 500)]);
        expect(uses.filter((id) => id === person.id)).toHaveLength(1);
      });

      it('end', async () => {
        const person = samplePerson();
        await store.addPerson(person);
        await store.addCarryLink('hash', person.id, 1000);
        expect(await store.useCarryLink('hash', 1000)).toBeNull();
        expect(await store.useCarryLink('hash', 999)).toBeNull();
      });
    });

    describe('tokens', () => {
      it('of another generation come with each renewal, and links to carry are gone', async () => {
        const [person, other] = [samplePerson(), samplePerson()];
        for (const one of [person, other]) await store.addPerson(one);
        await store.addCarryLink('hash', person.id, 1000);
        await store.addCarryLink('later', person.id, 2000);
        await store.addCarryLink('other', other.id, 1000);
        expect(await store.openCarryLinks(person.id, 999)).toBe(2);
        expect(await store.openCarryLinks(person.id, 1000)).toBe(1);
        expect(await store.renewTokens(person.id)).toBe(1);
        expect(await store.renewTokens(person.id)).toBe(2);
        expect(await store.person(person.id)).toEqual({ ...person, generation: 2 });
        expect(await store.person(other.id)).toEqual(other);
        expect(await store.openCarryLinks(person.id, 0)).toBe(0);
        expect(await store.useCarryLink('hash', 500)).toBeNull();
        expect(await store.useCarryLink('other', 500)).toBe(other.id);
        expect(await store.renewTokens(newId())).toBeNull();
      });
    });

    describe('people who leave', () => {
      const named = async (player: string): Promise<Id[]> =>
        (await store.archive({ player, limit: 10 })).items.map(({ id }) => id);

      it('are nobody at once, and are remembered until all is tidied up', async () => {
        const person = samplePerson();
        await store.addPerson(person);
        await store.addCarryLink('hash', person.id, 1000);
        await store.beginLeaving(person.id, 5);
        await reopen();
        expect(await store.person(person.id)).toBeNull();
        expect(await store.people([person.id])).toEqual([]);
        expect(await store.useCarryLink('hash', 1)).toBeNull();
        expect(await store.renewTokens(person.id)).toBeNull();
        expect(await store.seen(person.id, 6)).toBe(false);
        await store.changePerson(person.id, { name: 'Ann again' });
        expect(await store.leaving(10)).toEqual([person.id]);
        await store.forgetPerson(person.id);
        expect(await store.leaving(10)).toEqual([]);
        expect(await store.person(person.id)).toBeNull();
      });

      it('leave their finished games behind without name and identity', async () => {
        const [ann, bob] = [human('Ann Smith'), human('Anna')];
        if (ann.kind !== 'person') throw new Error('a person is needed');
        const games: Id[] = [];
        for (let at = 1; at <= 3; at++) games.push((await finished(store, at, { players: [ann, bob] })).id);
        const hidden = await finished(store, 4, { players: [bob, ann], spectators: 'none' });
        expect(await named('smith')).toHaveLength(3);
        const done: Id[] = [];
        for (;;) {
          const some = await store.forgetFinishedGames(ann.id, 2);
          if (some.length === 0) break;
          expect(some.length).toBeLessThanOrEqual(2);
          done.push(...some);
        }
        expect(new Set(done)).toEqual(new Set([...games, hidden.id]));
        expect(await named('smith')).toEqual([]);
        expect(await named('somebody')).toEqual([]);
        // Bob's own name begins with the same letters.
        expect(await named('ann')).toHaveLength(3);
        expect((await store.archive({ person: ann.id, limit: 10 })).items).toEqual([]);
        expect((await store.archive({ limit: 10 })).items).toHaveLength(3);
        for (const id of [...games, hidden.id]) {
          const stored = JSON.stringify([await store.game(id), await store.summary(id)]);
          expect(stored).not.toContain('Smith');
          expect(stored).not.toContain(ann.id);
          expect(stored).toContain('Anna');
        }
        expect((await store.summary(games[0] ?? ''))?.players[0]).toEqual({
          person: null,
          character: null,
          name: 'Somebody',
          points: 30,
          place: 1,
        });
      });

      it('are gone from a running game as well, and do not come back with its end', async () => {
        const [ann, bob] = [human('Ann Smith'), human('Somebody')];
        if (ann.kind !== 'person') throw new Error('a person is needed');
        const { id } = await begin(store, { players: [ann, bob, vixen] });
        await store.forgetInGame(ann.id, id);
        await store.forgetInGame(ann.id, id);
        expect((await store.game(id))?.start.setup.players).toEqual(['Somebody 2', 'Somebody', 'Vixen']);
        await store.append([write(id, [1], { result: sampleResult(9) })]);
        expect(await named('smith')).toEqual([]);
        expect(await named('somebody')).toEqual([id]);
        expect(await store.forgetFinishedGames(ann.id, 10)).toEqual([]);
      });

      it('take their rating along', async () => {
        const [ann, bob] = [samplePerson(), samplePerson()];
        for (const person of [ann, bob]) await store.addPerson(person);
        const players = [human('Ann', ann.id), human('Bob', bob.id)];
        const { id } = await begin(store, { players, rated: true });
        await store.append([write(id, [1], { result: sampleResult(9) })]);
        await store.forgetPerson(ann.id);
        expect((await store.ratings([ann.id, bob.id])).map(({ person }) => person)).toEqual([bob.id]);
        expect(await store.ratingChanges(ann.id, 10)).toEqual([]);
        expect(await store.ratingChanges(bob.id, 10)).toHaveLength(1);
      });
    });

    describe('people who know each other', () => {
      const NOW = 1_700_000_000_000;

      it('are those who have played a game to its end together, the latest first, with how it went', async () => {
        const [ann, bob, cyd] = [human('Ann'), human('Bob'), human('Cyd')] as const;
        for (const player of [ann, bob, cyd]) {
          await store.addPerson(samplePerson({ id: player.id, name: `${player.name} now` }));
        }
        await finished(store, 1, { players: [ann, bob] });
        await finished(store, 2, { players: [ann, cyd, bob] }, { points: [5, 9, 9], places: [3, 1, 1] });
        await finished(store, 3, { players: [bob, ann] }, { why: 'agreed' });
        await finished(store, 9, { players: [ann, vixen] });
        await begin(store, { players: [ann, human('Dan')] });
        const told = { id: bob.id, name: 'Bob now', games: 3, ahead: 1, behind: 1, latest: 3 };
        const other = { id: cyd.id, name: 'Cyd now', games: 1, ahead: 0, behind: 1, latest: 2 };
        expect(await store.playedWith(ann.id, 10)).toEqual([told, other]);
        expect(await store.playedWith(ann.id, 1)).toEqual([told]);
        const ofCyd = await store.playedWith(cyd.id, 10);
        expect(ofCyd.find(({ id }) => id === bob.id)).toMatchObject({ games: 1, ahead: 0, behind: 0 });
        expect(ofCyd.find(({ id }) => id === ann.id)).toMatchObject({ games: 1, ahead: 1, behind: 0 });
        expect(await store.havePlayedTogether(ann.id, cyd.id)).toBe(true);
        expect(await store.havePlayedTogether(ann.id, newId())).toBe(false);
      });

      it('block each other, and think better of it', async () => {
        await store.block('ann', 'bob', 1);
        await store.block('ann', 'bob', 2);
        await store.block('ann', 'cyd', 3);
        await store.block('dan', 'bob', 4);
        expect(await store.blockedBy('ann')).toEqual(['cyd', 'bob']);
        expect((await store.blockersOf('bob')).toSorted()).toEqual(['ann', 'dan']);
        await store.unblock('ann', 'bob');
        expect(await store.blockedBy('ann')).toEqual(['cyd']);
        expect(await store.blockersOf('bob')).toEqual(['dan']);
      });

      it('mute each other and tables, of which the latest are kept', async () => {
        await store.mute('ann', { kind: 'person', target: 'bob' }, 1);
        await store.mute('ann', { kind: 'table', target: 'T' }, 2);
        expect(await store.mutesOf('ann')).toEqual([
          { kind: 'person', target: 'bob' },
          { kind: 'table', target: 'T' },
        ]);
        await store.unmute('ann', { kind: 'person', target: 'bob' });
        expect(await store.mutesOf('ann')).toEqual([{ kind: 'table', target: 'T' }]);
        for (let at = 10; at < 212; at++) await store.mute('ann', { kind: 'person', target: `p${at}` }, at);
        const kept = await store.mutesOf('ann');
        expect(kept).toHaveLength(201);
        expect(kept).not.toContainEqual({ kind: 'person', target: 'p11' });
        expect(kept).toContainEqual({ kind: 'person', target: 'p12' });
        expect(await store.mutesOf('bob')).toEqual([]);
      });

      it('invite each other: once each, until it is over', async () => {
        const first = { host: 'ann', guest: 'bob', table: 'T', at: NOW, until: NOW + 100 };
        const later = { ...first, table: 'U', at: NOW + 1, until: NOW + 101 };
        await store.invite(first);
        await store.invite(later);
        await store.invite({ ...first, host: 'cyd', at: NOW + 2 });
        expect(await store.invitationsFor('bob', NOW + 3)).toEqual([
          later,
          { ...first, host: 'cyd', at: NOW + 2 },
        ]);
        expect(await store.invitationsTo('U', NOW + 3)).toEqual([later]);
        expect(await store.invitationsFor('bob', NOW + 100)).toEqual([later]);
        expect(await store.invitationsFor('bob', NOW + 101)).toEqual([]);
      });

      it('decline, and are left in peace for a while by the same host', async () => {
        const invitation = { host: 'ann', guest: 'bob', table: 'T', at: NOW, until: NOW + 100 };
        await store.invite(invitation);
        expect(await store.decline('bob', 'T', { until: NOW + 500 })).toEqual(['ann']);
        expect(await store.decline('bob', 'T', { until: NOW + 500 })).toEqual([]);
        await store.invite({ ...invitation, table: 'U', at: NOW + 200, until: NOW + 300 });
        expect(await store.invitationsFor('bob', NOW + 201)).toEqual([]);
        // Who invites cannot tell.
        expect(await store.withdraw('ann', null)).toEqual([]);
        await store.invite({ ...invitation, at: NOW + 500, until: NOW + 600 });
        expect(await store.invitationsFor('bob', NOW + 501)).toHaveLength(1);
      });

      it('withdraw what they offered', async () => {
        const invitation = { host: 'ann', guest: 'bob', table: 'T', at: NOW, until: NOW + 100 };
        await store.invite(invitation);
        await store.invite({ ...invitation, guest: 'cyd', table: 'U' });
        expect(await store.withdraw('ann', 'T')).toEqual(['bob']);
        expect(await store.withdraw('ann', null)).toEqual(['cyd']);
        expect(await store.invitationsFor('bob', NOW)).toEqual([]);
      });

      it('are forgotten, on both sides, with who leaves for good', async () => {
        const [ann, bob] = [human('Ann'), human('Bob')] as const;
        for (const { id } of [ann, bob] as const) await store.addPerson(samplePerson({ id }));
        await finished(store, 1, { players: [ann, bob] });
        for (const [one, other] of [
          [ann.id, bob.id],
          [bob.id, ann.id],
        ] as const) {
          await store.block(one, other, 1);
          await store.mute(one, { kind: 'person', target: other }, 1);
          await store.invite({ host: one, guest: other, table: 'T', at: NOW, until: NOW + 100 });
        }
        await store.beginLeaving(bob.id, NOW);
        expect(await store.playedWith(ann.id, 10)).toEqual([]);
        expect(await store.blockedBy(ann.id)).toEqual([]);
        expect(await store.blockersOf(ann.id)).toEqual([]);
        expect(await store.mutesOf(ann.id)).toEqual([]);
        expect(await store.mutesOf(bob.id)).toEqual([]);
        expect(await store.invitationsFor(ann.id, NOW)).toEqual([]);
        expect(await store.invitationsFor(bob.id, NOW)).toEqual([]);
        await store.forgetFinishedGames(bob.id, 10);
        await store.forgetPerson(bob.id);
        expect(await store.havePlayedTogether(ann.id, bob.id)).toBe(false);
      });
    });

    describe('the sweep', () => {
      it('lets tables go that were abandoned, some at a time, and never one where a game is played', async () => {
        const person = samplePerson();
        await store.addPerson(person);
        const seats: StoredTable['seats'] = [{ kind: 'person', id: person.id }, null];
        const old = [1, 2, 3].map((changedAt) => sampleTable({ seats, changedAt }));
        const finishedTable = sampleTable({ seats, changedAt: 4, state: 'finished' });
        const playing = sampleTable({ seats, changedAt: 1, state: 'playing', game: newId() });
        const recent = sampleTable({ seats, changedAt: 10 });
        for (const table of [...old, finishedTable, playing, recent]) await store.addTable(table);
        expect(await store.openTablesOf(person.id, 100)).toBe(5);
        expect(await store.openTablesOf(person.id, 2)).toBe(2);
        expect(await store.sweepTables(10, 3)).toBe(3);
        expect(await store.sweepTables(10, 3)).toBe(1);
        expect(await store.sweepTables(10, 3)).toBe(0);
        expect((await store.tablesOf(person.id, 10)).map(({ table }) => table.id)).toEqual([
          recent.id,
          playing.id,
        ]);
        expect(await store.table(finishedTable.id)).toBeNull();
      });

      it('lets people go who never sat anywhere and do not come', async () => {
        const [gone, comes, plays] = [1, 1, 1].map((seenAt) => samplePerson({ seenAt }));
        if (gone === undefined || comes === undefined || plays === undefined)
          throw new Error('three are needed');
        for (const person of [gone, comes, plays]) await store.addPerson(person);
        await store.addCarryLink('hash', gone.id, 1000);
        expect(await store.seen(comes.id, 20)).toBe(true);
        const table = sampleTable({ seats: [{ kind: 'person', id: plays.id }, null] });
        await store.addTable(table);
        // Who has sat somewhere has been there, also after leaving.
        await store.changeTable({ ...table, seats: [null, null], revision: 2 });
        expect(await store.sweepPeople(10, 5)).toBe(1);
        expect(await store.sweepPeople(10, 5)).toBe(0);
        expect(await store.person(gone.id)).toBeNull();
        expect(await store.person(comes.id)).toEqual({ ...comes, seenAt: 20 });
        expect(await store.person(plays.id)).toEqual(plays);
      });
    });

    describe('tables', () => {
      it('keeps a table', async () => {
        const table = sampleTable({ overflow: newId(), seats: [{ kind: 'person', id: newId() }, null] });
        await store.addTable(table);
        const matched = sampleTable({
          matched: true,
          consent: {
            number: 7,
            people: [{ person: newId(), awaySince: 1_700_000_000_001 }],
            offer: { by: newId(), kingdom: { kind: 'random', sets: ['base'] }, until: 1_700_000_000_002 },
            past: [{ by: newId(), why: 'declined', who: newId(), restUntil: 1_700_000_000_003 }],
          },
        });
        await store.addTable(matched);
        await reopen();
        expect(await store.table(table.id)).toEqual(table);
        expect(await store.table(matched.id)).toEqual(matched);
        expect(await store.table(newId())).toBeNull();
      });

      it('changes a table from one revision to the next', async () => {
        const table = sampleTable();
        await store.addTable(table);
        const changed: StoredTable = {
          ...table,
          host: newId(),
          options: { ...table.options, clock: 'days' },
          seats: [{ kind: 'person', id: newId() }, null],
          consent: { number: 2, people: [{ person: newId(), awaySince: null }], offer: null, past: [] },
          revision: 2,
          changedAt: table.changedAt + 5,
        };
        await store.changeTable(changed);
        expect(await store.table(table.id)).toEqual(changed);
      });

      it('refuses a change from any other revision', async () => {
        const table = sampleTable();
        await store.addTable(table);
        for (const revision of [1, 3]) {
          await expect(store.changeTable({ ...table, state: 'finished', revision })).rejects.toBeInstanceOf(
            ConflictError,
          );
        }
        await expect(store.changeTable(sampleTable({ revision: 2 }))).rejects.toBeInstanceOf(ConflictError);
        expect(await store.table(table.id)).toEqual(table);
      });

      it('lets one of two through who change it at the same moment', async () => {
        const table = sampleTable();
        await store.addTable(table);
        const changes = ['playing', 'finished'].map((state) =>
          store.changeTable({ ...table, state: state as StoredTable['state'], revision: 2 }),
        );
        const outcomes = await Promise.allSettled(changes);
        expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      });

      it('finds the tables of a person, the latest first', async () => {
        const person = newId();
        const sits = { kind: 'person', id: person } as const;
        const ids: Id[] = [];
        for (const changedAt of [10, 30, 20]) {
          // Twice at one table is still one table.
          const table = sampleTable({ seats: [sits, null, sits], changedAt });
          await store.addTable(table);
          ids.push(table.id);
        }
        await store.addTable(sampleTable({ host: person }));
        const [oldest, latest, middle] = ids;
        const shown = async (limit: number) =>
          (await store.tablesOf(person, limit)).map(({ table }) => table.id);
        expect(await shown(10)).toEqual([latest, middle, oldest]);
        expect(await shown(2)).toEqual([latest, middle]);
        expect(await store.tablesOf(newId(), 10)).toEqual([]);
      });

      it('follows who sits down, stands up, and where something happened last', async () => {
        const [stays, leaves, comes] = [newId(), newId(), newId()].map(
          (id) => ({ kind: 'person', id }) as const,
        );
        if (stays === undefined || leaves === undefined || comes === undefined)
          throw new Error('three people');
        const table = sampleTable({ seats: [stays, leaves], changedAt: 10 });
        const other = sampleTable({ seats: [stays, null], changedAt: 20 });
        await store.addTable(table);
        await store.addTable(other);
        await store.changeTable({ ...table, seats: [stays, comes], revision: 2, changedAt: 30 });
        const tablesOf = async (person: Id): Promise<Id[]> =>
          (await store.tablesOf(person, 10)).map((found) => found.table.id);
        expect(await tablesOf(stays.id)).toEqual([table.id, other.id]);
        expect(await tablesOf(leaves.id)).toEqual([]);
        expect(await tablesOf(comes.id)).toEqual([table.id]);
      });
    });

    describe("a person's tables", () => {
      const [ann, bob, eve] = [newId(), newId(), newId()];
      const seats = [ann, bob, eve].map((id) => ({ kind: 'person', id }) as const);
      /** The seats of the game are those of the table, turned by one. */
      const players = [human('Bob', bob), human('Eve', eve), human('Ann', ann)];
      const gamesOf = async (person: Id) => (await store.tablesOf(person, 10)).map(({ game }) => game);
      const running = { isOver: false, waitsForHim: false, hasLeft: false };

      it('say for whom the game there waits, and who has left it', async () => {
        const { id } = await begin(store, { players }, { seats });
        expect(await Promise.all([ann, bob, eve].map(gamesOf))).toEqual([[running], [running], [running]]);
        const left = { ...entry(2), kind: 'replaced', seat: 2, character: 'vixen', name: 'Vixen' } as const;
        await store.append([
          { ...write(id, [1]), waitingFor: [0, 1] },
          { ...write(id, [], { after: 1 }), entries: [left], waitingFor: [0, 1] },
          { ...write(id, [3]), waitingFor: [1] },
        ]);
        await reopen();
        expect(await gamesOf(ann)).toEqual([{ ...running, hasLeft: true }]);
        expect(await gamesOf(bob)).toEqual([running]);
        expect(await gamesOf(eve)).toEqual([{ ...running, waitsForHim: true }]);
        await store.append([write(id, [4], { result: sampleResult(1) })]);
        expect(await gamesOf(bob)).toEqual([{ ...running, isOver: true }]);
      });

      it('have no game before one has begun, and know those who came after it', async () => {
        await store.addTable(sampleTable({ seats }));
        expect(await gamesOf(ann)).toEqual([null]);
        const guest = { kind: 'person', id: newId() } as const;
        await begin(store, { players }, { seats: [guest] });
        expect(await gamesOf(guest.id)).toEqual([running]);
      });
    });

    describe('reading', () => {
      it('waits for nobody who writes', async () => {
        const { id } = await begin(store);
        const letGo = await place.holdWrites();
        let isWritten = false;
        // More of them than there are connections.
        const writes = Array.from({ length: 12 }, async () => store.append([write(id, [1])])).map(
          async (written) => written.finally(() => (isWritten = true)),
        );
        expect((await store.game(id))?.log).toEqual([]);
        expect(await store.tablesOf(newId(), 10)).toEqual([]);
        expect(isWritten).toBe(false);
        await letGo();
        expect((await Promise.all(writes)).flat().filter((one) => one === 'written')).toHaveLength(1);
        expect((await store.game(id))?.log).toEqual([entry(1)]);
      });
    });

    describe('writing', () => {
      it('waits for nobody who reads', async () => {
        const { id } = await begin(store);
        const letGo = await place.holdReads();
        expect(await store.append([write(id, [1])])).toEqual(['written']);
        await letGo();
      });
    });

    describe('on show', () => {
      const shown = async (limit = 10) => (await store.onShow(limit)).map(({ table }) => table.id);

      it('are running games of strangers who were found for each other, the latest first', async () => {
        const ids: Id[] = [];
        for (const changedAt of [10, 30, 20]) {
          ids.push((await begin(store, {}, { matched: true, changedAt })).table);
        }
        const [oldest, latest, middle] = ids;
        // Friends who play, and strangers whose game has not begun.
        await begin(store, {}, { changedAt: 40 });
        await store.addTable(sampleTable({ matched: true, changedAt: 40 }));
        await reopen();
        expect(await shown()).toEqual([latest, middle, oldest]);
        expect(await shown(2)).toEqual([latest, middle]);
        const [first] = await store.onShow(1);
        expect(first?.table).toEqual(await store.table(latest ?? ''));
        expect(first?.game).toEqual(await store.summary(first?.table.game ?? ''));
      });

      it('are not those that are over, whether or not their table knows it, nor those that became private', async () => {
        const games = [];
        for (let count = 0; count < 3; count++) games.push(await begin(store, {}, { matched: true }));
        const [ended, noted, changed] = games;
        await store.append([write(ended?.id ?? '', [1], { result: sampleResult(1) })]);
        for (const [start, change] of [
          [noted, { state: 'finished' }],
          [changed, { matched: false }],
        ] as const) {
          const table = await store.table(start?.table ?? '');
          if (table !== null) await store.changeTable({ ...table, ...change, revision: table.revision + 1 });
        }
        expect(await shown()).toEqual([]);
      });
    });

    describe('games', () => {
      it('starts a game and changes its table, together', async () => {
        const table = sampleTable();
        const start = sampleStart(table.id);
        const playing: StoredTable = { ...table, state: 'playing', game: start.id, revision: 2 };
        await store.addTable(table);
        await store.startGame(start, playing);
        await reopen();
        expect(await store.game(start.id)).toEqual({ start, log: [] });
        expect(await store.table(table.id)).toEqual(playing);
        expect(await store.game(newId())).toBeNull();
      });

      it('starts nothing at a table that has changed meanwhile', async () => {
        const table = sampleTable();
        const start = sampleStart(table.id);
        await store.addTable(table);
        await store.changeTable({ ...table, revision: 2 });
        const late = store.startGame(start, { ...table, state: 'playing', game: start.id, revision: 2 });
        await expect(late).rejects.toBeInstanceOf(ConflictError);
        expect(await store.game(start.id)).toBeNull();
        expect((await store.table(table.id))?.state).toBe('gathering');
      });

      it('changes no table for a game that cannot start', async () => {
        const first = await begin(store);
        const table = sampleTable();
        await store.addTable(table);
        const again = store.startGame(
          { ...first, table: table.id },
          { ...table, state: 'playing', revision: 2 },
        );
        await expect(again).rejects.toThrow(/./);
        expect(await store.table(table.id)).toEqual(table);
        expect((await store.game(first.id))?.start).toEqual(first);
      });

      it('sums a game up', async () => {
        const ann = human('Ann');
        const start = await begin(store, { players: [ann, vixen] });
        const running = {
          id: start.id,
          table: start.table,
          startedAt: start.at,
          finishedAt: null,
          ended: null,
          unplayed: [],
          kingdom: FIRST_GAME,
          ownCards: [],
          rated: true,
          isPrivate: false,
          daily: null,
          unwitnessed: false,
          waitingFor: [],
          players: [
            {
              person: ann.kind === 'person' ? ann.id : null,
              character: null,
              name: 'Ann',
              points: null,
              place: null,
            },
            { person: null, character: 'vixen', name: 'Vixen', points: null, place: null },
          ],
        };
        expect(await store.summary(start.id)).toEqual(running);
        await store.append([write(start.id, [1], { result: sampleResult(777) })]);
        expect(await store.summary(start.id)).toEqual({
          ...running,
          finishedAt: 777,
          ended: 'rules',
          players: [
            { ...running.players[0], points: 30, place: 1 },
            { ...running.players[1], points: 24, place: 2 },
          ],
        });
        expect(await store.summary(newId())).toBeNull();
      });

      it('gives nobody a place in a game that somebody never played', async () => {
        const { id } = await begin(store);
        const result = { ...sampleResult(777), why: 'left', places: [], unplayed: [0] };
        await store.append([write(id, [1], { result })]);
        const summary = await store.summary(id);
        expect(summary).toMatchObject({ ended: 'left', unplayed: [0] });
        expect(summary?.players).toMatchObject([{ place: null }, { place: null }]);
      });

      it('gives nobody a place in a game that was broken off', async () => {
        const { id } = await begin(store);
        await store.append([write(id, [1], { result: { ...sampleResult(777), why: 'agreed' } })]);
        const summary = await store.summary(id);
        expect(summary?.ended).toBe('agreed');
        expect(summary?.players).toMatchObject([
          { points: 30, place: null },
          { points: 24, place: null },
        ]);
      });
    });

    describe('append', () => {
      const logOf = async (game: Id) => (await store.game(game))?.log;

      it('keeps what was appended, of many games at once', async () => {
        const [one, two] = [await begin(store), await begin(store)];
        expect(await store.append([write(one.id, [1, 2]), write(two.id, [1])])).toEqual([
          'written',
          'written',
        ]);
        expect(await store.append([write(two.id, [2, 3])])).toEqual(['written']);
        expect(await store.append([])).toEqual([]);
        await reopen();
        expect(await logOf(one.id)).toEqual([entry(1), entry(2)]);
        expect(await logOf(two.id)).toEqual([entry(1), entry(2), entry(3)]);
      });

      it('keeps every kind of entry as it is', async () => {
        const { id } = await begin(store);
        const at = 1_700_000_000_123;
        const log = [
          {
            kind: 'choice',
            seat: 0,
            number: 1,
            words: 'name "Secret\u0000 Chamber" \\ {a,b}',
            sequence: 1,
            at,
          },
          { kind: 'undo', seat: 0, before: 1, sequence: 2, at },
          { kind: 'replaced', seat: 1, character: 'vixen', name: 'Vixen', sequence: 3, at },
          { kind: 'ended', why: 'agreed', by: null, sequence: 4, at },
        ] as const;
        await store.append([{ game: id, after: 0, entries: log, deadline: null, waitingFor: [] }]);
        expect(await logOf(id)).toEqual(log);
      });

      it('refuses what does not continue its log, and writes the rest', async () => {
        const games = await Promise.all([
          begin(store),
          begin(store),
          begin(store),
          begin(store),
          begin(store),
        ]);
        const [good, repeated, gap, hole, mixed] = games.map(({ id }) => id) as [Id, Id, Id, Id, Id];
        await store.append(games.map(({ id }) => write(id, [1, 2])));
        const outcomes = await store.append([
          write(repeated, [2]),
          write(good, [3]),
          write(gap, [4]),
          write(hole, [3, 5]),
          write(newId(), [1]),
          write(mixed, [2, 3]),
        ]);
        expect(outcomes).toEqual(['conflict', 'written', 'conflict', 'conflict', 'conflict', 'conflict']);
        expect(await logOf(good)).toEqual([entry(1), entry(2), entry(3)]);
        for (const game of [repeated, gap, hole, mixed])
          expect(await logOf(game)).toEqual([entry(1), entry(2)]);
      });

      it('writes nothing at all of a refused write', async () => {
        const [ann, bob] = [newId(), newId()];
        const { id } = await begin(store, { players: [human('Ann', ann), human('Bob', bob)] });
        await store.append([write(id, [1], { deadline: 500 })]);
        expect(await store.append([write(id, [1], { deadline: 10, result: sampleResult(900) })])).toEqual([
          'conflict',
        ]);
        expect(await store.overdue(400, 10)).toEqual([]);
        expect(await store.overdue(500, 10)).toEqual([id]);
        expect((await store.summary(id))?.finishedAt).toBeNull();
        expect(await store.ratings([ann, bob])).toEqual([]);
        expect((await store.archive({ limit: 10 })).items).toEqual([]);
      });

      it('takes several writes of one game in their order', async () => {
        const { id } = await begin(store);
        const outcomes = await store.append([
          write(id, [1], { deadline: 10 }),
          write(id, [2, 3], { deadline: 20 }),
          write(id, [3]),
          write(id, [4], { deadline: 30 }),
        ]);
        expect(outcomes).toEqual(['written', 'written', 'conflict', 'written']);
        expect(await logOf(id)).toEqual([entry(1), entry(2), entry(3), entry(4)]);
        expect(await store.overdue(29, 10)).toEqual([]);
        expect(await store.overdue(30, 10)).toEqual([id]);
      });

      it('lets one of those through who append to a game at the same moment', async () => {
        const games = await Promise.all(Array.from({ length: 5 }, () => begin(store)));
        // Also in opposite orders, and with more entries behind the disputed one.
        const rounds = Array.from({ length: 8 }, (_, round) => {
          const order = round % 2 === 0 ? games : games.toReversed();
          return store.append(order.map(({ id }) => write(id, round % 3 === 0 ? [1, 2] : [1])));
        });
        const outcomes = await Promise.all(rounds);
        expect(outcomes.flat().filter((outcome) => outcome === 'written')).toHaveLength(games.length);
        for (const { id } of games) {
          const log = (await logOf(id)) ?? [];
          expect(log.map(({ sequence }) => sequence)).toEqual(log.length === 1 ? [1] : [1, 2]);
        }
      });

      it('keeps for whom a game waits', async () => {
        const { id } = await begin(store);
        expect((await store.summary(id))?.waitingFor).toEqual([]);
        await store.append([write(id, [1], { waitingFor: [0, 2] })]);
        expect((await store.summary(id))?.waitingFor).toEqual([0, 2]);
        await store.append([
          write(id, [2], { waitingFor: [5] }),
          write(id, [], { after: 2, waitingFor: [1] }),
        ]);
        expect((await store.summary(id))?.waitingFor).toEqual([1]);
      });

      it('takes a deadline without an entry', async () => {
        const { id } = await begin(store);
        expect(await store.append([write(id, [1]), write(id, [], { after: 1, deadline: 70 })])).toEqual([
          'written',
          'written',
        ]);
        expect(await store.overdue(70, 10)).toEqual([id]);
        expect(await store.append([write(newId(), [], { deadline: 70 })])).toEqual(['conflict']);
      });

      it('takes nothing from who has missed an entry, not even a deadline', async () => {
        const { id } = await begin(store);
        await store.append([write(id, [1], { deadline: 500, waitingFor: [1] })]);
        const late = write(id, [], { after: 0, deadline: 70, waitingFor: [0] });
        expect(await store.append([late])).toEqual(['conflict']);
        expect(await store.overdue(70, 10)).toEqual([]);
        expect((await store.summary(id))?.waitingFor).toEqual([1]);
      });

      it('takes nothing after the result', async () => {
        const { id } = await begin(store);
        await store.append([write(id, [1], { result: sampleResult(50) })]);
        expect(await store.append([write(id, [2], { deadline: 1, result: sampleResult(60) })])).toEqual([
          'conflict',
        ]);
        expect(await logOf(id)).toEqual([entry(1)]);
        expect((await store.summary(id))?.finishedAt).toBe(50);
        expect(await store.overdue(100, 10)).toEqual([]);
      });

      it('takes large batches', async () => {
        const games = await Promise.all(Array.from({ length: 20 }, () => begin(store)));
        const sequences = Array.from({ length: 300 }, (_, index) => index + 1);
        const outcomes = await store.append(
          games.map(({ id }) => write(id, sequences, { result: sampleResult(1) })),
        );
        expect(outcomes).toEqual(games.map(() => 'written'));
        for (const { id } of games)
          expect(await logOf(id)).toEqual(sequences.map((sequence) => entry(sequence)));
      });
    });

    describe('overdue', () => {
      it('finds running games whose deadline is past, the oldest first', async () => {
        const games = await Promise.all(Array.from({ length: 5 }, () => begin(store)));
        const [late, later, inTime, ended, stopped] = games.map(({ id }) => id) as [Id, Id, Id, Id, Id];
        await store.append([
          write(later, [1], { deadline: 20 }),
          write(late, [1], { deadline: 10 }),
          write(inTime, [1], { deadline: 100 }),
          write(ended, [1], { deadline: 5, result: sampleResult(5) }),
          write(stopped, [1], { deadline: 5 }),
        ]);
        await store.append([write(stopped, [2])]);
        expect(await store.overdue(9, 10)).toEqual([]);
        expect(await store.overdue(50, 10)).toEqual([late, later]);
        expect(await store.overdue(50, 1)).toEqual([late]);
        expect(await store.overdue(100, 10)).toEqual([late, later, inTime]);
      });
    });

    describe('archive', () => {
      /** The ids that all pages together show. */
      async function all(query: Partial<GameQuery>, limit = 2): Promise<Id[]> {
        const ids: Id[] = [];
        let after: string | undefined;
        do {
          const page = await store.archive({ ...query, limit, ...(after === undefined ? {} : { after }) });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          ids.push(...page.items.map(({ id }) => id));
          after = page.next ?? undefined;
        } while (after !== undefined);
        return ids;
      }

      it('shows finished games, the latest first, page by page', async () => {
        await begin(store);
        const games: { id: Id; at: number }[] = [];
        for (const at of [30, 10, 20, 20, 20]) games.push({ id: (await finished(store, at)).id, at });
        const expected = games.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
        expect(await all({}, 1)).toEqual(expected);
        expect(await all({}, 2)).toEqual(expected);
        expect(await all({}, 5)).toEqual(expected);
        expect((await store.archive({ limit: 5 })).next).toBeNull();
        expect((await store.archive({ limit: 5 })).items[0]).toEqual(await store.summary(expected[0] ?? ''));
      });

      it('has games that were brought along, once each, for their player alone, and not without end', async () => {
        const ann = samplePerson();
        await store.addPerson(ann);
        const bring = async (finishedAt: number, start = broughtStart()) => {
          const outcome = await store.keepUnwitnessed(
            start,
            write(start.id, [1, 2], { result: sampleResult(finishedAt) }),
            2,
          );
          return { start, outcome };
        };
        const broughtStart = () => ({
          ...sampleStart(newId(), {
            players: [human('Ann', ann.id), vixen],
            spectators: 'none',
            rated: false,
          }),
          unwitnessed: true as const,
        });
        const first = await bring(10);
        expect(first.outcome).toBe('kept');
        expect((await bring(10, first.start)).outcome).toBe('known');
        const second = await bring(20);
        expect((await bring(30)).outcome).toBe('full');
        expect((await bring(20, second.start)).outcome).toBe('known');
        expect(await all({ person: ann.id })).toEqual([second.start.id, first.start.id]);
        expect(await all({})).toEqual([]);
        expect(await store.summary(first.start.id)).toMatchObject({ unwitnessed: true, finishedAt: 10 });
        expect((await store.game(first.start.id))?.log).toHaveLength(2);
        // Whoever has brought a game along is not taken for somebody who never played.
        expect(await store.sweepPeople(ann.seenAt + 1, 10)).toBe(0);
        expect(await store.forgetFinishedGames(ann.id, 10)).toHaveLength(2);
        expect((await bring(30)).outcome).toBe('kept');
      });

      it('goes on where a page ended, also when games have finished meanwhile', async () => {
        const old = [await finished(store, 10), await finished(store, 20), await finished(store, 30)];
        const first = await store.archive({ limit: 1 });
        await finished(store, 40);
        const second = await store.archive({ limit: 2, after: first.next ?? '' });
        expect(second.items.map(({ id }) => id)).toEqual([old[1]?.id, old[0]?.id]);
      });

      it('finds the beginnings of names and of the words in them', async () => {
        const anna = await finished(store, 10, { players: [human('Anna-Maria Kovács'), vixen] });
        const bob = await finished(store, 20, { players: [human('bob'), vixen] });
        const zoe = await finished(store, 30, { players: [human('ZOË  ŁĄCKA'), human('Ｂｏ')] });
        const fox = await finished(store, 40, { players: [human('\u{1F98A}'), vixen] });
        expect(await all({ player: 'anna' })).toEqual([anna.id]);
        expect(await all({ player: 'ANNA m' })).toEqual([anna.id]);
        expect(await all({ player: 'maria kovacs' })).toEqual([anna.id]);
        expect(await all({ player: 'Kovács' })).toEqual([anna.id]);
        expect(await all({ player: 'bo' })).toEqual([zoe.id, bob.id]);
        expect(await all({ player: 'zoe ł' })).toEqual([zoe.id]);
        expect(await all({ player: '\u{1F98A}' })).toEqual([fox.id]);
        expect(await all({ player: 'vixen' })).toEqual([fox.id, bob.id, anna.id]);
        expect(await all({ player: '  ' })).toEqual([fox.id, zoe.id, bob.id, anna.id]);
        for (const none of ['nna', 'anna kovacs', 'bobb', 'b_o', '_', '"', '--', '\u0000', 'person:']) {
          expect(await all({ player: none })).toEqual([]);
        }
      });

      it('finds by person and by card, and by all together', async () => {
        const ann = human('Ann');
        const id = ann.kind === 'person' ? ann.id : '';
        const witches = ['witch', ...FIRST_GAME.slice(1)];
        const first = await finished(store, 10, { players: [ann, human('Bob')] });
        const second = await finished(store, 20, { players: [human('Ann'), vixen], kingdom: witches });
        const third = await finished(store, 30, { players: [vixen, ann], kingdom: witches });
        expect(await all({ person: id })).toEqual([third.id, first.id]);
        expect(await all({ card: 'witch' })).toEqual([third.id, second.id]);
        expect(await all({ card: 'cellar' })).toEqual([first.id]);
        expect(await all({ card: 'moat' }, 1)).toEqual([third.id, second.id, first.id]);
        expect(await all({ person: id, card: 'witch' })).toEqual([third.id]);
        expect(await all({ person: id, player: 'bob' })).toEqual([first.id]);
        expect(await all({ player: 'ann', card: 'witch' })).toEqual([third.id, second.id]);
        expect(await all({ person: id, player: 'bob', card: 'witch' })).toEqual([]);
        expect(await all({ person: newId() })).toEqual([]);
        expect(await all({ card: 'wit' })).toEqual([]);
      });

      it('shows games that nobody may look on at to those who played, and to nobody else', async () => {
        const ann = human('Ann');
        const id = ann.kind === 'person' ? ann.id : '';
        const open = await finished(store, 10, { players: [ann, human('Bob')] });
        const delayed = await finished(store, 20, { players: [ann, vixen], spectators: 'delayed' });
        const hidden = await finished(store, 30, { players: [ann, vixen], spectators: 'none' });
        expect(await all({})).toEqual([delayed.id, open.id]);
        expect(await all({ player: 'ann' })).toEqual([delayed.id, open.id]);
        expect(await all({ player: 'vixen' })).toEqual([delayed.id]);
        expect(await all({ card: 'moat' })).toEqual([delayed.id, open.id]);
        expect(await all({ player: 'vixen', card: 'moat' })).toEqual([delayed.id]);
        expect(await all({ person: newId() })).toEqual([]);
        expect(await all({ person: id })).toEqual([hidden.id, delayed.id, open.id]);
        expect(await all({ person: id, player: 'vix' })).toEqual([hidden.id, delayed.id]);
        expect(await all({ person: id, player: 'vix', card: 'moat' }, 1)).toEqual([hidden.id, delayed.id]);
        expect(await all({ person: id, card: 'witch' })).toEqual([]);
        expect(await store.summary(hidden.id)).toMatchObject({ finishedAt: 30, isPrivate: true });
        expect(await store.summary(delayed.id)).toMatchObject({ isPrivate: false });
      });

      it('refuses an end of a page that is none', async () => {
        await finished(store, 10);
        const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const wrong = [
          '',
          'x',
          '!!!',
          '[1,"a"]',
          encoded([1]),
          encoded(['1', 'a']),
          encoded([1, 2]),
          encoded(null),
        ];
        wrong.push(`${encoded([1, 'a'])}!`, encoded([1, 'a', 2]), encoded({ length: 2 }));
        for (const after of wrong) {
          const refused: unknown = await store.archive({ limit: 1, after }).catch((error: unknown) => error);
          expect(refused).toBeInstanceOf(Refusal);
          expect(refused).toMatchObject({
            code: 'malformed',
            message: expect.stringContaining('after') as string,
          });
          await expect(store.ladder(1, after)).rejects.toBeInstanceOf(Refusal);
        }
      });
    });

    describe('ratings', () => {
      const WELL_KNOWN = 20;

      /** Somebody whom so many others have met in whole games. */
      async function known(called: string, others = WELL_KNOWN): Promise<Id> {
        const person = samplePerson({ name: called });
        await store.addPerson(person);
        for (let other = 0; other < others; other++) {
          await place.run(`insert into rating_meetings (person, other, often, at, longest, weight)
            values ('${person.id}', '${newId()}', 1, 0, 1, 1)`);
        }
        return person.id;
      }

      const between = async (people: readonly Id[], { rated = true, dealt = true } = {}) =>
        begin(store, { players: people.map((id, seat) => human(`Seat ${seat}`, id)), rated, dealt });

      it('are worked out and written with the end of a game', async () => {
        const [ann, bob] = [await known('Ann', 0), await known('Bob')];
        const { id } = await between([ann, bob]);
        await store.append([write(id, [1], { result: sampleResult(500) })]);
        await reopen();
        const found = new Map((await store.ratings([ann, bob])).map((rating) => [rating.person, rating]));
        expect(found.get(ann)).toMatchObject({ name: 'Ann', games: 1, weight: 1, people: 1 });
        expect(found.get(ann)?.mu).toBeGreaterThan(25);
        // Nobody knows Ann: against her nothing is won or lost.
        expect(found.get(bob)).toMatchObject({ name: 'Bob', games: 1, weight: 0, people: 0, mu: 25 });
        expect(await store.ratings([])).toEqual([]);
        const [change, ...others] = await store.ratingChanges(ann, 10);
        expect(others).toEqual([]);
        expect(change).toMatchObject({
          game: id,
          at: 500,
          before: 0,
          weight: 1,
          length: 1,
          fresh: 1,
          known: 1,
          even: 1,
          held: false,
        });
        expect(change?.after).toBeGreaterThan(0);
        expect(await store.ratingChange(ann, id, 500)).toEqual(change);
        expect(await store.ratingChange(newId(), id, 500)).toBeNull();
      });

      it('win back against picked opponents what was lost to such, and no more', async () => {
        const [ann, bob] = [await known('Ann'), await known('Bob')];
        const picked = { dealt: false };
        const lost = { ...sampleResult(500), points: [1, 2], places: [2, 1] };
        const first = await between([ann, bob], picked);
        await store.append([write(first.id, [1], { result: lost })]);
        const [down] = await store.ratings([ann]);
        expect(down?.mu).toBeLessThan(25);
        expect(down?.owed).toBeCloseTo(25 - (down?.mu ?? 0), 12);
        expect((await store.ratings([bob]))[0]).toMatchObject({ mu: 25, owed: 0 });
        expect(await store.ratingChange(bob, first.id, 500)).toMatchObject({ held: true });
        for (const at of [600, 700, 800]) {
          const third = await known(`Seat ${at}`);
          const { id } = await between([ann, third], picked);
          await store.append([write(id, [1], { result: sampleResult(at) })]);
          await reopen();
        }
        const [up] = await store.ratings([ann]);
        expect(up).toMatchObject({ owed: 0 });
        expect(up?.mu).toBeCloseTo(25, 12);
      });

      it('are moved by games of people at rated tables alone that somebody has won', async () => {
        const [ann, bob] = [await known('Ann'), await known('Bob')];
        const unrated = await between([ann, bob], { rated: false });
        const withBot = await begin(store, { players: [human('Ann', ann), vixen] });
        const unplayed = await between([ann, bob]);
        const nobodyWon = { ...sampleResult(9), why: 'left', places: [], unplayed: [1] };
        await store.append([
          write(unrated.id, [1], { result: sampleResult(7) }),
          write(withBot.id, [1], { result: sampleResult(8) }),
          write(unplayed.id, [1], { result: nobodyWon }),
        ]);
        expect(await store.ratings([ann, bob])).toEqual([]);
        expect(await store.ratingChanges(ann, 10)).toEqual([]);
      });

      it('lose none of the games that end together, in one batch and in many', async () => {
        const [ann, bob, cid] = [await known('Ann'), await known('Bob'), await known('Cid')];
        const games: Id[] = [];
        for (let game = 0; game < 12; game++) {
          const people = game % 2 === 0 ? [ann, bob] : [bob, ann];
          games.push((await between([...people, cid])).id);
        }
        const three = { ...sampleResult(500), points: [3, 2, 1], places: [1, 2, 3], turns: [15, 15, 15] };
        const end = (id: Id) => write(id, [1], { result: three });
        await Promise.all([
          store.append(games.slice(0, 4).map(end)),
          ...games.slice(4).map(async (id) => store.append([end(id)])),
        ]);
        for (const person of [ann, bob, cid]) {
          expect(await store.ratings([person])).toMatchObject([{ games: games.length }]);
          const changes = await store.ratingChanges(person, 50);
          expect(new Set(changes.map(({ game }) => game))).toEqual(new Set(games));
          // Each found those before it: the second meeting, the third, and so on.
          const seen = changes.map(({ fresh }) => Math.round(1 / Math.sqrt(fresh))).sort((a, b) => a - b);
          expect(seen).toEqual(games.map((_, index) => index + 1));
        }
      });

      it('make a ladder of those that are listed, page by page: three sigma below mu', async () => {
        const rows: readonly (readonly [string, number, number])[] = [
          ['best', 27, 1],
          ['a', 22.1, 1],
          ['b', 22.1, 1],
          ['low', -2, 1],
          ['unlisted', 40, 0],
        ];
        for (const [person, rank, listed] of rows) {
          await place.run(`insert into ratings
            (person, name, mu, sigma, games, weight, people, listed, rank_value)
            values ('${person}', '${person}', ${rank + 3}, 1, 9, 9, 9, ${listed}, ${rank})`);
        }
        const people: string[] = [];
        let after: string | undefined;
        do {
          const page = await store.ladder(1, after);
          people.push(...page.items.map(({ person }) => person));
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(people).toEqual(['best', 'b', 'a', 'low']);
        expect(await store.ladder(4)).toMatchObject({ next: null, items: { length: 4 } });
        expect((await store.ladder(3)).next).not.toBeNull();
      });
    });

    describe('upkeep', () => {
      it('makes a secret once', async () => {
        let made = 0;
        const make = () => `secret ${(made += 1)}`;
        const secret = await store.secret('signing', make);
        expect(secret).toBe('secret 1');
        expect(await store.secret('signing', make)).toBe(secret);
        await reopen();
        expect(await store.secret('signing', make)).toBe(secret);
        expect(made).toBe(1);
        expect(await store.secret('another', make)).toBe('secret 2');
      });

      it('gives all who ask at the same moment the same secret', async () => {
        const asked = Array.from({ length: 5 }, () => store.secret('signing', newId));
        expect(new Set(await Promise.all(asked)).size).toBe(1);
      });

      it('is well, and after closing it says that it is closed', async () => {
        await expect(store.check()).resolves.toBeUndefined();
        const closed = await (await freshPlace()).open();
        await closed.close();
        await expect(closed.close()).resolves.toBeUndefined();
        await expect(closed.check()).rejects.toThrow(/closed|destroyed/);
      });

      it('knows when no server ran', async () => {
        expect(await store.resume(1_000, 100)).toEqual([]);
        await store.alive(2_000);
        await reopen();
        // Not longer than one waits for a sign; and a clock that was put back is no pause.
        expect(await store.resume(2_100, 100)).toEqual([]);
        expect(await store.resume(1_500, 100)).toEqual([]);
        expect(await store.resume(5_000, 100)).toEqual([{ from: 1_500, to: 5_000 }]);
        await store.alive(6_000);
        await reopen();
        const both = [
          { from: 1_500, to: 5_000 },
          { from: 6_000, to: 9_000 },
        ];
        expect(await store.resume(9_000, 100)).toEqual(both);
        expect(await store.resume(9_000, 100)).toEqual(both);
      });

      it('takes a step of its schema as a whole or not at all', async () => {
        const fresh = await freshPlace();
        // The last table of the first step is there already.
        await fresh.run('create table secrets (name text)');
        await expect(fresh.open()).rejects.toThrow(/could not be brought to the schema.*"0001-beginning"/s);
        await fresh.run('drop table secrets');
        const opened = await fresh.open();
        await opened.check();
        await opened.close();
      });

      it('brings a database of the first release up to date, with what is in it', async () => {
        const fresh = await freshPlace();
        const newest = await fresh.open();
        await newest.close();
        const players = [human('Bob', 'bob'), vixen, human('Ann', 'ann')];
        const startOf = (id: string, spectators: string): string =>
          JSON.stringify({ id, players, setup: { kingdom: [] }, options: { spectators } });
        const left = JSON.stringify({ kind: 'replaced', seat: 2, character: 'vixen', name: 'Vixen' });
        const result = JSON.stringify({ ...sampleResult(5), points: [9, 8, 7], places: [1, 2, 3] });
        await fresh.run(`${fresh.dropOwnTables} drop index tables_on_show; alter table tables drop column matched;
          alter table tables drop column consent; alter table tables drop column draft;
          alter table games drop column waiting_for; alter table games drop column gone;
          drop table blocks; drop table mutes; drop table invitations;
          drop table game_people; drop table upkeep; drop table outages;
          drop table daily_kingdoms; drop table daily_games; drop table learning;
          drop index people_unused; drop index people_leaving; drop index tables_idle;
          drop index carry_links_by_person;
          alter table people drop column generation; alter table people drop column seen_at;
          alter table people drop column used; alter table people drop column left_at;
          drop table rating_meetings; drop table rating_changes; drop table ratings;
          create table ratings (subject text primary key, name text not null, mu double precision not null,
            sigma double precision not null, games integer not null, rank_value double precision not null);
          insert into ratings values ('person:ann', 'Ann', 40, 1, 100, 37), ('bot:vixen', 'Vixen', 30, 1, 100, 27);
          delete from kysely_migration where name > '0001-beginning';
          insert into people (id, name, language, created_at)
            values ('ann', 'Ann', 'en', 1), ('bob', 'Bob', 'en', 1), ('zoe', 'Zoe', 'en', 1);
          insert into tables (id, host, options, seats, state, game, revision, created_at, changed_at)
            values ('old', 'ann', '{}', '[]', 'playing', 'game', 1, 1, 1);
          insert into table_seats (table_id, person, changed_at) values ('old', 'ann', 1), ('old', 'bob', 1);
          insert into entries (game, sequence, at, body)
            values ('game', 1, 1, '{"kind":"resigned","seat":2}'), ('game', 2, 1, '${left}'), ('game', 3, 1, '${left}');
          insert into games (id, table_id, length, result)
            values ('game', 'old', 3, null), ('open', 'old', 0, '${result}'), ('hidden', 'old', 0, '${result}');
          insert into game_starts (game, start)
            values ('game', '${startOf('game', 'none')}'), ('open', '${startOf('open', 'public')}'),
              ('hidden', '${startOf('hidden', 'none')}');
          insert into archive_terms (term, finished_at, game)
            values ('any', 5, 'open'), ('any', 5, 'hidden'), ('card:moat', 5, 'open'), ('card:moat', 5, 'hidden'),
              ('person:ann', 5, 'open'), ('person:ann', 5, 'hidden')`);
        const opened = await fresh.open();
        const consent = { number: 1, people: [], offer: null, past: [] };
        expect(await opened.table('old')).toMatchObject({ host: 'ann', matched: false, consent });
        expect(await opened.summary('game')).toMatchObject({ waitingFor: [] });
        const hasLeft = async (person: string) =>
          (await opened.tablesOf(person, 1)).map(({ game }) => game?.hasLeft);
        expect([await hasLeft('ann'), await hasLeft('bob')]).toEqual([[true], [false]]);
        await opened.append([{ game: 'game', after: 3, entries: [], deadline: null, waitingFor: [0] }]);
        expect(await opened.tablesOf('bob', 1)).toMatchObject([{ game: { waitsForHim: true } }]);
        const found = async (query: Partial<GameQuery>): Promise<Id[]> =>
          (await opened.archive({ ...query, limit: 10 })).items.map(({ id }) => id);
        expect(await found({})).toEqual(['open']);
        expect(await found({ card: 'moat' })).toEqual(['open']);
        expect(await found({ person: 'ann', card: 'moat' })).toEqual(['open', 'hidden']);
        expect(await opened.person('ann')).toMatchObject({ name: 'Ann', generation: 0 });
        expect(await opened.playedWith('ann', 10)).toEqual([
          { id: 'bob', name: 'Bob', games: 2, ahead: 0, behind: 2, latest: 5 },
        ]);
        // Nobody is let go because he was made long ago; Ann has played, Zoe never has.
        expect(await opened.sweepPeople(2, 10)).toBe(0);
        expect(await opened.sweepPeople(Date.now() + 1e6, 10)).toBe(1);
        expect(await opened.person('zoe')).toBeNull();
        // Whatever earned them did not weigh: the ladder begins anew.
        expect(await opened.ladder(10)).toEqual({ items: [], next: null });
        expect(await opened.ratings(['ann'])).toEqual([]);
        await opened.close();
      });

      it('refuses a database of a newer release', async () => {
        await store.close();
        await place.run(`insert into kysely_migration values ('9999-from-the-future', '2999-01-01')`);
        await expect(place.open()).rejects.toThrow(
          /newer release.*"9999-from-the-future".*Start that release/s,
        );
        await place.run(`delete from kysely_migration where name = '9999-from-the-future'`);
        store = await place.open();
      });

      it('opens a database again without changing it', async () => {
        const { id } = await begin(store);
        await store.append([write(id, [1])]);
        await reopen();
        await reopen();
        expect((await store.game(id))?.log).toEqual([entry(1)]);
        expect(await store.append([write(id, [2])])).toEqual(['written']);
      });
    });
  });
}
