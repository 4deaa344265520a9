import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { LoadPlayer } from '../src/bench-server/player.ts';

test('a connection that the server refuses is told in a sentence that names the server', async () => {
  const server = createServer((socket) => socket.resetAndDestroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const events = { told() {}, refused() {}, lost() {} };
  await expect(LoadPlayer.connect(url, 'a token', 'a table', 0, events)).rejects.toThrow(
    `the server at ${url} refused a connection: `,
  );
  server.close();
});
