// Amit egy példáról mondunk, magyarul. What is typed in scenarios stays English: keywords, cards, sentences.

import type { WrittenPart } from './en.ts';
import type { RuleRefusals } from './rule-refusals.ts';
import { refusalIn } from './rule-refusals.ts';
import type { ScenarioSentences } from './said.ts';

const list = (words: readonly string[]): string => words.join(', ');
const meant = (name: string): string => (name === '' ? '' : `; erre gondoltál: ${name}?`);
const by = (card: string): string => (card === '' ? '' : ` (${card})`);
const instead = (name: string): string => (name === '' ? '' : ` (${name} helyett)`);
const CARDS = 'a lapokat listaként kell írni: [copper, 2 estate]';
const EVENTS =
  'ilyenek vannak: Ann plays Village, Ann draws 2 cards, Ann gets +1 Action, Bob reveals Moat, Bob gains Curse into hand';

/** As what something is meant: "here, for the Supply". */
const subjects: Readonly<Record<WrittenPart, string>> = {
  supply: 'a készletnél',
  costs: 'a lapok áránál',
  scores: 'a pontoknál',
  expectation: 'az elvárásnál',
  turn: 'a körnél',
  bonuses: 'annál, hogy a lapok mennyivel érnek többet',
  player: 'a játékosnál',
  players: 'a játékosoknál',
  setup: 'az előkészületnél',
  sets: 'annál, hogy melyik dobozból hány pakli van',
  start: 'annál, hogy ki kezd',
  move: 'a lépésnél',
  seen: 'annál, hogy ki mit lát',
  seenOfPlayer: 'annál, hogy mi látszik a játékosból',
  told: 'annál, hogy ki mit tud meg',
  condition: 'a feltételnél',
  conditionOnPlayer: 'a játékosra szabott feltételnél',
  left: 'annál, hogy mi maradt',
  best: 'a legjobb eredménynél',
  said: 'annál, hogy mi hangzik el',
};

const refusals: RuleRefusals = {
  'too-few-players': 'a játékosok száma {count}; legalább {fewest} kell',
  'too-many-players':
    '{count} játékos: egy játékban legfeljebb {most} lehet; ültesd őket több asztalhoz: {tables}',
  'no-name': 'az egyik játékosnak nincs neve; adj neki egyet',
  'bad-name':
    '„{name}” nem lehet játékos neve; hagyd el a kettőspontot, a vesszőt, a #-t, a sortörést és a szélén álló szóközt',
  'repeated-name': 'két játékost is úgy hívnak, hogy „{name}”; az egyik kapjon más nevet',
  'basic-card': '„{card}” alaplap, sosem birodalmi pakli; válassz helyette másik lapot',
  'twice-in-kingdom': '„{card}” kétszer van a birodalomban; válassz az egyik helyett másik lapot',
  'bad-further':
    '„{card}” nem lehet a készlet melletti pakliban: alaplap, a birodalomban van, vagy kétszer szerepel; vedd ki',
  'kingdom-size': 'a birodalmi paklik száma {count}; egy játékban {piles} van',
  'bad-seed': 'a magban nem lehet #, sortörés, sem szóköz a szélén; hagyd el őket',
  'not-in-game':
    '{card}: ennek a lapnak ebben a játékban nincs paklija; vedd fel a birodalomba, vagy ha az tele van, cserélj ki érte egy másikat',
  'no-potion-pile':
    '{card}: ennek a lapnak ebben a játékban nincs paklija; olyan lappal kerül be, amelynek az árában Varázsital van; vegyél fel egyet a birodalomba, például: alchemist',
  'too-many-copies': '{card}: {copies} van belőle, de {players} játékossal {all} lehet; vegyél el néhányat',
  'bad-number': '{value} itt nem lehet; egész szám kell, {least} és {most} között',
  'bought-in-action-phase': 'az akciófázisban még semmit sem vehetett senki; írd így: phase: buy',
  'ordinary-turn':
    'ez rendes kör, és {name} köre: hagyd el a lastOrdinary sort, vagy írd meg (possessor), ki játssza más helyett',
  'own-possessor': '{player} nem játszhatja a saját körét más helyett; csak {right} játszhatja',
  'other-possessor':
    '{possessor} nem játszhat {player} helyett: csak a bal oldali szomszéd helyett lehet; itt csak {right} teheti',
  'in-play-out-of-turn':
    '{name} lapjai kijátszva fekszenek, pedig {onTurn} köre van; tedd őket máshová, vagy legyen {name} köre',
  'kept-but-not-possessed':
    '{name} lapokat kap majd vissza a szemétből, de a körét nem más játssza; tedd őket máshová, vagy írd meg (possessor), ki játssza a körét',
  'makes-no-more': 'egyetlen lap sem ad több érmét ezért: {card}; vedd ki',
  'own-turn-first':
    'a szerzett extra kör ({name}) azok előtt jön, amelyeket más helyett játszanak; írd az elejére',
  'won-no-turn': 'nem {name} köre van, és nem is szerzett extra kört; vedd ki',
  'possessed-before': '{name} hamarabb játszott Possession lapot, mint {onTurn}; írd azt a kört az elejére',
  'had-no-turn': '{name} nem játszott olyan kört, amelyben extra kört szerezhetett volna; vedd ki',
  'bad-shuffle':
    'a megtervezett keverésben ({player}) ez a lap kerülne felülre: {card}, de ilyen (vagy ennyi) akkor nincs a megkevert lapok között',
  'two-of-a-name': 'két lapot is úgy hívnak, hogy „{card}”; az egyik kapjon más id-t',
  'speaks-of-unknown': '„{card}” erre a lapra hivatkozik: „{other}”, de ilyen itt nincs',
};

