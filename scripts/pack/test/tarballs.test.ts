// The tarballs as others' tools judge them.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, it } from 'vitest';

const require = createRequire(import.meta.url);
const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist', 'index.js');
const tarballs = inject('tarballs').map((path) => ({ name: basename(path), path }));
/** The command is none: it has no types to be wrong. */
const libraries = tarballs.filter(({ name }) => !/^tenfold-\d/.test(name));

it.each(tarballs)('$name gives publint nothing to say', async ({ path }) => {
  const { messages, pkg } = await publint({ pack: { tarball: bytesOf(path) }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it.each(libraries)('$name has types that fit its code', ({ path }) => {
  // They are ES modules: an older way of finding modules, and CommonJS without `require(esm)`, are left out.
  const options = [
    '--profile',
    'esm-only',
    '--no-color',
    '--no-emoji',
    '--exclude-entrypoints',
    'package.json',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [attw, path, ...options], {
    encoding: 'utf8',
  });
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
});

function bytesOf(path: string): ArrayBuffer {
  return new Uint8Array(readFileSync(path)).buffer;
}
