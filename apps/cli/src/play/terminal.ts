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
  /**
   * While something takes its time: a line that says how far it is, for a person only. Enter or Ctrl-C calls it off by
   * the signal, and the program goes on.
   */
  wait<T>(work: (show: (line: string) => void, signal: AbortSignal) => Promise<T>): Promise<T>;
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
  /** What is under way is called off. */
  let hurry: (() => void) | undefined;
  const interrupt = (): void => {
    over = INTERRUPTED;
    hurry?.();
    settle(INTERRUPTED);
  };
  reader.on('line', (line) => {
    if (isTTY && hurry !== undefined) hurry();
    else if (answer === undefined) lines.push(line);
    else settle(line);
  });
  reader.on('close', () => {
    if (over === '') over = undefined;
    if (isTTY) hurry?.();
    settle(undefined);
  });
  reader.on('SIGINT', () => (hurry === undefined ? interrupt() : hurry()));
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
    async wait(work) {
      const stopping = new AbortController();
      hurry = () => stopping.abort();
      // As a prompt it is drawn anew around whatever is typed meanwhile.
      const show = (line: string): void => {
        if (!isTTY || over !== '') return;
        reader.setPrompt(line);
        reader.prompt(true);
      };
      try {
        return await work(show, stopping.signal);
      } finally {
        hurry = undefined;
        show('');
        if (isTTY && over !== '') output.write('\n');
      }
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
