// What waits until the page is there and idle: it is kept for days without a network, hears of new releases, and sends
// what was played meanwhile. A browser that knows no service workers (a private window, plain HTTP) does without the first.

import { mount } from 'svelte';
import { HAS_SERVER, outside } from '../base-path.ts';
import { GAMES_HERE } from '../identity.svelte.ts';

const LOOK_AGAIN_MS = 3_600_000;
const SEND_AGAIN_MS = 60_000;
const { release } = document.documentElement.dataset;

export async function begin(): Promise<void> {
  if (HAS_SERVER) watchForServer();
  if (!('serviceWorker' in navigator) || release === undefined || isSparing()) return;
  const { serviceWorker } = navigator;
  // A worker asks which of the older releases it has to keep.
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === 'release?') ports[0]?.postMessage(release);
  });
  const isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => void compare(serviceWorker.controller));
  try {
    const registration = await serviceWorker.register(outside('/sw.js'), {
      scope: outside('/'),
      updateViaCache: 'none',
    });
    serviceWorker.startMessages();
    if (!isFirst) serviceWorker.controller?.postMessage('tidy');
    setInterval(() => {
      if (!document.hidden) registration.update().catch(() => undefined);
    }, LOOK_AGAIN_MS);
  } catch {
    // Then the page is there as long as its host is.
  }
}

/** Whoever counts his megabytes fetches what he looks at, and no more. */
function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

let isTold = false;

/** Another release has taken over: what is open goes on, and its reader decides when to change. */
async function compare(worker: ServiceWorker | null): Promise<void> {
  if (worker === null || isTold || (await releaseOf(worker)) === release) return;
  isTold = true;
  const { default: NewRelease } = await import('./NewRelease.svelte');
  mount(NewRelease, { target: document.body });
}

async function releaseOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    worker.postMessage('release?', [port2]);
  });
}

/** Games that were played without a server go to one's archive when it is back. */
function watchForServer(): void {
  const send = async (): Promise<void> => {
    if (!hasUnsent()) return;
    const { sendKept } = await import('../local-game/send-kept.ts');
    await sendKept();
  };
  addEventListener('online', () => void send());
  setInterval(() => void send(), SEND_AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void send();
  });
  void send();
}

function hasUnsent(): boolean {
  try {
    const [, unsent = '0'] = (localStorage.getItem(GAMES_HERE) ?? '').split(' ');
    return Number(unsent) > 0;
  } catch {
    return false;
  }
}
