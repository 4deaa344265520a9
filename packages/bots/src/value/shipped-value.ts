// The network that comes with the bots. It is fetched when somebody wants to play by it, not before: a page that shows
// something else does without.

import { ValueNetwork } from './network.ts';
import { unpackWeights } from './packed-weights.ts';

let network: ValueNetwork | undefined;

/** Loads the value that comes with the bots. */
export async function loadValue(): Promise<ValueNetwork> {
  if (network === undefined) {
    const { CARDS, WEIGHTS } = await import('./weights.ts');
    network = new ValueNetwork(CARDS, unpackWeights(WEIGHTS, ValueNetwork.sizeFor(CARDS)));
  }
  return network;
}

/** The loaded value; undefined before `loadValue` is done. */
export const loadedValue = (): ValueNetwork | undefined => network;

/** In how many games the value that comes along was trained. */
export const gamesOfValue = async (): Promise<number> => (await import('./weights.ts')).GAMES;
