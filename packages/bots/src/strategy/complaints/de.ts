// Was an einer Strategie falsch sein kann, auf Deutsch. The words of the language itself stay English: they are typed so.

import { enumerated } from './complaint.ts';
import type { Complaints } from './complaints.ts';

const or = (words: readonly string[]): string => enumerated(words, 'oder');
const and = (words: readonly string[]): string => enumerated(words, 'und');
const meant = (names: readonly string[]): string => `meinst du ${or(names)}?`;
const behind = (next: string): string => (next === '' ? '' : ` vor „${next}“`);
const line = (place: string): string => place.replace(/^line (\d+)$/, 'Zeile $1');

export const de: Complaints = {
  unreadableQuotes: () => ({
    message: 'der Text in Anführungszeichen lässt sich nicht lesen',
    remedy: 'schreib \\" für ein Anführungszeichen darin und \\\\ für einen Schrägstrich',
  }),
  openQuote: () => ({
    message: 'das Anführungszeichen wird nicht geschlossen',
    remedy: 'setze " ans Ende des Namens',
  }),
  quoteWithoutEnd: () => ({
    message: 'ein Text, der mit einem Anführungszeichen beginnt, muss mit einem enden',
    remedy: 'setze " ans Ende und \\ vor jedes " darin, oder nimm das erste weg',
  }),
  noNumber: (text) => ({ message: `„${text}“ ist keine Zahl`, remedy: 'schreib sie wie 3 oder 2.5' }),
  strangeSign: (sign) => ({ message: `„${sign}“ bedeutet hier nichts`, remedy: 'nimm es weg' }),
  greatNumber: () => ({ message: 'diese Zahl ist zu groß', remedy: 'schreib eine kleinere' }),

  unknownCard: (name, nearest) => ({
    message: `es gibt keine Karte „${name}“`,
    remedy: nearest.length === 0 ? 'schreib den Namen einer Karte, etwa Schmiede' : meant(nearest),
  }),
  missingCard: () => ({ message: 'der Name einer Karte fehlt', remedy: 'schreib einen, etwa Schmiede' }),
  noChoice: (card) => ({
    message: `bei ${card} gibt es nichts zu wählen`,
    remedy: 'nimm die Zeile weg, oder schreib den Namen einer Karte mit einer Wahl, etwa Minion',
  }),
  unknownMode: (card, mode, modes) => ({
    message: `${card} hat die Möglichkeit „${mode}“ nicht`,
    remedy: `die Möglichkeiten sind ${and(modes)}`,
  }),
  missingMode: (modes) => ({
    message: 'eine Möglichkeit fehlt',
    remedy: modes.length === 0 ? 'nimm die Zeile weg' : `schreib ${or(modes)}`,
  }),
  asksForNothing: (card) => ({
    message: `${card} fragt nie nach einer Karte`,
    remedy: 'nimm die Zeile weg',
  }),
  neverAsks: (card, verb, verbs) => ({
    message: `${card} fragt nie danach: ${verb}`,
    remedy: `es fragt nach ${or(verbs)}`,
  }),

  unknownLine: (word, nearest) => ({
    message: `keine Zeile beginnt mit „${word}“`,
    remedy:
      nearest.length > 0
        ? meant(nearest)
        : 'beginne sie mit buy, play, never play oder with, oder mit # für eine Anmerkung',
  }),
  saidTwice: (word, first, second) => ({
    message: `${word} steht zweimal da, zuerst in Zeile ${first}`,
    remedy: `nimm Zeile ${first} oder Zeile ${second} weg`,
  }),
  missingText: (word) => ({
    message: `der Text hinter „${word}“ fehlt`,
    remedy: 'schreib ihn hinter das erste Wort der Zeile',
  }),
  missingPlayers: (most) => ({
    message: 'die Zahl der Spieler fehlt',
    remedy: `schreib eine von 2 bis ${most}, oder mehrere mit Kommas dazwischen`,
  }),
  countBeforeCard: (count) => ({
    message: 'eine Regel kauft eine Karte auf einmal',
    remedy: `für eine Grenze schreib eine Bedingung: buy Schmiede when own < ${count}`,
  }),
  listOfCards: (first, second) => ({
    message: 'eine Regel kauft eine Karte',
    remedy: `schreib für jede eine Regel, die wichtigste zuerst: buy ${first}, und darunter buy ${second}`,
  }),
  missingStyle: () => ({
    message: 'der Stil fehlt',
    remedy: 'schreib ein Wort, etwa aggressiveTrashing',
  }),
  howToPlay: () => ({
    message: 'es steht nicht da, wie die Karte gespielt wird',
    remedy:
      'schreib hinter ihren Namen „first“, „last“, „before“ und eine Karte, „only if“ und eine Bedingung, oder „for“ und eine Möglichkeit; ' +
      '„never play“ behält sie auf der Hand',
  }),
  neverWithoutPlay: () => ({
    message: '„play“ fehlt hinter „never“',
    remedy: 'schreib never play und eine Karte',
  }),
  onlyWithoutIf: () => ({
    message: '„if“ fehlt hinter „only“',
    remedy: 'schreib only if und eine Bedingung, etwa only if Kupfer in hand > 0',
  }),
  whatToDo: (verbs) => ({
    message: 'es steht nicht da, was mit der Karte geschehen soll',
    remedy: `schreib ${or(verbs)} hinter ihren Namen`,
  }),
  guardState: () => ({
    message: 'es steht nicht da, ob der Schutz an oder aus ist',
    remedy: 'schreib guard off, oder nimm die Zeile weg',
  }),
  notUnderstood: (text, nearest) => ({
    message: `„${text}“ ist hier nicht zu verstehen`,
    remedy: nearest.length === 0 ? 'nimm es weg, oder beginne eine Bedingung mit when' : meant(nearest),
  }),
  whenNotIf: () => ({ message: '„if“ ist hier nicht zu verstehen', remedy: 'schreib when' }),
  andNotComma: () => ({
    message: '„,“ ist hier nicht zu verstehen',
    remedy: 'setze „and“ zwischen Bedingungen',
  }),
  commaNotAnd: (text) => ({
    message: `„${text}“ ist hier nicht zu verstehen`,
    remedy: `setze Kommas zwischen Karten, und „${text}“ zwischen Bedingungen`,
  }),
  noName: () => ({
    message: 'die Strategie hat keinen Namen',
    remedy: 'beginne mit einer Zeile wie: strategy Big Money',
  }),
  noSource: (word) => ({
    message: `„${word}“ sagt mehr über eine Quelle, aber es gibt keine`,
    remedy: 'setze eine Zeile wie diese darüber: source Geronimoo/DominionSim',
  }),

  missingDefinition: (word) => ({
    message: `der Name hinter „${word}“ fehlt`,
    remedy: `schreib ein Wort, etwa: ${word} greening when Provinz left <= 4`,
  }),
  takenName: (name) => ({
    message: `„${name}“ bedeutet schon etwas anderes`,
    remedy: 'nimm ein Wort, das keine Karte und kein Wort der Sprache ist, etwa greening',
  }),
  definitionWithoutWhen: (name) => ({
    message: `es steht nicht da, wann „${name}“ gilt`,
    remedy: `schreib when und eine Bedingung dahinter: define ${name} when Provinz left <= 4`,
  }),
  circle: (name) => ({
    message: `„${name}“ hängt von sich selbst ab`,
    remedy: 'lass die Bedingung vom Spiel handeln, oder nur von Namen, die weiter oben stehen',
  }),

  missingQuantity: (next) => ({
    message: `eine Größe fehlt${behind(next)}`,
    remedy: 'schreib eine, etwa own Gold, Provinz left, coins oder turn',
  }),
  missingComparison: (next, signs) => ({
    message: `ein Vergleich fehlt${behind(next)}`,
    remedy: `schreib eines von ${signs} und eine Zahl`,
  }),
  missingNumber: (sign) => ({
    message: `nach ${sign} fehlt eine Zahl`,
    remedy: 'schreib eine Zahl oder eine Größe, etwa 2 oder own Gold',
  }),
  twoComparisons: (first, middle, second) => ({
    message: 'eine Bedingung vergleicht zwei Dinge, und hier sind es drei',
    remedy: `schreib zwei mit „and“ dazwischen: ${first} and ${middle} ${second}`,
  }),
  openBracket: () => ({
    message: 'die Klammer wird nicht geschlossen',
    remedy: 'setze ) hinter die Rechnung',
  }),
  openGroup: () => ({
    message: 'die Klammer wird nicht geschlossen',
    remedy: 'setze ) hinter die Bedingung',
  }),
  longSum: () => ({ message: 'diese Rechnung ist zu lang', remedy: 'schreib eine kürzere' }),
  deepCondition: () => ({
    message: 'hier stecken zu viele Klammern ineinander',
    remedy: 'gib einem Teil davon mit define einen Namen',
  }),
  divisionByZero: () => ({
    message: 'durch 0 lässt sich nicht teilen',
    remedy: 'teile durch eine andere Zahl, oder nimm die Teilung weg',
  }),
  unknownQuantity: (text, nearest) => ({
    message: `„${text}“ ist keine Größe`,
    remedy: `meinst du ${nearest}?`,
  }),
  moneyAlone: (text) => ({
    message: `„${text}“ allein ist keine Größe`,
    remedy:
      'schreib coins für das, was du jetzt ausgeben kannst, oder total money für das, was alle deine Karten bringen',
  }),
  pointsAlone: (text) => ({
    message: `„${text}“ sagt nicht, wessen Punkte`,
    remedy: 'schreib my points oder opponent points',
  }),
  opponentAlone: (text, what) => ({
    message: `„${text} ${what}“ sagt nicht, was der Gegner damit tut`,
    remedy: `schreib opponent owns ${what}; bei mehreren Gegnern ist das der höchste Besitz von einem, opponents own ${what} aller zusammen`,
  }),
  hiddenPlace: (what, place) => ({
    message: `welche deiner Karten dort liegen, ist verdeckt: ${place}`,
    remedy: `schreib ${what} unseen für Nachzieh- und Ablagestapel zusammen, oder cards in ${place} für ihre Anzahl`,
  }),
  missingPlace: (text, next, places) => ({
    message: `„${text}“ sagt nicht, wo die Karten sind${next === '' ? '' : `, und „${next}“ ist kein Wort dafür`}`,
    remedy: `schreib own vor den Namen, oder ${or(places)} dahinter`,
  }),
  onePile: (place) => ({
    message: `„${place}“ zählt die Karten eines Stapels`,
    remedy: 'schreib den Namen einer Karte davor, etwa Provinz left',
  }),
  oneCard: (place) => ({
    message: `„${place}“ gilt einer Karte`,
    remedy: 'schreib den Namen einer Karte dahinter, etwa cost of Gold',
  }),

  neverReached: (card, place) => ({
    message: `diese Regel kommt nie zum Zug: die für ${card} (${line(place)}) kommt ihr immer zuvor`,
    remedy: 'nimm sie weg, setze sie darüber, oder gib der anderen eine Bedingung',
  }),
  neverPlayed: (card) => ({
    message: `diese Regel kommt nie zum Zug: ${card} wird nie gespielt`,
    remedy: 'nimm sie weg',
  }),
};
