// What the compiler leaves as it is, though it is another when built: names of files that are no imports, data, and the
// places that maps lead to.

/** A thread's file: `new URL('./worker.ts', import.meta.url)`. */
const THREAD = /new URL\('(\.{1,2}\/[^']+)\.ts', import\.meta\.url\)/g;

/** Data in the same package: `import data from './catalogue.json' with { type: 'json' }`. */
const DATA = /from '(\.\/[^']+\.json)' with \{ type: 'json' \}/g;

/**
 * Data becomes a module: Node 20 and 22 warn whoever imports JSON, and not every bundler can.
 *
 * @param {string} code
 */
export function rewriteCode(code) {
  return code
    .replace(THREAD, "new URL('$1.js', import.meta.url)")
    .replace(DATA, (_, file) => `from '${dataModule(file)}'`);
}

/** @param {string} file */
export function dataModule(file) {
  return file.replace(/\.json$/, '.data.js');
}

/** @param {string} json */
export function dataCode(json) {
  return `export default ${json.trim()};\n`;
}

/**
 * The map of `dist/x/y.js` leads to `src/x/y.ts`, wherever it was when it was built.
 *
 * @param {string} map
 * @param {string} name The built file, as in `x/y.js.map`.
 */
export function rewriteMap(map, name) {
  const up = '../'.repeat(name.split('/').length);
  const source = name.replace(/\.(?:d\.ts|js)\.map$/, '.ts');
  return JSON.stringify({ ...JSON.parse(map), sourceRoot: '', sources: [`${up}src/${source}`] });
}
