// What a server says on a connection, read as a page reads it. What cannot be read fails whoever waits.

import type { ToClient } from '@tenfold/protocol';
import { readMessage } from '@tenfold/protocol/client';
import type { WebSocket } from 'ws';
import type { TurningPoint } from './turning-point.ts';

export function hearMessages(
  socket: WebSocket,
  point: TurningPoint,
  hear: (message: ToClient) => void,
): void {
  socket.on('message', (data: Buffer) => {
    try {
      const message = readMessage(JSON.parse(data.toString('utf8')));
      if (message !== null) hear(message);
    } catch (error) {
      point.fail(error instanceof Error ? error : new Error(String(error)));
    }
    point.changed();
  });
  // What the loss of a connection means is said by `close`, which follows.
  socket.on('error', () => undefined);
}
