// The package.json of a tarball, made from the one in the repository. There the sources run as they are, so that nothing
// is built between a change and its test; Node refuses to do that under node_modules, so a tarball has them built.

/** @typedef {import('./published.mjs').Manifest} Manifest */

/** What each tarball has besides package.json. `src` is there because the maps lead to it. */
const FILES = ['dist', 'src', 'CHANGELOG.md'];

/**
 * @param {Manifest} manifest
 * @param {string} node
 */
export function libraryManifest(manifest, node) {
  const { name, version, description, license, sideEffects, exports = {}, dependencies = {} } = manifest;
  return {
    name,
    version,
    description,
    keywords: ['dominion', 'deck-building', 'card-game'],
    license,
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([entry, source]) => [
          entry,
          { types: built(source, '.d.ts'), default: built(source, '.js') },
        ]),
      ),
      './package.json': './package.json',
    },
    files: FILES,
    dependencies,
    engines: { node },
    publishConfig: { access: 'public' },
  };
}

/**
 * The command with all that is ours inside: what it imports of this repository is bundled, what others wrote is fetched.
 *
 * @param {Manifest} program
 * @param {readonly Manifest[]} bundled
 */
export function programManifest(program, bundled) {
  const own = new Set(bundled.map(({ name }) => name));
  const all = [program, ...bundled].flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  return {
    name: 'tenfold',
    version: program.version,
    description: 'Play, learn and study Dominion with the first-edition Base, Intrigue and Alchemy sets',
    keywords: ['dominion', 'deck-building', 'card-game', 'game-server', 'simulator'],
    license: program.license,
    type: 'module',
    bin: { tenfold: 'bin/tenfold.js' },
    files: ['bin', 'data', 'dist', 'CHANGELOG.md'],
    dependencies: {
      ...Object.fromEntries(all.filter(([name]) => !own.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))),
      ...Object.fromEntries(bundled.map(({ name, version }) => [name, version])),
    },
    bundleDependencies: [...own],
    engines: program.engines,
    publishConfig: { access: 'public' },
  };
}

/**
 * @param {string} source As in `./src/index.ts`.
 * @param {string} ending
 */
function built(source, ending) {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, ending);
}
