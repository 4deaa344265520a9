// tenfold env: games for a learning program in any language, as lines of JSON on the standard streams.

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { Answers } from '../env/answers.ts';
import type { TerminalWords } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

const EXAMPLES = [
  '{"reset": {"players": 2, "kingdom": "First Game", "seed": "7"}}',
  '{"step": [12]}',
  '{"observe": {"game": 0, "seat": 1}}',
  '{"names": true}',
];

export function envCommand(words: TerminalWords): Command {
  const { env: help } = words.commandHelp;
  return new Command('env')
    .description(help.description)
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.errors }))
    .action(async () => {
      const answers = new Answers();
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
        if (line.trim() === '') continue;
        const isTaken = process.stdout.write(`${JSON.stringify(answers.answer(line))}\n`);
        if (!isTaken) await once(process.stdout, 'drain');
      }
    });
}
