// The choices of a game that count: those that nobody took back.

import type { StoredEntry } from './game-log.ts';

type Choice = Extract<StoredEntry, { readonly kind: 'choice' }>;

export function choicesMade(log: readonly StoredEntry[]): Choice[] {
  const made: Choice[] = [];
  for (const entry of log) {
    if (entry.kind === 'choice') made.push(entry);
    else if (entry.kind === 'undo') {
      while ((made.at(-1)?.sequence ?? -1) >= entry.before) made.pop();
    }
  }
  return made;
}
