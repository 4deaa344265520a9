// Somebody who waits at a table asks somebody he has played with to come. Who is asked sees it when he is in the house, and
// goes there himself or does not. Who asks is told nothing: neither whether the other is there, nor whether he has declined
// it, nor whether he has blocked him.

import type { Id, TableView } from '@tenfold/protocol';
import type { Logger } from '../log.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { Store, StoredInvitation } from '../store/store.ts';
import { GRACE_MS } from '../table-state/consent.ts';
import type { Tables } from './tables.ts';

/** How long somebody can think about it, or come into the house meanwhile. */
export const INVITATION_MS = 5 * 60_000;
/** How long who has declined is left in peace by the same host. */
export const PEACE_MS = 15 * 60_000;
/** At once; more would be no quiet line. */
const MOST_SHOWN = 3;

export interface InvitationsDeps {
  readonly store: Store;
  readonly people: People;
  readonly tables: Pick<Tables, 'view' | 'onChange'>;
  readonly now: () => number;
  readonly log: Logger;
}

export interface ShownInvitation {
  readonly table: Id;
  readonly by: { readonly id: Id; readonly name: string };
  readonly until: number;
}

export class Invitations {
  readonly #deps: InvitationsDeps;
  readonly #listeners: ((guest: Id) => void)[] = [];
  /** Hosts who went away, by host and table. */
  readonly #awaited = new Map<string, NodeJS.Timeout>();

  constructor(deps: InvitationsDeps) {
    this.#deps = deps;
    deps.tables.onChange((view) => this.#inform(this.#tableChanged(view)));
  }

  /** Told for whom there may be other invitations than before. */
  onChange(listener: (guest: Id) => void): void {
    this.#listeners.push(listener);
  }

  async invite(host: Id, table: Id, guest: Id): Promise<void> {
    const { store, tables, now } = this.#deps;
    if (host === guest) throw new Refusal('malformed', 'body: person is you; name somebody else');
    const view = await tables.view(table, host);
    if (!isSeated(view, host)) {
      throw new Refusal('not-seated', 'you have no seat at this table; sit down first, then invite');
    }
    if (!isOpen(view)) {
      throw new Refusal(
        'not-ready',
        'no seat is free at this table, or a game is being played; free one first',
      );
    }
    if (!(await store.havePlayedTogether(host, guest))) {
      throw new Refusal(
        'not-allowed',
        'you have not played a game to its end with this person; send the link of the table instead',
      );
    }
    await store.invite({ host, guest, table, at: now(), until: now() + INVITATION_MS });
    this.#tell([guest]);
  }

  /** Those that hold: their host waits at the table, a seat is free there, and the guest has not blocked him. */
  async for(guest: Id): Promise<ShownInvitation[]> {
    const { store, people, now } = this.#deps;
    const open = await store.invitationsFor(guest, now());
    if (open.length === 0) return [];
    const blocked = new Set(await store.blockedBy(guest));
    const shown: StoredInvitation[] = [];
    for (const invitation of open) {
      if (shown.length === MOST_SHOWN) break;
      if (!blocked.has(invitation.host) && (await this.#holds(invitation))) shown.push(invitation);
    }
    const known = await people.byId(shown.map(({ host }) => host));
    return shown.flatMap(({ table, host, until }) => {
      const name = known.get(host)?.name;
      return name === undefined ? [] : [{ table, by: { id: host, name }, until }];
    });
  }

  /** Whom somebody has invited to a table; also those who have declined it, for that is their affair. */
  async from(host: Id, table: Id): Promise<Id[]> {
    const all = await this.#deps.store.invitationsTo(table, this.#deps.now());
    return all.flatMap((one) => (one.host === host ? [one.guest] : []));
  }

  async decline(guest: Id, table: Id): Promise<void> {
    await this.#deps.store.decline(guest, table, { until: this.#deps.now() + PEACE_MS });
    this.#tell([guest]);
  }

  /** To one table, or to all. */
  async withdraw(host: Id, table: Id | null): Promise<void> {
    this.#tell(await this.#deps.store.withdraw(host, table));
  }

  /** Somebody may not see what he saw before, or see what he did not. */
  changedFor(guest: Id): void {
    this.#tell([guest]);
  }

  close(): void {
    for (const timer of this.#awaited.values()) clearTimeout(timer);
    this.#awaited.clear();
  }

  async #holds({ table, host, guest }: StoredInvitation): Promise<boolean> {
    const view = await this.#deps.tables.view(table, guest).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    return (
      view !== null && isOpen(view) && isSeated(view, host) && isHere(view, host) && !isSeated(view, guest)
    );
  }

  async #tableChanged(view: TableView): Promise<void> {
    const { store, now } = this.#deps;
    const open = await store.invitationsTo(view.id, now());
    for (const host of new Set(open.map((one) => one.host))) {
      if (!isSeated(view, host)) await this.withdraw(host, view.id);
      else if (!isHere(view, host)) this.#await(host, view.id);
      else this.#tell(open.flatMap((one) => (one.host === host ? [one.guest] : [])));
    }
  }

  /** Who loads the page anew is back in a moment; who is not has left. */
  #await(host: Id, table: Id): void {
    const key = `${host} ${table}`;
    if (this.#awaited.has(key)) return;
    const look = async (): Promise<void> => {
      this.#awaited.delete(key);
      const view = await this.#deps.tables.view(table, host);
      if (!isHere(view, host)) await this.withdraw(host, table);
    };
    this.#awaited.set(
      key,
      setTimeout(() => this.#inform(look()), GRACE_MS),
    );
  }

  #tell(guests: readonly Id[]): void {
    for (const guest of guests) for (const listener of this.#listeners) listener(guest);
  }

  #inform(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof Refusal)) {
        this.#deps.log.error({ err: error }, 'those who were invited to a table could not be told of it');
      }
    });
  }
}

const isOpen = ({ state, seats }: TableView): boolean => state !== 'playing' && seats.includes(null);

const isSeated = ({ seats }: TableView, person: Id): boolean =>
  seats.some((seat) => seat?.kind === 'person' && seat.id === person);

const isHere = ({ seats }: TableView, person: Id): boolean =>
  seats.some((seat) => seat?.kind === 'person' && seat.id === person && seat.here);
