// Two positions that differ only in what a seat may not know look alike to it, byte for byte.

import type { Game } from '@tenfold/rules';
import { NOBODY, clone, seedRandom } from '@tenfold/rules';
import { twinOf } from '@tenfold/laws';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../src/index.ts';
import { Environment, layoutFor, layoutForAllCards } from '../src/index.ts';
import { TABLES, at, eachPosition } from './positions.ts';

const SEEDS = [1, 2, 3];

function bytesFor(layout: Layout, game: Game, seat: number): { observation: Buffer; mask: Buffer } {
  const environment = new Environment(layout, { autoForced: false });
  environment.resume(clone(game));
  return {
    observation: Buffer.from(environment.observation(seat).buffer),
    mask: Buffer.from(environment.mask(seat).buffer),
  };
}

describe.each(TABLES)('at a table of %i', (players) => {
  it.each(['possessor', 'keen'] as const)('no hidden card shows in play that is %s', (chooser) => {
    const layout = layoutForAllCards(players);
    let compared = 0;
    let different = 0;
    let possessed = 0;
    for (const seed of SEEDS) {
      eachPosition(players, chooser, `hidden-${players}-${seed}`, (game, asked, dice) => {
        if (asked === undefined || !dice.onceIn(4)) return;
        if (game.turn.possessor !== NOBODY) possessed++;
        for (const seat of game.seats.keys()) {
          const twin = twinOf(game, seat, dice, false);
          const real = bytesFor(layout, game, seat);
          const other = bytesFor(layout, twin, seat);
          expect(other.observation.equals(real.observation)).toBe(true);
          expect(other.mask.equals(real.mask)).toBe(true);
          compared++;
          if (JSON.stringify(twin.seats) !== JSON.stringify(game.seats)) different++;
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
    expect(different).toBeGreaterThan(compared / 2);
    expect(possessed > 0 || chooser === 'keen').toBe(true);
  });

  it('what a seat may imagine looks like the game, but for points that nobody can count any more', () => {
    const layout = layoutForAllCards(players);
    const points = layout.observation.names.indexOf('points:0');
    let compared = 0;
    let uncounted = 0;
    eachPosition(players, 'possessor', `imagined-${players}`, (game, asked, dice) => {
      if (asked === undefined || !dice.onceIn(8)) return;
      const environment = new Environment(layout, { autoForced: false });
      environment.resume(clone(game));
      const { seat } = environment;
      const imagined = environment.imagine(seat, seedRandom('fast', String(compared++)));
      const real = environment.observation();
      const other = imagined.observation();
      const secret = players > 2 && game.passedPoints.length > 0;
      if (secret) {
        uncounted++;
        for (const observation of [real, other]) observation.fill(0, points + 1, points + players);
      }
      expect(Buffer.from(other.buffer).equals(Buffer.from(real.buffer))).toBe(true);
      expect(imagined.mask()).toEqual(environment.mask());
    });
    expect(compared).toBeGreaterThan(10);
    expect(uncounted > 0).toBe(players > 2);
  });
});

describe('the cards of others', () => {
  it('are counted for as long as all that came and went was seen', () => {
    const kingdom = [
      'masquerade',
      'village',
      'smithy',
      'market',
      'mine',
      'moat',
      'cellar',
      'militia',
      'workshop',
      'woodcutter',
    ];
    const layout = layoutFor({ players: ['Ann', 'Bob', 'Cleo'], kingdom });
    const environment = new Environment(layout);
    environment.reset({ players: ['Ann', 'Bob', 'Cleo'], kingdom, seed: 'seen', start: 0 });
    const { names } = layout.observation;
    const seen = (name: string): number => at(environment.observation(0), names.indexOf(name));
    expect([seen('countable:1'), seen('owned:1:copper'), seen('owned:1:estate')]).toEqual([1, 7, 3]);
    const act = (words: string): void => environment.step(layout.actions.names.indexOf(words));
    const has = (words: string): boolean =>
      environment.legalActions().some((action) => layout.actions.names[action] === words);
    while (seen('countable:1') === 1) {
      const wish = ['play Masquerade', 'play treasures', 'buy Masquerade', 'end turn'].find(has);
      if (wish === undefined) environment.step(at(environment.legalActions(), 0));
      else act(wish);
    }
    expect([seen('countable:0'), seen('countable:1'), seen('countable:2')]).toEqual([1, 0, 0]);
    expect([seen('owned:1:copper'), seen('owned:2:copper')]).toEqual([0, 0]);
    expect(seen('owned:0:copper')).toBeGreaterThan(0);
  });
});
