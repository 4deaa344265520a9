// A kingdom that those at a table pick in turn: nobody can hold it up, and it is as it was after a restart.

import type { Id, TableOptions, TableView } from '@tenfold/protocol';
import { TableView as TableViewSchema } from '@tenfold/protocol';
import { setOfCard } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { OLD_MILL } from '../own-cards.ts';
import type { World } from './world.ts';
import { OPTIONS, newWorld, storedGame } from './world.ts';

const PICK_MS = 90_000;

let world: World;
let ann: Id;
let bob: Id;

beforeAll(async () => {
  world = await newWorld();
  [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
});

async function drafting(
  kingdom: Omit<Extract<TableOptions['kingdom'], { kind: 'draft' }>, 'kind'> = {},
  seats = 2,
): Promise<TableView> {
  const options: TableOptions = { ...OPTIONS, kingdom: { kind: 'draft', ...kingdom }, seats };
  const { id } = await world.tables.create(ann, options);
  await world.tables.sit(bob, id);
  for (let seat = 2; seat < seats; seat++) await world.tables.seatBot(ann, id, seat, 'vixen');
  expect(await world.tables.begin(ann, id)).toBeNull();
  return world.tables.view(id);
}

const draftOf = ({ draft }: TableView): NonNullable<TableView['draft']> => {
  if (draft === undefined) throw new Error('nothing is being picked');
  return draft;
};

/** Ann sits on seat 0 and Bob on seat 1. */
const whose = (view: TableView): Id => (draftOf(view).turn === 0 ? ann : bob);
const other = (view: TableView): Id => (whose(view) === ann ? bob : ann);

const left = (view: TableView): string[] => {
  const { kinds, picks, struck } = draftOf(view);
  return kinds.filter((kind) => ![...picks, ...struck].some(({ card }) => card === kind));
};

const step = async (
  view: TableView,
  card = left(view)[0] ?? '',
  verb: 'pick' | 'strike' = 'pick',
  tables = world.tables,
): Promise<TableView> => tables.draft(whose(view), view.id, { verb, card, number: draftOf(view).number });

describe('a draft', () => {
  it('has no Possession at a table without', async () => {
    const kindsAt = async (noPossession: boolean): Promise<readonly string[]> => {
      const kingdom: TableOptions['kingdom'] = { kind: 'draft', sets: ['base', 'alchemy'] };
      const { id } = await world.tables.create(ann, { ...OPTIONS, kingdom, noPossession });
      await world.tables.sit(bob, id);
      await world.tables.begin(ann, id);
      return draftOf(await world.tables.view(id)).kinds;
    };
    expect(await kindsAt(true)).not.toContain('possession');
    expect(await kindsAt(false)).toContain('possession');
  });

  it('goes round until ten lie there, and the game begins with those', async () => {
    let view = await drafting({ sets: ['base'] });
    expect(() => TableViewSchema.parse(view)).not.toThrow();
    const picked: string[] = [];
    while (view.state !== 'playing') {
      const card = left(view).at(-1) ?? '';
      picked.push(card);
      view = await step(view, card);
    }
    expect(view.draft).toBeUndefined();
    expect(picked).toHaveLength(10);
    const { start } = await storedGame(world, view.game ?? '');
    expect(start.setup.kingdom.toSorted()).toEqual(picked.toSorted());
    expect(picked.every((card) => setOfCard(card) === 'base')).toBe(true);
    // A rematch repeats these very cards.
    expect(view.options.kingdom).toEqual({ kind: 'cards', cards: picked.toSorted() });
  });

  it('is refused out of turn, late, twice, and with what is not in it, and changes nothing', async () => {
    const view = await drafting({ sets: ['base'] });
    const { number } = draftOf(view);
    const pick = async (person: Id, card: string, seen = number) =>
      world.tables.draft(person, view.id, { verb: 'pick', card, number: seen });
    await expect(pick(other(view), 'moat')).rejects.toMatchObject({ code: 'not-asked' });
    await expect(pick(whose(view), 'moat', number + 1)).rejects.toMatchObject({ code: 'stale' });
    await expect(pick(whose(view), 'golem')).rejects.toMatchObject({ code: 'illegal' });
    await expect(pick(whose(view), '__proto__')).rejects.toMatchObject({ code: 'illegal' });
    await expect(pick(await world.person('Cleo'), 'moat')).rejects.toMatchObject({ code: 'not-seated' });
    await expect(world.tables.begin(ann, view.id)).rejects.toMatchObject({ code: 'already-started' });
    await expect(step(view, 'moat', 'strike')).rejects.toThrow(/nobody has a veto/);
    expect(draftOf(await world.tables.view(view.id))).toEqual(draftOf(view));
    const after = await step(view, 'moat');
    await expect(step(after, 'moat')).rejects.toThrow(/already|picked/);
  });

  it('lets everybody strike one, also one that lies there', async () => {
    let view = await drafting({ vetoes: true });
    view = await step(view, 'witch');
    const striker = whose(view);
    view = await step(view, 'witch', 'strike');
    expect(whose(view)).toBe(striker);
    expect(draftOf(view)).toMatchObject({ struck: [{ card: 'witch' }], picks: [{ card: 'witch' }] });
    await expect(step(view, 'moat', 'strike')).rejects.toMatchObject({ code: 'illegal' });
    while (view.state !== 'playing') view = await step(view);
    const { kingdom } = view.options;
    expect(kingdom.kind === 'cards' && kingdom.cards).toHaveLength(10);
    expect(kingdom.kind === 'cards' && kingdom.cards).not.toContain('witch');
  });

  it('has home-made cards to be picked; those that nobody picks do not come along', async () => {
    const unloved = { ...OLD_MILL, definition: { ...OLD_MILL.definition, id: 'unloved' } };
    let view = await drafting({ ownCards: [OLD_MILL, unloved] });
    view = await step(view, 'old-mill');
    while (view.state !== 'playing') view = await step(view, left(view).at(-1));
    expect(view.options.kingdom).toMatchObject({ kind: 'cards', ownCards: [OLD_MILL] });
    const { start } = await storedGame(world, view.game ?? '');
    expect(start.setup.ownCards).toEqual([OLD_MILL.definition]);
  });

  it('never waits for bots', async () => {
    let view = await drafting({}, 4);
    const people: (number | null)[] = [];
    while (view.state !== 'playing') {
      people.push(draftOf(view).turn);
      view = await step(view);
    }
    expect(people.every((seat) => seat === 0 || seat === 1)).toBe(true);
    const { start } = await storedGame(world, view.game ?? '');
    expect(new Set(start.setup.kingdom).size).toBe(10);
  });

  it('picks for whose time is over, the same whoever looks, and after a restart', async () => {
    const view = await step(await drafting());
    const { until, number } = draftOf(view);
    world.time.now = until + PICK_MS;
    const later = await world.tables.view(view.id);
    expect(draftOf(later)).toMatchObject({ number: number + 2, until: until + 2 * PICK_MS });
    // Another server on the same store, which knows nothing but what is kept there.
    const anew = world.newTables();
    expect((await anew.view(view.id)).draft).toEqual(later.draft);
    const picked = await step(later, left(later)[0], 'pick', anew);
    expect(draftOf(picked).picks).toHaveLength(4);
    expect(draftOf(picked).until).toBe(world.time.now + PICK_MS);
  });

  it('begins the game when the last picks were made for people, once somebody looks', async () => {
    const view = await drafting();
    world.time.now = draftOf(view).until + 9 * PICK_MS;
    expect(draftOf(await world.tables.view(view.id)).turn).toBeNull();
    const begun = new Promise<TableView>((resolve) =>
      world.tables.onChange((told) => {
        if (told.id === view.id && told.state === 'playing') resolve(told);
      }),
    );
    world.tables.presence(view.id, ann, true);
    const { game } = await begun;
    expect((await storedGame(world, game ?? '')).start.setup.kingdom).toHaveLength(10);
  });

  it('is called off when somebody leaves, and when nobody was there for long', async () => {
    const view = await drafting();
    const without = await world.tables.leave(bob, view.id);
    expect(without).toMatchObject({ state: 'gathering', seats: [{ id: ann }, null] });
    expect(without.draft).toBeUndefined();

    const forgotten = await drafting();
    world.time.now = draftOf(forgotten).until + 10 * PICK_MS;
    const after = await world.tables.view(forgotten.id);
    expect(after.draft).toBeUndefined();
    expect(after.consent.people).toEqual([]);
    await expect(world.tables.begin(ann, after.id)).rejects.toMatchObject({ code: 'not-ready' });
  });

  it('needs cards enough for everybody, and is no rematch', async () => {
    const tooFew: TableOptions = { ...OPTIONS, kingdom: { kind: 'draft', sets: ['guests'] } };
    await expect(world.tables.create(ann, tooFew)).rejects.toMatchObject({ code: 'malformed' });
  });
});
