// A finished game as a record: the text that everybody can read, replay and check against the hash from its start.

import type { GameRecord } from '@tenfold/rules';
import { ownCardLines, ownCardsOf } from '@tenfold/protocol';
import { writeRecord } from '@tenfold/rules';
import type { GameStart, StoredEntry } from '../game-log/game-log.ts';
import { choicesMade } from '../game-log/choices-made.ts';

/** `unplayed` are the seats of people who never made a choice; `told` is what may be told of the record. */
export function recordText(
  start: GameStart,
  log: readonly StoredEntry[],
  unplayed: readonly number[],
  told: (record: GameRecord) => GameRecord = (record) => record,
): string {
  const { setup, opening } = start;
  const nameOf = (seat: number): string => setup.players[seat] ?? '';
  const choices = choicesMade(log).map(({ seat, player, words }) => ({
    player: nameOf(seat),
    ...(player === undefined ? {} : { forWhom: nameOf(player) }),
    words,
    line: 0,
  }));
  const record =
    opening === undefined ? { setup, choices } : { ...opening, choices: [...opening.choices, ...choices] };
  const text = writeRecord(told(record));
  const [version = '', ...rest] = text.split('\n');
  return [
    version,
    `# seed-sha256: ${start.seedHash}`,
    ...(start.rules === undefined ? [] : [`# rules: ${start.rules}`]),
    ...(setup.ownCards === undefined ? [] : ownCardLines(ownCardsOf(start.options.kingdom), setup)),
    ...(start.unwitnessed === true ? ['# unwitnessed: played where no server was'] : []),
    ...rest.slice(0, -1),
    ...log.flatMap((entry) => endInWords(entry, nameOf)),
    ...(unplayed.length === 0 ? [] : [`# made no choice: ${unplayed.map(nameOf).join(', ')}`]),
    '',
  ].join('\n');
}

/** How it ended, where the choices alone do not say it. */
function endInWords(entry: StoredEntry, nameOf: (seat: number) => string): string[] {
  if (entry.kind !== 'ended' || entry.why === 'rules') return [];
  const by = entry.by === null ? '' : ` by ${nameOf(entry.by)}`;
  return [`# ended: ${entry.why}${by}`];
}
