// Why something was refused.

import type { RefusalKey, Sentences } from './sentences.ts';

/** A code that this language does not know, as a newer server may send, is the server's own trouble. */
export function refusalSentence(say: Sentences, code: string): string {
  return say.refusals[Object.hasOwn(say.refusals, code) ? (code as RefusalKey) : 'internal'];
}
