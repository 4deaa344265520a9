// The recipes of deploy/, as far as they can be checked without an engine: what they copy is there, what they call exists, and the command
// of the image runs as it stands there, with its health check, from what is packed.

import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_PATH } from '@tenfold/protocol';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const program = join(inject('program'), 'node_modules', 'tenfold', 'bin', 'tenfold.js');

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

const INSTRUCTIONS = 'FROM WORKDIR COPY RUN USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD'.split(
  ' ',
);
const instructions: readonly Instruction[] = read('deploy/Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const restsOf = (word: string): readonly string[] =>
  instructions.filter((one) => one.word === word).map(({ rest }) => rest);
const listOf = (word: string): readonly string[] =>
  JSON.parse(/\[.*\]$/.exec(restsOf(word)[0] ?? '')?.[0] ?? '[]') as string[];

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile: string };
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const nodes = Object.keys(compose.services).filter((name) => name.startsWith('node-'));

/** Systems give ports above these to whoever asks for any, and to whoever connects: nobody comes between. */
const PORTS = { from: 10_000, count: 20_000 };

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + randomInt(PORTS.count);
    const listening = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      listening.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    listening.close();
    await once(listening, 'close');
    return port;
  }
}

/** With a free port, and a folder of one's own, in place of those of the image. */
async function inPlace(parameters: readonly string[]) {
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-container-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (text: string): string => text.replaceAll('8000', port).replace('/var/lib/tenfold', folder);
  return { parameters: parameters.map(put), put };
}

describe('the Containerfile', () => {
  it('has instructions that engines know, and copies what is there', () => {
    expect(instructions.map(({ word }) => word).filter((word) => !INSTRUCTIONS.includes(word))).toEqual([]);
    const stages = restsOf('FROM').flatMap((rest) => / AS (\w+)$/.exec(rest)?.[1] ?? []);
    for (const copied of restsOf('COPY')) {
      const stage = /^--from=(\w+) /.exec(copied)?.[1];
      const isThere =
        stage === undefined
          ? existsSync(join(root, copied.split(' ')[0] ?? 'nothing'))
          : stages.includes(stage);
      expect({ copied, isThere }).toEqual({ copied, isThere: true });
    }
    // The tarball that the last stage installs is the one that packing makes.
    expect(inject('tarballs').some((path) => /tenfold-\d[^/]*\.tgz$/.test(path))).toBe(true);
  });

  it('calls npm for what is there, with the Node that the project asks for', () => {
    const manifest = JSON.parse(read('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
      readonly engines: { readonly node: string };
    };
    for (const called of restsOf('RUN').flatMap((rest) => /^npm run (\S+)/.exec(rest)?.[1] ?? [])) {
      expect(manifest.scripts).toHaveProperty([called]);
    }
    const least = Number(/\d+/.exec(manifest.engines.node)?.[0]);
    for (const image of restsOf('FROM'))
      expect(Number(/node:(\d+)/.exec(image)?.[1])).toBeGreaterThanOrEqual(least);
  });

  it('starts a server that its health check finds well, and that ends as the image is stopped', async () => {
    const { parameters, put } = await inPlace(listOf('CMD'));
    const child = spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    while (!said.includes('Tenfold is at')) await once(child.stdout, 'data');
    const [, ...check] = listOf('HEALTHCHECK').map(put);
    expect(spawnSync(process.execPath, check).status).toBe(0);
    const gone = once(child, 'exit');
    child.kill(restsOf('STOPSIGNAL')[0] as NodeJS.Signals);
    expect(await gone).toEqual([0, null]);
    expect(spawnSync(process.execPath, check).status).toBe(1);
  });
});

describe('the compose file', () => {
  it('names services, volumes and files that are there', () => {
    const { services, volumes } = compose;
    expect(nodes).toHaveLength(3);
    for (const service of Object.values(services)) {
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty([other as string]);
      for (const [from = ''] of (service.volumes ?? []).map((one) => one.split(':'))) {
        const isThere = from.startsWith('.') ? existsSync(join(root, 'deploy', from)) : from in volumes;
        expect({ from, isThere }).toEqual({ from, isThere: true });
      }
      if (service.build === undefined) continue;
      expect(existsSync(join(root, 'deploy', service.build.context, service.build.dockerfile))).toBe(true);
    }
  });

  it('gives commands that the program takes, with one address of one database', () => {
    const commands = [...nodes, 'worker'].map((name) => compose.services[name]?.command ?? []);
    for (const [command = '', ...parameters] of commands) {
      const help = spawnSync(process.execPath, [program, command, '--help'], { encoding: 'utf8' }).stdout;
      for (const option of parameters.filter((one) => one.startsWith('--'))) expect(help).toContain(option);
    }
    const urls = new Set([
      ...nodes.map((name) => compose.services[name]?.environment?.['DATABASE_URL']),
      compose.services['worker']?.command?.at(-1),
    ]);
    expect([...urls]).toHaveLength(1);
    const { POSTGRES_USER, POSTGRES_DB } = compose.services['database']?.environment ?? {};
    expect([...urls][0]).toMatch(new RegExp(`^postgres://${POSTGRES_USER}:.*@database:5432/${POSTGRES_DB}$`));
  });
});

describe.each(['Caddyfile', 'nginx.conf'])('%s', (file) => {
  const text = read(`deploy/${file}`);

  it('is whole, and sends people to all nodes, at the port that they listen on', () => {
    const bare = text.replaceAll(/\{\$\w+\}|#.*$|'[^']*'/gm, '');
    let depth = 0;
    for (const sign of bare) {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    const port = restsOf('EXPOSE')[0];
    expect([...text.matchAll(/(node-\d):(\d+)/g)].map(([, name, at]) => [name, at])).toEqual(
      nodes.map((name) => [name, port]),
    );
  });

  it('asks where the server answers, and shows its metrics to nobody', () => {
    for (const [path] of text.matchAll(/\/api\/[\w/]+/g)) {
      expect([`${API_PATH}/health/ready`, `${API_PATH}/metrics`]).toContain(path);
    }
    expect(text).toMatch(/\/api\/v1\/metrics (403|\{ deny all; \})/);
  });
});
