import type { game as English } from '../en/game.ts';

const plurals = new Intl.PluralRules('pl');

/** "1 karta", "3 karty", "5 kart". */
function byNumber(count: number, one: string, few: string, many: string): string {
  const form = plurals.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

export const game: typeof English = {
  menu: 'Menu',
  side: 'Dziennik i liczenie kart',

  log: 'Dziennik',
  /** Before the id of a ruling. */
  rule: 'Zasada',
  logEmpty: 'Nic się jeszcze nie wydarzyło.',
  toLatest: 'Do najnowszych',
  hitsYou: 'dotyczy ciebie',
  undone: (who, count) => {
    const what = `${count === 1 ? '' : `${count} `}${byNumber(count, 'decyzję', 'decyzje', 'decyzji')}`;
    if (who === null) return `Cofnięto ${what}`;
    return who.you ? `Cofasz ${what}` : `${who.name} cofa ${what}`;
  },

  counts: 'Liczenie kart',
  countsNone: 'Przy tym stole nic nie jest za ciebie liczone, tak jak przy papierowych kartach.',

  undo: 'Cofnij',
  undoAsk: 'Poproś o cofnięcie',
  undoNo: {
    rule: 'Przy tym stole niczego się nie cofa.',
    rated: 'W grze rankingowej nie cofa się niczego, odkąd ktoś się czegoś dowiedział.',
    daily: 'W grze dnia nie można cofnąć ruchu, gdy wiesz już coś nowego.',
    asked: 'Prośba o cofnięcie decyzji czeka jeszcze na odpowiedź.',
    refused: 'Inni nie zgodzili się, by to cofnąć.',
    shown: 'Widzowie oglądający z opóźnieniem mogli to już zobaczyć.',
    nothing: 'Nie ma czego cofnąć.',
  },
  undoAsking: (names) => `Prosisz o cofnięcie decyzji. Potrzebna zgoda: ${names}.`,
  undoWish: (name) => `${name} prosi o cofnięcie decyzji.`,
  allow: 'Zgadzam się',
  deny: 'Nie zgadzam się',
  undoRefused: (name) => `${name} nie zgadza się: nic nie zostaje cofnięte.`,
  undoPlayedOn: (name) => `${name} gra dalej: nic nie zostaje cofnięte.`,

  resign: 'Poddaj się',
  resignSure: 'Poddać tę grę?',
  resignEnds: 'Gra się skończy, a ty ją przegrasz.',
  resignGoesOn:
    'Inni grają dalej, z botem na twoim miejscu. Zajmiesz ostatnie miejsce, cokolwiek on zrobi z twoimi kartami.',
  end: 'Zakończ grę',
  endPropose: 'Zaproponuj zakończenie gry',
  endSure: 'Zakończyć tę grę?',
  endAtOnce: 'Grasz z samymi botami, więc gra skończy się od razu. Nikomu nie będzie się liczyć.',
  endByVote: 'Gra skończy się, gdy wszyscy się zgodzą. Nikomu nie będzie się wtedy liczyć.',
  endWish: (names) => `Propozycja zakończenia gry: ${names}.`,
  endWished: 'Proponujesz zakończenie gry. Skończy się, gdy wszyscy się zgodzą.',
  agree: 'Zgadzam się',
  notNow: 'Nie teraz',
  endWithdraw: 'Wycofaj',
  endRefused: (name) => `${name} nie chce teraz kończyć gry.`,
  endWithdrawn: (name) => `${name} wycofuje propozycję zakończenia gry.`,

  away: (name, time) =>
    `Gracz ${name} jest offline. Jeśli to się nie zmieni przez ${time}, możecie zdecydować, co dalej.`,
  overdue: (name) => `Graczowi ${name} skończył się czas albo zbyt długo go nie ma. Co dalej z grą?`,
  waitOn: 'Możecie też po prostu poczekać.',
  replace: 'Posadź tam bota',
  forReplacing: (names) => `Za botem: ${names}.`,
  forEnding: (names) => `Za zakończeniem: ${names}.`,
  replaced: (bot, name) => `Za gracza ${name} gra dalej ${bot}.`,
  youAreReplaced: (bot) => `Na twoim miejscu gra dalej ${bot}. Możesz oglądać.`,
  youAreOverdue: 'Twój czas minął. Inni mogą grać dalej bez ciebie; do tego czasu możesz jeszcze wybierać.',

  watching: 'Oglądasz grę i widzisz to, co leży odkryte dla wszystkich.',
  watchingLate: 'Oglądasz grę z odkrytymi rękami wszystkich, kilka tur za graczami.',
  reconnecting: 'Połączenie zostało przerwane. Trwa ponowne łączenie…',
  serverLeaves: 'Serwer uruchamia się ponownie. Twoja gra jest bezpieczna; strona wróci sama.',
  choiceKept: 'Twoja decyzja jest zapamiętana i zostanie wysłana.',
  studies: (name, share) =>
    `${name} bada królestwo… ${new Intl.NumberFormat('pl', { style: 'percent' }).format(share)}`,
  time: (left) => {
    if (left.unit === 'clock') return left.text;
    if (left.unit === 'hours') return `${left.hours} godz. ${left.minutes} min`;
    return `${left.days} ${left.days === 1 ? 'dzień' : 'dni'} ${left.hours} godz.`;
  },
  yourTurn: 'Twoja tura',
  youAreAsked: 'Twoja decyzja',
  begun: 'Gra się zaczęła',
  rematch: 'Zaczęła się nowa gra.',
  lastResult: 'Poprzedni wynik',
  soundOn: 'Włącz dźwięk',
  soundOff: 'Wyłącz dźwięk',

  over: 'Koniec gry',
  toResult: 'Punkty i co dalej',
};
