// A game as a seat may imagine it: equal to the real one in all that the seat may know, dealt anew in all that it may not.
// What is imagined follows from what may be known and the given generator alone, so nothing hidden shows through.

import { clone } from './engine/game.ts';
import { MOST_CARDS, PASS } from './engine/options.ts';
import type { RandomState } from './engine/random.ts';
import { randomBelow, shuffle } from './engine/random.ts';
import type { Game } from './engine/state.ts';
import { EMPTY } from './engine/state.ts';
import { controllerOf } from './engine/table.ts';

/** The generator, a fast one, goes on by it: its next numbers become the luck of the imagined game. */
export function imagine(game: Game, seat: number, random: RandomState): Game {
  // The seed would tell all shuffles to come.
  const imagined: Game = { ...clone(game), setup: { ...game.setup, seed: '', generator: 'fast' } };
  const tops = imagined.seats.map(({ discard }) => discard.pop());
  const others: number[][] = [];
  for (const [player, own] of imagined.seats.entries()) {
    const isSeen = player === seat || controllerOf(game, player) === seat;
    const picked = imagined.stack.filter((frame) => frame.player === player && frame.themFrom === 'hand');
    const mat = own.mat.slice();
    own.mat = mat;
    const hidden = isSeen
      ? [own.deck, own.discard]
      : [own.hand, own.deck, own.discard, mat, ...picked.map((frame) => frame.them)];
    // Cards passed in secret may be with any of the others.
    if (isSeen || game.passedPoints.length === 0) dealAnew(hidden, random);
    else others.push(...hidden);
  }
  dealAnew(others, random);
  const market = imagined.market.slice();
  dealAnew([market], random);
  imagined.market = market;
  for (const [player, top] of tops.entries())
    if (top !== undefined) imagined.seats[player]!.discard.push(top);
  if (game.asks[0]?.verb === 'pass') passAnew(imagined, seat, random);
  imagined.random = [word(random), word(random), word(random), word(random)];
  imagined.plannedShuffles = [];
  return imagined;
}

const word = (random: RandomState): number => randomBelow(random, 2 ** 31);

/** Sorted first: the order in which the cards really lie must not matter. */
function dealAnew(piles: readonly number[][], random: RandomState): void {
  const cards = sorted(piles);
  shuffle(random, cards);
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    for (let place = 0; place < pile.length; place++) pile[place] = cards.pop()!;
  }
}

/** How often each card has been counted; all 0 between two calls. */
const counts = new Uint16Array(MOST_CARDS);

/** By counting: there are many cards, and few different ones. */
function sorted(piles: readonly number[][]): number[] {
  let highest = -1;
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    for (let place = 0; place < pile.length; place++) {
      const card = pile[place]!;
      counts[card]!++;
      if (card > highest) highest = card;
    }
  }
  const cards: number[] = [];
  for (let card = 0; card <= highest; card++) {
    for (let left = counts[card]!; left > 0; left--) cards.push(card);
    counts[card] = 0;
  }
  return cards;
}

/** Where all pass a card at once, the others pass one of those that they are imagined to have. */
function passAnew(imagined: Game, seat: number, random: RandomState): void {
  const { noted } = imagined.stack.at(-1)!;
  for (const [player, { hand }] of imagined.seats.entries()) {
    if (player === seat || controllerOf(imagined, player) === seat) continue;
    if (noted[player] !== EMPTY) noted[player] = hand[randomBelow(random, hand.length)]!;
    imagined.asks = imagined.asks.map((asked) =>
      asked.player === player ? { ...asked, options: [...new Set(hand)].map((card) => PASS + card) } : asked,
    );
  }
}
