// "3-mal drágább": beside the picture of a coin the ending of the number alone is printed, and it follows its sound.

import type { Sign } from '../card-texts/text.ts';

const UNITS = ['-val', '-gyel', '-vel', '-mal', '-gyel', '-tel', '-tal', '-tel', '-cal', '-cel'];
const TENS = ['', '-zel', '-szal', '-cal', '-nel', '-nel', '-nal', '-nel', '-nal', '-nel'];

/** So many coins, as the measure of a difference. */
export const by = (n: number): Sign => ({ sign: 'coin', n, spoken: `${n} érmével`, ending: ending(n) });

function ending(n: number): string {
  const unit = n % 10;
  if (n === 0 || unit !== 0) return UNITS[unit] ?? '';
  const tens = (n % 100) / 10;
  if (tens !== 0) return TENS[tens] ?? '';
  return n % 1000 === 0 ? '-rel' : '-zal';
}
