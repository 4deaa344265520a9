// Znajomi: ich lista, zaproszenia, blokowanie.

import type { people as English } from './en.ts';

export const people: typeof English = {
  title: 'Twoi współgracze',
  none: 'Jeszcze nikogo tu nie ma. Pojawi się tu każdy, kto rozegra z tobą partię do końca.',
  games: 'Partie',
  ahead: 'Wyżej',
  behind: 'Niżej',
  last: 'Ostatnia partia',
  invite: (name) => `Zaproś: ${name}`,
  invited: 'Zaproszenie wysłane',
  toTable: 'Zaproś do tego stołu',
  inviteHint:
    'Kto zajrzy tu w ciągu pięciu minut, zobaczy wiersz z zaproszeniem i sam zdecyduje. Nie dowiesz się, czy ktoś je widział.',
  notNow: 'Teraz się nie da. Spróbuj ponownie za chwilę.',
  invitedBy: (name) => `${name} zaprasza cię do stołu.`,
  goThere: 'Idę tam',
  decline: 'Nie teraz',
  block: (name) => `Zablokuj: ${name}`,
  unblock: (name) => `Odblokuj: ${name}`,
  blockHint:
    'Żadnych zaproszeń ani zwrotów, żadnego miejsca przy twoich stołach i nigdy nie traficie na siebie w losowaniu. Nikt się o tym nie dowie.',
  blocked: 'Blokada',
};
