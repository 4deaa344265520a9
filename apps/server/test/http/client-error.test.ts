// What never becomes a request is refused like everything else.

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { testServer } from '../live/server.ts';

async function send(url: string, text: string): Promise<{ status: number; body: unknown }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (some: string) => (answer += some));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const HANDSHAKE = 'GET /api/v1/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n';

it.each([
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n', 400],
  ['an unknown method', 'FROB / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a WebSocket without a key', `${HANDSHAKE}Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`, 400],
  ['an upgrade to something else', `${HANDSHAKE}Upgrade: h2c\r\n\r\n`, 400],
])('%s', async (_what, text, status) => {
  const { url } = await testServer();
  expect(await send(url, text)).toEqual({
    status,
    body: { code: 'malformed', reason: expect.stringMatching(/^[a-z]/) as string },
  });
});
