// What `npm start` and `npm test` ask npm for, by what is there already.

import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Entry } from '../installed.mjs';
import { hasTools, installedFor, npmToInstall } from '../installed.mjs';
import { npmCommand } from '../npm-command.mjs';

type Packages = Record<string, Entry>;

const own: Packages = {
  'node_modules/fastify': { version: '5.0.0', integrity: 'f' },
  'packages/rules': { version: '0.1.0' },
};
const tools: Packages = { 'node_modules/vitest': { version: '5.1.0', integrity: 'v', dev: true } };
const forOthers: Packages = {
  'node_modules/rolldown-mac': { version: '1.0.0', integrity: 'm', optional: true },
};
const locked = { '': {}, ...own, ...tools, ...forOthers };

describe('what is installed', () => {
  it.each<[string, Packages | undefined, ReturnType<typeof installedFor>]>([
    ['everything, but for what other systems need', { ...own, ...tools }, 'development'],
    ['everything but the tools', own, 'play'],
    ['the tools without what they work on', tools, 'nothing'],
    ['not even a list of it', undefined, 'nothing'],
    [
      'another version',
      { ...own, ...tools, 'node_modules/fastify': { version: '4.0.0', integrity: 'f' } },
      'nothing',
    ],
    [
      'the same version with other contents',
      { ...own, 'node_modules/fastify': { version: '5.0.0', integrity: 'x' } },
      'nothing',
    ],
    ['something that the lockfile does not know', { ...own, ...tools, 'node_modules/old': {} }, 'nothing'],
  ])('%s', (_, installed, use) => {
    expect(installedFor(locked, installed)).toBe(use);
  });
});

test('who develops is told by the tools, whatever else has changed', () => {
  expect(hasTools({ ...own, ...tools, 'node_modules/old': {} })).toBe(true);
  expect(hasTools(own)).toBe(false);
  expect(hasTools(undefined)).toBe(false);
});

describe('what npm is asked for', () => {
  it('is nothing where what is wanted is there, or more', () => {
    expect(npmToInstall('play', 'play')).toBeNull();
    expect(npmToInstall('play', 'development')).toBeNull();
    expect(npmToInstall('development', 'development')).toBeNull();
  });

  it('is what playing needs for playing, and all for the tests', () => {
    expect(npmToInstall('play', 'nothing')).toEqual(expect.arrayContaining(['ci', '--omit=dev']));
    expect(npmToInstall('development', 'nothing')).toEqual(expect.arrayContaining(['ci', '--include=dev']));
  });

  it('takes nothing away where only the tools are missing: somebody may be playing', () => {
    const asked = npmToInstall('development', 'play');
    expect(asked).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']));
    expect(asked).not.toContain('ci');
  });
});

describe('npm', () => {
  it('is the one that runs the script', () => {
    const { command, parameters, shell } = npmCommand(['ci'], { npm_execpath: '/lib/npm-cli.js' }, 'win32');
    expect([command, parameters, shell]).toEqual([process.execPath, ['/lib/npm-cli.js', 'ci'], false]);
  });

  it('is a command of the system where no npm runs the script, by a shell on Windows', () => {
    expect(npmCommand(['ci', '--x'], {}, 'linux')).toEqual({
      command: 'npm',
      parameters: ['ci', '--x'],
      shell: false,
    });
    expect(npmCommand(['ci', '--x'], { npm_execpath: 'C:\\yarn.exe' }, 'win32')).toEqual({
      command: 'npm ci --x',
      parameters: [],
      shell: true,
    });
  });
});

test('the page is built from what playing needs', () => {
  const { packages } = JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  ) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const page = ['vite', 'rolldown', 'svelte', '@sveltejs/vite-plugin-svelte', '@fontsource/alegreya-sans'];
  const ofTools = page.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined);
  expect(ofTools, 'move them to "dependencies" of apps/web').toEqual([]);
  const forTools = ['typescript', 'vitest', 'oxlint', '@playwright/test'];
  const ofPlay = forTools.filter((name) => packages[`node_modules/${name}`]?.dev !== true);
  expect(ofPlay, 'only the tools of development need them').toEqual([]);
});
