// Co może być nie tak ze strategią, po polsku. The words of the language itself stay English: they are typed so.

import { enumerated } from './complaint.ts';
import type { Complaints } from './complaints.ts';

const or = (words: readonly string[]): string => enumerated(words, 'lub');
const and = (words: readonly string[]): string => enumerated(words, 'i');
const meant = (names: readonly string[]): string => `czy chodzi o: ${or(names)}?`;
const behind = (next: string): string => (next === '' ? '' : ` przed „${next}”`);
const line = (place: string): string => place.replace(/^line (\d+)$/, 'wiersz $1');

export const pl: Complaints = {
  unreadableQuotes: () => ({
    message: 'tekstu w cudzysłowie nie da się odczytać',
    remedy: 'wpisz \\" zamiast cudzysłowu w środku i \\\\ zamiast ukośnika',
  }),
  openQuote: () => ({ message: 'cudzysłów nie jest zamknięty', remedy: 'postaw " na końcu nazwy' }),
  quoteWithoutEnd: () => ({
    message: 'tekst, który zaczyna się cudzysłowem, musi się nim kończyć',
    remedy: 'postaw " na końcu i \\ przed każdym " w środku albo usuń pierwszy',
  }),
  noNumber: (text) => ({ message: `„${text}” to nie liczba`, remedy: 'zapisz ją tak jak 3 lub 2.5' }),
  strangeSign: (sign) => ({ message: `„${sign}” nic tu nie znaczy`, remedy: 'usuń to' }),
  greatNumber: () => ({ message: 'ta liczba jest za duża', remedy: 'wpisz mniejszą' }),

  unknownCard: (name, nearest) => ({
    message: `nie ma karty „${name}”`,
    remedy: nearest.length === 0 ? 'wpisz nazwę karty, na przykład Smithy' : meant(nearest),
  }),
  missingCard: () => ({ message: 'brakuje nazwy karty', remedy: 'wpisz ją, na przykład Smithy' }),
  noChoice: (card) => ({
    message: `${card} nie daje wyboru`,
    remedy: 'usuń wiersz albo wpisz nazwę karty z wyborem, na przykład Minion',
  }),
  unknownMode: (card, mode, modes) => ({
    message: `${card} nie ma możliwości „${mode}”`,
    remedy: `jej możliwości to ${and(modes)}`,
  }),
  missingMode: (modes) => ({
    message: 'brakuje możliwości',
    remedy: modes.length === 0 ? 'usuń wiersz' : `wpisz ${or(modes)}`,
  }),
  asksForNothing: (card) => ({ message: `${card} nigdy nie pyta o kartę`, remedy: 'usuń wiersz' }),
  neverAsks: (card, verb, verbs) => ({
    message: `${card} nigdy o to nie pyta: ${verb}`,
    remedy: `pyta o: ${or(verbs)}`,
  }),

  unknownLine: (word, nearest) => ({
    message: `żaden wiersz nie zaczyna się od „${word}”`,
    remedy:
      nearest.length > 0
        ? meant(nearest)
        : 'zacznij go od buy, play, never play lub with, albo od # jako uwagę',
  }),
  saidTwice: (word, first, second) => ({
    message: `${word} występuje dwa razy, najpierw w wierszu ${first}`,
    remedy: `usuń wiersz ${first} albo wiersz ${second}`,
  }),
  missingText: (word) => ({
    message: `brakuje tekstu po „${word}”`,
    remedy: 'wpisz go po pierwszym słowie wiersza',
  }),
  missingPlayers: (most) => ({
    message: 'brakuje liczby graczy',
    remedy: `wpisz jedną od 2 do ${most} albo kilka, z przecinkami między nimi`,
  }),
  countBeforeCard: (count) => ({
    message: 'reguła kupuje jedną kartę naraz',
    remedy: `jako granicę wpisz warunek: buy Smithy when own < ${count}`,
  }),
  listOfCards: (first, second) => ({
    message: 'reguła kupuje jedną kartę',
    remedy: `napisz regułę dla każdej, najważniejszą najpierw: buy ${first}, a pod nią buy ${second}`,
  }),
  missingStyle: () => ({
    message: 'brakuje stylu',
    remedy: 'wpisz jedno słowo, na przykład aggressiveTrashing',
  }),
  howToPlay: () => ({
    message: 'nie powiedziano, jak zagrać kartę',
    remedy:
      'po jej nazwie wpisz „first”, „last”, „before” i kartę, „only if” i warunek albo „for” i możliwość; ' +
      '„never play” zostawia ją na ręce',
  }),
  neverWithoutPlay: () => ({
    message: 'brakuje „play” po „never”',
    remedy: 'wpisz never play i kartę',
  }),
  onlyWithoutIf: () => ({
    message: 'brakuje „if” po „only”',
    remedy: 'wpisz only if i warunek, na przykład only if Copper in hand > 0',
  }),
  whatToDo: (verbs) => ({
    message: 'nie powiedziano, co zrobić z kartą',
    remedy: `wpisz ${or(verbs)} po jej nazwie`,
  }),
  guardState: () => ({
    message: 'nie powiedziano, czy ochrona jest włączona',
    remedy: 'wpisz guard off albo usuń wiersz',
  }),
  notUnderstood: (text, nearest) => ({
    message: `„${text}” jest tu niezrozumiałe`,
    remedy: nearest.length === 0 ? 'usuń to albo zacznij warunek od when' : meant(nearest),
  }),
  whenNotIf: () => ({ message: '„if” jest tu niezrozumiałe', remedy: 'wpisz when' }),
  andNotComma: () => ({
    message: '„,” jest tu niezrozumiałe',
    remedy: 'między warunkami postaw „and”',
  }),
  commaNotAnd: (text) => ({
    message: `„${text}” jest tu niezrozumiałe`,
    remedy: `między kartami postaw przecinki, a „${text}” między warunkami`,
  }),
  noName: () => ({
    message: 'strategia nie ma nazwy',
    remedy: 'zacznij od wiersza takiego jak: strategy Big Money',
  }),
  noSource: (word) => ({
    message: `„${word}” mówi więcej o źródle, ale żadnego nie ma`,
    remedy: 'postaw nad nim taki wiersz: source Geronimoo/DominionSim',
  }),

  missingDefinition: (word) => ({
    message: `brakuje nazwy po „${word}”`,
    remedy: `wpisz jedno słowo, na przykład: ${word} greening when Province left <= 4`,
  }),
  takenName: (name) => ({
    message: `„${name}” znaczy już coś innego`,
    remedy: 'weź słowo, które nie jest kartą ani słowem języka, na przykład greening',
  }),
  definitionWithoutWhen: (name) => ({
    message: `nie powiedziano, kiedy obowiązuje „${name}”`,
    remedy: `wpisz po nim when i warunek: define ${name} when Province left <= 4`,
  }),
  circle: (name) => ({
    message: `„${name}” zależy od siebie`,
    remedy: 'niech warunek mówi o grze albo tylko o nazwach określonych wyżej',
  }),

  missingQuantity: (next) => ({
    message: `brakuje wielkości${behind(next)}`,
    remedy: 'wpisz ją, na przykład own Gold, Province left, coins lub turn',
  }),
  missingComparison: (next, signs) => ({
    message: `brakuje porównania${behind(next)}`,
    remedy: `wpisz jedno z ${signs} i liczbę`,
  }),
  missingNumber: (sign) => ({
    message: `po ${sign} brakuje liczby`,
    remedy: 'wpisz liczbę lub wielkość, na przykład 2 lub own Gold',
  }),
  twoComparisons: (first, middle, second) => ({
    message: 'warunek porównuje dwie rzeczy, a tu są trzy',
    remedy: `napisz dwa z „and” między nimi: ${first} and ${middle} ${second}`,
  }),
  openBracket: () => ({ message: 'nawias nie jest zamknięty', remedy: 'postaw ) po działaniu' }),
  openGroup: () => ({ message: 'nawias nie jest zamknięty', remedy: 'postaw ) po warunku' }),
  longSum: () => ({ message: 'to działanie jest za długie', remedy: 'napisz krótsze' }),
  deepCondition: () => ({
    message: 'za dużo nawiasów jeden w drugim',
    remedy: 'nadaj ich części nazwę słowem define',
  }),
  divisionByZero: () => ({
    message: 'przez 0 nie da się dzielić',
    remedy: 'podziel przez inną liczbę albo usuń dzielenie',
  }),
  unknownQuantity: (text, nearest) => ({
    message: `„${text}” to nie wielkość`,
    remedy: `czy chodzi o: ${nearest}?`,
  }),
  moneyAlone: (text) => ({
    message: `samo „${text}” to nie wielkość`,
    remedy: 'wpisz coins – ile możesz teraz wydać – lub total money – ile dają wszystkie twoje karty',
  }),
  pointsAlone: (text) => ({
    message: `„${text}” nie mówi, czyje punkty`,
    remedy: 'wpisz my points lub opponent points',
  }),
  opponentAlone: (text, what) => ({
    message: `„${text} ${what}” nie mówi, co przeciwnik z tym robi`,
    remedy: `wpisz opponent owns ${what}; przy kilku przeciwnikach to najwięcej, ile ma jeden z nich, a opponents own ${what} – wszyscy razem`,
  }),
  hiddenPlace: (what, place) => ({
    message: `które z twoich kart tam leżą, jest zakryte: ${place}`,
    remedy: `wpisz ${what} unseen dla talii i stosu kart odrzuconych razem albo cards in ${place} dla ich liczby`,
  }),
  missingPlace: (text, next, places) => ({
    message: `„${text}” nie mówi, gdzie są karty${next === '' ? '' : `, a „${next}” nie jest na to słowem`}`,
    remedy: `wpisz own przed nazwą albo ${or(places)} po niej`,
  }),
  onePile: (place) => ({
    message: `„${place}” liczy karty jednego stosu`,
    remedy: 'wpisz przed nim nazwę karty, na przykład Province left',
  }),
  oneCard: (place) => ({
    message: `„${place}” dotyczy jednej karty`,
    remedy: 'wpisz po nim nazwę karty, na przykład cost of Gold',
  }),

  neverReached: (card, place) => ({
    message: `ta reguła nigdy nie zadziała: ta dla ${card} (${line(place)}) zawsze ją wyprzedza`,
    remedy: 'usuń ją, postaw ją wyżej albo daj tamtej warunek',
  }),
  neverPlayed: (card) => ({
    message: `ta reguła nigdy nie zadziała: ${card} nigdy nie jest zagrywana`,
    remedy: 'usuń ją',
  }),
};
