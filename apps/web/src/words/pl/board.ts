import type { board as English } from '../en/board.ts';

const rules = new Intl.PluralRules('pl');

/** "1 karta", "2 karty", "5 kart": the word alone. */
function form(n: number, one: string, few: string, many: string): string {
  const rule = rules.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

const cards = (n: number): string => `${n} ${form(n, 'karta', 'karty', 'kart')}`;
const times = (n: number): string => (n === 1 ? '' : `, sztuk: ${n}`);
const cost = (coins: number, potions: number): string =>
  `${coins} ${form(coins, 'Moneta', 'Monety', 'Monet')}${potions > 0 ? ' i Eliksir' : ''}`;

export const board: typeof English = {
  table: 'Stół',
  supply: 'Rezerwa',
  kingdom: 'Karty Królestwa',
  treasures: 'Skarby',
  points: 'Karty Zwycięstwa i Klątwy',
  others: 'Gracze',
  question: 'Decyzja',
  answers: 'Odpowiedzi',
  yourHand: 'Twoja ręka',
  handOf: (name) => `Ręka gracza ${name}`,
  deck: 'Talia',
  discard: 'Odrzucone',
  trash: 'Kosz',

  pile: (name, coins, potions, left) =>
    `${name}, koszt: ${cost(coins, potions)}, ${left === 0 ? 'stos pusty' : `na stosie: ${left}`}`,
  inHand: (name, count) => `${name} na ręce${times(count)}`,
  inPlay: (name, count) => `${name} w grze${times(count)}`,
  openCard: (name, count) => `${name}, odkryta karta${times(count)}`,
  pickedCard: (name, count) => `${name}, wybrana karta${times(count)}`,
  cardsInHand: (count) => `${cards(count)} na ręce`,
  cardsInDeck: (count) => `${cards(count)} w talii`,
  onDiscard: (name) => `${name} na wierzchu stosu Kart Odrzuconych`,
  emptyDiscard: 'Stos Kart Odrzuconych jest pusty',
  inTrash: (count) => (count === 0 ? 'Kosz jest pusty' : `${cards(count)} w koszu`),
  because: (name) => `powód: ${name}`,
  returning: 'wraca po turze',
  sideDeck: 'Czarny Rynek',
  sideDeckOrder: 'Te karty są w talii obok Rezerwy. Ich kolejności nikt nie zna.',
  onMat: (count) => `${cards(count)} na macie`,
  tokens: (count) => `${count} ${form(count, 'żeton', 'żetony', 'żetonów')} Monety`,
  belongings: (name, mat, tokens) =>
    `${name}: ${cards(mat)} na macie, ${tokens} ${form(tokens, 'żeton', 'żetony', 'żetonów')} Monety`,

  yourTurn: 'Twoja tura',
  turnOf: (name) => `Tura gracza ${name}`,
  possessedByYou: (name) => `Tura gracza ${name}, grasz ty`,
  possessedBy: (name, by) => `Tura gracza ${name}, gra ${by}`,
  youPossessed: (by) => `Twoja tura, gra ${by}`,
  /** The parts of a turn, as steps beside each other. */
  phases: { action: 'Akcja', buy: 'Kupno', 'clean-up': 'Koniec' },
  actions: (count) => form(count, 'Akcja', 'Akcje', 'Akcji'),
  buys: (count) => form(count, 'Zakup', 'Zakupy', 'Zakupów'),
  coins: (count) => form(count, 'Moneta', 'Monety', 'Monet'),
  potions: (count) => form(count, 'Eliksir', 'Eliksiry', 'Eliksirów'),
  /** What changes prices. */
  cheaper: (coins) => `Wszystkie karty tańsze o ${coins}`,

  theirCards: (name) => `To karty gracza ${name}, nie twoje`,
  choosesFor: (name) => `Wybierasz za gracza ${name}`,
  /** A purchase that waits for the end of the turn, as its button calls it. */
  atTurnEnd: (purchase) => `${purchase} i zakończ turę`,
  ownQuestionFirst: 'Najpierw za siebie',
  questionForFirst: (name) => `Najpierw za gracza ${name}`,
  pickedSoFar: (count) => `Wybrano dotąd: ${count}`,
  otherCards: (count) => `Inna karta (${count})`,
  search: 'Szukaj karty',
  notFound: 'Nie ma karty o takiej nazwie',
  waitingFor: (names) =>
    names.length === 0 ? 'Chwileczkę…' : `Czekamy na decyzję: ${new Intl.ListFormat('pl').format(names)}`,
  over: 'Koniec gry',

  /** Before the number of cards in somebody's hand. */
  inHandShort: 'na ręce',
  deckShort: 'talia',
  discardShort: 'odrzucone',
  /** Before the pictures of what somebody bought in the last turn. */
  bought: 'kupione',
  askWhy: 'Dlaczego to kupujesz?',
  boughtLast: (names) => `ostatnio kupione: ${new Intl.ListFormat('pl').format(names)}`,
  pointsSoFar: (count) => `${count} ${form(Math.abs(count), 'punkt', 'punkty', 'punktów')}`,
  /** Behind the number of points, on a shield. */
  pointsShort: (count) => form(Math.abs(count), 'punkt', 'punkty', 'punktów'),
  /** On one's own plate. */
  youCapital: 'Ty',
  you: 'ty',
  bot: 'bot',
  turns: (count) => `${count} ${form(count, 'tura', 'tury', 'tur')}`,
  /** Which of somebody's turns it is, behind the phase. */
  turnNumber: (number) => `tura ${number}`,
  onTurn: 'rozgrywa turę',
  thinking: 'myśli',
  preparing: (percent) => `przygotowuje się: ${percent}%`,
  choosing: 'wybiera',
  away: 'offline',
  replacedBy: (name) => `dalej gra ${name}`,
  timeLeft: (time) => `Pozostały czas: ${time}`,
  hours: (hours, minutes) => `${hours} godz. ${minutes} min`,
  days: (days, hours) => `${days} ${days === 1 ? 'dzień' : 'dni'} ${hours} godz.`,
};
