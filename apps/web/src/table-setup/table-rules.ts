// What is agreed on at a table besides its kingdom and its seats.

import type { KingdomSetting, TableOptions } from '@tenfold/protocol';
import { CLOCKS, INFORMATION, SPECTATORS, UNDO_RULES } from '@tenfold/protocol';

export interface TableRules extends Pick<
  TableOptions,
  'clock' | 'undo' | 'spectators' | 'information' | 'rated'
> {
  /** Where people play with each other; against bots alone there is nobody who could tell anything from a pause. */
  readonly pauses: boolean;
  /** The Treasures of both boxes, also where two to four play. */
  readonly bothBoxes: boolean;
}

const EASY_RULES: TableRules = {
  clock: 'none',
  undo: 'free',
  spectators: 'public',
  information: 'counts',
  rated: false,
  pauses: true,
  bothBoxes: false,
};

/** At a rated table nobody is asked. */
export const undoRulesFor = ({ rated }: TableRules): readonly TableRules['undo'][] =>
  rated ? UNDO_RULES.filter((rule) => rule !== 'ask') : UNDO_RULES;

/** What changes with it: at a rated table nobody tells by the time what another holds. */
export const ratedOrNot = ({ undo }: TableRules, rated: boolean): Partial<TableRules> =>
  rated ? { rated, pauses: true, ...(undo === 'ask' ? { undo: 'free' } : {}) } : { rated };

export function optionsOf(
  rules: TableRules,
  kingdom: KingdomSetting,
  seats: number,
  noPossession: boolean,
): TableOptions {
  const { pauses, bothBoxes, ...agreed } = rules;
  return {
    kingdom,
    seats,
    ...agreed,
    noPossession,
    ...(pauses ? {} : { pauses }),
    ...(bothBoxes ? { boxes: 2 } : {}),
  };
}

/** What a device has kept; what cannot be read is as at the beginning. */
export function readRules(kept: unknown): TableRules {
  if (typeof kept !== 'object' || kept === null) return EASY_RULES;
  const { clock, undo, spectators, information, rated, pauses, bothBoxes, boxes } = kept as Readonly<
    Record<string, unknown>
  >;
  const read: TableRules = {
    clock: CLOCKS.find((one) => one === clock) ?? EASY_RULES.clock,
    undo: UNDO_RULES.find((one) => one === undo) ?? EASY_RULES.undo,
    spectators: SPECTATORS.find((one) => one === spectators) ?? EASY_RULES.spectators,
    information: INFORMATION.find((one) => one === information) ?? EASY_RULES.information,
    rated: rated === true,
    pauses: pauses !== false,
    // As a device keeps it, and as a table has it.
    bothBoxes: bothBoxes === true || boxes === 2,
  };
  return { ...read, ...ratedOrNot(read, read.rated) };
}
