// Choosing a kingdom, and what can be wrong with one.

const list = new Intl.ListFormat('en-GB');
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const ask = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : ` Do you mean ${or.format(nearest)}?`;

export const kingdom = {
  title: 'Kingdom',
  way: 'How the kingdom is chosen',
  ways: {
    recommended: 'Recommended',
    random: 'Random',
    picked: 'By hand',
    draft: 'In turn',
    text: 'Link or list',
  },

  newcomers: (firstGame: string) =>
    `New to the game? The rulebooks advise you to begin with the base game alone, for instance with “${firstGame}”.`,

  reroll: 'Draw again',
  drawFrom: 'Draw from',
  wishes: 'Wishes',
  atLeastOne: 'At least one with',
  traits: {
    village: '+2 Actions',
    'plus-cards': '+2 Cards',
    'plus-buy': '+1 Buy',
    trasher: 'trashing',
    gainer: 'gaining',
    attack: 'an Attack',
  },
  mostAttacks: 'At most this many Attacks',
  anyNumber: 'any number',
  reactionIfAttacks: 'a Reaction if there are Attacks',
  alchemyThreeToFive: 'three to five Alchemy cards, or none',
  alchemyNeedsOthers: 'This needs cards from another box, too.',
  without: (card: string) => `without ${card}`,
  noWishes: 'Reset wishes',
  likesAndBans: 'Liked and banned cards',
  likedAndBanned: (liked: number, banned: number) => `(${liked} liked, ${banned} banned)`,
  must: 'Must be in it',
  mustHave: (card: string) => `${card} must be in it`,
  ban: 'Banned',
  banned: (card: string) => `${card} is banned`,

  search: 'Search cards',
  nothingFound: (typed: string) => `No card is called “${typed}”.`,
  picked: (count: number, of: number) => `${count} of ${of} cards`,
  fillUp: 'Fill the rest at random',
  clear: 'Clear',
  text: 'A link, a kingdom’s name, or ten cards',
  textHint: 'Cards in your language or in English, with commas or dots between them.',

  // The page of a kingdom
  ownName: 'A kingdom of ten',
  playBots: 'Play it against bots',
  playFriends: 'Play it with friends',
  another: 'Another one',
  link: 'Link to this kingdom',
  rulings: 'Rulings',
  unreadable: 'This kingdom cannot be read',
  chooseOne: 'Choose a kingdom',

  // What is wrong
  named: (name: string) => `the kingdom “${name}”`,
  unknownCard: (card: string, nearest: readonly string[]) => `There is no card “${card}”.${ask(nearest)}`,
  unknownKingdom: (text: string, nearest: readonly string[]) =>
    `“${text}” is neither a recommended kingdom nor ten cards with commas between them.${ask(nearest)}`,
  basicCard: (card: string) => `${card} is a basic card and never a Kingdom pile. Take another in its place.`,
  repeatedCard: (card: string) => `${card} is there twice. Take another card in its place.`,
  wrongSize: (count: number, wanted: number) =>
    count < wanted
      ? `${count} ${count === 1 ? 'card is' : 'cards are'} too few: a kingdom has ${wanted}. Add ${wanted - count}.`
      : `${count} cards are too many: a kingdom has ${wanted}. Take ${count - wanted} away.`,
  noBoxes: 'No box is ticked to draw from. Tick at least one.',
  tooManyMusts: (count: number, highest: number) =>
    `${count} cards must be in it, but a kingdom has ${highest}. Take ${count - highest} off the list.`,
  withoutCard: (card: string) =>
    `${card} is in this kingdom, and the table plays without it. Choose another kingdom, or untick “without ${card}” in the table options.`,
  mustIsBanned: (card: string) => `${card} is both liked and banned. Choose one of the two.`,
  mustOutsideBoxes: (card: string, box: string) =>
    `${card} must be in it, but “${box}” is not ticked to draw from. Tick it, or do without the card.`,
  tooFewCards: (left: number, wanted: number) =>
    `Only ${left} cards are left to draw ${wanted} from. Tick another box, or ban fewer cards.`,
  noneFits: (clash: readonly string[], cures: readonly string[]) =>
    `No kingdom has all of this together: ${clash.join('; ')}. ${
      cures.length === 0 ? 'Drop one of these and draw again.' : `This would help: ${or.format(cures)}.`
    }`,
  tooManyWishes: 'So many wishes take too long to weigh up. Drop some of them.',
  otherTrouble: 'No kingdom can be made from this. Take back your last wish.',
  otherWish: 'another wish',
  partMusts: (cards: readonly string[]) => `${list.format(cards)} must be in it`,
  partBans: (cards: readonly string[]) => `without ${list.format(cards)}`,
  partBoxes: (boxes: readonly string[]) => `only from ${list.format(boxes)}`,
  partTrait: (trait: string) => `at least one with ${trait}`,
  partAttacks: (most: number) =>
    most === 0 ? 'no Attacks' : `at most ${most} ${most === 1 ? 'Attack' : 'Attacks'}`,
  cureMusts: (cards: readonly string[]) => `doing without ${list.format(cards)}`,
  cureBans: (cards: readonly string[]) => `allowing ${list.format(cards)}`,
  cureBoxes: 'drawing from another box',
  cureTrait: (trait: string) => `doing without “${trait}”`,
  cureAttacks: 'allowing more Attacks',
  cureAlchemy: 'any number of Alchemy cards',
  cureReaction: 'doing without a Reaction',
  cureOther: 'taking back another wish',
};
