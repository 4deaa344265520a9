import type { PreviewWords } from './en.ts';

export const words: PreviewWords = {
  kingdom: 'Ein Königreich aus zehn Karten',
  daily: 'Königreich des Tages',
  dailySentence: 'Für alle dasselbe Spiel, einmal am Tag. Wie groß wird dein Vorsprung?',
  cardFacts: (types, coins, potions) => `${types} · kostet ${coins}${potions > 0 ? ' und einen Trank' : ''}`,
  table: (host) => `Der Tisch von ${host}`,
  tableWithoutHost: 'Ein Tisch',
  seatsFree: (free, of) =>
    free === 1
      ? `Einer von ${of} Plätzen ist frei. Setz dich dazu.`
      : `${free} von ${of} Plätzen sind frei. Setz dich dazu.`,
  tableFull: 'Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.',
  playing: 'Hier wird gerade gespielt.',
  privateTable: 'Was hier geschieht, sehen nur die Mitspielenden.',
  finished: 'Das Spiel ist vorbei; ein neues kann beginnen.',
  game: 'Ein Kartenspiel',
  gameClosed: 'Ansehen können es die, die es gespielt haben.',
  running: (names) => `${names} spielen gerade`,
  runningSentence: 'Sobald das Spiel vorbei ist, lässt es sich hier nachverfolgen.',
  won: (name, points) => `${name} gewinnt, ${points}`,
  drawn: (points) => `Geteilter Sieg, ${points}`,
  ended: (points) => `Beendet bei ${points}`,
  replay: 'Das ganze Spiel Schritt für Schritt.',
  replayOf: (kingdom) => `Königreich: ${kingdom}`,
  workshop: 'Eine selbst gemachte Karte',
  workshopSentence: 'Sieh sie dir an, ändere sie, erfahre, was sie wert ist, und spiel sie noch heute Abend.',
  workshopMore: 'Ändern, bewerten und spielen lässt sie sich nur mit Skript.',
  lab: 'Eine Untersuchung von Strategien',
  labSentence: 'Zwei Strategien, Tausende Spiele: Sieh, wer gewinnt, und ändere sie, während du zusiehst.',
  home: 'Zehn Karten, zehn Stapel und ein Königreich zu gewinnen',
  homeSentence: 'Gegen Bots oder mit Freunden, alle in ihrer Sprache. Kein Konto, nichts zu installieren.',
  and: (names) => new Intl.ListFormat('de').format(names),
};
