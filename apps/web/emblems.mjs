// Puts the cards' emblems together in one file, src/cards/emblems.svg, from the pictures of the icon set.
//
//   node apps/web/emblems.mjs           writes the file
//   node apps/web/emblems.mjs --check   only says whether it is as it should be

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emblemNames } from './src/cards/emblem-names.ts';

const TARGET = fileURLToPath(new URL('src/cards/emblems.svg', import.meta.url));
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

const symbols = Object.entries(emblemNames).map(([card, name]) => {
  const icon = name.slice(name.indexOf('/') + 1);
  return `<symbol id="${card}" viewBox="0 0 512 512">${pictureOf(icon)}</symbol>`;
});

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Icons made by Lorc, Delapouite, Skoll and DarkZaitzev, https://game-icons.net, under CC BY 3.0
  (https://creativecommons.org/licenses/by/3.0/). Unchanged but for rounded numbers, and for
  their colour, which the page gives them. Written by apps/web/emblems.mjs; which of them is whose is listed in emblem-names.ts. -->
${symbols.join('\n')}
</svg>
`;

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== sprite) {
    console.error(
      'src/cards/emblems.svg is not what emblem-names.ts asks for: run node apps/web/emblems.mjs',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(TARGET, sprite);
}
