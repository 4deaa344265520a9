// What an installation is good for, told from what npm itself has written down of it. For older Nodes too.

/** @typedef {'nothing' | 'play' | 'development'} Use Who can develop can play. */

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Entry */

/**
 * @param {Record<string, Entry> | undefined} locked The packages of package-lock.json.
 * @param {Record<string, Entry> | undefined} installed Those of node_modules/.package-lock.json, which npm writes last.
 * @returns {Use}
 */
export function installedFor(locked, installed) {
  if (locked === undefined || installed === undefined) return 'nothing';
  // One left over from another lockfile may stand in the way of the right one.
  if (Object.keys(installed).some((path) => !(path in locked))) return 'nothing';
  let isWhole = true;
  for (const [path, entry] of Object.entries(locked)) {
    const found = installed[path];
    if (found === undefined) {
      if (path === '' || entry.optional === true || entry.devOptional === true) continue;
      if (entry.dev !== true) return 'nothing';
      isWhole = false;
    } else if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return 'nothing';
    }
  }
  return isWhole ? 'development' : 'play';
}

/**
 * Whether somebody develops here. Who does keeps the tools, also where the lockfile has changed and he only wants to play.
 *
 * @param {Record<string, Entry> | undefined} installed
 */
export const hasTools = (installed) => Object.values(installed ?? {}).some(({ dev }) => dev === true);

/**
 * What npm has to be told so that an installation serves; none if it does.
 *
 * @param {Use} wanted
 * @param {Use} there
 * @returns {string[] | null}
 */
export function npmToInstall(wanted, there) {
  if (there === 'development' || there === wanted) return null;
  // Scripts of packages do not run: the one that is needed is called by its name, and no compiler is asked for.
  const always = ['--include=optional', '--ignore-scripts', '--loglevel=error'];
  if (wanted === 'play') return ['ci', '--omit=dev', ...always];
  // A game that is being served goes on while the tools are added: nothing that is there is taken away.
  if (there === 'play') return ['install', '--no-save', '--include=dev', ...always];
  return ['ci', '--include=dev', ...always];
}
