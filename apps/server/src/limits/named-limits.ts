// Limits as whoever runs a server writes them: `sockets-per-address=200`.

import { DEFAULT_LIMITS, type TrafficLimits } from './traffic-limits.ts';

const WRITTEN = /^([a-z-]+)=(\d{1,12})$/;

/** Those that are a number; the others are pairs of numbers that hang together. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(DEFAULT_LIMITS).flatMap(([key, value]) =>
    typeof value === 'number' ? [[nameOf(key), key] as const] : [],
  ),
);

/** Throws an error that says what can be set if one of them cannot. */
export function namedLimits(written: readonly string[]): Partial<TrafficLimits> {
  return Object.fromEntries(
    written.map((text) => {
      const [, name = '', value = ''] = WRITTEN.exec(text) ?? [];
      const key = NAMES.get(name);
      if (key === undefined || Number(value) < 1) {
        throw new Error(
          `the limit "${text}" cannot be set; write a name and a number from 1 up, like ` +
            `sockets-per-address=200. There are ${[...NAMES.keys()].join(', ')}`,
        );
      }
      return [key, Number(value)];
    }),
  );
}

/** socketsPerAddress → sockets-per-address. */
function nameOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
