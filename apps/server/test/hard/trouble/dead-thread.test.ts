// Without its store a server can do nothing any more: it ends, says why, and whoever starts it again goes on.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ServerProcess, newFolder } from '../server-process.ts';
import { newVisitor, startGame } from '../visitors.ts';
import { caller } from '../../live/server.ts';

const ENOUGH_MS = 120_000;
const preload = new URL('./dying-thread.ts', import.meta.url);

it(
  'A dead thread of the store ends the process, with the reason in the log',
  { timeout: ENOUGH_MS },
  async () => {
    const dataFolder = newFolder();
    preload.searchParams.set('folder', dataFolder);
    const server = await ServerProcess.start({ dataFolder, preload });
    const ann = await newVisitor(server.url, 'Ann', '10.0.0.1');
    const bob = await newVisitor(server.url, 'Bob', '10.0.0.2');
    const { game } = await startGame(server.url, [ann, bob]);
    writeFileSync(join(dataFolder, 'die'), '');
    expect(await server.ended()).toBe(1);
    expect(server.log).toMatch(
      /"level":"error".*the disk is on fire.*the store has ended; the server cannot go on/,
    );
    expect(server.log.match(/the server cannot go on/g)).toHaveLength(1);

    const again = await ServerProcess.start({ dataFolder });
    expect(await caller(again.url)('GET', `/games/${game}`)).toMatchObject({ status: 200 });
    expect(await again.stop()).toBe(0);
  },
);
