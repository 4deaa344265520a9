// Runs inside the page: stops the time from a click to the frame that shows its answer, and notes long tasks.

import type { Page } from '@playwright/test';
import { LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';

export interface LongTask {
  /** Milliseconds, by the page's own clock. */
  readonly start: number;
  readonly duration: number;
}

/** A mark in the trace, by which its clock and the page's are compared. */
export const MEASURING = 'measuring';

declare global {
  interface Window {
    stopwatch: {
      readonly times: number[];
      readonly longTasks: LongTask[];
      /** Clicks after which nothing changed, as those on something that had just been answered. */
      unanswered: number;
      waiting: boolean;
    };
  }
}

export async function instrument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { times: [] as number[], longTasks: [] as LongTask[], unanswered: 0, waiting: false };
    window.stopwatch = watch;
    // Asked after each change: to look for it on the whole page each time would be work of the bench in the page's tasks.
    let asking: HTMLElement | null = null;
    const question = (): string | undefined => {
      if (asking?.isConnected !== true) asking = document.querySelector<HTMLElement>('[data-parking]');
      return asking?.dataset['question'];
    };
    new PerformanceObserver((list) => {
      // In play: what comes after a game is a page of its own.
      if (document.querySelector('[data-over]') !== null) return;
      for (const { startTime, duration } of list.getEntries()) {
        watch.longTasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask' });
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        if (!(target instanceof Element) || target.closest('[data-lit]') === null) return;
        const before = question();
        watch.waiting = true;
        const observer = new MutationObserver(() => {
          if (question() === before) return;
          observer.disconnect();
          // After the frame that this change is painted in.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => {
              watch.times.push(performance.now() - timeStamp);
              watch.waiting = false;
            });
            port1.start();
            port2.postMessage(0);
          });
        });
        setTimeout(() => {
          if (question() !== before) return;
          observer.disconnect();
          watch.unanswered += 1;
          watch.waiting = false;
        }, 3_000);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      },
      { capture: true },
    );
  });
}

/** The same way without a game: a message to the server, its answer, a frame. What the page adds is the rest. */
export async function pingToPaint(page: Page, count: number): Promise<number[]> {
  const hello = { type: 'hello', version: PROTOCOL_VERSION };
  return page.evaluate(
    async ({ path, first, times }) => {
      const socket = new WebSocket(`ws://${location.host}${path}`);
      const answered = async (message: object): Promise<void> =>
        new Promise((resolve) => {
          socket.addEventListener('message', () => resolve(), { once: true });
          socket.send(JSON.stringify(message));
        });
      await new Promise((resolve) => {
        socket.addEventListener('open', resolve, { once: true });
      });
      await answered(first);
      const found: number[] = [];
      for (let i = 0; i < times; i++) {
        const from = performance.now();
        await answered({ type: 'ping' });
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        found.push(performance.now() - from);
        // The server answers so many messages a second and no more.
        await new Promise((resolve) => {
          setTimeout(resolve, 60);
        });
      }
      socket.close();
      return found;
    },
    { path: LIVE_PATH, first: hello, times: count },
  );
}

/** Answers when it began, by the page's clock. */
export async function startMeasuring(page: Page): Promise<number> {
  return page.evaluate((mark) => {
    window.stopwatch.times.length = 0;
    window.stopwatch.longTasks.length = 0;
    window.stopwatch.unanswered = 0;
    return performance.mark(mark).startTime;
  }, MEASURING);
}

export const measured = async (page: Page): Promise<Window['stopwatch']> =>
  page.evaluate(() => window.stopwatch);
