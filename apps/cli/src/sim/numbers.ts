// Numbers as people read them.

import type { Interval } from '@tenfold/sim';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "10,000". */
export const grouped = (number: number): string => whole.format(number);

/** "19.4". */
export const rounded = (number: number): string => oneDigit.format(number);

/** "62.1 %". */
export const percent = (rate: number): string => `${oneDigit.format(100 * rate)} %`;

/** "61.1 – 63.0 %". */
export const percentRange = ({ low, high }: Interval): string =>
  `${oneDigit.format(100 * low)} – ${oneDigit.format(100 * high)} %`;

/** "0:07", "12:30", "1:02:03". */
export function clock(seconds: number): string {
  const all = Math.ceil(seconds);
  const parts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
