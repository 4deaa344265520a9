// Turns endpoints into routes: who asks, whether he may, and whether what he sends fits; then the endpoint's own work.

import { API_PATH } from '@tenfold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import { addressKey } from '../limits/address-key.ts';
import { isForeignOrigin } from './origin.ts';
import type { TokenBuckets } from '../limits/token-bucket.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { StoredPerson } from '../store/store.ts';
import { formatError } from '../format-error.ts';
import type { Endpoint } from './endpoint.ts';
import { JsonText, isTextAnswer } from './endpoint.ts';
import { proxyHint } from './proxy-hint.ts';
import { IDENTITY_COOKIE, bearerToken, cookieOptions, cookieToken } from './identity.ts';

const NOTHING = z.nullish(z.strictObject({}));

export function addRoutes(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  people: People,
  personBuckets: TokenBuckets,
  requestsPerMinute: number,
): void {
  for (const endpoint of endpoints) {
    const { method, path, bodyLimit, cost = 1 } = endpoint;
    const mostPerMinute =
      endpoint.mostPerMinute ?? (cost > 1 ? Math.ceil(requestsPerMinute / cost) : undefined);
    const inTurn = cost > 1 ? oneByOne() : async <T>(work: () => Promise<T>) => work();
    app.route({
      method,
      url: path,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      ...(mostPerMinute === undefined
        ? {}
        : { config: { rateLimit: { max: mostPerMinute, timeWindow: '1 minute' } } }),
      handler: async (request, reply) => {
        refuseForeignWrites(request);
        const person = await whoAsks(request, people);
        if (person === null && endpoint.needsIdentity) {
          throw new Refusal(
            'unknown-person',
            `this needs an identity: POST ${API_PATH}/people, then send its token`,
          );
        }
        if (person !== null && !personBuckets.take(person.id, cost)) {
          throw new Refusal('too-fast', 'too many requests of one person; wait a second');
        }
        const given = {
          params: fitting(endpoint.params, request.params, 'path'),
          query: fitting(endpoint.query, request.query, 'query'),
          body: fitting(endpoint.body, request.body, 'body'),
        };
        const keepIdentity = (token: string): void => {
          reply.setCookie(IDENTITY_COOKIE, token, cookieOptions(request.protocol === 'https'));
        };
        const dropIdentity = (): void => {
          reply.clearCookie(IDENTITY_COOKIE, cookieOptions(request.protocol === 'https'));
        };
        const renewIdentity = (): void => {
          const cookie = cookieToken(request);
          if (cookie !== undefined && bearerToken(request) === undefined) keepIdentity(cookie);
        };
        const visit = {
          person,
          addressKey: addressKey(request.ip),
          keepIdentity,
          dropIdentity,
          renewIdentity,
        };
        return inTurn(async () => answer(endpoint, await endpoint.handle(given, visit), reply));
      },
    });
  }
}

/** However many ask at once for what costs much: whatever else is to be done comes between any two of them. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new SerialQueue();
  return async (work) =>
    queue.enqueue(async () => {
      await new Promise(setImmediate);
      return work();
    });
}

async function whoAsks(request: FastifyRequest, people: People): Promise<StoredPerson | null> {
  const token = bearerToken(request);
  if (token !== undefined) return people.fromToken(token);
  const cookie = cookieToken(request);
  return cookie === undefined ? null : people.fromToken(cookie);
}

/**
 * Whatever changes something and brings no bearer token: what a browser adds by itself could be borrowed, and whoever has
 * no cookie yet could be given one of somebody else's choosing.
 */
function refuseForeignWrites(request: FastifyRequest): void {
  if (request.method === 'GET' || bearerToken(request) !== undefined) return;
  if (isForeignOrigin(request.headers.origin, request)) {
    throw new Refusal('not-allowed', `pages of another site may not do this${proxyHint(request)}`);
  }
}

function fitting(schema: z.ZodMiniType | undefined, value: unknown, place: string): unknown {
  const read = (schema ?? NOTHING).safeParse(value);
  if (!read.success) throw new Refusal('malformed', `${place}: ${formatError(read.error)}`);
  return read.data;
}

/** The schema lets out what it names and nothing else. */
function answer(endpoint: Endpoint, result: unknown, reply: FastifyReply): unknown {
  // What one person may see must not be kept for the next who asks.
  reply.header('cache-control', 'no-store');
  if (endpoint.answer === null) return reply.code(204).send();
  if (isTextAnswer(endpoint.answer)) return reply.type(endpoint.answer.contentType).send(result);
  reply.code(endpoint.status ?? 200);
  if (result instanceof JsonText) return reply.type('application/json; charset=utf-8').send(result.text);
  return reply.send(endpoint.answer.parse(result));
}
