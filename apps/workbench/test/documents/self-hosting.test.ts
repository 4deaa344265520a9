// docs/self-hosting.md: each of its commands that needs nothing but what the tests have is run, on folders and databases of their own, and
// a PostgreSQL goes back to a moment by the lines that it gives.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type PostgresServer, startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const blocks = [...read('docs/self-hosting.md').matchAll(/```(\w+)\n(.*?)```/gs)].map(
  ([, language, text = '']) => ({
    language,
    text,
  }),
);
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'));
/** An engine, and programs that only a whole PostgreSQL has. */
const ELSEWHERE = /^(?:\w+=\S+ )*(?:podman|pg_basebackup) /;
const LONG_MS = 300_000;

let postgres: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'tenfold-document-'));
beforeAll(async () => {
  postgres = await startPostgres();
}, LONG_MS);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, LONG_MS);

interface Runnable {
  readonly environment: Readonly<Record<string, string>>;
  readonly parameters: readonly string[];
}

/** With another folder, another port and other databases than a reader has. */
function runnable(command: string, urls: Readonly<Record<string, string>>): Runnable {
  const words = command
    .replace('npm start --', 'tenfold serve')
    .replace('npm run tenfold --', 'tenfold')
    .replace('/var/lib/tenfold', join(folder, 'data'))
    .replace('--port 8000', '--port 0')
    .replaceAll(
      /postgres:\/\/tenfold:secret@([\w.]+):5432\/tenfold/g,
      (_url, host: string) => urls[host] ?? 'unknown',
    )
    .split(' ');
  const program = words.indexOf('tenfold');
  const assignments = words
    .slice(0, program)
    .map((word) => [word.split('=')[0], word.slice(word.indexOf('=') + 1)]);
  const [name = '', ...options] = words.slice(program + 1);
  const isServer = name === 'serve' && !options.includes('--port');
  const parameters = [name, ...options, ...(isServer ? ['--port', '0'] : [])];
  return { environment: Object.fromEntries(assignments) as Record<string, string>, parameters };
}

/** Until it is ready, or has ended; then it is told to end. */
async function runs({ environment, parameters }: Runnable): Promise<{ code: unknown; said: string }> {
  const program = join(root, 'apps', 'cli', 'bin', 'tenfold.js');
  const child = spawn(process.execPath, [program, ...parameters], {
    env: { ...process.env, XDG_DATA_HOME: folder, LC_ALL: 'C', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/Tenfold is at|Ready for work/.test(text)) child.kill('SIGTERM');
    });
  }
  const [code] = (await ended) as unknown[];
  return { code, said };
}

test('the commands of the document are those that are run here, or need what is not here', () => {
  expect(
    commands.filter((command) => !ELSEWHERE.test(command) && !/\b(?:tenfold|npm start)\b/.test(command)),
  ).toEqual([]);
  expect(commands.filter((command) => ELSEWHERE.test(command)).length).toBeLessThan(commands.length);
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(scripts['start']).toContain('apps/cli/bin/tenfold.js serve');
  expect(scripts['tenfold']).toContain('apps/cli/bin/tenfold.js');
});

test('all of them run, in the order of the document', { timeout: LONG_MS }, async () => {
  const replica = await postgres.startReplica();
  onTestFinished(async () => replica.stop());
  const [first, moved] = [await postgres.createDatabase(), await postgres.createDatabase()];
  const name = new URL(moved.replace('@/', '@localhost/')).pathname.slice(1);
  const later = { '10.0.0.10': moved, '10.0.0.20': replica.urlOf(name) };
  const outputs: string[] = [];
  for (const command of commands.filter((one) => !ELSEWHERE.test(one))) {
    const localhost = command.includes(' move ') ? moved : first;
    const { code, said } = await runs(runnable(command, { ...later, localhost }));
    expect({ command, code, said }).toEqual({ command, code: 0, said: expect.any(String) as string });
    outputs.push(said);
  }
  expect(outputs.filter((said) => said.includes('the replica is read'))).toHaveLength(1);
  expect(outputs.filter((said) => said.includes('Both have the same rows'))).toHaveLength(1);
});

test('a database goes back to a moment by the lines of the document', { timeout: LONG_MS }, async () => {
  const linesWith = (word: string): string =>
    blocks.find(({ language, text }) => language === 'ini' && text.includes(word))?.text ?? '';
  const kept = mkdtempSync(join(tmpdir(), 'tenfold-log-'));
  onTestFinished(() => rmSync(kept, { recursive: true }));
  // PostgreSQL may run as another user.
  chmodSync(kept, 0o777);
  const inPlace = (lines: string): string => lines.replaceAll('/backup/log', kept);
  const server = await startPostgres({ lines: inPlace(linesWith('archive_command')) });
  onTestFinished(async () => server.stop());
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  onTestFinished(async () => client.end());
  const value = async (sql: string): Promise<unknown> =>
    Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];

  await client.query('create table choices (words text)');
  const backup = await server.backUp();
  await client.query(`insert into choices values ('before')`);
  const moment = String(await value(`select clock_timestamp()::text`));
  await client.query(`insert into choices values ('after')`);
  const last = await value('select pg_walfile_name(pg_switch_wal())');
  while (
    !((await value('select last_archived_wal >= $$' + String(last) + '$$ from pg_stat_archiver')) === true)
  )
    await sleep(20);

  const lines = inPlace(linesWith('recovery_target_time')).replace(
    /(recovery_target_time = )'.*'/,
    `$1'${moment}'`,
  );
  const restored = await backup.start('recovery', lines);
  onTestFinished(async () => restored.stop());
  const reader = new Client({ connectionString: restored.urlOf('postgres') });
  await reader.connect();
  onTestFinished(async () => reader.end());
  const isRecovering = async (): Promise<boolean> =>
    (await reader.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is === true;
  while (await isRecovering()) await sleep(20);
  await reader.query(`insert into choices values ('since')`);
  expect((await reader.query('select words from choices order by words')).rows).toEqual([
    { words: 'before' },
    { words: 'since' },
  ]);
});
