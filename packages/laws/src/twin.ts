// A twin of a game: equal in everything that one seat (or, for null, a spectator) may know, different in what it may not.

import type { Frame, Game } from '@tenfold/rules';
import { EMPTY, apply, argumentOf, cardSetOf, clone, seedRandom } from '@tenfold/rules';
import type { Dice } from './dice.ts';
import { at } from './dice.ts';

/** Whoever possesses a player sees what that player sees. */
export const sees = (game: Game, seat: number | null, player: number): boolean =>
  seat !== null && (seat === player || (game.turn.player === player && game.turn.possessor === seat));

/**
 * With `sameSizes` all piles keep their sizes, so that both games can be played on: when somebody shuffles is public.
 * Without it the decks and discard piles that the seat cannot count may be longer and shorter than they were.
 */
export function twinOf(game: Game, seat: number | null, dice: Dice, sameSizes: boolean): Game {
  const twin = clone(game);
  for (const player of twin.setup.players.keys()) {
    const seen = sees(game, seat, player);
    rearrange(twin, player, seen, dice);
    if (!sameSizes && !seen) divideAnew(twin, player, dice);
  }
  if (twin.market.length > 0) twin.market = dice.shuffled(twin.market);
  if (dice.onceIn(2)) twin.random = otherFuture(twin, dice);
  askAgain(game, twin, seat, dice);
  return twin;
}

/** The shuffles to come are as hidden as the cards. */
function otherFuture(game: Game, dice: Dice): number[] {
  const { generator } = game.setup;
  const word = () =>
    dice
      .below(2 ** 16)
      .toString(16)
      .padStart(4, '0');
  return seedRandom(generator, Array.from({ length: 16 }, word).join(''));
}

/**
 * Deals a player's hidden cards anew: the deck and the discard pile below its top, and, for those who may not see it,
 * the hand and what has been picked from it unseen. Every pile keeps its size, the player his cards. Not all piles take
 * part every time, so that what lies near (the hand, the top of the deck) sometimes stays and play goes on for long.
 */
function rearrange(game: Game, player: number, seen: boolean, dice: Dice): void {
  const own = at(game.seats, player);
  const picked = game.stack.filter((frame) => frame.player === player && frame.themFrom === 'hand');
  const top = own.discard.pop();
  const mat = own.mat.slice();
  own.mat = mat;
  const all = seen
    ? [own.deck, own.discard]
    : [own.hand, own.deck, own.discard, mat, ...picked.map((frame) => frame.them)];
  const piles = dice.onceIn(2) ? all : all.filter(() => dice.onceIn(2));
  const cards = dice.shuffled(piles.flat());
  for (const pile of piles) for (const index of pile.keys()) pile[index] = cards.pop() ?? EMPTY;
  if (top !== undefined) own.discard.push(top);
}

function divideAnew(game: Game, player: number, dice: Dice): void {
  const { deck, discard } = at(game.seats, player);
  const top = discard.pop();
  if (top === undefined) return;
  const cards = [...deck.splice(0), ...discard.splice(0)];
  const inDeck = dice.below(cards.length + 1);
  deck.push(...cards.slice(0, inDeck));
  discard.push(...cards.slice(inDeck), top);
}

/**
 * Questions about cards that have been rearranged are put again: the step that asks is carried out once more. The
 * answers given so far to a question of several parts are given again, or, where the seat may not know them, others.
 */
function askAgain(game: Game, twin: Game, seat: number | null, dice: Dice): void {
  const frame = twin.stack.at(-1);
  const asked = game.asks[0];
  // What may be gained, named or chosen is public, and so is the order of clean-up.
  if (frame === undefined || asked === undefined) return;
  if (['gain', 'name', 'choose', 'put-under'].includes(asked.verb)) return;
  const before = at(game.stack, game.stack.length - 1).noted;
  if (asked.verb === 'set-aside') {
    // The card in question was the last drawn. It goes back, to be drawn by the step.
    const { hand, deck } = at(twin.seats, frame.player);
    deck.push(hand.pop() ?? EMPTY);
  }
  carryOutAgain(twin, frame);
  if (asked.verb === 'pass') {
    const questions = twin.asks.slice();
    for (const { player, seat: decider, options } of questions) {
      const passed = before[player] ?? EMPTY;
      if (passed === EMPTY) continue;
      const known = sees(game, seat, player);
      const same = options.find((option) => argumentOf(option) === passed);
      apply(twin, known && same !== undefined ? same : dice.pick(options), decider);
    }
  } else if (asked.verb === 'topdeck' && asked.from.topdeck === 'open') {
    // Those put back so far. Where cards are picked, and not put in order, there are none: what the text has noted is another matter.
    for (const id of asked.ordered) {
      const card = cardSetOf(game).numbers.get(id);
      const { options } = at(twin.asks, 0);
      const same = options.find((option) => argumentOf(option) === card);
      const known = sees(game, seat, frame.player);
      apply(twin, known && same !== undefined ? same : dice.pick(options), asked.seat);
    }
  }
}

function carryOutAgain(game: Game, frame: Frame): void {
  const set = cardSetOf(game);
  game.asks = [];
  const step = at(at(set.lists, frame.list), frame.step - 1);
  step.run(
    {
      game,
      set,
      listener: null,
      playsTreasures: false,
      skipsForced: false,
      taker: null,
      card: frame.card,
      depth: 0,
      unasked: 0,
    },
    frame,
  );
}
