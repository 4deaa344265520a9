// Whether it pays to block those who win. Whoever blocks somebody is not matched with him any more; each way of choosing
// whom is played through the real rating code in a town of honest players, and compared with somebody of the same true
// strength who takes whoever comes.

import { wantsFullTests } from '@tenfold/prerequisites';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/traffic-limits.ts';
import type { Society } from './society.ts';
import { AVERAGE, GAMES, GOOD, NOISE, honest, honestGames, town } from './town.ts';

/** Whether a newcomer blocks this one after a game with him. */
type Grudge = (society: Society, other: string, hasLost: boolean) => boolean;

const WAYS: readonly { readonly name: string; readonly blocks: Grudge }[] = [
  { name: 'everybody who has won against him', blocks: (_society, _other, hasLost) => hasLost },
  {
    name: 'everybody who stands above him',
    blocks: (society, other) => society.value(other) > society.value('newcomer'),
  },
  {
    name: 'those who have won although they stand below him',
    blocks: (society, other, hasLost) => hasLost && society.value(other) < society.value('newcomer'),
  },
];

/** The same newcomer as the honest one, with the same number of games, as long as there is anybody left to play with. */
function blocking(strength: number, blocks: Grudge, seed: number): Society {
  const { society, people } = town(seed);
  const newcomer = society.join('newcomer', strength);
  const blocked = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const left = people.filter((person) => !blocked.has(person));
    if (left.length === 0) break;
    const other = society.anyOf(left, newcomer);
    const winner = society.contest(newcomer, other);
    const mayBlock = blocked.size < DEFAULT_LIMITS.blocksPerPerson;
    if (mayBlock && blocks(society, other, winner === other)) blocked.add(other);
    honestGames({ society, people }, 3);
  }
  return society;
}

/** Pairs of a blocking and an honest newcomer in the same town: what a single one wins or loses is luck. */
const TOWNS = Array.from({ length: wantsFullTests() ? 24 : 8 }, (_, at) => at + 1);

describe.each([
  { who: 'an average player', strength: AVERAGE },
  { who: 'a good player', strength: GOOD },
])('$who', ({ strength }) => {
  const honestly = TOWNS.map((seed) => honest(strength, GAMES, seed).value('newcomer'));

  it.each(WAYS)('comes no higher by blocking $name', ({ blocks }) => {
    const gained = TOWNS.map(
      (seed, at) => blocking(strength, blocks, seed).value('newcomer') - (honestly[at] ?? 0),
    );
    expect(gained.reduce((sum, one) => sum + one, 0) / TOWNS.length).toBeLessThan(NOISE);
  });
});
