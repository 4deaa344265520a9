// Who the others are: for each of them, how likely it is that he plays each strategy of the repertoire, by his deck.

import type { Lens } from '@tenfold/rules';
import type { Repertoire } from '../preparation.ts';
import type { DecksByTurn } from './deck-memory.ts';
import { fitOf } from './deck-memory.ts';
import { blended, normalised } from './mixture.ts';

/** Before anything was seen: a little by how well each does, mostly any. */
const ANY = 0.7;

export function readOpponent(
  lens: Lens,
  player: number,
  { mixture }: Repertoire,
  decks: readonly DecksByTurn[],
): number[] {
  const prior = blended(
    mixture,
    mixture.map(() => 1 / mixture.length),
    ANY,
  );
  if (!lens.canCount(player)) return prior;
  const { set } = lens;
  const counts = new Float32Array(set.ids.length);
  lens.countOwned(player, { into: counts, at: 0, slots: set.ids.map((_id, card) => card) });
  const fits = decks.map((deck) => fitOf(set, deck, counts, lens.turnsOf(player)));
  const best = Math.max(...fits);
  return normalised(prior.map((weight, index) => weight * Math.exp(fits[index]! - best)));
}
