// tenfold move: the games of a data folder into a PostgreSQL.

import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { helpAfter } from '../help-text.ts';
import { padEnd } from '../layout.ts';
import { progressOn } from '../sim/progress.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface MoveOptions extends WithLanguage {
  readonly from: string;
  readonly to: string;
}

const HASH_DIGITS = 16;
const EXAMPLES = ['tenfold move --from /var/lib/tenfold --to postgres://tenfold@localhost/tenfold'];

export function moveCommand(words: TerminalWords, now: () => number): Command {
  const { move: help } = words.commandHelp;
  return new Command('move')
    .description(help.description)
    .requiredOption('--from <folder>', help.from)
    .requiredOption('--to <url>', help.to)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action(async (options: MoveOptions) => move(options, now));
}

async function move({ from, to, lang }: MoveOptions, now: () => number): Promise<void> {
  const words = wordsIn(lang);
  const { moveStore } = await import('@tenfold/server/move');
  const progress = progressOn(process.stderr, now, words.move.rows);
  try {
    const tables = await moveStore({ from, to, onProgress: (moved, all) => progress.show(moved, all) });
    progress.clear();
    const widest = Math.max(...tables.map(({ table }) => table.length));
    const digits = Math.max(...tables.map(({ rows }) => String(rows).length));
    for (const { table, rows, hash } of tables) {
      const count = String(rows).padStart(digits);
      console.log(`${padEnd(table, widest)}  ${count}  ${hash.slice(0, HASH_DIGITS)}`);
    }
    console.log(words.move.done);
  } catch (error) {
    progress.clear();
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
