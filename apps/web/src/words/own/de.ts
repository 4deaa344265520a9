// Die eigene Seite: Spiele, Ergebnisse, Lieblingskarten.

import type { own as English } from './en.ts';

export const own: typeof English = {
  title: 'Deine Seite',
  isPrivate: 'Das siehst nur du. Andere wissen von dir, was die Rangliste und die gemeinsamen Spiele zeigen.',
  none: 'Du hast noch kein Spiel beendet. Was du spielst, wird hier gezählt.',
  games: 'Spiele',
  wins: 'Siege',
  share: 'Anteil',
  longestStreak: 'Längste Siegesserie',
  streak: 'Siege in Folge zurzeit',
  favourites: 'Lieblingskarten',
  favouritesAre: (games: number) =>
    games === 1
      ? 'Was du in deinem letzten Spiel am häufigsten genommen hast.'
      : `Was du in deinen letzten ${games} Spielen am häufigsten genommen hast.`,
  noFavourites: 'Noch keine der Königreichkarten.',
  times: (count: number) => `${count}-mal`,
  byBot: 'Bots',
  byKingdom: 'Königreiche',
  latest: 'Letzte Spiele',
  all: 'Alle deine Spiele',
};
