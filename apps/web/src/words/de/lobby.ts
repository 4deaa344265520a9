import type { lobby as English } from '../en/lobby.ts';

export const lobby: typeof English = {
  title: 'Ein Tisch',
  titleOf: (host) => `Tisch von ${host}`,
  whoPlays: 'Wer spielt',
  seat: (number) => `Platz ${number}`,
  free: 'frei',
  you: 'du',
  host: 'Gastgeber',
  bot: 'Bot',
  away: 'nicht da',
  sitDown: 'Hinsetzen',
  sitHere: 'Hier hinsetzen',
  moveHere: 'Hierher wechseln',
  seatBot: 'Bot hinsetzen …',
  botOn: (number) => `Einen Bot auf Platz ${number} setzen`,
  clearSeat: 'Entfernen',
  leave: 'Den Tisch verlassen',
  watching: (count) => (count === 1 ? 'Eine Person schaut zu' : `${count} schauen zu`),

  youAre: 'Du heißt',
  yourName: 'Dein Name',
  rename: 'Ändern',
  saveName: 'Speichern',
  nameSaved: 'Dein Name ist gespeichert.',
  badName:
    'Dieser Name geht nicht: 1 bis 24 Zeichen, ohne Doppelpunkt, Komma und #, und nichts Unsichtbares.',

  invite: 'Freunde einladen',
  inviteHint:
    'Wer diesen Link öffnet, kann sich hinsetzen. Er gilt auch nach einer Pause, einem Absturz oder einer Woche.',
  link: 'Link zu diesem Tisch',
  invitation: 'Ein Platz am Tisch wartet auf dich',
  copy: 'Kopieren',
  copied: 'Kopiert',
  share: 'Teilen …',
  showQr: 'QR-Code zeigen',
  inviteKnown: 'Leute, mit denen du gespielt hast …',
  qrTitle: 'Mit dem Handy dazusetzen',
  qrHint: 'Richte die Kamera eines Handys darauf: Es öffnet diesen Tisch.',
  qrIs: 'QR-Code mit dem Link zu diesem Tisch',

  whatIsPlayed: 'Königreich',
  change: 'Ändern',
  save: 'Speichern',
  drawnAtStart: 'Zehn Karten werden gezogen, wenn das Spiel beginnt.',
  start: 'Das Spiel beginnen',
  startWith: (players) =>
    `Zu ${['zweit', 'dritt', 'viert', 'fünft', 'sechst'][players - 2] ?? players} beginnen`,
  allReady: 'Alle Plätze sind besetzt.',
  duringDraft: 'Zehn Karten werden gewählt, dann beginnt das Spiel.',
  seatsFree: (count) =>
    count === 1
      ? 'Ein Platz ist frei: Warte auf jemanden oder setze einen Bot hin.'
      : `${count} Plätze sind frei: Warte auf andere oder setze Bots hin.`,
  seatsFreeRated: (count) =>
    count === 1
      ? 'Ein Platz ist frei: Warte auf jemanden. Gewertet wird nur unter Menschen.'
      : `${count} Plätze sind frei: Warte auf andere. Gewertet wird nur unter Menschen.`,
  waitingForPlayers: (count) =>
    count === 1 ? 'Ein Platz ist noch frei.' : `${count} Plätze sind noch frei.`,
  waitingForHost: (host) => `${host} kann das Spiel beginnen.`,
  agree: 'Ich bin dabei',
  agreed: 'Du bist dabei',
  agreeHint: 'Sieh nach, was jetzt gespielt wird. Es kann losgehen, wenn alle dabei sind.',
  agreeCall: 'Es wird etwas anderes gespielt',
  yetToAgree: 'noch nicht dabei',
  waitingForYes: (names) => `Noch nicht dabei: ${names}. Danach kann es losgehen.`,
  full: 'Alle Plätze sind besetzt. Bleib hier, um zuzuschauen, oder bitte um einen Platz.',
  fullWithOther: 'Alle Plätze sind besetzt. Für alle, die jetzt kommen, gibt es einen zweiten Tisch.',
  otherTable: 'Zum zweiten Tisch',
  fullOfPeople:
    'Alle Plätze sind besetzt. Bleib hier, um zuzuschauen, oder eröffne einen zweiten Tisch mit denselben Regeln.',
  secondTable: 'Zweiten Tisch eröffnen',
  lost: 'Die Verbindung ist weg; sie kommt von selbst wieder.',
  gathersAgain: 'Am Tisch wird ein neues Spiel vorbereitet.',
  removed: 'Dein Platz wurde freigegeben. Du kannst dich wieder setzen, wo einer frei ist, oder zuschauen.',
  satDown: (name) => `${name} hat sich gesetzt`,
  toTheLobby: 'Zu den Plätzen',

  options: 'Regeln am Tisch',
  seats: 'Plätze',
  information: 'Was die Seite für dich zählt',
  informations: {
    strict: {
      label: 'Nichts',
      short: 'nichts gezählt',
      hint: 'Wie in der Spielregel: Du merkst dir, was du gesehen hast.',
    },
    counts: {
      label: 'Kartenbesitz',
      short: 'Karten gezählt',
      hint: 'Wer wie viele von welcher Karte hat, soweit alle es sehen konnten.',
    },
    full: {
      label: 'Alles',
      short: 'alles gezählt',
      hint: 'Dazu, was noch in deinem Nachziehstapel ist und wer wie viele Punkte hat.',
    },
  },
  clock: 'Uhr',
  clocks: {
    none: { label: 'Keine', short: 'ohne Uhr', hint: 'Alle denken, solange sie wollen.' },
    gentle: {
      label: 'Gemütlich',
      short: 'gemütliche Uhr',
      hint: 'Zehn Minuten für jeden, dazu 20 Sekunden pro Zug.',
    },
    fast: {
      label: 'Schnell',
      short: 'schnelle Uhr',
      hint: 'Drei Minuten für jeden, dazu 6 Sekunden pro Entscheidung.',
    },
    days: { label: 'Tage', short: 'Tage', hint: 'Drei Tage für jede Antwort, wie beim Fernschach.' },
  },
  undo: 'Zurücknehmen',
  undos: {
    free: {
      label: 'Frei',
      short: 'freies Zurücknehmen',
      hint: 'Frei, solange niemand etwas Neues erfahren hat; weiter zurück entscheiden die anderen.',
    },
    ask: { label: 'Auf Anfrage', short: 'Zurücknehmen auf Anfrage', hint: 'Immer entscheiden die anderen.' },
    none: { label: 'Gar nicht', short: 'kein Zurücknehmen', hint: 'Gespielt ist gespielt.' },
  },
  undoFreeRated: 'Frei bis dahin zurück, wo jemand etwas Neues erfahren hat; weiter nicht.',
  spectators: 'Zuschauen',
  spectatorRules: {
    public: {
      label: 'Mit dem Link',
      short: 'andere dürfen zuschauen',
      hint: 'Wer den Link hat, darf zuschauen und sieht keine verdeckte Karte.',
    },
    delayed: {
      label: 'Alles, später',
      short: 'Zuschauen mit Verzögerung',
      hint: 'Wer zuschaut, sieht alle Handkarten, aber erst einige Züge später, wenn sie gespielt sind. Was älter als ein Zug ist, wird nicht zurückgenommen.',
    },
    none: {
      label: 'Niemand',
      short: 'niemand schaut zu',
      hint: 'Nur wer mitspielt, sieht das Spiel, auch wenn es aus ist.',
    },
  },
  pauses: 'Pause vor automatischen Antworten',
  pausesHint:
    'Lässt eine Hand keine Wahl, kommt die Antwort so spät, wie ein Mensch sie gäbe, und verrät nichts. Gegen Bots allein gibt es keine Pausen.',
  noPauses: 'Automatische Antworten kommen sofort',
  noPausesShort: 'automatische Antworten sofort',
  rated: 'Zählt für die Rangliste',
  ratedShort: 'gewertet',
  ratedMeans:
    'Unter Menschen, ohne Bots. Wodurch jemand etwas erfahren hat, das wird nicht zurückgenommen, auch nicht auf Anfrage: Sonst würde die Wertung messen, wer nett ist. Kurze Spiele und immer neue Spiele mit denselben zählen wenig. Wo man sich aussucht, gegen wen man spielt, gewinnt man nur zurück, was man so verloren hat; höher kommt man mit „Mit anderen spielen“.',

  unknownTitle: 'Diesen Tisch gibt es nicht',
  unknown:
    'Vielleicht hat der Link unterwegs Buchstaben verloren. Kopiere ihn neu oder eröffne einen eigenen Tisch.',
  closedTitle: 'Dieses Spiel ist privat',
  closed: 'Hier wird gespielt, und wer spielt, möchte keine Zuschauer. Danach siehst du hier die Plätze.',
  ownTable: 'Tisch eröffnen',
};
