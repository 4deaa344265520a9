import type { RulebookWords } from './en.ts';

const plural = new Intl.PluralRules('pl');
const forms = (count: number, one: string, few: string, many: string): string => {
  const form = plural.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
const rulings = (count: number): string => forms(count, 'wyjaśnienie', 'wyjaśnienia', 'wyjaśnień');

export const words: RulebookWords = {
  contents: 'Spis treści',
  chapter: (number) => `Rozdział ${number}`,
  az: 'Słowa od A do Z',
  azLead: 'Co znaczą słowa gry i gdzie księga mówi więcej.',
  rulings,
  settled: (count) => `Co rozstrzygnięto: ${rulings(count)}`,
  saidBy: 'Źródła',
  disagree: 'Gdzie instrukcje się różnią',
  holds: 'Co obowiązuje tutaj',
  silent: 'Gdzie instrukcje milczą',
  houseRule: 'Tak gramy tutaj',
  beside: 'Obok w księdze',
  cards: 'Karty, o które chodzi',
  ruling: 'Wyjaśnienie',
  inBook: 'Miejsce w księdze',
  print: 'Drukuj ten rozdział',
  before: 'Poprzednie',
  next: 'Następne',
  noRuling: (id) => `Nie ma wyjaśnienia „${id}”.`,
  noChapter: (id) => `Księga nie ma rozdziału „${id}”.`,
  toContents: 'Do spisu treści',
  languages: 'W innych językach',
  description: 'Zasady gry z każdym wyjaśnieniem instrukcji, po polsku, angielsku, węgiersku i niemiecku.',

  play: 'Prześledź to krok po kroku na stole',
  examples: 'Przykłady na stole',
  search: 'Karta, zasada lub słowo',
  searchLabel: 'Szukaj w księdze zasad',
  found: (count) => (count === 0 ? 'Nic nie znaleziono' : forms(count, 'wynik', 'wyniki', 'wyników')),
  nothing: 'Nic nie pasuje. Spróbuj innego słowa albo nazwy w dowolnym języku.',
  kinds: { card: 'Karta', ruling: 'Wyjaśnienie', section: 'W księdze', word: 'Słowo' },
  noSearch: 'Nie udało się pobrać wyszukiwarki. Sprawdź połączenie i wpisz jeszcze raz.',

  players: 'Ilu was gra?',
  playersCount: (count) => `${count} graczy`,
  pileOf: (name, left) => `${name}: ${forms(left, 'karta', 'karty', 'kart')}`,
  kingdomPile: 'każdy stos Królestwa',
  victoryPile: 'każdy stos Królestwa z kartami Zwycięstwa',
  potionNote: 'tylko gdy któraś karta kosztuje Eliksir',
  endsAt: (piles) => `Gra kończy się, gdy zabraknie Prowincji albo ${piles} stosy są puste.`,
  parts: { name: 'Nazwa', picture: 'Obrazek', text: 'Co robi', cost: 'Koszt', types: 'Typy' },
  mayGive: 'Co może dać?',
  usedOn: 'Użyta na',
  coinShelf: 'Monety',
  potionShelf: 'Monety i Eliksir',
  gives: {
    remodel: (name, cost, limit) =>
      `Przebudowa daje kartę droższą najwyżej o $2 od wyrzuconej. ${name} kosztuje ${cost}, więc granica to ${limit}.`,
    upgrade: (name, cost, limit) =>
      `Rozbudowa daje kartę droższą dokładnie o $1. ${name} kosztuje ${cost}, więc nowa musi kosztować ${limit}.`,
    swindler: (name, cost) =>
      `Oszust daje kartę o takim samym koszcie. ${name} kosztuje ${cost}: zgadzać się muszą i Monety, i Eliksir.`,
    saboteur: (name, cost) =>
      `Sabotażysta wyrzuca kartę za $3 lub więcej; w zamian można pozyskać kartę tańszą co najmniej o $2. ${name} kosztuje ${cost}.`,
    university: () =>
      'Uniwersytet daje Akcję kosztującą najwyżej $5. W tej granicy nie ma Eliksiru, więc nie może go być i w karcie.',
  },
  givesNone: 'Żadna karta nie pasuje.',
  lit: (names) => `Może to być: ${names}.`,
  compare: 'Porównaj dwa koszty',
  compared: {
    more: (one, other) => `${one} kosztuje więcej niż ${other}.`,
    less: (one, other) => `${one} kosztuje mniej niż ${other}.`,
    same: (one, other) => `${one} i ${other} kosztują tyle samo.`,
    none: (one, other) => `Żadne nie kosztuje więcej: ${one} i ${other} nie dają się uporządkować.`,
  },
  apprentice: 'Ile dobiera Uczeń?',
  draws: (name, cards) => `${name}: dobiera ${forms(cards, 'kartę', 'karty', 'kart')}.`,
};
