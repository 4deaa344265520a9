// Between a node and its database: connections that can be cut, or held up for a while.

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { SerialQueue } from '../../../src/data-structures/serial-queue.ts';

export interface DatabaseProxy {
  /** The URL of the database by way of this. */
  readonly url: string;
  cut(): void;
  /** Everything takes so much longer from now on. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** `url` is that of a database on a socket in a folder. */
export async function proxyTo(url: string): Promise<DatabaseProxy> {
  const parts = new URL(url.replace('@/', '@localhost/'));
  const path = `${parts.searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let late = 0;
  const hand = (from: Socket, to: Socket): void => {
    // In the order in which it came, also when what came first was held up longer.
    const queue = new SerialQueue();
    from.on('data', (data) => {
      void queue.enqueue(async () => {
        if (late > 0) await wait(late);
        if (to.writable) to.write(data);
      });
    });
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    // What the loss of a connection means is for the node to find out.
    from.on('error', () => undefined);
    sockets.add(from);
  };
  const server = createServer((node) => {
    const database = connect(path);
    hand(node, database);
    hand(database, node);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${parts.username}@127.0.0.1:${port}${parts.pathname}`,
    cut,
    delay: (ms) => void (late = ms),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
