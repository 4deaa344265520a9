// Our drawings, read from the files in which they are kept: for what is made of them while the page is built.

import { readFileSync } from 'node:fs';

export interface Drawings {
  /** By name: what lies behind emblems, in colours that are named and not given. */
  readonly scenes: Readonly<Record<string, string>>;
  /** By card; of home-made ones it is `own`. */
  readonly emblems: Readonly<Record<string, string>>;
  /** By name: what makers of cards choose from. */
  readonly ownEmblems: Readonly<Record<string, string>>;
  /** By name: gradients, each with the id `material-NAME`. */
  readonly materials: Readonly<Record<string, string>>;
}

export const readDrawings = (): Drawings => ({
  scenes: symbolsIn(read('scenes.svg')),
  emblems: symbolsIn(read('emblems.svg')),
  ownEmblems: symbolsIn(read('own-emblems.svg')),
  materials: gradientsIn(read('Materials.svelte')),
});

const read = (name: string): string => readFileSync(new URL(`./src/cards/${name}`, import.meta.url), 'utf8');

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
