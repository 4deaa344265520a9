import type { HelpWords } from './en.ts';

export const help: HelpWords = {
  examples: 'Beispiele:',
  printHelp: 'diese Hilfe ausgeben',
  printVersion: 'die Version ausgeben',
  helpOfCommand: 'die Hilfe zu einem Befehl ausgeben',
  default: (value) => `Vorgabe: ${value}`,
  choices: (values) => `zur Wahl: ${values}`,
  language: 'die Sprache von allem, was gesagt wird',
  json: 'Daten für andere Programme ausgeben',

  program: {
    description:
      'Dominion spielen, lernen und studieren: Basisspiel, Die Intrige und Die Alchemisten, erste Auflage',
    saysMore: 'tenfold BEFEHL --help sagt mehr zu jedem.',
    play: 'ein Spiel gegen einen Bot',
    playKingdom: 'mit einem der empfohlenen Königreiche',
    replay: 'das Protokoll eines aufgezeichneten Spiels',
    review: 'wer wohl gewinnen würde, und was am meisten gekostet hat',
    verify: 'ob es regelgerecht war und ehrlich gegeben wurde',
    cards: 'was auf einer Karte steht',
    rules: 'was zu ihr klargestellt ist',
    learn: 'Lektionen und Rätsel',
    kingdoms: 'die empfohlenen Königreiche',
    sim: 'zehntausend Spiele zwischen zwei Strategien',
    strength: 'wie stark ein Spieler ist',
    worth: 'was eine Karte wert ist',
    check: 'das ausführbare Regelwerk',
    env: 'Spiele für ein lernendes Programm, als Zeilen in JSON',
    serve: 'ein Server, für Spiele über einen Link',
    move: 'Spiele aus einem Datenordner nach PostgreSQL',
    worker: 'arbeitet für Simulationen und Bots anderer',
  },

  play: {
    description: 'im Terminal gegen Bots spielen',
    kingdom:
      'ein empfohlenes Königreich, zehn Karten mit Kommas oder Punkten dazwischen, ein Link zu einem Königreich, random (zufällig), oder draft (reihum wählt jeder eine)',
    sets: 'aus welchen Sets, mit Kommas dazwischen: base, intrigue, alchemy, guests',
    from: 'so viele aus jedem Set, für ein zufälliges Königreich: base=5,intrigue=5',
    veto: 'beim Wählen reihum darf jeder einmal eine Karte streichen',
    boxes:
      'Geldkarten aus einer Schachtel oder aus beiden: 1 oder 2 (zu fünft und zu sechst immer aus beiden)',
    card: 'eine selbst gemachte Karte aus dieser Datei, anstelle der letzten des Königreichs; auch mehrmals',
    players: 'wie viele spielen, du eingeschlossen: 2 bis 6 (Vorgabe: du und die genannten Bots)',
    bots: (names) => `gegen wen, mit Kommas zwischen den Namen: ${names}, die schwächsten zuerst`,
    think:
      'wie lange ein Bot, der das Königreich studiert, es vor dem Spiel darf; 0: gar nicht (Vorgabe: wie er mag)',
    name: 'wie du heißt',
    start: 'wer den ersten Zug hat (Vorgabe: ausgelost)',
    seed: 'derselbe Startwert gibt dasselbe Mischen (Vorgabe: vom Betriebssystem)',
    record: 'das Spiel in dieser Datei aufzeichnen, nach jeder Entscheidung auf dem neuesten Stand',
    resume: 'ein aufgezeichnetes Spiel fortsetzen und dort weiter aufzeichnen',
    notes: `Der Kanzler studiert das Königreich vor dem Spiel. Enter beginnt sofort, mit dem Besten, was er bisher gefunden hat.
Im Spiel zeigt ?, was getippt werden kann, und ? NAME, was auf einer Karte steht.
Namen von Königreichen und Karten werden auf Englisch, Ungarisch, Polnisch und Deutsch verstanden.
\`tenfold kingdoms --random\` lost ein Königreich nach Wunsch aus und sagt, wie man es spielt.`,
    exit: 'Rückgabewert: 0 am Ende des Spiels oder nach quit, 2 wenn etwas Angegebenes unbrauchbar ist, 130 nach Strg-C.',
  },

  sim: {
    description: 'viele Spiele zwischen Strategien spielen und sagen, wer gewinnt',
    strategies:
      '2 bis 6 Spieler: Strategien in Dateien (Text oder JSON), Kennungen mitgelieferter, oder Namen von Bots',
    card: 'eine selbst gemachte Karte aus dieser Datei, die Königreich und Strategien nennen können; mehrmals möglich',
    searchGames: 'wie viele Spiele ein Bot, der das Königreich studiert, vorher ausprobiert; 0: keines',
    games: 'wie viele Spiele',
    kingdom: 'ein empfohlenes Königreich oder zehn Karten mit Kommas dazwischen',
    board:
      'full: die genannten Karten, zufällig auf zehn ergänzt; named-only: diese Karten und keine anderen ' +
      '(Vorgabe: das Königreich, oder full ohne eines)',
    seed: 'derselbe Startwert gibt dieselben Spiele (Vorgabe: ausgelost)',
    threads: 'wie viele Spiele gleichzeitig (Vorgabe: eines je Prozessorkern)',
    on: 'die Spiele unter den Arbeitern dieser Datenbank aufteilen: postgres://… (siehe tenfold worker)',
    mirror:
      'jedes Mischen von jedem Platz aus einmal spielen: unterscheidet ähnlich starke Strategien früher',
    csv: 'für jede Strategie eine Zeile mit Werten und Kommas dazwischen ausgeben',
    html: 'einen Bericht mit Schaubildern schreiben, eine Datei, die sonst nichts braucht',
    detail:
      'auch die Kurven, die Züge, in denen Karten genommen werden, und die Decks am Ende ins JSON aufnehmen',
    game: 'stattdessen die Aufzeichnung dieses einen Spiels ausgeben, um es anzusehen',
    list: 'die mitgelieferten Strategien aufzählen',
    notes: `Jede Strategie sitzt gleich oft auf jedem Platz. Das Ergebnis hängt nicht davon ab, wie viele Spiele gleichzeitig laufen.
Strg-C hält an und gibt aus, was bis dahin gespielt ist.`,
    exit: 'Rückgabewert: 0 wenn alle Spiele gespielt wurden, 1 wenn eines davon scheiterte, 2 wenn etwas Angegebenes unbrauchbar ist, 130 nach Strg-C.',
  },

  kingdoms: {
    description: 'die empfohlenen Königreiche aufzählen, eines zeigen oder andere auslosen',
    name: 'ein Königreich, mit seinem Namen in einer der Sprachen',
    randomHeading: 'Zufällige Königreiche:',
    random: 'ein Königreich auslosen',
    seed: 'derselbe Startwert und dieselben Wünsche geben dasselbe Königreich (Vorgabe: ausgelost)',
    count: 'wie viele verschiedene Königreiche',
    sets: 'die Schachteln, aus denen gelost wird (Vorgabe: base, intrigue, alchemy)',
    from: 'wie viele Karten einer Schachtel: base=5,intrigue=5 oder alchemy=3-4',
    must: 'Karten, die dabei sein müssen, mit ihren Namen in beliebiger Sprache',
    ban: 'Karten, die nicht dabei sein dürfen',
    village: 'mit einer Karte, die +2 Aktionen gibt',
    buy: 'mit einer Karte, die +1 Kauf gibt',
    trasher: 'mit einer Karte, die Handkarten entsorgt',
    attacks: 'so viele Angriffe: 2, oder eine Spanne wie 0-1',
    reactionIfAttacks: 'mit einer Reaktion, wenn ein Angriff dabei ist',
    noPossession: 'ohne Besessenheit',
    differentCosts: 'mindestens so viele verschiedene Kosten',
    anyAlchemy: 'beliebig viele Karten aus Die Alchemisten (Vorgabe: keine oder drei bis fünf, wenn möglich)',
    notes: `Von allen Königreichen, die den Wünschen entsprechen, ist jedes gleich wahrscheinlich. Gibt es keines,
wird gesagt, welche Wünsche sich widersprechen und was sie lockern würde.`,
    exit: 'Rückgabewert: 0, 1 wenn kein Königreich den Wünschen entspricht, 2 wenn etwas Angegebenes unbrauchbar ist.',
  },

  strength: {
    description:
      'sagen, wie stark Spieler sind: jeder an einem Tisch mit ein und demselben Gegner, Königreich für Königreich',
    players: 'Strategien in Dateien (Text oder JSON), Kennungen mitgelieferter, oder Namen von Bots',
    against: 'wer auf allen anderen Plätzen sitzt',
    games: 'wie viele Spiele je Spieler und Königreich',
    seats: 'wie viele spielen',
    kingdom:
      'ein Königreich mit Namen, oder zehn Karten mit Kommas dazwischen; mehrmals möglich (Vorgabe: alle empfohlenen)',
    random: 'dazu so viele ausgeloste Königreiche',
    notes:
      'Jedes Mischen wird von jedem Platz aus einmal gespielt. Ausgegeben wird der Anteil an den Siegen, geteilte werden aufgeteilt; unter n Gleichen 1/n.',
  },
  worth: {
    description: 'nach Spielen mit Gelddecks sagen, was eine Karte wert ist',
    card: 'eine Datei mit einer eigenen Karte, oder der Name einer Karte',
    seed: 'derselbe Startwert ergibt dieselben Spiele',
    notes:
      'Die Spiele sind die der Werkstatt. Wie aus ihnen ein Preis wird und wie weit er gilt, steht in docs/card-worth.md.',
  },

  cards: {
    description: 'alle Karten aufzählen oder eine mit ihrem Text und ihren Klarstellungen zeigen',
    name: 'eine Karte, mit ihrem Namen in einer der Sprachen',
  },

  learn: {
    description: 'die Lektionen und Rätsel zeigen oder eines davon spielen',
    lesson: 'die Kennung einer Lektion oder eines Rätsels',
    notes:
      'Beim Spielen: Eine Zahl wählt, hint gibt einen Tipp, again beginnt neu, quit hört auf. Das begleitete erste Spiel gibt es auf der Seite.',
  },

  rules: {
    description:
      'ein Kapitel des Regelbuchs ausgeben, was zu einer Karte klargestellt ist, eine Klarstellung, was zu Wörtern passt, oder alle',
    name: 'ein Kapitel oder ein Abschnitt; eine Karte mit ihrem Namen in einer der Sprachen; eine Klarstellung mit ihrer Kennung oder deren Anfang; oder beliebige Wörter',
    notes: 'Es gilt der englische Text.',
  },

  check: {
    description: 'Szenarien spielen und sagen, was nicht stimmt',
    files: 'Dateien mit Szenarien (YAML) oder Ordner mit solchen; ohne Angabe das ganze Regelwerk',
    quiet: 'nur ausgeben, was nicht stimmt',
    exit: 'Rückgabewert: 0 wenn alles stimmt, 1 wenn etwas nicht stimmt, 2 wenn eine Datei nicht gelesen werden kann.',
  },

  review: {
    description: 'ein beendetes Spiel noch einmal ansehen: Chancen Zug um Zug, und die teuersten Käufe',
    file: 'die Aufzeichnung eines Spiels, das vorbei ist',
    seat: 'wessen Käufe (Vorgabe: die des ersten Spielers)',
    games: 'so viele vorgestellte Spiele für jeden Zug; alles andere im Verhältnis dazu',
    notes:
      'Es dauert etwa zehn Sekunden. Dieselbe Aufzeichnung gibt dasselbe Ergebnis. docs/bots.md sagt, wie weit man ihm glauben darf.',
    exit: 'Rückgabewert: 0, oder 2 wenn die Aufzeichnung unlesbar oder das Spiel nicht vorbei ist.',
  },

  replay: {
    description: 'das Protokoll eines aufgezeichneten Spiels und sein Ergebnis ausgeben',
    file: 'eine Aufzeichnung, wie `tenfold play --record` sie anlegt',
    seat: 'mit den Augen dieses Spielers (Vorgabe: eines Zuschauers, der keine Hand sieht)',
    upTo: 'nur so viele Entscheidungen; dann der Tisch, wie er daliegt',
    exit: 'Rückgabewert: 0, oder 2 wenn die Aufzeichnung nicht gelesen werden kann oder eine Entscheidung darin nicht regelgerecht ist; die Zeile wird genannt.',
  },

  verify: {
    description:
      'prüfen, ob ein aufgezeichnetes Spiel regelgerecht war und sein Startwert der zu Beginn versprochene ist',
    record: 'eine Aufzeichnung, wie ein Server sie nach dem Spiel herausgibt',
    hash: 'der Hash, den das Spiel von Beginn an zeigte (Vorgabe: der in der Aufzeichnung)',
    allDigits: '(alle 64 Ziffern)',
    notes: `Der Hash ist der SHA-256 des Startwerts und wurde gezeigt, bevor die erste Karte gegeben war. Gib den an, den du damals
gesehen hast: Der in der Aufzeichnung zeigt nur, dass sie in sich stimmt.`,
    exit: 'Rückgabewert: 0 wenn alles stimmt, 1 wenn etwas nicht stimmt, 2 wenn die Aufzeichnung nicht gelesen werden kann oder keinen Hash nennt.',
  },

  env: {
    description: 'Spiele für ein lernendes Programm: Zeilen in JSON hinein, Zeilen in JSON heraus',
    notes: `Jede Zeile der Eingabe wird mit einer Zeile beantwortet. docs/environment.md beschreibt sie;
packages/env/python/tenfold_env.py ist ein Client für Python.`,
    errors:
      'Was nicht geht, wird mit {"error": "…"} beantwortet und ändert nichts. Das Programm endet mit seiner Eingabe.',
  },

  serve: {
    description: 'den Server betreiben: Tische, Spiele über einen Link, das Archiv',
    port: 'wo er lauscht; 0 nimmt irgendeinen freien Port',
    host: 'auf welcher Adresse er lauscht; 0.0.0.0 für alle',
    data: 'wo Spiele aufbewahrt werden (Vorgabe: tenfold in deinem Datenordner, ~/.local/share)',
    web: 'die gebaute Seite (Vorgabe: die mitgelieferte)',
    trustProxy: 'Reverse-Proxys, deren X-Forwarded-Kopfzeilen geglaubt wird: loopback, 10.0.0.0/8',
    botPause: 'wie lange ein Bot sich für eine Entscheidung mindestens Zeit lässt, damit man folgen kann',
    bots: 'wo Bots denken: in Threads dieses Prozesses oder bei den Arbeitern der Datenbank (tenfold worker)',
    drain:
      'wie lange ein Server, der enden soll, vorher meldet, dass er nicht bereit ist: die Zeit, in der ein Lastverteiler neue Besucher zu anderen schickt',
    limit:
      'wie viel zu viel ist, etwa sockets-per-address=200; die Namen stehen in docs/self-hosting.md; mehrfach möglich',
    log: 'wie viel auf die Standardfehlerausgabe geschrieben wird',
    notes: `Mit DATABASE_URL=postgres://… in der Umgebung werden Spiele in PostgreSQL statt im Datenordner aufbewahrt.
Mit DATABASE_REPLICA_URL dazu wird, was ein wenig veraltet sein darf, von einer Kopie davon gelesen.
Strg-C oder SIGTERM beendet ihn geordnet; ein zweites Mal sofort.`,
    exit: 'Rückgabewert: 0 nach geordnetem Ende, 1 wenn er nicht weiterkonnte (das Log sagt, warum), 2 wenn etwas Angegebenes unbrauchbar ist.',
  },

  worker: {
    description: 'Arbeit tun, die andere über PostgreSQL vergeben: Simulationen und das Denken von Bots',
    on: 'die Datenbank, über die die Arbeit kommt: postgres://user:password@host/name',
    threads: 'wie viel gleichzeitig (Vorgabe: eines je Kern)',
    notes: `Beliebig viele können laufen, auf beliebigen Maschinen. Stirbt einer, kostet das die Aufgabe, an der er war: der nächste nimmt sie.
\`tenfold sim … --on URL\` vergibt Spiele, \`tenfold serve --bots workers\` das, worüber seine Bots nachdenken.
Nach Strg-C oder SIGTERM beendet er, was er begonnen hat; ein zweites Mal hört er sofort auf.`,
    exit: 'Rückgabewert: 0 nach geordnetem Ende, 2 wenn etwas Angegebenes unbrauchbar ist.',
  },

  move: {
    description: 'alles aus einem Datenordner nach PostgreSQL bringen',
    from: 'der Datenordner eines Servers, der nicht läuft',
    to: 'eine leere Datenbank: postgres://user:password@host/name',
    notes: `Im Ordner wird nichts geändert oder gelöscht. Was abgebrochen wurde, geht beim nächsten Aufruf dort weiter, wo es war; bis es
fertig ist, startet kein Server auf dieser Datenbank. Am Ende werden alle Zeilen verglichen, nach Anzahl und Hash.`,
    exit: 'Rückgabewert: 0 wenn beide dasselbe haben, 2 wenn es nicht geht (ein Server läuft, die Datenbank hat Spiele, Zeilen weichen ab).',
  },

  refused: {
    badValue: (option, value, reason) =>
      `Fehler: „${value}“ ist kein Wert für die Option ${option}. ${reason}`,
    allowedChoices: (choices) => `Zur Wahl stehen ${choices}.`,
    missingArgument: (name) => `Fehler: das Argument „${name}“ fehlt`,
    missingOption: (option) => `Fehler: die Option ${option} muss angegeben werden`,
    missingValue: (option) => `Fehler: der Option ${option} fehlt ihr Wert`,
    notTogether: (one, other) => `Fehler: die Option ${one} geht nicht zusammen mit der Option ${other}`,
    unknownOption: (option) => `Fehler: unbekannte Option ${option}`,
    unknownCommand: (name) => `Fehler: unbekannter Befehl „${name}“`,
    tooManyArguments: (expected, given) => `Fehler: zu viele Argumente: ${given} statt ${expected}.`,
    didYouMean: (names) => `(Meinst du ${names}?)`,
    wholeNumber: (least, most) =>
      most === undefined
        ? `Gib eine ganze Zahl ab ${least} an.`
        : `Gib eine ganze Zahl von ${least} bis ${most} an.`,
    seconds: (most) => `Gib eine Zahl von Sekunden von 0 bis ${most} an, etwa 5 oder 0.5.`,
    hash: 'Gib die 64 hexadezimalen Ziffern eines SHA-256 an.',
  },
};
