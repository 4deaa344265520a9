// The program for tests: as a process of its own, as a call, or as one game with typed lines.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tenfold/i18n';
import type { Game } from '@tenfold/rules';
import { cardSetOf } from '@tenfold/rules';
import { afterAll, vi } from 'vitest';
import type { Surroundings } from '../src/main.ts';
import { main } from '../src/main.ts';
import { playGame } from '../src/play/game-loop.ts';
import type { Session } from '../src/play/session.ts';
import { startSession } from '../src/play/session.ts';
import { setupFrom } from '../src/play/setup.ts';
import { wordsIn } from '../src/words/index.ts';

const program = fileURLToPath(new URL('../bin/tenfold.js', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Folder {
  path(name: string): string;
  read(name: string): string;
  write(name: string, text: string): string;
}

/** A folder of one test file, where games without a file end up too. */
export function temporaryFolder(): Folder {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = (name: string): string => join(folder, name);
  return {
    path,
    read: (name) => readFileSync(path(name), 'utf8'),
    write(name, text) {
      writeFileSync(path(name), text);
      return path(name);
    },
  };
}

/** The real program as a shell runs it, with lines for its standard input. Ctrl-C is pressed once, when `ready`. */
export async function run(
  args: readonly string[],
  lines: readonly string[] | undefined,
  folder: Folder,
  ready?: (out: string) => boolean,
): Promise<Outcome> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1', TMPDIR: folder.path('') },
  });
  let out = '';
  let err = '';
  let interrupted = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (interrupted || ready?.(out) !== true) return;
    interrupted = true;
    child.kill('SIGINT');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  // A program that ends before it has read everything is no error here.
  child.stdin.on('error', () => undefined);
  if (lines !== undefined) child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, out, err };
}

/** The program called from here, for what reads no input. One at a time. */
export const call = async (...args: string[]): Promise<Outcome> => callIn({}, args);

/** English, and a clock that stands still, unless told otherwise: neither the machine's language nor its speed may show. */
export async function callIn(
  { environment = {}, now = () => 0 }: Partial<Surroundings>,
  args: readonly string[],
): Promise<Outcome> {
  let out = '';
  let err = '';
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (out += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: unknown) => void (err += `${String(text)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => (out += String(text)) !== ''),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (err += String(text)) !== ''),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await main(args, { environment, now });
    return { code: process.exitCode, out, err };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

interface Wish {
  readonly kingdom?: string;
  readonly players?: number;
  readonly bots?: string;
  readonly lang?: Language;
  /** Where the game stands instead of at its beginning. */
  readonly position?: Game;
}

/** One game begun by Ann with seed 7: what is shown, and the game as it is when the lines are used up. */
export async function played(
  lines: readonly string[],
  { kingdom = 'First Game', players = 2, bots = 'vixen', lang = 'en', position }: Wish = {},
): Promise<{ out: string; session: Session; own: string[] }> {
  const session = startSession(
    setupFrom({ kingdom, players, bots, name: 'Ann', start: 'Ann', seed: '7' }, wordsIn(lang)),
  );
  if (position !== undefined) session.game = position;
  const rest = [...lines];
  let out = '';
  await playGame({
    session,
    look: { language: lang, set: cardSetOf(session.game), colour: false, width: 80 },
    kept: { file: undefined },
    terminal: {
      isTTY: false,
      print: (text) => (out += text.map((line) => `${line}\n`).join('')),
      ask: async (prompt) => {
        const line = rest.shift();
        out += `${prompt}${line ?? ''}\n`;
        return Promise.resolve(line);
      },
      wait: async (work) => work(() => undefined, new AbortController().signal),
      completeWith: () => undefined,
      close: () => undefined,
    },
  });
  const own = session.choices.filter(({ player }) => player === 'Ann').map(({ words }) => words);
  return { out, session, own };
}
