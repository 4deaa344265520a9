import type { ToClient } from '../to-client.ts';
import { messageSchemas } from './message-schemas.ts';
import { Misfit, read } from './read.ts';

/** A message of the WebSocket; null if it is of a kind that this release does not know. */
export function readMessage(value: unknown): ToClient | null {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (typeof type !== 'string') throw new Misfit('the server sent a message without a type');
  const schema = Object.hasOwn(messageSchemas, type) ? messageSchemas[type as ToClient['type']] : undefined;
  return schema === undefined ? null : read<ToClient>(schema, value);
}
