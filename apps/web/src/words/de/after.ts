import type { after as English } from '../en/after.ts';

const list = new Intl.ListFormat('de');
/** "jede Karte", "je 10 Karten". */
const each = (every: number): string => (every === 1 ? 'jede Karte' : `je ${every} Karten`);
const result = (has: number | null, worth: number): string =>
  `${has === null ? '' : ` (${has})`}: je ${worth}`;

export const after: typeof English = {
  result: 'Ergebnis',
  winners: (winners) => {
    const [first] = winners;
    if (first === undefined) return 'Das Spiel ist aus';
    if (winners.length === 1) return first.you ? 'Du gewinnst' : `${first.name} gewinnt`;
    const others = winners.filter(({ you }) => !you).map(({ name }) => name);
    return others.length < winners.length
      ? `Du teilst dir den Sieg mit ${list.format(others)}`
      : `${list.format(others)} teilen sich den Sieg`;
  },
  brokenOff: 'Abgebrochen',
  countsForNobody: 'Es zählt für niemanden.',
  nobodyWon: 'Niemand hat gewonnen',
  neverChose: (who) => {
    const others = who.filter(({ you }) => !you).map(({ name }) => name);
    if (others.length === 0) return 'Du hast nichts entschieden.';
    if (others.length < who.length) return `${list.format(['Du', ...others])} habt nichts entschieden.`;
    return `${list.format(others)} ${others.length === 1 ? 'hat' : 'haben'} nichts entschieden.`;
  },
  stopsEarly: 'Die Aufzeichnung hört vor dem Ende auf',
  place: (place) => `${place}.`,
  you: 'du',
  points: (count) => `${count} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`,
  turns: (count) => `${count} ${count === 1 ? 'Zug' : 'Züge'}`,
  cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  allCards: (name) => `Alle Karten von ${name}`,
  turnsDecided: 'Bei gleich vielen Punkten liegt vorn, wer weniger Züge hatte.',
  leaversLast: 'Wer ein Spiel verlässt, kommt hinter alle, die bleiben.',
  noParts: 'Keine Karten, die zählen',
  forCards: (every, has, worth) => `1 für ${each(every)}${result(has, worth)}`,
  forType: (every, type, has, worth) => `1 für ${each(every)} vom Typ ${type}${result(has, worth)}`,
  forCard: (every, card, has, worth) => `1 für ${each(every)} ${card}${result(has, worth)}`,
  forOther: (worth) => `je ${worth}, nach ihrem eigenen Text`,

  pointsByTurn: 'Punkte, Zug um Zug',
  turned: 'Wo es sich entschied',
  numbers: 'Punkte und Geld in Zahlen',
  graphs: 'Wie es lief',
  curvePoints: 'Punkte',
  curveMoney: 'Geld',
  moneyMeans: 'Geld ist, was alle Geldkarten, die jemand besitzt, zusammen bringen.',
  graph: (what) => `Diagramm: ${what} aller Spieler, Zug für Zug. Die Tabelle darunter hat dieselben Zahlen.`,
  turn: 'Zug',
  start: 'Beginn',
  afterTurn: (turn) => (turn === 0 ? 'Zu Beginn' : `Nach Zug ${turn}`),
  asTable: 'Als Tabelle',
  clickTurn: 'Klick auf einen Zug, um in der Wiedergabe dorthin zu springen.',

  next: 'Und nun?',
  rematch: 'Revanche',
  rematchBegins: 'Das nächste Spiel wird vorbereitet …',
  startsLeft: ({ you, name }) =>
    you ? 'Du beginnst, weil du links vom Sieger sitzt.' : `${name} sitzt links vom Sieger und beginnt.`,
  startsDrawn: 'Wer beginnt, wird unter denen ausgelost, die nicht gewonnen haben.',
  startsAnybody: 'Wer beginnt, wird ausgelost.',
  watchReplay: 'Wiedergabe ansehen',
  playOnFrom: 'Ab einem Zug weiterspielen',
  lookAtTable: 'Den Tisch ansehen',
  share: 'Bild teilen',
  pictureOf: (headline) => `Ein Bild vom Ergebnis: ${headline}`,
  savePicture: 'Bild speichern',
  sendPicture: 'Bild senden',
  linkToReplay: 'Link zur Wiedergabe',
  newTable: 'Neuer Tisch',

  record: 'Aufzeichnung',
  recordIs: 'Das ganze Spiel als Text, den Menschen und Programme lesen können.',
  copyRecord: 'Aufzeichnung kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser lässt diese Seite nicht kopieren. Markiere den Text unten und kopiere ihn selbst.',
  download: 'Herunterladen',
  showRecord: 'Aufzeichnung zeigen',

  fairness: 'Wurde ehrlich ausgeteilt?',
  seedLater:
    'Andere spielen noch mit denselben Mischungen. Woraus sie folgen, wird nach Tagesschluss verraten und lässt sich dann prüfen.',
  fairnessIs:
    'Alles Mischen folgt aus einer einzigen Zahl, dem Startwert. Bevor die erste Karte ausgeteilt war, nannte der Server dessen Prüfsumme, aus der niemand den Startwert erraten kann. Jetzt liegt der Startwert offen: Hat er diese Prüfsumme, stand er vor dem Spiel fest.',
  seed: 'Startwert',
  seedHash: 'Zu Beginn genannte Prüfsumme',
  fair: 'Von deinem Browser geprüft: Der Startwert hat diese Prüfsumme.',
  unfair: 'Der Startwert hat diese Prüfsumme nicht. Dieser Verteilung der Karten ist nicht zu trauen.',
  checkYourself: 'So prüfst du es anderswo:',

  replay: 'Wiedergabe',
  gameOf: (names) => list.format(names),
  ownRecord: 'Eine eigene Aufzeichnung',
  controls: 'Durch das Spiel gehen',
  moment: 'Stelle im Spiel',
  step: (step, of) => `Schritt ${step} von ${of}`,
  turnOf: (name, turn) => `${name}, Zug ${turn}`,
  possessedTurn: (name, by) => `Zug von ${name}, gespielt von ${by}`,
  toStart: 'Zum Anfang',
  turnBack: 'Einen Zug zurück',
  stepBack: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepOn: 'Einen Schritt weiter',
  turnOn: 'Einen Zug weiter',
  toEnd: 'Zum Ende',
  speed: 'Tempo',
  eyes: 'Aus Sicht von',
  eyesAll: 'Alle Handkarten offen',
  nextChoice: (name, choice) => `Als Nächstes, ${name}: ${choice}`,
  endOfRecord: 'Ende',
  log: 'Was bisher geschah',
  earlier: 'Frühere Züge',
  hands: 'Alle Handkarten',
  handOf: (name) => `Hand von ${name}`,
  emptyHand: 'keine Karten',
  keyStep: 'Schritt',
  keyTurn: 'Zug',
  keyEnds: 'Anfang, Ende',
  keySpace: 'Leertaste',
  keyPlay: 'abspielen, anhalten',
  linkHere: 'Link zu dieser Stelle',

  playOn: 'Von hier gegen einen Bot weiterspielen',
  playOnIs:
    'Du setzt dich auf einen Platz, so wie das Spiel an dieser Stelle steht, und der Bot übernimmt alle anderen. Es zählt für niemandes Wertung.',
  yourSeat: 'Dein Platz',
  yourOpponent: 'Der Bot',
  playOnStart: 'Weiterspielen',
  playOnOver: 'Hier ist das Spiel aus. Geh ein Stück zurück und spiel von dort weiter.',
  playOnStudy:
    'Mit weniger als zehn Königreichstapeln kann man eine Aufzeichnung ansehen, aber nicht weiterspielen.',

  unknownGame: 'Dieses Spiel gibt es nicht',
  unknownGameIs:
    'Unter dieser Adresse ist kein Spiel. Vielleicht fehlt ein Stück des Links; beendete Spiele sind im Archiv.',
  privateGame: 'Dieses Spiel ist privat',
  privateGameIs: 'Hier sollte niemand zuschauen. Nur wer mitgespielt hat, kann es ansehen.',
  running: 'Dieses Spiel wird noch gespielt',
  runningIs: 'Wenn es aus ist, kann man es hier ansehen.',
  toTable: 'Zum Tisch',
  ownGone: 'Diese Aufzeichnung ist nicht mehr da',
  ownGoneIs: 'Eine geöffnete Aufzeichnung bleibt nur in ihrem Tab. Öffne sie im Archiv noch einmal.',
  toArchive: 'Zum Archiv',
};
