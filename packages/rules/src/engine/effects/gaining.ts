import type { CostLimit, Destination, Step } from '../../vocabulary/definition.ts';
import { addOnce, again, ask, askedPlayer, termsOf } from '../asking.ts';
import type { CompiledStep, Compiler, Table } from '../card-set.ts';
import { gainFromSupply, gainFromTrash, putOnDeck, takeFromPlay, trashCards } from '../moves.ts';
import type { Option } from '../options.ts';
import { GAIN, NOTHING, argumentOf } from '../options.ts';
import type { Frame, GainLimit } from '../state.ts';
import { EMPTY } from '../state.ts';
import { coinsOf } from '../table.ts';
import { instant } from './bonuses.ts';

/** Whether a card may be gained under a limit. A Potion in a cost is a second, separate part of it. */
function withinLimit(table: Table, limit: GainLimit, card: number): boolean {
  const potions = table.set.potions[card]!;
  return limit.exactly
    ? coinsOf(table, card) === limit.coins && potions === limit.potions
    : coinsOf(table, card) <= limit.coins && potions <= limit.potions;
}

/** What a limit comes to; null where it hangs on a card just dealt with and there is none. */
function limitNow({ exactly, it, coins }: CostLimit): (table: Table, frame: Frame) => GainLimit | null {
  if (!it) {
    const fixed: GainLimit = { exactly, coins, potions: 0 };
    return () => fixed;
  }
  return (table, frame) => {
    const card = frame.noted[0];
    if (card === undefined) return null;
    return { exactly, coins: coinsOf(table, card) + coins, potions: table.set.potions[card]! };
  };
}

function gainACard(step: Extract<Step, { do: 'gainACard' }>, compiler: Compiler): CompiledStep {
  const test = compiler.test(step.filter);
  const terms = termsOf('gain', { gain: 'supply' }, { filter: step.filter });
  const limitOf = limitNow(step.limit);
  return {
    instant: false,
    run(table, frame) {
      const { piles, supply } = table.game;
      const limit = limitOf(table, frame);
      const options: Option[] = [];
      if (limit !== null) {
        for (const card of piles) {
          if (supply[card]! > 0 && test(table, card) && withinLimit(table, limit, card)) {
            options.push(GAIN + card);
          }
        }
      }
      frame.noted = [];
      if (options.length === 0) return;
      if (step.optional) options.push(GAIN + NOTHING);
      const player = askedPlayer(frame, step.asked);
      ask(table, player, { ...terms, limit }, step.optional ? 0 : 1, 1, options, frame.player);
    },
    answer(table, frame, option) {
      const card = argumentOf(option);
      if (card === NOTHING) return;
      gainFromSupply(table, frame.player, card, step.to);
      frame.noted = [card];
    },
  };
}

const FROM_TRASH = termsOf('gain', { gain: 'trash' });

/**
 * The remembered cards are asked for until the player takes no more, or none is left. Each one taken leaves EMPTY behind
 * until then, which counts them.
 */
function gainRemembered(): CompiledStep {
  const forget = (frame: Frame): void => {
    frame.noted = frame.noted.filter((card) => card !== EMPTY);
  };
  return {
    instant: false,
    run(table, frame) {
      const options: Option[] = [];
      let picked = 0;
      for (const card of frame.noted) {
        if (card === EMPTY) picked++;
        else if (table.game.trash.includes(card)) addOnce(options, GAIN + card);
      }
      if (options.length === 0) return forget(frame);
      options.push(GAIN + NOTHING);
      const left = frame.noted.length - picked;
      ask(table, frame.player, FROM_TRASH, 0, left, options, frame.player, picked);
    },
    answer(table, frame, option) {
      const card = argumentOf(option);
      if (card === NOTHING) return forget(frame);
      gainFromTrash(table, frame.player, card);
      frame.noted[frame.noted.indexOf(card)] = EMPTY;
      again(frame);
    },
  };
}

/** This card, if it is still where it was played. */
function leavePlay(table: Table, frame: Frame): readonly number[] {
  const seat = table.game.seats[frame.player]!;
  const there = frame.self !== EMPTY && seat.inPlay[frame.self] !== EMPTY;
  if (there && seat.staying.length > 0) seat.staying = seat.staying.filter((place) => place !== frame.self);
  frame.noted = there ? [takeFromPlay(seat, frame.self)] : [];
  return frame.noted;
}

/** What the text that this one serves has dealt with is "it" here, too. Needs a parent, hence a frame. */
const gainACopyOfIt = (to: Destination): CompiledStep => ({
  instant: false,
  run(table, frame) {
    const it = frame.noted[0] ?? table.game.stack[frame.parent]?.noted[0];
    if (it !== undefined) gainFromSupply(table, frame.player, it, to);
  },
});

export const gaining = {
  gain(step: { card: string; to: Destination }, compiler: Compiler): CompiledStep {
    if (step.card === 'it') return gainACopyOfIt(step.to);
    const card = step.card === 'this' ? compiler.thisCard : compiler.number(step.card);
    return instant((table, frame) => {
      gainFromSupply(table, frame.player, card, step.to);
    });
  },
  gainACard,
  gainFromTrash: gainRemembered,
  trashThis: () =>
    instant((table, frame) => trashCards(table, frame.player, leavePlay(table, frame), 'in-play')),
  stayInPlay: () =>
    instant((table, frame) => {
      const seat = table.game.seats[frame.player]!;
      if (frame.self === EMPTY || seat.inPlay[frame.self] === EMPTY || seat.staying.includes(frame.self))
        return;
      seat.staying = [...seat.staying, frame.self];
    }),
  putThisOnDeck: () =>
    instant((table, frame) => putOnDeck(table, frame.player, leavePlay(table, frame), 'in-play', false)),
};
