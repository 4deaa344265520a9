import * as z from 'zod/mini';

/**
 * One of a list to which a later release may add without another version of the protocol. A server says only what is in
 * its own list; a client takes any word, and lives with one that it does not know.
 */
export const growing = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words).register(z.globalRegistry, { [GROWING]: true });

/** The mark of such a list in a JSON Schema. */
export const GROWING = 'x-growing';
