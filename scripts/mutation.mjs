// Mutation tests of the engine: small faults are put into it one by one, and some test must notice each.
// Works on a copy of the repository, since packages find each other through node_modules and so must be changed in place.
//
//   npm run mutation [-- --mutate packages/rules/src/view.ts]

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'tenfold-mutation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of listed.split('\0')) {
  if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
}
cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });

const stryker = join(
  dirname(fileURLToPath(import.meta.resolve('@stryker-mutator/core'))),
  '../../bin/stryker.js',
);
const { status } = spawnSync(process.execPath, [stryker, 'run', ...process.argv.slice(2)], {
  cwd: copy,
  stdio: 'inherit',
});
if (existsSync(join(copy, 'reports'))) {
  cpSync(join(copy, 'reports'), join(root, 'reports'), { recursive: true });
  console.log('The report is in reports/mutation.html.');
}
process.exitCode = status ?? 1;
