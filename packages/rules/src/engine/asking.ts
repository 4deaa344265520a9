// How a step asks, and how a text goes on.

import type { Asked, CardId, Filter } from '../vocabulary/definition.ts';
import type { Option, Verb } from './options.ts';
import { includesOption } from './options.ts';
import type { Sources } from './sources.ts';
import type { Decision, Frame } from './state.ts';
import { EMPTY } from './state.ts';
import type { Table } from './table.ts';
import { controllerOf } from './table.ts';

/** What only some questions say. */
type Details = Partial<Pick<Decision, 'about' | 'picked' | 'modes' | 'filter' | 'limit' | 'acting'>>;
const NO_DETAILS: Details = {};
const NO_CARDS: readonly CardId[] = [];

/**
 * Puts a question to whoever decides for `player`: which of the options, whose cards lie in `from`; at least and at most
 * so many are to be picked in all. The step that asks must be the current one of the top frame. Nothing that is handed
 * over may change any more: questions share it.
 */
export function ask(
  table: Table,
  player: number,
  verb: Verb,
  from: Sources,
  least: number,
  most: number,
  options: readonly Option[],
  details: Details = NO_DETAILS,
): void {
  const { game, set, card } = table;
  game.asks.push({
    seat: controllerOf(game, player),
    player,
    about: details.about ?? player,
    verb,
    card: card === EMPTY ? null : set.ids[card]!,
    from,
    least,
    most,
    picked: details.picked ?? 0,
    options,
    modes: details.modes ?? null,
    filter: details.filter ?? null,
    limit: details.limit ?? null,
    acting: details.acting ?? NO_CARDS,
  });
}

/** A filter that says nothing lets any card pass. */
export const filterOrNull = (filter: Filter): Filter | null =>
  Object.keys(filter).length === 0 ? null : filter;

export const askedPlayer = (frame: Frame, asked: Asked): number =>
  asked === 'you' ? frame.player : frame.by;

/** The current step is carried out once more when whatever it started is done. */
export function again(frame: Frame): void {
  frame.step--;
}

/** Follow a further list of the same text, with the same pronouns, and come back. */
export function follow(table: Table, frame: Frame, list: number): void {
  if (table.set.instantLists[list]!) {
    followAtOnce(table, frame, list);
  } else {
    frame.back.push(frame.list, frame.step);
    frame.list = list;
    frame.step = 0;
  }
}

export function followAtOnce(table: Table, frame: Frame, list: number): void {
  const steps = table.set.lists[list]!;
  for (let i = 0; i < steps.length; i++) steps[i]!.run(table, frame);
}

/** Equal cards are one option. */
export function addOnce(options: Option[], option: Option): void {
  if (!includesOption(options, option)) options.push(option);
}

/** An option for each different card that passes. */
export function differentCards(
  first: Option,
  table: Table,
  cards: readonly number[],
  test: (table: Table, card: number) => boolean,
): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card !== EMPTY && test(table, card)) addOnce(options, first + card);
  }
  return options;
}
