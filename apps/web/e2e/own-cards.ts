// Home-made cards that are hard to fit: long names in every language, a long text, a choice, and a plain one.

import type { OwnCard } from '@tenfold/protocol';

export const LAMPLIGHTER: OwnCard = {
  definition: {
    id: 'lamplighter',
    types: ['Action', 'Attack'],
    cost: { coins: 4, potions: 0 },
    play: [
      { do: 'plusCards', n: 1 },
      { do: 'plusActions', n: 1 },
      {
        do: 'choose',
        n: 1,
        optional: false,
        asked: 'you',
        modes: [
          { name: 'choice-1', steps: [{ do: 'plusCoins', n: 1 }] },
          {
            name: 'choice-2',
            steps: [
              { do: 'pick', verb: 'trash', from: 'hand', least: 1, most: 1, filter: {}, asked: 'you' },
              { do: 'trashThem' },
            ],
          },
        ],
      },
      { do: 'eachOtherPlayer', steps: [{ do: 'gain', card: 'copper', to: 'hand' }] },
    ],
  },
  names: { en: 'Lamplighter', hu: 'Lámpagyújtogató', pl: 'Latarnik miejski', de: 'Laternenanzünderin' },
  emblem: 'lantern',
  scene: 'night',
};

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
  names: { en: 'Old Mill', hu: 'Öreg malom', pl: 'Stary młyn', de: 'Alte Mühle' },
};
