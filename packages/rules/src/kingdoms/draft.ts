// Picking the kingdom in turn: clockwise, each player picks one kind until ten lie on the table.

import { FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS } from '../setup.ts';
import type { CardId } from '../vocabulary/definition.ts';
import { boxedKinds, kingdomKinds, readKind } from './kinds.ts';
import { KingdomError } from './trouble.ts';

/** Plain data, never changed: each pick makes a new one. */
export interface Draft {
  readonly players: number;
  /** The seat of the first pick. */
  readonly start: number;
  /** What may be picked at all: the cards of the boxes, unless others are given. */
  readonly kinds: readonly CardId[];
  readonly picks: readonly CardId[];
}

/** A draft of a kingdom: players take turns to pick its cards. */
export function newDraft(players: number, start = 0, kinds: readonly CardId[] = boxedKinds): Draft {
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
    throw new KingdomError({ code: 'bad-players', players, fewest: FEWEST_PLAYERS, most: MOST_PLAYERS });
  }
  if (!Number.isInteger(start) || start < 0 || start >= players) {
    throw new KingdomError({ code: 'bad-start', start, players });
  }
  const different = [...new Set(kinds)];
  if (different.length < KINGDOM_PILES) {
    throw new KingdomError({ code: 'too-few-cards', left: different.length, wanted: KINGDOM_PILES, bans: 0 });
  }
  return { players, start, kinds: different, picks: [] };
}

/** The seat whose pick it is; nobody's once ten are picked. */
export const whosePick = ({ players, start, picks }: Draft): number | undefined =>
  picks.length >= KINGDOM_PILES ? undefined : (start + picks.length) % players;

/** What may be picked next; nothing once the draft is over. */
export const legalPicks = (draft: Draft): CardId[] =>
  whosePick(draft) === undefined ? [] : draft.kinds.filter((card) => !draft.picks.includes(card));

/** The draft after a pick; refuses what is not this seat's to pick. */
export function pickKind(draft: Draft, seat: number, name: string): Draft {
  const turn = whosePick(draft);
  if (turn === undefined) throw new KingdomError({ code: 'draft-over' });
  if (seat !== turn) throw new KingdomError({ code: 'not-your-pick', seat, turn });
  const card = draft.kinds.includes(name) ? name : readKind(name, kingdomKinds(), 'draft');
  if (draft.picks.includes(card)) throw new KingdomError({ code: 'already-picked', card });
  if (!draft.kinds.includes(card)) throw new KingdomError({ code: 'not-in-draft', card });
  return { ...draft, picks: [...draft.picks, card] };
}
