import type { CostLimit, Destination, Step } from '../../vocabulary/definition.ts';
import { addOnce, again, ask, askedPlayer } from '../asking.ts';
import type { CompiledStep, Compiler } from '../card-set.ts';
import { gainFromSupply, gainFromTrash, putOnDeck, takeFromPlay, trashCards } from '../moves.ts';
import type { Option } from '../options.ts';
import { GAIN, NOTHING, argumentOf } from '../options.ts';
import type { Frame } from '../state.ts';
import { EMPTY } from '../state.ts';
import type { Table } from '../table.ts';
import { coinsOf } from '../table.ts';
import { instant } from './bonuses.ts';

/** Whether a card may be gained under a limit. A Potion in a cost is a second, separate part of it. */
function withinLimit(table: Table, frame: Frame, limit: CostLimit, card: number): boolean {
  const { set } = table;
  const it = limit.it ? frame.noted[0]! : EMPTY;
  const coins = limit.coins + (limit.it ? coinsOf(table, it) : 0);
  const potions = limit.it ? set.potions[it]! : 0;
  return limit.exactly
    ? coinsOf(table, card) === coins && set.potions[card] === potions
    : coinsOf(table, card) <= coins && set.potions[card]! <= potions;
}

function gainACard(step: Extract<Step, { do: 'gainACard' }>, compiler: Compiler): CompiledStep {
  const test = compiler.test(step.filter);
  return {
    instant: false,
    run(table, frame) {
      const { piles, supply } = table.game;
      const options: Option[] = [];
      if (!step.limit.it || frame.noted.length > 0) {
        for (const card of piles) {
          if (supply[card]! > 0 && test(table, card) && withinLimit(table, frame, step.limit, card)) {
            options.push(GAIN + card);
          }
        }
      }
      frame.noted = [];
      if (options.length === 0) return;
      if (step.optional) options.push(GAIN + NOTHING);
      ask(table, askedPlayer(frame, step.asked), 'gain', step.optional ? 0 : 1, 1, options, frame.player);
    },
    answer(table, frame, option) {
      const card = argumentOf(option);
      if (card === NOTHING) return;
      gainFromSupply(table, frame.player, card, step.to);
      frame.noted = [card];
    },
  };
}

/** The remembered cards are asked for until the player takes no more, or none is left. */
function gainRemembered(): CompiledStep {
  return {
    instant: false,
    run(table, frame) {
      const options: Option[] = [];
      for (const card of frame.noted) {
        if (table.game.trash.includes(card)) addOnce(options, GAIN + card);
      }
      if (options.length === 0) return;
      options.push(GAIN + NOTHING);
      ask(table, frame.player, 'gain', 0, frame.noted.length, options);
    },
    answer(table, frame, option) {
      const card = argumentOf(option);
      if (card === NOTHING) return;
      gainFromTrash(table, frame.player, card);
      frame.noted.splice(frame.noted.indexOf(card), 1);
      again(frame);
    },
  };
}

/** This card, if it is still where it was played. */
function leavePlay(table: Table, frame: Frame): readonly number[] {
  const seat = table.game.seats[frame.player]!;
  const there = frame.self !== EMPTY && seat.inPlay[frame.self] !== EMPTY;
  frame.noted = there ? [takeFromPlay(seat, frame.self)] : [];
  return frame.noted;
}

export const gaining = {
  gain(step: { card: string; to: Destination }, compiler: Compiler): CompiledStep {
    const card = step.card === 'this' ? compiler.thisCard : compiler.number(step.card);
    return instant((table, frame) => {
      gainFromSupply(table, frame.player, card, step.to);
    });
  },
  gainACard,
  gainFromTrash: gainRemembered,
  trashThis: () =>
    instant((table, frame) => trashCards(table, frame.player, leavePlay(table, frame), 'in-play')),
  putThisOnDeck: () =>
    instant((table, frame) => putOnDeck(table, frame.player, leavePlay(table, frame), 'in-play', false)),
};
