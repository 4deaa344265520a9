// The page reads messages by the schemas of the protocol, and needs them as data alone: the modules that make JSON Schemas
// of them are run while the page is built, and what they export goes into it.

import type { Plugin } from 'vite';

export function wireData(): Plugin {
  return {
    name: 'wire-data',
    load: {
      filter: { id: /\/packages\/protocol\/src\/client\/\w+-schemas\.ts$/ },
      async handler(path) {
        const exported = (await import(path)) as Readonly<Record<string, unknown>>;
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
