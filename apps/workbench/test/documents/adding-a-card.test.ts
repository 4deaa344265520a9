// docs/adding-a-card.md, followed step by step on a copy of the repository.

import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wantsFullTests } from '@tenfold/prerequisites';
import { allCards, randomKingdom } from '@tenfold/rules';
import { afterAll, expect, test } from 'vitest';
import type { Step } from './document-steps.ts';
import { change, stepsIn, write } from './document-steps.ts';
import type { Ran } from './repository-copy.ts';
import { RepositoryCopy } from './repository-copy.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const document = readFileSync(join(root, 'docs', 'adding-a-card.md'), 'utf8');
const steps = stepsIn(document, '## A card of a box');
type Command = Extract<Step, { kind: 'command' }>;

const TSC = 'node_modules/@typescript/native/bin/tsc';
const DEFINITION = 'packages/rules/src/cards/roadside.ts';
/** What the compiler asks for once the card is defined, and the name that it misses there. */
const ASKED_FOR = [
  ['packages/i18n/src/terms.ts', 'roadside'],
  ['packages/i18n/src/cards/en.ts', 'hawker'],
  ['packages/i18n/src/cards/hu.ts', 'hawker'],
  ['packages/i18n/src/cards/pl.ts', 'hawker'],
  ['packages/i18n/src/cards/de.ts', 'hawker'],
  ['apps/web/src/cards/emblem-names.ts', 'hawker'],
] as const;

const copy = new RepositoryCopy();
afterAll(() => copy.remove());

function edit(which: (file: string) => boolean): void {
  for (const step of steps) {
    if (step.kind === 'file' && which(step.file)) write(copy, step.file, step.text);
    if (step.kind === 'change' && which(step.file)) change(copy, step.file, step.text);
  }
}

/** The errors of the compiler, each with all its lines. */
async function errors(signal: AbortSignal): Promise<string[]> {
  write(
    copy,
    'tsconfig.keyed-by-card.json',
    JSON.stringify({ extends: './tsconfig.base.json', files: ASKED_FOR.map(([file]) => file) }),
  );
  const { output } = await copy.run(signal, 'node', TSC, '--project', 'tsconfig.keyed-by-card.json');
  return output.split(/\n(?=\S)/);
}

const complaint = ({ holds, output }: Ran): string => (holds ? '' : output);

test('the card of the document is known nowhere else', () => {
  expect(allCards.map(({ id }) => id)).not.toContain('hawker');
});

test('a definition alone does not compile: every file that lacks the card is named, and the card', async ({
  signal,
}) => {
  edit((file) => file.startsWith('packages/rules/'));
  const found = await errors(signal);
  expect(found.map((error) => error.slice(0, error.indexOf('(')))).toEqual(
    expect.arrayContaining(ASKED_FOR.map(([file]) => file)),
  );
  for (const [file, missing] of ASKED_FOR) {
    const error = found.find((one) => one.startsWith(`${file}(`));
    expect(error).toContain(`Property '${missing}' is missing`);
  }
});

test('nor does a text or an emblem whose card is not defined', async ({ signal }) => {
  edit((file) => !file.startsWith('packages/rules/'));
  const defined = readFileSync(copy.path(DEFINITION), 'utf8');
  write(copy, DEFINITION, defined.replace("'hawker'", "'walker'"));
  const found = await errors(signal);
  write(copy, DEFINITION, defined);
  for (const [file, name] of ASKED_FOR.filter(([, missing]) => missing === 'hawker')) {
    const error = found.find((one) => one.startsWith(`${file}(`));
    expect(error).toMatch(new RegExp(`'?${name}'? does not exist`));
  }
});

const commands = steps.filter((step): step is Command => step.kind === 'command');
test.for(commands)('$command', async ({ command }, { signal }) => {
  const [program = '', ...parameters] = command.split(' ');
  const ran = await copy.run(signal, program, ...parameters);
  expect(complaint(ran)).toBe('');
  expect(ran.output).toContain(program === 'npm' ? 'Hawker' : '');
});

