// What the pages of the rulebook say around the book itself.

export const words = {
  contents: 'Contents',
  chapter: (number: number) => `Chapter ${number}`,
  az: 'Words, from A to Z',
  azLead: 'What the words of the game mean, and where the book tells more.',
  rulings: (count: number) => (count === 1 ? '1 ruling' : `${count} rulings`),
  settled: (count: number) =>
    count === 1 ? 'What has been settled: 1 ruling' : `What has been settled: ${count} rulings`,
  saidBy: 'Said by',
  disagree: 'Where the rulebooks disagree',
  holds: 'What holds here',
  silent: 'Where the rulebooks are silent',
  houseRule: 'Played here',
  beside: 'Beside it in the book',
  cards: 'Cards it is about',
  ruling: 'Ruling',
  inBook: 'Where it stands in the book',
  print: 'Print this chapter',
  before: 'Before',
  next: 'Next',
  noRuling: (id: string) => `There is no ruling “${id}”.`,
  noChapter: (id: string) => `The book has no chapter “${id}”.`,
  toContents: 'To the contents',
  languages: 'In other languages',
  description:
    'The rules of the game with every ruling of the rulebooks, in English, Hungarian, Polish and German.',

  play: 'Step through it on the table',
  examples: 'Examples on the table',
  search: 'Card, ruling or word',
  searchLabel: 'Search the rulebook',
  found: (count: number) => (count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`),
  nothing: 'Nothing fits. Try another word, or a name in any language.',
  kinds: { card: 'Card', ruling: 'Ruling', section: 'In the book', word: 'Word' },
  noSearch: 'The search could not be fetched. Check the connection and type again.',

  players: 'How many play?',
  playersCount: (count: number) => `${count} players`,
  pileOf: (name: string, left: number) => `${name}: ${left} cards`,
  kingdomPile: 'each Kingdom pile',
  victoryPile: 'each Kingdom pile of Victory cards',
  potionNote: 'only if a card costs a Potion',
  endsAt: (piles: number) => `The game ends when the Provinces are gone, or ${piles} piles are empty.`,
  parts: { name: 'Name', picture: 'Picture', text: 'What it does', cost: 'Cost', types: 'Types' },
  mayGive: 'What may it give?',
  usedOn: 'Used on',
  coinShelf: 'coins',
  potionShelf: 'coins and a Potion',
  gives: {
    remodel: (name: string, cost: string, limit: string) =>
      `Remodel gives a card that costs up to $2 more than the one you trash. ${name} costs ${cost}, so the limit is ${limit}.`,
    upgrade: (name: string, cost: string, limit: string) =>
      `Upgrade gives a card that costs exactly $1 more. ${name} costs ${cost}, so it must cost ${limit}.`,
    swindler: (name: string, cost: string) =>
      `Swindler gives a card of the same cost. ${name} costs ${cost}: coins and Potion must both agree.`,
    saboteur: (name: string, cost: string) =>
      `Saboteur trashes a card that costs $3 or more; in its place one may take a card that costs at least $2 less. ${name} costs ${cost}.`,
    university: () =>
      'University gives an Action that costs up to $5. There is no Potion in that limit, so none in the card.',
  },
  givesNone: 'No card fits.',
  lit: (names: string) => `It may be: ${names}.`,
  compare: 'Compare two costs',
  compared: {
    more: (one: string, other: string) => `${one} costs more than ${other}.`,
    less: (one: string, other: string) => `${one} costs less than ${other}.`,
    same: (one: string, other: string) => `${one} and ${other} cost the same.`,
    none: (one: string, other: string) => `Neither costs more: ${one} and ${other} cannot be put in order.`,
  },
  apprentice: 'What does Apprentice draw?',
  draws: (name: string, cards: number) => `For ${name} it draws ${cards} cards.`,
};

export type RulebookWords = typeof words;
