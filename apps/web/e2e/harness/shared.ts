// For all workers of a run: a folder for the harness, which whoever needs it first builds there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Playwright takes it by that.
// oxlint-disable-next-line import/no-default-export
export default function share(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-harness-'));
  process.env['TENFOLD_HARNESS'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
