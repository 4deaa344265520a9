// Własna strona: gry, wyniki, ulubione karty.

import type { own as English } from './en.ts';

export const own: typeof English = {
  title: 'Twoja strona',
  isPrivate: 'Widzisz to tylko ty. Inni wiedzą o tobie tyle, ile pokazują ranking i wspólne gry.',
  none: 'Nie masz jeszcze ukończonej gry. To, w co grasz, będzie tu liczone.',
  games: 'Gry',
  wins: 'Wygrane',
  share: 'Udział',
  longestStreak: 'Najdłuższa seria wygranych',
  streak: 'Wygrane z rzędu teraz',
  favourites: 'Ulubione karty',
  favouritesAre: (games: number) =>
    games === 1
      ? 'Karty najczęściej brane w ostatniej grze.'
      : `Karty najczęściej brane w ostatnich grach (${games}).`,
  noFavourites: 'Jeszcze żadna z kart Królestwa.',
  times: (count: number) => (count === 1 ? '1 raz' : `${count} razy`),
  byBot: 'Boty',
  byKingdom: 'Królestwa',
  latest: 'Ostatnie gry',
  all: 'Wszystkie twoje gry',
};
