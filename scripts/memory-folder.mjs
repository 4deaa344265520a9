// A folder in memory for what a step of the tests writes and nobody needs afterwards: databases wait for the disk at every commit, and
// tests commit a hundred thousand times. That both are told to wait is asked of them, in apps/server/test/store/durability.test.ts; no
// test can pull the plug.

import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** What Linux keeps in memory. */
const PLACE = '/dev/shm';
/** Many times what a step writes. */
const ROOM = 4 * 2 ** 30;

/** @type {Set<string>} */
const folders = new Set();
// What is broken off leaves nothing in memory either.
process.on('exit', () => folders.forEach(removeMemoryFolder));

/**
 * @returns {string | null} Null where there is none, or too little room: then it is the system's own for such files.
 */
export function newMemoryFolder() {
  try {
    accessSync(PLACE, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(PLACE);
    if (Math.min(bavail * bsize, process.availableMemory()) < ROOM) return null;
    const folder = mkdtempSync(`${PLACE}/tenfold-`);
    // PostgreSQL runs as somebody else where the tests are run by root.
    chmodSync(folder, 0o755);
    folders.add(folder);
    return folder;
  } catch {
    return null;
  }
}

/** @param {string | null} folder */
export function removeMemoryFolder(folder) {
  if (folder === null) return;
  folders.delete(folder);
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Something that a step has left behind still writes there, and what it tests is not this.
  }
}
