// Keys of the table. Those of the choices are in game/board/shortcuts.ts; a letter with Shift is the page's own.

import type { Words } from '../words/index.ts';

export const TABLE_KEYS = {
  undo: 'u',
  help: '?',
  log: 'L',
  counts: 'C',
  recap: 'S',
  say: 'T',
  board: 'B',
} as const;

export type TableKey = keyof typeof TABLE_KEYS;

export interface Shortcut {
  /** Alternatives; several keys pressed together are one of them. */
  readonly keys: readonly (readonly string[])[];
  readonly what: string;
}

const shifted = (key: string): readonly (readonly string[])[] => [['Shift', key]];

export const shortcutList = ({ help }: Words): readonly Shortcut[] => [
  { keys: [['1'], ['2'], ['…'], ['0']], what: help.keyDigits },
  { keys: [['a'], ['b'], ['…']], what: help.keyLetters },
  { keys: [['t']], what: help.keyTreasures },
  { keys: [['e']], what: help.keyEnd },
  { keys: [['d']], what: help.keyDone },
  { keys: [[TABLE_KEYS.undo]], what: help.keyUndo },
  { keys: [['←'], ['→'], ['↑'], ['↓']], what: help.keyArrows },
  { keys: [['Tab']], what: help.keyTab },
  { keys: [['Enter']], what: help.keyEnter },
  { keys: [['i']], what: help.keyRead },
  { keys: [['r']], what: help.keyRules },
  { keys: shifted(TABLE_KEYS.board), what: help.keyBoard },
  { keys: shifted(TABLE_KEYS.log), what: help.keyLog },
  { keys: shifted(TABLE_KEYS.counts), what: help.keyCounts },
  { keys: shifted(TABLE_KEYS.recap), what: help.keyRecap },
  { keys: shifted(TABLE_KEYS.say), what: help.keySay },
  { keys: [[TABLE_KEYS.help]], what: help.keyHelp },
  { keys: [['Esc']], what: help.keyEscape },
];

/** The table's own key that was pressed; null for all others, and where somebody writes. */
export function tableKeyOf(event: KeyboardEvent): TableKey | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target, key, shiftKey } = event;
  if (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog') !== null
  ) {
    return null;
  }
  const names = Object.keys(TABLE_KEYS) as TableKey[];
  const name = names.find((one) => TABLE_KEYS[one] === key);
  if (name === undefined) return null;
  // With Caps Lock on, a letter is large without Shift and belongs to a pile.
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  return isLetter && shiftKey !== (key === key.toUpperCase()) ? null : name;
}
