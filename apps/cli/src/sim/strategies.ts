// Who plays, by what was typed: a strategy in a file of one's own or in the folder `strategies`, or a character.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CodedComplaint, Complaints, Strategy, StrategyOptions } from '@tenfold/bots';
import { characters, complaintIn, loadCatalogue, loadStrategy, parseStrategy } from '@tenfold/bots';
import { finder } from '@tenfold/i18n';
import type { OwnCard } from '@tenfold/protocol';
import { seatedCharacter } from '@tenfold/sim';
import { readText } from '../arguments.ts';
import { STRATEGIES_FOLDER } from '../data-folders.ts';
import { findCardAmong } from '../own-card-files.ts';
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
  readStrategy(readFileSync(join(STRATEGIES_FOLDER, id + ENDING), 'utf8'), id + ENDING, wordsIn('en'), null)
    .strategy;

/** By id, the characters that can play, the weakest first. */
export const characterIds = (): string[] => characters.map(({ id }) => id);

/**
 * A file if it looks like one or is there, with `#` and an id one of its strategies; else a character, or a strategy that
 * comes along. Strategies may name the home-made cards.
 */
export function givenStrategy(
  typed: string,
  words: TerminalWords,
  complaints: Complaints,
  own: readonly OwnCard[] = [],
): GivenStrategy {
  const [, catalogue, wanted] = /^(.*\.json)#(.+)$/i.exec(typed) ?? [];
  if (catalogue !== undefined && wanted !== undefined) return fromCatalogue(catalogue, wanted, words, own);
  if (/[/\\]|\.(?:strategy|json|txt)$/i.test(typed) || existsSync(typed)) {
    return readStrategy(readText(typed, words), typed, words, complaints, own);
  }
  const names = [
    ...characters.flatMap(({ id, name }) => [
      { id, spelling: id, name },
      { id, spelling: name, name },
    ]),
    ...shippedIds().map((id) => ({ id, spelling: id, name: id })),
  ];
  const found = finder(names)(typed);
  const character = characters.find(({ id }) => 'id' in found && id === found.id);
  if (character !== undefined) return { strategy: seatedCharacter(character), warnings: [] };
  if ('id' in found) return { strategy: shippedStrategy(found.id), warnings: [] };
  throw new UsageError(words.noStrategy(typed, words.didYouMean(found.nearest)));
}

/** One strategy of a file that has several; what is wrong with the others does not matter. */
function fromCatalogue(
  file: string,
  id: string,
  words: TerminalWords,
  own: readonly OwnCard[],
): GivenStrategy {
  const options: StrategyOptions = { findCard: findCardAmong(own, words.language) };
  const { strategies, errors } = loadCatalogue(readJson(readText(file, words), file, words), options);
  const ids = strategies.map((one) => ({ id: one.id, spelling: one.id, name: one.id }));
  const found = finder(ids)(id);
  const strategy = strategies.find((one) => 'id' in found && one.id === found.id)?.strategy;
  if (strategy !== undefined) return { strategy, warnings: [] };
  const near = 'nearest' in found ? words.didYouMean(found.nearest) : '';
  const troubles = errors.map((error) => saidAt(`${file}: ${error.place}`, error));
  throw new UsageError([words.notInCatalogue(file, id, near), ...troubles].join('\n'));
}

/** Text or JSON, whichever it is. `complaints` says what is wrong with a text; English where there are none. */
function readStrategy(
  text: string,
  file: string,
  words: TerminalWords,
  complaints: Complaints | null,
  own: readonly OwnCard[] = [],
): GivenStrategy {
  const options: StrategyOptions = { findCard: findCardAmong(own, words.language) };
  if (text.trimStart().startsWith('{')) {
    const data = readJson(text, file, words);
    if (typeof data === 'object' && data !== null && 'strategies' in data) {
      const ids = loadCatalogue(data, options).strategies.map(({ id }) => id);
      throw new UsageError(words.manyStrategies(file, ids));
    }
    const { strategy, errors, warnings } = loadStrategy(data, options);
    const at = ({ place }: { readonly place: string }): string => (place === '' ? file : `${file}: ${place}`);
    return whole(
      strategy,
      errors.map((error) => saidAt(at(error), error)),
      warnings.map((remark) => saidAt(at(remark), remark)),
    );
  }
  const { strategy, errors, warnings } = parseStrategy(text, options);
  const said = (remark: CodedComplaint & { readonly line: number; readonly column: number }): string =>
    saidAt(
      `${file}:${remark.line}:${remark.column}`,
      complaints === null ? remark : complaintIn(complaints, remark),
    );
  return whole(strategy, errors.map(said), warnings.map(said));
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
