import type { game as English } from '../en/game.ts';

export const game: typeof English = {
  menu: 'Menü',
  side: 'Verlauf und Kartenzählung',

  log: 'Verlauf',
  /** Before the id of a ruling. */
  rule: 'Die Regel',
  logEmpty: 'Noch ist nichts geschehen.',
  toLatest: 'Zum Neuesten',
  hitsYou: 'trifft dich',
  undone: (who, count) => {
    const what = count === 1 ? 'eine Entscheidung' : `${count} Entscheidungen`;
    if (who === null)
      return count === 1
        ? 'Eine Entscheidung wurde zurückgenommen'
        : `${count} Entscheidungen wurden zurückgenommen`;
    return who.you ? `Du hast ${what} zurückgenommen` : `${who.name} hat ${what} zurückgenommen`;
  },

  counts: 'Kartenzählung',
  countsNone: 'An diesem Tisch wird nichts für dich gezählt, wie bei Karten aus Papier.',

  undo: 'Zurücknehmen',
  undoAsk: 'Zurücknehmen anfragen',
  undoNo: {
    rule: 'An diesem Tisch wird nichts zurückgenommen.',
    rated: 'In einem gewerteten Spiel wird nichts zurückgenommen, sobald jemand etwas erfahren hat.',
    daily: 'Beim Spiel des Tages wird nichts zurückgenommen, sobald du etwas Neues erfahren hast.',
    asked: 'Eine Anfrage, etwas zurückzunehmen, ist noch offen.',
    refused: 'Die anderen haben dir das Zurücknehmen nicht erlaubt.',
    shown: 'Wer mit Verzögerung zuschaut, hat es vielleicht schon gesehen.',
    nothing: 'Es gibt nichts zurückzunehmen.',
  },
  undoAsking: (names) =>
    `Du möchtest eine Entscheidung zurücknehmen. Es fehlt noch die Zustimmung von ${names}.`,
  undoWish: (name) => `${name} möchte eine Entscheidung zurücknehmen.`,
  allow: 'Erlauben',
  deny: 'Ablehnen',
  undoRefused: (name) => `${name} hat abgelehnt: Es wird nichts zurückgenommen.`,
  undoPlayedOn: (name) => `${name} hat weitergespielt: Es wird nichts zurückgenommen.`,

  resign: 'Aufgeben',
  resignSure: 'Dieses Spiel aufgeben?',
  resignEnds: 'Das Spiel endet, und du hast es verloren.',
  resignGoesOn:
    'Die anderen spielen weiter, mit einem Bot auf deinem Platz. Du landest auf dem letzten Platz, was auch immer er aus deinen Karten macht.',
  end: 'Spiel beenden',
  endPropose: 'Spielende vorschlagen',
  endSure: 'Dieses Spiel beenden?',
  endAtOnce: 'Du spielst nur mit Bots, also endet es sofort. Es wird für niemanden gewertet.',
  endByVote: 'Es endet, wenn alle zustimmen. Dann wird es für niemanden gewertet.',
  endWish: (names) => `Spielende vorgeschlagen von ${names}.`,
  endWished: 'Du hast vorgeschlagen, das Spiel zu beenden. Es endet, wenn alle zustimmen.',
  agree: 'Zustimmen',
  notNow: 'Jetzt nicht',
  endWithdraw: 'Zurückziehen',
  endRefused: (name) => `${name} möchte das Spiel jetzt nicht beenden.`,
  endWithdrawn: (name) => `${name} hat den Vorschlag, das Spiel zu beenden, zurückgezogen.`,

  away: (name, time) =>
    `${name} ist nicht da. Wenn ${time} lang nichts geschieht, könnt ihr entscheiden, wie es weitergeht.`,
  overdue: (name) => `${name} hat keine Zeit mehr oder ist zu lange nicht da. Wie soll es weitergehen?`,
  waitOn: 'Ihr könnt auch einfach warten.',
  replace: 'Mit einem Bot auf diesem Platz',
  forReplacing: (names) => `Für einen Bot: ${names}.`,
  forEnding: (names) => `Für das Beenden: ${names}.`,
  replaced: (bot, name) => `${bot} spielt für ${name} weiter.`,
  youAreReplaced: (bot) => `${bot} spielt auf deinem Platz weiter. Du kannst zuschauen.`,
  youAreOverdue:
    'Deine Zeit ist um. Die anderen dürfen ohne dich weitermachen; bis dahin kannst du noch wählen.',

  watching: 'Du schaust zu und siehst, was für alle offen liegt.',
  watchingLate: 'Du schaust zu und siehst alle Handkarten, aber einige Züge später als die Spieler.',
  reconnecting: 'Die Verbindung ist weg. Sie wird neu aufgebaut …',
  serverLeaves: 'Der Server startet neu. Dein Spiel ist sicher; die Seite kommt von selbst zurück.',
  choiceKept: 'Deine Entscheidung ist gespeichert und wird noch gesendet.',
  studies: (name, share) =>
    `${name} studiert das Königreich … ${new Intl.NumberFormat('de', { style: 'percent' }).format(share)}`,
  time: (left) => {
    if (left.unit === 'clock') return left.text;
    if (left.unit === 'hours') return `${left.hours} Std. ${left.minutes} Min.`;
    return `${left.days} ${left.days === 1 ? 'Tag' : 'Tage'} ${left.hours} Std.`;
  },
  yourTurn: 'Du bist dran',
  youAreAsked: 'Du wirst gefragt',
  begun: 'Das Spiel hat begonnen',
  rematch: 'Ein neues Spiel hat begonnen.',
  lastResult: 'Zum letzten Ergebnis',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',

  over: 'Das Spiel ist aus',
  toResult: 'Punkte und wie es weitergeht',
};
