// Cards from the deck that everybody sees, and hands shown. Revealed cards are held by the frame, so that
// a shuffle in the middle leaves them out.

import type { Filter } from '../../vocabulary/definition.ts';
import { addOnce, again, ask, termsOf } from '../asking.ts';
import type { CompiledStep, Compiler, Table } from '../card-set.ts';
import {
  discardWholeHand,
  drawOne,
  putDeckOnDiscard,
  putInHand,
  putOnDeck,
  putOnDiscard,
  takeFromHand,
  takeTop,
  trashCards,
} from '../moves.ts';
import type { Option } from '../options.ts';
import { NOTHING, SET_ASIDE, TOPDECK, argumentOf } from '../options.ts';
import type { Frame } from '../state.ts';
import { EMPTY } from '../state.ts';
import { eyesOf, tell } from '../table.ts';
import { instant } from './bonuses.ts';

function tellRevealed(table: Table, player: number, cards: readonly number[]): void {
  if (table.listener && cards.length > 0) tell(table, 'reveal', player, { cards, from: 'deck' });
}

/** Turns up cards one by one while more are wanted. Those turned up before a shuffle are told before it. */
function turnUp(table: Table, player: number, more: () => boolean, put: (card: number) => void): void {
  let seen: number[] = [];
  while (more()) {
    if (table.game.seats[player]!.deck.length === 0) {
      tellRevealed(table, player, seen);
      seen = [];
    }
    const card = takeTop(table, player);
    if (card === EMPTY) break;
    put(card);
    seen.push(card);
  }
  tellRevealed(table, player, seen);
}

function letGoOfRest(frame: Frame): readonly number[] {
  const cards = frame.rest;
  frame.noted = cards;
  frame.rest = [];
  return cards;
}

const IN_ORDER = termsOf('topdeck', { topdeck: 'open' });

/** Of the revealed cards: one that has not been named yet. */
function askForNext(table: Table, frame: Frame): void {
  const left = frame.rest.slice();
  for (const card of frame.noted) left.splice(left.indexOf(card), 1);
  const options: Option[] = [];
  for (const card of left) addOnce(options, TOPDECK + card);
  const terms = { ...IN_ORDER, ordered: frame.noted.map((card) => table.set.ids[card]!) };
  ask(table, frame.player, terms, left.length, left.length, options, frame.player, frame.noted.length);
}

export const revealing = {
  reveal: (step: { n: number }) =>
    instant((table, frame) => {
      let left = step.n;
      turnUp(
        table,
        frame.player,
        () => left-- > 0,
        (card) => frame.rest.push(card),
      );
    }),

  revealUntil(step: { n: number; filter: Filter }, compiler: Compiler): CompiledStep {
    const test = compiler.test(step.filter);
    return instant((table, frame) => {
      frame.themFrom = 'revealed';
      turnUp(
        table,
        frame.player,
        () => frame.them.length < step.n,
        (card) => (test(table, card) ? frame.them : frame.rest).push(card),
      );
    });
  },

  takeFromRevealed(step: { filter: Filter }, compiler: Compiler): CompiledStep {
    const test = compiler.test(step.filter);
    return instant((table, frame) => {
      const taken = frame.rest.filter((card) => test(table, card));
      frame.rest = frame.rest.filter((card) => !test(table, card));
      putInHand(table, frame.player, taken);
    });
  },

  discardTheRest: () =>
    instant((table, frame) => putOnDiscard(table, frame.player, letGoOfRest(frame), 'revealed')),

  trashTheRest: () =>
    instant((table, frame) => trashCards(table, frame.player, letGoOfRest(frame), 'revealed')),

  putTheRestInHand: () => instant((table, frame) => putInHand(table, frame.player, letGoOfRest(frame))),

  /**
   * In an order of the player's choice, named one by one, the last on top. The faces are public and stay open until all
   * are named; the order is nobody else's business, so the number of questions does not depend on it.
   */
  putTheRestOnDeck(): CompiledStep {
    return {
      instant: false,
      run(table, frame) {
        const { rest } = frame;
        const orderMatters = rest.some((card) => card !== rest[0]);
        if (!orderMatters) return putOnDeck(table, frame.player, letGoOfRest(frame), 'revealed', false);
        frame.noted = [];
        askForNext(table, frame);
      },
      answer(table, frame, option) {
        frame.noted.push(argumentOf(option));
        if (frame.noted.length < frame.rest.length) {
          askForNext(table, frame);
          return;
        }
        const inOrder = frame.noted;
        // What the text says of "it" afterwards follows from what everybody saw, not from the order.
        putOnDeck(table, frame.player, inOrder, 'revealed', true);
        letGoOfRest(frame);
      },
    };
  },

  revealHand: () =>
    instant((table, frame) => {
      const { hand } = table.game.seats[frame.player]!;
      if (table.listener) tell(table, 'reveal', frame.player, { cards: hand.slice(), from: 'hand' });
    }),

  discardHand: () => instant((table, frame) => discardWholeHand(table, frame.player)),

  discardDeck: () => instant((table, frame) => putDeckOnDiscard(table, frame.player)),

  lookThroughDiscard: () =>
    instant((table, frame) => {
      if (!table.listener) return;
      const { discard } = table.game.seats[frame.player]!;
      tell(table, 'look', frame.player, {
        cards: discard.slice(),
        from: 'discard',
        seenBy: eyesOf(table.game, frame.player),
      });
    }),

  /** Every card drawn is asked about, also those that cannot be set aside: a pause would tell the others. */
  drawUntil(step: { handSize: number; maySetAside: Filter }, compiler: Compiler): CompiledStep {
    const test = compiler.test(step.maySetAside);
    const terms = termsOf('set-aside', { 'set-aside': 'hand' }, { filter: step.maySetAside });
    return {
      instant: false,
      run(table, frame) {
        const { hand } = table.game.seats[frame.player]!;
        if (hand.length >= step.handSize) return;
        const card = drawOne(table, frame.player);
        if (card === EMPTY) return;
        const keep = SET_ASIDE + NOTHING;
        const options = test(table, card) ? [SET_ASIDE + card, keep] : [keep];
        ask(table, frame.player, terms, 0, 1, options);
      },
      answer(table, frame, option) {
        const card = argumentOf(option);
        if (card !== NOTHING) {
          takeFromHand(table.game.seats[frame.player]!, card);
          frame.rest.push(card);
          if (table.listener)
            tell(table, 'set-aside', frame.player, { cards: [card], count: 1, from: 'hand' });
        }
        again(frame);
      },
    };
  },
};
