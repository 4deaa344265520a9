// The page and its files.

import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newFolder, testServer } from '../live/server.ts';

const PAGE = '<!doctype html><title>page</title>';
const SCRIPT = 'export const words = "words words words words words words";';

/** A built page. */
function newPage(): string {
  const webFolder = join(newFolder(), 'web');
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, '.built-from'), 'secret');
  const script = join(webFolder, 'assets', 'app-1a2b3c.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(webFolder, 'assets', 'font-1a2b3c.woff2'), 'font');
  return webFolder;
}

/** As it comes: fetch would unpack it. */
async function raw(url: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) };
}

describe('the page', () => {
  it('is a few words where there is none', async () => {
    const { url } = await testServer();
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('/api/v1/openapi.json');
    expect((await fetch(`${url}/nowhere`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('comes whole however many ask for it from one address', async () => {
    const { url } = await testServer({ webFolder: newPage(), limits: { requestsPerMinute: 3 } });
    for (let count = 0; count < 10; count++) {
      for (const path of ['/', '/cards', '/assets/app-1a2b3c.js', '/assets/font-1a2b3c.woff2']) {
        expect((await fetch(url + path)).status).toBe(200);
      }
    }
    const asked = await Promise.all(Array.from({ length: 5 }, async () => fetch(`${url}/api/v1/bots`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  });

  it('is served with its files, and nothing beside them', async () => {
    const webFolder = newPage();
    writeFileSync(join(webFolder, '..', 'secret.txt'), 'secret');
    const { url } = await testServer({ webFolder });

    for (const path of [
      '/index.html',
      '/t/AAAAAAAAAAAAAAAAAAAAAA',
      '/g/x',
      `/k/${Array.from({ length: 10 }, () => 'secret-chamber').join('.')}`,
      '/play/bots',
      '/watch',
      '/cards',
      '/cards/nonsense',
      '/settings?language=hu',
      '/ladder',
    ]) {
      const answer = await fetch(url + path);
      expect({ path, status: answer.status, text: await answer.text() }).toEqual({
        path,
        status: 200,
        text: PAGE,
      });
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const tag = answer.headers.get('etag') ?? '';
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        expect((await fetch(url + path, { headers: { 'if-none-match': known } })).status).toBe(304);
      }
    }
    const script = await fetch(`${url}/assets/app-1a2b3c.js`);
    expect(await script.text()).toBe(SCRIPT);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/assets/none.js',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/',
      '/assets/app-1a2b3c.js.br',
      '/.built-from',
    ]) {
      const answer = await fetch(url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(await answer.json()).toMatchObject({ code: 'not-found' });
    }
  });

  it('comes in the form that the browser takes, and each form has its own tag', async () => {
    const { url } = await testServer({ webFolder: newPage() });
    const address = `${url}/assets/app-1a2b3c.js`;
    const tags = new Set<string>();
    for (const [accepted, encoding, bytes] of [
      ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT)],
      ['br;q=0, gzip', 'gzip', gzipSync(SCRIPT)],
      ['*', 'br', brotliCompressSync(SCRIPT)],
      ['deflate', undefined, Buffer.from(SCRIPT)],
      ['identity, *;q=0', undefined, Buffer.from(SCRIPT)],
      ['', undefined, Buffer.from(SCRIPT)],
    ] as const) {
      const answer = await raw(address, { 'accept-encoding': accepted });
      expect({ accepted, encoding: answer.headers['content-encoding'] }).toEqual({ accepted, encoding });
      expect(answer.bytes.equals(bytes)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-length': String(bytes.length),
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      const tag = answer.headers.etag ?? '';
      tags.add(tag);
      const again = await raw(address, { 'accept-encoding': accepted, 'if-none-match': tag });
      expect(again).toMatchObject({ status: 304, headers: { etag: tag, vary: 'Accept-Encoding' } });
    }
    expect(tags.size).toBe(3);
    const font = await raw(`${url}/assets/font-1a2b3c.woff2`, { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(String(font.bytes)).toBe('font');
  });

  it('never comes in a form that is of another release of the file', async () => {
    const webFolder = newPage();
    writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('old'));
    writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js.gz'), 'cut off');
    const { url } = await testServer({ webFolder });
    const answer = await raw(`${url}/assets/app-1a2b3c.js`, { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(String(answer.bytes)).toBe(SCRIPT);
  });

  it('stays as it was when another one is built while the server runs', async () => {
    const webFolder = newPage();
    const { url } = await testServer({ webFolder });
    writeFileSync(join(webFolder, 'index.html'), 'another page, and a longer one at that');
    expect(await (await fetch(`${url}/cards`)).text()).toBe(PAGE);
    expect(await (await fetch(url)).text()).not.toContain('another page');
  });

  it('tells people that an address is empty or cannot be read; programs are told by a code', async () => {
    const { url } = await testServer({ webFolder: newPage() });
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const path of ['/nowhere', '/t', '/t/x/y', '/replay', '/apiary']) {
      const answer = await fetch(url + path, { headers: { accept } });
      expect({ path, status: answer.status, text: await answer.text() }).toEqual({
        path,
        status: 404,
        text: PAGE,
      });
    }
    for (const [path, status] of [
      ['/k/%E0%A4%A', 400],
      ['/%', 400],
      [`/t/${'x'.repeat(500)}`, 414],
    ] as const) {
      const answer = await fetch(url + path, { headers: { accept } });
      expect({ path, status: answer.status, text: await answer.text() }).toEqual({
        path,
        status,
        text: PAGE,
      });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      const told = await fetch(url + path);
      expect({ path, status: told.status }).toEqual({ path, status });
      expect(await told.json()).toMatchObject({ code: 'malformed' });
    }
    for (const [path, init] of [
      ['/api/v1/nowhere', { headers: { accept } }],
      ['/api', { headers: { accept } }],
      ['/assets/none.js', { headers: { accept } }],
      ['/nowhere', { headers: { accept }, method: 'POST' }],
      ['/nowhere', {}],
    ] as const) {
      const answer = await fetch(url + path, init);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(await answer.json()).toMatchObject({ code: 'not-found' });
    }
  });
});

describe('the rulebook', () => {
  /** A built page with two pages of the book. */
  function newBook(): string {
    const webFolder = newPage();
    for (const language of ['en', 'hu']) {
      mkdirSync(join(webFolder, 'rules', language, 'ruling'), { recursive: true });
      writeFileSync(join(webFolder, 'rules', `${language}.html`), `contents ${language}`);
      writeFileSync(join(webFolder, 'rules', language, 'costs.html'), `costs ${language}`);
      writeFileSync(join(webFolder, 'rules', language, 'ruling', 'INT-REACT-03.html'), `ruling ${language}`);
    }
    return webFolder;
  }

  it('is sent in the language of the address, else in the one that the browser likes best', async () => {
    const { url } = await testServer({ webFolder: newBook() });
    for (const [path, accepted, text] of [
      ['/rules/hu/costs', 'en', 'costs hu'],
      ['/rules/en', 'hu', 'contents en'],
      ['/rules', 'hu-HU,hu;q=0.9,en;q=0.8', 'contents hu'],
      ['/rules/', 'fr, en;q=0.5, hu;q=0.7', 'contents hu'],
      ['/rules/costs', '*', 'costs en'],
      ['/rules/ruling/INT-REACT-03?x=1', 'fr', 'ruling en'],
    ] as const) {
      const answer = await fetch(url + path, { headers: { 'accept-language': accepted } });
      expect({ path, status: answer.status, text: await answer.text() }).toEqual({ path, status: 200, text });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const isNamed = /^\/rules\/(en|hu)/.test(path);
      expect(answer.headers.get('vary') ?? '').toBe(isNamed ? '' : 'Accept-Language');
    }
  });

  it('leads from an id, in whatever letters, to its ruling', async () => {
    const { url } = await testServer({ webFolder: newBook() });
    for (const [path, place] of [
      ['/rules/INT-REACT-03', '/rules/ruling/INT-REACT-03'],
      ['/rules/int-react-03?x=1', '/rules/ruling/INT-REACT-03?x=1'],
      ['/rules/hu/Int-React-03', '/rules/hu/ruling/INT-REACT-03'],
      ['/rules/ruling/int-react-03', '/rules/ruling/INT-REACT-03'],
    ] as const) {
      const answer = await fetch(url + path, { redirect: 'manual' });
      expect({ path, status: answer.status, place: answer.headers.get('location') }).toEqual({
        path,
        status: 308,
        place,
      });
    }
    const text = await (await fetch(`${url}/rules/hu/int-react-03`)).text();
    expect(text).toBe('ruling hu');
    const unknown = await fetch(`${url}/rules/INT-REACT-99`, { redirect: 'manual' });
    expect(unknown.status).toBe(404);
  });

  it('leaves it to the page to say what it does not have', async () => {
    const { url } = await testServer({ webFolder: newBook() });
    for (const path of ['/rules/nothing', '/rules/hu/ruling/INT-NONE-01', '/rules/..%2f..%2findex']) {
      const answer = await fetch(url + path);
      expect({ path, status: answer.status, text: await answer.text() }).toEqual({
        path,
        status: 404,
        text: PAGE,
      });
    }
  });
});
