// A page of https that is refused at a server of http may well be its own: behind a proxy that the server was not told of.

import type { FastifyRequest } from 'fastify';

/** For whoever runs the server and finds that its own page is refused; empty where that cannot be the reason. */
export function proxyHint({ headers, protocol }: FastifyRequest): string {
  if (protocol !== 'http' || headers.origin?.startsWith('https:') !== true) return '';
  return '; if this is its own page, start the server with --trust-proxy and let the proxy send X-Forwarded-Proto';
}
