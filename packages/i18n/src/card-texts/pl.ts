// What the cards say in Polish, in our own words.

import type { CardTexts } from './text.ts';
import { coin, nothingMore, plainBasicCards, plus, potion, say, shield } from './text.ts';

export const texts: CardTexts = {
  ...plainBasicCards,
  potion: {
    short: [],
    now: [say`Płacisz nim za kartę, która ma w koszcie ${potion('Eliksir')}.`],
  },

  adventurer: {
    short: say`Poszukaj w talii dwóch kart Skarbu`,
    now: [
      say`Odsłaniaj karty ze swojej talii, aż trafisz na dwie karty Skarbu. Weź je na rękę, a pozostałe odrzuć.`,
    ],
  },
  bureaucrat: {
    short: say`Srebro na talię; inni odkładają kartę Zwycięstwa`,
    now: [
      say`Pozyskaj Srebro na wierzch swojej talii.`,
      say`Każdy z pozostałych graczy pokazuje z ręki kartę Zwycięstwa i odkłada ją na wierzch swojej talii; kto jej nie ma, pokazuje całą rękę.`,
    ],
  },
  cellar: {
    short: say`Odrzuć dowolnie wiele kart, dobierz tyle samo`,
    now: [say`Odrzuć z ręki dowolną liczbę kart, a potem dobierz tyle samo.`],
  },
  chancellor: {
    short: say`Możesz od razu odrzucić całą talię`,
    now: [say`Możesz od razu przełożyć całą swoją talię na stos Kart Odrzuconych, nie przeglądając jej.`],
  },
  chapel: {
    short: say`Wyrzuć do kosza najwyżej 4 karty z ręki`,
    now: [say`Wyrzuć do kosza najwyżej 4 karty z ręki.`],
  },
  'council-room': {
    short: say`Pozostali gracze dobierają po karcie`,
    now: [say`Każdy z pozostałych graczy dobiera kartę.`],
  },
  feast: {
    short: say`Wyrzuć ją; pozyskaj kartę za najwyżej ${coin(5)}`,
    now: [say`Wyrzuć tę kartę do kosza. Pozyskaj kartę kosztującą najwyżej ${coin(5)}.`],
  },
  festival: nothingMore,
  gardens: {
    short: say`${shield(1)} za każde 10 twoich kart`,
    now: [],
    when: say`${shield(1)} za każde pełne 10 twoich kart.`,
  },
  laboratory: nothingMore,
  library: {
    short: say`Dobieraj do 7 kart, Akcje tylko jeśli chcesz`,
    now: [
      say`Dobieraj karty po jednej, aż będziesz mieć na ręce 7. Każdą dobraną kartę Akcji możesz odłożyć na bok; na koniec odrzuć odłożone karty.`,
    ],
  },
  market: nothingMore,
  militia: {
    short: say`Pozostali gracze odrzucają do 3 kart`,
    now: [say`Każdy z pozostałych graczy odrzuca karty z ręki, aż zostaną mu 3.`],
  },
  mine: {
    short: say`Zamień Skarb na droższy najwyżej o ${coin(3)}, na rękę`,
    now: [
      say`Wyrzuć do kosza kartę Skarbu z ręki. Pozyskaj na rękę kartę Skarbu kosztującą najwyżej o ${coin(3)} więcej.`,
    ],
  },
  moat: {
    short: say`Pokazana chroni cię przed Atakiem`,
    now: [],
    when: say`Gdy inny gracz zagrywa kartę Ataku, możesz pokazać tę kartę z ręki: ten Atak na ciebie nie działa.`,
  },
  moneylender: {
    short: say`Wyrzuć Miedziaki do kosza: ${plus(3, 'coins')}`,
    now: [say`Wyrzuć do kosza kartę Miedziaków z ręki. Jeśli to zrobisz: ${plus(3, 'coins')}`],
  },
  remodel: {
    short: say`Zamień kartę na droższą najwyżej o ${coin(2)}`,
    now: [say`Wyrzuć do kosza kartę z ręki. Pozyskaj kartę kosztującą najwyżej o ${coin(2)} więcej.`],
  },
  smithy: nothingMore,
  spy: {
    short: say`Wszyscy odsłaniają kartę; ty mówisz: precz czy wraca`,
    now: [
      say`Wszyscy gracze, ty też, odsłaniają kartę z wierzchu swojej talii. O każdej decydujesz ty: zostaje odrzucona albo wraca.`,
    ],
  },
  thief: {
    short: say`Wyrzucasz Skarby innych i bierzesz, które chcesz`,
    now: [
      say`Każdy z pozostałych graczy odsłania 2 karty z wierzchu swojej talii. Jeśli są wśród nich karty Skarbu, wyrzuca do kosza jedną wskazaną przez ciebie, a resztę odrzuca.`,
      say`Z wyrzuconych kart Skarbu możesz pozyskać dowolnie wiele.`,
    ],
  },
  'throne-room': {
    short: say`Zagraj dwukrotnie Akcję z ręki`,
    now: [say`Wybierz kartę Akcji z ręki i zagraj ją dwa razy.`],
  },
  village: nothingMore,
  witch: {
    short: say`Pozostali gracze pozyskują Klątwę`,
    now: [say`Każdy z pozostałych graczy pozyskuje Klątwę.`],
  },
  woodcutter: nothingMore,
  workshop: {
    short: say`Pozyskaj kartę za najwyżej ${coin(4)}`,
    now: [say`Pozyskaj kartę kosztującą najwyżej ${coin(4)}.`],
  },

  baron: {
    short: say`Odrzuć Posiadłość: ${plus(4, 'coins')}, albo pozyskaj ją`,
    now: [say`Możesz odrzucić Posiadłość: ${plus(4, 'coins')}. Jeśli tego nie zrobisz, pozyskaj Posiadłość.`],
  },
  bridge: {
    short: say`W tej turze karty kosztują o ${coin(1)} mniej`,
    now: [
      say`Do końca tej tury każda karta, gdziekolwiek jest, kosztuje o ${coin(1)} mniej, lecz nigdy mniej niż ${coin(0)}.`,
    ],
  },
  conspirator: {
    short: say`Od trzeciej Akcji: ${plus(1, 'cards')}, ${plus(1, 'actions')}`,
    now: [
      say`Jeśli w tej turze zagrywasz z tą kartą co najmniej trzy Akcje: ${plus(1, 'cards')} ${plus(1, 'actions')}`,
    ],
  },
  coppersmith: {
    short: say`W tej turze Miedziaki dają o ${coin(1)} więcej`,
    now: [say`Do końca tej tury każda zagrana przez ciebie karta Miedziaków daje o ${coin(1)} więcej.`],
  },
  courtyard: {
    short: say`Odłóż kartę z ręki na wierzch talii`,
    now: [say`Odłóż kartę z ręki na wierzch swojej talii.`],
  },
  duke: {
    short: say`${shield(1)} za każde twoje Księstwo`,
    now: [],
    when: say`${shield(1)} za każde twoje Księstwo.`,
  },
  'great-hall': nothingMore,
  harem: nothingMore,
  ironworks: {
    short: say`Pozyskaj kartę za najwyżej ${coin(4)}; premia za typ`,
    now: [
      say`Pozyskaj kartę kosztującą najwyżej ${coin(4)}.`,
      say`Jeśli to Akcja: ${plus(1, 'actions')}`,
      say`Jeśli to Skarb: ${plus(1, 'coins')}`,
      say`Jeśli to Zwycięstwo: ${plus(1, 'cards')}`,
    ],
  },
  masquerade: {
    short: say`Wszyscy podają kartę w lewo; ty możesz jedną wyrzucić`,
    now: [
      say`Wszyscy gracze równocześnie podają po jednej karcie z ręki w lewo. Potem tylko ty możesz wyrzucić do kosza kartę z ręki.`,
    ],
  },
  'mining-village': {
    short: say`Możesz ją wyrzucić do kosza: ${plus(2, 'coins')}`,
    now: [say`Możesz od razu wyrzucić tę kartę do kosza. Jeśli to zrobisz: ${plus(2, 'coins')}`],
  },
  minion: {
    short: say`${plus(2, 'coins')} albo nowa ręka: 4 karty`,
    now: [
      say`Wybierz: ${plus(2, 'coins')}; albo odrzuć całą rękę i dobierz 4 karty, a to samo robi każdy z pozostałych graczy mający co najmniej 5 kart.`,
    ],
  },
  nobles: {
    short: say`${plus(3, 'cards')} albo ${plus(2, 'actions')}`,
    now: [say`Wybierz jedno:`, say`${plus(3, 'cards')} albo ${plus(2, 'actions')}`],
  },
  pawn: {
    short: say`Dwie z: ${plus(1, 'cards')}, ${plus(1, 'actions')}, ${plus(1, 'buys')}, ${plus(1, 'coins')}`,
    now: [
      say`Wybierz dwie różne:`,
      say`${plus(1, 'cards')} ${plus(1, 'actions')}`,
      say`${plus(1, 'buys')} ${plus(1, 'coins')}`,
    ],
  },
  saboteur: {
    short: say`Inni tracą kartę za co najmniej ${coin(3)}`,
    now: [
      say`Każdy z pozostałych graczy odsłania karty ze swojej talii, aż trafi na kartę kosztującą co najmniej ${coin(3)}, i wyrzuca ją do kosza. Może pozyskać kartę tańszą o co najmniej ${coin(2)}; pozostałe odrzuca.`,
    ],
  },
  scout: {
    short: say`Karty Zwycięstwa z 4 wierzchnich na rękę`,
    now: [
      say`Odsłoń 4 karty z wierzchu swojej talii. Karty Zwycięstwa weź na rękę, a pozostałe odłóż z powrotem w dowolnej kolejności.`,
    ],
  },
  'secret-chamber': {
    short: say`Odrzucaj, ${plus(1, 'coins')} za kartę. Zaatakowany: zamień 2`,
    now: [say`Odrzuć z ręki dowolną liczbę kart. ${plus(1, 'coins')} za każdą.`],
    when: say`Gdy inny gracz zagrywa kartę Ataku, możesz pokazać tę kartę z ręki: dobierz 2 karty, a potem odłóż dowolne 2 karty z ręki na wierzch swojej talii.`,
  },
  'shanty-town': {
    short: say`Brak Akcji na ręce? ${plus(2, 'cards')}`,
    now: [say`Pokaż rękę. Jeśli nie ma na niej karty Akcji: ${plus(2, 'cards')}`],
  },
  steward: {
    short: say`${plus(2, 'cards')}, ${plus(2, 'coins')} albo wyrzuć 2 karty`,
    now: [
      say`Wybierz jedno:`,
      say`${plus(2, 'cards')} albo ${plus(2, 'coins')}`,
      say`albo wyrzuć do kosza 2 karty z ręki.`,
    ],
  },
  swindler: {
    short: say`Zamieniasz wierzchnią kartę innych na równie drogą`,
    now: [
      say`Każdy z pozostałych graczy wyrzuca do kosza kartę z wierzchu swojej talii i pozyskuje kartę o tym samym koszcie, którą wybierasz ty.`,
    ],
  },
  torturer: {
    short: say`Inni: odrzucają 2 karty albo Klątwa na rękę`,
    now: [say`Każdy z pozostałych graczy wybiera: odrzuca 2 karty albo pozyskuje Klątwę na rękę.`],
  },
  'trading-post': {
    short: say`Wyrzuć 2 karty, pozyskaj Srebro na rękę`,
    now: [say`Wyrzuć do kosza 2 karty z ręki. Jeśli to zrobisz, pozyskaj Srebro na rękę.`],
  },
  tribute: {
    short: say`2 karty sąsiada z lewej dają ci premie`,
    now: [
      say`Gracz po lewej stronie odsłania i odrzuca 2 karty z wierzchu swojej talii. Za każdą o innej nazwie, jeśli to`,
      say`Akcja: ${plus(2, 'actions')}`,
      say`Skarb: ${plus(2, 'coins')}`,
      say`Zwycięstwo: ${plus(2, 'cards')}`,
    ],
  },
  upgrade: {
    short: say`Zamień kartę na droższą dokładnie o ${coin(1)}`,
    now: [say`Wyrzuć do kosza kartę z ręki. Pozyskaj kartę kosztującą dokładnie o ${coin(1)} więcej.`],
  },
  'wishing-well': {
    short: say`Nazwij kartę: jeśli leży na wierzchu, weź ją`,
    now: [
      say`Podaj nazwę karty i odsłoń kartę z wierzchu swojej talii. Jeśli to ta karta, weź ją na rękę; jeśli nie, zostaje na miejscu.`,
    ],
  },

  alchemist: {
    short: say`Przy Eliksirze może wrócić na talię`,
    now: [],
    when: say`Gdy odrzucasz tę kartę z gry i masz w grze Eliksir, możesz odłożyć ją na wierzch swojej talii.`,
  },
  apothecary: {
    short: say`Miedziaki i Eliksiry z 4 wierzchnich na rękę`,
    now: [
      say`Odsłoń 4 karty z wierzchu swojej talii. Miedziaki i Eliksiry weź na rękę, a pozostałe odłóż z powrotem w dowolnej kolejności.`,
    ],
  },
  apprentice: {
    short: say`Wyrzuć kartę, dobierz po karcie za każdą ${coin(1, 'Monetę')} jej kosztu`,
    now: [
      say`Wyrzuć do kosza kartę z ręki. Dobierz kartę za każdą ${coin(1, 'Monetę')} jej kosztu i jeszcze 2, jeśli ma w koszcie ${potion('Eliksir')}.`,
    ],
  },
  familiar: {
    short: say`Pozostali gracze pozyskują Klątwę`,
    now: [say`Każdy z pozostałych graczy pozyskuje Klątwę.`],
  },
  golem: {
    short: say`Znajdź w talii dwie Akcje i zagraj je`,
    now: [
      say`Odsłaniaj karty ze swojej talii, aż trafisz na dwie karty Akcji inne niż Golem. Pozostałe odrzuć, a potem zagraj te dwie w dowolnej kolejności.`,
    ],
  },
  herbalist: {
    short: say`Na koniec Skarb może wrócić na talię`,
    now: [],
    when: say`Gdy odrzucasz tę kartę z gry, możesz odłożyć jedną ze swoich kart Skarbu w grze na wierzch swojej talii.`,
  },
  'philosophers-stone': {
    short: say`${coin(1, '1 Moneta')} za każde 5 kart talii i stosu odrzuconych`,
    now: [
      say`Przy zagraniu: ${coin(1, '1 Moneta')} za każde pełne 5 kart w twojej talii i na stosie Kart Odrzuconych razem.`,
    ],
  },
  possession: {
    short: say`Rozegraj dodatkową turę sąsiada z lewej`,
    now: [
      say`Gracz po lewej stronie rozgrywa po tej turze dodatkową. Widzisz jego karty i decydujesz o wszystkim; co miałby pozyskać, pozyskujesz ty.`,
      say`Jego karty wyrzucone do kosza wracają na koniec na jego stos Kart Odrzuconych.`,
    ],
  },
  'scrying-pool': {
    short: say`Szpieguj wszystkich; dobierz Akcje i jeszcze kartę`,
    now: [
      say`Wszyscy gracze, ty też, odsłaniają kartę z wierzchu swojej talii; ty decydujesz: odrzucona czy wraca.`,
      say`Potem odsłaniaj karty ze swojej talii, aż trafisz na kartę, która nie jest Akcją, i weź je wszystkie na rękę.`,
    ],
  },
  transmute: {
    short: say`Wyrzuć kartę; jej typ mówi, co pozyskujesz`,
    now: [
      say`Wyrzuć do kosza kartę z ręki. Jeśli to`,
      say`Akcja, pozyskaj Księstwo;`,
      say`Skarb, pozyskaj Transmutację;`,
      say`Zwycięstwo, pozyskaj Złoto.`,
    ],
  },
  university: {
    short: say`Możesz pozyskać Akcję za najwyżej ${coin(5)}`,
    now: [say`Możesz pozyskać kartę Akcji kosztującą najwyżej ${coin(5)} i bez ${potion('Eliksiru')}.`],
  },
  vineyard: {
    short: say`${shield(1)} za każde 3 twoje Akcje`,
    now: [],
    when: say`${shield(1)} za każde pełne 3 twoje karty Akcji.`,
  },
  ambassador: {
    short: say`Zwróć najwyżej 2 kopie karty; inni ją pozyskują`,
    now: [
      say`Odsłoń kartę z ręki. Zwróć z ręki do Rezerwy najwyżej 2 jej kopie. Potem każdy z pozostałych graczy pozyskuje jedną jej kopię.`,
    ],
  },
  bazaar: nothingMore,
  'black-market': {
    short: say`Odsłoń 3 karty spoza Rezerwy; jedną możesz kupić`,
    now: [
      say`Odsłoń 3 karty z wierzchu talii Czarnego Rynku. Możesz zagrać karty Skarbu i od razu kupić jedną z nich. Pozostałe połóż pod tą talią w dowolnej kolejności.`,
      say`(W talii jest po jednym egzemplarzu każdej karty Królestwa, której nie ma w Rezerwie.)`,
    ],
  },
  'native-village': {
    short: say`Odłóż kartę z talii na matę albo weź wszystkie z maty`,
    now: [
      say`Wybierz: połóż kartę z wierzchu swojej talii zakrytą na swojej macie; albo weź na rękę wszystkie karty ze swojej maty.`,
      say`Karty na swojej macie możesz oglądać w każdej chwili; na koniec gry są twoje.`,
    ],
  },
  outpost: {
    short: say`Dobierz 3 karty na dodatkową turę po tej`,
    now: [
      say`Na koniec tej tury dobierz tylko 3 karty. Po niej rozegraj dodatkową turę, lecz nigdy w ten sposób więcej niż dwie tury z rzędu.`,
      say`Ta karta pozostaje w grze do końca dodatkowej tury.`,
    ],
  },
  'pirate-ship': {
    short: say`Wyrzuć Skarby innych za żeton albo ${plus(1, 'coins')} za każdy żeton`,
    now: [
      say`Wybierz: każdy z pozostałych graczy odsłania 2 karty z wierzchu swojej talii, wyrzuca do kosza wskazaną przez ciebie kartę Skarbu spośród nich, a resztę odrzuca; jeśli wyrzucono choć jedną, weź żeton Monety.`,
      say`Albo: ${plus(1, 'coins')} za każdy twój żeton Monety.`,
    ],
  },
  salvager: {
    short: say`Wyrzuć kartę za Monety jej kosztu`,
    now: [say`Wyrzuć do kosza kartę z ręki. ${plus(1, 'coins')} za każdą ${coin(1, 'Monetę')} jej kosztu.`],
  },
};
