// What Node warns of (too many listeners, something deprecated, a promise that nobody listens to) is the first sign of a leak or
// of a bug, and nobody reads it in the output of a thousand tests that pass.

import { stripVTControlCharacters } from 'node:util';

const WARNING = /^\(node:\d+\) .*$/gm;

/**
 * The warnings of Node in what a command has printed, each once.
 *
 * @param {string} output
 * @returns {readonly string[]}
 */
export function warningsIn(output) {
  return [...new Set(stripVTControlCharacters(output).match(WARNING))];
}
