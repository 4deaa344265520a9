import type { archive as English } from '../en/archive.ts';

const rules = new Intl.PluralRules('pl');

/** "1 gra", "2 gry", "5 gier". */
function games(count: number): string {
  const rule = rules.select(count);
  if (rule === 'one') return `${count} gra`;
  return `${count} ${rule === 'few' ? 'gry' : 'gier'}`;
}

export const archive: typeof English = {
  title: 'Archiwum',
  intro: 'Skończone gry: do obejrzenia, do nauki albo do dalszej gry.',
  search: 'Szukanie',
  player: 'Gracz',
  playerHint: 'część imienia',
  card: 'Karta',
  anyCard: 'Dowolna',
  mine: 'Tylko moje gry',
  find: 'Szukaj',
  clear: 'Pokaż wszystkie',
  games: 'Skończone gry',
  winner: 'zwycięzca',
  somebody: 'ktoś, kogo już nie ma',
  brokenOff: 'przerwana',
  nobodyWon: 'nikt nie wygrał',
  rated: 'rankingowa',
  unwitnessed: 'bez świadków',
  more: 'Więcej gier',
  found: (count, more) => `${more ? 'Co najmniej ' : ''}${games(count)}`,
  none: 'Nie skończono tu jeszcze żadnej gry.',
  noneMine: 'Nie masz jeszcze żadnej skończonej gry.',
  noneFound: 'Nie ma takiej skończonej gry.',
  playNow: 'Zagraj',

  open: 'Otwórz zapis',
  openIs: 'Upuść tu plik, wybierz go albo wklej jego tekst. Zostaje w twojej przeglądarce.',
  chooseFile: 'Wybierz plik',
  paste: 'Tekst zapisu',
  openIt: 'Otwórz',
  reading: 'Odtwarzanie zapisu…',
  tooLong: (most) => `To za długie na zapis gry: ponad ${most} znaków.`,
  unreadable: 'Tego pliku nie da się odczytać.',
  troubleAt: (line) => `Zapis zatrzymuje się w wierszu ${line}`,
  inEnglish: 'Szczegóły po angielsku:',

  ladder: 'Ranking',
  ladderIs:
    'Każdy zaczyna od 0. Ocena mówi, ile ktoś jest wart prawie na pewno: rośnie, gdy pokonuje się innych, tym bardziej, im są mocniejsi, a każda gra czyni ją pewniejszą.',
  ladderCounts:
    'Liczą się tylko gry rankingowe między ludźmi: z „Zagraj z kimkolwiek” i przy stołach rankingowych. Gra waży mniej, gdy jest krótka, gdy wciąż grają ze sobą te same osoby, gdy przeciwnik grał dotąd z niewieloma innymi albo gdy stoi się dużo wyżej od niego. Gdy dwie osoby mają za sobą dużo gier, przewaga o 5 oznacza około siedmiu wygranych na dziesięć.',
  place: 'Miejsce',
  name: 'Imię',
  rating: 'Ocena',
  gamesPlayed: 'Gry',
  provisional: 'wstępna',
  provisionalIs: 'Wstępna: jej gry ważą razem mniej niż dziesięć pełnych, więc to dopiero przypuszczenie.',
  you: 'ty',
  ladderNone:
    'Nikogo jeszcze nie ma w rankingu. Potrzeba gier o wadze pięciu pełnych, z pięcioma różnymi osobami.',
  ladderMore: 'Dalsze miejsca',
};
