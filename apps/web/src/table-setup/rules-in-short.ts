// How a table plays, in one line.

import type { PlayingWords } from '../words/index.ts';
import type { TableRules } from './table-rules.ts';

export const rulesInShort = (
  { clock, undo, information, spectators, rated, pauses }: TableRules,
  { lobby }: Pick<PlayingWords, 'lobby'>,
): string =>
  [
    lobby.clocks[clock].short,
    lobby.undos[undo].short,
    lobby.informations[information].short,
    ...(spectators === 'public' ? [] : [lobby.spectatorRules[spectators].short]),
    ...(pauses ? [] : [lobby.noPausesShort]),
    ...(rated ? [lobby.ratedShort] : []),
  ].join(' · ');
