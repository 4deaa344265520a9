// One kingdom a day: what it is, how everybody did, and one's own game of it.

import type { DailyDay } from '@tenfold/protocol';
import { DailyAnswer, DailyGameAnswer } from '@tenfold/protocol';
import type { DailyKingdom } from '../daily/daily-kingdom.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { Endpoint } from './endpoint.ts';
import { forAnybody, forPeople } from './endpoint.ts';

export const dailyEndpoints = (
  daily: DailyKingdom,
  quotas: Pick<Quotas, 'newTable'>,
): readonly Endpoint[] => [
  forAnybody({
    method: 'GET',
    path: '/daily',
    cost: 4,
    summary:
      'The kingdom of the day, the latest whose results are final, and one’s own games of both. How the others did is told ' +
      'to who has ended the own game, and to everybody once the day is closed.',
    answer: DailyAnswer,
    async handle(_given, { person }) {
      const { today, before, ...rest } = await daily.shownTo(person?.id ?? null);
      return { ...rest, today: mutable(today), before: before === null ? null : mutable(before) };
    },
  }),
  forPeople({
    method: 'POST',
    path: '/daily',
    summary:
      'One’s own game of the day, against the same bot and with the same shuffles as everybody’s: begun, or the one that was ' +
      'begun. There is one a day, also for who gives it up.',
    answer: DailyGameAnswer,
    async handle(_given, { person }) {
      await quotas.newTable(person.id);
      return daily.begin(person.id);
    },
  }),
];

const mutable = ({ kingdom, results, ...day }: DailyDay) => ({
  ...day,
  kingdom: [...kingdom],
  results: results === null ? null : { ...results, spread: [...results.spread] },
});
