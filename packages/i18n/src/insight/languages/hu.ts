import type { ToldWords } from '../insight-words.ts';
import { range } from '../range.ts';

const list = new Intl.ListFormat('hu');

/** "az 1." (első), "az 5." (ötödik), "a 2." (második). */
const beforeOrdinal = (ordinal: number): string => (/^(?:1$|5)/.test(String(ordinal)) ? 'Az' : 'A');

export const hungarian: ToldWords = {
  recap: {
    title: 'A legutóbbi köröd óta',
    hits: 'Ami téged ért',
    quiet: 'Közben semmi sem érte a lapjaidat.',
  },
  counts: {
    unknown: 'Ez a játék a közepén kezdődött, ezért senki sem tudja, mi van a paklikban.',
    cardsAndPoints: (cards, points) => `${cards} lap, ${range(points)} pont`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'A húzópaklidban maradt',
    discardHas: 'A használt paklidban van',
    topIs: 'A húzópaklid tetején van',
    none: 'semmi',
  },
  ending: {
    provinces: (province) => `Elfogyott az utolsó ${province}.`,
    piles: (piles) => `Elfogytak ezek a paklik: ${list.format(piles)}.`,
    idle: 'Olyan sokáig nem látszott a vége, hogy egy házi szabály lezárta a játékot.',
    resigned: (who) => (who?.you === true ? 'Feladtad.' : `${who?.name ?? 'Egy játékos'} feladta.`),
    time: (who) => (who?.you === true ? 'Lejárt az időd.' : `${who?.name ?? 'Egy játékos'} ideje lejárt.`),
    brokenOff: 'A szerveren megváltoztak a szabályok, és ezt a játékot nem lehetett velük folytatni.',
    left: (who) =>
      who?.you === true ? 'Otthagytad a játékot.' : `${who?.name ?? 'Egy játékos'} otthagyta a játékot.`,
    agreed: 'Mindenki beleegyezett a befejezésébe.',
    by: (who) =>
      who === null
        ? 'Idő előtt véget ért.'
        : who.you
          ? 'Te szakítottad félbe.'
          : `${who.name} szakította félbe.`,
    open: 'A pontok az addigi állást mutatják.',
  },
  story: {
    headline: (verdict, [most = 0, next = 0, ...others], isShared) => {
      if (isShared) return `${verdict}, fejenként ${most} ponttal`;
      return others.length === 0 ? `${verdict}, ${most} : ${next}` : `${verdict} ${most} ponttal`;
    },
    atLast: ({ you, name }, behind) =>
      you
        ? `Az utolsó kör előtt még ${behind} pont volt a hátrányod.`
        : `Az utolsó kör előtt ${name} hátránya még ${behind} pont volt.`,
    overtook: ({ you, name }, turn) =>
      `${beforeOrdinal(turn)} ${turn}. körtől végig ${you ? 'te vezettél' : `${name} vezetett`}.`,
    neverBehind: ({ you, name }) =>
      you ? 'Egyszer sem voltál hátrányban.' : `${name} egyszer sem volt hátrányban.`,
    inTurn: (turn, what) => `${turn}. kör: ${what.join('; ')}`,
    takesLead: ({ you, name }) => (you ? 'átveszed a vezetést' : `${name} átveszi a vezetést`),
    firstProvince: 'ez az első a játékban',
    leads: ({ you, name }, by) => (you ? `${by} ponttal vezetsz` : `${name} ${by} ponttal vezet`),
  },
};
