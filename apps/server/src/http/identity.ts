// Who sends a request: browsers by a cookie, programs by a bearer token.

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export const IDENTITY_COOKIE = 'tenfold';
/** Browsers keep no cookie longer than 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

export const bearerToken = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

export const cookieToken = (request: FastifyRequest): string | undefined => request.cookies[IDENTITY_COOKIE];

export const cookieOptions = (isSecure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure,
  maxAge: COOKIE_SECONDS,
});
