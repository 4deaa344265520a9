import type { ToldWords } from '../insight-words.ts';
import { range } from '../range.ts';

const plurals = new Intl.PluralRules('pl');

/** "1 karta", "3 karty", "5 kart". */
function byNumber(count: number, one: string, few: string, many: string): string {
  const form = plurals.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

const list = new Intl.ListFormat('pl');

const inPoints = (points: number): string =>
  `${points} ${byNumber(Math.abs(points), 'punkt', 'punkty', 'punktów')}`;

export const polish: ToldWords = {
  recap: {
    title: 'Od twojej ostatniej tury',
    hits: 'Co cię spotkało',
    quiet: 'W tym czasie nikt nie ruszył twoich kart.',
  },
  counts: {
    unknown: 'Ta gra zaczęła się w środku innej, więc nikt nie wie, co jest w taliach.',
    cardsAndPoints: (cards, points) =>
      `${cards} ${byNumber(cards, 'karta', 'karty', 'kart')}, ${range(points)} ${byNumber(points.most, 'punkt', 'punkty', 'punktów')}`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'Zostało w twojej talii',
    discardHas: 'Na twoim stosie Kart Odrzuconych',
    topIs: 'Na wierzchu twojej talii',
    none: 'nic',
  },
  ending: {
    provinces: (province) => `Skończył się stos: ${province}.`,
    piles: (piles) => `Skończyły się stosy: ${list.format(piles)}.`,
    idle: 'Końca tak długo nie było widać, że grę zakończyła zasada domowa.',
    resigned: (who) =>
      who?.you === true ? 'Poddajesz się.' : `${who?.name ?? 'Jeden z graczy'} poddaje się.`,
    time: (who) =>
      who?.you === true
        ? 'Twój czas minął.'
        : `Skończył się czas${who === null ? '' : ` gracza ${who.name}`}.`,
    brokenOff: 'Na serwerze zmieniły się zasady i tej gry nie dało się kontynuować.',
    left: (who) => (who?.you === true ? 'Opuszczasz grę.' : `${who?.name ?? 'Jeden z graczy'} opuszcza grę.`),
    agreed: 'Wszyscy zgodzili się zakończyć grę.',
    by: (who) =>
      who === null
        ? 'Gra skończyła się przed czasem.'
        : who.you
          ? 'Kończysz grę przed czasem.'
          : `${who.name} kończy grę przed czasem.`,
    open: 'To punkty do tego miejsca.',
  },
  story: {
    headline: (verdict, [most = 0, next = 0, ...others], isShared) => {
      if (isShared) return `${verdict}, po ${most} ${byNumber(most, 'punkcie', 'punkty', 'punktów')}`;
      return others.length === 0 ? `${verdict}, ${most} : ${next}` : `${verdict}: ${inPoints(most)}`;
    },
    atLast: ({ you, name }, behind) =>
      `Przed ostatnią turą ${you ? 'tracisz' : `${name} traci`} do lidera ${inPoints(behind)}.`,
    overtook: ({ you, name }, turn) =>
      `${you ? 'Prowadzisz' : `${name} prowadzi`} od tury ${turn} aż do końca.`,
    neverBehind: ({ you, name }) => `${you ? 'Ani razu nie przegrywasz' : `${name} ani razu nie przegrywa`}.`,
    inTurn: (turn, what) => `Tura ${turn}: ${what.join('; ')}`,
    takesLead: ({ you, name }) => (you ? 'obejmujesz prowadzenie' : `${name} obejmuje prowadzenie`),
    firstProvince: 'pierwsza w tej grze',
    leads: ({ you, name }, by) => `${you ? 'prowadzisz' : `${name} prowadzi`}, przewaga: ${inPoints(by)}`,
  },
};
