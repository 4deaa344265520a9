// What must hold of every position, whatever was played.

import type { Game } from '@tenfold/rules';
import { MOST_EXTRA_TURNS, MOST_TOKENS, MOST_TURNS, cardSetOf, ownedCards } from '@tenfold/rules';
import { at } from './dice.ts';
import { Broken } from './law-error.ts';

/** How many copies of each card there are: in the Supply and beside it, in the Trash, and with the players. */
function copiesOf(game: Game): number[] {
  const copies = game.supply.map((left) => Math.max(0, left));
  for (const card of [...game.trash, ...game.market, ...game.marketOpen]) copies[card] = at(copies, card) + 1;
  for (const player of game.seats.keys()) {
    for (const [card, owned] of ownedCards(game, cardSetOf(game), player).entries()) {
      copies[card] = at(copies, card) + owned;
    }
  }
  return copies;
}

/** What a game that began with a full Supply is compared with. */
export interface Beginning {
  readonly copies: readonly number[];
  /** Sizes of the piles before anything was gained. */
  readonly supply: readonly number[];
}

export const beginningOf = (game: Game): Beginning => ({
  copies: copiesOf(game),
  supply: game.supply.slice(),
});

export function checkPosition(game: Game, beginning: Beginning): void {
  checkConserved(game, beginning);
  checkCounts(game, beginning);
  checkNothingLeftOver(game);
  checkBounds(game);
}

/** The house rules about home-made cards. */
function checkBounds({ turn, extraTurns, seats }: Game): void {
  const tokens = Math.max(...seats.map((seat) => seat.tokens));
  const counts = [
    ['turns', turn.number, MOST_TURNS],
    ['extra turns due', extraTurns.length / 2, MOST_EXTRA_TURNS],
    ['Coin tokens', tokens, MOST_TOKENS],
  ] as const;
  for (const [what, count, most] of counts) {
    if (count > most) throw new Broken('the game ends', `${count} ${what}, and ${most} is the most`);
  }
}

function checkConserved(game: Game, { copies }: Beginning): void {
  const now = copiesOf(game);
  for (let card = 0; card < copies.length; card++) {
    if (now[card] === copies[card]) continue;
    const id = at(cardSetOf(game).ids, card);
    throw new Broken(
      'cards are conserved',
      `${now[card] ?? 0} copies of ${id}; the game began with ${copies[card] ?? 0}`,
    );
  }
}

function checkCounts(game: Game, beginning: Beginning): void {
  const set = cardSetOf(game);
  let empty = 0;
  let actionsOut = 0;
  for (const card of game.piles) {
    const left = at(game.supply, card);
    if (left < 0) throw new Broken('counts agree', `the pile of ${at(set.ids, card)} holds ${left} cards`);
    if (left === 0) empty++;
    if (at(set.isAction, card)) actionsOut += at(beginning.supply, card) - left;
  }
  for (const card of game.inMarket) {
    const isThere = game.market.includes(card) || game.marketOpen.includes(card);
    if (at(set.isAction, card) && !isThere) actionsOut++;
  }
  if (empty !== game.emptyPiles) {
    throw new Broken('counts agree', `emptyPiles is ${game.emptyPiles}; ${empty} piles are empty`);
  }
  if (actionsOut !== game.actionsOut) {
    throw new Broken('counts agree', `actionsOut is ${game.actionsOut}; ${actionsOut} have left their piles`);
  }
  const { turn } = game;
  for (const counter of ['actions', 'buys', 'coins', 'potions'] as const) {
    if (turn[counter] < 0) throw new Broken('counts agree', `${counter} is ${turn[counter]}`);
  }
}

/** The turn's own frame never holds a card, and between two texts nothing is held at all. */
function checkNothingLeftOver(game: Game): void {
  const bottom = game.stack[0];
  if (bottom === undefined) return;
  for (const part of ['them', 'rest', 'noted', 'back'] as const) {
    if (bottom[part].length > 0) {
      throw new Broken('nothing is left over', `the turn's frame holds ${part}: ${bottom[part].join()}`);
    }
  }
  if (game.stack.length === 1 && game.marketOpen.length > 0) {
    throw new Broken('nothing is left over', 'cards lie open beside the Supply');
  }
  if (bottom.immune !== 0) {
    throw new Broken('nothing is left over', "the turn's frame is immune");
  }
}
