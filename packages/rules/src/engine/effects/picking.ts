// Cards are picked one at a time and held by the frame as "them" until the text says where they go.
// Whether a player is asked depends on the number of his cards alone, which everybody knows; what he may pick, on the cards.

import type { PickVerb, Step } from '../../vocabulary/definition.ts';
import { again, ask, askedPlayer, differentCards, termsOf } from '../asking.ts';
import type { CompiledStep, Compiler, Table } from '../card-set.ts';
import { putInHand, putOnDeck, putOnDiscard, takeFromHand, takeFromPlay, trashCards } from '../moves.ts';
import { NOTHING, argumentOf, firstOption } from '../options.ts';
import type { Frame } from '../state.ts';
import { tell } from '../table.ts';
import { instant } from './bonuses.ts';

type Pick = Extract<Step, { do: 'pick' }>;

const anyCard = () => true;

function pick(step: Pick, compiler: Compiler): CompiledStep {
  const first = firstOption(step.verb);
  const test = compiler.test(step.filter);
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

  discardThem: () =>
    instant((table, frame) => putOnDiscard(table, frame.player, letGo(frame), frame.themFrom)),

  trashThem: () => instant((table, frame) => trashCards(table, frame.player, letGo(frame), frame.themFrom)),

  putThemOnDeck: () =>
    instant((table, frame) =>
      putOnDeck(table, frame.player, letGo(frame), frame.themFrom, frame.themFrom === 'hand'),
    ),

  putThemInHand: () => instant((table, frame) => putInHand(table, frame.player, letGo(frame))),

  revealThem: () =>
    instant((table, frame) => {
      if (frame.them.length === 0) return;
      if (table.listener) tell(table, 'reveal', frame.player, { cards: frame.them, from: 'hand' });
      frame.themFrom = 'revealed';
    }),
};
