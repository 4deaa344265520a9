// Whether it pays to farm ratings. Each way of farming is played through the real rating code in a town of honest players,
// and compared with somebody of the same true strength who plays as many games honestly.

import { describe, expect, it } from 'vitest';
import { Society } from './society.ts';
import type { Town } from './town.ts';
import {
  AVERAGE,
  GAMES,
  GOOD,
  NOISE,
  SEEDS,
  TOWN,
  honest,
  honestGames,
  honestValue,
  mean,
  town,
  townspeople,
} from './town.ts';

const PUPPETS = 8;
/** So many people must somebody have met to be known. */
const MET = 20;
/** Of the town: about as strong as somebody good, and far weaker. */
const EQUAL = 'honest 48';
const WEAK = 'honest 3';
const WEAK_STRENGTH = 18;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const puppetsOf = (society: Society, count = PUPPETS): string[] =>
  Array.from({ length: count }, (_, at) => society.join(`puppet ${at}`));

/** How a game with a puppet goes: after how many turns it is over, and whether the puppet gives it up. */
const WAYS = [
  { name: 'resign at once', turns: 2, givesUp: true },
  { name: 'resign late', turns: 15, givesUp: true },
  { name: 'play whole games and lose', turns: 16, givesUp: false },
] as const;
const PACES = [
  { often: 'one a minute', pace: MINUTE },
  { often: 'one a day', pace: DAY },
] as const;

describe.each(WAYS)('a ring of eight puppets who $name', ({ turns, givesUp }) => {
  function farm(society: Society, puppets: readonly string[], pace: number): void {
    society.pace = pace;
    for (let game = 0; game < GAMES; game++) {
      const puppet = puppets[game % puppets.length] ?? '';
      society.finish(['farmer', puppet], turns, givesUp ? [puppet] : []);
    }
  }

  it.each(PACES)('gives nothing where they know nobody else, $often', ({ pace }) => {
    const { society } = town(1);
    society.join('farmer');
    farm(society, puppetsOf(society), pace);
    expect(society.value('farmer')).toBe(0);
    expect(society.isListed('farmer')).toBe(false);
  });

  it.each(PACES)('brings nobody on the ladder where they have met each other, $often', ({ pace }) => {
    const values = mean((seed) => {
      const { society } = town(seed);
      society.join('farmer');
      const puppets = puppetsOf(society);
      for (let round = 0; round < 3; round++) {
        for (const one of puppets) for (const other of puppets) if (one < other) society.contest(one, other);
      }
      farm(society, puppets, pace);
      expect(society.isListed('farmer')).toBe(false);
      return society.value('farmer');
    });
    expect(values).toBeLessThan(honestValue(AVERAGE));
  });

  it('gives less than honest games where they have lost to half the town', () => {
    const values = mean((seed) => {
      const { society, people } = town(seed);
      society.join('farmer');
      const puppets = puppetsOf(society);
      for (const puppet of puppets) {
        for (let game = 0; game < TOWN / 2; game++)
          society.finish([society.anyOf(people, puppet), puppet], 16);
      }
      farm(society, puppets, MINUTE);
      return society.value('farmer');
    });
    expect(values).toBeLessThan(honestValue(AVERAGE) + NOISE);
  });

  it('adds nothing to what an honest player has', () => {
    const values = mean((seed) => {
      const society = honest(AVERAGE, GAMES, seed);
      const before = society.value('newcomer');
      const puppets = puppetsOf(society);
      for (let game = 0; game < GAMES; game++) {
        const puppet = puppets[game % PUPPETS] ?? '';
        society.finish(['newcomer', puppet], turns, givesUp ? [puppet] : []);
      }
      return society.value('newcomer') - before;
    });
    expect(values).toBe(0);
  });
});

/** Twenty who play with this puppet and with nobody else. */
function made({ society }: Town, puppet: string): void {
  for (let game = 0; game < MET; game++) {
    const nobody = society.join(`nobody ${game} of ${puppet}`);
    society.finish(game % 2 === 0 ? [nobody, puppet] : [puppet, nobody], 16);
  }
}

