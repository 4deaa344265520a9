// What a card is to a deck, in a few numbers that are read from its definition: by these the value understands cards that
// it has never met, home-made ones and guests.

import type { CardDefinition, CardSet, Trait } from '@tenfold/rules';
import { traitsOf } from '@tenfold/rules';
import { bonus, effectsOf } from '../play/card-effects.ts';

/** One number of a card; all are between 0 and a few. */
type Kind = (card: CardDefinition) => number;

const has =
  (trait: Trait): Kind =>
  (card) =>
    traitsOf(card).has(trait) ? 1 : 0;
const isAction = ({ types }: CardDefinition): boolean => types.includes('Action');

const KINDS: readonly Kind[] = [
  () => 1,
  (card) => effectsOf(card).coins,
  (card) => effectsOf(card).cards,
  (card) => (isAction(card) ? 1 : 0),
  (card) => (isAction(card) && effectsOf(card).actions < 1 ? 1 : 0),
  (card) => Math.max(0, effectsOf(card).actions - 1),
  (card) => bonus('plusBuys', card.play ?? []),
  has('cantrip'),
  has('trasher'),
  has('gainer'),
  has('plays-cards'),
  has('attack'),
  has('curser'),
  has('reaction'),
  has('costs-potion'),
  (card) => (card.types.includes('Treasure') ? 1 : 0),
  (card) => (card.play === undefined ? 1 : 0),
  (card) => (card.types.includes('Curse') ? 1 : 0),
  (card) => (card.worth !== undefined && typeof card.worth !== 'number' ? 1 : 0),
  ({ cost }) => (cost.coins + 2 * cost.potions) / 5,
];

/** How many numbers there are for each card. */
export const KIND_COUNT = KINDS.length;

const known = new WeakMap<CardSet, Float32Array>();

/** The numbers of every card of a set, one card after the other. */
export function kindsOf(set: CardSet): Float32Array {
  let kinds = known.get(set);
  if (kinds === undefined) {
    kinds = Float32Array.from(set.definitions.flatMap((card) => KINDS.map((kind) => kind(card))));
    known.set(set, kinds);
  }
  return kinds;
}
