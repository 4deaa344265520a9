import type { ToldWords } from '../insight-words.ts';
import { range } from '../range.ts';

const list = new Intl.ListFormat('de');

/** After "mit". */
const withPoints = (points: number): string => `${points} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkten'}`;

export const german: ToldWords = {
  recap: {
    title: 'Seit deinem letzten Zug',
    hits: 'Was dich getroffen hat',
    quiet: 'Deine Karten blieben dabei unberührt.',
  },
  counts: {
    unknown: 'Dieses Spiel begann mittendrin; darum weiß niemand, wer welche Karten hat.',
    cardsAndPoints: (cards, points) =>
      `${cards} ${cards === 1 ? 'Karte' : 'Karten'}, ${range(points)} ${/^-?1$/.test(range(points)) ? 'Punkt' : 'Punkte'}`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'Noch in deinem Nachziehstapel',
    discardHas: 'In deinem Ablagestapel',
    topIs: 'Oben auf deinem Nachziehstapel',
    none: 'nichts',
  },
  ending: {
    provinces: (province) => `Der Stapel „${province}“ ist leer.`,
    piles: (piles) => `Diese Stapel sind leer: ${list.format(piles)}.`,
    idle: 'Ein Ende war so lange nicht in Sicht, dass eine Hausregel das Spiel beendete.',
    resigned: (who) =>
      who?.you === true ? 'Du hast aufgegeben.' : `${who?.name ?? 'Jemand'} hat aufgegeben.`,
    time: (who) =>
      who?.you === true ? 'Deine Zeit war um.' : `Die Zeit von ${who?.name ?? 'jemandem'} war um.`,
    brokenOff:
      'Auf dem Server gelten jetzt andere Regeln, und dieses Spiel ließ sich damit nicht fortsetzen.',
    left: (who) =>
      who?.you === true
        ? 'Du hast das Spiel verlassen.'
        : `${who?.name ?? 'Jemand'} hat das Spiel verlassen.`,
    agreed: 'Alle waren einverstanden, es zu beenden.',
    by: (who) =>
      who === null
        ? 'Es wurde vorzeitig beendet.'
        : who.you
          ? 'Du hast es beendet.'
          : `${who.name} hat es beendet.`,
    open: 'Das sind die Punkte bis dahin.',
  },
  story: {
    headline: (verdict, [most = 0, next = 0, ...others], isShared) => {
      if (isShared) return `${verdict}, mit je ${withPoints(most)}`;
      return others.length === 0 ? `${verdict} ${most} zu ${next}` : `${verdict} mit ${withPoints(most)}`;
    },
    atLast: ({ you, name }, behind) =>
      `Vor dem letzten Zug ${you ? 'lagst du' : `lag ${name}`} ${behind} ${behind === 1 ? 'Punkt' : 'Punkte'} zurück.`,
    overtook: ({ you, name }, turn) =>
      `Ab Zug ${turn} ${you ? 'lagst du' : `lag ${name}`} bis zum Schluss vorn.`,
    neverBehind: ({ you, name }) => `${you ? 'Du lagst' : `${name} lag`} nie zurück.`,
    inTurn: (turn, what) => `Zug ${turn}: ${what.join('; ')}`,
    takesLead: ({ you, name }) => (you ? 'du übernimmst die Führung' : `${name} übernimmt die Führung`),
    firstProvince: 'die erste im Spiel',
    leads: ({ you, name }, by) => `${you ? 'du führst' : `${name} führt`} mit ${withPoints(by)}`,
  },
};
