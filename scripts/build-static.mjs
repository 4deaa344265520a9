// Makes a folder that any plain web host serves: the page with all that it can do without a server, wherever on the host
// the folder lies.
//
//   npm run build:static
//   npm run build:static -- --out FOLDER
//
// It is the page that a server sends, file by file; only its HTML differs. That names its files by where it lies, says
// that there is no server, and stands once for each address that a host may be asked for.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allCards, kingdoms } from '@tenfold/rules';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'apps', 'web', 'dist');
/** In the folder: of which page it was made, and how. */
const STAMP = '.built-from';

/** Addresses that have no page of their own beforehand. */
const ADDRESSES = [
  'play/bots',
  'play/friends',
  'play/anyone',
  'watch',
  'me',
  'here',
  'archive',
  'ladder',
  'daily',
  'lab',
  'workshop',
  'cards',
  'help',
  'scenario',
  'settings',
  'credits',
  'rules',
  'learn',
  'g/own',
  ...allCards.map(({ id }) => `cards/${id}`),
  ...kingdoms.map(({ id }) => `k/${id}`),
];

/**
 * What many hosts send for an address without a file, a kingdom's for example: looks for the page above, and hands the
 * address on to it. Where the page was installed, no host is asked.
 */
const NOT_FOUND = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tenfold</title>
    <script type="module">
      const parts = location.pathname.split('/');
      for (let depth = parts.length - 1; depth > 0; depth--) {
        const base = parts.slice(0, depth).join('/') + '/';
        const answer = await fetch(base + 'tenfold.webmanifest').catch(() => null);
        if (answer === null || !answer.ok) continue;
        const address = '/' + parts.slice(depth).join('/') + location.search;
        location.replace(base + '?to=' + encodeURIComponent(address) + location.hash);
        break;
      }
    </script>
  </head>
  <body></body>
</html>
`;

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = resolve(values.out ?? join(root, 'apps', 'web', 'dist-static'));

const built = spawnSync(process.execPath, [join(root, 'scripts', 'build-page.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const stamp = [join(page, STAMP), fileURLToPath(import.meta.url)]
  .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
  .join(' ');
if (stampOf(out) === stamp) {
  console.log(`tenfold: ${out} is up to date`);
} else {
  refuseForeign();
  make();
  console.log(`tenfold: ${out} can be served by any web host, from whatever folder`);
}

function make() {
  const fresh = `${out}.${process.pid}`;
  try {
    for (const name of globSync('**/*', { cwd: page })) {
      const from = join(page, name);
      if (isLeftOut(name) || !statSync(from).isFile()) continue;
      if (name.endsWith('.html')) write(fresh, name.replace(/(^|[\\/])index\.html$|\.html$/, ''), from);
      else copy(from, join(fresh, name));
    }
    for (const address of ADDRESSES) write(fresh, address, join(page, 'index.html'));
    writeFileSync(join(fresh, '404.html'), NOT_FOUND);
    writeFileSync(join(fresh, STAMP), stamp);
    rmSync(out, { recursive: true, force: true });
    renameSync(fresh, out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What is for a server alone. @param {string} name */
function isLeftOut(name) {
  return /(^|[\\/])\.|\.(br|gz)$/.test(name);
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * A page at an address is the first file of a folder of that name, which every host sends for it.
 *
 * @param {string} folder
 * @param {string} address
 * @param {string} from the HTML file
 */
function write(folder, address, from) {
  const depth = address === '' ? 0 : address.split(/[\\/]/).length;
  const above = depth === 0 ? './' : '../'.repeat(depth);
  const html = readFileSync(from, 'utf8')
    .replace(/<html[^>]*/, (tag) => `${tag} data-server="none"`)
    .replaceAll(/ (href|src)="\/(?!\/)/g, (_whole, name) => ` ${name}="${above}`);
  const file = join(folder, address, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** @param {string} folder */
function stampOf(folder) {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A folder that somebody else filled is not emptied. */
function refuseForeign() {
  if (!existsSync(out) || readdirSync(out).length === 0 || stampOf(out) !== undefined) return;
  console.error(
    `tenfold: ${out} holds something else than a page made by this command\n  to do: empty it, or name another folder with --out`,
  );
  process.exit(1);
}
