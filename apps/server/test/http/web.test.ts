// The page and its files.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, testServer } from '../live/server.ts';

const PAGE = '<!doctype html><title>page</title>';

describe('the page', () => {
  it('is a few words where there is none', async () => {
    const { url } = await testServer();
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('/api/v1/openapi.json');
  });

  it('is served with its files, and nothing beside them', async () => {
    const parent = newFolder();
    const webFolder = join(parent, 'web');
    mkdirSync(join(webFolder, 'assets'), { recursive: true });
    writeFileSync(join(webFolder, 'index.html'), PAGE);
    writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js'), 'export {};');
    writeFileSync(join(parent, 'secret.txt'), 'secret');
    const { url } = await testServer({ webFolder });

    for (const path of [
      '/',
      '/index.html',
      '/t/AAAAAAAAAAAAAAAAAAAAAA',
      '/g/x',
      '/replay',
      '/replay/x/y',
      '/ladder',
    ]) {
      const answer = await fetch(url + path);
      expect({ path, text: await answer.text() }).toEqual({ path, text: PAGE });
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const tag = answer.headers.get('etag') ?? '';
      expect((await fetch(url + path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
    const script = await fetch(`${url}/assets/app-1a2b3c.js`);
    expect(await script.text()).toBe('export {};');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/assets/none.js',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/',
    ]) {
      const answer = await fetch(url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(await answer.json()).toMatchObject({ code: 'not-found' });
    }
  });
});
