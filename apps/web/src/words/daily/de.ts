// Das Königreich des Tages: ein Spiel am Tag, für alle dasselbe.

import type { daily as English } from './en.ts';

export const daily: typeof English = {
  title: 'Königreich des Tages',
  lead: (bot: string) =>
    `Jeden Tag ein Königreich, und für alle dasselbe Spiel: gleich gemischt, gegen ${bot}. Du spielst es einmal.`,
  rules: 'Ein Versehen lässt sich zurücknehmen, bis du etwas Neues gesehen hast. Wer aufgibt, hat gespielt.',
  players: (count: number) => {
    if (count === 0) return 'Noch hat niemand angefangen.';
    return count === 1 ? 'Eine Person hat angefangen.' : `${count} Personen haben angefangen.`;
  },
  play: 'Das Spiel des Tages spielen',
  playOn: 'Weiterspielen',
  next: (time: string) => `Noch ${time} bis zum nächsten.`,
  isOver: 'Dieser Tag ist vorbei.',
  toNew: 'Das neue zeigen',

  yourResult: 'Dein Ergebnis',
  won: (points: number, against: number) => `Gewonnen, ${points} zu ${against}`,
  lost: (points: number, against: number) => `Verloren, ${points} zu ${against}`,
  drawn: (points: number) => `Gleichstand mit ${points} Punkten`,
  turns: (count: number) => (count === 1 ? '1 Zug' : `${count} Züge`),
  place: (place: number, of: number) => `Platz ${place} von ${of}`,
  gaveUp: 'Dieses hast du aufgegeben. Morgen gibt es ein neues.',
  late: 'Es endete nach Tagesschluss und zählt nicht mehr.',
  ownReplay: 'Dein Spiel ansehen',

  everybody: 'So lief es bei allen',
  spreadIs: 'Vorsprung vor dem Bot in Punkten',
  ahead: 'Vorsprung',
  games: 'Spiele',
  yours: 'deins',
  none: 'Niemand hat es zu Ende gespielt.',
  gaveUpCount: (count: number) => (count === 1 ? 'Eine Person gab auf.' : `${count} gaben auf.`),
  best: (points: number, against: number, turns: string) =>
    `Das beste Spiel bisher: ${points} zu ${against}, ${turns}.`,
  bestOfDay: (points: number, against: number, turns: string) =>
    `Das beste Spiel: ${points} zu ${against}, ${turns}.`,
  watchBest: 'Das beste Spiel ansehen',
  bestLater:
    'Wer zu Ende spielt, kann das beste Spiel gleich ansehen; alle anderen, sobald der Tag abgeschlossen ist.',

  share: 'Ergebnis teilen',
  shareHint: 'Der Text sagt, wie es ausging, und verrät nichts über die Karten.',
  shareText: 'Text zum Teilen',
  sharedWin: (margin: number, turns: string) => `Gewonnen mit ${margin} Vorsprung, ${turns}`,
  sharedLoss: (margin: number, turns: string) => `Verloren mit ${margin} Rückstand, ${turns}`,
  sharedDraw: (turns: string) => `Gleichstand, ${turns}`,
  before: (day: string) => `Zuvor: ${day}`,
};
