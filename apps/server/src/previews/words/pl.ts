import type { PreviewWords } from './en.ts';

export const words: PreviewWords = {
  kingdom: 'Królestwo z dziesięciu kart',
  daily: 'Królestwo dnia',
  dailySentence: 'Ta sama gra dla wszystkich, raz dziennie. Jaką przewagę zdobędziesz?',
  cardFacts: (types, coins, potions) => `${types} · koszt ${coins}${potions > 0 ? ' i Mikstura' : ''}`,
  table: (host) => `Stół: ${host}`,
  tableWithoutHost: 'Stół',
  seatsFree: (free, of) => `Wolne miejsca: ${free} z ${of}. Siadaj z nami!`,
  tableFull: 'Wszystkie miejsca są zajęte, ale można popatrzeć.',
  playing: 'Tu właśnie trwa gra.',
  privateTable: 'Co się tu dzieje, widzą tylko grający.',
  finished: 'Gra skończona; może się zacząć następna.',
  game: 'Partia kart',
  gameClosed: 'Obejrzeć ją mogą ci, którzy w nią grali.',
  running: (names) => `Grają: ${names}`,
  runningSentence: 'Po zakończeniu będzie można ją tu obejrzeć.',
  won: (name, points) => `Wygrywa ${name}, ${points}`,
  drawn: (points) => `Wspólne zwycięstwo, ${points}`,
  ended: (points) => `Wynik na koniec: ${points}`,
  replay: (kingdom) => `Cała gra krok po kroku. Królestwo: ${kingdom}`,
  nothing: 'Tenfold',
  nothingSentence:
    'Dziesięć kart, dziesięć stosów i królestwo do zdobycia: z botami lub z przyjaciółmi, bez konta.',
  and: (names) => new Intl.ListFormat('pl').format(names),
};
