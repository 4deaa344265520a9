// Choices as words that a person reads and types: "play Village", "trash nothing", "choose cards".

import type { CardSet } from '../engine/card-set.ts';
import { RuleError } from '../errors.ts';
import { decision } from '../engine/game.ts';
import { cardSetOf } from '../engine/game-cards.ts';
import { isUnderstood } from '../engine/menu.ts';
import type { Option, Verb } from '../engine/options.ts';
import { NOTHING, PLAY_PLAIN_TREASURES, PLAY_TREASURES, argumentOf, verbOf } from '../engine/options.ts';
import type { Decision, Game } from '../engine/state.ts';
import type { CardId } from '../vocabulary/definition.ts';
import { fold, title } from '../names/spelling.ts';

/** A card's number in a set, by its name in any spelling; undefined if there is none. */
export const cardNumber = (set: CardSet, name: string): number | undefined => set.numbers.get(fold(name));

/** What an option does, taken apart: the verb and the card, the mode, or neither ("nothing", "no more"). */
export interface OptionParts {
  readonly verb: Verb;
  readonly card: CardId | null;
  readonly mode: string | null;
}

/** Verbs that take neither a card nor a mode. */
const ALONE: ReadonlySet<Verb> = new Set(['play-treasures', 'end-actions', 'end-turn', 'clean-up']);

/** An option taken apart, by names in place of numbers. */
export function optionParts(game: Game, option: Option): OptionParts {
  const verb = verbOf(option);
  const argument = argumentOf(option);
  if (argument === NOTHING || ALONE.has(verb)) return { verb, card: null, mode: null };
  if (verb === 'choose') return { verb, card: null, mode: game.asks[0]!.modes![argument]! };
  return { verb, card: cardSetOf(game).ids[argument]!, mode: null };
}

/** What is shown is said to be revealed, as cards say it. */
const spokenVerb = (verb: Verb): string => (verb === 'show' ? 'reveal' : verb.replace('-', ' '));

/** An option in the words of records: `buy Silver`. */
export function optionWords(game: Game, option: Option): string {
  if (option === PLAY_PLAIN_TREASURES) return 'play plain treasures';
  const { verb, card, mode } = optionParts(game, option);
  const spoken = spokenVerb(verb);
  if (ALONE.has(verb)) return spoken;
  return `${spoken} ${card === null ? (mode ?? 'nothing') : title(card)}`;
}

const WITHOUT_OBJECT = /^(play treasures|play plain treasures|end actions|end turn|clean up)$/i;
const WITH_OBJECT =
  /^(play|buy|discard|trash|topdeck|gain|pass|reveal|set aside|name|choose|return|put under) (.+)$/i;

/** A choice taken apart: what is done, and with what, unread. Undefined if no choice could be written so. */
export function readWords(
  words: string,
): { readonly verb: string; readonly object: string | null } | undefined {
  const alone = WITHOUT_OBJECT.exec(words)?.[1];
  if (alone !== undefined) return { verb: alone.toLowerCase(), object: null };
  const [, verb, object] = WITH_OBJECT.exec(words) ?? [];
  return verb === undefined || object === undefined ? undefined : { verb: verb.toLowerCase(), object };
}

/** What the words mean in this decision; undefined if they mean nothing there. */
export function meaningOf(game: Game, asked: Decision, words: string): Option | undefined {
  const wanted = fold(words);
  const means = (option: Option): boolean => fold(optionWords(game, option)) === wanted;
  const offered = asked.options.find(means);
  if (offered !== undefined) return offered;
  return isUnderstood(cardSetOf(game), asked.options, PLAY_TREASURES) && means(PLAY_TREASURES)
    ? PLAY_TREASURES
    : undefined;
}

/** The option of this decision that the words mean. Throws an error that lists what may be said. */
export function findOption(game: Game, asked: Decision, words: string): Option {
  const found = meaningOf(game, asked, words);
  if (found !== undefined) return found;
  const offered = asked.options.map((option) => optionWords(game, option));
  throw new RuleError('illegal-choice', `"${words}" is not offered; offered: ${offered.join(', ')}`);
}

/** The words of everything that this seat (or the first one asked) may choose. */
export function offeredWords(game: Game, seat?: number): string[] {
  const asked = decision(game, seat);
  return asked === undefined ? [] : asked.options.map((option) => optionWords(game, option));
}
