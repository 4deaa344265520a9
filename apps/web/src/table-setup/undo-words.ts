// What a table's rule for taking back means; at a rated one nobody is asked.

import type { PlayingWords } from '../words/index.ts';
import type { TableRules } from './table-rules.ts';

export function undoWords(undo: TableRules['undo'], rated: boolean, { lobby }: Pick<PlayingWords, 'lobby'>) {
  const words = lobby.undos[undo];
  return rated && undo === 'free' ? { ...words, hint: lobby.undoFreeRated } : words;
}
