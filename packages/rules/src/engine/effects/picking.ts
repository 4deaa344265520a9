// Cards are picked one at a time and held by the frame as "them" until the text says where they go.
// Whether a player is asked depends on the number of his cards alone, which everybody knows; what he may pick, on the cards.

import type { PickVerb, Step } from '../../vocabulary/definition.ts';
import { again, ask, askedPlayer, differentCards, termsOf } from '../asking.ts';
import type { CardTest, CompiledStep, Compiler, Table } from '../card-set.ts';
import {
  putBackInHand,
  putInHand,
  putOnDeck,
  putOnDiscard,
  returnToSupply,
  takeFromHand,
  takeFromPlay,
  trashCards,
} from '../moves.ts';
import { NOTHING, argumentOf, firstOption } from '../options.ts';
import type { Frame } from '../state.ts';
import { tell } from '../table.ts';
import { instant } from './bonuses.ts';

type Pick = Extract<Step, { do: 'pick' }>;

const anyCard = () => true;

/** What came from elsewhere cannot be returned, and is not offered: others would notice that nothing went back. */
const hasPile = (table: Table, card: number): boolean => table.game.supply[card]! >= 0;

function pick(step: Pick, compiler: Compiler): CompiledStep {
  const first = firstOption(step.verb);
  const fits = compiler.test(step.filter);
  const test: CardTest =
    step.verb === 'return' ? (table, card) => hasPile(table, card) && fits(table, card) : fits;
  const zone = step.from === 'revealed' ? 'open' : step.from;
  const terms = termsOf(step.verb, { [step.verb]: zone }, { filter: step.filter });
  return {
    instant: false,
    run(table, frame) {
      const { them } = frame;
      if (them.length >= step.most) return;
      const cards = pickable(table, frame, step.from);
      if (cards.length === 0) return;
      const options = differentCards(first, table, cards, test);
      // Revealed cards and cards in play are public: with nothing fitting among them there is nothing to ask.
      const none = options.length === 0;
      if (none && step.from !== 'hand') return;
      if (none || them.length >= step.least) options.push(first + NOTHING);
      const picked = them.length;
      ask(
        table,
        askedPlayer(frame, step.asked),
        terms,
        Math.max(0, step.least - picked),
        step.most - picked,
        options,
        frame.player,
        picked,
      );
    },
    answer(table, frame, option) {
      const card = argumentOf(option);
      if (card === NOTHING) return;
      takeInto(table, frame, step.from, card);
      again(frame);
    },
  };
}

function pickable(table: Table, frame: Frame, from: Pick['from']): readonly number[] {
  if (from === 'revealed') return frame.rest;
  const seat = table.game.seats[frame.player]!;
  return from === 'hand' ? seat.hand : seat.inPlay;
}

function takeInto(table: Table, frame: Frame, from: Pick['from'], card: number): void {
  const seat = table.game.seats[frame.player]!;
  frame.themFrom = from;
  if (from === 'hand') takeFromHand(seat, card);
  else if (from === 'revealed') frame.rest.splice(frame.rest.indexOf(card), 1);
  else takeFromPlay(seat, seat.inPlay.indexOf(card));
  frame.them.push(card);
}

/** Asked for as often as there may be one: whether there is a further copy is nobody else's business. */
function pickCopiesOfIt(step: { verb: PickVerb; most: number }): CompiledStep {
  const first = firstOption(step.verb);
  const from = { [step.verb]: 'hand' } as const;
  return {
    instant: false,
    run(table, frame) {
      const it = frame.noted[0];
      const { hand } = table.game.seats[frame.player]!;
      const picked = frame.them.length;
      if (it === undefined || picked >= step.most || hand.length === 0) return;
      const terms = termsOf(step.verb, from, { filter: { cards: [table.set.ids[it]!] } });
      const offered = hand.includes(it) && (step.verb !== 'return' || hasPile(table, it));
      const options = offered ? [first + it, first + NOTHING] : [first + NOTHING];
      ask(table, frame.player, terms, 0, step.most - picked, options, frame.player, picked);
    },
    answer(table, frame, option) {
      const card = argumentOf(option);
      if (card === NOTHING) return;
      takeInto(table, frame, 'hand', card);
      again(frame);
    },
  };
}

/** Down to a hand of so many. */
function pickDownTo(step: { verb: PickVerb; handSize: number }): CompiledStep {
  const first = firstOption(step.verb);
  const terms = termsOf(step.verb, { [step.verb]: 'hand' });
  return {
    instant: false,
    run(table, frame) {
      const { hand } = table.game.seats[frame.player]!;
      const tooMany = hand.length - step.handSize;
      if (tooMany <= 0) return;
      const options = differentCards(first, table, hand, anyCard);
      ask(table, frame.player, terms, tooMany, tooMany, options, frame.player, frame.them.length);
    },
    answer(table, frame, option) {
      takeInto(table, frame, 'hand', argumentOf(option));
      again(frame);
    },
  };
}

/** Lets go of "them", which become what the text just dealt with. */
function letGo(frame: Frame): readonly number[] {
  const cards = frame.them;
  frame.noted = cards;
  frame.them = [];
  return cards;
}

export const picking = {
  pick,
  pickDownTo,
  pickCopiesOfIt,

  discardThem: () =>
    instant((table, frame) => putOnDiscard(table, frame.player, letGo(frame), frame.themFrom)),

  trashThem: () => instant((table, frame) => trashCards(table, frame.player, letGo(frame), frame.themFrom)),

  putThemOnDeck: () =>
    instant((table, frame) => {
      const cards = letGo(frame);
      // Faces that everybody has seen are known; in which order several of them lie is not.
      const hidden = frame.themFrom === 'hand' || cards.some((card) => card !== cards[0]);
      putOnDeck(table, frame.player, cards, frame.themFrom, hidden);
    }),

  putThemInHand: () => instant((table, frame) => putInHand(table, frame.player, letGo(frame))),

  showThem: () =>
    instant((table, frame) => {
      const { themFrom } = frame;
      const cards = letGo(frame);
      if (cards.length === 0) return;
      if (table.listener) tell(table, 'reveal', frame.player, { cards, from: 'hand' });
      if (themFrom === 'hand') putBackInHand(table.game.seats[frame.player]!, cards);
      else putInHand(table, frame.player, cards);
    }),

  returnThem: () =>
    instant((table, frame) => {
      const cards = frame.them;
      frame.them = [];
      returnToSupply(table, frame.player, cards, frame.themFrom);
    }),

  revealThem: () =>
    instant((table, frame) => {
      if (frame.them.length === 0) return;
      if (table.listener) tell(table, 'reveal', frame.player, { cards: frame.them, from: 'hand' });
      frame.themFrom = 'revealed';
    }),
};
