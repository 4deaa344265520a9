// Home-made cards for tests: one that a table may bring, and kingdoms that hold it.

import type { KingdomSetting, OwnCard } from '@tenfold/protocol';

export const OLD_MILL: OwnCard = {
  definition: {
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 3, potions: 0 },
    play: [
      { do: 'plusActions', n: 1 },
      { do: 'plusCards', n: 2 },
      { do: 'pick', verb: 'discard', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
      { do: 'discardThem' },
    ],
  },
  names: { en: 'Old Mill', hu: 'Öreg malom' },
};

const NINE = ['cellar', 'market', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'woodcutter'];

export const withOldMill: KingdomSetting & { readonly kind: 'cards' } = {
  kind: 'cards',
  cards: [...NINE, 'old-mill'],
  ownCards: [OLD_MILL],
};
