// Every example, as whoever has installed the libraries runs it, on every Node that is here.

import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../published.mjs';
import { promisedNodes } from './nodes.ts';
import { printsOf } from './tour.ts';

/** It plays against a server, in apps/cli/test/program/serve.test.ts. */
const WITH_SERVER = 'bot.mjs';

const folder = inject('libraries');
const examples = readdirSync(join(root, 'examples')).filter((name) => name !== WITH_SERVER);

describe.each(promisedNodes())('on Node $version', ({ path }) => {
  it.each(examples)('%s prints what it says', (name) => {
    const file = join(folder, name);
    copyFileSync(join(root, 'examples', name), file);
    const { stdout, stderr } = spawnSync(path, [file], { cwd: folder, encoding: 'utf8' });
    const prints = printsOf(readFileSync(file, 'utf8'));
    expect(prints).not.toEqual([]);
    expect({ lines: stdout.trimEnd().split('\n'), stderr }).toEqual({ lines: prints, stderr: '' });
  });
});
