import type { ReportWords } from './en.ts';

export const report: ReportWords = {
  eyebrow: 'Tenfold-szimuláció',
  footer:
    'A tenfold sim készítette. Az intervallumok 95%-os biztonsággal érvényesek (az arányoké Wilson szerint).',
  against: 'és',
  facts: {
    games: 'Játékok',
    players: 'Játékosok',
    rounds: 'Körök játékonként',
    shuffles: 'Keverések',
    seed: 'Mag',
  },
  shufflesOf: (mirror) => (mirror ? 'mindegyik minden helyről' : 'minden játékhoz új'),

  whoWins: 'Ki nyer',
  whoWinsHint:
    'Az egyedül megnyert játékok; csíkozva: a megosztottak. A sáv végén a jel a 95%-os intervallum, a szaggatott vonal az egyenlő rész.',
  rates: (won, range, tied, lost) => `győzelem: ${won} (${range}), döntetlen: ${tied}, vereség: ${lost}`,
  counts: (won, tied, lost) => `${won} győzelem · ${tied} döntetlen · ${lost} vereség`,
  bySeat: 'Győzelmek helyenként',
  bySeatHint: 'Az egyedül megnyert játékok aránya a sorrend egyes helyeiről, a 95%-os intervallummal.',

  games: 'Hogyan zajlanak a játékok',
  points: 'Pontok az egyes körök után',
  pointsHint: 'A játékok átlaga.',
  money: 'Pénz az egyes körök után',
  moneyHint: 'Az összes birtokolt kincskártya érméi.',
  dotted: 'Pontozva, ahol a játékoknak kevesebb mint a fele tart ilyen sokáig.',
  lineEnds: (ends) => `A vonalak végén: ${ends}.`,
  turn: 'kör',
  afterTurn: (turn) => `${turn}. kör után`,
  ofTheGames: (share) => `a játékok ennyi részében: ${share}`,

  length: 'Meddig tart egy játék, és hogyan ér véget',
  lengthHint: (mean, shortest, longest) =>
    `Átlagosan ${mean} kör; a legrövidebb ${shortest}, a leghosszabb ${longest}.`,
  lengthTold: (mean, median) => `Egy játék átlagosan ${mean} kör, a felük legfeljebb ${median}.`,
  ofLength: (rounds, games, share) => `${rounds} kör: ${games} játék, ${share}`,
  rounds: 'kör',
  median: (median) => `medián: ${median}`,
  endings: {
    provinces: 'elfogyott az utolsó Tartomány',
    piles: 'elég pakli elfogyott',
    idle: 'nem látszott a vége',
  },

  gains: 'Mikor kapják meg a kártyákat',
  gainsHint:
    'Egy domb azt mutatja, körről körre hány példányt kapnak, mindegyik a maga léptékében; a pont azt, hogy melyik körre van meg ' +
    'az első azoknak a játékoknak a felében, amelyekben a kártya előfordul. Mellette: a példányok játékonként, és a játékok hányadában van belőle.',
  leftOut: (cards) => `További ${cards}, ritkán kapott kártya kimaradt.`,
  firstGains: (name, gains) => `${name}, először kapott lapok: ${gains}.`,
  atTurn: (card, turn) => `${card} (${turn}. kör)`,
  copies: 'példány',
  inGames: 'játék',
  gained: (card, gained, bought, share, first) =>
    `${card}: játékonként ${gained}, ebből vásárolva ${bought}; a játékok ekkora részében: ${share}, először átlagosan ebben a körben: ${first}`,

  decks: 'Paklik a végén',
  owned: 'Mijük van a végén',
  ownedHint: (sizes) => `Az egyes kártyák példányai játékonként. Kártyák összesen: ${sizes}.`,
  deckHeadings: {
    actions: 'Akciókártyák',
    treasures: 'Kincskártyák',
    others: 'Győzelmi pontok és Átkok',
  },

  numbers: 'A számok',
  results: 'Eredmények',
  strategy: 'Stratégia',
  winsAs: (place) => `győzelem, ${place} hely`,
  kingdom: 'Birodalom',
  study: 'Vizsgálat: csak azok a birodalomkártyák, amelyeket a stratégiák megneveznek.',
  strategies: 'A stratégiák',
  sameGames: 'Ugyanezek a játékok még egyszer',
  unprepared: 'egy karakter: az asztalnál dönt',
};
