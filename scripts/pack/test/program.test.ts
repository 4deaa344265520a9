// The tenfold command as somebody has it who installed its tarball and knows of no repository.

import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

const folder = inject('program');
const program = join(folder, 'node_modules', 'tenfold', 'bin', 'tenfold.js');

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

function started(args: readonly string[]): { child: Child; said: { out: string; err: string } } {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1', TMPDIR: folder },
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  return { child, said };
}

async function tenfold(
  args: readonly string[],
  typed = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const { child, said } = started(args);
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, ...said };
}

describe('the installed command', () => {
  it('plays', async () => {
    const { code, out, err } = await tenfold(['play', '--seed', '7', '--bots', 'vixen'], 'treasures\nquit\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Copper');
  });

  it('simulates strategies that come along, on threads', async () => {
    const { code, out, err } = await tenfold([
      'sim',
      'gero-smithy',
      'gero-big-money-ultimate',
      '--games',
      '200',
    ]);
    // On a busy machine it says how far it is.
    const troubles = err.split('\n').filter((line) => !/^( *\d+ % .* of 200 games.*)?$/.test(line));
    expect({ code, troubles }).toEqual({ code: 0, troubles: [] });
    expect(out).toContain('Smithy');
  });

  it('checks the rulebook that comes along', async () => {
    const { code, out, err } = await tenfold(['check', '--quiet']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^scenarios: \d{4} passed, 0 failed\n$/);
  });

  it('knows the rulings, in other languages too', async () => {
    const { code, out, err } = await tenfold(['rules', 'Hexe', '--lang', 'de']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('BASE-WITCH-01\n  +2 Karten; jeder Mitspieler nimmt einen Fluch.\n');
  });

  it('serves the page, begins a game, and ends in good order', async () => {
    const { child, said } = started([
      'serve',
      '--port',
      '0',
      '--data',
      join(folder, 'data'),
      '--log',
      'error',
    ]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const at = /^Tenfold is at (http:\/\/\S+)\n/.exec(said.out)?.[1];
        if (at !== undefined) resolve(at);
      });
      child.on('close', () => reject(new Error(`it ended: ${said.err}`)));
    });
    const page = await (await fetch(url)).text();
    const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(new URL(script, url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);

    expect(await begunGame(url)).toMatch(/^\S+$/);
    const closed = new Promise((resolve) => {
      child.on('close', resolve);
    });
    child.kill('SIGTERM');
    expect({ code: await closed, err: said.err }).toEqual({ code: 0, err: '' });
  });
});

/** The id of a game against a bot, on a table that a newcomer opens. */
async function begunGame(url: string): Promise<string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  async function post(path: string, body: object): Promise<Record<string, string>> {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return (await answer.json()) as Record<string, string>;
  }
  const { token = '' } = await post('/people', { name: 'Penny', language: 'en' });
  headers['authorization'] = `Bearer ${token}`;
  const { id = '' } = await post('/tables', {
    kingdom: { kind: 'recommended', id: 'first-game' },
    seats: 2,
    clock: 'none',
    undo: 'none',
    spectators: 'public',
    information: 'strict',
    noPossession: false,
    rated: false,
  });
  await post(`/tables/${id}/bots`, { seat: 1, character: 'magpie' });
  const { game = '' } = await post(`/tables/${id}/start`, {});
  return game;
}
