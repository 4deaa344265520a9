import type { after as English } from '../en/after.ts';

const list = new Intl.ListFormat('pl');
const rules = new Intl.PluralRules('pl');

/** "1 punkt", "2 punkty", "5 punktów": the word alone. */
function form(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(Math.abs(count));
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** "za każdą kartę", "za każde 3 karty", "za każde 10 kart". */
const forEach = (every: number): string =>
  every === 1 ? 'za każdą kartę' : `za każde ${every} ${form(every, 'kartę', 'karty', 'kart')}`;
const result = (has: number | null, each: number): string => `${has === null ? '' : ` (${has})`}: po ${each}`;

export const after: typeof English = {
  result: 'Wynik',
  winners: (winners) => {
    const [first] = winners;
    if (first === undefined) return 'Koniec gry';
    if (winners.length === 1) return first.you ? 'Wygrywasz' : `Wygrywa ${first.name}`;
    const others = winners.filter(({ you }) => !you).map(({ name }) => name);
    return others.length < winners.length
      ? `Dzielicie zwycięstwo: ty i ${list.format(others)}`
      : `Zwycięstwo dzielą ${list.format(others)}`;
  },
  brokenOff: 'Gra przerwana',
  countsForNobody: 'Nikomu się nie liczy.',
  nobodyWon: 'Nikt nie wygrał',
  neverChose: (who) => {
    const names = who.map(({ you, name }) => (you ? 'ty' : name));
    if (who.length > 1) return `Ani jednej decyzji nie podjęli: ${list.format(names)}.`;
    return who[0]?.you === true
      ? 'Nie było ani jednej twojej decyzji.'
      : `Nie było ani jednej decyzji gracza ${list.format(names)}.`;
  },
  stopsEarly: 'Zapis urywa się przed końcem gry',
  place: (place) => `${place}.`,
  you: 'ty',
  points: (count) => `${count} ${form(count, 'punkt', 'punkty', 'punktów')}`,
  turns: (count) => `${count} ${form(count, 'tura', 'tury', 'tur')}`,
  cards: (count) => `${count} ${form(count, 'karta', 'karty', 'kart')}`,
  allCards: (name) => `Wszystkie karty gracza ${name}`,
  turnsDecided: 'Przy równej liczbie punktów wyżej jest ten, kto miał mniej tur.',
  leaversLast: 'Kto opuszcza grę, jest za wszystkimi, którzy zostali.',
  noParts: 'Brak kart, które się liczą',
  forCards: (every, has, each) => `1 ${forEach(every)}${result(has, each)}`,
  forType: (every, type, has, each) => `1 ${forEach(every)} typu ${type}${result(has, each)}`,
  forCard: (every, card, has, each) => `1 ${forEach(every)} ${card}${result(has, each)}`,
  forOther: (each) => `po ${each}, według własnego tekstu`,

  pointsByTurn: 'Punkty tura po turze',
  turned: 'Punkty zwrotne',
  numbers: 'Punkty i pieniądze w liczbach',
  graphs: 'Przebieg gry',
  curvePoints: 'Punkty',
  curveMoney: 'Pieniądze',
  moneyMeans: 'Pieniądze to tyle, ile dają razem wszystkie Skarby gracza.',
  graph: (what) => `Wykres: ${what} każdego gracza, tura po turze. Te same liczby są w tabeli poniżej.`,
  turn: 'Tura',
  start: 'Początek',
  afterTurn: (turn) => (turn === 0 ? 'Na początku' : `Po turze ${turn}`),
  asTable: 'Jako tabela',
  clickTurn: 'Kliknij turę, aby przejść do niej w powtórce.',

  next: 'Co dalej?',
  rematch: 'Rewanż',
  rematchBegins: 'Przygotowujemy następną grę…',
  startsLeft: ({ you, name }) =>
    you
      ? 'Zaczynasz ty, bo siedzisz po lewej stronie zwycięzcy.'
      : `Zaczyna ${name}, bo siedzi po lewej stronie zwycięzcy.`,
  startsDrawn: 'Gracza rozpoczynającego losujemy spośród tych, którzy nie wygrali.',
  startsAnybody: 'Gracza rozpoczynającego losujemy.',
  watchReplay: 'Obejrzyj powtórkę',
  playOnFrom: 'Graj dalej od wybranej tury',
  lookAtTable: 'Zobacz stół',
  share: 'Udostępnij obrazek',
  pictureOf: (headline) => `Obrazek z wynikiem: ${headline}`,
  savePicture: 'Zapisz obrazek',
  sendPicture: 'Wyślij obrazek',
  linkToReplay: 'Link do powtórki',
  newTable: 'Nowy stół',

  record: 'Zapis gry',
  recordIs: 'Cała gra jako tekst, który mogą czytać ludzie i programy.',
  copyRecord: 'Skopiuj zapis',
  copied: 'Skopiowano',
  copyFailed: 'Przeglądarka nie pozwala tej stronie kopiować. Zaznacz tekst poniżej i skopiuj go.',
  download: 'Pobierz',
  showRecord: 'Pokaż zapis',

  fairness: 'Czy rozdano uczciwie?',
  seedLater:
    'Inni wciąż grają z tymi samymi tasowaniami. To, z czego one wynikają, zostanie podane po zamknięciu dnia i będzie można to sprawdzić.',
  fairnessIs:
    'Wszystkie tasowania wynikają z jednej liczby, ziarna. Zanim rozdano pierwszą kartę, serwer podał skrót ziarna, z którego nikt nie odgadnie samego ziarna. Teraz ziarno jest jawne: jeśli ma ten skrót, było ustalone przed grą.',
  seed: 'Ziarno',
  seedHash: 'Skrót podany na początku',
  fair: 'Sprawdzone przez twoją przeglądarkę: ziarno ma ten skrót.',
  unfair: 'Ziarno nie ma tego skrótu. Temu rozdaniu nie można ufać.',
  checkYourself: 'Tak sprawdzisz to gdzie indziej:',

  replay: 'Powtórka',
  gameOf: (names) => list.format(names),
  ownRecord: 'Twój własny zapis',
  controls: 'Przejdź przez grę',
  moment: 'Moment gry',
  step: (step, of) => `Krok ${step} z ${of}`,
  turnOf: (name, turn) => `${name}, tura ${turn}`,
  possessedTurn: (name, by) => `Tura gracza ${name}, gra ${by}`,
  toStart: 'Na początek',
  turnBack: 'Tura wstecz',
  stepBack: 'Krok wstecz',
  play: 'Odtwarzaj',
  pause: 'Wstrzymaj',
  stepOn: 'Krok dalej',
  turnOn: 'Tura dalej',
  toEnd: 'Na koniec',
  speed: 'Szybkość',
  eyes: 'Czyimi oczami',
  eyesAll: 'Wszystkie ręce odkryte',
  nextChoice: (name, choice) => `Teraz ${name}: ${choice}`,
  endOfRecord: 'Koniec',
  log: 'Co się dotąd stało',
  earlier: 'Wcześniejsze tury',
  hands: 'Wszystkie ręce',
  handOf: (name) => `Ręka gracza ${name}`,
  emptyHand: 'brak kart',
  keyStep: 'krok',
  keyTurn: 'tura',
  keyEnds: 'początek, koniec',
  keySpace: 'Spacja',
  keyPlay: 'odtwarzaj, wstrzymaj',
  linkHere: 'Link do tego momentu',

  playOn: 'Graj stąd dalej przeciw botowi',
  playOnIs:
    'Zajmujesz wybrane miejsce w tym momencie gry, a bot wszystkie pozostałe. Nikomu nie liczy się to do rankingu.',
  yourSeat: 'Twoje miejsce',
  yourOpponent: 'Bot',
  playOnStart: 'Graj dalej',
  playOnOver: 'Tu gra jest już skończona. Cofnij się trochę i graj stamtąd.',
  playOnStudy:
    'Zapis z mniej niż dziesięcioma stosami Królestwa można oglądać, ale nie da się grać z niego dalej.',

  unknownGame: 'Nie ma takiej gry',
  unknownGameIs: 'Pod tym adresem nie ma gry. Może brakuje części linku; skończone gry są w archiwum.',
  privateGame: 'Ta gra jest prywatna',
  privateGameIs: 'Rozegrano ją bez widzów. Mogą ją obejrzeć tylko ci, którzy w niej grali.',
  running: 'Ta gra jeszcze trwa',
  runningIs: 'Gdy się skończy, będzie tu jej powtórka.',
  toTable: 'Do stołu',
  ownGone: 'Tego zapisu już tu nie ma',
  ownGoneIs: 'Otwarty zapis zostaje tylko w swojej karcie przeglądarki. Otwórz go jeszcze raz w archiwum.',
  toArchive: 'Do archiwum',
};
