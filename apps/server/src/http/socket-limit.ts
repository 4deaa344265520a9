// So many TCP connections of one address, and no more: counted before a single byte is read, so that whoever opens
// thousands and says nothing takes no more room than anybody else. Proxies that are trusted speak for many.

import type { Server, Socket } from 'node:net';
import { addressKey } from '../limits/address-key.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';

export function limitSockets(server: Server, most: number, isExempt: (address: string) => boolean): void {
  const perAddress = new ConcurrencyLimit(most);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // Gone already, or not from the network at all.
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    if (!perAddress.add(key)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => perAddress.remove(key));
  });
}
