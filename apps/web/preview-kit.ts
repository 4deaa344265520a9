// What the server paints previews of links with: our drawings and letters, beside the page that it sends. They lie in a
// folder with a dot, which is never sent to anybody.

import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { arts } from './src/cards/art.ts';

const folder = '.preview';
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

export function previewKit(): Plugin {
  return {
    name: 'preview-kit',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({
        arts,
        scenes: symbolsIn(read('./src/cards/scenes.svg')),
        emblems: symbolsIn(read('./src/cards/emblems.svg')),
        ownEmblems: symbolsIn(read('./src/cards/own-emblems.svg')),
        materials: gradientsIn(read('./src/cards/Materials.svelte')),
      });
      this.emitFile({ type: 'asset', fileName: `${folder}/kit.json`, source });
      for (const font of readdirSync(new URL('./preview-fonts/', import.meta.url))) {
        if (!font.endsWith('.ttf')) continue;
        const bytes = readFileSync(new URL(`./preview-fonts/${font}`, import.meta.url));
        this.emitFile({ type: 'asset', fileName: `${folder}/${font}`, source: bytes });
      }
    },
  };
}

/** By id: what is inside. */
function symbolsIn(svg: string): Readonly<Record<string, string>> {
  const found = svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs);
  return Object.fromEntries(Array.from(found, ([, id = '', inside = '']) => [id, inside]));
}

/** By name: the whole gradient. */
function gradientsIn(svelte: string): Readonly<Record<string, string>> {
  const found = svelte.matchAll(/<linearGradient id="material-([^"]+)".*?<\/linearGradient>/gs);
  return Object.fromEntries(Array.from(found, ([whole, name = '']) => [name, whole]));
}
