// The libraries as a strict TypeScript project sees them: the code of the READMEs, by both ways of finding modules and by
// both compilers that people have.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { LIBRARIES, root } from '../published.mjs';
import { tourOf } from './tour.ts';

const folder = inject('libraries');

it.each([
  ['nodenext', 'nodenext', 'typescript'],
  ['esnext', 'bundler', '@typescript/native'],
])('compiles with module %s and moduleResolution %s by %s', (module, moduleResolution, compiler) => {
  const project = join(folder, `types-${moduleResolution}`);
  mkdirSync(project);
  for (const name of LIBRARIES) {
    const readme = readFileSync(join(folder, 'node_modules', '@tenfold', name, 'README.md'), 'utf8');
    writeFileSync(join(project, `${name}.ts`), tourOf(readme).code);
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module,
        moduleResolution,
        target: 'es2023',
        lib: ['es2023', 'dom'],
        // The declarations of the libraries are read too, not taken on trust; the language's own are.
        skipLibCheck: false,
        skipDefaultLibCheck: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules', '@types')],
      },
    }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', compiler, 'bin', 'tsc'), '--project', project],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
