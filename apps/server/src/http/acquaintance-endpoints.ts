// People one knows: with whom one has played, whom one invites, and of whom one wants to hear nothing.

import {
  AcquaintancesAnswer,
  BlocksAnswer,
  Id,
  InvitationsAnswer,
  InvitedAnswer,
  LIMITS,
  MuteWish,
  MutesAnswer,
  OtherPerson,
} from '@tenfold/protocol';
import * as z from 'zod/mini';
import type { Quotas } from '../limits/quotas.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Store } from '../store/store.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { Endpoint } from './endpoint.ts';
import { forPeople, silentForPeople } from './endpoint.ts';

export interface AcquaintanceParts {
  readonly store: Pick<Store, 'playedWith' | 'blockedBy' | 'mute' | 'unmute' | 'mutesOf'>;
  readonly blocks: Blocks;
  readonly invitations: Invitations;
  readonly quotas: Pick<Quotas, 'invitation' | 'block'>;
  readonly now: () => number;
}

const params = z.strictObject({ id: Id });

export const acquaintanceEndpoints = (parts: AcquaintanceParts): readonly Endpoint[] => [
  ...peopleEndpoints(parts),
  ...muteEndpoints(parts),
  ...invitationEndpoints(parts),
];

const peopleEndpoints = ({ store, blocks, quotas }: AcquaintanceParts): readonly Endpoint[] => [
  forPeople({
    method: 'GET',
    path: '/me/people',
    cost: 4,
    summary: 'People with whom one has played a game to its end, the latest first. For oneself only.',
    answer: AcquaintancesAnswer,
    async handle(_given, { person }) {
      const blocked = new Set(await store.blockedBy(person.id));
      const people = await store.playedWith(person.id, LIMITS.acquaintances);
      return { people: people.map((one) => ({ ...one, blocked: blocked.has(one.id) })) };
    },
  }),
  forPeople({
    method: 'GET',
    path: '/me/blocks',
    summary: 'Whom one has blocked, the latest first.',
    answer: BlocksAnswer,
    handle: async (_given, { person }) => ({ people: await blocks.list(person.id) }),
  }),
  silentForPeople({
    method: 'POST',
    path: '/me/blocks',
    summary:
      'Block somebody: no invitations and no phrases from them, no seat for them at the tables one hosts, and ' +
      'nobody is matched with them. They are not told.',
    body: OtherPerson,
    async handle({ body }, { person }) {
      await quotas.block(person.id);
      await blocks.block(person.id, body.person);
    },
  }),
  silentForPeople({
    method: 'DELETE',
    path: '/me/blocks/:id',
    summary: 'Unblock somebody.',
    params,
    handle: async ({ params: { id } }, { person }) => blocks.unblock(person.id, id),
  }),
];

const muteEndpoints = ({ store, now }: AcquaintanceParts): readonly Endpoint[] => [
  forPeople({
    method: 'GET',
    path: '/me/mutes',
    summary: 'Whom, and at which tables whoever it is, one does not want to hear. Also whom one has blocked.',
    answer: MutesAnswer,
    async handle(_given, { person }) {
      const muted = await store.mutesOf(person.id);
      const those = (kind: 'person' | 'table'): Id[] =>
        muted.flatMap((one) => (one.kind === kind ? [one.target] : []));
      const blocked = [...(await store.blockedBy(person.id))];
      return { people: those('person'), tables: those('table'), blocked };
    },
  }),
  silentForPeople({
    method: 'POST',
    path: '/me/mutes',
    summary: 'Mute a person or a table, or hear them again. Nobody is told.',
    body: MuteWish,
    async handle({ body: { kind, id, muted } }, { person }) {
      const what = { kind, target: id };
      await (muted ? store.mute(person.id, what, now()) : store.unmute(person.id, what));
    },
  }),
];

const invitationEndpoints = ({ invitations, quotas }: AcquaintanceParts): readonly Endpoint[] => [
  forPeople({
    method: 'GET',
    path: '/me/invitations',
    summary:
      'To which tables one is invited just now. The WebSocket says `invitations` whenever that changes.',
    answer: InvitationsAnswer,
    handle: async (_given, { person }) => ({ invitations: await invitations.for(person.id) }),
  }),
  silentForPeople({
    method: 'DELETE',
    path: '/me/invitations/:id',
    summary: 'Decline what one is invited to at this table. Who invited is not told.',
    params,
    handle: async ({ params: { id } }, { person }) => invitations.decline(person.id, id),
  }),
  silentForPeople({
    method: 'POST',
    path: '/tables/:id/invitations',
    summary:
      'Invite somebody with whom one has played to the table where one sits. The answer is the same whether or not ' +
      'they are there, decline it, or have blocked one.',
    params,
    body: OtherPerson,
    async handle({ params: { id }, body }, { person }) {
      await quotas.invitation(person.id);
      await invitations.invite(person.id, id, body.person);
    },
  }),
  forPeople({
    method: 'GET',
    path: '/tables/:id/invitations',
    summary: 'Whom one has invited to this table in the last minutes.',
    params,
    answer: InvitedAnswer,
    handle: async ({ params: { id } }, { person }) => ({ people: await invitations.from(person.id, id) }),
  }),
  silentForPeople({
    method: 'DELETE',
    path: '/tables/:id/invitations',
    summary: 'Withdraw all invitations that one has made to this table.',
    params,
    handle: async ({ params: { id } }, { person }) => invitations.withdraw(person.id, id),
  }),
];
