/** Both databases limit the number of parameters of a statement; this stays far below. */
const ROWS_AT_ONCE = 1000;

export function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
