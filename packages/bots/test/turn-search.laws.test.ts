import { searchingStrategist, strategist } from '@tenfold/bots';
import { seedRandom } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { NAMED, drawHand, playedWorth, provenBest } from './turn-hands.ts';

const HANDS_OF_EACH = 40;

test.each(NAMED)('a turn with %s comes to the most that any order of play comes to', (about) => {
  const random = seedRandom('fast', `hands with ${about}`);
  let proven = 0;
  let bestByDefault = 0;
  const missed: string[] = [];
  let drawn = 0;
  while (proven < HANDS_OF_EACH) {
    const hand = drawHand(about, random);
    drawn++;
    const maker = strategist(hand.strategy);
    const best = provenBest(hand, maker);
    if (best === null) continue;
    proven++;
    if (playedWorth(hand, maker) === best) bestByDefault++;
    const reached = playedWorth(hand, searchingStrategist(hand.strategy));
    if (reached !== best) missed.push(`hand ${drawn}: ${reached} of ${best}`);
  }
  expect(missed).toEqual([]);
  expect(bestByDefault).toBeLessThan(proven);
});
