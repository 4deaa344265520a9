// What befalls several players: one frame for each, in turn order.

import type { Step } from '../../vocabulary/definition.ts';
import { addOnce, ask, followAtOnce, followInTurn, termsOf } from '../asking.ts';
import type { CompiledStep, Compiler, Table } from '../card-set.ts';
import { passCard, discardLeftLying, takeFromHand } from '../moves.ts';
import type { Option } from '../options.ts';
import { PASS, argumentOf } from '../options.ts';
import type { Frame } from '../state.ts';
import { EMPTY } from '../state.ts';
import { newFrame, tell } from '../table.ts';
import { instant } from './bonuses.ts';

type Whom = (table: Table, frame: Frame) => number[];

const leftNeighbour: Whom = (table, frame) => [(frame.by + 1) % table.game.seats.length];

/** In turn order; Attacks pass over those whom they do not affect. */
const others: Whom = (table, frame) => {
  const count = table.game.seats.length;
  const found: number[] = [];
  for (let i = 1; i < count; i++) {
    const seat = (frame.by + i) % count;
    if ((frame.immune & (1 << seat)) === 0) found.push(seat);
  }
  return found;
};

const everybody: Whom = (table, frame) => [frame.by, ...others(table, frame)];

function forPlayers(whom: Whom) {
  return (step: { steps: readonly Step[] }, compiler: Compiler): CompiledStep => {
    const list = compiler.list(step.steps);
    const isInstant = compiler.isInstant(list);
    const frameFor = (table: Table, frame: Frame, player: number): Frame => {
      const sub = newFrame(list, player, frame.card, EMPTY, table.game.stack.length - 1, frame.depth);
      sub.by = frame.by;
      return sub;
    };
    if (isInstant) {
      return instant((table, frame) => {
        for (const player of whom(table, frame)) {
          const sub = frameFor(table, frame, player);
          followAtOnce(table, sub, list);
          discardLeftLying(table, sub);
        }
      });
    }
    return {
      instant: false,
      run(table, frame) {
        const frames = whom(table, frame).map((player) => frameFor(table, frame, player));
        for (let i = frames.length - 1; i >= 0; i--) table.game.stack.push(frames[i]!);
      },
    };
  };
}

const TERMS = termsOf('pass', { pass: 'hand' });

/** All are asked at once; nobody sees another's card before having chosen, and the order of answers is nothing. */
function everyonePassesLeft(): CompiledStep {
  return {
    instant: false,
    run(table, frame) {
      const { seats } = table.game;
      frame.noted = seats.map(() => EMPTY);
      for (let i = 0; i < seats.length; i++) {
        const player = (frame.by + i) % seats.length;
        const { hand } = seats[player]!;
        if (hand.length === 0) continue;
        const options: Option[] = [];
        for (const card of hand) addOnce(options, PASS + card);
        ask(table, player, TERMS, 1, 1, options);
      }
    },
    answer(table, frame, option, asked) {
      const { seats, asks } = table.game;
      frame.noted[asked.player] = argumentOf(option);
      if (asks.length > 0) return;
      const passed = frame.noted;
      frame.noted = [];
      for (let player = 0; player < seats.length; player++) {
        if (passed[player] !== EMPTY) takeFromHand(seats[player]!, passed[player]!);
      }
      for (let i = 0; i < seats.length; i++) {
        const player = (frame.by + i) % seats.length;
        const card = passed[player]!;
        if (card !== EMPTY) passCard(table, player, (player + 1) % seats.length, card);
      }
    },
  };
}

export const players = {
  eachOtherPlayer: forPlayers(others),
  eachPlayer: forPlayers(everybody),
  leftNeighbour: forPlayers(leftNeighbour),
  everyonePassesLeft,

  /** The text that this one serves is told which cards were dealt with. Needs a parent, hence a frame. */
  remember: (): CompiledStep => ({
    instant: false,
    run: (table, frame) => {
      table.game.stack[frame.parent]?.noted.push(...frame.noted);
    },
  }),

  forEachDifferentlyNamed(
    step: { action: readonly Step[]; treasure: readonly Step[]; victory: readonly Step[] },
    compiler: Compiler,
  ): CompiledStep {
    const action = compiler.list(step.action);
    const treasure = compiler.list(step.treasure);
    const victory = compiler.list(step.victory);
    const isInstant = [action, treasure, victory].every((list) => compiler.isInstant(list));
    return {
      instant: isInstant,
      run(table, frame) {
        const { set } = table;
        const lists: number[] = [];
        for (const card of new Set(frame.noted)) {
          if (set.isAction[card]!) lists.push(action);
          if (set.isTreasure[card]!) lists.push(treasure);
          if (set.isVictory[card]!) lists.push(victory);
        }
        if (isInstant) for (const list of lists) followAtOnce(table, frame, list);
        else followInTurn(table, frame, lists);
      },
    };
  },

  unaffected: (): CompiledStep => ({
    instant: false,
    run(table, frame) {
      const attack = table.game.stack[frame.parent];
      if (attack === undefined) return;
      attack.immune |= 1 << frame.player;
      if (table.listener) tell(table, 'unaffected', frame.player);
    },
  }),
};
