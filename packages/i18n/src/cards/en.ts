// What the cards are called in English. What they say is in ../card-texts.

import type { CardNames, EnglishCard } from './types.ts';

export const cards = {
  copper: {
    name: 'Copper',
    plural: 'Coppers',
    otherNames: [],
  },
  curse: {
    name: 'Curse',
    plural: 'Curses',
    otherNames: [],
  },
  duchy: {
    name: 'Duchy',
    plural: 'Duchies',
    otherNames: [],
  },
  estate: {
    name: 'Estate',
    plural: 'Estates',
    otherNames: [],
  },
  gold: {
    name: 'Gold',
    plural: 'Golds',
    otherNames: [],
  },
  province: {
    name: 'Province',
    plural: 'Provinces',
    otherNames: [],
  },
  silver: {
    name: 'Silver',
    plural: 'Silvers',
    otherNames: [],
  },
  adventurer: {
    name: 'Adventurer',
    plural: 'Adventurers',
    otherNames: [],
  },
  bureaucrat: {
    name: 'Bureaucrat',
    plural: 'Bureaucrats',
    otherNames: [],
  },
  cellar: {
    name: 'Cellar',
    plural: 'Cellars',
    otherNames: [],
  },
  chancellor: {
    name: 'Chancellor',
    plural: 'Chancellors',
    otherNames: [],
  },
  chapel: {
    name: 'Chapel',
    plural: 'Chapels',
    otherNames: [],
  },
  'council-room': {
    name: 'Council Room',
    plural: 'Council Rooms',
    otherNames: [],
  },
  feast: {
    name: 'Feast',
    plural: 'Feasts',
    otherNames: [],
  },
  festival: {
    name: 'Festival',
    plural: 'Festivals',
    otherNames: [],
  },
  gardens: {
    name: 'Gardens',
    plural: 'Gardens',
    otherNames: [],
  },
  laboratory: {
    name: 'Laboratory',
    plural: 'Laboratories',
    otherNames: [],
  },
  library: {
    name: 'Library',
    plural: 'Libraries',
    otherNames: [],
  },
  market: {
    name: 'Market',
    plural: 'Markets',
    otherNames: [],
  },
  militia: {
    name: 'Militia',
    plural: 'Militias',
    otherNames: [],
  },
  mine: {
    name: 'Mine',
    plural: 'Mines',
    otherNames: [],
  },
  moat: {
    name: 'Moat',
    plural: 'Moats',
    otherNames: [],
  },
  moneylender: {
    name: 'Moneylender',
    plural: 'Moneylenders',
    otherNames: [],
  },
  remodel: {
    name: 'Remodel',
    plural: 'Remodels',
    otherNames: [],
  },
  smithy: {
    name: 'Smithy',
    plural: 'Smithies',
    otherNames: [],
  },
  spy: {
    name: 'Spy',
    plural: 'Spies',
    otherNames: [],
  },
  thief: {
    name: 'Thief',
    plural: 'Thieves',
    otherNames: [],
  },
  'throne-room': {
    name: 'Throne Room',
    plural: 'Throne Rooms',
    otherNames: [],
  },
  village: {
    name: 'Village',
    plural: 'Villages',
    otherNames: [],
  },
  witch: {
    name: 'Witch',
    plural: 'Witches',
    otherNames: [],
  },
  woodcutter: {
    name: 'Woodcutter',
    plural: 'Woodcutters',
    otherNames: [],
  },
  workshop: {
    name: 'Workshop',
    plural: 'Workshops',
    otherNames: [],
  },
  baron: {
    name: 'Baron',
    plural: 'Barons',
    otherNames: [],
  },
  bridge: {
    name: 'Bridge',
    plural: 'Bridges',
    otherNames: [],
  },
  conspirator: {
    name: 'Conspirator',
    plural: 'Conspirators',
    otherNames: [],
  },
  coppersmith: {
    name: 'Coppersmith',
    plural: 'Coppersmiths',
    otherNames: [],
  },
  courtyard: {
    name: 'Courtyard',
    plural: 'Courtyards',
    otherNames: [],
  },
  duke: {
    name: 'Duke',
    plural: 'Dukes',
    otherNames: [],
  },
  'great-hall': {
    name: 'Great Hall',
    plural: 'Great Halls',
    otherNames: [],
  },
  harem: {
    name: 'Harem',
    plural: 'Harems',
    otherNames: [],
  },
  ironworks: {
    name: 'Ironworks',
    plural: 'Ironworks',
    otherNames: [],
  },
  masquerade: {
    name: 'Masquerade',
    plural: 'Masquerades',
    otherNames: [],
  },
  'mining-village': {
    name: 'Mining Village',
    plural: 'Mining Villages',
    otherNames: [],
  },
  minion: {
    name: 'Minion',
    plural: 'Minions',
    otherNames: [],
  },
  nobles: {
    name: 'Nobles',
    plural: 'Nobles',
    otherNames: [],
  },
  pawn: {
    name: 'Pawn',
    plural: 'Pawns',
    otherNames: [],
  },
  saboteur: {
    name: 'Saboteur',
    plural: 'Saboteurs',
    otherNames: [],
  },
  scout: {
    name: 'Scout',
    plural: 'Scouts',
    otherNames: [],
  },
  'secret-chamber': {
    name: 'Secret Chamber',
    plural: 'Secret Chambers',
    otherNames: [],
  },
  'shanty-town': {
    name: 'Shanty Town',
    plural: 'Shanty Towns',
    otherNames: [],
  },
  steward: {
    name: 'Steward',
    plural: 'Stewards',
    otherNames: [],
  },
  swindler: {
    name: 'Swindler',
    plural: 'Swindlers',
    otherNames: [],
  },
  torturer: {
    name: 'Torturer',
    plural: 'Torturers',
    otherNames: [],
  },
  'trading-post': {
    name: 'Trading Post',
    plural: 'Trading Posts',
    otherNames: [],
  },
  tribute: {
    name: 'Tribute',
    plural: 'Tributes',
    otherNames: [],
  },
  upgrade: {
    name: 'Upgrade',
    plural: 'Upgrades',
    otherNames: [],
  },
  'wishing-well': {
    name: 'Wishing Well',
    plural: 'Wishing Wells',
    otherNames: [],
  },
  alchemist: {
    name: 'Alchemist',
    plural: 'Alchemists',
    otherNames: [],
  },
  apothecary: {
    name: 'Apothecary',
    plural: 'Apothecaries',
    otherNames: [],
  },
  apprentice: {
    name: 'Apprentice',
    plural: 'Apprentices',
    otherNames: [],
  },
  familiar: {
    name: 'Familiar',
    plural: 'Familiars',
    otherNames: [],
  },
  golem: {
    name: 'Golem',
    plural: 'Golems',
    otherNames: [],
  },
  herbalist: {
    name: 'Herbalist',
    plural: 'Herbalists',
    otherNames: [],
  },
  'philosophers-stone': {
    name: "Philosopher's Stone",
    plural: "Philosopher's Stones",
    otherNames: [],
  },
  possession: {
    name: 'Possession',
    plural: 'Possessions',
    otherNames: [],
  },
  potion: {
    name: 'Potion',
    plural: 'Potions',
    otherNames: [],
  },
  'scrying-pool': {
    name: 'Scrying Pool',
    plural: 'Scrying Pools',
    otherNames: [],
  },
  transmute: {
    name: 'Transmute',
    plural: 'Transmutes',
    otherNames: [],
  },
  university: {
    name: 'University',
    plural: 'Universities',
    otherNames: [],
  },
  vineyard: {
    name: 'Vineyard',
    plural: 'Vineyards',
    otherNames: [],
  },
  ambassador: {
    name: 'Ambassador',
    plural: 'Ambassadors',
    otherNames: [],
  },
  bazaar: {
    name: 'Bazaar',
    plural: 'Bazaars',
    otherNames: [],
  },
  'black-market': {
    name: 'Black Market',
    plural: 'Black Markets',
    otherNames: [],
  },
  'native-village': {
    name: 'Native Village',
    plural: 'Native Villages',
    otherNames: [],
  },
  outpost: {
    name: 'Outpost',
    plural: 'Outposts',
    otherNames: [],
  },
  'pirate-ship': {
    name: 'Pirate Ship',
    plural: 'Pirate Ships',
    otherNames: [],
  },
  salvager: {
    name: 'Salvager',
    plural: 'Salvagers',
    otherNames: [],
  },
} as const satisfies CardNames<EnglishCard>;
