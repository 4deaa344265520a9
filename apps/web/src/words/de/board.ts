import type { board as English } from '../en/board.ts';

const cards = (n: number): string => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;
const times = (n: number): string => (n === 1 ? '' : `, ${n} Stück`);
const cost = (coins: number, potions: number): string => {
  if (potions === 0) return `${coins} Geld`;
  return coins === 0 ? 'einen Trank' : `${coins} Geld und einen Trank`;
};

export const board: typeof English = {
  table: 'Der Tisch',
  supply: 'Vorrat',
  kingdom: 'Königreichkarten',
  treasures: 'Geldkarten',
  points: 'Punktekarten und Flüche',
  others: 'Die Spieler',
  question: 'Was zu entscheiden ist',
  answers: 'Antworten',
  yourHand: 'Deine Hand',
  handOf: (name) => `Hand von ${name}`,
  deck: 'Nachziehstapel',
  discard: 'Ablage\u00ADstapel',
  trash: 'Müll',

  pile: (name, coins, potions, left) =>
    `${name}, kostet ${cost(coins, potions)}, ${left === 0 ? 'keine mehr da' : `noch ${left}`}`,
  inHand: (name, count) => `${name} auf der Hand${times(count)}`,
  inPlay: (name, count) => `${name} im Spielbereich${times(count)}`,
  openCard: (name, count) => `${name}, liegt offen${times(count)}`,
  pickedCard: (name, count) => `${name}, ausgewählt${times(count)}`,
  cardsInHand: (count) => `${cards(count)} auf der Hand`,
  cardsInDeck: (count) => `${cards(count)} im Nachziehstapel`,
  onDiscard: (name) => `${name} oben auf dem Ablagestapel`,
  emptyDiscard: 'Der Ablagestapel ist leer',
  inTrash: (count) => (count === 0 ? 'Der Müll ist leer' : `${cards(count)} im Müll`),
  because: (name) => `wegen: ${name}`,
  returning: 'kommt nach dem Zug zurück',
  sideDeck: 'Schwarz\u00ADmarkt',
  sideDeckOrder: 'Diese Karten sind im Stapel neben dem Vorrat. Ihre Reihenfolge kennt niemand.',
  onMat: (count) => `${cards(count)} auf dem Tableau`,
  tokens: (count) => `${count} Geldmarker`,
  belongings: (name, mat, tokens) => `${name}: ${cards(mat)} auf dem Tableau, ${tokens} Geldmarker`,

  yourTurn: 'Dein Zug',
  turnOf: (name) => `Zug von ${name}`,
  possessedByYou: (name) => `Zug von ${name}, gespielt von dir`,
  possessedBy: (name, by) => `Zug von ${name}, gespielt von ${by}`,
  youPossessed: (by) => `Dein Zug, gespielt von ${by}`,
  /** The parts of a turn, as steps beside each other. */
  phases: { action: 'Aktion', buy: 'Kauf', 'clean-up': 'Aufräumen' },
  actions: (count) => (count === 1 ? 'Aktion' : 'Aktionen'),
  buys: (count) => (count === 1 ? 'Kauf' : 'Käufe'),
  coins: () => 'Geld',
  potions: (count) => (count === 1 ? 'Trank' : 'Tränke'),
  /** What changes prices. */
  cheaper: (coins) => `Jede Karte kostet ${coins} weniger`,

  theirCards: (name) => `Das sind die Karten von ${name}, nicht deine`,
  choosesFor: (name) => `Du wählst für ${name}`,
  /** A purchase that waits for the end of the turn, as its button calls it. */
  atTurnEnd: (purchase) => `${purchase} und den Zug beenden`,
  ownQuestionFirst: 'Zuerst für dich',
  questionForFirst: (name) => `Zuerst für ${name}`,
  pickedSoFar: (count) => `Bisher ${count} ausgewählt`,
  otherCards: (count) => `Andere Karte (${count})`,
  search: 'Karte suchen',
  notFound: 'So heißt keine Karte',
  waitingFor: (names) =>
    names.length === 0 ? 'Einen Moment …' : `Warten auf ${new Intl.ListFormat('de').format(names)}`,
  over: 'Das Spiel ist aus',

  /** Before the number of cards in somebody's hand. */
  inHandShort: 'Hand',
  deckShort: 'Nachziehstapel',
  discardShort: 'Ablage\u00ADstapel',
  /** Before the pictures of what somebody bought in the last turn. */
  bought: 'gekauft',
  askWhy: 'Warum hast du das gekauft?',
  boughtLast: (names) => `zuletzt gekauft: ${new Intl.ListFormat('de').format(names)}`,
  pointsSoFar: (count) => (Math.abs(count) === 1 ? `${count} Punkt` : `${count} Punkte`),
  /** Behind the number of points, on a shield. */
  pointsShort: (count) => (Math.abs(count) === 1 ? 'Punkt' : 'Punkte'),
  /** On one's own plate. */
  youCapital: 'Du',
  you: 'du',
  bot: 'Bot',
  turns: (count) => `${count} ${count === 1 ? 'Zug' : 'Züge'}`,
  /** Which of somebody's turns it is, behind the phase. */
  turnNumber: (number) => `${number}. Zug`,
  onTurn: 'am Zug',
  thinking: 'überlegt',
  preparing: (percent) => `bereitet sich vor: ${percent} %`,
  choosing: 'wählt',
  away: 'nicht da',
  replacedBy: (name) => `${name} spielt weiter`,
  timeLeft: (time) => `Restzeit: ${time}`,
  hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  days: (days, hours) => `${days} ${days === 1 ? 'Tag' : 'Tage'} ${hours} Std.`,
};
