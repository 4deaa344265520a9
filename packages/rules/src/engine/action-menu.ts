// The question of the Action phase. It follows from the different Actions in hand, in the order in which they lie there,
// and who is asked; while they are few it is kept.

import { addOnce, ask, pose, question, termsOf } from './asking.ts';
import type { Table } from './card-set.ts';
import type { Option } from './options.ts';
import { END_ACTIONS, PLAY, includesOption } from './options.ts';
import type { Decision } from './state.ts';
import { NOBODY } from './state.ts';

const TERMS = termsOf('play', { play: 'hand' });

/** More different Actions than this are rare, and of many orders. */
const MOST_KEPT = 3;

/** The Actions seen so far on the way through a hand. A memo, not state: what was made never changes. */
interface Menu {
  readonly options: readonly Option[];
  /** The question, by the player who is asked for himself, as soon as he has been. */
  readonly asked: (Decision | undefined)[];
  /** With one more card, by card, as soon as it has been seen: the same menu where that adds nothing. */
  readonly further: (Menu | undefined)[];
}

const newMenu = (options: readonly Option[]): Menu => ({ options, asked: [], further: [] });

const menusByPiles = new WeakMap<readonly number[], Menu>();
let lastPiles: readonly number[] = [];
let lastMenu = newMenu([END_ACTIONS]);

/**
 * Asks which Action is played, whatever the hand holds: others must not learn that there is none. Says whether it has
 * asked, for programs are spared a question that has one answer.
 */
export function askToAct(table: Table, player: number): boolean {
  const menu = table.game.turn.possessor === NOBODY ? keptMenu(table, player) : undefined;
  if (menu === undefined) {
    ask(table, player, TERMS, 0, 1, allOptions(table, player));
    return true;
  }
  if (table.skipsForced && menu.options.length === 1) return false;
  pose(table.game, (menu.asked[player] ??= question(table, player, TERMS, 0, 1, menu.options)));
  return true;
}

function keptMenu({ game, set }: Table, player: number): Menu | undefined {
  const { piles, seats } = game;
  const { hand } = seats[player]!;
  if (piles !== lastPiles) {
    lastPiles = piles;
    lastMenu = menusByPiles.get(piles) ?? newMenu([END_ACTIONS]);
    menusByPiles.set(piles, lastMenu);
  }
  let menu = lastMenu;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (!set.isAction[card]!) continue;
    const next = (menu.further[card] ??= withCard(menu, card));
    if (next === undefined) return undefined;
    menu = next;
  }
  return menu;
}

function withCard(menu: Menu, card: number): Menu | undefined {
  const { options } = menu;
  if (includesOption(options, PLAY + card)) return menu;
  return options.length > MOST_KEPT
    ? undefined
    : newMenu([...options.slice(0, -1), PLAY + card, END_ACTIONS]);
}

function allOptions({ game, set }: Table, player: number): Option[] {
  const options: Option[] = [];
  for (const card of game.seats[player]!.hand) if (set.isAction[card]!) addOnce(options, PLAY + card);
  options.push(END_ACTIONS);
  return options;
}
