// What the benches of servers have in common as commands: their options, what they tell meanwhile, how they print their figures.

import type { ParseArgsOptionsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { rounded } from './figures-in-words.ts';

const JSON_OPTION = { json: { type: 'boolean' } } as const;

export interface BenchCommand {
  /** A number above 0 that was asked for; anything else ends the program. */
  readonly positive: (name: string, text: string) => number;
  /** What is being done, unless only data is wanted. */
  readonly tell: (line: string) => void;
  readonly print: <T>(figures: T, lines: (figures: T) => string) => void;
}

/** The options as they were typed, `--json` among them, and what goes with them. */
export function benchCommand<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const refuse = (why: string): never => {
    console.error(`${why}\n${usage}`);
    process.exit(2);
  };
  const read = () => {
    try {
      return parseArgs({ options: { ...options, ...JSON_OPTION } }).values;
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const values = read();
  const isData = process.argv.includes('--json');
  const command: BenchCommand = {
    positive: (name, text) => {
      const value = Number(text);
      return value > 0 && Number.isFinite(value)
        ? value
        : refuse(`--${name} takes a number above 0, not "${text}"`);
    },
    tell: (line) => {
      if (!isData) console.error(`… ${line}`);
    },
    print: (figures, lines) => {
      console.log(isData ? JSON.stringify(figures, rounded) : lines(figures));
    },
  };
  return { values, ...command };
}

/** Measures; what goes wrong is said in its own words. */
export async function runBench(measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
