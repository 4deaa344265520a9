// The record: a game as text gives the game back, whole or up to any choice.

import type { Game, RecordedChoice, SetupWish } from '@tenfold/rules';
import { readRecord, replay, writeRecord } from '@tenfold/rules';
import { difference } from './copy-laws.ts';
import type { Law } from './law-error.ts';
import { Broken } from './law-error.ts';

export interface Snapshot {
  /** How many choices had been made. */
  readonly choices: number;
  readonly position: string;
}

export function checkRecord(
  game: Game,
  setup: SetupWish,
  choices: readonly RecordedChoice[],
  earlier: readonly Snapshot[],
): void {
  const text = writeRecord({ setup, choices });
  const record = readRecord(text);
  if (writeRecord(record) !== text) {
    throw new Broken('the record gives the same game', 'read and written again, the text is another one');
  }
  const last: Snapshot = { choices: choices.length, position: JSON.stringify(game) };
  compare('the record gives the same game', replay(record), last);
  for (const snapshot of earlier) {
    compare('undo gives the earlier position', replay(record, { upTo: snapshot.choices }), snapshot);
  }
}

function compare(law: Law, found: Game, { choices, position }: Snapshot): void {
  const text = JSON.stringify(found);
  if (text !== position) throw new Broken(law, `after ${choices} choices: ${difference(position, text, 0)}`);
}
