// Strategies by what was typed: a file of one's own, or one of those in the folder `strategies`.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Strategy, StrategyOptions } from '@tenfold/bots';
import { loadStrategy, parseStrategy } from '@tenfold/bots';
import { findCard, finder } from '@tenfold/i18n';
import { readText } from '../arguments.ts';
import { STRATEGIES_FOLDER } from '../data-folders.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { UsageError } from '../usage-error.ts';

const ENDING = '.strategy';

export interface GivenStrategy {
  readonly strategy: Strategy;
  /** What is doubtful about it, with file and place. */
  readonly warnings: readonly string[];
}

/** The ids of the strategies that come along. */
export const shippedIds = (): string[] =>
  globSync(`*${ENDING}`, { cwd: STRATEGIES_FOLDER })
    .map((file) => basename(file, ENDING))
    .toSorted();

export const shippedStrategy = (id: string): Strategy =>
  readStrategy(readFileSync(join(STRATEGIES_FOLDER, id + ENDING), 'utf8'), id + ENDING, wordsIn('en'))
    .strategy;

/** A file if it looks like one or is there; else the id of a strategy that comes along. */
export function givenStrategy(typed: string, words: TerminalWords): GivenStrategy {
  if (/[/\\]|\.(?:strategy|json|txt)$/i.test(typed) || existsSync(typed)) {
    return readStrategy(readText(typed, words), typed, words);
  }
  const found = finder(shippedIds().map((id) => ({ id, spelling: id, name: id })))(typed);
  if ('id' in found) return { strategy: shippedStrategy(found.id), warnings: [] };
  throw new UsageError(words.noStrategy(typed, words.didYouMean(found.nearest)));
}

/** Text or JSON, whichever it is. */
function readStrategy(text: string, file: string, words: TerminalWords): GivenStrategy {
  const options: StrategyOptions = { findCard: (name) => findCard(name, words.language) };
  if (text.trimStart().startsWith('{')) {
    const { strategy, errors, warnings } = loadStrategy(readJson(text, file, words), options);
    const at = ({ place }: { readonly place: string }): string => (place === '' ? file : `${file}: ${place}`);
    return whole(
      strategy,
      errors.map((error) => saidAt(at(error), error)),
      warnings.map((remark) => saidAt(at(remark), remark)),
    );
  }
  const { strategy, errors, warnings } = parseStrategy(text, options);
  const at = ({ line, column }: { readonly line: number; readonly column: number }): string =>
    `${file}:${line}:${column}`;
  return whole(
    strategy,
    errors.map((error) => saidAt(at(error), error)),
    warnings.map((remark) => saidAt(at(remark), remark)),
  );
}

const saidAt = (
  place: string,
  { message, remedy }: { readonly message: string; readonly remedy: string },
): string => `${place}: ${message}; ${remedy}`;

function whole(
  strategy: Strategy | undefined,
  errors: readonly string[],
  warnings: readonly string[],
): GivenStrategy {
  if (strategy === undefined) throw new UsageError(errors.join('\n'));
  return { strategy, warnings };
}

function readJson(text: string, file: string, words: TerminalWords): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(words.notJson(file, reason));
  }
}
