// Whoever opens a folder reads first what it is.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = globSync('{packages,apps}/*/package.json', { cwd: root }).map(dirname).sort();

describe.each(folders)('%s', (folder) => {
  const file = join(root, folder, 'README.md');

  it('has a README that says what it is', () => {
    expect(existsSync(file), `write ${folder}/README.md`).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/^# .+\n\n\S/);
  });

  it('leads nowhere that is not there', () => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(file), link)));
    expect(dead).toEqual([]);
  });
});
