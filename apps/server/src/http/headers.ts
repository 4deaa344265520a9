// Headers of every answer: what a browser may do with it, and above all what not.

import type { FastifyReply, FastifyRequest } from 'fastify';

/** A host as it may stand in an address; anything else in a Host header is somebody's experiment. */
export const PLAIN_HOST = /^[A-Za-z0-9.-]+(:\d+)?$|^\[[0-9A-Fa-f:.]+\](:\d+)?$/;
const ONE_YEAR = 31_536_000;

export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = request.protocol === 'https';
  reply.headers({
    'content-security-policy': contentSecurityPolicy(request.host, isSecure),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': `max-age=${ONE_YEAR}` } : {}),
  });
}

/**
 * Older browsers do not count WebSockets of the same host as `'self'`, so they are named. What scripts set of an element's
 * style needs no leave, and the page's components do no more than that; `style` attributes in markup would need
 * `'unsafe-inline'` and are refused.
 */
export function contentSecurityPolicy(host: string, isSecure: boolean): string {
  const sockets = PLAIN_HOST.test(host) ? ` ${isSecure ? 'wss' : 'ws'}://${host}` : '';
  return [
    "default-src 'self'",
    `connect-src 'self'${sockets}`,
    "img-src 'self' data:",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
