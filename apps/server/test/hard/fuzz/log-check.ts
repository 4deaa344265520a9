// What the server has logged: no trouble of its own, and nothing that opens, shows or decides a game.

import { standardCards } from '@tenfold/rules';

interface Line {
  readonly level: string;
  readonly msg: string;
}

/** Ids, tokens and seeds are long; cards have short names. */
const WORDS = /[A-Za-z0-9_-]+/g;

/** Throws an error that names the first line that should not be there. */
export function checkLog(log: string, secrets: ReadonlySet<string>): void {
  const cards = new Set(standardCards.ids);
  for (const text of log.trimEnd().split('\n')) {
    const { level, msg } = JSON.parse(text) as Line;
    if (level === 'error' || level === 'fatal') throw new Error(`trouble in the log: ${text}`);
    for (const word of text.match(WORDS) ?? []) {
      if (secrets.has(word) || cards.has(word)) throw new Error(`"${word}" is in the log (${msg}): ${text}`);
    }
  }
}
