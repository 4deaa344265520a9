// What cards are worth, by games: measures the known cards and writes down what came of it.
//
//   npm run worth -- --table   measures all known cards anew (some minutes) and writes the table that comes with the
//                              simulator, then the document
//   npm run worth              writes the document from the table

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { KnownTable } from '@tenfold/sim';
import { TABLE_PLAN, makeKnownTable } from '@tenfold/sim';
import { worthDocument } from './document.ts';

const USAGE = 'usage: npm run worth -- [--table]';
const TABLE = new URL('../../../../packages/sim/src/worth/known-cards.json', import.meta.url);
const DOCUMENT = new URL('../../../../docs/card-worth.md', import.meta.url);

function wantsTable(): boolean {
  try {
    return parseArgs({ options: { table: { type: 'boolean', default: false } } }).values.table;
  } catch (error) {
    console.error(`worth: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

if (wantsTable()) {
  const table = makeKnownTable(TABLE_PLAN, undefined, (card) => console.error(card));
  writeFileSync(TABLE, `${JSON.stringify(table, undefined, 2)}\n`);
}
const table = JSON.parse(readFileSync(TABLE, 'utf8')) as KnownTable;
writeFileSync(DOCUMENT, worthDocument(table));
