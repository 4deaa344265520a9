// A game that somebody takes over at a step: as whom, and who plays the others.

import type { LocalStart } from '../local-game/local-match.ts';

/** Whom the page itself can seat, the weakest first, by what they are called everywhere. */
export const LOCAL_BOTS = [
  { id: 'bramble', name: 'Bramble' },
  { id: 'magpie', name: 'Magpie' },
  { id: 'vixen', name: 'Vixen' },
] as const;

export type LocalBot = (typeof LOCAL_BOTS)[number]['id'];

export interface TakeOver {
  readonly start: LocalStart;
  readonly name: string;
  readonly bot: string;
}
