// The page shows what a ruling says, not how it is tested or where it was found: only that goes into its file.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Ruling {
  readonly id: string;
  readonly topic: string;
  readonly statement: string;
}

export function shortRulings(): Plugin {
  return {
    name: 'short-rulings',
    load: {
      filter: { id: /\/rulings\/rulings\.json$/ },
      async handler(path) {
        const rulings = JSON.parse(await readFile(path, 'utf8')) as readonly Ruling[];
        return JSON.stringify(rulings.map(({ id, topic, statement }) => ({ id, topic, statement })));
      },
    },
  };
}
