// docs/architecture.md holds to what it says: its guards exist, its dependencies are those that are installed.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import cruiser, { layers } from '../../.dependency-cruiser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const document = read('docs/architecture.md');

/** The rows of the table under a heading, cell by cell. */
function tableUnder(heading: string): string[][] {
  const [, part = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('invariants', () => {
  const guards = tableUnder('Invariants, as absences').flatMap(([absent = '', guarded = '']) =>
    guarded.split('; ').map((guard) => ({ absent, guard })),
  );

  it('are listed', () => {
    expect(guards.length).toBeGreaterThan(25);
  });

  it.each(guards)('$guard', ({ guard }) => {
    const [, file = '', words = ''] = /^`([^`]+)`(?:: (.+))?$/.exec(guard) ?? [];
    expect(existsSync(join(root, file)), `write it as \`file\`: words; there is no file "${file}"`).toBe(
      true,
    );
    expect(`${read(file)}\n${rulesOf(file)}`).toContain(words);
  });
});

/** The names of some rules are put together from those of packages. */
const rulesOf = (file: string): string =>
  file === '.dependency-cruiser.mjs' ? cruiser.forbidden.map(({ name }) => name).join('\n') : '';

describe('the order of the folders', () => {
  /** Those of an app that are folders, in the order in which they may import each other. */
  const ordered = (app: string): string[] =>
    (layers[app]?.folders ?? []).filter((one) => !one.endsWith('.ts'));

  it('on the page is the one that is checked', () => {
    const [, part = ''] = /Its folders are layers:([^]*?)`App\.svelte`/.exec(document) ?? [];
    // What stands in brackets are the files beside them.
    const named = [...part.replaceAll(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)];
    expect(named.map(([, name = '']) => name.replace(/\/$/, ''))).toEqual(ordered('apps/web'));
  });

  it('on the server is that of the table', () => {
    const [, part = ''] = document.split('`apps/server/src`:');
    const [table = ''] = part.split('The folders stand');
    const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, names = '']) => names);
    const named = rows.flatMap((names) => [...names.matchAll(/`([\w-]+)\//g)].map(([, name = '']) => name));
    expect([...new Set(named)]).toEqual(ordered('apps/server'));
  });
});

describe('dependencies', () => {
  const listed = tableUnder('Dependencies and why').flatMap(([names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const covers = (entry: string, name: string): boolean =>
    entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1)));
  const manifests = ['package.json', 'packages/prerequisites/postgres/package.json'].concat(
    globSync('{packages,apps}/*/package.json', { cwd: root }),
  );
  type Names = Record<string, string> | undefined;
  const entries = manifests.flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Record<string, unknown>;
    return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries((manifest[kind] as Names) ?? {}).filter(([name]) => !name.startsWith('@tenfold/')),
    );
  });

  it('each have a reason', () => {
    const bare = entries.map(([name]) => name).filter((name) => !listed.some((entry) => covers(entry, name)));
    expect([...new Set(bare)]).toEqual([]);
  });

  it('that have a reason are there', () => {
    const gone = listed.filter((entry) => !entries.some(([name]) => covers(entry, name)));
    expect(gone).toEqual([]);
  });

  it('have exact versions', () => {
    expect(
      entries.filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has every word once', () => {
    const words = tableUnder('Glossary').flatMap(([cell = '']) => cell.split(', '));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('links', () => {
  it.each(globSync(['*.md', 'docs/*.md', '.github/**/*.md'], { cwd: root }))(
    'of %s lead somewhere',
    (name) => {
      const folder = join(root, name, '..');
      const links = [...read(name).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
      expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(folder, link)))).toEqual([]);
    },
  );
});
