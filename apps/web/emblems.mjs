// Puts the cards' emblems together in src/cards/emblems.svg, from the pictures of the icon set, and those that home-made
// cards can choose in src/cards/own-emblems.svg.
//
//   node apps/web/emblems.mjs           writes the files
//   node apps/web/emblems.mjs --check   only says whether they are as they should be

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emblemNames } from './src/cards/emblem-names.ts';
import { ownEmblems } from './src/cards/own-emblem-names.ts';

const { icons } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);

/** @param {string} icon */
function pictureOf(icon) {
  const found = icons[icon];
  if (found === undefined) {
    throw new Error(`the icon set has no "${icon}": choose another in apps/web/src/cards/emblem-names.ts`);
  }
  return found.body.replaceAll(' fill="currentColor"', '').replaceAll(/\.\d{2,}/g, rounded);
}

/**
 * A tenth of the 512 units is finer than any screen. Only the digits behind the point change, so that numbers written
 * without a space between them stay apart.
 *
 * @param {string} fraction
 */
function rounded(fraction) {
  const tenths = Math.round(Number(`0${fraction}`) * 10);
  return tenths === 10 ? fraction.slice(0, 3) : `.${tenths}`;
}

/** @param {string} id @param {string} icon */
const symbolOf = (id, icon) => `<symbol id="${id}" viewBox="0 0 512 512">${pictureOf(icon)}</symbol>`;

const OF_CARDS = `Icons made by Lorc, Delapouite, Skoll and DarkZaitzev, https://game-icons.net, under CC BY 3.0
  (https://creativecommons.org/licenses/by/3.0/). Unchanged but for rounded numbers, and for
  their colour, which the page gives them. Written by apps/web/emblems.mjs; which of them is whose is listed in emblem-names.ts.`;
const OF_OWN_CARDS = `Icons made by Lorc, Delapouite and other authors of https://game-icons.net, under CC BY 3.0
  (https://creativecommons.org/licenses/by/3.0/). Unchanged but for rounded numbers, and for
  their colour, which the page gives them. Written by apps/web/emblems.mjs from own-emblem-names.ts.`;

/** @param {string} note @param {readonly string[]} symbols */
const spriteOf = (note, symbols) => `<svg xmlns="http://www.w3.org/2000/svg">
<!-- ${note} -->
${symbols.join('\n')}
</svg>
`;

const sprites = {
  'emblems.svg': spriteOf(
    OF_CARDS,
    Object.entries(emblemNames).map(([card, name]) => symbolOf(card, name.slice(name.indexOf('/') + 1))),
  ),
  'own-emblems.svg': spriteOf(
    OF_OWN_CARDS,
    ownEmblems.map((icon) => symbolOf(icon, icon)),
  ),
};

for (const [name, sprite] of Object.entries(sprites)) {
  const target = fileURLToPath(new URL(`src/cards/${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(target, sprite);
  } else if (readFileSync(target, 'utf8') !== sprite) {
    console.error(`src/cards/${name} is not what the lists of names ask for: run node apps/web/emblems.mjs`);
    process.exitCode = 1;
  }
}
