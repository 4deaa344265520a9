// How a real new game comes by its ten cards: they are named, are a recommended ten, are dealt, or are picked in turn.

import type { KingdomSet } from '@tenfold/rules';
import {
  KINGDOM_SETS,
  KingdomError,
  fold,
  kingdoms,
  newDraft,
  pickKind,
  randomKingdom,
  title,
  whosePick,
} from '@tenfold/rules';
import type { ScenarioReader } from './read.ts';
import type { Written } from './scenario.ts';
import { said } from './sentences/said.ts';

const isSet = (name: string): name is KingdomSet => KINGDOM_SETS.some((set) => set === name);

/** A set by its name, as it is spelt anywhere. */
export function readSet(name: string, line: number, reader: ScenarioReader): KingdomSet {
  const set = fold(name);
  return isSet(set) ? set : reader.fail(line, said('unknownSet', name, KINGDOM_SETS));
}

/** The cards of a recommended kingdom, if the text is the name of one. */
export const recommendedTen = ({ value }: Written): readonly string[] | undefined =>
  typeof value === 'string' ? kingdoms.find(({ id }) => id === fold(value))?.cards : undefined;

/** Ten cards off the shuffled cards of the sets that are named, or so many of each set: `{ base: 5, intrigue: 5 }`. */
export function dealtKingdom(written: Written, seed: string, reader: ScenarioReader): readonly string[] {
  const counted = written.entries.size > 0;
  const sets = counted
    ? [...written.entries].map(([name, { line }]) => readSet(name, line, reader))
    : reader.oneOrMore(written).map((item) => readSet(reader.text(item), item.line, reader));
  const numbers = [...written.entries.values()].map((entry) => reader.number(entry));
  const fromSet = Object.fromEntries(numbers.map((count, index) => [sets[index]!, count]));
  try {
    // As they come: that Alchemy cards are best three to five at a time is advice, and no rule.
    return randomKingdom({ sets, alchemyThreeToFive: false, ...(counted ? { fromSet } : {}) }, seed);
  } catch (error) {
    if (error instanceof KingdomError) reader.fail(written.line, said('noDeal'));
    throw error;
  }
}

/** "Ann picks pawn": clockwise, one card each, until ten lie there. */
export function pickedKingdom(
  written: Written,
  players: readonly string[],
  reader: ScenarioReader,
): readonly string[] {
  const picks = reader.oneOrMore(written).map((item) => {
    const [, name, card] =
      /^(.+) picks (.+)$/.exec(reader.text(item)) ??
      reader.fail(item.line, said('noPick', reader.text(item)));
    return {
      line: item.line,
      seat: reader.seat(players, { ...item, value: name! }),
      card: reader.card(card!, item.line),
    };
  });
  let draft = newDraft(players.length, picks[0]?.seat ?? 0);
  for (const { line, seat, card } of picks) {
    const onPick = whosePick(draft);
    if (onPick !== undefined && onPick !== seat)
      reader.fail(line, said('notTheirPick', players[seat]!, players[onPick]!));
    try {
      draft = pickKind(draft, seat, card);
    } catch (error) {
      if (error instanceof KingdomError) reader.fail(line, said('cannotPick', players[seat]!, title(card)));
      throw error;
    }
  }
  return draft.picks;
}
