// A training in the words of the database: numbers as text, without a bit lost.

import type { RoundNetworks, TrainingResult } from '@tenfold/sim/training';
import type { TrainingOrder } from './order-kinds.ts';

/** What came of a part. */
export type WrittenTraining =
  | Extract<TrainingResult, { readonly type: 'search' }>
  | { readonly type: 'games'; readonly examples: string };

export const writeNetworks = ({ round, cards, weights }: RoundNetworks): TrainingOrder => ({
  kind: 'training',
  round,
  cards,
  weights: weights.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  ),
});

export const readNetworks = ({ round, cards, weights }: TrainingOrder): RoundNetworks => ({
  round,
  cards,
  // A copy: floats begin where a multiple of four bytes does.
  weights: weights.map((text) => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)),
});

export const writeResult = (result: TrainingResult): WrittenTraining =>
  result.type === 'search'
    ? result
    : { type: 'games', examples: Buffer.from(result.examples).toString('base64') };

export const readResult = (result: WrittenTraining): TrainingResult =>
  result.type === 'search' ? result : { type: 'games', examples: Buffer.from(result.examples, 'base64') };
