// Requests that cannot be granted, and the headers of all answers.

import { connect } from 'node:net';
import { LIMITS } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { OPTIONS, caller, newPerson, testServer } from '../live/server.ts';

const NOBODYS_ID = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('a request', () => {
  it('that cannot be granted is answered by a code and a reason', async () => {
    const { url } = await testServer();
    const { call } = await newPerson(url, 'Ann');
    const cases = [
      [await call('GET', `/tables/${NOBODYS_ID}`), 404, 'unknown-table'],
      [await call('GET', `/games/${NOBODYS_ID}`), 404, 'unknown-game'],
      [await call('GET', `/games/${NOBODYS_ID}/record`), 404, 'unknown-game'],
      [await call('GET', '/tables/short'), 400, 'malformed'],
      [await call('GET', `/tables/${'x'.repeat(500)}`), 414, 'malformed'],
      [await call('GET', '/archive?limit=1000'), 400, 'malformed'],
      [await call('GET', '/archive?limit=two'), 400, 'malformed'],
      [await call('GET', '/archive?colour=red'), 400, 'malformed'],
      [await caller(url)('GET', '/archive?person=me'), 401, 'unknown-person'],
      [await call('GET', '/bots?x=1'), 400, 'malformed'],
      [await call('POST', '/tables', { ...OPTIONS, seats: 7 }), 400, 'malformed'],
      [await call('POST', '/tables', { ...OPTIONS, admin: true }), 400, 'malformed'],
      [
        await call('POST', '/tables', { ...OPTIONS, kingdom: { kind: 'recommended', id: 'nowhere' } }),
        400,
        'malformed',
      ],
      [await caller(url)('POST', '/tables', OPTIONS), 401, 'unknown-person'],
      [
        await call('POST', '/tables', { name: 'x'.repeat(LIMITS.messageBytes + 2 * LIMITS.ownCardsLength) }),
        413,
        'malformed',
      ],
      [await call('GET', '/nowhere'), 404, 'not-found'],
      [await call('PUT', '/me'), 404, 'not-found'],
      [await call('GET', '/%zz'), 400, 'malformed'],
      [await call('GET', '/live'), 400, 'malformed'],
    ] as const;
    for (const [answer, status, code] of cases) {
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { code, reason: expect.stringMatching(/^.{5,500}$/) as unknown },
      });
      expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:/);
    }
  });

  it('with a body that is no JSON, or is not said to be, is malformed', async () => {
    const { url } = await testServer();
    const json = '{"name":"Ann","language":"en"}';
    for (const [body, type, status] of [
      ['{"name":', 'application/json', 400],
      ['', 'application/json', 400],
      ['{"name":"Ann","language":"en","__proto__":{}}', 'application/json', 400],
      ['name=Ann', 'application/x-www-form-urlencoded', 415],
      [json, 'text/plain', 415],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await fetch(`${url}/api/v1/people`, { method: 'POST', body, headers });
      expect({ body, type, status: answer.status }).toEqual({ body, type, status });
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
  });

  it('that is no HTTP is not answered with anything of ours', async () => {
    const { url } = await testServer();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => (text += String(data)));
      socket.on('close', () => resolve(text));
      socket.write('nonsense\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).not.toMatch(/node_modules|HPE_/);
  });

  it('too many of one address has to wait', async () => {
    const { url } = await testServer({ limits: { requestsPerMinute: 3, newPeoplePerMinute: 1 } });
    const call = caller(url);
    const body = { name: 'Ann', language: 'en' };
    expect(await call('POST', '/people', body)).toMatchObject({ status: 201 });
    expect(await call('POST', '/people', body)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    for (let count = 0; count < 3; count++) await call('GET', '/bots');
    const refused = await call('GET', '/bots');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('every answer', () => {
  it('has the headers that keep a browser strict', async () => {
    const { url } = await testServer();
    const host = new URL(url).host;
    for (const path of ['/', '/api/v1/bots', '/api/v1/nowhere', '/nowhere']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'self'; connect-src 'self' ws://${host}; img-src 'self' data:; script-src 'self'; ` +
          "style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
