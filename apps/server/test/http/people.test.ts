// Identities over HTTP.

import { describe, expect, it } from 'vitest';
import { caller, expected, newPerson, testServer } from '../live/server.ts';

const COOKIE = /^tenfold=([^;]+); Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/;

describe('an identity', () => {
  it('is a token for programs and a cookie for browsers', async () => {
    const { url } = await testServer();
    const call = caller(url);
    const made = await call<{ person: { id: string; name: string }; token: string }>('POST', '/people', {
      name: '  Ann  ',
      language: 'hu',
    });
    const { person, token } = expected(made, 201);
    expect(person).toEqual({ id: person.id, name: 'Ann', language: 'hu' });
    const cookie = COOKIE.exec(made.headers.get('set-cookie') ?? '')?.[1];
    expect(cookie).toBe(token);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const byToken = await call('GET', '/me', undefined, { authorization: `Bearer ${token}` });
    expect(expected(byToken, 200)).toEqual(person);
    expect(byToken.headers.get('set-cookie')).toBeNull();
    const byCookie = await call('GET', '/me', undefined, { cookie: `tenfold=${cookie}` });
    expect(expected(byCookie, 200)).toEqual(person);
    expect(byCookie.headers.get('set-cookie')).toMatch(COOKIE);
  });

  it('is needed, and must be one of this server', async () => {
    const { url } = await testServer();
    const elsewhere = await testServer();
    const stranger = await newPerson(elsewhere.url, 'Zoe');
    for (const token of [undefined, 'nonsense', stranger.token, '']) {
      expect(await caller(url, token)('GET', '/me')).toMatchObject({
        status: 401,
        body: { code: 'unknown-person' },
      });
    }
  });

  it('has a name that can be changed, within reason', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    expect(expected(await ann.call('PATCH', '/me', { name: 'Anna' }), 200)).toMatchObject({
      name: 'Anna',
      language: 'en',
    });
    expect(expected(await ann.call('PATCH', '/me', { language: 'pl' }), 200)).toMatchObject({
      name: 'Anna',
      language: 'pl',
    });
    for (const body of [
      { name: '' },
      { name: 'x'.repeat(10_000) },
      { name: 7 },
      { nom: 'Anna' },
      { language: 'xx' },
      [],
      'x',
    ]) {
      expect(await ann.call('PATCH', '/me', body)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
    }
    expect(expected(await ann.call('GET', '/me'), 200)).toMatchObject({ name: 'Anna', language: 'pl' });
  });

  it('is carried to another device once', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const { code } = expected(await ann.call<{ code: string }>('POST', '/me/carry'), 201);
    const there = await caller(url)<{ person: { id: string }; token: string }>('POST', `/carry/${code}`);
    expect(expected(there, 200).person.id).toBe(ann.id);
    expect(there.headers.get('set-cookie')).toMatch(COOKIE);
    expect(await caller(url)('POST', `/carry/${code}`)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it('in a cookie cannot be used by a page of another site', async () => {
    const { url } = await testServer();
    const { token } = await newPerson(url, 'Ann');
    const send = async (origin: string) =>
      caller(url)('PATCH', '/me', { name: 'Eve' }, { cookie: `tenfold=${token}`, origin });
    expect(await send('https://evil.example')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await send(url)).toMatchObject({ status: 200 });
  });
});

describe('a page of another site', () => {
  it('makes nobody else of a visitor, with or without a cookie', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const { code } = expected(await ann.call<{ code: string }>('POST', '/me/carry'), 201);
    const body = { name: 'Eve', language: 'en' };
    for (const origin of ['https://evil.example', 'null', url.replace('http:', 'https:')]) {
      for (const [path, sent] of [
        [`/carry/${code}`, undefined],
        ['/people', body],
      ] as const) {
        const refused = await caller(url)('POST', path, sent, { origin });
        expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
        expect(refused.headers.get('set-cookie')).toBeNull();
      }
    }
    expect(await caller(url)('POST', `/carry/${code}`, undefined, { origin: url })).toMatchObject({
      status: 200,
      body: { person: { id: ann.id } },
    });
  });

  it('with a bearer token is a program like any other', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const sent = await ann.call('PATCH', '/me', { name: 'Anna' }, { origin: 'https://bots.example' });
    expect(sent).toMatchObject({ status: 200, body: { name: 'Anna' } });
  });

  it('that is our own behind a proxy nobody has told of is refused with what to do', async () => {
    const { url } = await testServer();
    const body = { name: 'Ann', language: 'en' };
    const refused = await caller(url)('POST', '/people', body, {
      origin: 'https://play.example',
      'x-forwarded-host': 'play.example',
      'x-forwarded-proto': 'https',
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(refused.text).toContain('--trust-proxy');
  });
});

describe('behind a proxy', () => {
  const FORWARDED = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'play.example',
    'x-forwarded-for': '203.0.113.9',
  };
  const body = { name: 'Ann', language: 'en' };

  it('that is trusted the cookie is for https alone', async () => {
    const { url } = await testServer({ trustProxy: 'loopback' });
    const { headers } = await caller(url)('POST', '/people', body, FORWARDED);
    expect(headers.get('set-cookie')).toContain('; Secure');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('content-security-policy')).toContain('wss://play.example;');
  });

  it('that is trusted the page is at home over https alone', async () => {
    const { url } = await testServer({ trustProxy: 'loopback' });
    const from = async (origin: string) => caller(url)('POST', '/people', body, { ...FORWARDED, origin });
    expect(await from('https://play.example')).toMatchObject({ status: 201 });
    expect(await from('http://play.example')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });

  it('that is not trusted its headers are not believed', async () => {
    const { url } = await testServer();
    const { headers } = await caller(url)('POST', '/people', body, FORWARDED);
    expect(headers.get('set-cookie')).not.toContain('Secure');
    expect(headers.get('content-security-policy')).not.toContain('play.example');
  });
});