test('who does not choose the card meets it nowhere', async ({ signal }) => {
  write(
    copy,
    'naming.yaml',
    `title: Wishing Well offers no guest that is not in the game
players:
  Ann: { hand: [wishing-well] }
  Bob: {}
moves:
  - Ann plays wishing-well
  - missing: [name hawker]
---
title: Wishing Well offers a guest that is in the game
kingdom: [wishing-well, hawker]
players:
  Ann: { hand: [wishing-well] }
  Bob: {}
moves:
  - Ann plays wishing-well
  - offered: [name hawker]
`,
  );
  const tenfold = (...parameters: readonly string[]): Promise<Ran> =>
    copy.run(signal, 'node', 'apps/cli/bin/tenfold.js', ...parameters);
  expect((await tenfold('check', 'naming.yaml')).output).toContain('2 passed, 0 failed');
  const drawn = await tenfold('kingdoms', '--random', '--seed', 'any', '--json');
  expect(JSON.parse(drawn.output)).toMatchObject({ cards: randomKingdom({}, 'any') });
});

const files = steps.flatMap((step) =>
  step.kind === 'command' || !step.file.endsWith('.ts') ? [] : step.file,
);
/** Of these, and of what they import, the compiler asks for something where there is one card more. */
const namesAllCards = (file: string): boolean =>
  /\bStandardCardId\b/.test(readFileSync(join(root, file), 'utf8'));

test('whatever names all cards as a type compiles', async ({ signal }) => {
  const named = globSync('{packages,apps}/*/src/**/*.ts', { cwd: root }).filter(namesAllCards);
  expect(named).toEqual(expect.arrayContaining(['apps/web/src/cards/art.ts', 'packages/i18n/src/find.ts']));
  write(
    copy,
    'tsconfig.naming-cards.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
      files: [...named, ...ASKED_FOR.map(([file]) => file)],
    }),
  );
  const compiled = await copy.run(signal, 'node', TSC, '--project', 'tsconfig.naming-cards.json');
  expect(complaint(compiled)).toBe('');
});

/** In full tests: all there is. */
const compilers = wantsFullTests()
  ? [
      ['node', TSC, '--project', 'tsconfig.json'],
      [
        'svelte-check',
        '--workspace',
        'apps/web',
        '--tsconfig',
        './tsconfig.json',
        '--tsgo',
        '--fail-on-warnings',
      ],
    ]
  : [];
test.for([['oxlint', ...files], ['oxfmt', '--check', ...files], ...compilers])(
  '%s %s has nothing to say',
  async ([program = '', ...parameters], { signal }) => {
    expect(complaint(await copy.run(signal, program, ...parameters))).toBe('');
  },
);

const ALL_CARDS = /\b(?:allCards|standardCards|CARD_IDS|SETS|kingdomCards)\b|playthroughs/;
/** Who looks a card up among all says nothing of the others. */
const BESIDE_THE_POINT =
  /^import [^;]*;|\b(?:allCards|standardCards\.definitions)\.(?:find|some)\(|\bstrategy\.kingdomCards\b/gm;
const speaksOfAllCards = (file: string): boolean =>
  ALL_CARDS.test(readFileSync(join(root, file), 'utf8').replaceAll(BESIDE_THE_POINT, ''));
const isUnitTest = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('.laws.test.ts');
const MEMBERS = {
  packages: ['rules', 'i18n', 'bots', 'env', 'scenarios', 'sim'],
  apps: ['cli', 'web'],
} as const;

test.for(['packages', 'apps'] as const)(
  'the tests of %s that speak of all cards hold',
  async (project, { signal }) => {
    const tests = MEMBERS[project].map((member) => {
      const folder = join(project, member, 'test');
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(isUnitTest)
        .map((file) => join(folder, file))
        .filter(speaksOfAllCards);
    });
    expect(tests).not.toContainEqual([]);
    expect(complaint(await copy.run(signal, 'vitest', 'run', '--project', project, ...tests.flat()))).toBe(
      '',
    );
  },
);
