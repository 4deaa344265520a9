import type { help as English } from '../en/help.ts';

export const help: typeof English = {
  title: 'Hilfe',

  lab: 'Strategien im Labor untersuchen',
  workshop: 'Eine eigene Karte machen',
  gameTitle: 'Das Spiel in zwei Minuten',
  game: [
    'Alle beginnen mit den gleichen zehn Karten: sieben Kupfer und drei Anwesen. Im Lauf des Spiels bekommst du bessere. Jede Karte, die du bekommst, gehört fortan zu deinen Karten und kommt immer wieder auf deine Hand.',
    'In der Mitte liegt der Vorrat: Stapel mit Geldkarten, Punktekarten und Flüchen und zehn Stapel Königreichkarten, die in jedem Spiel andere sind.',
    'Wer am Ende die meisten Punkte in all seinen Karten hat, gewinnt. Vorher sind Punktekarten meist nichts wert und füllen nur die Hand; kombinierte Karten kannst du auch ausspielen. Die Kunst ist, weder zu früh noch zu spät mit ihnen anzufangen.',
    'Wenn das Spiel neu für dich ist, beginne mit Königreichen nur aus dem Basisspiel, wie es die Spielregeln raten. Die Karten der anderen Schachteln verlangen mehr Erfahrung.',
  ],
  turnTitle: 'Dein Zug',
  turn: [
    [
      'Aktionsphase',
      'Du darfst eine Aktionskarte ausspielen und tust, was auf ihr steht. Karten mit +Aktionen erlauben mehr davon.',
    ],
    [
      'Kaufphase',
      'Spiele Geldkarten aus und kaufe eine Karte, die du bezahlen kannst. +Käufe erlauben mehr. Was du kaufst, kommt auf deinen Ablagestapel.',
    ],
    [
      'Aufräumphase',
      'Alles Ausgespielte und der Rest deiner Hand kommen auf deinen Ablagestapel. Dann ziehst du fünf neue Karten.',
    ],
  ],
  deck: 'Immer wenn du ziehen musst und dein Nachziehstapel leer ist, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel. So kommt auf deine Hand, was du gekauft hast.',
  endTitle: 'Das Ende',
  end: 'Das Spiel ist am Ende eines Zuges aus, wenn die letzte Provinz weg ist oder drei Stapel des Vorrats leer sind (vier bei fünf oder sechs Spielern). Bei gleich vielen Punkten gewinnt, wer weniger Züge hatte.',
  termsTitle: 'Wörter auf den Karten',
  terms: [
    ['+1 Karte', 'Ziehe eine Karte von deinem Nachziehstapel.'],
    ['+1 Aktion', 'Du darfst in diesem Zug noch eine Aktionskarte ausspielen.'],
    ['+1 Kauf', 'Du darfst in diesem Zug noch eine Karte kaufen.'],
    ['+1 Geld', 'Du kannst in diesem Zug 1 Geld mehr ausgeben.'],
    [
      'nehmen',
      'Nimm eine Karte aus dem Vorrat, ohne zu bezahlen. Sie kommt auf deinen Ablagestapel, sofern die Karte nichts anderes angibt.',
    ],
    ['ablegen', 'Lege eine Karte auf deinen Ablagestapel. Sie bleibt deine.'],
    [
      'entsorgen',
      'Lege eine Karte in den Müll. Sie ist aus dem Spiel und nicht mehr deine, was oft gut ist.',
    ],
    ['Angriff', 'Tut den anderen Spielern etwas an.'],
    ['Reaktion', 'Darf aus der Hand vorgezeigt werden, wenn jemand einen Angriff ausspielt.'],
    ['Fluch', 'Kostet am Ende einen Punkt und füllt bis dahin die Hand.'],
    ['Trank', 'Eine zweite Währung, die manche Karten neben Geld kosten.'],
  ],

  pageTitle: 'Der Tisch auf dieser Seite',
  page: [
    'Was du wählen kannst, leuchtet; ein Klick wählt es. Die Zeile über deiner Hand sagt, was gefragt ist und welche Karte fragt.',
    'Auch alles andere kannst du anklicken: Dann sagt dir die Seite, warum es jetzt nicht geht und welche Regel dahintersteckt.',
    'Zeige auf eine Karte oder halte sie kurz gedrückt, um sie ganz zu lesen.',
    '„Geldkarten ausspielen“ spielt alle aus, deren Reihenfolge egal ist. Von sich aus kauft die Seite nichts und beendet keinen Zug. Wo nur eine Antwort möglich ist, kann sie für dich antworten; dafür gibt es eine Einstellung.',
    '„Zurücknehmen“ nimmt deine letzte Entscheidung zurück, solange niemand durch sie etwas erfahren hat. Danach werden die anderen gefragt. Was zurückgenommen wurde, steht im Verlauf.',
    'Der Verlauf erzählt alles, was geschah, unter der Karte, die es verursacht hat. Was Karten anderer mit deinen gemacht haben, ist markiert. Zu Beginn deines Zuges fasst die Seite zusammen, was die anderen getan haben.',
    'Mit Uhr läuft die Zeit nur für die, auf die das Spiel wartet. Hat jemand keine Zeit mehr oder ist zu lange nicht da, können sich die anderen darauf einigen, mit einem Bot auf diesem Platz weiterzuspielen oder das Spiel zu beenden.',
    'Wenn die Verbindung abreißt oder der Server neu startet, geht nichts verloren: Die Seite kommt von selbst zurück, und der Link des Tisches führt jederzeit zu ihm.',
  ],
  numbersTitle: 'Was die Zahlen bedeuten',
  numbers: [
    ['Aktionen', 'Wie viele Aktionskarten du in diesem Zug noch ausspielen darfst.'],
    ['Käufe', 'Wie viele Karten du in diesem Zug noch kaufen darfst.'],
    [
      'Geld, Tränke',
      'Was du in diesem Zug auszugeben hast. Geldkarten auf der Hand zählen erst, wenn du sie ausspielst.',
    ],
    ['An einem Stapel', 'Unten links, was die Karte kostet; daneben, wie viele noch da sind.'],
    [
      'Hand, Nachziehstapel, Ablagestapel',
      'Wie viele Karten jemand dort hat. Deinen Nachziehstapel darfst du zählen; von einem Ablagestapel sieht man nur die oberste Karte.',
    ],
    [
      'Kartenzählung',
      'Was alle besitzen, soweit man es aus dem Geschehenen wissen kann. Ein Tisch einigt sich vorher, ob die Seite nichts zählt, nur den Kartenbesitz oder auch das, was noch in deinem Nachziehstapel ist. „2–3“ heißt, dass Karten verdeckt weitergegeben wurden.',
    ],
  ],

  keysTitle: 'Tastenkürzel',
  keysNote:
    'Buchstaben und Ziffern lassen sich in den Einstellungen abschalten. Alles geht auch mit Tab, Pfeiltasten und Enter.',
  keyDigits: 'eine Karte auf der Hand oder auf dem Tisch, oder eine Antwort, nach der Ziffer darauf',
  keyLetters: 'ein Stapel, nach dem Buchstaben darauf',
  keyTreasures: 'Geldkarten ausspielen',
  keyEnd: 'Aktionen beenden, Zug beenden',
  keyDone: 'fertig oder „nichts“',
  keyUndo: 'zurücknehmen oder anfragen',
  keyArrows: 'von Karte zu Karte',
  keyTab: 'von einem Teil des Tisches zum nächsten',
  keyEnter: 'wählen; bei dem, was nicht geht: warum nicht',
  keyRead: 'die Karte, auf der du bist, ganz lesen',
  keyRules: 'danach: was über sie geklärt ist',
  keyBoard: 'zu dem, was man wählen kann',
  keyLog: 'der Verlauf',
  keyCounts: 'die Kartenzählung',
  keyRecap: 'was seit deinem letzten Zug geschah',
  keySay: 'etwas sagen; wen du hörst',
  keyHelp: 'diese Liste; bei dem, was nicht geht: warum nicht',
  keyEscape: 'schließen, was offen ist',

  moreTitle: 'Mehr',
  rulebook: 'Regelbuch',
  allCards: 'Alle Karten',
  settings: 'Einstellungen',
  credits: 'Quellen und Lizenzen',
};
