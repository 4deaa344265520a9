import type { RulebookWords } from './en.ts';

export const words: RulebookWords = {
  contents: 'Tartalom',
  chapter: (number) => `${number}. fejezet`,
  az: 'Szavak A-tól Z-ig',
  azLead: 'Mit jelentenek a játék szavai, és hol mond többet a könyv.',
  rulings: (count) => `${count} szabályértelmezés`,
  settled: (count) => `Amit eldöntöttek: ${count} szabályértelmezés`,
  saidBy: 'Források',
  disagree: 'Ahol a szabályfüzetek nem értenek egyet',
  holds: 'Ami itt érvényes',
  silent: 'Ahol a szabályfüzetek hallgatnak',
  houseRule: 'Itt így játsszuk',
  beside: 'Mellette a könyvben',
  cards: 'Lapok, amelyekről szól',
  ruling: 'Szabályértelmezés',
  inBook: 'Helye a könyvben',
  print: 'A fejezet nyomtatása',
  before: 'Előző',
  next: 'Következő',
  noRuling: (id) => `Nincs „${id}” szabályértelmezés.`,
  noChapter: (id) => `A könyvnek nincs „${id}” fejezete.`,
  toContents: 'A tartalomhoz',
  languages: 'Más nyelveken',
  description:
    'A játék szabályai a szabályfüzetek minden értelmezésével, magyarul, angolul, lengyelül és németül.',

  play: 'Végigjátszás az asztalon, lépésről lépésre',
  examples: 'Példák az asztalon',
  search: 'Lap, szabály vagy szó',
  searchLabel: 'Keresés a szabálykönyvben',
  found: (count) => (count === 0 ? 'Nincs találat' : `${count} találat`),
  nothing: 'Nincs találat. Próbálj más szót vagy egy nevet, bármelyik nyelven.',
  kinds: { card: 'Lap', ruling: 'Értelmezés', section: 'A könyvben', word: 'Szó' },
  noSearch: 'A keresőt nem sikerült letölteni. Ellenőrizd a kapcsolatot, és írd be újra.',

  players: 'Hányan játszotok?',
  playersCount: (count) => `${count} játékos`,
  pileOf: (name, left) => `${name}: ${left} lap`,
  kingdomPile: 'minden birodalompakli',
  victoryPile: 'minden győzelmipont-kártyás birodalompakli',
  potionNote: 'csak ha egy lap Varázsitalba kerül',
  endsAt: (piles) => `A játék akkor ér véget, ha elfogytak a Tartományok, vagy ${piles} pakli üres.`,
  parts: { name: 'Név', picture: 'Kép', text: 'Mit tesz', cost: 'Ár', types: 'Típusok' },
  mayGive: 'Mit adhat?',
  usedOn: 'Erre használva',
  coinShelf: 'érme',
  potionShelf: 'érme és Varázsital',
  gives: {
    remodel: (name, cost, limit) =>
      `Az Átépítés legfeljebb $2 értékkel drágább lapot ad, mint amit a szemétre dobsz. ${name}: ${cost}, a határ tehát ${limit}.`,
    upgrade: (name, cost, limit) =>
      `A Fejlesztés pontosan $1 értékkel drágább lapot ad. ${name}: ${cost}, a kapott lap ára tehát ${limit}.`,
    swindler: (name, cost) =>
      `A Szélhámos ugyanolyan árú lapot ad. ${name}: ${cost}; az érmének és a Varázsitalnak is egyeznie kell.`,
    saboteur: (name, cost) =>
      `A Szabotőr legalább $3 árú lapot dob a szemétre; helyette legalább $2 értékkel olcsóbbat lehet szerezni. ${name}: ${cost}.`,
    university: () =>
      'Az Egyetem legfeljebb $5 árú akciót ad. Ebben a határban nincs Varázsital, így a lap árában sem lehet.',
  },
  givesNone: 'Nincs megfelelő lap.',
  lit: (names) => `Ezek lehetnek: ${names}.`,
  compare: 'Két ár összehasonlítása',
  compared: {
    more: (one, other) => `${one} többe kerül, mint ${other}.`,
    less: (one, other) => `${one} kevesebbe kerül, mint ${other}.`,
    same: (one, other) => `${one} és ${other} ugyanannyiba kerül.`,
    none: (one, other) => `Egyik sem kerül többe: ${one} és ${other} nem állítható sorrendbe.`,
  },
  apprentice: 'Mennyit húz a Tanonc?',
  draws: (name, cards) => `${name}: ${cards} lapot húz.`,
};
