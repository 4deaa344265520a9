// What no test has: a look at a clock, a way around itself, a second try.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** They read the clock and conclude nothing from it. */
const MEASURE_NOTHING: Readonly<Record<string, string>> = {
  'apps/server/test/cluster/two-nodes.test.ts': 'lets a node believe that much time has gone by',
  'apps/server/test/hard/playing/pace.ts': 'keeps a load within what the server allows',
  'apps/server/test/store/contract.ts': 'names a moment that is long past',
  'apps/server/test/wire/twin-servers.ts': 'says when somebody was last seen',
  'apps/web/e2e/keys.ts': 'presses no key twice in haste',
};

const CLOCK = /\b(?:Date\.now|performance\.now|hrtime|new Date\(\))/;
const PRETENDED = /useFakeTimers/;
const WAY_AROUND = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fails|fixme)\b/;
/** A signal that a system has not got cannot be tested there. */
const PLATFORM = /\.skipIf\(process\.platform === 'win32'\)/g;
const CONDITION = /\.(?:skipIf|runIf)\(/;
const SECOND_TRY = /\bretr(?:y|ies): *[1-9]/;

const own = 'scripts/test/tests.test.ts';
const sources = globSync(['{packages,apps}/*/{test,e2e}/**/*.ts', 'scripts/{,pack/}test/**/*.ts'], {
  cwd: root,
})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name !== own)
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

const having = (isSo: (text: string) => boolean): string[] =>
  sources.filter(({ text }) => isSo(text)).map(({ name }) => name);

test('the tests are there to be read', () => {
  expect(sources.length).toBeGreaterThan(200);
});

test('none measures time: whoever reads a clock has made it stand still', () => {
  const readers = having((text) => CLOCK.test(text) && !PRETENDED.test(text));
  expect(readers.toSorted()).toEqual(Object.keys(MEASURE_NOTHING).toSorted());
});

test('none is left out, alone, or expected to fail', () => {
  expect(having((text) => WAY_AROUND.test(text))).toEqual([]);
  expect(having((text) => CONDITION.test(text.replaceAll(PLATFORM, '')))).toEqual([]);
});

test('none is given a second try', () => {
  expect(having((text) => SECOND_TRY.test(text))).toEqual([]);
  expect(readFileSync(join(root, 'vitest.config.ts'), 'utf8')).not.toMatch(/retry/);
});

// The patterns above are tried on what they must find; nothing here is left out.
test.each(['it.skip(', 'describe.only(', 'test.each.todo', 'it.skipIf(', 'Date.now()', 'retries: 2'])(
  '`%s` would be found',
  (code) => {
    expect([WAY_AROUND, CONDITION, CLOCK, SECOND_TRY].some((pattern) => pattern.test(code))).toBe(true);
  },
);
