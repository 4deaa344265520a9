// What is no HTTP, or a WebSocket's beginning that is none, never becomes a request. It is refused in the form of all
// refusals, on the bare connection.

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@tenfold/protocol';
import type { ConnectionError } from 'fastify';

const REASONS: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not come to its end in time'],
  HPE_HEADER_OVERFLOW: [431, 'the headers are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'the extensions of the chunks are too long'],
};
const NO_HTTP = [400, 'this is no HTTP/1.1'] as const;

export function refuseConnection({ code }: ConnectionError, socket: Duplex): void {
  const [status, reason] = REASONS[code] ?? NO_HTTP;
  hangUp(socket, status, reason);
}

export function refuseHandshake(_error: Error, socket: Duplex): void {
  hangUp(socket, 400, 'this is no handshake of a WebSocket of version 13');
}

function hangUp(socket: Duplex, status: number, reason: string): void {
  const body = JSON.stringify({ code: 'malformed', reason } satisfies ErrorAnswer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write([...head, '', body].join('\r\n'));
  socket.destroy();
}
