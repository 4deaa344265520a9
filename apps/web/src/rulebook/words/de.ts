import type { RulebookWords } from './en.ts';

const rulings = (count: number): string => (count === 1 ? '1 Klarstellung' : `${count} Klarstellungen`);

export const words: RulebookWords = {
  contents: 'Inhalt',
  chapter: (number) => `Kapitel ${number}`,
  az: 'Wörter von A bis Z',
  azLead: 'Was die Wörter des Spiels bedeuten, und wo das Buch mehr sagt.',
  rulings,
  settled: (count) => `Was geklärt ist: ${rulings(count)}`,
  saidBy: 'So steht es in',
  disagree: 'Wo die Spielregeln uneins sind',
  holds: 'Was hier gilt',
  silent: 'Wo die Spielregeln schweigen',
  houseRule: 'Hier wird so gespielt',
  beside: 'Daneben im Buch',
  cards: 'Karten, um die es geht',
  ruling: 'Klarstellung',
  inBook: 'Wo es im Buch steht',
  print: 'Dieses Kapitel drucken',
  before: 'Davor',
  next: 'Weiter',
  noRuling: (id) => `Es gibt keine Klarstellung „${id}“.`,
  noChapter: (id) => `Das Buch hat kein Kapitel „${id}“.`,
  toContents: 'Zum Inhalt',
  languages: 'In anderen Sprachen',
  description:
    'Die Regeln des Spiels mit jeder Klarstellung der Spielregeln, auf Deutsch, Englisch, Ungarisch und Polnisch.',

  play: 'Schritt für Schritt am Tisch ansehen',
  examples: 'Beispiele am Tisch',
  search: 'Karte, Regel oder Wort',
  searchLabel: 'Das Regelbuch durchsuchen',
  found: (count) => (count === 0 ? 'Nichts gefunden' : count === 1 ? '1 Treffer' : `${count} Treffer`),
  nothing: 'Nichts passt. Versuche ein anderes Wort oder einen Namen in irgendeiner Sprache.',
  kinds: { card: 'Karte', ruling: 'Klarstellung', section: 'Im Buch', word: 'Wort' },
  noSearch: 'Die Suche konnte nicht geladen werden. Prüfe die Verbindung und tippe noch einmal.',

  players: 'Wie viele spielen mit?',
  playersCount: (count) => `${count} Spieler`,
  pileOf: (name, left) => `${name}: ${left} Karten`,
  kingdomPile: 'jeder Königreichstapel',
  victoryPile: 'jeder Königreichstapel mit Punktekarten',
  potionNote: 'nur wenn eine Karte einen Trank kostet',
  endsAt: (piles) => `Das Spiel endet, wenn die Provinzen weg oder ${piles} Stapel leer sind.`,
  parts: { name: 'Name', picture: 'Bild', text: 'Was sie tut', cost: 'Kosten', types: 'Typen' },
  mayGive: 'Was darf sie geben?',
  usedOn: 'Angewandt auf',
  coinShelf: 'Geld',
  potionShelf: 'Geld und ein Trank',
  gives: {
    remodel: (name, cost, limit) =>
      `Umbau gibt eine Karte, die bis zu $2 mehr kostet als die entsorgte. ${name} kostet ${cost}, die Grenze ist also ${limit}.`,
    upgrade: (name, cost, limit) =>
      `Anbau gibt eine Karte, die genau $1 mehr kostet. ${name} kostet ${cost}, sie muss also ${limit} kosten.`,
    swindler: (name, cost) =>
      `Trickser gibt eine Karte mit gleichen Kosten. ${name} kostet ${cost}: Geld und Trank müssen beide stimmen.`,
    saboteur: (name, cost) =>
      `Saboteur entsorgt eine Karte, die $3 oder mehr kostet; dafür darf man eine nehmen, die mindestens $2 weniger kostet. ${name} kostet ${cost}.`,
    university: () =>
      'Universität gibt eine Aktion, die bis zu $5 kostet. In der Grenze ist kein Trank, also auch nicht in der Karte.',
  },
  givesNone: 'Keine Karte passt.',
  lit: (names) => `Möglich sind: ${names}.`,
  compare: 'Kosten vergleichen',
  compared: {
    more: (one, other) => `${one} kostet mehr als ${other}.`,
    less: (one, other) => `${one} kostet weniger als ${other}.`,
    same: (one, other) => `${one} und ${other} kosten gleich viel.`,
    none: (one, other) => `Keines kostet mehr: ${one} und ${other} lassen sich nicht ordnen.`,
  },
  apprentice: 'Was zieht der Lehrling?',
  draws: (name, cards) => `Für ${name} zieht er ${cards} Karten.`,
};
