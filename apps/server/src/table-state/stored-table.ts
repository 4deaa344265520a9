// What is kept of a table. Everything that is shown of it follows from this, from the time, and from who is there.

import type { Id, KingdomSetting, TableOptions } from '@tenfold/protocol';
import type { Draft } from '@tenfold/rules';

/** A seat as it is kept: names are looked up when shown. */
export type SeatHolder =
  | { readonly kind: 'person'; readonly id: Id }
  | { readonly kind: 'bot'; readonly character: string };

/** A rematch that somebody at a finished table would play. */
export interface StoredOffer {
  readonly by: Id;
  /** Null: the one of the table's options. */
  readonly kingdom: KingdomSetting | null;
  readonly until: number;
}

/** An offer that came to nothing. */
export interface StoredPastOffer {
  readonly by: Id;
  readonly why: 'declined' | 'withdrawn' | 'expired';
  /** Who declined it, or took it back; null if nobody did. */
  readonly who: Id | null;
  /** Its maker makes no other before. */
  readonly restUntil: number;
}

/** Who has said yes to the next game at a table, and to what; see `consent.ts`. */
export interface StoredConsent {
  /** Raised whenever there is something else to say yes to. */
  readonly number: number;
  readonly people: readonly {
    readonly person: Id;
    /** Since when somebody who said yes to an offer is not at the table; null while he is. */
    readonly awaySince: number | null;
  }[];
  readonly offer: StoredOffer | null;
  readonly past: readonly StoredPastOffer[];
}

/** A kingdom being picked in turn; see `draft.ts`. */
export interface StoredDraft {
  readonly draft: Draft;
  /** When the time of whoever's pick it is runs out. */
  readonly until: number;
}

export interface StoredTable {
  readonly id: Id;
  readonly host: Id;
  readonly options: TableOptions;
  readonly seats: readonly (SeatHolder | null)[];
  readonly state: 'gathering' | 'playing' | 'finished';
  readonly game: Id | null;
  readonly overflow: Id | null;
  /** Strangers were found for each other here. Whoever wants to look on is shown the table while they play. */
  readonly matched: boolean;
  readonly consent: StoredConsent;
  /** Null unless the kingdom of the next game is being picked. */
  readonly draft: StoredDraft | null;
  /** Raised by each change; a write with another than the stored one is refused. */
  readonly revision: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A table as one of those who sit there needs to know it. */
export interface TableOfPerson {
  readonly table: StoredTable;
  /** The game on it; null where none has begun. */
  readonly game: {
    readonly isOver: boolean;
    readonly waitsForHim: boolean;
    /** He has left it, and a bot plays on in his seat. */
    readonly hasLeft: boolean;
  } | null;
}

export const peopleAt = (table: StoredTable): Id[] =>
  table.seats.flatMap((holder) => (holder?.kind === 'person' ? [holder.id] : []));
