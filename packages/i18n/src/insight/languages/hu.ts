import type { InsightWords } from '../insight-words.ts';
import { range } from '../range.ts';
import { why } from '../why/hu.ts';

const list = new Intl.ListFormat('hu');

export const hungarian: InsightWords = {
  why,
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
    idle: 'Olyan sokáig nem fogyott semmi a készletből, hogy a játék véget ért.',
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
};
