// Nobody is put into a game without a click of their own. A table keeps who has said yes to its next game, and to what:
// sitting down, offering a rematch and agreeing are a yes; the start of a game uses all of them up, and another thing to
// be played takes away everybody's but that of whoever chose it.
//
// A rematch is an offer at a finished table. It is open for a while, and for as long as its maker is at the table; what
// somebody said to it counts for as long as he is. All that is in the stored table, and follows from it and the time:
// there is no timer, and whoever reads a table later sees what has become of the offer.

import { isDeepStrictEqual } from 'node:util';
import type { Id, KingdomWish, TableOptions } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import type { StoredConsent, StoredPastOffer, StoredOffer, StoredTable } from './stored-table.ts';

/** How long others may think about an offer. */
export const OFFER_MS = 120_000;
/** How long somebody may be away who loads the page anew. */
export const GRACE_MS = 10_000;
/** How long until whoever made an offer may make another. */
const REST_MS = { declined: 30_000, withdrawn: 5_000, expired: 5_000 } as const;

/** Who does something, when, and whether he is at the table then. */
export interface Saying {
  readonly person: Id;
  readonly now: number;
  readonly isHere: boolean;
}

export const newConsent = (people: readonly Id[]): StoredConsent => ({
  number: 1,
  people: people.map(lasting),
  offer: null,
  past: [],
});

/** Something else is to be played, or to be agreed to anew: only these have said yes to it. */
export const renewed = ({ number }: StoredConsent, people: readonly Id[]): StoredConsent => ({
  ...newConsent(people),
  number: number + 1,
});

/** Of those who have said yes, the ones who are still at the table. */
export const onlyOf = (consent: StoredConsent, seated: readonly Id[]): StoredConsent => ({
  ...consent,
  people: consent.people.filter(({ person }) => seated.includes(person)),
});

export const withYes = (consent: StoredConsent, person: Id): StoredConsent =>
  hasSaidYes(consent, person) ? consent : { ...consent, people: [...consent.people, lasting(person)] };

export const hasSaidYes = ({ people }: StoredConsent, person: Id): boolean =>
  people.some((one) => one.person === person);

/**
 * Whether who agreed to the one has agreed to the other. Who plays is seen by all, and comes and goes while a table
 * gathers: with fewer seats nobody is in for anything new.
 */
export const isAgreedTo = (
  { seats: agreedSeats, ...agreed }: TableOptions,
  { seats, ...options }: TableOptions,
): boolean => seats <= agreedSeats && isDeepStrictEqual(agreed, options);

/** What the table would be played with if everybody agreed to what is on it. */
export const termsOf = ({ options, consent: { offer } }: StoredTable): TableOptions => ({
  ...options,
  kingdom: offer?.kingdom ?? options.kingdom,
});

/** When an offer is over: its time is up, or its maker is gone for too long. */
export function endOf(offer: StoredOffer, { people }: Pick<StoredConsent, 'people'>): number {
  const { awaySince = null } = people.find(({ person }) => person === offer.by) ?? {};
  return awaySince === null ? offer.until : Math.min(offer.until, awaySince + GRACE_MS);
}

/** The table as it stands at this time: without offers that are over, and without what somebody said who has gone. */
export function asOf(table: StoredTable, now: number): StoredTable {
  const { consent } = table;
  const { offer } = consent;
  if (offer !== null) {
    const end = endOf(offer, consent);
    const why = end < offer.until ? 'withdrawn' : 'expired';
    if (now >= end) return asOf(over(table, { why, who: null, at: end }), now);
  }
  const people = consent.people.filter(
    ({ awaySince }) => offer === null || awaySince === null || now < awaySince + GRACE_MS,
  );
  const past = consent.past.filter(({ restUntil }) => now < restUntil);
  const isAsBefore = people.length === consent.people.length && past.length === consent.past.length;
  return isAsBefore ? table : { ...table, consent: { ...consent, people, past } };
}

/** A rematch is offered; where the same is offered already, that is a yes to it. */
export function offerRematch(table: StoredTable, kingdom: KingdomWish | null, saying: Saying): StoredTable {
  const { consent } = table;
  const { person, now } = saying;
  if (consent.offer !== null) {
    if (isDeepStrictEqual(kingdom ?? table.options.kingdom, termsOf(table).kingdom)) {
      return agree(table, consent.number, saying);
    }
    throw new Refusal(
      'not-ready',
      'another game is offered at this table already; agree to it, or decline it and then make your offer',
    );
  }
  const resting = consent.past.find(({ by }) => by === person);
  if (resting !== undefined) {
    const seconds = Math.ceil((resting.restUntil - now) / 1000);
    throw new Refusal(
      'too-fast',
      `your last offer came to nothing; wait ${seconds} seconds before the next, or let another make one`,
    );
  }
  const made: StoredConsent = {
    ...consent,
    number: consent.number + 1,
    people: [yesOf(saying)],
    offer: { by: person, kingdom, until: now + OFFER_MS },
  };
  return { ...table, consent: made };
}

/** A yes to what is on the table under this number. Said twice, it is said once. */
export function agree(table: StoredTable, number: number, saying: Saying): StoredTable {
  const { consent } = table;
  if (number !== consent.number || (table.state === 'finished' && consent.offer === null))
    throw noLongerOnTheTable();
  if (hasSaidYes(consent, saying.person)) return table;
  const yes = consent.offer === null ? lasting(saying.person) : yesOf(saying);
  return { ...table, consent: { ...consent, people: [...consent.people, yes] } };
}

/** A no ends the offer for everybody; its maker's own takes it back. */
export function decline(table: StoredTable, number: number, { person, now }: Saying): StoredTable {
  const { consent } = table;
  if (consent.offer === null || number !== consent.number) throw noLongerOnTheTable();
  const why = consent.offer.by === person ? 'withdrawn' : 'declined';
  return over(table, { why, who: person, at: now });
}

/** These have come to the table, or have gone: since when those of them are away who said yes to an offer. */
export function notePresence(
  table: StoredTable,
  moved: ReadonlySet<Id>,
  isHere: (person: Id) => boolean,
  now: number,
): StoredTable {
  const { consent } = table;
  if (consent.offer === null) return table;
  const people = consent.people.map((one) => {
    const isAsNoted = isHere(one.person) === (one.awaySince === null);
    if (isAsNoted || !moved.has(one.person)) return one;
    return { ...one, awaySince: isHere(one.person) ? null : now };
  });
  const isAsBefore = people.every((one, index) => one === consent.people[index]);
  return isAsBefore ? table : { ...table, consent: { ...consent, people } };
}

type Ending = Pick<StoredPastOffer, 'why' | 'who'> & { readonly at: number };

function over(table: StoredTable, { why, who, at }: Ending): StoredTable {
  const { consent } = table;
  if (consent.offer === null) return table;
  const { by } = consent.offer;
  const others = consent.past.filter((one) => one.by !== by);
  const past = [...others, { by, why, who, restUntil: at + REST_MS[why] }];
  return { ...table, consent: { ...consent, people: [], offer: null, past } };
}

/** While people gather, who has sat down may go away and come back. */
const lasting = (person: Id): StoredConsent['people'][number] => ({ person, awaySince: null });

const yesOf = ({ person, isHere, now }: Saying): StoredConsent['people'][number] => ({
  person,
  awaySince: isHere ? null : now,
});

const noLongerOnTheTable = (): Refusal =>
  new Refusal('stale', 'what you answer is not on the table any more; look at what is, and answer that');
