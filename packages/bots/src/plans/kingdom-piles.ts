// What lies on the table, seen with the eyes of somebody who looks for a plan.

import type { CardDefinition, CardId, Lens, Trait } from '@tenfold/rules';
import { setOfCard, traitsOf } from '@tenfold/rules';
import type { CardEffects } from '../play/card-effects.ts';
import { effectsOf } from '../play/card-effects.ts';
import type { KnownWorth } from './known-worth.ts';
import { KNOWN_WORTH } from './known-worth.ts';

export interface Pile {
  readonly id: CardId;
  readonly card: CardDefinition;
  readonly traits: ReadonlySet<Trait>;
  readonly effects: CardEffects;
  /** Uses up an Action and gives none back. */
  readonly isTerminal: boolean;
  readonly worth: KnownWorth;
}

export interface TableSeen {
  readonly players: number;
  /** The Kingdom piles, the most worth first. */
  readonly piles: readonly Pile[];
}

export function tableSeen(lens: Lens): TableSeen {
  const piles = lens.piles
    .map((card) => lens.set.definitions[card]!)
    .filter(({ id }) => setOfCard(id) !== 'basic')
    .map(pileOf)
    .toSorted((a, b) => b.worth.wins - a.worth.wins || (a.id < b.id ? -1 : 1));
  return { players: lens.players, piles };
}

function pileOf(card: CardDefinition): Pile {
  const traits = traitsOf(card);
  const effects = effectsOf(card);
  const isTerminal = card.types.includes('Action') && effects.actions < 1;
  const worth = KNOWN_WORTH.get(card.id) ?? likelyWorth(traits, effects, isTerminal);
  return { id: card.id, card, traits, effects, isTerminal, worth };
}

export const has = (pile: Pile, ...traits: readonly Trait[]): boolean =>
  traits.every((trait) => pile.traits.has(trait));

// A card that nobody has measured.

const NO_USE = 30;
const LIKE_SILVER = 50;
const EACH_CARD = 11;
const EACH_COIN = 3;
const FOR_CURSES = 35;
const FOR_AN_ATTACK = 10;
const FOR_A_POTION = -25;

function likelyWorth(traits: ReadonlySet<Trait>, effects: CardEffects, isTerminal: boolean): KnownWorth {
  const does =
    traits.has('treasure') ||
    effects.cards + effects.coins >= 2 ||
    effects.extraTurns > 0 ||
    traits.has('attack');
  const wins =
    (does ? LIKE_SILVER : NO_USE) +
    EACH_CARD * Math.max(0, Math.min(4, effects.cards) - 1) +
    EACH_COIN * Math.max(0, Math.min(4, effects.coins) - 2) +
    (traits.has('curser') ? FOR_CURSES : traits.has('attack') ? FOR_AN_ATTACK : 0) +
    (traits.has('costs-potion') ? FOR_A_POTION : 0);
  return { wins: Math.min(95, wins), copies: isTerminal ? 1 : 3 };
}
