import type { ReportWords } from './en.ts';

export const report: ReportWords = {
  eyebrow: 'Tenfold-Simulation',
  footer: 'Erstellt mit tenfold sim. Die Intervalle gelten mit 95 % Sicherheit (für Anteile nach Wilson).',
  against: 'gegen',
  facts: {
    games: 'Spiele',
    players: 'Spieler',
    rounds: 'Runden je Spiel',
    shuffles: 'Mischen',
    seed: 'Startwert',
  },
  shufflesOf: (mirror) => (mirror ? 'jedes von jedem Platz aus' : 'neu für jedes Spiel'),

  whoWins: 'Wer gewinnt',
  whoWinsHint:
    'Allein gewonnene Spiele; gestreift: geteilte. Die Marke am Ende des Balkens ist das 95-%-Intervall, die gestrichelte Linie ein gleicher Anteil.',
  rates: (won, range, tied, lost) => `${won} gewonnen (${range}), ${tied} unentschieden, ${lost} verloren`,
  counts: (won, tied, lost) => `${won} gewonnen · ${tied} unentschieden · ${lost} verloren`,
  bySeat: 'Siege nach Platz',
  bySeatHint: 'Anteil der allein gewonnenen Spiele von jedem Platz der Zugfolge aus, mit 95-%-Intervall.',

  games: 'Wie die Spiele verlaufen',
  points: 'Punkte nach jedem Zug',
  pointsHint: 'Mittel über die Spiele.',
  money: 'Geld nach jedem Zug',
  moneyHint: 'Münzen auf allen eigenen Geldkarten.',
  dotted: 'Gepunktet, wo weniger als die Hälfte der Spiele so lange dauert.',
  lineEnds: (ends) => `Am Ende der Linien: ${ends}.`,
  turn: 'Zug',
  afterTurn: (turn) => `Nach Zug ${turn}`,
  ofTheGames: (share) => `${share} der Spiele`,

  length: 'Wie lange ein Spiel dauert und wie es endet',
  lengthHint: (mean, shortest, longest) =>
    `Im Mittel ${mean} Runden; das kürzeste ${shortest}, das längste ${longest}.`,
  lengthTold: (mean, median) => `Spiele dauern im Mittel ${mean} Runden, die Hälfte höchstens ${median}.`,
  ofLength: (rounds, games, share) => `${rounds} Runden: ${games} Spiele, ${share}`,
  rounds: 'Runden',
  median: (median) => `Median ${median}`,
  endings: {
    provinces: 'die letzte Provinz ist weg',
    piles: 'genug Stapel sind leer',
    idle: 'kein Ende war in Sicht',
  },

  gains: 'Wann Karten genommen werden',
  gainsHint:
    'Ein Hügel zeigt Zug für Zug, wie viele Exemplare genommen werden, jeder in eigenem Maßstab; der Punkt, bis zu welchem ' +
    'Zug die Hälfte der Spiele, in denen die Karte vorkommt, das erste hat. Daneben: Exemplare je Spiel, und in wie vielen Spielen es eines gibt.',
  leftOut: (cards) =>
    cards === 1
      ? 'Eine weitere, selten genommene Karte ist weggelassen.'
      : `${cards} weitere, selten genommene Karten sind weggelassen.`,
  firstGains: (name, gains) => `${name} nimmt zum ersten Mal: ${gains}.`,
  atTurn: (card, turn) => `${card} in Zug ${turn}`,
  copies: 'Exemplare',
  inGames: 'Spiele',
  gained: (card, gained, bought, share, first) =>
    `${card}: ${gained} je Spiel, davon ${bought} gekauft; in ${share} der Spiele, zuerst im Mittel in Zug ${first}`,

  decks: 'Decks am Ende',
  owned: 'Was sie am Ende besitzen',
  ownedHint: (sizes) => `Exemplare jeder Karte je Spiel. Karten insgesamt: ${sizes}.`,
  deckHeadings: {
    actions: 'Aktionskarten',
    treasures: 'Geldkarten',
    others: 'Punktekarten und Flüche',
  },

  numbers: 'Die Zahlen',
  results: 'Ergebnisse',
  strategy: 'Strategie',
  winsAs: (place) => `Siege als ${place}`,
  kingdom: 'Königreich',
  study: 'Eine Studie: nur die Königreichkarten, die die Strategien nennen.',
  strategies: 'Die Strategien',
  sameGames: 'Dieselben Spiele noch einmal',
  unprepared: 'ein Charakter: er entscheidet sich am Tisch',
};
