// How quickly the page answers: from a click to the answer painted, in a real browser with a real server, in a game of
// six with a long log; and whether anything holds the page up meanwhile, also on a processor that the browser makes four
// times as slow. Cards move as they do for people.
//
//   npm run bench:web -- [--clicks N] [--slow-clicks N] [--slow FACTOR] [--lines N] [--json] [--trace FILE]

import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { API_PATH, GAME_OF_ONES_OWN } from '@tenfold/protocol';
import { CHROMIUM } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';
import { Clicker } from './clicker.ts';
import { machineStalls } from './machine-stalls.ts';
import { NEEDED_CATEGORIES, processorTimes, workOfTasks } from './processor-time.ts';
import type { HeldUp, Played } from './report.ts';
import { quantile, reckoned, report, summed } from './report.ts';
import { instrument, measured, pingToPaint, startMeasuring } from './stopwatch.ts';

const values = readArguments();
const clicks = wholeNumber('clicks', values.clicks);
const lines = wholeNumber('lines', values.lines);
const slowClicks = wholeNumber('slow-clicks', values['slow-clicks']);
const slow = wholeNumber('slow', values.slow);
const ALONE_S = 30;
/** For who reads a trace: script, layout and paint, and what of it is painted anew in which layer. */
const SHOWN_CATEGORIES = ['devtools.timeline', 'v8', 'cc', 'disabled-by-default-devtools.timeline'];
/** Of each game in turn, so that a file holds the last. */
const tracing =
  values.trace === undefined
    ? { categories: NEEDED_CATEGORIES }
    : { categories: [...NEEDED_CATEGORIES, ...SHOWN_CATEGORIES], path: values.trace };

// Quicker than bots play for people, and slow enough that each of their choices is shown.
const server = await startServer(['--bot-pause', '100']);
const browser = await chromium.launch(CHROMIUM);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  await instrument(page);
  const clicker = new Clicker(page);
  const devtools = await page.context().newCDPSession(page);
  const logLines = async (): Promise<number> => page.locator('[data-log-line]').count();

  /** As many clicks as are wanted, in as many games as it takes, while the browser makes its processor `rate` times as slow. */
  const played = async (wanted: number, rate: number): Promise<Played> => {
    const figures = {
      times: [] as number[],
      longTasks: [] as HeldUp[],
      work: [] as number[],
      unanswered: 0,
    };
    while (figures.times.length < wanted) {
      const left = wanted - figures.times.length;
      if (!(await isInLongGame())) {
        say(`… a game of six, until the log has ${lines} lines`);
        await openGameOfSix(page);
        await clicker.play(isInLongGame);
      }
      say(`… ${left} clicks, or to the end of the game${rate === 1 ? '' : `, ${rate} times as slow`}`);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await browser.startTracing(page, tracing);
      const measuringAt = await startMeasuring(page);
      await clicker.play(async () => (await measured(page)).times.length >= left);
      const { times, longTasks, unanswered } = await measured(page);
      const trace = await browser.stopTracing();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const processor = processorTimes(trace, longTasks, measuringAt);
      figures.times.push(...times);
      figures.longTasks.push(
        ...longTasks.map(({ duration }, at) => ({ clock: duration, processor: processor[at] ?? 0 })),
      );
      for (const time of workOfTasks(trace)) figures.work.push(time);
      figures.unanswered += unanswered;
    }
    return figures;
  };
  const isInLongGame = async (): Promise<boolean> =>
    (await page.locator('[data-over]').count()) === 0 && (await logLines()) >= lines;

  const atFullSpeed = await played(clicks, 1);
  const slowed = await played(slowClicks, slow);
  const baseline = await pingToPaint(page, clicks);
  say(`… the machine alone, ${ALONE_S} seconds`);
  await page.goto('about:blank');
  const alone = await machineStalls(ALONE_S);
  const answer = {
    leastLines: lines,
    ...summed(atFullSpeed),
    slow: { factor: slow, ...summed(slowed), reckoned: reckoned(atFullSpeed, slow) },
    bareP50: quantile(baseline, 0.5),
    bareP95: quantile(baseline, 0.95),
    alone,
  };
  console.log(values.json ? JSON.stringify(answer) : report(answer));
} finally {
  await browser.close();
  await server.stop();
}

/** A table with five quick bots, made as the page makes it. */
async function openGameOfSix(page: Page): Promise<void> {
  await page.goto('/');
  const wish = {
    ...GAME_OF_ONES_OWN,
    kingdom: { kind: 'recommended', id: 'first-game' },
    seats: 6,
    pauses: false,
  };
  const open = async ({ api, options }: { api: string; options: typeof wish }): Promise<string> => {
    const post = async (path: string, body?: object): Promise<{ id: string }> => {
      const response = await fetch(api + path, {
        method: 'POST',
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as { id: string };
    };
    await post('/people', { name: 'Ann', language: 'en' });
    const { id } = await post('/tables', options);
    for (const seat of [1, 2, 3, 4, 5]) await post(`/tables/${id}/bots`, { seat, character: 'vixen' });
    await post(`/tables/${id}/start`);
    return id;
  };
  const table = await page.evaluate(open, { api: API_PATH, options: wish });
  await page.goto(`/t/${table}`);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        clicks: { type: 'string', default: '150' },
        lines: { type: 'string', default: '300' },
        'slow-clicks': { type: 'string', default: '45' },
        slow: { type: 'string', default: '4' },
        json: { type: 'boolean', default: false },
        trace: { type: 'string' },
      },
    }).values;
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  return refuse(`--${name} ${text}: give a whole number from 1 up`);
}

function refuse(why: string): never {
  console.error(`bench:web: ${why}`);
  process.exit(2);
}

function say(text: string): void {
  console.error(text);
}
