// How the value is trained: games from which there is something to learn, and whom the network meets in them.

export { randomFraction } from './fraction.ts';
export type { KingdomTask, PlayingNetworks } from './kingdom-games.ts';
export { playKingdom } from './kingdom-games.ts';
export type { LeagueKingdom } from './league.ts';
export { kingdomOf, searchKingdom } from './league.ts';
export type { VisitedPosition } from './learning-seat.ts';
export { examplesOf } from './training-examples.ts';
