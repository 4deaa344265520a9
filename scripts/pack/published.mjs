// What of this repository others can install, and where it is made ready for that.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The libraries, by their folders in `packages`. One more is published by adding its name here. */
export const LIBRARIES = ['rules', 'insight', 'i18n', 'scenarios', 'bots', 'sim', 'protocol', 'env'];

/** What the `tenfold` command is made of besides the libraries. They are in its tarball and in no other. */
export const PROGRAM = ['apps/cli', 'apps/server'];

/** Nothing in here is kept: it is made anew each time, and git ignores it. */
export const workshop = join(root, '.pack');

/** The oldest Node that the libraries run on: tests run them on it where it is there. */
export const LIBRARY_NODE = '>=20';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {Record<string, string>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [engines]
 * @property {readonly string[]} [keywords]
 * @property {boolean} [sideEffects]
 */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
