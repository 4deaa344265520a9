import { setNames } from '@tenfold/i18n';
import type { TerminalWords } from './en.ts';
import { help } from './help/de.ts';
import { report } from './report/de.ts';

const list = new Intl.ListFormat('de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });
const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

export const de: TerminalWords = {
  language: 'de',
  and: (items) => list.format(items),
  or: (items) => either.format(items),
  didYouMean: (names) => (names.length === 0 ? '' : ` (meinst du ${either.format(names)}?)`),

  typed: {
    help: ['hilfe'],
    table: ['tisch'],
    plans: ['pläne'],
    why: ['warum'],
    log: ['verlauf'],
    recap: ['inzwischen'],
    counts: ['zählung'],
    undo: ['zurück'],
    other: ['andere'],
    save: ['speichern'],
    quit: ['verlassen'],
    stop: ['ende', 'fertig', 'nichts', 'nein'],
    treasures: ['geldkarten', 'alle'],
    yes: ['ja', 'j'],
  },
  help: [
    'Zum Wählen tippst du die Nummer oder den Namen; der Anfang eines Namens genügt.',
    '  2            silber            geldkarten           ende',
    'Mehrere auf einmal: Namen mit Kommas, Nummern. Schluss: 0, „fertig“, „nichts“.',
    '  anwesen, anwesen, fertig       2 anwesen, fertig     1 1 3 fertig',
    '  geldkarten, gold               spielt alle Geldkarten aus und kauft ein Gold',
    '',
    '  ? NAME           was auf einer Karte steht     ?     diese Hilfe',
    '  tisch            der ganze Tisch (auch: nur Enter)',
    '  pläne            was die Bots vorhaben',
    '  warum            warum die Bots ihren letzten Kauf gemacht haben',
    '  verlauf          alles, was geschehen ist',
    '  inzwischen       was die anderen seit deinem letzten Zug getan haben',
    '  zählung          wer welche Karten hat, und was noch im Nachziehstapel liegt',
    '  zurück           zu deiner vorigen Entscheidung, auch vor den Zügen anderer',
    '  andere           bei zwei Fragen zugleich: zuerst die andere beantworten',
    '  speichern DATEI  schreibt die Aufzeichnung des Spiels in eine Datei',
    '  verlassen        aufhören; es wird gezeigt, wie es später weitergeht',
  ],

  draft: {
    how: (vetoes) =>
      `Reihum wählt jeder eine Karte, bis zehn daliegen. Tippe ihren Namen; ? zählt die Karten auf, * überlässt es dem Zufall.${vetoes ? ' „veto NAME“ streicht eine Karte, einmal.' : ''}`,
    picks: (name, card) => `${name} wählt: ${card}.`,
    prompt: (number) => `Du wählst, Karte ${number}> `,
    mayVeto: 'Du darfst eine Karte streichen: veto NAME',
    struck: 'Gestrichen. Wähle nun eine Karte.',
    cannot: (card) => `${card} ist jetzt nicht zu haben; ? zählt auf, was zu haben ist.`,
    noOwnCard: (file, why) =>
      `--card: „${file}“ ist keine selbst gemachte Karte, mit der man spielen kann: ${why}`,
    manyPlayers:
      'Zu fünft oder zu sechst wartet man länger; wenn das Spiel neu ist, beginne in kleinerer Runde.',
    onlyFor: (option, kingdom) =>
      `${option} gehört zu --kingdom ${kingdom}; gib das an, oder lass ${option} weg`,
  },

  welcome: (you, others) =>
    `Du bist ${you} und spielst gegen ${others}. Tippe ? für Hilfe, ? NAME für den Text einer Karte.`,
  kingdomAgain: (kingdom) => `Um mit diesem Königreich noch einmal zu spielen: --kingdom ${kingdom}`,
  studiesFor: (name, seconds) => `${name} studiert ${seconds} s lang das Königreich.`,
  studies: (name, seconds, idea) =>
    `${name} studiert das Königreich … ${seconds} s${idea === undefined ? '.' : `, bisher am besten: ${idea}`} Enter beginnt sofort. `,
  goesOn: 'Das Spiel geht weiter. Die letzten Züge:',

  you: 'Du',
  hand: (count) => `Hand ${count}`,
  deck: (count) => `Nachziehstapel ${count}`,
  discard: 'Ablagestapel',
  inPlay: 'ausgespielt',
  kept: 'zur Seite gelegt',
  labels: {
    open: 'Offen',
    inPlay: 'Ausgespielt',
    picked: 'Gewählt',
    kept: 'Zur Seite',
    hand: 'Hand',
    turn: 'Zug',
    trash: 'Müll',
  },
  yours: 'deine',
  ofPlayer: (name) => `von ${name}`,
  noCards: 'keine Karten',
  actions: (count) => counted(count, 'Aktion', 'Aktionen'),
  buys: (count) => counted(count, 'Kauf', 'Käufe'),
  coins: (count) => `${count} Geld`,
  potions: (count) => counted(count, 'Trank', 'Tränke'),

  groups: {
    play: 'Spielen',
    'play-treasures': 'Spielen',
    'end-actions': 'Ende',
    buy: 'Kaufen',
    'end-turn': 'Ende',
    discard: 'Ablegen',
    trash: 'Entsorgen',
    topdeck: 'Obenauf',
    gain: 'Nehmen',
    pass: 'Geben',
    reveal: 'Zeigen',
    'set-aside': 'Zur Seite',
    name: 'Nennen',
    choose: 'Wählen',
    'clean-up': 'Ende',
    return: 'Zurück',
    'put-under': 'Darunter',
    show: 'Zeigen',
  },
  allTreasures: 'alle Geldkarten',
  anyCardMayBeTyped: 'jede Karte darf getippt werden',
  undone: '↶ Zurückgenommen: Du entscheidest noch einmal.',
  alsoAsked: (question) => `Auch gefragt: ${question} (mit „andere“ antwortest du zuerst darauf)`,
  oneQuestion: 'gerade gibt es keine andere Frage; beantworte die obige',
  nothingToUndo: 'es gibt nichts zurückzunehmen: Das ist deine erste Entscheidung',
  noCard: (name, near) => `es gibt keine Karte „${name}“${near}`,
  noRuling: (typed, near) => `es gibt weder eine Karte noch eine Klarstellung „${typed}“${near}`,
  nothingTyped: 'nichts getippt; ? zeigt, was möglich ist',
  comesAfter: (spare) =>
    `${spare}: Dann ist die Frage schon beantwortet; lass es jetzt weg und tippe es, wenn danach gefragt wird`,
  tooMany: (number, name, most) =>
    `„${number} ${name}“: So viele lassen sich nicht wählen; nenne eine Zahl von 1 bis ${most}`,
  noOption: (number, from, to) => `es gibt keine Möglichkeit ${number}; es gibt ${from} bis ${to}`,
  notSoOften: (words, number) =>
    `„${words}“ (${number}) lässt sich nicht so oft wählen; es ist nichts geschehen`,
  ambiguous: (text, meanings) => `„${text}“ kann ${meanings} heißen; tippe mehr davon oder die Nummer`,
  notOffered: (text, near) =>
    `„${text}“ steht nicht zur Wahl${near}; tippe eine Nummer oder einen Namen, oder ? für Hilfe`,
  noPile: 'so einen Stapel gibt es in diesem Spiel nicht',
  notInHand: 'nicht auf der Hand',
  notHere: 'lässt sich hier nicht wählen',

  youWin: 'Du gewinnst!',
  wins: (name) => `${name} gewinnt.`,
  shareVictory: (names, you) =>
    you ? `Du teilst dir den Sieg mit ${list.format(names)}.` : `${list.format(names)} teilen sich den Sieg.`,
  nobodyWon: 'Niemand hat gewonnen.',
  turns: (count) => counted(count, 'Zug', 'Züge'),

  saveNeedsName: 'speichern: der Name einer Datei fehlt; tippe speichern DATEI',
  saved: (command) => `Gespeichert. Von hier geht es weiter mit: ${command}`,
  saveElsewhere: 'oder speichere es anderswo: speichern DATEI',
  nothingKept: 'Es wurde nichts gespielt, also gibt es nichts aufzubewahren.',
  toSeeAgain: (command) => `Um das Spiel noch einmal zu sehen:  ${command}`,
  toGoOn: (command) => `Um weiterzuspielen: ${command}`,
  isThere: (file, remedy) => `${file} gibt es schon; ${remedy}`,
  nameAnother: 'nenne eine andere Datei',
  resumeOrAnother: (file) => `spiele mit --resume ${file} weiter oder nenne eine andere Datei`,
  cannotBeWritten: (file, trouble) => `${file} lässt sich nicht schreiben: ${trouble}`,
  files: {
    ENOENT: 'es gibt keine solche Datei und keinen solchen Ordner; prüfe den Pfad',
    EISDIR: 'das ist ein Ordner; nenne eine Datei',
    ENOTDIR: 'ein Teil des Pfades ist kein Ordner; prüfe den Pfad',
    EACCES: 'keine Berechtigung; wähle eine andere Datei oder ändere die Rechte',
    EROFS: 'der Datenträger ist nur lesbar; wähle einen anderen Ort',
    ENOSPC: 'der Datenträger ist voll; schaffe Platz oder wähle einen anderen Ort',
  },

  // Was die Regeln nicht zulassen
  troubleAt: (file, line) => `${file}, Zeile ${line}`,
  inEnglish: 'Genauer, auf Englisch:',
  kingdomSize: (count, wanted) =>
    `${count} ${count === 1 ? 'Königreichkarte' : 'Königreichkarten'}: ein Königreich hat ${wanted}; ${count < wanted ? `nimm ${wanted - count} dazu` : `nimm ${count - wanted} weg`}`,
  badName: (name) =>
    `„${name}“ kann kein Spielername sein; lass Doppelpunkt, Komma, #, Zeilenumbrüche und Leerzeichen am Rand weg`,
  repeatedName: (name) => `zwei Spieler heißen „${name}“; gib einem von ihnen einen anderen Namen`,

  notWithResume: (option) =>
    `--${option} geht nicht zusammen mit --resume: Das sagt die Aufzeichnung; lass eins von beiden weg`,
  tooManyBots: (bots, most) =>
    `${bots} Bots und du: Es können höchstens ${most} mitspielen; nenne weniger Bots`,
  botsForSeats: (bots, seats) =>
    `${counted(bots, 'Bot', 'Bots')} für ${counted(seats, 'Platz', 'Plätze')}: nenne weniger oder gib --players ${bots + 1} an`,
  noBot: (name, names) => `es gibt keinen Bot „${name}“; zur Wahl stehen ${names}`,
  nobodyCalled: (name, players) => `niemand heißt „${name}“; es spielen ${players}`,
  badSeed: (seed) =>
    `„${seed}“ kann kein Startwert sein: Er muss in eine Aufzeichnung passen; nimm Buchstaben und Ziffern, etwa --seed 42`,
  noKingdom: (text, near) =>
    `es gibt kein Königreich „${text}“${near}; \`tenfold kingdoms\` zählt alle auf; oder nenne zehn Karten mit Kommas dazwischen`,
  listsCards: '`tenfold cards` zählt alle Karten auf',
  listsRulings: '`tenfold rules` gibt alle Klarstellungen aus, `tenfold cards` zählt alle Karten auf',

  sets: setNames('de'),
  rulebook: {
    saidBy: 'So steht es in',
    disagree: 'Wo die Spielregeln uneins sind',
    holds: 'Es gilt',
    silent: 'Wo sie schweigen',
    houseRule: 'Hier wird so gespielt',
    examples: 'Beispiele am Tisch',
    inBook: 'Im Buch',
    settled: 'Was geklärt ist',
  },
  names: 'Namen',
  set: 'Schachtel',
  pile: 'Stapel',
  pileOf: (count) => `${count} Karten`,
  pileWith: (count, from, to, isFirst) => {
    const range = from === to ? `${from}` : `${from} bis ${to}`;
    return isFirst ? `${count} Karten bei ${range} Spielern` : `${count} bei ${range}`;
  },
  randomKingdom: (number) => `Zufälliges Königreich${number === undefined ? '' : ` ${number}`}`,
  seed: (seed) => `Startwert ${seed}`,
  forUrl: (text) => `Für eine Adresse: ${text}`,
  toPlay: (command) => `Um damit zu spielen: ${command}`,
  toDrawAgain: (command) => `Um dasselbe noch einmal zu ziehen: ${command}`,

  uptoTooFar: (upto, file, choices) =>
    `--upto ${upto}: ${file} hat ${counted(choices, 'Entscheidung', 'Entscheidungen')}; gib höchstens so viele an`,
  notOverYet: (file) =>
    `${file}: Dieses Spiel ist noch nicht vorbei; auswerten lässt es sich danach (tenfold play --resume ${file} spielt es weiter)`,
  waitsFor: (names) => `Das Spiel wartet auf ${names}.`,
  moreChoices: (count) =>
    `Die Aufzeichnung hat noch ${counted(count, 'weitere Entscheidung', 'weitere Entscheidungen')}.`,
  scenarios: (passed, failed) => `Szenarien: ${passed} bestanden, ${failed} nicht`,
  expected: 'erwartet',
  found: 'gefunden',
  noScenario: 'kein Szenario gefunden; nenne eine .yaml-Datei oder einen Ordner mit solchen',

  plan: {
    strategyCount: (count, least, most) =>
      `${count} Spieler: ein Spiel braucht ${least} bis ${most}; ${count < least ? `nenne ${least - count} mehr` : `lass ${count - most} weg`}`,
    emptyStrategy: (name) => `„${name}“ kauft nichts; gib wenigstens eine Regel an`,
    unknownCard: (name, card) =>
      `„${name}“ spricht von „${card}“, und die Karte gibt es nicht; nimm eine andere, oder bring sie mit --card mit`,
    twoKingdoms:
      'ein Königreich und das Brett „named-only“ widersprechen sich; lass --kingdom oder --board weg',
    tooManyPiles: (count, most, each) =>
      `${count} Königreichkarten werden gewünscht, und Platz ist für ${most} (${each}); nenne ein Königreich aus zehn Karten, oder vergleiche Strategien, die mehr Karten gemeinsam haben`,
    prepares: (name, percent) => `${name} studiert das Königreich: ${percent} %`,
  },
  strength: {
    about: (against, games, players, seed) =>
      `Anteil an den Siegen gegen ${against}, ${games} Spiele je Königreich zu ${players} Spielern, Startwert ${seed}; 95-%-Intervall`,
    average: 'Mittel der Königreiche',
  },
  noStrategyNamed: 'keine Strategie ist genannt; nenne 2 bis 6, oder sieh sie dir mit --list an',
  noStrategy: (typed, near) =>
    `es gibt keine Strategie „${typed}“${near}; \`tenfold sim --list\` nennt die mitgelieferten; oder gib eine eigene Datei an`,
  notInCatalogue: (file, id, near) =>
    `${file} hat keine Strategie „${id}“${near}; nenne hinter # eine von denen, die darin stehen`,
  manyStrategies: (file, ids) =>
    `${file}: hier stehen ${ids.length} Strategien; nenne eine hinter #, zum Beispiel ${file}#${ids[0] ?? 'ID'}`,
  gameTooFar: (game, games) =>
    `--game ${game}: der Plan hat nur ${games} Partien; gib höchstens so viel an, oder mehr --games`,
  notJson: (file, reason) =>
    `${file}: das ist kein JSON (${reason}); berichtige es, oder schreib die Strategie als Text`,
  forPlayers: (numbers) => `für ${either.format(numbers)}`,
  noGamePlayed: 'Es wurde kein Spiel gespielt.',
  gamesOf: (games, players, seed, mirror) =>
    `${games} Spiele zu ${players} Spielern, Startwert ${seed}${mirror ? ', jedes Mischen von jedem Platz aus gespielt' : ''}`,
  someOf: (some, all) => `${some} von ${all}`,
  noKingdomCards: 'Keine Königreichkarten: eine Studie nur mit den Basiskarten',
  kingdom: (isStudy) => (isStudy ? 'Königreich (eine Studie): ' : 'Königreich: '),
  columns: {
    wins: 'Siege',
    interval: '95-%-Intervall',
    ties: 'Gleichstände',
    losses: 'Niederlagen',
    points: 'Punkte',
    bySeat: 'Siege nach Platz',
    shares: 'Siege, Gleichstände geteilt',
    share: 'Anteil',
    paired: '95-%-Intervall, gepaart',
  },
  seatNumber: (seat) => `${seat + 1}.`,
  rounds: (mean, shortest, longest, median) =>
    `Ein Spiel dauert ${mean} Runden (${shortest} bis ${longest}, die Hälfte höchstens ${median}).`,
  endWithProvince: (share) => `${share} enden mit der letzten Provinz`,
  endWithPiles: (share) => `${share} enden mit leeren Stapeln`,
  endIdle: (share) => `${share} enden durch eine Hausregel, weil kein Ende in Sicht war`,
  better: (best, next, isNextBest, rates) =>
    `${best} ist besser als ${next}${isNextBest ? ' (die nächstbeste)' : ''}: ${rates}.`,
  ratesOf: (best, next) => `${best} gegen ${next} gewonnene Spiele`,
  tooClose: (best, next, rates, more) =>
    `Zu knapp, um ${best} und ${next} zu unterscheiden (${rates}): ${more}.`,
  asGoodAsEqual: 'sie sind so gut wie gleich',
  gamesNeeded: (games, mirror) =>
    `bei so kleinem Abstand bräuchte es etwa ${games} Spiele${mirror ? '' : ', mit --mirror halb so viele'}`,
  wouldLike: (name, cards) => `${name} hätte gern, was das Königreich nicht hat: ${cards}.`,
  meantFor: (name, players, seats) => `${name} ist für ${players} Spieler gedacht; hier spielen ${seats}.`,

  // Ob eine Aufzeichnung stimmt
  verify: {
    noHash: (file) =>
      `${file} sagt nicht, mit welchem Hash der Startwert versprochen wurde; gib den an, der zu Beginn gezeigt wurde: --hash HEX`,
    noSha256: (file, written) =>
      `${file}: der Hash „${written}“ des Startwerts ist kein SHA-256; der hat 64 hexadezimale Ziffern`,
    otherSeed: (file, hash, promised) =>
      `${file}: der Startwert ist nicht der versprochene: sein SHA-256 ist ${hash}, versprochen war ${promised}`,
    changed: (file, written) =>
      `${file}: der Startwert ist der versprochene, aber in der Aufzeichnung steht ${written}; sie wurde verändert`,
    seedHolds: (isGiven, hash) =>
      `Der Startwert ist der versprochene: sein SHA-256 ist ${isGiven ? 'der angegebene Hash' : 'der Hash in der Aufzeichnung'}, ${hash}.`,
    allLegal: (choices) => `${counted(choices, 'Entscheidung', 'Entscheidungen')}, alle regelgerecht.`,
    noChoice: (names) => `Niemand hat gewonnen: ohne eine einzige Entscheidung blieb ${names}.`,
    notOver: 'Das Spiel ist nicht zu Ende: die Aufzeichnung hört vorher auf.',
    brokenOff: (why) => `Das Spiel wurde abgebrochen (${why}); nach den Regeln gibt es kein Ergebnis.`,
  },

  // Der Server
  serve: {
    isAt: (url) => `Tenfold läuft unter ${url}`,
    badProxy: (given) =>
      `--trust-proxy ${given}: gib Adressen mit Kommas dazwischen an, etwa loopback oder 10.0.0.0/8`,
    portInUse: (port, host) =>
      `Port ${port} von ${host} ist belegt; beende, was ihn benutzt, oder wähle mit --port einen anderen`,
    portForbidden: (port, host) =>
      `Port ${port} von ${host} darf hier nicht benutzt werden; wähle mit --port einen ab 1024`,
    noAddress: (host) => `dieser Rechner hat keine Adresse ${host}; wähle mit --host eine andere`,
  },

  worker: {
    ready: (threads) => `Bereit zur Arbeit: ${threads} gleichzeitig`,
    done: (jobs) => `Fertig: ${jobs} ${jobs === 1 ? 'Aufgabe' : 'Aufgaben'}`,
    workersThere: (threads) =>
      threads === 0
        ? 'Noch ist kein Arbeiter da; die Spiele warten auf einen: tenfold worker --on …'
        : `Arbeiter sind da: ${threads} gleichzeitig`,
  },

  move: {
    rows: 'Zeilen',
    done: 'Umgezogen. Beide haben dieselben Zeilen. Starte den Server von nun an mit DATABASE_URL und behalte den Ordner als Sicherung.',
  },

  // Wünsche an ein zufälliges Königreich
  wishes: {
    notWithName: (name) =>
      `--random geht nicht zusammen mit dem Namen eines Königreichs, „${name}“; lass eins von beiden weg`,
    needsRandom: (option) => `${option} ist für zufällige Königreiche; gib --random dazu an oder lass es weg`,
    fewer: (wanted, count, isAlchemy) =>
      `--count: ${wanted} sind gewünscht, aber nur ${count} möglich; für mehr ${isAlchemy ? 'gib --any-alchemy dazu an' : 'lockere einen Wunsch'}`,
    noCardNamed: 'keine Karte ist genannt; gib Namen mit Kommas dazwischen an oder lass es weg',
    noSetNamed: (sets) =>
      `keine Schachtel ist genannt; nenne ${sets}, oder lass es weg, um aus allen zu losen`,
    noSet: (name, near, sets) => `es gibt keine Schachtel „${name}“${near}; es gibt ${sets}`,
    setTwice: (set) => `${set} steht zweimal da; gib eine Anzahl an oder eine Spanne wie 3-5`,
    notCounted: (typed) =>
      `„${typed}“ ist keine Schachtel mit einer Anzahl; schreib es wie base=5,intrigue=5`,
    noCount: (typed, most) =>
      `„${typed}“ ist keine Anzahl; gib eine ganze Zahl von 0 bis ${most} an oder eine Spanne wie 1-3`,
    basicCard: (card) => `„${card}“ ist eine Basiskarte und nie ein Königreichstapel; nimm sie aus der Liste`,
    repeatedCard: (card) => `„${card}“ steht zweimal da; einmal genügt`,
    tooManyMusts: (count, most) =>
      `${count} Karten, aber ein Königreich hat ${most}; nimm ${count - most} heraus`,
    mustIsBanned: (must, ban, card) =>
      `${must} und ${ban} widersprechen sich bei „${card}“; lass sie bei einem von beiden weg`,
    mustOutsideSets: (card, set) =>
      `„${card}“ gehört zu ${set}, das --sets auslässt; nimm ${set} in --sets auf`,
    countOutsideSets: (set) =>
      `Karten aus ${set} sind gewünscht, aber --sets lässt es aus; nimm ${set} in --sets auf`,
    countsTooHigh: (total, wanted) =>
      `die Anzahlen verlangen mindestens ${total} Karten, aber ein Königreich hat ${wanted}; senke sie um ${total - wanted}`,
    countsTooLow: (total, wanted) =>
      `die Anzahlen erlauben höchstens ${total} Karten, aber ein Königreich hat ${wanted}; erhöhe sie um ${wanted - total} oder lose aus mehr Schachteln`,
    twiceInKingdom: (card) => `„${card}“ steht zweimal im Königreich; nimm an ihrer Stelle eine andere Karte`,
    basicInKingdom: (card) =>
      `„${card}“ ist eine Basiskarte und nie ein Königreichstapel; nimm an ihrer Stelle eine andere Karte`,
    noneFits: (wishes, cures) =>
      `kein Königreich erfüllt ${wishes}; ${cures === '' ? 'gib eins davon auf und frag noch einmal' : `es genügt, eins davon zu ändern: ${cures}`}`,
    tooFewCards: (left, wanted, lift) =>
      `es bleiben nur ${left} Karten, aus denen ${wanted} zu losen sind; nimm eine Schachtel dazu${lift === 0 ? '' : ` oder schließ ${lift} weniger aus`}`,
    tooManyWishes: 'so viele Anzahlen gegeneinander abzuwägen dauert zu lange; gib einige auf',
  },

  // Hilfe
  worth: {
    price: (coins, low, high) =>
      `In einem Gelddeck etwa so stark wie eine Karte für ${coins} (zwei von drei bekannten Karten, die so stark sind, kosten ${low} bis ${high})`,
    beyond: (coins) => `In einem Gelddeck stärker als jede bekannte Karte: mindestens ${coins} wert`,
    moreThan: (card) => `stärker als ${card}`,
    lessThan: (card) => `schwächer als ${card}`,
    won: (share, low, high, games) =>
      `Sie gewann ${share} % von ${games} Spielen (${low} bis ${high}): eine, zwei oder fünf davon, für 2, gegen Geld allein und mit einer typischen Karte jedes Preises.`,
    standing: (parts) => `Sicher stärker als ${parts.join(', ')}.`,
    standingOf: (beaten, cards, price) => `${beaten} von ${cards} bekannten Karten für ${price}`,
    standingMore: (beaten, cards, price) => `${beaten} von ${cards} für ${price}`,
    cannotTell: 'Die Spiele können es nicht sagen.',
    reasons: {
      points: 'Ausgespielt tut sie nichts; was Punkte wert sind, hängt vom übrigen Deck ab.',
      actions: 'Sie schafft Platz für weitere Aktionen, und in einem Gelddeck folgt ihr keine.',
      'other-actions': 'Sie lebt von anderen Aktionen, und ein Gelddeck hat keine.',
      reaction: 'Ein Gelddeck ist mit ihr schlechter, und niemand griff an.',
      market: 'Ein Gelddeck ist mit ihr schlechter, und was sie verkauft, ist in jedem Spiel anders.',
      'no-use':
        'Ein Gelddeck ist mit ihr schlechter, sogar für 2 Geld; neben anderen Karten mag sie glänzen.',
    },
    limits: {
      points: 'In einem Deck, das für ihre Punkte gebaut ist, ist sie mehr wert.',
      actions: 'Sie gibt Platz für mehr Aktionen, als Geld hat: In so einem Deck ist sie mehr wert.',
      'other-actions': 'Sie spielt andere Aktionen aus: Neben ihnen ist sie mehr wert.',
      reaction: 'Niemand griff an: Als Reaktion ist sie mehr wert.',
      market: 'Was sie verkauft, ist in jedem Spiel anders.',
    },
    basic: (card) =>
      `${card} ist in jedem Spiel und hat keinen Preis, der zu finden wäre; nenne eine Königreichkarte`,
    taken: (id) =>
      `„${id}“ ist eine Karte aus den Schachteln; gib deiner eine andere Kennung, oder frage mit dem Namen nach der bekannten`,
  },

  reportAt: (file) => `Bericht: ${file}`,
  gameBroke: (command) =>
    `Die Aufzeichnung führt an die Stelle: ${command}\nBitte melde es, mit dieser Datei.`,

  commandHelp: help,
  report,
  helpTitles: {
    'Usage:': 'Aufruf:',
    'Arguments:': 'Argumente:',
    'Options:': 'Optionen:',
    'Commands:': 'Befehle:',
  },
  helpSaysMore: (command) => `(${command} --help sagt, was angegeben werden kann)`,
};
