// Playing a card: it is announced, others may react, its text is followed.

import { followAtOnce } from './asking.ts';
import { MOST_PLAYS } from './bounds.ts';
import { discardLeftLying, draw } from './moves.ts';
import type { Table } from './card-set.ts';
import type { PlainText } from './plain-texts.ts';
import { newFrame, tell } from './table.ts';
import type { Frame } from './state.ts';
import { EMPTY } from './state.ts';

/** The card already lies at `place` of the player's play area. */
export function playCard(table: Table, player: number, card: number, place: number): void {
  const { game, set } = table;
  // No printed card comes near it; a home-made one could play itself for ever. What only makes coins cannot.
  const tooMany = set.plainCoins[card]! < 0 && game.turn.plays++ >= MOST_PLAYS;
  if (set.isAction[card]!) game.turn.played++;
  if (table.listener) tell(table, 'play', player, { cards: [card] });
  if (tooMany) return;
  if (game.turn.bonuses.length > 0) addBonuses(table, card);
  const plain = table.listener === null ? set.plainText[card] : undefined;
  if (plain !== undefined) return followPlainText(table, player, plain);
  // A card without a text to play, which a home-made one may have picked, does nothing.
  if (set.play[card]! < 0) return;
  if (set.isAttack[card]! && game.reactions) playAttack(table, player, card, place);
  else startText(table, set.play[card]!, player, card, place, EMPTY);
}

/** Where nobody listens, so that nobody is told in which order. */
function followPlainText(
  table: Table,
  player: number,
  { cards, actions, buys, coins, potions }: PlainText,
): void {
  const { turn } = table.game;
  turn.actions += actions;
  turn.buys += buys;
  turn.coins += coins;
  turn.potions += potions;
  if (cards > 0) draw(table, player, cards);
}

/** Follows a text: at once if it asks nothing, else by a frame on the stack. */
export function startText(
  table: Table,
  list: number,
  player: number,
  card: number,
  place: number,
  parent: number,
): void {
  if (!table.set.instantLists[list]!) {
    table.game.stack.push(newFrame(list, player, card, place, parent, table.depth + 1));
    return;
  }
  const before = table.card;
  table.card = card;
  table.depth++;
  const frame = passingFrame(list, player, card, place, parent, table.depth);
  followAtOnce(table, frame, list);
  discardLeftLying(table, frame);
  table.depth--;
  table.card = before;
}

/** A text that asks nothing and starts no other is over at once: one frame does for all of them, made new each time. */
const passing = newFrame(0, 0, EMPTY, EMPTY, EMPTY, 0);

function passingFrame(
  list: number,
  player: number,
  card: number,
  place: number,
  parent: number,
  depth: number,
): Frame {
  const frame = passing;
  frame.list = list;
  frame.player = player;
  frame.by = player;
  frame.card = card;
  frame.self = place;
  frame.parent = parent;
  frame.depth = depth;
  frame.themFrom = 'revealed';
  frame.immune = 0;
  frame.named = EMPTY;
  frame.n = 0;
  if (frame.them.length > 0) frame.them = [];
  if (frame.rest.length > 0) frame.rest = [];
  if (frame.noted.length > 0) frame.noted = [];
  return frame;
}

/** First everybody else may react, beginning on the left; then the text. */
function playAttack(table: Table, player: number, card: number, place: number): void {
  const { game, set } = table;
  const { stack } = game;
  const attack = stack.push(newFrame(set.play[card]!, player, card, place, EMPTY, table.depth + 1)) - 1;
  const count = game.seats.length;
  for (let i = count - 1; i > 0; i--) {
    const other = (player + i) % count;
    const frame = newFrame(set.react, other, card, EMPTY, attack, table.depth + 1);
    frame.by = player;
    stack.push(frame);
  }
}

/** What the card makes besides its text, this turn; told as if the text said it. */
function addBonuses(table: Table, card: number): void {
  const { turn } = table.game;
  for (let i = 0; i < turn.bonuses.length; i += 2) {
    if (turn.bonuses[i] !== card) continue;
    const count = turn.bonuses[i + 1]!;
    turn.coins += count;
    if (!table.listener) continue;
    const before = table.card;
    table.card = card;
    table.depth++;
    tell(table, 'plus', turn.player, { what: 'coins', count });
    table.depth--;
    table.card = before;
  }
}
