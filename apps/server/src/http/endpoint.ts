// One thing the HTTP API can do: where, with what, for whom, and what comes back. The routes and the OpenAPI document
// are both made from a list of these.

import type { ZodMiniType } from 'zod/mini';
import type { StoredPerson } from '../store/store.ts';

export interface Visit {
  /** Who asks; an endpoint that needs an identity is not reached without one. */
  readonly person: StoredPerson;
  /** Makes this browser that person from now on. */
  keepIdentity(token: string): void;
  /** This browser is nobody from now on. */
  dropIdentity(): void;
  /** From where one comes, as far as limits are concerned. */
  readonly addressKey: string;
  /** Browsers forget cookies after some time: from now on it runs anew. */
  renewIdentity(): void;
}

export interface AnyVisit extends Omit<Visit, 'person'> {
  readonly person: StoredPerson | null;
}

export interface Given<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

/** An answer that is not JSON, or JSON that has no schema here. */
export interface TextAnswer {
  readonly contentType: string;
  readonly description: string;
}

export const isTextAnswer = (answer: Endpoint['answer']): answer is TextAnswer =>
  answer !== null && 'contentType' in answer;

/** An answer that has been through its schema already, and is written down. */
export class JsonText {
  readonly text: Buffer;

  constructor(text: Buffer) {
    this.text = text;
  }
}

interface Shape<P, Q, B> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below API_PATH, with `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly params?: ZodMiniType<P>;
  readonly query?: ZodMiniType<Q>;
  readonly body?: ZodMiniType<B>;
  /** More than what is usual for a body. */
  readonly bodyLimit?: number;
  /** So many a minute from one address, if fewer than usual. */
  readonly mostPerMinute?: number;
  /** What costs the server more than usual counts as so many requests of its person, and of its address. */
  readonly cost?: number;
  readonly status?: 200 | 201;
}

export interface Endpoint extends Shape<unknown, unknown, unknown> {
  readonly needsIdentity: boolean;
  /** Null for an answer without content. */
  readonly answer: ZodMiniType | TextAnswer | null;
  handle(given: Given<unknown, unknown, unknown>, visit: AnyVisit): Promise<unknown>;
}

type Handled<P, Q, B, V, A> = Shape<P, Q, B> & {
  handle(given: Given<P, Q, B>, visit: V): Promise<A>;
};

/** The schemas have checked what `handle` is given; this is where the compiler is told so. */
const erased = (endpoint: unknown): Endpoint => endpoint as Endpoint;

export const forAnybody = <P, Q, B, A>(
  endpoint: Handled<P, Q, B, AnyVisit, A> & { readonly answer: ZodMiniType<A> },
): Endpoint => erased({ ...endpoint, needsIdentity: false });

export const forPeople = <P, Q, B, A>(
  endpoint: Handled<P, Q, B, Visit, A | JsonText> & { readonly answer: ZodMiniType<A> },
): Endpoint => erased({ ...endpoint, needsIdentity: true });

/** For people, with nothing to say in return. */
export const silentForPeople = <P, Q, B>(endpoint: Handled<P, Q, B, Visit, void>): Endpoint =>
  erased({ ...endpoint, answer: null, needsIdentity: true });

export const textForAnybody = <P, Q, B>(
  endpoint: Handled<P, Q, B, AnyVisit, string> & { readonly answer: TextAnswer },
): Endpoint => erased({ ...endpoint, needsIdentity: false });
