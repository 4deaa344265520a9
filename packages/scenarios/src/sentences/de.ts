// Was über ein Szenario gesagt wird, auf Deutsch. What is typed in scenarios stays English: keywords, cards, sentences.

import type { WrittenPart } from './en.ts';
import type { RuleRefusals } from './rule-refusals.ts';
import { refusalIn } from './rule-refusals.ts';
import type { ScenarioSentences } from './said.ts';

const list = (words: readonly string[]): string => words.join(', ');
const meant = (name: string): string => (name === '' ? '' : `; meinst du ${name}?`);
const by = (card: string): string => (card === '' ? '' : ` (von ${card})`);
const instead = (name: string): string => (name === '' ? '' : ` (für ${name})`);
const CARDS = 'Karten schreibt man als Liste: [copper, 2 estate]';
const EVENTS =
  'möglich sind etwa: Ann plays Village, Ann draws 2 cards, Ann gets +1 Action, Bob reveals Moat, Bob gains Curse into hand';

const subjects: Readonly<Record<WrittenPart, string>> = {
  supply: 'den Vorrat',
  costs: 'die Kosten',
  scores: 'die Punkte',
  expectation: 'eine Erwartung',
  turn: 'den Zug',
  bonuses: 'das, was Karten mehr einbringen',
  player: 'einen Spieler',
  players: 'die Mitspieler',
  setup: 'einen Aufbau',
  sets: 'die Sets der Königreichstapel',
  start: 'den Startspieler',
  move: 'einen Spielzug',
  seen: 'das, was jemand sieht',
  seenOfPlayer: 'das, was man von einem Spieler sieht',
  told: 'das, was jemand erfährt',
  condition: 'eine Bedingung',
  conditionOnPlayer: 'eine Bedingung an einen Spieler',
  left: 'das, was übrig ist',
  best: 'ein bestes Ergebnis',
  said: 'das, was gesagt wird',
};

const refusals: RuleRefusals = {
  'too-few-players': 'Zahl der Spieler: {count}; ein Spiel braucht mindestens {fewest}',
  'too-many-players':
    '{count} Spieler: an einem Spiel nehmen höchstens {most} teil; verteile sie auf mehrere Tische: {tables}',
  'no-name': 'ein Spieler hat keinen Namen; gib ihm einen',
  'bad-name':
    'so kann niemand heißen: „{name}“; lass Doppelpunkt, Komma, #, Zeilenumbrüche und Leerzeichen an den Enden weg',
  'repeated-name': 'zwei Spieler heißen „{name}“; gib einem einen anderen Namen',
  'basic-card':
    '„{card}“ ist eine Grundkarte und nie ein Königreichstapel; nimm an ihrer Stelle eine andere Karte',
  'twice-in-kingdom': '„{card}“ liegt zweimal im Königreich; nimm an der Stelle eine andere Karte',
  'bad-further':
    '„{card}“ kann nicht im Stapel neben dem Vorrat liegen: Sie ist eine Grundkarte, liegt im Königreich oder kommt zweimal vor; nimm sie heraus',
  'kingdom-size': 'Zahl der Königreichstapel: {count}; ein Spiel hat {piles}',
  'bad-seed':
    'ein Startwert hat kein #, keinen Zeilenumbruch und keine Leerzeichen an den Enden; lass sie weg',
  'not-in-game':
    '{card} hat in diesem Spiel keinen Stapel; nimm die Karte ins Königreich auf, oder tausche sie gegen eine andere, wenn es voll ist',
  'no-potion-pile':
    '{card} hat in diesem Spiel keinen Stapel: Er kommt mit einer Karte, die einen Trank kostet; nimm eine ins Königreich auf, etwa alchemist',
  'too-many-copies': '{card} kommt {copies}-mal vor; mit {players} Spielern gibt es {all}; nimm welche weg',
  'bad-number': '{value} geht hier nicht; es muss eine ganze Zahl von {least} bis {most} sein',
  'bought-in-action-phase': 'in der Aktionsphase kann noch nichts gekauft worden sein; schreib phase: buy',
  'ordinary-turn':
    'dies ist ein gewöhnlicher Zug, und zwar von {name}: Lass lastOrdinary weg, oder schreib mit possessor, wer ihn spielt',
  'own-possessor': '{player} kann den eigenen Zug nicht als fremden spielen; das kann nur {right}',
  'other-possessor':
    '{possessor} kann nicht für {player} spielen: Das geht nur für den linken Nachbarn; hier kann es nur {right}',
  'in-play-out-of-turn':
    '{name} hat Karten im Spiel, aber {onTurn} ist am Zug; lege sie anderswohin, oder lass {name} am Zug sein',
  'kept-but-not-possessed':
    '{name} hat Karten, die vom Müll zurückkommen, aber niemand spielt den Zug für {name}; lege sie anderswohin, oder schreib mit possessor, wer ihn spielt',
  'makes-no-more': 'keine Karte lässt {card} mehr Geld einbringen; nimm es heraus',
  'own-turn-first':
    'der zusätzliche Zug, den {name} gewonnen hat, kommt vor denen, die für andere gespielt werden; stell ihn an den Anfang',
  'won-no-turn': '{name} ist nicht am Zug und hat keinen zusätzlichen Zug gewonnen; nimm ihn heraus',
  'possessed-before': '{name} hat Possession vor {onTurn} gespielt; stell diesen Zug an den Anfang',
  'had-no-turn': '{name} hatte keinen Zug, in dem ein zusätzlicher zu gewinnen war; nimm ihn heraus',
  'bad-shuffle':
    'beim geplanten Mischen von {player} soll {card} oben liegen, aber eine solche Karte (oder noch eine) ist dann nicht dabei',
  'two-of-a-name': 'zwei Karten heißen „{card}“; gib einer eine andere id',
  'speaks-of-unknown': '„{card}“ spricht von „{other}“, aber diese Karte gibt es hier nicht',
};

