// Lines from a person at a terminal, or from a pipe.

import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';

export const INTERRUPTED = Symbol('Ctrl-C');
/** A line; undefined at the end of the input. */
export type Typed = string | undefined | typeof INTERRUPTED;

export interface Terminal {
  /** Whether a person sits there: a pipe gets no completion and sees its own lines echoed. */
  readonly isTTY: boolean;
  print(lines: readonly string[]): void;
  ask(prompt: string): Promise<Typed>;
  completeWith(completer: (typed: string) => string[]): void;
  close(): void;
}

export function openTerminal(input = process.stdin, output = process.stdout): Terminal {
  const isTTY = input.isTTY && output.isTTY;
  let completer: (typed: string) => string[] = () => [];
  const reader: Interface = createInterface({
    input,
    ...(isTTY ? { output } : {}),
    terminal: isTTY,
    completer: (typed: string): [string[], string] => [completer(typed), typed],
  });
  const lines: string[] = [];
  let over: Typed = '';
  let answer: ((typed: Typed) => void) | undefined;
  const settle = (typed: Typed): void => {
    const waiting = answer;
    answer = undefined;
    waiting?.(typed);
  };
  const interrupt = (): void => {
    over = INTERRUPTED;
    settle(INTERRUPTED);
  };
  reader.on('line', (line) => (answer === undefined ? lines.push(line) : settle(line)));
  reader.on('close', () => {
    if (over === '') over = undefined;
    settle(undefined);
  });
  reader.on('SIGINT', interrupt);
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);

  return {
    isTTY,
    print: (text) => output.write(text.map((line) => `${line}\n`).join('')),
    async ask(prompt) {
      const typed = await new Promise<Typed>((resolve) => {
        const line = lines.shift();
        if (line !== undefined) return resolve(line);
        if (over !== '') return resolve(over);
        answer = resolve;
        if (isTTY) {
          reader.setPrompt(prompt);
          reader.prompt();
        }
      });
      if (isTTY) {
        if (typeof typed !== 'string') output.write('\n');
      } else {
        output.write(typeof typed === 'string' ? `${prompt}${typed}\n` : '\n');
      }
      return typed;
    },
    completeWith(given) {
      completer = given;
    },
    close() {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      reader.close();
    },
  };
}
