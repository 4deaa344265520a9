// How a rematch stands for somebody at the table, at a moment of the server's clock.

import type { KingdomWish, TableView } from '@tenfold/protocol';
import { namesAt } from '../table-setup/seat-names.ts';

type Table = Pick<TableView, 'seats' | 'consent'>;

export interface OpenOffer {
  /** Names it in an answer. */
  readonly number: number;
  readonly by: string;
  readonly isMine: boolean;
  readonly hasAgreed: boolean;
  /** Null: the same again. */
  readonly kingdom: KingdomWish | null;
  /** Names of people who have not said anything yet. */
  readonly waitingFor: readonly string[];
  readonly msLeft: number;
}

export interface LapsedOffer {
  readonly why: TableView['consent']['past'][number]['why'];
  readonly by: string;
  readonly isMine: boolean;
  /** Who declined it. */
  readonly who: string;
  readonly isWhoMe: boolean;
}

export interface RematchState {
  readonly offer: OpenOffer | null;
  /** The last one that came to nothing, for a while. */
  readonly past: LapsedOffer | null;
  /** How long until one may make an offer again. */
  readonly restMs: number;
}

export function rematchState(table: Table, me: string, now: number): RematchState {
  const { offer, past, people, number } = table.consent;
  // No message comes when its time is up, as that follows from the clock.
  const isOpen = offer !== null && offer.until > now;
  const last = past.filter(({ restUntil }) => restUntil > now).at(-1);
  const own = past.find(({ by }) => by === me);
  return {
    offer: isOpen
      ? {
          number,
          by: nameOf(table, offer.by),
          isMine: offer.by === me,
          hasAgreed: people.includes(me),
          kingdom: offer.kingdom,
          waitingFor: peopleAt(table)
            .filter((person) => !people.includes(person))
            .map((person) => nameOf(table, person)),
          msLeft: offer.until - now,
        }
      : null,
    past: isOpen ? null : lastOf(table, me, offer !== null ? { by: offer.by } : last),
    restMs: Math.max(0, (own?.restUntil ?? 0) - now),
  };
}

function lastOf(
  table: Table,
  me: string,
  last: { readonly by: string; readonly why?: LapsedOffer['why']; readonly who?: string | null } | undefined,
): LapsedOffer | null {
  if (last === undefined) return null;
  const { by, why = 'expired', who = null } = last;
  return {
    why,
    by: nameOf(table, by),
    isMine: by === me,
    who: who === null ? '' : nameOf(table, who),
    isWhoMe: who === me,
  };
}

/** The name of whoever has come to offer a game that the reader is to answer; null if there is no news. */
export function newOfferBy(before: Table | null, table: Table, me: string): string | null {
  const { offer, number, people } = table.consent;
  const isAsked = offer !== null && peopleAt(table).includes(me) && !people.includes(me);
  const isKnown = before?.consent.offer !== null && before?.consent.number === number;
  return isAsked && !isKnown ? nameOf(table, offer.by) : null;
}

const peopleAt = ({ seats }: Table): string[] =>
  seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.id] : []));

function nameOf(table: Table, person: string): string {
  const seat = table.seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.id === person);
  return namesAt(table)[seat] ?? '';
}
