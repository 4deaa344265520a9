// Random definitions of cards, half of them broken, under all laws.
//
//   npm run cards -- --count 100000 [--from 0]
//
// A card's number is its seed: `--from 634 --count 1` tries that one again.

import { parseArgs } from 'node:util';
import { newCardTally, tryCard } from '@tenfold/laws';

const USAGE = 'usage: npm run cards -- --count N [--from N]: whole numbers, such as --count 100000 --from 0';
const REPORT_MS = 10_000;

// Millions of choices are refused on purpose; a fault is told by its message and seen again by its number.
Error.stackTraceLimit = 0;

function numbers(): { from: number; count: number } | null {
  try {
    const { values } = parseArgs({
      options: { count: { type: 'string', default: '1000' }, from: { type: 'string', default: '0' } },
    });
    const from = Number(values.from);
    const count = Number(values.count);
    const isFine =
      Number.isSafeInteger(from + count) && Number.isSafeInteger(count) && from >= 0 && count > 0;
    return isFine ? { from, count } : null;
  } catch {
    return null;
  }
}

const asked = numbers();
if (asked === null) {
  console.error(USAGE);
  process.exit(2);
}

const { from, count } = asked;
const tally = newCardTally();
const faults: { readonly number: number; readonly message: string }[] = [];
const done = (tried: number): string =>
  `${tried} of ${count} definitions: ${tally.played} played, ${tally.refused} refused, ${faults.length} broke a law`;

let reported = Date.now();
for (let tried = 0; tried < count; tried++) {
  const number = from + tried;
  try {
    tryCard(number, tally);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    faults.push({ number, message });
    console.error(`card ${number}: ${message.split('\n').slice(0, 3).join('; ')}`);
  }
  if (Date.now() - reported < REPORT_MS) continue;
  reported = Date.now();
  console.log(done(tried + 1));
}

console.log(done(count));
for (const { number, message } of faults) {
  console.error(`\ncard ${number}; to see it again: npm run cards -- --from ${number} --count 1\n${message}`);
}
if (faults.length > 0) process.exitCode = 1;
