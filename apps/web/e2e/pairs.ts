// What a test goes through where several things vary at once: a screen, a language, what is shown. A fault that needs one
// value, or two that meet (a long question on a small screen, a card in a language), shows wherever these are; hardly any
// needs three. So it is enough that every two values meet once, and a test has a fraction of the rows.

import { Dice } from '@tenfold/laws';
import { wantsFullTests } from '@tenfold/prerequisites';

type Factors = Readonly<Record<string, readonly unknown[]>>;
type Row<Given extends Factors> = { readonly [Name in keyof Given]: Given[Name][number] };
/** Which value of each factor. */
type Places = readonly number[];

/**
 * So many rows that each value of a factor stands beside each value of every other at least once, the same whenever this is
 * called; with `TENFOLD_TESTS=full` every combination there is.
 */
export function pairsOf<const Given extends Factors>(factors: Given): Row<Given>[] {
  const named = Object.entries(factors);
  const all = everyCombination(named.map(([, values]) => values.length));
  const rows = wantsFullTests() ? all : fewWithAllPairs(all);
  return rows.map(
    (places) =>
      Object.fromEntries(
        named.map(([name, values], factor) => [name, values[places[factor] ?? 0]]),
      ) as Row<Given>,
  );
}

function everyCombination(counts: readonly number[]): Places[] {
  return counts.reduce<Places[]>(
    (rows, count) => rows.flatMap((row) => Array.from({ length: count }, (_value, at) => [...row, at])),
    [[]],
  );
}

/** Always one that brings the most pairs, until there is none left to bring. Of several any, so that no value is preferred. */
function fewWithAllPairs(all: readonly Places[]): Places[] {
  const candidates = new Dice('pairs').shuffled(all).map((row) => ({ row, pairs: pairsIn(row) }));
  const left = new Set(candidates.flatMap(({ pairs }) => pairs));
  const chosen = new Set<Places>();
  while (left.size > 0) {
    let best = { row: all[0] ?? [], pairs: [] as readonly string[] };
    for (const { row, pairs } of candidates) {
      const fresh = pairs.filter((pair) => left.has(pair));
      if (fresh.length > best.pairs.length) best = { row, pairs: fresh };
      // No row can bring more than all that it has.
      if (best.pairs.length === pairs.length) break;
    }
    chosen.add(best.row);
    for (const pair of best.pairs) left.delete(pair);
  }
  return all.filter((row) => chosen.has(row));
}

/** One factor alone has pairs, too: with nothing. */
function pairsIn(row: Places): string[] {
  const names = row.map((place, factor) => `${factor}:${place}`);
  return names.flatMap((one, at) => [one, ...names.slice(at + 1).map((other) => `${one} ${other}`)]);
}
