// What the tests need from the system's packages, and installs what is missing where that can be done.

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Each with the Debian package that brings it, and what shows that it is there. */
const NEEDED = [
  { name: 'postgresql', found: '{/usr/lib/postgresql/*/bin,/usr/local/bin,/usr/bin}/initdb' },
  { name: 'chromium', found: '/usr/bin/chromium' },
  // Wherever the tests would find it.
  { name: 'python3', found: `{/usr/bin,${(process.env['PATH'] ?? '').replaceAll(':', ',')}}/python3` },
];

const missing = NEEDED.filter(({ found }) => globSync(found).length === 0).map(({ name }) => name);
if (missing.length > 0) install(missing);

/** @param {string[]} names */
function install(names) {
  const list = names.join(' ');
  console.log(`tenfold: installing ${list} from the system's packages`);
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const updated = spawnSync('apt-get', ['update', '-qq'], options);
  const installed = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    options,
  );
  if (updated.status === 0 && installed.status === 0) return;
  console.error(
    `tenfold: ${list} could not be installed\n  needed by: the tests of the server, of the page and of the client for Python\n  to do: install it yourself (Debian: \`apt-get install ${list}\`, as root) and run the same command again`,
  );
  process.exit(1);
}
