// tenfold env: games for a learning program in any language, as lines of JSON on the standard streams.

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { Answers } from '../env/answers.ts';

export const envCommand = new Command('env')
  .description('games for a learning program: lines of JSON in, lines of JSON out')
  .addHelpText(
    'after',
    `
Each line of input is answered by one line. docs/environment.md describes them; packages/env/python/tenfold_env.py
is a client for Python.

Examples:
  {"reset": {"players": 2, "kingdom": "First Game", "seed": "7"}}
  {"step": [12]}
  {"observe": {"game": 0, "seat": 1}}
  {"names": true}

What cannot be done is answered with {"error": "…"} and changes nothing. The program ends with its input.`,
  )
  .action(async () => {
    const answers = new Answers();
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      const isTaken = process.stdout.write(`${JSON.stringify(answers.answer(line))}\n`);
      if (!isTaken) await once(process.stdout, 'drain');
    }
  });