describe('puppets who were made known first, and then lose', () => {
  function farmed(makeKnown: (town: Town, puppet: string) => void, seed: number, count = PUPPETS): Society {
    const all = town(seed);
    const { society } = all;
    society.join('farmer');
    const puppets = puppetsOf(society, count);
    for (const puppet of puppets) makeKnown(all, puppet);
    society.pace = MINUTE;
    for (let game = 0; game < GAMES; game++) society.finish(['farmer', puppets[game % count] ?? ''], 16);
    return society;
  }

  it('give no more than honest games where eight have met twenty made-up people each', () => {
    const value = mean((seed) => farmed(made, seed).value('farmer'));
    expect(value).toBeLessThan(honestValue(AVERAGE) + NOISE);
  });

  it.each([PUPPETS, 20])('give no more than honest games where %i have played in the town', (puppets) => {
    const played = ({ society, people }: Town, puppet: string): void => {
      for (let game = 0; game < MET; game++) society.contest(puppet, society.anyOf(people, puppet));
    };
    const value = mean((seed) => farmed(played, seed, puppets).value('farmer'));
    expect(value).toBeLessThan(honestValue(AVERAGE) + NOISE);
  });

  it('give no more where each storey of puppets loses to the next, the lowest known by made-up people', () => {
    const { society } = town(1);
    const storey = (at: number): string[] =>
      Array.from({ length: MET }, (_, puppet) => society.join(`puppet ${puppet} of storey ${at}`));
    let below = storey(0);
    for (const puppet of below) made({ society, people: [] }, puppet);
    for (let at = 1; at <= 4; at++) {
      const above = at === 4 ? [society.join('farmer')] : storey(at);
      for (const winner of above) for (const loser of below) society.finish([winner, loser], 16);
      below = above;
    }
    expect(society.value('farmer')).toBeLessThan(honestValue(AVERAGE) + NOISE);
  });

  it('give no more where there are two hundred of them', () => {
    const { society } = town(1);
    society.join('farmer');
    for (const puppet of puppetsOf(society, 200)) {
      made({ society, people: [] }, puppet);
      for (let game = 0; game < 3; game++) society.finish(['farmer', puppet], 16);
    }
    expect(society.value('farmer')).toBeLessThan(honestValue(AVERAGE) + NOISE);
  });

  it('give an honest player whom they let win no height that he has not shown where nobody picks', () => {
    const society = honest(WEAK_STRENGTH, GAMES, 1);
    const { mu } = society.rating('newcomer');
    const puppets = puppetsOf(society);
    for (const puppet of puppets) made({ society, people: [] }, puppet);
    for (let game = 0; game < GAMES; game++) {
      society.finish(['newcomer', puppets[game % PUPPETS] ?? ''], 16);
    }
    expect(society.rating('newcomer').mu).toBe(mu);
  });
});

describe('who picks opponents', () => {
  const picked = (society: Society, ranking: readonly string[]): void => society.finish(ranking, 16);

  it('wins back what was lost to such, and no more', () => {
    const society = honest(GOOD, 30, 1);
    const { mu } = society.rating('newcomer');
    picked(society, [EQUAL, 'newcomer']);
    expect(society.rating('newcomer').mu).toBeLessThan(mu);
    for (const other of ['honest 40', 'honest 41', 'honest 42', 'honest 43']) {
      picked(society, ['newcomer', other]);
      expect(society.rating('newcomer').mu).toBeLessThanOrEqual(mu);
    }
    expect(society.rating('newcomer').mu).toBeCloseTo(mu, 9);
  });

  it('is not paid twice for what has been won back where nobody picks', () => {
    const society = honest(AVERAGE, 30, 1);
    for (const other of ['honest 20', 'honest 21', 'honest 22']) picked(society, [other, 'newcomer']);
    expect(society.rating('newcomer').owed).toBeGreaterThan(0);
    for (let won = 30; won < 45; won++) society.finish(['newcomer', `honest ${won}`], 16, [], true);
    const { mu, owed } = society.rating('newcomer');
    expect(owed).toBe(0);
    picked(society, ['newcomer', EQUAL]);
    expect(society.rating('newcomer').mu).toBe(mu);
  });

  it('stands in the order of true strengths all the same where the whole town does', () => {
    const agreed = mean((seed) => {
      const society = new Society(seed);
      society.deals = false;
      const people = townspeople(society);
      honestGames({ society, people }, 60 * TOWN);
      const values = people.map((person) => society.value(person));
      const pairs = values.flatMap((one, at) =>
        values.slice(at + 1).map((other): number => Number(one < other)),
      );
      return pairs.reduce((sum, isRight) => sum + isRight, 0) / pairs.length;
    });
    expect(agreed).toBeGreaterThan(0.85);
  });
});

