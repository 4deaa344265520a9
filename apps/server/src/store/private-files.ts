// Whoever reads the data folder can be anybody on the server and see all cards: it is for the user of the server alone.

import { chmod, open, stat } from 'node:fs/promises';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** A folder that many share, like /tmp, belongs to nobody alone. */
const STICKY = 0o1000;

export async function makeFolderPrivate(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & STICKY) !== 0 || uid !== process.getuid?.()) return;
  await chmod(folder, FOLDER_MODE);
}

/** Makes the database if it is not there: what SQLite puts beside it later takes after it. */
export async function makeDatabasePrivate(file: string): Promise<void> {
  // Never opened if it is there: to close it would let go of the locks that this process has on it.
  const made = await open(file, 'wx', FILE_MODE).catch((error: unknown) => {
    if (isCode(error, 'EEXIST')) return null;
    throw error;
  });
  await made?.close();
  for (const suffix of ['', '-wal', '-shm', '-journal']) await makeFilePrivate(`${file}${suffix}`);
}

/** If there is such a file, and it is one's own. */
export async function makeFilePrivate(file: string): Promise<void> {
  await chmod(file, FILE_MODE).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EPERM')) throw error;
  });
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
