// What can be asked of a random kingdom on the command line.

import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { quoted } from '../play/record-file.ts';

const MOST_KINGDOMS = 1000;
const HEADING = 'Random kingdoms:';

/** Lists may be given in several goes: --must witch --must moat. */
const added = (list: string, before: string | undefined): string =>
  before === undefined ? list : `${before},${list}`;

/** Made anew for the command that takes them. Each but --random itself asks for --random. */
export const randomOptions = (): Option[] =>
  [
    new Option('--random', 'draw a kingdom by lot'),
    new Option('--seed <seed>', 'the same seed and wishes give the same kingdom (default: drawn by lot)'),
    new Option('--count <number>', 'how many different kingdoms').argParser(wholeNumber(1, MOST_KINGDOMS)),
    new Option('--sets <list>', 'the sets to draw from (default: base, intrigue, alchemy)').argParser(added),
    new Option('--from <list>', 'how many cards of a set: base=5,intrigue=5 or alchemy=3-4').argParser(added),
    new Option('--must <list>', 'cards that must be in it, by their names in any language').argParser(added),
    new Option('--ban <list>', 'cards that must not be in it').argParser(added),
    new Option('--village', 'with a card that gives +2 Actions'),
    new Option('--buy', 'with a card that gives +1 Buy'),
    new Option('--trasher', 'with a card that trashes cards from the hand'),
    new Option('--attacks <count>', 'so many Attacks: 2, or a range such as 0-1'),
    new Option('--reaction-if-attacks', 'with a Reaction if there is an Attack'),
    new Option('--no-possession', 'without Possession'),
    new Option('--different-costs <number>', 'at least so many different costs').argParser(
      wholeNumber(1, 10),
    ),
    new Option('--any-alchemy', 'Alchemy cards in any number (default: none or three to five, if possible)'),
  ].map((option) => option.helpGroup(HEADING));

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
        option.helpGroupHeading === HEADING &&
        option.attributeName() !== 'random' &&
        command.getOptionValueSource(option.attributeName()) === 'cli',
    )
    .map((option) => {
      const flag = option.long ?? option.flags;
      const value: unknown = command.getOptionValue(option.attributeName());
      return { flag, words: option.required ? `${flag} ${quoted(String(value))}` : flag };
    });
}
