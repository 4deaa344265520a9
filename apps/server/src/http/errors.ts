// Every answer that is not the one asked for has the same form: a code for programs and a reason for people.

import type { ErrorAnswer, RefusalCode } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import { STORE_IN_TROUBLE, StoreTrouble } from '../store/store-trouble.ts';

const STATUS_OF: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'wrong-version': 400,
  'unknown-person': 401,
  'not-seated': 403,
  'not-allowed': 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'not-found': 404,
  'not-asked': 409,
  stale: 409,
  illegal: 409,
  'game-over': 409,
  'nothing-to-undo': 409,
  'table-full': 409,
  'already-started': 409,
  'not-ready': 409,
  'too-fast': 429,
  internal: 500,
  'shutting-down': 503,
};

/** What fastify itself refuses, in our words: its own could quote what was sent. */
const REASONS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is too long',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'send the body as application/json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty; leave out the content type, or send JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is not JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as its Content-Length says',
};

/** The server is there and cannot do its work; the reasons are for whoever runs it. */
export class Unwell extends Refusal {
  constructor(reasons: readonly string[]) {
    super('not-ready', reasons.join('; '));
  }
}

export interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorAnswer;
  /** Something for the log: a fault of the server, not of the caller. */
  readonly isOurs: boolean;
}

export function answerFor(
  error: Error & { readonly statusCode?: unknown; readonly code?: unknown },
): ErrorResponse {
  if (error instanceof Unwell) return refused(503, error.code, error.message);
  if (error instanceof Refusal) {
    const body = { code: error.code, reason: error.message };
    return { status: STATUS_OF[error.code], body, isOurs: error.code === 'internal' };
  }
  if (error instanceof StoreTrouble) return refused(503, 'not-ready', STORE_IN_TROUBLE);
  const status = Number(error.statusCode ?? 500);
  if (status === 503) return refused(status, 'shutting-down', 'the server goes away; try again in a moment');
  if (status >= 400 && status < 500) {
    return refused(status, 'malformed', REASONS[String(error.code)] ?? 'this request cannot be understood');
  }
  const body = { code: 'internal', reason: 'something went wrong on the server; try again' } as const;
  return { status: 500, body, isOurs: true };
}

const refused = (status: number, code: RefusalCode, reason: string): ErrorResponse => ({
  status,
  body: { code, reason },
  isOurs: false,
});
