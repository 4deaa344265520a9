// The libraries as Node runs them after `npm install`: the tour of each README, on every Node that is here.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LIBRARIES } from '../published.mjs';
import { promisedNodes } from './nodes.ts';
import { tourOf } from './tour.ts';

const folder = inject('libraries');

describe.each(promisedNodes())('on Node $version', ({ path }) => {
  it.each(LIBRARIES)('@tenfold/%s does what its README shows, and nothing is warned of', (name) => {
    const readme = readFileSync(join(folder, 'node_modules', '@tenfold', name, 'README.md'), 'utf8');
    const { code, prints } = tourOf(readme);
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    const { status, stdout, stderr } = spawnSync(path, [file], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual(prints);
    expect(prints).not.toEqual([]);
    expect(status).toBe(0);
  });
});

it('leads from a built module back to its source', () => {
  const home = join(folder, 'node_modules', '@tenfold', 'rules');
  for (const built of ['index.js', 'index.d.ts', 'engine/game.js']) {
    const map = JSON.parse(readFileSync(join(home, 'dist', `${built}.map`), 'utf8')) as {
      readonly sources: readonly string[];
    };
    const [source = ''] = map.sources;
    expect(readFileSync(join(home, 'dist', built, '..', source), 'utf8')).not.toBe('');
  }
});
