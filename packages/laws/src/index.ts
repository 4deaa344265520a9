// What must hold at every step of every game, checked while games are played.

export { CHOOSERS, chooserOf } from './choosers.ts';
export type { ChooserName } from './choosers.ts';
export { Dice } from './dice.ts';
export { stepBoth } from './hidden-laws.ts';
export { homeMadeCards } from './home-made.ts';
export { LAWS, LawError } from './law-error.ts';
export type { Law } from './law-error.ts';
export { madeUpEvent } from './made-up-event.ts';
export { newTally, playUnderLaws } from './play-under-laws.ts';
export type { GameWish, LawTally } from './play-under-laws.ts';
export { newCardTally, soundCard, tryCard } from './random-cards.ts';
export type { CardTally } from './random-cards.ts';
export { recordedGame } from './recorded-game.ts';
export type { RecordedGame } from './recorded-game.ts';
export { MIXES, playRandomGames } from './seen-games.ts';
export type { RandomGames, SeenStep } from './seen-games.ts';
export { POOLS, kingdomCards } from './setups.ts';
export type { Pool } from './setups.ts';
export { twinOf } from './twin.ts';
