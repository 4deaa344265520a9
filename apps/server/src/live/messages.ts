// From the text of a frame to a message, or to what is wrong with it.

import type { ToClient } from '@tenfold/protocol';
import { LIMITS, ToServer } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import { formatError } from '../format-error.ts';

export type Read =
  | { readonly message: ToServer }
  | { readonly refusal: Refusal; readonly mark: string | undefined };

export function readMessage(text: string): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { refusal: new Refusal('malformed', 'this is not JSON'), mark: undefined };
  }
  const read = ToServer.safeParse(data);
  if (read.success) return { message: read.data };
  const type = fieldOf(data, 'type');
  const kind = typeof type === 'string' ? `message "${type.slice(0, LIMITS.markLength)}"` : 'message';
  return {
    refusal: new Refusal('malformed', `${kind}: ${formatError(read.error)}`),
    mark: markOf(data),
  };
}

/** Also a message that is refused gets its mark back, if that at least is in order. */
function markOf(data: unknown): string | undefined {
  const mark = fieldOf(data, 'mark');
  return typeof mark === 'string' && mark.length <= LIMITS.markLength ? mark : undefined;
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name]
    : undefined;

export const marked = (mark: string | undefined): { mark?: string } => (mark === undefined ? {} : { mark });

export const refusedText = (refusal: Refusal, mark: string | undefined): string =>
  text({ type: 'refused', ...marked(mark), code: refusal.code, reason: refusal.message });

export const text = (message: ToClient): string => JSON.stringify(message);
