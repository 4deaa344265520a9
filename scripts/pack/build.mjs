// Builds sources into modules, declarations and maps: each module for itself, nothing bundled.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, workshop } from './published.mjs';
import { dataCode, dataModule, rewriteCode, rewriteMap } from './rewrite.mjs';

/** Another module of the same build. */
const MODULE_BESIDE = /(?:from|import\() ?'(\.{1,2}\/[^']+\.js)'/g;

const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/**
 * All at once, for they import each other's sources. What it gives is where a folder's build lies.
 *
 * @param {string} name
 * @param {readonly string[]} folders
 * @param {string} edition What the oldest Node they run on knows. The compiler refuses what is newer.
 * @returns {(folder: string) => string}
 */
export function compile(name, folders, edition) {
  const out = join(workshop, 'built', name);
  const config = join(workshop, `tsconfig.${name}.json`);
  mkdirSync(workshop, { recursive: true });
  rmSync(out, { recursive: true, force: true });
  const project = {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      target: edition,
      lib: [edition],
      types: ['node'],
      typeRoots: ['../node_modules/@types'],
      noEmit: false,
      noEmitOnError: true,
      rootDir: '..',
      outDir: out,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
    },
    include: folders.map((folder) => `../${folder}/src`),
  };
  writeFileSync(config, JSON.stringify(project));
  const { status, error, stdout } = spawnSync(process.execPath, [tsc, '--project', config], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(
      `tsc could not build ${folders.join(', ')} for ${edition}: correct what it names\n${error?.message ?? stdout}`,
    );
  }
  return (folder) => join(out, folder, 'src');
}

/**
 * Puts what was built in its place, with all that the compiler does not do. Data comes from the sources themselves.
 *
 * @param {string} folder In the repository, as in `packages/rules`.
 * @param {string} built
 * @param {string} dist
 */
export function place(folder, built, dist) {
  for (const file of globSync('**/*.{js,ts,map}', { cwd: built })) {
    const name = file.replaceAll('\\', '/');
    const text = readFileSync(join(built, file), 'utf8');
    if (name.endsWith('.js')) put(join(dist, name), checked(rewriteCode(text), join(built, file)));
    else if (name.endsWith('.map')) put(join(dist, name), rewriteMap(text, name));
    else put(join(dist, name), text);
  }
  const sources = join(root, folder, 'src');
  for (const file of globSync('**/*.json', { cwd: sources })) {
    put(join(dist, dataModule(file)), dataCode(readFileSync(join(sources, file), 'utf8')));
  }
  for (const file of globSync('**/*.js', { cwd: dist })) {
    for (const [, other = ''] of readFileSync(join(dist, file), 'utf8').matchAll(MODULE_BESIDE)) {
      if (existsSync(join(dist, dirname(file), other))) continue;
      throw new Error(`${folder}: ${file} needs ${other}, which was not built; look into ${built}`);
    }
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {(file: string) => boolean} [filter]
 */
export function copy(from, to, filter = () => true) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter });
}

/**
 * @param {string} path
 * @param {string} text
 */
export function put(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * @param {string} code
 * @param {string} file
 */
function checked(code, file) {
  const left = /'\.{1,2}\/[^']*\.ts'/.exec(code);
  if (left === null) return code;
  throw new Error(
    `${relative(workshop, file)} still names ${left[0]}, which no tarball has: teach scripts/pack/rewrite.mjs that form`,
  );
}
