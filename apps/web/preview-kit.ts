// What the server paints previews of links with: our drawings and letters, beside the page that it sends. They lie in a
// folder with a dot, which is never sent to anybody.

import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readDrawings } from './drawings.ts';
import { arts } from './src/cards/art.ts';

const folder = '.preview';
export function previewKit(): Plugin {
  return {
    name: 'preview-kit',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ arts, ...readDrawings() });
      this.emitFile({ type: 'asset', fileName: `${folder}/kit.json`, source });
      for (const font of readdirSync(new URL('./preview-fonts/', import.meta.url))) {
        if (!font.endsWith('.ttf')) continue;
        const bytes = readFileSync(new URL(`./preview-fonts/${font}`, import.meta.url));
        this.emitFile({ type: 'asset', fileName: `${folder}/${font}`, source: bytes });
      }
    },
  };
}
