// Cards that nobody has written a word about, which between them ask everything that a text can ask.

import type { CardDefinition, Step } from '@tenfold/rules';

const card = (id: string, ...play: Step[]): CardDefinition => ({
  id,
  types: ['Action'],
  cost: { coins: 2, potions: 0 },
  play: [{ do: 'plusCards', n: 1 }, { do: 'plusActions', n: 1 }, ...play],
});

const pick = (
  verb: 'discard' | 'trash' | 'topdeck' | 'play',
  from: 'hand' | 'revealed' | 'in-play',
  least: number,
  most: number,
  asked: 'you' | 'player-of-the-card' = 'you',
): Extract<Step, { do: 'pick' }> => ({ do: 'pick', verb, from, least, most, filter: {}, asked });

export const homeMadeCards: readonly CardDefinition[] = [
  card('from-hand', pick('trash', 'hand', 0, 2), { do: 'trashThem' }),
  card('from-play', pick('topdeck', 'in-play', 0, 1), { do: 'putThemOnDeck' }),
  card(
    'from-open',
    { do: 'reveal', n: 4 },
    pick('discard', 'revealed', 1, 1),
    { do: 'discardThem' },
    // With cards lying open, something is asked about the hand.
    pick('discard', 'hand', 1, 1),
    { do: 'discardThem' },
    { do: 'putTheRestOnDeck' },
  ),
  card(
    'from-trash',
    {
      do: 'eachOtherPlayer',
      steps: [
        { do: 'reveal', n: 2 },
        pick('trash', 'revealed', 1, 1, 'player-of-the-card'),
        { do: 'trashThem' },
        { do: 'remember' },
        { do: 'discardTheRest' },
      ],
    },
    { do: 'gainFromTrash' },
  ),
  card('from-supply', {
    do: 'gainACard',
    filter: { notType: 'Curse' },
    limit: { exactly: false, it: false, coins: 3 },
    to: 'hand',
    optional: true,
    asked: 'you',
  }),
  card('picked', { ...pick('play', 'hand', 2, 2), filter: { type: 'Action' } }, { do: 'playThem', times: 1 }),
  card(
    'found',
    { do: 'revealUntil', n: 2, filter: { type: 'Action' } },
    { do: 'discardTheRest' },
    { do: 'playThem', times: 1 },
  ),
  card('named', { do: 'nameACard' }, { do: 'reveal', n: 1 }, { do: 'discardTheRest' }),
  card('modes', {
    do: 'choose',
    n: 1,
    optional: false,
    asked: 'you',
    modes: [
      { name: 'bread', steps: [{ do: 'plusCoins', n: 1 }] },
      { name: 'wine', steps: [{ do: 'plusCards', n: 1 }] },
    ],
  }),
  card('passed', { do: 'everyonePassesLeft' }),
];
