// The picture of every known card as a file of its own, made while the page is built: a table shows dozens of them, and to the
// browser each is then one thing to draw in place of a tree of twenty shapes to style, place and paint.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Drawings } from './drawings.ts';
import { readDrawings } from './drawings.ts';
import type { Art } from './src/cards/art.ts';
import { arts } from './src/cards/art.ts';

const MODULE = 'virtual:card-pictures';

interface PictureFile {
  readonly address: string;
  readonly svg: string;
}

/** `import { pictureAt } from 'virtual:card-pictures'`: the address of a known card's picture. */
export function cardPictures(): Plugin {
  let isServed = false;
  return {
    name: 'card-pictures',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    configureServer: ({ middlewares }) => {
      const { files } = allPictures();
      middlewares.use((request, response, next) => {
        const file = files.find(({ address }) => address === request.url);
        if (file === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(file.svg);
      });
    },
    resolveId: { filter: { id: /^virtual:card-pictures$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:card-pictures$/ },
      handler() {
        const { files, hash } = allPictures();
        if (!isServed) {
          for (const { address, svg } of files) {
            this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg });
          }
        }
        return `export const pictureAt = (card) => '${addressOf("' + card + '", hash)}';`;
      },
    },
  };
}

const addressOf = (card: string, hash: string): string => `/assets/card-${card}-${hash}.svg`;

/** One hash of all of them: eighty of their own would be a kilobyte of script before the first decision. */
export function allPictures(): { readonly files: readonly PictureFile[]; readonly hash: string } {
  const drawings = readDrawings();
  const pictures = Object.entries(arts).map(([card, art]) => ({ card, svg: pictureOf(card, art, drawings) }));
  const hash = createHash('sha256').update(JSON.stringify(pictures)).digest('base64url').slice(0, 8);
  return { files: pictures.map(({ card, svg }) => ({ address: addressOf(card, hash), svg })), hash };
}

/**
 * The emblem before its scene, as CardArt.svelte draws the same for home-made cards. It has no size of its own: the scene
 * fills whatever it is given, the emblem is seen whole.
 */
function pictureOf(card: string, { scene, material, colours }: Art, drawings: Drawings): string {
  const [above, below, far, near, light] = colours;
  const emblem = drawings.emblems[card] ?? '';
  const behind = (drawings.scenes[scene] ?? '')
    .replaceAll('var(--art-s1)', above)
    .replaceAll('var(--art-s2)', below)
    .replaceAll('var(--art-g1)', far)
    .replaceAll('var(--art-g2)', near)
    .replaceAll('var(--art-lt)', light);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<defs>${drawings.materials[material] ?? ''}<g id="emblem">${emblem}</g>`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>`,
    '<rect width="100%" height="100%" fill="url(#sky)"/>',
    `<svg viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice">${behind}</svg>`,
    '<svg y="5%" height="90%" viewBox="0 0 512 512" overflow="visible">',
    '<use href="#emblem" x="9" y="15" fill="#0a0602" fill-opacity=".42"/>',
    `<use href="#emblem" fill="url(#material-${material})"/></svg>`,
    '</svg>',
  ]
    .join('')
    .replaceAll(/>\s+</g, '><');
}
