// Notices on their way, and the connection that carries them.

import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { Notice } from '../../src/cluster/notice.ts';
import { NoticeBoard } from '../../src/cluster/notice-board.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';
import { until } from '../until.ts';

const postgres = postgresOfTests();
const quiet = (): void => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

it('What was put up while there was no connection is told with the next one', async () => {
  const url = await postgres.createDatabase();
  const database = new Client({ connectionString: url });
  await database.connect();
  onTestFinished(async () => database.end());
  const sender = await NoticeBoard.open(url, 'sender', log);
  onTestFinished(async () => sender.close());
  const cut = await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tenfold notices'`);
  expect(cut.rowCount).toBe(1);
  const reader = await NoticeBoard.open(url, 'reader', log);
  onTestFinished(async () => reader.close());
  const read: Notice[] = [];
  reader.readBy({ read: (notice) => read.push(notice), missed: () => undefined });
  const notice: Notice = ['person', 'ann', 'signed-out'];
  sender.put(notice);
  await until(() => read.length > 0);
  expect(read).toEqual([notice]);
});
