import type { worth as english } from './en.ts';

export const worth: typeof english = {
  title: 'Was ist sie wert?',
  playing: (games) => `${games} Partien, es wird noch gespielt`,
  played: (games) => `${games} Partien`,
  noCard: 'Sobald es eine Karte ist, wird sie hier gespielt.',
  early: 'Die ersten Partien laufen.',
  price: { before: 'Etwa so stark wie eine Karte für', after: '' },
  between: (more, less) => `: stärker als ${more}, schwächer als ${less}, in einem Gelddeck.`,
  above: (more) => `: stärker als ${more}, in einem Gelddeck.`,
  below: (less) => `: schwächer als ${less}, in einem Gelddeck.`,
  alone: ', in einem Gelddeck.',
  beyond: { before: 'Stärker als jede bekannte Karte: mindestens', after: ' wert, in einem Gelddeck.' },
  cannotTell: 'Die Partien können es nicht sagen.',
  reasons: {
    points: 'Ausgespielt tut sie nichts. Was Punkte wert sind, hängt vom übrigen Deck ab.',
    actions: 'Sie schafft Platz für weitere Aktionen, und in einem Gelddeck folgt ihr keine.',
    'other-actions': 'Sie lebt von anderen Aktionen, und ein Gelddeck hat keine.',
    reaction: 'Ein Gelddeck ist mit ihr schlechter, und hier griff niemand an.',
    market: 'Ein Gelddeck ist mit ihr schlechter, und was sie verkauft, ist in jeder Partie anders.',
    'no-use': 'Ein Gelddeck ist mit ihr schlechter, sogar für 2 Geld. Neben anderen Karten mag sie glänzen.',
  },
  yours: 'deine',
  range: (low, high) => `${low} bis ${high}`,
  scale: (price, low, high) => `Spielt sich wie eine Karte für ${price}; zwischen ${low} und ${high}.`,
  asked: (coins) => `Ihr eigener Preis ist ${coins}.`,
  scatter: (low, high) =>
    `Von den bekannten Karten, die ebenso stark sind, kosten zwei von drei zwischen ${low} und ${high}.`,
  potion: (coins) => `Ein Trank in ihren Kosten zählt hier für etwa ${coins} Geld.`,
  list: 'Eine, zwei oder fünf davon, mit Geld',
  won: 'gewonnene Partien',
  listIs: 'Jede Karte für 2 Geld, gegen Geld allein und gegen Geld mit einer typischen Karte jedes Preises.',
  row: (low, high) => `95-%-Intervall: ${low} bis ${high}`,
  limits: 'Was sich so nicht sagen lässt:',
  always: 'wie sie sich in langen Ketten von Aktionen macht und neben Karten, die dünne Decks lieben.',
  limitOf: {
    points: 'Was ihre Punkte in einem Deck wert sind, das für sie gebaut ist.',
    actions: 'Sie gibt Platz für mehr Aktionen, als Geld hat: In so einem Deck ist sie mehr wert.',
    'other-actions': 'Sie spielt andere Aktionen aus: Neben ihnen ist sie mehr wert.',
    reaction: 'Hier griff niemand an: Als Reaktion ist sie mehr wert.',
    market: 'Was sie verkauft, ist in jeder Partie anders.',
  },
  broken:
    'Eine Partie mit ihr ließ sich nicht zu Ende spielen, also wird nichts gesagt. Ändere, was sie tut.',
  noWorker:
    'Das braucht einen Teil der Seite, der nicht geladen werden konnte. Prüfe die Verbindung und lade neu.',
};
