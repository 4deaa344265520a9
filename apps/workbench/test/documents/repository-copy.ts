// A copy of the repository to try changes in: the files that git knows of, and the installed packages by links.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const MODULES = 'node_modules';
/** Its members are links to the packages of the repository itself: in the copy they must lead to its own. */
const OWN_PACKAGES = '@tenfold';

const MUCH_OUTPUT = 2 ** 26;

/** What a command printed, and whether it ended well. */
export interface Ran {
  readonly holds: boolean;
  readonly output: string;
}

export class RepositoryCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tenfold-copy-'));

  constructor() {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MUCH_OUTPUT,
    }).split('\0');
    for (const file of new Set(files)) {
      if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), this.path(file));
    }
    const members = ['packages', 'apps'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => join(folder, name)),
    );
    for (const place of ['', ...members]) this.#linkModules(join(place, MODULES));
  }

  path(file: string): string {
    return join(this.#folder, file);
  }

  /** Runs a command in the copy; when `signal` is given, ends it and all it has started. */
  run(signal: AbortSignal, command: string, ...parameters: readonly string[]): Promise<Ran> {
    const commands = [this.path(join(MODULES, '.bin')), process.env['PATH'] ?? ''].join(delimiter);
    return new Promise((resolve, reject) => {
      const child = spawn(command, parameters, {
        cwd: this.#folder,
        env: { ...process.env, PATH: commands, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, so that all of it can be ended.
        detached: true,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const end = (): void => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      };
      signal.addEventListener('abort', end, { once: true });
      child.on('error', reject);
      child.on('close', (code) => {
        signal.removeEventListener('abort', end);
        resolve({ holds: code === 0, output });
      });
    });
  }

  /** By a process of its own, for which nobody waits: where others write much, thousands of files are a matter of many seconds. */
  remove(): void {
    const removing = ['--eval', 'fs.rmSync(process.argv[1], { recursive: true })', this.#folder];
    spawn(process.execPath, removing, { detached: true, stdio: 'ignore' }).unref();
  }

  #linkModules(place: string): void {
    const from = join(root, place);
    if (!existsSync(from)) return;
    mkdirSync(this.path(place), { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [original, copy] = [join(from, entry.name), this.path(join(place, entry.name))];
      const isMark = entry.isFile();
      const isCache = entry.isDirectory() && entry.name.startsWith('.') && entry.name !== '.bin';
      if (isMark || entry.name === OWN_PACKAGES) {
        cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
      } else if (!isCache) {
        symlinkSync(original, copy);
      }
    }
  }
}
