// Of what a service worker has around it, what ours uses. The page's own types know a window, which is another world.

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchAsked extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageHeard extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface OpenPage {
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchAsked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageHeard) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
