import type { game as English } from '../en/game.ts';

const range = ({ least, most }: { least: number; most: number }): string =>
  least === most ? String(most) : `${least}–${most}`;

export const game: typeof English = {
  menu: 'Menü',
  side: 'Verlauf und Kartenzählung',

  log: 'Verlauf',
  logEmpty: 'Noch ist nichts geschehen.',
  toLatest: 'Zum Neuesten',
  hitsYou: 'trifft dich',
  undone: (who, count) => {
    const what = count === 1 ? 'eine Wahl' : `${count} Wahlen`;
    if (who === null)
      return count === 1 ? 'Eine Wahl wurde zurückgenommen' : `${count} Wahlen wurden zurückgenommen`;
    return who.you ? `Du hast ${what} zurückgenommen` : `${who.name} hat ${what} zurückgenommen`;
  },

  counts: 'Kartenzählung',
  countsNone: 'An diesem Tisch wird nichts für dich gezählt, wie mit Karten aus Papier.',
  countsUnknown: 'Dieses Spiel begann mittendrin; was in den Kartensätzen ist, weiß darum niemand.',
  cardsAndPoints: (cards, points) =>
    `${cards} ${cards === 1 ? 'Karte' : 'Karten'}, ${range(points)} ${points.most === 1 ? 'Punkt' : 'Punkte'}`,
  countOf: (name, count) => `${range(count)} × ${name}`,
  deckHas: 'Noch in deinem Nachziehstapel',
  discardHas: 'In deinem Ablagestapel',
  topIs: 'Oben auf deinem Nachziehstapel',
  none: 'nichts',

  undo: 'Zurücknehmen',
  undoAsk: 'Um Zurücknehmen bitten',
  undoNo: 'Es gibt nichts zurückzunehmen.',
  undoAsking: (names) => `Du möchtest eine Wahl zurücknehmen. Nötig ist die Zustimmung von ${names}.`,
  undoWish: (name) => `${name} möchte eine Wahl zurücknehmen.`,
  allow: 'Erlauben',
  deny: 'Ablehnen',

  resign: 'Aufgeben',
  resignSure: 'Dieses Spiel aufgeben?',
  resignEnds: 'Das Spiel endet, und du hast es verloren.',
  resignGoesOn:
    'Die anderen spielen weiter, mit einem Bot auf deinem Platz. Du wirst Letzter, was auch immer er aus deinen Karten macht.',
  end: 'Spiel beenden',
  endPropose: 'Vorschlagen, das Spiel zu beenden',
  endSure: 'Dieses Spiel beenden?',
  endAtOnce: 'Du spielst nur mit Bots, also endet es sofort. Es wird für niemanden gewertet.',
  endByVote: 'Es endet, wenn alle zustimmen. Dann wird es für niemanden gewertet.',
  endWish: (names) => `Vorschlag, das Spiel zu beenden, von ${names}.`,
  endWished: 'Du hast vorgeschlagen, das Spiel zu beenden. Es endet, wenn alle zustimmen.',
  agree: 'Zustimmen',

  away: (name, time) =>
    `${name} ist weg. Wenn ${time} lang nichts geschieht, könnt ihr entscheiden, wie es weitergeht.`,
  overdue: (name) => `${name} hat keine Zeit mehr oder ist zu lange weg. Wie soll es weitergehen?`,
  waitOn: 'Ihr könnt auch einfach warten.',
  replace: 'Mit einem Bot auf diesem Platz',
  inFavour: (names) => `Dafür: ${names}`,
  replaced: (bot, name) => `${bot} spielt für ${name} weiter.`,
  youAreReplaced: (bot) => `${bot} spielt auf deinem Platz weiter. Du kannst zuschauen.`,
  youAreOverdue:
    'Deine Zeit ist um. Die anderen dürfen ohne dich weitermachen; bis dahin kannst du noch wählen.',

  watching: 'Du schaust zu und siehst, was für alle offen liegt.',
  watchingLate: 'Du schaust mit offenen Handkarten zu, einige Züge hinter den Spielern.',
  reconnecting: 'Die Verbindung ist weg. Sie wird neu aufgebaut …',
  serverLeaves: 'Der Server startet neu. Dein Spiel ist sicher; die Seite kommt von selbst zurück.',
  choiceKept: 'Deine Wahl ist gemerkt und wird gesendet.',
  studies: (name, share) =>
    `${name} studiert das Königreich … ${new Intl.NumberFormat('de', { style: 'percent' }).format(share)}`,
  time: (left) => {
    if (left.unit === 'clock') return left.text;
    if (left.unit === 'hours') return `${left.hours} Std. ${left.minutes} Min.`;
    return `${left.days} ${left.days === 1 ? 'Tag' : 'Tage'} ${left.hours} Std.`;
  },
  yourTurn: 'Du bist dran',
  youAreAsked: 'Du wirst gefragt',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',

  over: 'Das Spiel ist aus',
  toResult: 'Punkte und wie es weitergeht',
};
