// Whatever several people do at a table, in whatever order and at the same time, it stays a table.

import type { Id, TableView } from '@tenfold/protocol';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import type { World } from './world.ts';
import { OPTIONS, finish, newWorld } from './world.ts';

const PEOPLE = 8;
let world: World;
let people: Id[];

beforeAll(async () => {
  world = await newWorld();
  people = await Promise.all(Array.from({ length: PEOPLE }, async (_, at) => world.person(`Guest ${at}`)));
});

/** Somebody, or the host. */
const who = fc.oneof(fc.nat({ max: PEOPLE - 1 }), fc.constant(PEOPLE));
const seat = fc.nat({ max: 6 });
const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('sit'), who, seat: fc.option(seat, { nil: undefined }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('bot'), who, seat, name: fc.constantFrom('magpie', 'badger') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear'), who, seat }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('seats'), who, count: fc.integer({ min: 2, max: 6 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rematch'), who }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('agree', 'agree', 'agree', 'decline'), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crowd') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end') }) },
);
type Command = {
  readonly do: string;
  readonly who?: number;
  readonly seat?: number | undefined;
  readonly count?: number;
  readonly name?: string;
};

type Walk = (typeof command extends fc.Arbitrary<infer C> ? C : never)[][];

async function carryOut(id: Id, wish: Command): Promise<unknown> {
  const { tables } = world;
  const person = people[wish.who ?? 0] ?? (await tables.view(id)).host;
  switch (wish.do) {
    case 'sit':
      return tables.sit(person, id, wish.seat);
    case 'leave':
      return tables.leave(person, id);
    case 'bot':
      return tables.seatBot(person, id, wish.seat ?? 0, wish.name ?? '');
    case 'clear':
      return tables.clearSeat(person, id, wish.seat ?? 0);
    case 'seats':
      return tables.change(person, id, { ...OPTIONS, seats: wish.count ?? 2 });
    case 'start':
      return tables.start(person, id);
    case 'clock':
      return tables.change(person, id, { ...(await tables.view(id)).options, clock: 'fast' });
    case 'rematch':
      return tables.rematch(person, id);
    case 'agree':
      return tables.agree(person, id, (await tables.view(id)).consent.number);
    case 'decline':
      return tables.decline(person, id, (await tables.view(id)).consent.number);
    case 'crowd':
      return crowd(id);
    default:
      return endGame(await tables.view(id));
  }
}

/** Everybody comes at once; refused if nobody finds a seat. */
async function crowd(id: Id): Promise<void> {
  const outcomes = await Promise.allSettled(people.map(async (one) => world.tables.sit(one, id)));
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (refusals.length === outcomes.length) throw refusals[0]?.reason as Refusal;
}

/** A game ends once, whoever sees it first. */
const ended = new Set<Id>();

async function endGame(view: TableView): Promise<void> {
  if (view.state !== 'playing' || view.game === null || ended.has(view.game)) return;
  ended.add(view.game);
  await finish(
    world,
    view.game,
    view.seats.map((_, at) => at + 1),
  );
}

/** What is wrong with a table by itself. */
function faultsOf(view: TableView): string[] {
  const seated = view.seats.flatMap((holder) => (holder?.kind === 'person' ? [holder.id] : []));
  const faults = {
    'there are more seats or fewer than the options say': view.seats.length !== view.options.seats,
    'a person sits twice': new Set(seated).size !== seated.length,
    'the host does not sit there': seated.length > 0 && !seated.includes(view.host),
    'a game is played with a free seat': view.state === 'playing' && view.seats.includes(null),
    'no game was ever begun': view.game === null && view.state !== 'gathering',
    'somebody agrees who does not sit there': view.consent.people.some((one) => !seated.includes(one)),
    'a game is offered where none is over': view.consent.offer !== null && view.state !== 'finished',
    'everybody agrees to a rematch, and it does not begin':
      view.consent.offer !== null && seated.every((one) => view.consent.people.includes(one)),
  };
  return wrong(faults);
}

type Outcome = PromiseSettledResult<unknown>;

/** What is wrong with how a table came to be as it is. */
function faultsBetween(before: TableView, outcomes: readonly Outcome[], after: TableView): string[] {
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  const sameGame = after.game === before.game && after.state === 'playing';
  const isSame =
    JSON.stringify({ ...before, overflow: null }) === JSON.stringify({ ...after, overflow: null });
  return wrong({
    'something else than a refusal was thrown': refusals.some(({ reason }) => !(reason instanceof Refusal)),
    'what was refused has changed something': refusals.length === outcomes.length && !isSame,
    'a playing table has changed': before.state === 'playing' && sameGame && !isSame,
    'the overflow is another': before.overflow !== null && after.overflow !== before.overflow,
  });
}

/** Whoever plays now had agreed, or has done something at this moment. */
function clicklessIn(before: TableView, wishes: readonly Command[], after: TableView): Id[] {
  if (after.game === before.game || after.state !== 'playing') return [];
  const isCrowded = wishes.some((wish) => wish.do === 'crowd');
  const clicked = wishes.map(({ who: at = 0 }) => people[at] ?? before.host);
  return after.seats.flatMap((holder) => {
    if (holder?.kind !== 'person' || isCrowded) return [];
    // Who is host may change within the moment.
    const may = [...before.consent.people, ...clicked, after.host];
    return may.includes(holder.id) ? [] : [holder.id];
  });
}

const wrong = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(faults).filter((fault) => faults[fault] === true);

/** Walks that chance alone takes too seldom: two games in a row, and more people than seats. */
const TWO_GAMES: [number, Walk] = [
  2,
  [
    [{ do: 'sit', who: 1, seat: undefined }],
    [{ do: 'start', who: 0 }],
    [{ do: 'end' }],
    [{ do: 'rematch', who: 0 }],
    [{ do: 'agree', who: 1 }],
  ],
];
const A_CROWD: [number, Walk] = [6, [[{ do: 'crowd' }]]];

it('a table stays a table', async () => {
  const seen = { refused: 0, done: 0, started: 0, again: 0, spilled: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 6 }),
      fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { maxLength: 40 }),
      async (seats, moments) => {
        let before = await world.tables.create(people[0] ?? '', { ...OPTIONS, seats });
        const { id } = before;
        let told = before;
        world.tables.onChange((view) => {
          if (view.id === id) told = view;
        });
        for (const wishes of moments) {
          // All of a moment's wishes come at the same time.
          const outcomes = await Promise.allSettled(wishes.map(async (wish) => carryOut(id, wish)));
          const after = await world.tables.view(id);
          expect(faultsOf(after)).toEqual([]);
          expect(faultsBetween(before, outcomes, after)).toEqual([]);
          expect(clicklessIn(before, wishes, after)).toEqual([]);
          expect(told).toEqual(after);
          if (after.overflow !== null && before.overflow === null) seen.spilled++;
          if (after.game !== before.game) seen[before.game === null ? 'started' : 'again']++;
          for (const { status } of outcomes) seen[status === 'fulfilled' ? 'done' : 'refused']++;
          before = after;
        }
        const last = before.overflow === null ? before : await world.tables.view(before.overflow);
        expect(faultsOf(last)).toEqual([]);
      },
    ),
    { numRuns: 60, examples: [TWO_GAMES, A_CROWD] },
  );
  // The walk has been everywhere.
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});