export const hu: ScenarioSentences = {
  ofLesson: (text) => text,

  noScenario: () => 'ebben nincs példa',
  malformed: (reason) => `ez így nem érvényes YAML: ${reason}`,
  twice: (name, line) => `„${name}” kétszer szerepel, először itt: ${line}. sor; csak az egyik maradjon`,
  cardTwice: (card, line) => `${card} kétszer szerepel, először itt: ${line}. sor; csak az egyik maradjon`,
  alias: (name) => `„*${name}” máshová mutat; írd ki teljesen`,
  noParts: (parts) => `a példa „név: érték” sorokból áll, ilyenek: ${list(parts)}`,
  unknownPart: (part, parts) => `„${part}” nem része egy példának; ezek vannak: ${list(parts)}`,
  noTitle: () => 'a példának nincs címe (title)',
  noRulingId: () => 'a szabályra a jelével kell hivatkozni, például INT-BARON-01, vagy ilyenek listájával',
  unknownRuling: (id, nearest) =>
    `nincs „${id}” jelű szabály; ${nearest === '' ? 'mind ott van a docs/rulings.md fájlban' : `erre gondoltál: ${nearest}?`}`,

  unknownCard: (name, nearest) => `nincs ilyen lap: „${name}”${meant(nearest)}`,
  unknownPlayer: (name, players) => `senkit sem hívnak úgy, hogy „${name}”; a játékosok: ${list(players)}`,
  misspeltPlayer: (name, player) => `ennél az asztalnál nem ül ${name}; erre gondoltál: ${player}?`,
  tooManyOfIt: (text) => `${text}: ennyi egyetlen játékban sincs`,
  noneOfIt: (text) => `${text}: ami nincs, azt hagyd el`,
  noCardList: () => CARDS,
  listInList: (count) => `a listában egy másik lista áll (hossza ${count}); ${CARDS}`,
  noCard: (text) => `${text} nem lap; ${CARDS}`,
  nothingInList: () => '„nothing” áll a listában; ha nincs lap, ezt írd: []',
  noListOfLists: () => 'a keveréseket listák listájaként kell írni: [[copper, estate], [gold]]',
  noNumber: (text) => `${text} nem egész szám`,
  noText: (text) => `${text} nem szöveg`,
  noYesOrNo: (text) => `${text} se nem true, se nem false`,
  unknownPhase: (text, phases) => `nincs „${text}” nevű fázis; ezek vannak: ${list(phases)}`,
  noChoice: (words) => `„${words}” nem döntés; írd úgy, mint a lejegyzésben: play Village, end actions`,
  noMap: (subject) => `${subjects[subject]} így kell írni: { név: érték }`,
  noMapOfSight: (observer) => `amit ${observer} lát, azt így kell írni: { név: érték }`,
  unknownKey: (subject, key, keys) => `${subjects[subject]} nincs „${key}”; ezek vannak: ${list(keys)}`,
  nothingChecked: () => 'itt nincs mit ellenőrizni; írd meg, minek kell teljesülnie, vagy vedd ki a sort',
  noCost: (text) => `„${text}” nem ár; így írd: 5, 3P vagy P`,
  noExtraTurn: (text) => `„${text}” nem extra kör; így írd: Ann possesses Bob, vagy csak Ann`,
  unknownMode: (text, modes) =>
    `ebben a játékban egyetlen lapnál sem választható: „${text}”; ${modes.length === 0 ? 'ilyen választás itt nincs' : `ezek vannak: ${list(modes)}`}`,

  noStart: () => 'a példában sem játékosok (players), sem előkészület (setup) nincs',
  besideSetup: (part) => `„${part}” nem állhat a setup mellett, amely valódi új játékot kezd`,
  emptySeed: () => 'a mag üres; adj meg egy szót vagy egy számot, vagy hagyd el',
  reservedName: (name) =>
    `senkit sem hívhatnak úgy, hogy „${name}”: az ellenőrzések használják ezt a szót; válassz más nevet`,
  noBoxes: (count) => `boxes: ${count} nem lehet; 1 vagy 2 lehet`,
  unknownSet: (set, sets) => `nincs „${set}” nevű doboz; ezek vannak: ${list(sets)}`,
  secondKingdom: (how, before) =>
    `„${how}” még egyszer megmondja, mely lapokkal játszotok; vagy ez maradjon, vagy „${before}”`,
  noDeal: () =>
    'így nem osztható ki tíz különböző lap; nevezd meg a dobozokat, vagy adj meg tízre kijövő számokat',
  noPick: (text) => `„${text}” nem választás; így írd: Ann picks pawn`,
  notTheirPick: (name, other) => `most nem ${name} választ, hanem ${other}`,
  cannotPick: (name, card) =>
    `${name} nem választhatja ezt: ${card}; már kiválasztották, nem a dobozok birodalomlapja, vagy már tíz fekszik ott`,
  tooManyExtraTurns: (count, most) => `az extra körök száma ${count}; 0 és ${most} között lehet`,
  checksNothing: () => 'a példa semmit sem ellenőriz; írd a „then” alá, minek kell teljesülnie',
  noMoveList: () => 'a lépéseket listaként kell írni, mindet külön sorba: - Ann plays village',
  emptyMove: () => 'a lépés egy mondat, vagy egy ellenőrzés, mint „asked: Ann”; itt semmi sincs',
  moveWithColon: (name) =>
    `a lépésben nincs kettőspont: ${name} plays village; aminek teljesülnie kell, az ide való: expect: { ${name}: … }`,

  commaInMove: (text) =>
    `„${text}” nem lépés; a vesszős mondatot [ ] között idézőjelbe kell tenni, vagy külön sorba írni`,
  moveWithoutName: (players) => `a lépés egy játékos nevével kezdődik (${list(players)})`,
  forWithoutName: (players) => `a „for” után egy játékos neve áll (${list(players)})`,
  sayNothing: (text) => `${text}: írd azt, hogy nothing, vagy hagyd el`,
  noMove: (text) =>
    `„${text}” nem lépés; ezek vannak: plays, plays treasures, buys, ends actions, ends turn, discards, trashes, topdecks, gains, passes, reveals, sets aside, names, chooses, returns, puts under the deck, cleans up`,
  passesLeft: (name, left, other) => `${name} balra adja tovább: ${left} kapja, nem ${other}`,
  neverOffered: (card, words) =>
    `${card} nincs ebben a játékban, így ez sosem választható: „${words}”; vedd fel a birodalomba, vagy vedd ki az ellenőrzést`,
  neverDecides: (name, other, left) =>
    `${name} sosem dönt ${other} helyett, csak ${left} helyett, aki balra ül`,

  noEvent: (text) => `nincs ilyen esemény: „${text}”; ${EVENTS}`,
  noEventOf: (text, players) =>
    `nincs ilyen esemény: „${text}”; senkinek a nevével sem kezdődik (${list(players)}); ${EVENTS}`,
  commaInEvent: (text) =>
    `nincs ilyen esemény: „${text}”; a vesszős mondatot [ ] között idézőjelbe kell tenni`,
  notInGame: (card) => `${card} nincs ebben a játékban, így senki sem tudhat meg róla semmit`,
  topWithoutNumber: () =>
    'azt, hogy mi van felül, csak lapszámmal lehet megtudni: Ann discards 2 cards, Gold on top',
  oneHasNoOrder: () => 'egyetlen eseménynek nincs sorrendje; írj kettőt vagy többet, vagy használd ezt: told',

  badCard: (where, must) => `ez így nem lap: ${where} (várt érték: ${must})`,
  refused: refusalIn(refusals),

  differs: (what, expected, found) => `${what}; várt: ${expected}; valójában: ${found}`,

  forWhom: (name, words, ways) =>
    `${name} egyszerre több játékos helyett dönt, és mindegyiknél lehet: ${words}; írd így: ${ways.join(' vagy ')}`,
  tooEarly: (name, words, card, only) =>
    `${name} ezt nem teheti: ${words}; csak ez választható${by(card)}: ${only}; írd ezt előbb, ha egy későbbi kérdésre gondolsz`,
  gameIsOver: (name, words, other) => `${name} ezt nem teheti${instead(other)}: ${words}; a játéknak vége`,
  otherOffers: (name, words, other, card, offers) =>
    `${name} ezt nem teheti${instead(other)}: ${words}; ezek választhatók${by(card)}: ${list(offers)}`,
  decidesForAnother: (name, words, other, whom) =>
    `${name} ezt nem teheti${instead(other)}: ${words}; itt ${name} csak ${whom} helyett dönt`,
  waitsFor: (name, words, other, waiting) =>
    `${name} ezt nem teheti${instead(other)}: ${words}; a játék erre vár: ${waiting.join(' és ')}`,

  aMove: () => 'egy lépés',
  piles: () => 'a paklik száma',
  pilesOf: (set) => `a birodalmi paklik száma ebből a dobozból: ${set}`,
  trash: () => 'a szemét',
  market: () => 'a készlet melletti pakli felülről',
  marketOpen: () => 'a készlet mellett nyitva fekvő lapok',
  isOver: () => 'vége van-e a játéknak',
  winners: () => 'a győztes',
  score: (name) => `${name} pontjai`,
  open: () => 'a felfedett lapok',
  extraTurns: () => 'a hátralévő extra körök száma',
  extraTurn: (number) => `${number}. hátralévő extra kör`,
  whoChooses: () => 'ki következik a választásban',
  cardThatAsks: () => 'a kérdező lap',
  pile: (card) => `${card} paklija`,
  cost: (card) => `${card} ára`,
  whoseTurn: () => 'kinek a köre',
  whoPossesses: () => 'ki játssza a kört más helyett',
  phase: () => 'a fázis',
  turnNumber: () => 'a kör száma',
  actions: () => 'hátralévő akciók',
  buys: () => 'hátralévő vásárlások',
  coins: () => 'érmék',
  potions: () => 'Varázsitalok',
  actionsPlayed: () => 'kijátszott akciók',
  bought: () => 'vásárolt lapok',
  discount: () => 'a kedvezmény',
  nextHand: () => 'lapok a következő kézben',
  inARow: () => 'körök egymás után',
  lastOrdinary: () => 'kié volt az utolsó rendes kör',
  bonus: (card) => `${card}, többlet laponként`,
  ofPlayer: (name, what) => `${name}, ${what}`,
  deckTop: (name) => `${name}, a húzópakli teteje`,
  discardTop: (name) => `${name}, a használt pakli teteje`,
  inPlay: (name) => `${name}, kijátszva`,
  inView: (observer, name, what) => `amit ${observer} lát: ${name}, ${what}`,
  options: () => 'a választható lehetőségek',
  optionsOf: (name) => `amit ${name} választhat`,
  wasTold: (name) => `amit ${name} megtud`,
  toldInOrder: (name) => `amilyen sorrendben ${name} megtudja`,

  hand: () => 'kéz',
  handSize: () => 'lapok a kézben',
  deck: () => 'húzópakli felülről',
  deckSize: () => 'lapok a húzópakliban',
  discard: () => 'használt pakli',
  discardSize: () => 'lapok a használt pakliban',
  cardsInPlay: () => 'kijátszott lapok',
  returning: () => 'a szemétből visszakerülő lapok',
  mat: () => 'tálca',
  matSize: () => 'lapok a tálcán',
  tokens: () => 'érmejelzők',
  turns: () => 'körök',
  points: () => 'pontok',

  nothing: () => 'semmi',
  none: () => 'nincs',
  nobody: () => 'senki',
  nobodyFor: (name) => `${name} helyett senki`,
  hidden: () => 'rejtve',
  noPile: () => 'nincs ilyen pakli',
  true: () => 'igen',
  false: () => 'nem',
  not: (text) => `nem ez: ${text}`,
  mustBeRefused: (move) => `nem lehetséges: ${move}`,
  offered: () => 'lehetséges',
  canBeDone: () => 'megtörténhet, amiben nincs választás',
  after: (event, before) => `${event}, ez után: ${before}`,
};
