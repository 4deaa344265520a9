// A saját oldal: játékok, eredmények, kedvenc kártyák.

import type { own as English } from './en.ts';

export const own: typeof English = {
  title: 'Az oldalad',
  isPrivate:
    'Ezt csak te látod. Mások annyit tudnak rólad, amennyit a ranglista és a közös játékok mutatnak.',
  none: 'Még nem fejeztél be játékot. Amit játszol, itt lesz összeszámolva.',
  games: 'Játékok',
  wins: 'Győzelmek',
  share: 'Arány',
  longestStreak: 'Leghosszabb győzelmi sorozat',
  streak: 'Zsinórban nyert játékok most',
  favourites: 'Kedvenc kártyák',
  favouritesAre: (games: number) =>
    games === 1
      ? 'Amit a legutóbbi játékodban a legtöbbször vettél el.'
      : `Amit a legutóbbi ${games} játékodban a legtöbbször vettél el.`,
  noFavourites: 'Még egy birodalomkártya sem.',
  times: (count: number) => `${count} alkalommal`,
  byBot: 'Botok',
  byKingdom: 'Birodalmak',
  latest: 'Legutóbbi játékok',
  all: 'Minden játékod',
};
