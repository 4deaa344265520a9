// What a document names is there: files and folders in the tree, scripts in package.json, subcommands and options of tenfold.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const documents = globSync(['*.md', 'docs/*.md', '{packages,apps}/*/*.md', '.github/**/*.md'], {
  cwd: root,
}).filter((name) => basename(name) !== 'CHANGELOG.md');

const tree = globSync(
  ['*', '.*', '{.github,docs,examples,lessons,rulings,scripts,strategies}/**', '{packages,apps}/*/**'],
  { cwd: root, exclude: (name) => ['node_modules', '.git', 'dist', 'dist-static'].includes(name) },
).map((name) => `/${name.replaceAll('\\', '/')}`);

/** What somebody makes by a command that the document names, or writes for himself. */
const MADE = [
  /^\.pack\//,
  /^reports\//,
  /^my[-.]/,
  /^(?:game|report|positions|deck|bot)\.\w+$/,
  /^node_modules(?:\/|$)/,
  /^apps\/web\/dist(?:-static)?$/,
  // The card that docs/adding-a-card.md adds.
  /\/roadside(?:\.ts|\/)/,
];
/** Names of files, and of folders by a slash; a star stands for whatever it is called. */
const PLACE = /^[\w.@*-]+(?:\/[\w.@*-]*)*\/?$/;
const ENDING = /\.(?:ts|mts|js|mjs|json|svelte|css|md|py|txt|yml|strategy)$/;
const TOP = new Set(tree.map((name) => name.split('/')[1]));

const isPlace = (said: string): boolean =>
  PLACE.test(said) && (ENDING.test(said) || (said.includes('/') && TOP.has(said.split('/')[0])));

/** A document names a place from where it speaks: `engine/turn.ts` in the part about the rules. */
function isThere(said: string): boolean {
  if (MADE.some((made) => made.test(said))) return true;
  const pattern = said.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const ends = new RegExp(`/${pattern}$`);
  return tree.some((name) => ends.test(name));
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commandLine = globSync('apps/cli/src/**/*.ts', { cwd: root }).map(read).join('\n');
const subcommands = globSync('apps/cli/src/commands/*.ts', { cwd: root }).map((name) =>
  basename(name, '.ts'),
);

describe.each(documents)('%s', (name) => {
  const text = read(name);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, said = '']) => said);

  it('names files and folders that are there', () => {
    expect(code.filter((said) => isPlace(said) && !isThere(said))).toEqual([]);
  });

  it('names scripts that are there', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('names subcommands and options of tenfold that are there', () => {
    const calls = [
      ...text.matchAll(/(?:npm run tenfold --|(?<=^|`)tenfold) (?!record\b)(?=[a-z])([^`\n|#]+)/gm),
    ];
    const wrong = calls.flatMap(([call, words = '']) => {
      const [subcommand = '', ...rest] = words.split(/[\s.]+/);
      const options = rest.filter((word) => /^--[a-z][a-z-]*$/.test(word));
      return subcommands.includes(subcommand) && options.every((option) => commandLine.includes(option))
        ? []
        : [call];
    });
    expect(wrong).toEqual([]);
  });
});

it('reads what the documents say', () => {
  expect(isPlace('packages/rules/src')).toBe(true);
  expect(isPlace('engine/turn.ts')).toBe(true);
  expect(isPlace('buy Gold')).toBe(false);
  expect(isThere('engine/turn.ts')).toBe(true);
  expect(isThere('engine/tern.ts')).toBe(false);
  expect(isThere('packages/roles/src')).toBe(false);
});
