import type { after as English } from '../en/after.ts';

const list = new Intl.ListFormat('hu');
const result = (has: number | null, each: number): string =>
  `${has === null ? '' : ` (${has})`}: egyenként ${each}`;
const many = (every: number): string => (every === 1 ? '' : `${every} `);

export const after: typeof English = {
  result: 'Eredmény',
  winners: (winners) => {
    const [first] = winners;
    if (first === undefined) return 'Vége a játéknak';
    if (winners.length === 1) return first.you ? 'Nyertél' : `${first.name} nyert`;
    const others = winners.filter(({ you }) => !you).map(({ name }) => name);
    return others.length < winners.length
      ? `Osztoztok a győzelemben: te és ${list.format(others)}`
      : `${list.format(others)} osztozik a győzelemben`;
  },
  brokenOff: 'Félbeszakítva',
  countsForNobody: 'Senkinek sem számít bele az eredményébe.',
  nobodyWon: 'Senki sem nyert',
  neverChose: (who) => {
    const others = who.filter(({ you }) => !you).map(({ name }) => name);
    if (others.length === 0) return 'Egyetlen döntést sem hoztál.';
    return others.length === who.length
      ? `${list.format(others)} egyetlen döntést sem hozott.`
      : `${list.format(['Te', ...others])} egyetlen döntést sem hoztatok.`;
  },
  stopsEarly: 'A lejegyzés a játék vége előtt abbamarad',
  place: (place) => `${place}.`,
  you: 'te',
  points: (count) => `${count} pont`,
  turns: (count) => `${count} kör`,
  cards: (count) => `${count} lap`,
  allCards: (name) => `${name} összes lapja`,
  turnsDecided: 'Egyenlő pontszámnál az van előrébb, akinek kevesebb köre volt.',
  leaversLast: 'Aki elhagyja a játékot, azok mögé kerül, akik maradtak.',
  noParts: 'Nincs pontot érő lapja',
  forCards: (every, has, each) => `Minden ${many(every)}lap után 1${result(has, each)}`,
  forType: (every, type, has, each) => `Minden ${many(every)}${type} típusú lap után 1${result(has, each)}`,
  forCard: (every, card, has, each) => `Minden ${many(every)}${card} után 1${result(has, each)}`,
  forOther: (each) => `egyenként ${each}, a saját szövege szerint`,

  pointsByTurn: 'Pontok körről körre',
  turned: 'Ahol eldőlt',
  numbers: 'Pontok és pénz számokban',
  graphs: 'Hogyan alakult',
  curvePoints: 'Pont',
  curveMoney: 'Pénz',
  moneyMeans: 'A pénz az, amennyi érmét valakinek az összes kincse együtt ad.',
  graph: (what) =>
    `Grafikon: ${what} játékosonként, körről körre. Ugyanezek a számok az alatta lévő táblázatban is megvannak.`,
  turn: 'Kör',
  start: 'Kezdet',
  afterTurn: (turn) => (turn === 0 ? 'Kezdéskor' : `${turn}. kör után`),
  asTable: 'Táblázatban',
  clickTurn: 'Kattints egy körre, és a visszanézés odaugrik.',

  next: 'Hogyan tovább?',
  rematch: 'Visszavágó',
  rematchBegins: 'Készül a következő játék…',
  startsLeft: ({ you, name }) =>
    you ? 'Te kezdesz, mert a győztes bal oldalán ülsz.' : `${name} kezd, mert a győztes bal oldalán ül.`,
  startsDrawn: 'A kezdőjátékost azok közül sorsoljuk, akik nem nyertek.',
  startsAnybody: 'A kezdőjátékost sorsoljuk.',
  watchReplay: 'Visszanézés',
  playOnFrom: 'Folytatás egy korábbi körtől',
  lookAtTable: 'Az asztal megnézése',
  share: 'Kép megosztása',
  pictureOf: (headline) => `Kép az eredményről: ${headline}`,
  savePicture: 'A kép mentése',
  sendPicture: 'A kép elküldése',
  linkToReplay: 'Link a visszanézéshez',
  newTable: 'Új asztal',

  record: 'Lejegyzés',
  recordIs: 'Az egész játék szövegként, amelyet emberek és programok is el tudnak olvasni.',
  copyRecord: 'A lejegyzés másolása',
  copied: 'Másolva',
  copyFailed:
    'A böngésző nem engedi, hogy az oldal másoljon. Jelöld ki az alábbi szöveget, és másold ki magad.',
  download: 'Letöltés',
  showRecord: 'A lejegyzés megmutatása',

  fairness: 'Tisztességes volt az osztás?',
  seedLater:
    'Mások még ugyanezekkel a keverésekkel játszanak. Hogy miből következnek, az a nap lezárása után derül ki, és akkor ellenőrizhető.',
  fairnessIs:
    'Minden keverés egyetlen számból, a magból következik. Mielőtt az első lapot kiosztotta, a kiszolgáló közölte a mag lenyomatát, amelyből a magot senki sem tudja kitalálni. Most a mag is nyilvános: ha ez a lenyomata, akkor már a játék előtt megvolt.',
  seed: 'Mag',
  seedHash: 'Az elején közölt lenyomat',
  fair: 'A böngésződ ellenőrizte: a magnak ez a lenyomata.',
  unfair: 'A magnak nem ez a lenyomata. Ebben az osztásban nem lehet megbízni.',
  checkYourself: 'Így máshol is ellenőrizheted:',

  replay: 'Visszanézés',
  gameOf: (names) => list.format(names),
  ownRecord: 'Saját lejegyzés',
  controls: 'Végig a játékon',
  moment: 'A játék pillanata',
  step: (step, of) => `Lépés: ${step} / ${of}`,
  turnOf: (name, turn) => `${name}, ${turn}. kör`,
  possessedTurn: (name, by) => `${name} köre, ${by} játssza`,
  toStart: 'Az elejére',
  turnBack: 'Egy körrel vissza',
  stepBack: 'Egy lépéssel vissza',
  play: 'Lejátszás',
  pause: 'Szünet',
  stepOn: 'Egy lépéssel tovább',
  turnOn: 'Egy körrel tovább',
  toEnd: 'A végére',
  speed: 'Sebesség',
  eyes: 'Kinek a szemével',
  eyesAll: 'Minden kéz látszik',
  nextChoice: (name, choice) => `Következik ${name}: ${choice}`,
  endOfRecord: 'Vége',
  log: 'Ami eddig történt',
  earlier: 'Korábbi körök',
  hands: 'Mindenki keze',
  handOf: (name) => `${name} keze`,
  emptyHand: 'nincs lap',
  keyStep: 'lépés',
  keyTurn: 'kör',
  keyEnds: 'eleje, vége',
  keySpace: 'Szóköz',
  keyPlay: 'lejátszás, szünet',
  linkHere: 'Hivatkozás erre a pillanatra',

  playOn: 'Folytatás innen egy bot ellen',
  playOnIs:
    'Leülsz egy helyre úgy, ahogy a játék ebben a pillanatban áll, a többi helyre a bot ül. Senkinek sem számít bele a ranglistába.',
  yourSeat: 'A helyed',
  yourOpponent: 'A bot',
  playOnStart: 'Folytatás',
  playOnOver: 'Itt már vége a játéknak. Menj vissza egy kicsit, és onnan folytasd.',
  playOnStudy: 'Ha a lejegyzésben tíznél kevesebb birodalompakli van, megnézni lehet, folytatni nem.',

  unknownGame: 'Nincs ilyen játék',
  unknownGameIs:
    'Ezen a címen nincs játék. Talán hiányzik a hivatkozás egy része; a befejezett játékok az archívumban vannak.',
  privateGame: 'Ez a játék zártkörű',
  privateGameIs: 'Nézők nélkül játszották. Csak az nézheti meg, aki játszott benne.',
  running: 'Ez a játék még tart',
  runningIs: 'Ha véget ér, itt lehet majd visszanézni.',
  toTable: 'Az asztalhoz',
  ownGone: 'Ez a lejegyzés már nincs itt',
  ownGoneIs: 'A megnyitott lejegyzés csak abban a böngészőfülben marad meg. Nyisd meg újra az archívumban.',
  toArchive: 'Az archívumba',
};
