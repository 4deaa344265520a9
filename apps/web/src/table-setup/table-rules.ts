// What is agreed on at a table besides its kingdom and its seats.

import type { KingdomWish, TableOptions } from '@tenfold/protocol';

export interface TableRules extends Pick<
  TableOptions,
  'clock' | 'undo' | 'spectators' | 'information' | 'rated'
> {
  /** Where people play with each other; against bots alone there is nobody who could tell anything from a pause. */
  readonly pauses: boolean;
}

// The protocol has these lists too, but with the schemas around them, which are too heavy for a page.
export const CLOCKS = ['none', 'gentle', 'fast', 'days'] as const satisfies readonly TableRules['clock'][];
const UNDO_RULES = ['free', 'ask', 'none'] as const satisfies readonly TableRules['undo'][];
export const SPECTATORS = [
  'public',
  'delayed',
  'none',
] as const satisfies readonly TableRules['spectators'][];
export const INFORMATION = [
  'strict',
  'counts',
  'full',
] as const satisfies readonly TableRules['information'][];
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 6;
export const TABLE_SIZES: readonly number[] = [2, 3, 4, 5, 6];

const EASY_RULES: TableRules = {
  clock: 'none',
  undo: 'free',
  spectators: 'public',
  information: 'counts',
  rated: false,
  pauses: true,
};

/** At a rated table nobody is asked. */
export const undoRulesFor = ({ rated }: TableRules): readonly TableRules['undo'][] =>
  rated ? UNDO_RULES.filter((rule) => rule !== 'ask') : UNDO_RULES;

/** What changes with it. */
export const ratedOrNot = ({ undo }: TableRules, rated: boolean): Partial<TableRules> =>
  rated && undo === 'ask' ? { rated, undo: 'free' } : { rated };

export function optionsOf(
  rules: TableRules,
  kingdom: KingdomWish,
  seats: number,
  noPossession: boolean,
): TableOptions {
  const { pauses, ...agreed } = rules;
  return { kingdom, seats, ...agreed, noPossession, ...(pauses ? {} : { pauses }) };
}

/** What a device has kept; what cannot be read is as at the beginning. */
export function readRules(kept: unknown): TableRules {
  if (typeof kept !== 'object' || kept === null) return EASY_RULES;
  const { clock, undo, spectators, information, rated, pauses } = kept as Readonly<Record<string, unknown>>;
  const read: TableRules = {
    clock: CLOCKS.find((one) => one === clock) ?? EASY_RULES.clock,
    undo: UNDO_RULES.find((one) => one === undo) ?? EASY_RULES.undo,
    spectators: SPECTATORS.find((one) => one === spectators) ?? EASY_RULES.spectators,
    information: INFORMATION.find((one) => one === information) ?? EASY_RULES.information,
    rated: rated === true,
    pauses: pauses !== false,
  };
  return { ...read, ...ratedOrNot(read, read.rated) };
}
