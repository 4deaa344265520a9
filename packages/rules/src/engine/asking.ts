// How a step asks, and how a text goes on.

import type { Asked, CardId } from '../vocabulary/definition.ts';
import type { Option, Verb } from './options.ts';
import { includesOption } from './options.ts';
import type { Sources } from './sources.ts';
import type { Decision, Frame, Game } from './state.ts';
import { EMPTY } from './state.ts';
import type { Table } from './card-set.ts';
import { controllerOf } from './table.ts';

/** What a step says each time that it asks: made once for a step where it can be, for questions share it. */
export type Terms = Pick<Decision, 'verb' | 'from' | 'modes' | 'filter' | 'limit' | 'acting' | 'ordered'>;

const NO_CARDS: readonly CardId[] = [];

/** A filter that says nothing lets any card pass. */
export const termsOf = (
  verb: Verb,
  from: Sources,
  { modes = null, filter = null, limit = null, acting = NO_CARDS, ordered = NO_CARDS }: Partial<Terms> = {},
): Terms => ({
  verb,
  from,
  modes,
  filter: filter === null || Object.keys(filter).length === 0 ? null : filter,
  limit,
  acting,
  ordered,
});

/**
 * Puts a question to whoever decides for `player`: which of the options; at least and at most so many are to be picked
 * in all, after those picked before. The step that asks must be the current one of the top frame. Neither terms nor
 * options may change any more.
 */
export function ask(
  table: Table,
  player: number,
  terms: Terms,
  least: number,
  most: number,
  options: readonly Option[],
  about = player,
  picked = 0,
): void {
  pose(table.game, question(table, player, terms, least, most, options, about, picked));
}

/** Stored, not pushed: to push the first object that an empty array gets costs a call. */
export function pose({ asks }: Game, asked: Decision): void {
  asks[asks.length] = asked;
}

/** A question never changes once it is made: positions share it. */
export function question(
  table: Table,
  player: number,
  terms: Terms,
  least: number,
  most: number,
  options: readonly Option[],
  about = player,
  picked = 0,
): Decision {
  const { game, set, card } = table;
  return {
    seat: controllerOf(game, player),
    player,
    about,
    verb: terms.verb,
    card: card === EMPTY ? null : set.ids[card]!,
    from: terms.from,
    least,
    most,
    picked,
    options,
    modes: terms.modes,
    filter: terms.filter,
    limit: terms.limit,
    acting: terms.acting,
    ordered: terms.ordered,
  };
}

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

/** Follow several lists one after the other, and come back. */
export function followInTurn(table: Table, frame: Frame, lists: readonly number[]): void {
  for (let i = lists.length - 1; i > 0; i--) {
    frame.back.push(frame.list, frame.step);
    frame.list = lists[i]!;
    frame.step = 0;
  }
  if (lists.length > 0) follow(table, frame, lists[0]!);
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
