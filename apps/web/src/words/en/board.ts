// The table of a game.

const plural = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;
const times = (n: number): string => (n === 1 ? '' : `, ${n} of them`);
const cost = (coins: number, potions: number): string => `$${coins}${potions > 0 ? ' and a Potion' : ''}`;
const whose = (name: string): string => `${name}’s`;

export const board = {
  // What the parts of the table are called
  table: 'The table',
  supply: 'Supply',
  kingdom: 'Kingdom cards',
  treasures: 'Treasures',
  points: 'Victory cards and Curses',
  others: 'The players',
  question: 'What to decide',
  answers: 'Answers',
  yourHand: 'Your hand',
  handOf: (name: string) => `${whose(name)} hand`,
  deck: 'Deck',
  discard: 'Discard',
  trash: 'Trash',

  // What lies on it
  pile: (name: string, coins: number, potions: number, left: number) =>
    `${name}, costs ${cost(coins, potions)}, ${left === 0 ? 'none left' : `${left} left`}`,
  inHand: (name: string, count: number) => `${name} in hand${times(count)}`,
  inPlay: (name: string, count: number) => `${name} in play${times(count)}`,
  openCard: (name: string, count: number) => `${name}, lying open${times(count)}`,
  pickedCard: (name: string, count: number) => `${name}, picked${times(count)}`,
  cardsInHand: (count: number) => `${plural(count, 'card', 'cards')} in hand`,
  cardsInDeck: (count: number) => `${plural(count, 'card', 'cards')} in the deck`,
  onDiscard: (name: string) => `${name} on top of the discard pile`,
  emptyDiscard: 'The discard pile is empty',
  inTrash: (count: number) =>
    count === 0 ? 'The Trash is empty' : `${plural(count, 'card', 'cards')} in the Trash`,
  because: (name: string) => `because of ${name}`,
  returning: 'comes back after the turn',
  sideDeck: 'Black Market',
  sideDeckOrder: 'These cards are in the deck beside the Supply. Nobody knows in which order.',
  onMat: (count: number) => `${plural(count, 'card', 'cards')} on the mat`,
  tokens: (count: number) => plural(count, 'Coin token', 'Coin tokens'),
  belongings: (name: string, mat: number, tokens: number) =>
    `${name}: ${plural(mat, 'card', 'cards')} on the mat, ${plural(tokens, 'Coin token', 'Coin tokens')}`,

  // Whose turn it is, and what is left in it
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${whose(name)} turn`,
  possessedByYou: (name: string) => `${whose(name)} turn, played by you`,
  possessedBy: (name: string, by: string) => `${whose(name)} turn, played by ${by}`,
  youPossessed: (by: string) => `Your turn, played by ${by}`,
  /** The parts of a turn, as steps beside each other. */
  phases: { action: 'Action', buy: 'Buy', 'clean-up': 'Clean-up' },
  actions: (count: number): string => (count === 1 ? 'Action' : 'Actions'),
  buys: (count: number): string => (count === 1 ? 'Buy' : 'Buys'),
  coins: (count: number): string => (count === 1 ? 'Coin' : 'Coins'),
  potions: (count: number): string => (count === 1 ? 'Potion' : 'Potions'),
  /** What changes prices. */
  cheaper: (coins: number) => `Every card costs ${coins} less`,

  // The question
  theirCards: (name: string) => `These are ${whose(name)} cards, not yours`,
  choosesFor: (name: string) => `You choose for ${name}`,
  /** A purchase that waits for the end of the turn, as its button calls it. */
  atTurnEnd: (purchase: string) => `${purchase}, and end the turn`,
  /** Buttons: of two questions at once, the one that is not shown shall be answered first. */
  ownQuestionFirst: 'First for yourself',
  questionForFirst: (name: string) => `First for ${name}`,
  pickedSoFar: (count: number) => `${count} picked so far`,
  otherCards: (count: number) => `Another card (${count})`,
  search: 'Search for a card',
  notFound: 'No card is called that',
  waitingFor: (names: readonly string[]) =>
    names.length === 0 ? 'One moment …' : `Waiting for ${new Intl.ListFormat('en-GB').format(names)}`,
  over: 'The game is over',

  // The players
  /** Before the number of cards in somebody's hand. */
  inHandShort: 'hand',
  deckShort: 'deck',
  discardShort: 'discard',
  /** Before the pictures of what somebody bought in the last turn. */
  bought: 'bought',
  askWhy: 'Why did you buy that?',
  boughtLast: (names: readonly string[]) => `bought last: ${new Intl.ListFormat('en-GB').format(names)}`,
  pointsSoFar: (count: number) => plural(count, 'point', 'points'),
  /** Behind the number of points, on a shield. */
  pointsShort: (count: number): string => (Math.abs(count) === 1 ? 'point' : 'points'),
  /** On one's own plate. */
  youCapital: 'You',
  you: 'you',
  bot: 'bot',
  turns: (count: number) => plural(count, 'turn', 'turns'),
  /** Which of somebody's turns it is, behind the phase. */
  turnNumber: (number: number) => `turn ${number}`,
  onTurn: 'on turn',
  thinking: 'is thinking',
  preparing: (percent: number) => `is preparing: ${percent}%`,
  choosing: 'is choosing',
  away: 'is away',
  replacedBy: (name: string) => `${name} plays on`,
  timeLeft: (time: string) => `Time left: ${time}`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
};
