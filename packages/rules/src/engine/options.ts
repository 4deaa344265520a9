// An option is one number: what is done, and with which card or mode.

/** What options do. An option is a verb and, for most of them, a card or a mode. */
export const VERBS = [
  'play',
  'play-treasures',
  'end-actions',
  'buy',
  'end-turn',
  'discard',
  'trash',
  'topdeck',
  'gain',
  'pass',
  'reveal',
  'set-aside',
  'name',
  'choose',
  'clean-up',
  'return',
  'put-under',
  'show',
] as const;
/** What an option does. */
export type Verb = (typeof VERBS)[number];

/** An option is the number of its verb and, in the lowest bits, its argument. Nobody else need know this. */
const ARGUMENT_BITS = 10;
const ARGUMENTS = 1 << ARGUMENT_BITS;
/** "nothing", "no more": the argument that names no card. */
export const NOTHING = ARGUMENTS - 1;
/** More cards than this cannot be numbered. */
export const MOST_CARDS = ARGUMENTS - 1;
/** All options, as numbers, are below this. */
export const OPTION_NUMBERS = VERBS.length * ARGUMENTS;

/** One of the options of a decision. */
export type Option = number;

const numberOf = Object.fromEntries(VERBS.map((verb, index) => [verb, index])) as Record<Verb, number>;

/** Where the options of a verb begin: add a card or mode number. */
export const firstOption = (verb: Verb): Option => numberOf[verb] * ARGUMENTS;
/** What an option does. */
export const verbOf = (option: Option): Verb => VERBS[option >> ARGUMENT_BITS]!;
/** The number of the card or mode that an option is about; `NOTHING` if there is none. */
export const argumentOf = (option: Option): number => option & NOTHING;

export const PLAY = firstOption('play');
/** The option to play all Treasures that make coins and nothing else. */
export const PLAY_TREASURES = firstOption('play-treasures') + NOTHING;
/** The option to play all whose order cannot matter: offered in its place where one of them makes more than coins. */
export const PLAY_PLAIN_TREASURES = PLAY_TREASURES - 1;
/** The option to play no more Actions. */
export const END_ACTIONS = firstOption('end-actions') + NOTHING;
export const BUY_CARD = firstOption('buy');
/** The option to end the turn. */
export const END_TURN = firstOption('end-turn') + NOTHING;
export const DISCARD = firstOption('discard');
export const GAIN = firstOption('gain');
export const PASS = firstOption('pass');
export const REVEAL = firstOption('reveal');
export const SET_ASIDE = firstOption('set-aside');
export const TOPDECK = firstOption('topdeck');
export const NAME = firstOption('name');
export const PUT_UNDER = firstOption('put-under');
export const CHOOSE = firstOption('choose');
/** The option to discard in Clean-up all that is left at once. */
export const CLEAN_UP_REST = firstOption('clean-up') + NOTHING;

/** Whether an option is among these. Written out because the built-in search costs a call, and lists are short. */
export function includesOption(options: readonly Option[], option: Option): boolean {
  for (let i = 0; i < options.length; i++) if (options[i] === option) return true;
  return false;
}
