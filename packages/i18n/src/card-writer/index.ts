// Texts of home-made cards in the one language that a page speaks; the main entry of this package has all of them at once.
//
//   const write = await loadCardWriter('hu', { 'old-mill': 'Öreg malom' });
//   write(definition).now;

export { loadCardWriter } from './load.ts';
export type { OwnNames } from '../cards/look-up.ts';
export type { CardWriter } from './write.ts';
