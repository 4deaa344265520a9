// A folder for an embedded database, gone after the test.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newFolder();
  try {
    return await use(folder);
  } finally {
    await removeFolder(folder);
  }
}

export async function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'tenfold-store-'));
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
