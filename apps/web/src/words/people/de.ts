// Leute, die man kennt: die Liste, Einladungen, Blockieren.

import type { people as English } from './en.ts';

export const people: typeof English = {
  title: 'Leute, mit denen du gespielt hast',
  none: 'Noch niemand. Wer mit dir ein Spiel zu Ende spielt, steht dann hier.',
  games: 'Spiele',
  ahead: 'Vorn',
  behind: 'Dahinter',
  last: 'Letztes Spiel',
  invite: (name) => `${name} einladen`,
  invited: 'Eingeladen',
  toTable: 'An diesen Tisch einladen',
  inviteHint:
    'Wer in den nächsten fünf Minuten vorbeikommt, sieht eine Zeile und entscheidet selbst. Ob das jemand tut, erfährst du nicht.',
  notNow: 'Das geht gerade nicht. Versuche es gleich noch einmal.',
  invitedBy: (name) => `${name} lädt dich an einen Tisch ein.`,
  goThere: 'Hingehen',
  decline: 'Jetzt nicht',
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  blockHint:
    'Keine Einladungen, keine Sprüche, kein Platz an deinen Tischen, und ihr werdet nie zusammengebracht. Niemand erfährt davon.',
  blocked: 'Blockiert',
};
