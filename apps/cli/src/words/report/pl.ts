import type { ReportWords } from './en.ts';

export const report: ReportWords = {
  eyebrow: 'Symulacja Tenfold',
  footer: 'Utworzone przez tenfold sim. Przedziały mają ufność 95% (dla odsetków według Wilsona).',
  against: 'kontra',
  facts: {
    games: 'Gry',
    players: 'Gracze',
    rounds: 'Rundy na grę',
    shuffles: 'Tasowania',
    seed: 'Ziarno',
  },
  shufflesOf: (mirror) => (mirror ? 'każde z każdego miejsca' : 'nowe w każdej grze'),

  whoWins: 'Kto wygrywa',
  whoWinsHint:
    'Gry wygrane samodzielnie; w paski: dzielone. Znak na końcu słupka to przedział 95%, linia przerywana to równy udział.',
  rates: (won, range, tied, lost) => `wygrane ${won} (${range}), remisy ${tied}, przegrane ${lost}`,
  counts: (won, tied, lost) => `wygrane: ${won} · remisy: ${tied} · przegrane: ${lost}`,
  bySeat: 'Wygrane według miejsca',
  bySeatHint: 'Odsetek gier wygranych samodzielnie z każdego miejsca w kolejności, z przedziałem 95%.',

  games: 'Jak przebiegają gry',
  points: 'Punkty po każdej turze',
  pointsHint: 'Średnia z gier.',
  money: 'Pieniądze po każdej turze',
  moneyHint: 'Monety na wszystkich posiadanych kartach Skarbów.',
  dotted: 'Kropkami tam, gdzie tak długo trwa mniej niż połowa gier.',
  lineEnds: (ends) => `Na końcu linii: ${ends}.`,
  turn: 'tura',
  afterTurn: (turn) => `Po turze ${turn}`,
  ofTheGames: (share) => `${share} gier`,

  length: 'Jak długo trwa gra i jak się kończy',
  lengthHint: (mean, shortest, longest) =>
    `Średnio rund: ${mean}; najkrótsza gra: ${shortest}, najdłuższa: ${longest}.`,
  lengthTold: (mean, median) => `Średnia liczba rund w grze: ${mean}; połowa gier ma ich najwyżej ${median}.`,
  ofLength: (rounds, games, share) => `rundy: ${rounds}, gry: ${games}, ${share}`,
  rounds: 'rundy',
  median: (median) => `mediana ${median}`,
  endings: {
    provinces: 'zabrakło Prowincji',
    piles: 'dość stosów jest pustych',
    idle: 'końca nie było widać',
  },

  gains: 'Kiedy pozyskuje się karty',
  gainsHint:
    'Wzgórze pokazuje, ile egzemplarzy pozyskuje się tura po turze, każde we własnej skali; kropka pokazuje, do której tury połowa gier ' +
    'z tą kartą ma pierwszy egzemplarz. Obok: egzemplarze na grę i odsetek gier, w których jest choć jeden.',
  leftOut: (cards) => `Pominięto karty pozyskiwane rzadziej: ${cards}.`,
  firstGains: (name, gains) => `${name}, pierwsze pozyskanie: ${gains}.`,
  atTurn: (card, turn) => `${card} w turze ${turn}`,
  copies: 'egz.',
  inGames: 'gry',
  gained: (card, gained, bought, share, first) =>
    `${card}: na grę ${gained}, z tego kupione ${bought}; w ${share} gier, pierwszy raz średnio w turze ${first}`,

  decks: 'Talie na końcu',
  owned: 'Co mają na końcu',
  ownedHint: (sizes) => `Egzemplarze każdej karty na grę. Wszystkich kart: ${sizes}.`,
  deckHeadings: {
    actions: 'Karty Akcji',
    treasures: 'Karty Skarbów',
    others: 'Karty Zwycięstwa i Klątwy',
  },

  numbers: 'Liczby',
  results: 'Wyniki',
  strategy: 'Strategia',
  winsAs: (place) => `wygrane z miejsca ${place}`,
  kingdom: 'Królestwo',
  study: 'Próba: tylko karty Królestwa, które wymieniają strategie.',
  strategies: 'Strategie',
  sameGames: 'Te same gry jeszcze raz',
  unprepared: 'postać: decyduje przy stole',
};