it('a new puppet for every game gives nothing', () => {
  const { society } = town(1);
  society.join('farmer');
  for (let game = 0; game < GAMES; game++) society.finish(['farmer', society.join(`puppet ${game}`)], 16);
  expect(society.value('farmer')).toBe(0);
});

describe('two friends who trade wins', () => {
  const trade = (society: Society, one: string, other: string): void => {
    for (let game = 0; game < GAMES; game++) society.finish(game % 2 === 0 ? [one, other] : [other, one], 16);
  };

  it('get nowhere by themselves', () => {
    const { society } = town(1);
    trade(society, society.join('one'), society.join('other'));
    expect([society.value('one'), society.value('other')]).toEqual([0, 0]);
  });

  it('get no further than others where both are known', () => {
    const values = mean((seed) => {
      const society = honest(AVERAGE, GAMES / 2, seed);
      const before = society.value('newcomer');
      trade(society, 'newcomer', 'honest 25');
      return society.value('newcomer') - before;
    });
    expect(Math.abs(values)).toBeLessThan(NOISE);
  });

  it('nor does the one whom the other always lets win', () => {
    const values = mean((seed) => {
      const society = honest(AVERAGE, GAMES / 2, seed);
      for (let game = 0; game < GAMES / 2; game++) society.finish(['newcomer', 'honest 25'], 16);
      return society.value('newcomer');
    });
    expect(values).toBeLessThan(honestValue(AVERAGE) + NOISE);
  });
});

describe('an honest player', () => {
  it('comes as high as he is strong', () => {
    expect(honestValue(GOOD)).toBeGreaterThan(honestValue(AVERAGE) + 8);
  });

  it('is on the ladder after a dozen games, and takes the place that he would have if each game weighed fully', () => {
    for (const seed of SEEDS) expect(honest(GOOD, 12, seed).isListed('newcomer')).toBe(true);
    const lost = mean((seed) => {
      const society = honest(GOOD, 40, seed);
      const ahead = (value: (person: string) => number): number =>
        society.people.filter((other) => value(other) > value('newcomer')).length;
      return ahead((person) => society.value(person)) - ahead((person) => society.plainValue(person));
    });
    expect(Math.abs(lost)).toBeLessThan(TOWN / 20);
  });

  it('would have been far behind a farmer if every game weighed fully', () => {
    const { society } = town(1);
    society.join('farmer');
    const puppets = puppetsOf(society);
    for (let game = 0; game < GAMES; game++) society.finish(['farmer', puppets[game % PUPPETS] ?? ''], 2);
    expect(society.plainValue('farmer')).toBeGreaterThan(honestValue(GOOD) + NOISE);
  });

  it('loses nothing to strangers who play better than any newcomer should', () => {
    const society = honest(AVERAGE, GAMES, 1);
    const before = society.value('newcomer');
    for (let game = 0; game < 20; game++) society.finish([society.join(`shark ${game}`), 'newcomer'], 16);
    expect(society.value('newcomer')).toBe(before);
  });

  it('who walks out early loses as much as by staying, and nobody gains by it', () => {
    const [stayed, left, whole] = [honest(GOOD, 30, 1), honest(GOOD, 30, 1), honest(GOOD, 30, 1)];
    const before = stayed.value('newcomer');
    stayed.finish([EQUAL, 'newcomer'], 16);
    left.finish([EQUAL, 'newcomer'], 3, ['newcomer']);
    expect(left.value('newcomer')).toBe(stayed.value('newcomer'));
    expect(left.value('newcomer')).toBeLessThan(before);
    expect(left.value(EQUAL)).toBe(whole.value(EQUAL));
  });

  it('who stands far above another neither gains nor loses by him, unless he walks out', () => {
    const [won, lost, left] = [honest(GOOD, 30, 1), honest(GOOD, 30, 1), honest(GOOD, 30, 1)];
    const before = won.value('newcomer');
    won.finish(['newcomer', WEAK], 16);
    lost.finish([WEAK, 'newcomer'], 16);
    left.finish([WEAK, 'newcomer'], 3, ['newcomer']);
    expect([won.value('newcomer'), lost.value('newcomer')]).toEqual([before, before]);
    expect(left.value('newcomer')).toBeLessThan(before);
    expect(lost.value(WEAK)).toBeGreaterThan(won.value(WEAK));
  });
});
