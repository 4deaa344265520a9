import type { board as English } from '../en/board.ts';

const times = (n: number): string => (n === 1 ? '' : `, ${n} darab`);
const cost = (coins: number, potions: number): string =>
  `${coins} érme${potions > 0 ? ' és egy Varázsital' : ''}`;

export const board: typeof English = {
  table: 'Az asztal',
  supply: 'Készlet',
  kingdom: 'Birodalomkártyák',
  treasures: 'Kincsek',
  points: 'Győzelmipont-kártyák és Átkok',
  others: 'A játékosok',
  question: 'Miről kell dönteni',
  answers: 'Válaszok',
  yourHand: 'A kezed',
  handOf: (name) => `${name} keze`,
  deck: 'Húzópakli',
  discard: 'Használt pakli',
  trash: 'Szemét',

  pile: (name, coins, potions, left) =>
    `${name}, ára ${cost(coins, potions)}, ${left === 0 ? 'elfogyott' : `${left} maradt`}`,
  inHand: (name, count) => `${name} a kézben${times(count)}`,
  inPlay: (name, count) => `${name} kijátszva${times(count)}`,
  openCard: (name, count) => `${name} felfedve${times(count)}`,
  pickedCard: (name, count) => `${name} kiválasztva${times(count)}`,
  cardsInHand: (count) => `${count} lap a kézben`,
  cardsInDeck: (count) => `${count} lap a húzópakliban`,
  onDiscard: (name) => `${name} a használt pakli tetején`,
  emptyDiscard: 'A használt pakli üres',
  inTrash: (count) => (count === 0 ? 'A szemét üres' : `${count} lap a szemétben`),
  because: (name) => `oka: ${name}`,
  returning: 'a kör után visszakerül',
  sideDeck: 'Feketepiac',
  sideDeckOrder: 'Ezek a lapok vannak a készlet melletti pakliban. A sorrendjüket senki sem ismeri.',
  onMat: (count) => `${count} lap a tálcán`,
  tokens: (count) => `${count} érmejelző`,
  belongings: (name, mat, tokens) => `${name}: ${mat} lap a tálcán, ${tokens} érmejelző`,

  yourTurn: 'A te köröd',
  turnOf: (name) => `${name} köre`,
  possessedByYou: (name) => `${name} köre, te játszod`,
  possessedBy: (name, by) => `${name} köre, ${by} játssza`,
  youPossessed: (by) => `A te köröd, ${by} játssza`,
  /** The parts of a turn, as steps beside each other. */
  phases: { action: 'Akció', buy: 'Vásárlás', 'clean-up': 'Befejezés' },
  actions: () => 'akció',
  buys: () => 'vásárlás',
  coins: () => 'érme',
  potions: () => 'Varázsital',
  /** What changes prices. */
  cheaper: (coins) => `Minden lap ${coins} érmével olcsóbb`,

  theirCards: (name) => `Ezek ${name} lapjai, nem a tieid`,
  choosesFor: (name) => `${name} helyett választasz`,
  /** A purchase that waits for the end of the turn, as its button calls it. */
  atTurnEnd: (purchase) => `${purchase}, majd a kör vége`,
  ownQuestionFirst: 'Előbb a saját lapod',
  questionForFirst: (name) => `Előbb ${name} helyett`,
  pickedSoFar: (count) => `Eddig ${count} kiválasztva`,
  otherCards: (count) => `Másik lap (${count})`,
  search: 'Lap keresése',
  notFound: 'Nincs ilyen nevű lap',
  waitingFor: (names) =>
    names.length === 0 ? 'Egy pillanat…' : `Várunk: most ${new Intl.ListFormat('hu').format(names)} választ`,
  over: 'A játéknak vége',

  /** Before the number of cards in somebody's hand. */
  inHandShort: 'kézben',
  deckShort: 'húzópakli',
  discardShort: 'használt pakli',
  /** Before the pictures of what somebody bought in the last turn. */
  bought: 'vett',
  askWhy: 'Miért ezt vetted?',
  boughtLast: (names) => `legutóbb vett: ${new Intl.ListFormat('hu').format(names)}`,
  pointsSoFar: (count) => `${count} pont`,
  /** Behind the number of points, on a shield. */
  pointsShort: () => 'pont',
  /** On one's own plate. */
  youCapital: 'Te',
  you: 'te',
  bot: 'bot',
  turns: (count) => `${count} kör`,
  /** Which of somebody's turns it is, behind the phase. */
  turnNumber: (number) => `${number}. kör`,
  onTurn: 'soron van',
  thinking: 'gondolkodik',
  preparing: (percent) => `készül: ${percent}%`,
  choosing: 'választ',
  away: 'nincs itt',
  replacedBy: (name) => `${name} játszik tovább`,
  timeLeft: (time) => `Hátralévő idő: ${time}`,
  hours: (hours, minutes) => `${hours} ó ${minutes} p`,
  days: (days, hours) => `${days} nap ${hours} ó`,
};
