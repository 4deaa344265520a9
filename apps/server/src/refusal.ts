// A wish that is not granted: a code for programs and a reason for people. Nothing has changed.

import type { RefusalCode } from '@tenfold/protocol';

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, reason: string) {
    super(reason);
    this.name = 'Refusal';
    this.code = code;
  }
}
