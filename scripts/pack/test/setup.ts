// Once for all tests of what others install: everything is packed and installed into an empty folder, from which
// nothing leads back to the repository. Thousands of pages of single rulings, which are alike, come along in full tests only: to
// pack, install and judge them takes longer than all else.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wantsFullTests } from '@tenfold/prerequisites';
import type { TestProject } from 'vitest/node';
import { npmCommand } from '../../npm-command.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the libraries are installed. */
    libraries: string;
    /** Where the command is installed. */
    program: string;
    tarballs: readonly string[];
  }
}

const PROGRAM = /^tenfold-\d/;

export function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tenfold-installed-')));
  const end = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const packing = fileURLToPath(new URL('../main.mjs', import.meta.url));
    const target = join(folder, 'tarballs');
    execFileSync(process.execPath, [packing, target, ...(wantsFullTests() ? [] : ['--few-pages'])], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const names = readdirSync(target);
    const pathsOf = (wanted: readonly string[]): string[] => wanted.map((name) => join(target, name));
    const libraries = pathsOf(names.filter((name) => !PROGRAM.test(name)));
    const program = pathsOf(names.filter((name) => PROGRAM.test(name)));
    project.provide('tarballs', [...libraries, ...program]);
    project.provide('libraries', installed(join(folder, 'libraries'), libraries));
    project.provide('program', installed(join(folder, 'program'), program));
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

function installed(folder: string, tarballs: readonly string[]): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { command, parameters, shell } = npmCommand(['install', ...quiet, ...tarballs]);
  execFileSync(command, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell });
  return folder;
}
