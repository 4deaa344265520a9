// What `npm run release` makes of a note, in a copy of all that it touches.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../published.mjs';

const TOUCHED = [
  'package.json',
  'package-lock.json',
  '.changeset/config.json',
  '{packages,apps}/*/{package.json,CHANGELOG.md}',
];

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of globSync(TOUCHED, { cwd: root })) cpSync(join(root, file), join(folder, file));
  return folder;
}

const release = (cwd: string) =>
  spawnSync(process.execPath, [join(root, 'scripts', 'release.mjs')], { cwd, encoding: 'utf8' });

test('a note becomes one version for all, and is told where it belongs', () => {
  const folder = copyOfRepository();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const manifest = (file: string): Manifest => JSON.parse(read(file)) as Manifest;
  const [major, minor] = manifest('packages/rules/package.json').version.split('.').map(Number);
  const next = `${major}.${Number(minor) + 1}.0`;
  writeFileSync(join(folder, '.changeset', 'note.md'), "---\n'@tenfold/rules': minor\n---\n\nA new thing.\n");

  const { status, stderr } = release(folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const versions = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: folder }).map(
    (file) => manifest(file).version,
  );
  expect(new Set(versions)).toEqual(new Set([next]));
  expect(manifest('packages/bots/package.json').dependencies).toEqual({ '@tenfold/rules': next });
  expect(read('packages/rules/CHANGELOG.md')).toContain(
    `## ${next}\n\n### Minor Changes\n\n- A new thing.\n`,
  );
  expect(existsSync(join(folder, 'apps/web/CHANGELOG.md'))).toBe(false);
  expect(existsSync(join(folder, '.changeset', 'note.md'))).toBe(false);

  const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Record<string, Manifest> };
  expect(lock.packages['packages/bots']).toMatchObject({
    version: next,
    dependencies: { '@tenfold/rules': next },
  });
});

test('without a note there is nothing to release, and nothing is changed', () => {
  const folder = copyOfRepository();
  const before = readFileSync(join(folder, 'package.json'), 'utf8');
  const { status, stderr } = release(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('npx changeset');
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before);
});
