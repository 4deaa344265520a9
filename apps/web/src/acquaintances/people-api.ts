// The part of the server's API that is about people one knows; most visitors never need it.

import type { MutesAnswer } from '@tenfold/protocol';
import { acquaintanceSchemas as schemas } from '@tenfold/protocol/client';
import { ask, get } from '../api.ts';

const silently = async (method: string, path: string, body?: unknown): Promise<void> => {
  await ask(method, path, body);
};

export const peopleApi = {
  people: async () => (await get(schemas.people, '/me/people')).people,
  blocks: async () => (await get(schemas.blocks, '/me/blocks')).people,
  block: async (person: string) => silently('POST', '/me/blocks', { person }),
  unblock: async (person: string) => silently('DELETE', `/me/blocks/${person}`),
  mutes: async (): Promise<MutesAnswer> => get(schemas.mutes, '/me/mutes'),
  mute: async (kind: 'person' | 'table', id: string, muted: boolean) =>
    silently('POST', '/me/mutes', { kind, id, muted }),
  decline: async (table: string) => silently('DELETE', `/me/invitations/${table}`),
  invited: async (table: string) => (await get(schemas.invited, `/tables/${table}/invitations`)).people,
  invite: async (table: string, person: string) =>
    silently('POST', `/tables/${table}/invitations`, { person }),
};
