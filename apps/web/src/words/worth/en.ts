// What a card is worth, by games played while it is made.

export const worth = {
  title: 'What is it worth?',
  playing: (games: string) => `${games} games, still playing`,
  played: (games: string) => `${games} games`,
  noCard: 'Once it is a card, it is played here.',
  early: 'The first games are being played.',
  /** Before and after the coin with the price. */
  price: { before: 'About as strong as a card for', after: '' },
  between: (more: string, less: string) => `: more than ${more}, less than ${less}, in a deck of money.`,
  above: (more: string) => `: more than ${more}, in a deck of money.`,
  below: (less: string) => `: less than ${less}, in a deck of money.`,
  alone: ', in a deck of money.',
  beyond: { before: 'Stronger than every card we know: worth at least', after: ', in a deck of money.' },
  cannotTell: 'The games cannot tell.',
  reasons: {
    points: 'It does nothing when it is played. What points are worth depends on the rest of the deck.',
    actions: 'It makes room for more Actions, and a deck of money has none to follow it.',
    'other-actions': 'It lives on other Actions, and a deck of money has none.',
    reaction: 'A deck of money is worse with it, and nobody attacked here.',
    market: 'A deck of money is worse with it, and what it sells is different in each game.',
    'no-use': 'A deck of money is worse with it, even for 2 coins. Beside other cards it may shine.',
  },
  yours: 'yours',
  range: (low: string, high: string) => `${low} to ${high}`,
  scale: (price: string, low: string, high: string) =>
    `Plays like a card for ${price}; between ${low} and ${high}.`,
  asked: (coins: string) => `Its own price is ${coins}.`,
  scatter: (low: string, high: string) =>
    `Of known cards as strong as this, two in three cost between ${low} and ${high}.`,
  /** How many known cards of each price it surely beats. */
  standing: (parts: readonly string[]) => `Surely stronger than ${parts.join(', ')}.`,
  standingOf: (beaten: number, cards: number, price: number) =>
    `${beaten} of ${cards} known cards for ${price}`,
  standingMore: (beaten: number, cards: number, price: number) => `${beaten} of ${cards} for ${price}`,
  potion: (coins: string) => `A Potion in its cost counts for about ${coins} coins here.`,
  list: 'One, two or five of it, with money',
  won: 'games won',
  listIs:
    'Every card sold for 2 coins, against money alone and against money with a typical card of each price.',
  row: (low: string, high: string) => `95 % interval: ${low} to ${high}`,
  limits: 'What this cannot tell:',
  always: 'how it does in long chains of Actions, and beside cards that love thin decks.',
  limitOf: {
    points: 'What its points are worth in a deck made for them.',
    actions: 'It gives room for more Actions than money has: in such a deck it is worth more.',
    'other-actions': 'It plays other Actions: beside them it is worth more.',
    reaction: 'Nobody attacked here: as a Reaction it is worth more.',
    market: 'What it sells is different in each game.',
  },
  broken: 'A game with it could not be played to its end, so nothing is said. Change what it does.',
  noWorker: 'This needs a part of the page that could not be loaded. Check the connection and load it anew.',
};
