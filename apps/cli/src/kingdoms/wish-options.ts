// What can be asked of a random kingdom on the command line.

import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { quoted } from '../play/record-file.ts';
import type { TerminalWords } from '../words/index.ts';

const MOST_KINGDOMS = 1000;

/** Lists may be given in several goes: --must witch --must moat. */
const added = (list: string, before: string | undefined): string =>
  before === undefined ? list : `${before},${list}`;

/** Made anew for the command that takes them. Each but --random itself asks for --random. */
export function randomOptions(words: TerminalWords): Option[] {
  const { kingdoms: help } = words.commandHelp;
  return [
    new Option('--random', help.random),
    new Option('--seed <seed>', help.seed),
    new Option('--count <number>', help.count).argParser(wholeNumber(words, 1, MOST_KINGDOMS)),
    new Option('--sets <list>', help.sets).argParser(added),
    new Option('--from <list>', help.from).argParser(added),
    new Option('--must <list>', help.must).argParser(added),
    new Option('--ban <list>', help.ban).argParser(added),
    new Option('--village', help.village),
    new Option('--buy', help.buy),
    new Option('--trasher', help.trasher),
    new Option('--attacks <count>', help.attacks),
    new Option('--reaction-if-attacks', help.reactionIfAttacks),
    new Option('--no-possession', help.noPossession),
    new Option('--different-costs <number>', help.differentCosts).argParser(wholeNumber(words, 1, 10)),
    new Option('--any-alchemy', help.anyAlchemy),
  ].map((option) => option.helpGroup(help.randomHeading));
}

/** As typed, apart from numbers: wishes.ts reads them. */
export interface WishOptions {
  readonly sets?: string;
  readonly from?: string;
  readonly must?: string;
  readonly ban?: string;
  readonly village?: boolean;
  readonly buy?: boolean;
  readonly trasher?: boolean;
  readonly attacks?: string;
  readonly reactionIfAttacks?: boolean;
  /** False by --no-possession. */
  readonly possession: boolean;
  readonly differentCosts?: number;
  readonly anyAlchemy?: boolean;
}

export interface RandomOptions extends WishOptions {
  readonly random?: boolean;
  readonly seed?: string;
  readonly count?: number;
}

/** The options for random kingdoms that were typed, --random aside, with the words to type them again. */
export function givenOptions(command: Command): { readonly flag: string; readonly words: string }[] {
  return command.options
    .filter(
      (option) =>
        option.helpGroupHeading !== undefined &&
        option.attributeName() !== 'random' &&
        command.getOptionValueSource(option.attributeName()) === 'cli',
    )
    .map((option) => {
      const flag = option.long ?? option.flags;
      const value: unknown = command.getOptionValue(option.attributeName());
      return { flag, words: option.required ? `${flag} ${quoted(String(value))}` : flag };
    });
}
