// Errors on their way from one thread to another: what is copied there has no class any more, so it goes by name.

import type { RefusalCode } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import { ConflictError } from './store.ts';

export interface CarriedError {
  readonly name: string;
  readonly message: string;
  readonly code: string | null;
  readonly stack: string | null;
}

export function packError(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null, stack: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { name: error.name, message: error.message, code, stack: error.stack ?? null };
}

export function unpackError({ name, message, code, stack }: CarriedError): Error {
  if (name === 'ConflictError') return new ConflictError(message);
  if (name === 'Refusal') return new Refusal(code as RefusalCode, message);
  const error = new Error(message);
  error.name = name;
  // Where it happened, not where it was unpacked.
  if (stack !== null) error.stack = stack;
  return code === null ? error : Object.assign(error, { code });
}
