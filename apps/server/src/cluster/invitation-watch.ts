// Those who are connected to this node and are invited to tables, by way of any node. Who invites tells the others by a notice; that one
// may get lost, and what stands in the rows is what holds.

import type { Id } from '@tenfold/protocol';
import type { Kysely } from 'kysely';
import type { Live } from '../live/live.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerTime } from '../time/server-time.ts';

export class InvitationWatch {
  readonly #db: Kysely<Schema>;
  readonly #live: Live;
  readonly #time: ServerTime;

  constructor(db: Kysely<Schema>, live: Live, time: ServerTime) {
    this.#db = db;
    this.#live = live;
    this.#time = time;
  }

  /** Invitations hold for minutes: there are few at a time, whoever is connected. */
  async compare(): Promise<void> {
    const rows = await this.#db
      .selectFrom('invitations')
      .select('guest')
      .distinct()
      .where('declined', '=', 0)
      .where('until', '>', this.#time.now())
      .execute();
    const here = rows.map(({ guest }): Id => guest).filter((guest) => this.#live.isConnected(guest));
    await this.#live.compareInvitations(here);
  }
}
