// tenfold worker: takes work from a PostgreSQL, with any number of others, until it is told to end.

import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption, wholeNumber } from '../arguments.ts';
import { helpAfter } from '../help-text.ts';
import { stopSignal } from '../stop-signal.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';

interface WorkerOptions extends WithLanguage {
  readonly on: string;
  readonly threads?: number;
}

const MOST_THREADS = 256;
const EXAMPLES = [
  'tenfold worker --on postgres://tenfold@localhost/tenfold',
  'tenfold sim gero-smithy gero-witch --games 1000000 --on postgres://tenfold@localhost/tenfold',
  'DATABASE_URL=postgres://tenfold@localhost/tenfold tenfold serve --bots workers',
];

export function workerCommand(words: TerminalWords): Command {
  const { worker: help } = words.commandHelp;
  return new Command('worker')
    .description(help.description)
    .requiredOption('--on <url>', help.on)
    .option('--threads <number>', help.threads, wholeNumber(words, 1, MOST_THREADS))
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action(async ({ on, threads = availableParallelism(), lang }: WorkerOptions) => {
      const { worker: said } = wordsIn(lang);
      const stopped = stopSignal();
      const { startWorker } = await import('@tenfold/server/shared-work');
      const worker = await startWorker(on, threads).catch((error: unknown) => {
        throw new UsageError(error instanceof Error ? error.message : String(error));
      });
      console.log(said.ready(threads));
      await stopped;
      await worker.close();
      console.log(said.done(worker.done()));
      process.exit(0);
    });
}
