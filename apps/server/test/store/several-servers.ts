// What a store must do on which several servers work at the same time.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { Place } from './contract.ts';
import { begin, entry, human, newId, samplePerson, sampleResult, write } from './samples.ts';

export function severalServersContract(name: string, newPlace: () => Promise<Place>): void {
  describe(`Several servers on ${name}`, () => {
    let place: Place;
    let store: Store;
    beforeAll(async () => {
      place = await newPlace();
      store = await place.open();
    }, 120_000);
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    it('write to the same games, each entry once', async () => {
      const other = await place.open();
      const games = await Promise.all(Array.from({ length: 5 }, () => begin(store)));
      const rounds = [store, other, store, other].map((each, round) => {
        const order = round < 2 ? games : games.toReversed();
        return each.append(order.map(({ id }) => write(id, [1])));
      });
      const outcomes = (await Promise.all(rounds)).flat();
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(games.length);
      for (const { id } of games) expect((await other.game(id))?.log).toEqual([entry(1)]);
      await other.close();
    });

    it('rate games of the same people that end together, and lose none', async () => {
      const other = await place.open();
      const people = [samplePerson({ name: 'Ann' }), samplePerson({ name: 'Bob' })];
      for (const person of people) await store.addPerson(person);
      const players = people.map(({ id, name: own }) => human(own, id));
      const games = await Promise.all(
        Array.from({ length: 12 }, (_, game) =>
          begin(store, { players: game % 2 === 0 ? players : players.toReversed(), rated: true }),
        ),
      );
      await Promise.all(
        games.map(async ({ id }, game) =>
          (game % 2 === 0 ? store : other).append([write(id, [1], { result: sampleResult(500) })]),
        ),
      );
      for (const { id } of people) {
        expect(await other.ratings([id])).toMatchObject([{ games: games.length }]);
        expect(await store.ratingChanges(id, 50)).toHaveLength(games.length);
      }
      await other.close();
    });

    it('can open it for the first time at once', async () => {
      const fresh = await newPlace();
      const stores = await Promise.all([fresh.open(), fresh.open(), fresh.open()]);
      const secrets = await Promise.all(stores.map((each) => each.secret('signing', newId)));
      expect(new Set(secrets).size).toBe(1);
      for (const each of stores) await each.close();
      await fresh.remove();
    });
  });
}
