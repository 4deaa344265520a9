// TCP connections: those that say nothing, or say it too slowly, are closed, and no address has too many of them.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TrustedProxies } from '../../src/http/trusted-proxies.ts';
import { Client } from '../live/client.ts';
import { newPerson, testServer } from '../live/server.ts';

/** A bare connection, once it stands. */
async function connected(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

/** In whatever way: who still writes when the other side has closed is told so by an error. */
const closed = async (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/** Sends something again and again, so that the connection is never idle, until the server has had enough. */
async function closedAmid(socket: Socket, letters: string): Promise<void> {
  const drip = setInterval(() => socket.write(letters), 10);
  await closed(socket);
  clearInterval(drip);
}

/** The servers' ends of the connections, in the order in which they come. */
function acceptedSockets(): readonly Socket[] {
  const sockets: Socket[] = [];
  const hear = (told: unknown): void => void sockets.push((told as { socket: Socket }).socket);
  subscribe('net.server.socket', hear);
  onTestFinished(() => void unsubscribe('net.server.socket', hear));
  return sockets;
}

/** What a socket says when nothing has come for as long as it may be idle: a busy machine must not say it too early. */
const timeIsUp = (socket: Socket): void => void socket.emit('timeout');

const WHOLE = 'GET /api/v1/bots HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a TCP connection', () => {
  it('over which nothing comes is closed', async () => {
    const { url } = await testServer({ limits: { idleSocketMs: 50 } });
    const socket = await connected(url);
    await closed(socket);
    expect(socket.bytesWritten).toBe(0);
  });

  it('whose headers never end is closed, however busily they come', async () => {
    const { url } = await testServer({ limits: { headersWithinMs: 100 } });
    const socket = await connected(url);
    socket.write('GET / HTTP/1.1\r\n');
    await closedAmid(socket, 'X: y\r\n');
    expect(socket.closed).toBe(true);
  });

  it('whose body never ends is closed', async () => {
    const { url } = await testServer({ limits: { requestWithinMs: 100 } });
    const socket = await connected(url);
    socket.write(
      'POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    );
    await closedAmid(socket, ' ');
    expect(socket.closed).toBe(true);
  });

  it('that has been answered and asks no more is closed', async () => {
    const accepted = acceptedSockets();
    const { url } = await testServer();
    const socket = await connected(url);
    const answered = once(socket, 'data');
    socket.write(WHOLE);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 /);
    for (const one of accepted) timeIsUp(one);
    await closed(socket);
  });

  it('that has become a WebSocket lives on while others are closed', async () => {
    const accepted = acceptedSockets();
    const { url } = await testServer();
    const client = await Client.of(url, (await newPerson(url, 'Ann')).token);
    const live = accepted.filter(({ timeout }) => timeout === 0);
    // Nothing counts its idle time any more, and nobody would hear of it.
    expect(live).toHaveLength(1);
    const idle = await connected(url);
    for (const socket of accepted) timeIsUp(socket);
    await closed(idle);
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });
});

describe('the TCP connections of one address', () => {
  it('are limited before anything is said, and a place that is left can be taken', async () => {
    const { url } = await testServer({ limits: { socketsPerAddress: 2 } });
    const first = await connected(url);
    const second = await connected(url);
    const third = await connected(url);
    await closed(third);
    expect([first.closed, second.closed]).toEqual([false, false]);
    const answered = once(second, 'data');
    second.write(WHOLE);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 /);
    first.write(WHOLE.replace('Host', 'Connection: close\r\nHost'));
    await closed(first);
    const fourth = await connected(url);
    fourth.write(WHOLE);
    expect(String((await once(fourth, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of [second, fourth]) socket.destroy();
  });

  it('are not, where it is the address of a trusted proxy', async () => {
    const { url } = await testServer({ limits: { socketsPerAddress: 1 }, trustProxy: 'loopback' });
    const sockets = await Promise.all(Array.from({ length: 5 }, async () => connected(url)));
    for (const socket of sockets) {
      const answer = once(socket, 'data');
      socket.write(WHOLE);
      expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /);
    }
    for (const socket of sockets) socket.destroy();
  });
});

describe('trusted proxies', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['loopback, 10.0.0.0/8', '10.9.8.7', true],
    ['10.0.0.0/8', '::ffff:10.9.8.7', true],
    ['10.1.2.3', '10.1.2.3', true],
    ['10.1.2.3', '10.1.2.4', false],
    ['uniquelocal', 'fd00::7', true],
    ['linklocal', 'fe80::1%eth0', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['loopback', 'unknown', false],
    ['loopback', '', false],
    ['loopback', undefined, false],
  ])('"%s" with %s: %s', (list, address, expected) => {
    expect(new TrustedProxies(list).has(address)).toBe(expected);
  });

  it.each(['me', '', 'loopback,', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '300.0.0.1', '::/129'])(
    '"%s" cannot be read',
    (list) => {
      expect(() => new TrustedProxies(list)).toThrow('invalid IP address');
    },
  );
});
