// Picking the kingdom in turn: clockwise, each player picks one kind until ten lie on the table. Where the table plays with
// vetoes, each player may once strike a kind when it is his pick: nobody picks it any more, and if it lies there it goes.

import { allCards, setOfCard } from '../cards/index.ts';
import { FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS } from '../game-size.ts';
import { randomBelow, seedRandom } from '../engine/random.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import { boxedKinds, kingdomKinds, readKind } from './kinds.ts';
import type { Trait } from './traits.ts';
import { traitsOf } from './traits.ts';
import { KingdomError } from './trouble.ts';

/** A kingdom being picked in turn, as plain data that never changes: each pick makes a new one. */
export interface Draft {
  readonly players: number;
  /** The seat of the first pick. */
  readonly start: number;
  /** What may be picked at all: the cards of the boxes, unless others are given. */
  readonly kinds: readonly CardId[];
  /** In order, those among them that were struck later. */
  readonly picks: readonly CardId[];
  /** Whether each player has a veto. */
  readonly vetoes: boolean;
  /** Who has used his veto, and on what. */
  readonly struck: readonly { readonly seat: number; readonly card: CardId }[];
}

/** What may be picked where these sets are played: home-made cards first, then the cards of the sets. */
export function draftedFrom(
  sets: readonly string[],
  ownCards: readonly CardDefinition[],
  noPossession = false,
): readonly CardId[] {
  const printed = allCards
    .map(({ id }) => id)
    .filter((id) => sets.includes(setOfCard(id)) && !(noPossession && id === 'possession'));
  return [...ownCards.map(({ id }) => id), ...printed];
}

/** A draft of a kingdom: players take turns to pick its cards. */
export function newDraft(
  players: number,
  start = 0,
  kinds: readonly CardId[] = boxedKinds,
  vetoes = false,
): Draft {
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    throw new KingdomError({ code: 'bad-players', players, fewest: FEWEST_PLAYERS, most: MOST_PLAYERS });
  }
  if (!Number.isInteger(start) || start < 0 || start >= players) {
    throw new KingdomError({ code: 'bad-start', start, players });
  }
  const different = [...new Set(kinds)];
  // Everybody may strike one, and ten must be left.
  const wanted = KINGDOM_PILES + (vetoes ? players : 0);
  if (different.length < wanted) {
    throw new KingdomError({ code: 'too-few-cards', left: different.length, wanted, bans: 0 });
  }
  return { players, start, kinds: different, picks: [], vetoes, struck: [] };
}

/** The piles that lie on the table, in the order of their picks. */
export const draftedKinds = ({ picks, struck }: Draft): CardId[] =>
  picks.filter((card) => !struck.some((veto) => veto.card === card));

/** The seat whose pick it is; nobody's once ten lie on the table. */
export const whosePick = (draft: Draft): number | undefined =>
  draftedKinds(draft).length >= KINGDOM_PILES
    ? undefined
    : (draft.start + draft.picks.length) % draft.players;

/** What may be picked next; nothing once the draft is over. */
export const legalPicks = (draft: Draft): CardId[] =>
  whosePick(draft) === undefined
    ? []
    : draft.kinds.filter((card) => !draft.picks.includes(card) && !isStruck(draft, card));

/** Whether this seat may strike a kind now: it is its pick, and it has not done so yet. */
export const mayVeto = (draft: Draft, seat: number): boolean =>
  draft.vetoes && whosePick(draft) === seat && !draft.struck.some((veto) => veto.seat === seat);

/** The draft after a pick; refuses what is not this seat's to pick. */
export function pickKind(draft: Draft, seat: number, name: string): Draft {
  const card = kindAt(draft, seat, name);
  if (draft.picks.includes(card)) throw new KingdomError({ code: 'already-picked', card });
  return { ...draft, picks: [...draft.picks, card] };
}

/** The draft after a veto: the kind is out of it, and the same seat picks. */
export function strikeKind(draft: Draft, seat: number, name: string): Draft {
  const card = kindAt(draft, seat, name);
  if (!draft.vetoes) throw new KingdomError({ code: 'no-vetoes' });
  if (!mayVeto(draft, seat)) throw new KingdomError({ code: 'veto-used', seat });
  return { ...draft, struck: [...draft.struck, { seat, card }] };
}

/** The kind that this seat means, if it is its pick and the kind is in the draft. */
function kindAt(draft: Draft, seat: number, name: string): CardId {
  const turn = whosePick(draft);
  if (turn === undefined) throw new KingdomError({ code: 'draft-over' });
  if (seat !== turn) throw new KingdomError({ code: 'not-your-pick', seat, turn });
  const card = draft.kinds.includes(name) ? name : readKind(name, kingdomKinds(), 'draft');
  if (!draft.kinds.includes(card)) throw new KingdomError({ code: 'not-in-draft', card });
  if (isStruck(draft, card)) throw new KingdomError({ code: 'struck', card });
  return card;
}

const isStruck = ({ struck }: Draft, card: CardId): boolean => struck.some((veto) => veto.card === card);

/** What makes a kingdom worth playing: of each, one pile at least. */
const WANTED: readonly Trait[] = [
  'village',
  'plus-cards',
  'plus-buy',
  'trasher',
  'gainer',
  'attack',
  'cantrip',
];

/**
 * A pick for who leaves it to others: by chance, among the kinds that bring most of what the kingdom lacks. The same picks
 * before it and the same seed give the same pick, and each pick has a chance of its own.
 */
export function suggestPick(
  draft: Draft,
  seed: string,
  ownCards: readonly CardDefinition[] = [],
): CardId | undefined {
  const legal = legalPicks(draft);
  const kinds = kingdomKinds(ownCards);
  const brings = (card: CardId, trait: Trait): boolean => {
    const definition = kinds.get(card);
    return definition !== undefined && traitsOf(definition).has(trait);
  };
  const lying = draftedKinds(draft);
  const missing = WANTED.filter((trait) => !lying.some((card) => brings(card, trait)));
  const gainOf = (card: CardId): number => missing.filter((trait) => brings(card, trait)).length;
  const most = Math.max(0, ...legal.map(gainOf));
  const best = legal.filter((card) => gainOf(card) === most);
  return best[randomBelow(seedRandom('fast', `${seed} ${draft.picks.join(' ')}`), best.length)];
}
