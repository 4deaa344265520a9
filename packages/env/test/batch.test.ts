import { NOBODY } from '@tenfold/rules';
import { Dice } from '@tenfold/laws';
import { describe, expect, it } from 'vitest';
import type { Buffers } from '../src/index.ts';
import { Batch, Environment, layoutForAllCards, newBuffers, seeded } from '../src/index.ts';
import { NAMES, at, kingdomOf } from './positions.ts';

const GAMES = 5;
const PLAYERS = 3;
const layout = layoutForAllCards(PLAYERS);
const setups = seeded(
  { players: NAMES.slice(0, PLAYERS), kingdom: kingdomOf(new Dice('batch'), ['masquerade', 'spy']) },
  'batch',
);

const row = <T extends Float32Array | Uint8Array>(array: T, place: number, size: number): T =>
  array.slice(place * size, (place + 1) * size) as T;

const legalIn = ({ masks }: Buffers, place: number): number[] =>
  [...row(masks, place, layout.actions.size).entries()].flatMap(([action, one]) =>
    one === 1 ? [action] : [],
  );

function newBatch(autoReset = true): { batch: Batch; buffers: Buffers } {
  const buffers = newBuffers(layout, GAMES);
  return { buffers, batch: new Batch(layout, setups, buffers, { autoReset }) };
}

describe('a batch', () => {
  it('plays each game as it would be played alone, one after the other in each place', () => {
    const { batch, buffers } = newBatch();
    const dice = new Dice('steps');
    const alone = Array.from({ length: GAMES }, () => new Environment(layout));
    const over = new Int32Array(GAMES);
    for (const [place, environment] of alone.entries()) environment.reset(setups(place, 0));
    while (over.some((games) => games < 2)) {
      const actions = alone.map((environment, place) => {
        expect(buffers.seats[place]).toBe(environment.seat);
        expect(row(buffers.observations, place, layout.observation.size)).toEqual(environment.observation());
        expect(row(buffers.masks, place, layout.actions.size)).toEqual(environment.mask());
        return dice.pick(environment.legalActions());
      });
      batch.step(actions);
      for (const [place, environment] of alone.entries()) {
        environment.step(actions[place] ?? -1);
        expect(buffers.done[place]).toBe(environment.isOver ? 1 : 0);
        expect(row(buffers.rewards, place, PLAYERS)).toEqual(environment.returns());
        if (!environment.isOver) continue;
        expect([...row(buffers.points, place, PLAYERS)]).toEqual(environment.points());
        over[place] = at(over, place) + 1;
        environment.reset(setups(place, at(over, place)));
      }
    }
  });

  it('leaves games that are over alone where they are not followed by others', () => {
    const { batch, buffers } = newBatch(false);
    const dice = new Dice('steps');
    const rewarded = new Int32Array(GAMES);
    while (buffers.seats.some((seat) => seat !== NOBODY)) {
      batch.step(
        Array.from(buffers.seats, (seat, place) =>
          seat === NOBODY ? -1 : dice.pick(legalIn(buffers, place)),
        ),
      );
      for (const place of rewarded.keys()) {
        const rewards = row(buffers.rewards, place, PLAYERS);
        expect(rewards.some((reward) => reward !== 0)).toBe(buffers.done[place] === 1);
        rewarded[place] = at(rewarded, place) + at(buffers.done, place);
      }
    }
    expect(rewarded.every((times) => times === 1)).toBe(true);
    expect(buffers.masks.every((one) => one === 0)).toBe(true);
    expect(batch.game(0).points()).toHaveLength(PLAYERS);
    batch.reset();
    expect(buffers).toEqual(newBatch().buffers);
  });

  it('changes no game when an action of one of them is refused', () => {
    const { batch, buffers } = newBatch();
    const before = structuredClone(buffers);
    const actions = Array.from(buffers.seats, (_seat, place) => at(legalIn(buffers, place), 0));
    actions[3] = layout.actions.names.indexOf('buy Province');
    expect(() => batch.step(actions)).toThrow(/^game 3: action \d+ \(buy Province\) is not legal now/);
    expect(() => batch.step([0])).toThrow('1 actions were given for 5 games; give one for each');
    expect(() => batch.game(5)).toThrow('there is no game 5; the batch has games 0 to 4');
    expect(buffers).toEqual(before);
    const untouched = batch.game(0).observation();
    expect(untouched).toEqual(row(buffers.observations, 0, layout.observation.size));
  });

  it('refuses arrays that do not fit', () => {
    const buffers = { ...newBuffers(layout, GAMES), masks: new Uint8Array(3) };
    expect(() => new Batch(layout, setups, buffers)).toThrow(
      `masks has 3 numbers for 5 games and must have ${5 * layout.actions.size}; see newBuffers`,
    );
  });
});
