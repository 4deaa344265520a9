// How far the games are: a bar on a terminal, a line now and then elsewhere. On standard error, out of the result's way.

import type { WriteStream } from 'node:tty';
import { clock, grouped } from './numbers.ts';

export interface ProgressLine {
  show(played: number, planned: number): void;
  /** What is done before the first game. */
  say(words: string): void;
  /** Takes the bar away. */
  clear(): void;
}

const BAR = 24;
const BETWEEN_BARS = 80;
const BETWEEN_LINES = 5000;

/** `unit`: what is counted. */
export function progressOn(stream: WriteStream, now: () => number, unit = 'games'): ProgressLine {
  const isTTY = stream.isTTY;
  const between = isTTY ? BETWEEN_BARS : BETWEEN_LINES;
  const started = now();
  const pace = newPace();
  let shown = started;
  return {
    say(words) {
      const time = now();
      if (time - shown < between) return;
      shown = time;
      stream.write(isTTY ? `\r\u001B[K${fitting(words, stream)}` : `${words}\n`);
    },
    show(played, planned) {
      const time = now();
      const rate = pace(played, time);
      if (time - shown < between && played < planned) return;
      // Work that is over before the first line was due needs none.
      if (!isTTY && time - started < BETWEEN_LINES) return;
      shown = time;
      const words = progressWords(played, planned, rate, unit);
      stream.write(
        isTTY ? `\r\u001B[K${fitting(`${bar(played / planned)} ${words}`, stream)}` : `${words}\n`,
      );
    },
    clear() {
      if (isTTY) stream.write('\r\u001B[K');
    },
  };
}

const LOOK_BACK = 4000;
const WARM_UP = 500;

/** Games a second of late: the first ones are slow. Undefined while there is too little to go by. */
function newPace(): (played: number, time: number) => number | undefined {
  const past: { played: number; time: number }[] = [];
  return (played, time) => {
    past.push({ played, time });
    while (past.length > 2 && time - (past[1]?.time ?? time) > LOOK_BACK) past.shift();
    const [first = { played, time }] = past;
    return time - first.time < WARM_UP ? undefined : (1000 * (played - first.played)) / (time - first.time);
  };
}

export function progressWords(
  played: number,
  planned: number,
  rate: number | undefined,
  unit = 'games',
): string {
  const share = `${Math.floor((100 * played) / planned)} %`;
  const speed =
    rate === undefined || rate === 0 ? '' : `, ${grouped(rate)}/s, ${clock((planned - played) / rate)} left`;
  return `${share.padStart(5)}  ${grouped(played)} of ${grouped(planned)} ${unit}${speed}`;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function bar(share: number): string {
  const eighths = Math.floor(share * BAR * 8);
  const filled = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  return filled.padEnd(BAR, '░');
}

const fitting = (line: string, { columns }: WriteStream): string =>
  columns > 0 ? line.slice(0, columns - 1) : line;