export const de: ScenarioSentences = {
  ofLesson: (text) => text,

  noScenario: () => 'darin ist kein Szenario',
  malformed: (reason) => `so ist es kein gültiges YAML: ${reason}`,
  twice: (name, line) => `„${name}“ steht zweimal da, zuerst in Zeile ${line}; lass eines stehen`,
  cardTwice: (card, line) => `${card} steht zweimal da, zuerst in Zeile ${line}; lass eines stehen`,
  alias: (name) => `„*${name}“ verweist auf etwas anderes; schreib es aus`,
  noParts: (parts) => `ein Szenario besteht aus Zeilen der Form „Name: Wert“, etwa ${list(parts)}`,
  unknownPart: (part, parts) => `„${part}“ gehört in kein Szenario; bekannt sind ${list(parts)}`,
  noTitle: () => 'das Szenario hat keinen Titel (title)',
  noRulingId: () =>
    'eine Regelfrage wird mit ihrem Kürzel genannt, etwa INT-BARON-01, oder mit einer Liste davon',
  unknownRuling: (id, nearest) =>
    `eine Regelfrage „${id}“ gibt es nicht; ${nearest === '' ? 'alle stehen in docs/rulings.md' : `meinst du ${nearest}?`}`,

  unknownCard: (name, nearest) => `es gibt keine Karte „${name}“${meant(nearest)}`,
  unknownPlayer: (name, players) => `niemand heißt „${name}“; am Tisch sitzen ${list(players)}`,
  misspeltPlayer: (name, player) => `niemand am Tisch heißt ${name}; meinst du ${player}?`,
  tooManyOfIt: (text) => `${text}: So viele gibt es in keinem Spiel`,
  noneOfIt: (text) => `${text}: Was nicht da ist, lass weg`,
  noCardList: () => CARDS,
  listInList: (count) => `in der Liste steht eine Liste (Länge ${count}); ${CARDS}`,
  noCard: (text) => `${text} ist keine Karte; ${CARDS}`,
  nothingInList: () => '„nothing“ steht in einer Liste; schreib [], wenn keine Karte da ist',
  noListOfLists: () => 'gemischte Stapel schreibt man als Liste von Listen: [[copper, estate], [gold]]',
  noNumber: (text) => `${text} ist keine ganze Zahl`,
  noText: (text) => `${text} ist kein Text`,
  noYesOrNo: (text) => `${text} ist weder true noch false`,
  unknownPhase: (text, phases) => `eine Phase „${text}“ gibt es nicht; es gibt ${list(phases)}`,
  noChoice: (words) =>
    `„${words}“ ist keine Wahl; schreib sie wie in einer Aufzeichnung: play Village, end actions`,
  noMap: (subject) => `${subjects[subject]} schreibt man als { Name: Wert }`,
  noMapOfSight: (observer) => `was ${observer} sieht, schreibt man als { Name: Wert }`,
  unknownKey: (subject, key, keys) =>
    `„${key}“ gibt es hier nicht; für ${subjects[subject]} gibt es ${list(keys)}`,
  nothingChecked: () => 'hier wird nichts geprüft; schreib, was gelten muss, oder nimm die Zeile heraus',
  noCost: (text) => `„${text}“ sind keine Kosten; schreib sie als 5, 3P oder P`,
  noExtraTurn: (text) => `„${text}“ ist kein zusätzlicher Zug; schreib: Ann possesses Bob, oder nur Ann`,
  unknownMode: (text, modes) =>
    `keine Karte dieses Spiels lässt „${text}“ wählen; ${modes.length === 0 ? 'eine solche Wahl gibt es hier nicht' : `es gibt ${list(modes)}`}`,

  noStart: () => 'das Szenario hat weder Spieler (players) noch einen Aufbau (setup)',
  besideSetup: (part) => `„${part}“ kann nicht neben setup stehen, das ein echtes neues Spiel beginnt`,
  emptySeed: () => 'der Startwert ist leer; gib ein Wort oder eine Zahl an, oder lass ihn weg',
  reservedName: (name) =>
    `niemand kann „${name}“ heißen: Die Prüfungen brauchen das Wort; nimm einen anderen Namen`,
  noBoxes: (count) => `boxes: ${count} geht nicht; möglich sind 1 oder 2`,
  unknownSet: (set, sets) => `ein Set „${set}“ gibt es nicht; möglich sind ${list(sets)}`,
  secondKingdom: (how, before) =>
    `„${how}“ sagt noch einmal, mit welchen Karten gespielt wird; behalte dies oder „${before}“`,
  noDeal: () =>
    'so lassen sich keine zehn verschiedenen Karten geben; nenne Sets, oder Zahlen, die zehn ergeben',
  noPick: (text) => `„${text}“ ist keine Wahl; schreib: Ann picks pawn`,
  notTheirPick: (name, other) => `jetzt wählt nicht ${name}, sondern ${other}`,
  cannotPick: (name, card) =>
    `${name} kann ${card} nicht wählen: Die Karte ist schon gewählt, keine Königreichkarte der Schachteln, oder es liegen schon zehn da`,
  tooManyExtraTurns: (count, most) => `Zahl der zusätzlichen Züge: ${count}; möglich sind 0 bis ${most}`,
  checksNothing: () => 'das Szenario prüft nichts; schreib unter „then“, was gelten muss',
  noMoveList: () => 'Spielzüge schreibt man als Liste, jeden in eine Zeile: - Ann plays village',
  emptyMove: () => 'ein Spielzug ist ein Satz, oder eine Prüfung wie „asked: Ann“; hier steht nichts',
  moveWithColon: (name) =>
    `ein Spielzug hat keinen Doppelpunkt: ${name} plays village; was für ${name} gelten muss, steht in expect: { ${name}: … }`,

  commaInMove: (text) =>
    `„${text}“ ist kein Spielzug; ein Satz mit Komma braucht in [ ] Anführungszeichen, oder eine eigene Zeile`,
  moveWithoutName: (players) => `ein Spielzug beginnt mit dem Namen eines Spielers (${list(players)})`,
  forWithoutName: (players) => `auf „for“ folgt der Name eines Spielers (${list(players)})`,
  sayNothing: (text) => `${text}: Schreib nothing, oder lass es weg`,
  noMove: (text) =>
    `„${text}“ ist kein Spielzug; möglich sind plays, plays treasures, buys, ends actions, ends turn, discards, trashes, topdecks, gains, passes, reveals, sets aside, names, chooses, returns, puts under the deck und cleans up`,
  passesLeft: (name, left, other) => `${name} gibt nach links weiter, an ${left}, nicht an ${other}`,
  neverOffered: (card, words) =>
    `${card} ist nicht in diesem Spiel, also steht „${words}“ nie zur Wahl; nimm die Karte ins Königreich auf, oder nimm die Prüfung heraus`,
  neverDecides: (name, other, left) =>
    `${name} entscheidet nie für ${other}, nur für ${left}, wer also links sitzt`,

  noEvent: (text) => `kein Ereignis lautet „${text}“; ${EVENTS}`,
  noEventOf: (text, players) =>
    `kein Ereignis lautet „${text}“: Es beginnt mit niemandes Namen (${list(players)}); ${EVENTS}`,
  commaInEvent: (text) =>
    `kein Ereignis lautet „${text}“; ein Satz mit Komma braucht in [ ] Anführungszeichen`,
  notInGame: (card) => `${card} ist nicht in diesem Spiel, also kann niemand davon erfahren`,
  topWithoutNumber: () =>
    'was oben liegt, erfährt man nur mit einer Zahl von Karten: Ann discards 2 cards, Gold on top',
  oneHasNoOrder: () => 'ein Ereignis allein hat keine Reihenfolge; nenne mehrere, oder schreib told',

  badCard: (where, must) => `so ist das keine Karte: ${where} (erwartet: ${must})`,
  refused: refusalIn(refusals),

  differs: (what, expected, found) => `${what}: erwartet ${expected}, gefunden ${found}`,

  forWhom: (name, words, ways) =>
    `${name} entscheidet für mehrere zugleich, und für jeden geht: ${words}; schreib ${ways.join(' oder ')}`,
  tooEarly: (name, words, card, only) =>
    `${name} kann das nicht: ${words}; zur Wahl${by(card)} steht nur ${only}; schreib es zuerst, wenn eine spätere Frage gemeint ist`,
  gameIsOver: (name, words, other) =>
    `${name} kann das nicht${instead(other)}: ${words}; das Spiel ist zu Ende`,
  otherOffers: (name, words, other, card, offers) =>
    `${name} kann das nicht${instead(other)}: ${words}; zur Wahl${by(card)} stehen ${list(offers)}`,
  decidesForAnother: (name, words, other, whom) =>
    `${name} kann das nicht${instead(other)}: ${words}; hier entscheidet ${name} nur für ${whom}`,
  waitsFor: (name, words, other, waiting) =>
    `${name} kann das nicht${instead(other)}: ${words}; das Spiel wartet auf ${waiting.join(' und ')}`,

  aMove: () => 'ein Spielzug',
  piles: () => 'die Zahl der Stapel',
  pilesOf: (set) => `die Zahl der Königreichstapel aus dem Set ${set}`,
  trash: () => 'der Müll',
  market: () => 'der Stapel neben dem Vorrat, oberste zuerst',
  marketOpen: () => 'die offenen Karten neben dem Vorrat',
  isOver: () => 'ob das Spiel zu Ende ist',
  winners: () => 'wer gewonnen hat',
  score: (name) => `die Punkte von ${name}`,
  open: () => 'die offenen Karten',
  extraTurns: () => 'die Zahl der kommenden zusätzlichen Züge',
  extraTurn: (number) => `der ${number}. kommende zusätzliche Zug`,
  whoChooses: () => 'wer wählen muss',
  cardThatAsks: () => 'die Karte, die fragt',
  pile: (card) => `der Stapel von ${card}`,
  cost: (card) => `die Kosten von ${card}`,
  whoseTurn: () => 'wer am Zug ist',
  whoPossesses: () => 'wer den Zug für andere spielt',
  phase: () => 'die Phase',
  turnNumber: () => 'die Nummer des Zuges',
  actions: () => 'verbleibende Aktionen',
  buys: () => 'verbleibende Käufe',
  coins: () => 'Geld',
  potions: () => 'Tränke',
  actionsPlayed: () => 'ausgespielte Aktionen',
  bought: () => 'gekaufte Karten',
  discount: () => 'der Nachlass',
  nextHand: () => 'Karten in der nächsten Hand',
  inARow: () => 'Züge in Folge',
  lastOrdinary: () => 'wer den letzten gewöhnlichen Zug hatte',
  bonus: (card) => `was ${card} jeweils mehr einbringt`,
  ofPlayer: (name, what) => `${name}, ${what}`,
  deckTop: (name) => `${name}, oben auf dem Nachziehstapel`,
  discardTop: (name) => `${name}, oben auf dem Ablagestapel`,
  inPlay: (name) => `was ${name} im Spiel hat`,
  inView: (observer, name, what) => `was ${observer} sieht: ${name}, ${what}`,
  options: () => 'was zur Wahl steht',
  optionsOf: (name) => `was ${name} wählen kann`,
  wasTold: (name) => `was ${name} erfährt`,
  toldInOrder: (name) => `in welcher Reihenfolge ${name} es erfährt`,

  hand: () => 'Hand',
  handSize: () => 'Handkarten',
  deck: () => 'Nachziehstapel, oberste zuerst',
  deckSize: () => 'Größe des Nachziehstapels',
  discard: () => 'Ablagestapel',
  discardSize: () => 'Größe des Ablagestapels',
  cardsInPlay: () => 'Karten im Spiel',
  returning: () => 'Karten, die vom Müll zurückkommen',
  mat: () => 'Tableau',
  matSize: () => 'Karten auf dem Tableau',
  tokens: () => 'Geldmarker',
  turns: () => 'Züge',
  points: () => 'Punkte',

  nothing: () => 'nichts',
  none: () => 'keiner',
  nobody: () => 'niemand',
  nobodyFor: (name) => `niemand für ${name}`,
  hidden: () => 'verdeckt',
  noPile: () => 'kein Stapel',
  true: () => 'ja',
  false: () => 'nein',
  not: (text) => `nicht ${text}`,
  mustBeRefused: (move) => `nicht möglich: ${move}`,
  offered: () => 'möglich',
  canBeDone: () => 'was keine Wahl lässt, kann geschehen',
  after: (event, before) => `${event} nach ${before}`,
};
