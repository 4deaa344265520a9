// Characters whose preparation does one thing each.

import type { Character, PreparedStrategy, Preparation } from '@tenfold/bots';
import { money, smithy, witch } from '../strategies.ts';

const idea = (strategy: PreparedStrategy['strategy'], share: number): PreparedStrategy => ({
  plan: { plan: 'money', cards: [] },
  strategy,
  share,
});

const student = (id: string, prepare: Preparation['prepare'], seconds = 3600): Character => {
  const maker = () => ({ name: id, choose: () => 0 });
  const plan = () => ({ plan: 'money', cards: [] }) as const;
  return {
    id,
    name: id,
    strength: 1,
    plan,
    maker,
    preparation: { seconds, prepare, playing: () => ({ plan, maker }) },
  };
};

export const characters: readonly Character[] = [
  student('quick', function* () {
    yield idea(money, 0.1);
    yield idea(smithy, 0.2);
    yield idea(witch, 0.3);
  }),
  /** Goes on for ever, whatever the time. */
  student('eager', function* () {
    for (let share = 0; ; share++) yield idea(share === 0 ? money : smithy, share);
  }),
  /** Has one idea and never comes up again from thinking about the next. */
  student('deep', function* () {
    yield idea(money, 0.1);
    for (;;);
  }),
  /** Tells what it sees of the table. */
  student('watchful', function* ({ players, setting }) {
    yield { ...idea(money, players), plan: { plan: 'money', cards: setting.kingdom } };
  }),
  student('idle', () => []),
  student('clumsy', () => {
    throw new Error('I have spilt the ink');
  }),
];
