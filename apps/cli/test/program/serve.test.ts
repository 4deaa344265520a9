// The server as a process of its own, and the example bot as another.

import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { run, temporaryFolder } from '../tenfold.ts';

const program = fileURLToPath(new URL('../../bin/tenfold.js', import.meta.url));
const bot = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));
const folder = temporaryFolder();

type Child = ChildProcessByStdio<null, Readable, Readable>;

interface Running {
  readonly child: Child;
  readonly url: string;
  /** What it has written, and how it ended. */
  ended(): Promise<{ code: number | null; out: string; err: string }>;
}

const running: Child[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function started(command: readonly string[]) {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (some: string) => (text.out += some));
  child.stderr.setEncoding('utf8').on('data', (some: string) => (text.err += some));
  const closed = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { child, text, ended: async () => ({ code: await closed, ...text }) };
}

/** Once it has said where it is. */
async function serve(...args: string[]): Promise<Running> {
  const { child, text, ended } = started([program, 'serve', '--port', '0', '--bot-pause', '0', ...args]);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const said = /^Tenfold is at (http:\/\/\S+)\n$/.exec(text.out)?.[1];
      if (said !== undefined) resolve(said);
    });
    child.on('close', () => reject(new Error(`it ended: ${text.err}`)));
  });
  return { child, url, ended };
}

describe('tenfold serve', () => {
  it('lets an outside bot play a whole game, keeps it, and ends in good order', async () => {
    const data = folder.path('data');
    const first = await serve('--data', data);
    const played = await started([bot, first.url, 'magpie']).ended();
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/^Penny: -?\d+ points.*\nMagpie: -?\d+ points.*\nhttp\S+\/record\n$/);
    expect(played.out).toContain('wins');
    const record = await (await fetch(played.out.trim().split('\n').at(-1) ?? '')).text();
    expect(record).toMatch(/^tenfold record 1\n(# .*\n)*players: Penny, Magpie\n/);

    first.child.kill('SIGTERM');
    const end = await first.ended();
    expect(end.code).toBe(0);
    const words = end.err
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(words.at(-1)).toBe('closing');

    const second = await serve('--data', data);
    const again = await fetch(`${second.url}${new URL(played.out.trim().split('\n').at(-1) ?? '').pathname}`);
    expect(await again.text()).toBe(record);
    second.child.kill('SIGINT');
    expect((await second.ended()).code).toBe(0);
  });

  it('serves the page that it is given', async () => {
    mkdirSync(folder.path('page'));
    folder.write('page/index.html', '<title>a page of our own</title>');
    const server = await serve('--data', folder.path('paged'), '--web', folder.path('page'));
    expect(await (await fetch(`${server.url}/watch`)).text()).toBe('<title>a page of our own</title>');
    server.child.kill('SIGTERM');
    expect((await server.ended()).code).toBe(0);
  });

  it('says what is wrong with what it was given', async () => {
    const taken = await serve('--data', folder.path('taken'));
    const { port } = new URL(taken.url);
    const file = folder.write('file', '');
    const cases = [
      [['--port', port, '--data', folder.path('other')], `port ${port} of 127.0.0.1 is in use`],
      [['--port', '70000'], 'Give a whole number from 0 to 65535.'],
      [['--port', '0', '--data', `${file}/below`], `The data folder ${file}/below cannot be used`],
      [['--port', '0', '--web', folder.path('nowhere')], '--web'],
      [
        ['--port', '0', '--trust-proxy', 'me', '--data', folder.path('proxy')],
        '--trust-proxy me: give addresses',
      ],
      [['--port', '0', '--limit', 'sockets=9', '--data', folder.path('limit')], 'There are connections-per-'],
      [['--port', '0', '--limit', 'idle-socket-ms=0', '--data', folder.path('limit')], 'idle-socket-ms=0'],
    ] as const;
    for (const [args, words] of cases) {
      const { code, out, err } = await run(['serve', ...args], [], folder);
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
      expect(err).toContain(words);
      expect(err).not.toContain('node_modules');
    }
  });
});

describe('the example bot', () => {
  it('is short and takes nothing from this repository', () => {
    const text = readFileSync(bot, 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThan(100);
    expect(text).not.toMatch(/\bimport\b|\brequire\b/);
  });
});
