// The first Chancellor, who measured himself by Big Money alone. Nobody is seated beside him; he is who later ones must beat.

import { chancellor } from './chancellor.ts';
import type { Character } from '../characters/character.ts';
import { proposalFor } from '../plans/best-proposal.ts';
import type { Preparation } from '../preparation.ts';
import { knownStrategies } from '../strategy/catalogue.ts';
import { search } from './search.ts';

const preparation: Preparation = {
  seconds: 5,
  prepare: ({ players, setting }, spent, variation = 0) =>
    search({
      table: { ...setting, players },
      catalogue: knownStrategies().map(({ strategy }) => strategy),
      seed: [...setting.kingdom, ...(variation === 0 ? [] : [variation])].join(' '),
      spent,
    }),
  playing: ({ plan, strategy }) => ({ plan: () => plan, maker: chancellor({ plan, strategy }) }),
};

/** The Chancellor as he was at first, for measurements; he is not among the characters. */
export const firstChancellor: Character = {
  id: 'chancellor-1',
  name: 'The first Chancellor',
  strength: 5,
  plan: (lens) => proposalFor(lens).plan,
  maker: (lens) => chancellor(proposalFor(lens))(lens),
  preparation,
};
