// Builds the page if anything that it is made from has changed since it was built; else does and says nothing.
//
//   npm run build:page
//
// Vite builds into a folder of its own, which takes the place of apps/web/dist when it is complete: a build that fails
// or is broken off leaves the page that was there. Beside each file that gets smaller by it lie its compressed forms,
// so that the server need not compress anything while people wait.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
/** Ignored by git, and on the same disk as the page. */
const workshop = join(root, 'node_modules', '.cache', `tenfold-page-${process.pid}`);
/** In the built page: the hash of what it was made from. */
const STAMP = '.built-from';

/** What every visitor waits for. To press all else as hard makes it smaller by a fiftieth, and takes three times as long. */
const FIRST_OF_ALL = new Set(['.js', '.css']);
/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** Thousands of small pages: to compress each would take longer than all the rest. */
const ONE_OF_MANY = /^rules[\\/]\w+[\\/]ruling[\\/]/;

const hash = hashOfInputs();
if (!existsSync(join(dist, 'index.html')) || readText(join(dist, STAMP)) !== hash) await build();

async function build() {
  console.log('tenfold: building the page (some seconds)');
  const fresh = join(workshop, 'fresh');
  mkdirSync(workshop, { recursive: true });
  try {
    // Scripts that find each other by where they lie: the same ones serve a server and a folder of a plain web host.
    runVite([web, '--outDir', fresh, '--base', './']);
    const release = nameRelease(fresh);
    const files = filesToKeep(fresh);
    const rendering = join(workshop, 'static');
    runVite([web, '--ssr', join(web, 'src/static-pages/render.ts'), '--outDir', rendering]);
    const { writeStaticPages } = await import(pathToFileURL(join(web, 'static-pages.ts')).href);
    await writeStaticPages(fresh, join(rendering, 'render.js'));
    writeWorker(fresh, release, files);
    await compressIn(fresh);
    writeFileSync(join(fresh, STAMP), hash);
    if (existsSync(dist)) renameSync(dist, join(workshop, 'old'));
    renameSync(fresh, dist);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** @param {string[]} wish what is built, and where to */
function runVite(wish) {
  const vite = join(
    dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  );
  const parameters = ['build', ...wish, '--emptyOutDir', '--logLevel', 'warn'];
  const result = spawnSync(process.execPath, [vite, ...parameters], { cwd: root, stdio: 'inherit' });
  if (result.status === 0) return;
  const why = result.error?.message ?? `exit code ${result.status ?? result.signal}`;
  rmSync(workshop, { recursive: true, force: true });
  console.error(
    `tenfold: the page could not be built (${why}); vite's own message is above\n  in: ${web}\n` +
      `  to do: correct what it names${existsSync(dist) ? '; the page that was built before is still there' : ''}`,
  );
  process.exit(1);
}

/**
 * The page names its release, and asks for its files at the root of its server, whatever its own address is.
 *
 * @param {string} folder of a page just built
 */
function nameRelease(folder) {
  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8').replaceAll('="./', '="/');
  const names = globSync('**/*', { cwd: folder }).sort().join('\n');
  const release = createHash('sha256').update(names).update(html).digest('hex').slice(0, 16);
  writeFileSync(
    index,
    html.replace(/<html[^>]*/, (tag) => `${tag} data-release="${release}"`),
  );
  return release;
}

/**
 * What an installed page must have without a network: every file that it could ask for. Browsers that know service
 * workers know woff2.
 *
 * @param {string} folder of a page just built
 */
function filesToKeep(folder) {
  return globSync('**/*.*', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)\./.test(name) && !/\.(html|woff)$/.test(name))
    .sort();
}

/**
 * @param {string} folder
 * @param {string} release
 * @param {string[]} files
 */
function writeWorker(folder, release, files) {
  const built = join(workshop, 'worker');
  const source = join(web, 'service-worker');
  runVite([source, '--config', join(source, 'vite.config.ts'), '--outDir', built]);
  const script = readFileSync(join(built, 'sw.js'), 'utf8');
  for (const word of ['%RELEASE%', '%FILES%']) {
    if (!script.includes(word)) throw new Error(`the built service worker has no ${word} to write into`);
  }
  writeFileSync(
    join(folder, 'sw.js'),
    script.replaceAll('%RELEASE%', release).replaceAll('%FILES%', files.join(' ')),
  );
}

/** @param {string} folder */
async function compressIn(folder) {
  const names = globSync('**/*', { cwd: folder }).filter(
    (name) => COMPRESSIBLE.has(extname(name)) && !ONE_OF_MANY.test(name),
  );
  await Promise.all(names.map(async (name) => compressBeside(join(folder, name))));
}

/** @param {string} file */
async function compressBeside(file) {
  if (!statSync(file).isFile()) return;
  const bytes = readFileSync(file);
  const forms = {
    br: await promisify(brotliCompress)(bytes, { params: brotliFor(file) }),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < bytes.length) writeFileSync(`${file}.${ending}`, form);
  }
}

/** @param {string} file */
function brotliFor(file) {
  const isFirst = FIRST_OF_ALL.has(extname(file));
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isFirst ? 0 : 1),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}

/** All that the page is made from, by name and content. */
function hashOfInputs() {
  const files = [
    ...filesIn('apps/web', '*'),
    ...filesIn('apps/web', '{src,public,service-worker}/**'),
    ...packagesOf('apps/web').flatMap((folder) => filesIn(folder, '{package.json,src/**}')),
    ...filesIn('rulings', '**'),
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build-page.mjs',
  ];
  const all = createHash('sha256');
  for (const name of files.sort()) {
    const own = createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest('hex');
    all.update(`${name} ${own}\n`);
  }
  return all.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} pattern
 */
function filesIn(folder, pattern) {
  return globSync(pattern, { cwd: join(root, folder), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
}

/**
 * The packages of this repository that a folder's package.json names, and those that they name.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function packagesOf(folder) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies)
    .filter((name) => name.startsWith('@tenfold/'))
    .map((name) => name.replace('@tenfold', 'packages'));
  return [...new Set(own.flatMap((one) => [one, ...packagesOf(one)]))];
}

/** @param {string} path */
function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
