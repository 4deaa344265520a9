// The Chancellor before a game: the search, at the table that it will sit at.

import type { Preparation } from '../preparation.ts';
import { knownStrategies } from '../strategy/catalogue.ts';
import { loadValue, loadedValue } from '../value/shipped-value.ts';
import { chancellor } from './chancellor.ts';
import { search } from './search.ts';

export const preparation: Preparation = {
  seconds: 10,
  load: loadValue,
  prepare: ({ players, setting }, spent, variation = 0) =>
    search({
      table: { ...setting, players },
      catalogue: knownStrategies().map(({ strategy }) => strategy),
      seed: [...setting.kingdom, ...(variation === 0 ? [] : [variation])].join(' '),
      spent,
    }),
  playing: (found) => ({ plan: () => found.plan, maker: chancellor(found, loadedValue()) }),
};
