// What single cards are worth to somebody who otherwise buys Treasures and points: the games in a hundred that this wins
// against Big Money Ultimate when two play and there is no other Kingdom pile, each with as many copies as serve it best.
// Measured over 300 games for each number of copies; the best number counts, which flatters it by a game or two.

import { byCard } from '../by-card.ts';

export interface KnownWorth {
  readonly wins: number;
  readonly copies: number;
  /** Bought before Gold, beyond the first as well. */
  readonly beforeGold?: true;
}

export const KNOWN_WORTH = byCard<KnownWorth>({
  adventurer: { wins: 52, copies: 1 },
  alchemist: { wins: 25, copies: 3, beforeGold: true },
  apothecary: { wins: 42, copies: 5 },
  apprentice: { wins: 30, copies: 1 },
  baron: { wins: 66, copies: 1 },
  bridge: { wins: 62, copies: 1 },
  bureaucrat: { wins: 66, copies: 1 },
  cellar: { wins: 34, copies: 1 },
  chancellor: { wins: 54, copies: 1 },
  chapel: { wins: 47, copies: 1 },
  conspirator: { wins: 50, copies: 1 },
  coppersmith: { wins: 54, copies: 1 },
  'council-room': { wins: 70, copies: 1 },
  courtyard: { wins: 85, copies: 2 },
  duke: { wins: 27, copies: 1 },
  familiar: { wins: 75, copies: 3, beforeGold: true },
  feast: { wins: 21, copies: 1 },
  festival: { wins: 50, copies: 3 },
  gardens: { wins: 24, copies: 1 },
  golem: { wins: 3, copies: 1 },
  'great-hall': { wins: 41, copies: 1 },
  harem: { wins: 54, copies: 10, beforeGold: true },
  herbalist: { wins: 46, copies: 1 },
  ironworks: { wins: 64, copies: 1 },
  laboratory: { wins: 52, copies: 3 },
  library: { wins: 68, copies: 2 },
  market: { wins: 64, copies: 10 },
  masquerade: { wins: 76, copies: 1 },
  militia: { wins: 80, copies: 2 },
  mine: { wins: 56, copies: 1 },
  'mining-village': { wins: 46, copies: 1 },
  minion: { wins: 70, copies: 10, beforeGold: true },
  moat: { wins: 52, copies: 1 },
  moneylender: { wins: 56, copies: 1 },
  nobles: { wins: 69, copies: 2, beforeGold: true },
  pawn: { wins: 56, copies: 1 },
  'philosophers-stone': { wins: 34, copies: 5, beforeGold: true },
  possession: { wins: 21, copies: 2, beforeGold: true },
  remodel: { wins: 53, copies: 1 },
  saboteur: { wins: 44, copies: 1 },
  scout: { wins: 35, copies: 1 },
  'scrying-pool': { wins: 16, copies: 2 },
  'secret-chamber': { wins: 24, copies: 1 },
  'shanty-town': { wins: 52, copies: 1 },
  smithy: { wins: 74, copies: 1 },
  spy: { wins: 44, copies: 1 },
  steward: { wins: 57, copies: 1 },
  swindler: { wins: 71, copies: 1 },
  thief: { wins: 60, copies: 1 },
  'throne-room': { wins: 12, copies: 1 },
  torturer: { wins: 89, copies: 3 },
  'trading-post': { wins: 50, copies: 1 },
  transmute: { wins: 21, copies: 1 },
  tribute: { wins: 74, copies: 3 },
  university: { wins: 2, copies: 1 },
  upgrade: { wins: 51, copies: 1 },
  village: { wins: 32, copies: 1 },
  vineyard: { wins: 2, copies: 1 },
  'wishing-well': { wins: 39, copies: 1 },
  witch: { wins: 97, copies: 2 },
  woodcutter: { wins: 52, copies: 1 },
  workshop: { wins: 46, copies: 1 },
});
