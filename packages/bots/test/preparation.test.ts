// A player that prepares is given its time, and plays by what it has found.

import type { Play, Preparation, PreparedStrategy } from '@tenfold/bots';
import { characters, preparedPlay, runPreparation, timeSpent } from '@tenfold/bots';
import { Lens, kingdoms, newGame } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';

const [bramble] = characters;
if (bramble === undefined) throw new Error('there are no characters');
const lens = new Lens(
  newGame({ players: ['Ann', 'Bob'], kingdom: kingdoms[0]?.cards ?? [], seed: 'prepare' }),
  0,
);

const named = (name: string): PreparedStrategy => ({
  plan: { plan: 'money', cards: [] },
  strategy: { name, buy: [] },
  share: 0.5,
});

const preparationOf = (...found: readonly PreparedStrategy[]): Preparation => ({
  seconds: 1,
  prepare: () => found,
  playing: ({ plan }) => ({ plan: () => plan, maker: bramble.maker }),
});

/** A clock that goes on by so many milliseconds each time it is looked at. */
function steps(...milliseconds: readonly number[]): () => number {
  let looked = 0;
  return () => milliseconds[looked++] ?? Infinity;
}

describe('a preparation', () => {
  test('tells what is better at once, and how time goes by in steps', () => {
    const [first, second] = [named('first'), named('second')];
    const told: string[] = [];
    const best = runPreparation(preparationOf(first, first, first, second), lens, {
      spent: timeSpent(10, steps(0, 10, 20, 120, 130)),
      onFound: ({ strategy: { name } }, spent) => told.push(`${name} found at ${spent}`),
      onStep: ({ strategy: { name } }, spent) => told.push(`${name} at ${spent}`),
    });
    expect(best).toBe(second);
    expect(told).toEqual(['first found at 0.001', 'first at 0.012', 'second found at 0.013']);
  });

  test('ends when its time is used up, with the best so far', () => {
    const late = named('too late');
    const best = runPreparation(preparationOf(named('first'), named('second'), late), lens, {
      spent: timeSpent(1, steps(0, 500, 1000, 1001)),
    });
    expect(best?.strategy.name).toBe('second');
  });

  test('may find nothing', () => {
    expect(runPreparation(preparationOf(), lens, { spent: () => 0 })).toBeNull();
  });

  test('is what one plays by; without it, the first idea', () => {
    const unprepared: Play & { readonly preparation: Preparation } = {
      plan: () => ({ plan: 'whatever', cards: [] }),
      maker: bramble.maker,
      preparation: preparationOf(),
    };
    expect(preparedPlay(unprepared, null)).toBe(unprepared);
    expect(preparedPlay(unprepared, named('found')).plan(lens)).toEqual({ plan: 'money', cards: [] });
    expect(preparedPlay(bramble, named('found'))).toBe(bramble);
  });
});
