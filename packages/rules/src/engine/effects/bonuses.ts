// "+2 Cards", "+1 Action", "cards cost 1 less": what needs no choice and concerns the turn.

import type { Amount } from '../../vocabulary/definition.ts';
import type { CompiledStep, Compiler, Table } from '../card-set.ts';
import { MOST_EXTRA_TURNS, MOST_TOKENS } from '../bounds.ts';
import { draw } from '../moves.ts';
import type { Frame, Turn } from '../state.ts';
import { NOBODY } from '../state.ts';
import { tell, turnsInARow } from '../table.ts';
import { amountNow } from './amounts.ts';

export const instant = (run: (table: Table, frame: Frame) => void): CompiledStep => ({ instant: true, run });

type Counter = 'actions' | 'buys' | 'coins' | 'potions';

/** Spelled out: a field whose name is a variable takes longer to find. */
function raise(turn: Turn, counter: Counter, count: number): void {
  switch (counter) {
    case 'actions':
      turn.actions += count;
      break;
    case 'buys':
      turn.buys += count;
      break;
    case 'coins':
      turn.coins += count;
      break;
    case 'potions':
      turn.potions += count;
  }
}

function plus(counter: Counter, amount: Amount): CompiledStep {
  const now = amountNow(amount);
  const fixed = typeof amount === 'number' ? amount : undefined;
  return instant((table, frame) => {
    const count = fixed ?? now(table, frame);
    raise(table.game.turn, counter, count);
    if (table.listener && count > 0) tell(table, 'plus', frame.player, { what: counter, count });
  });
}

export const bonuses = {
  plusCards(step: { n: Amount }): CompiledStep {
    const { n } = step;
    if (typeof n === 'number') return instant((table, frame) => draw(table, frame.player, n));
    const now = amountNow(n);
    return instant((table, frame) => draw(table, frame.player, now(table, frame)));
  },
  plusActions: (step: { n: Amount }) => plus('actions', step.n),
  plusBuys: (step: { n: Amount }) => plus('buys', step.n),
  plusCoins: (step: { n: Amount }) => plus('coins', step.n),
  plusPotions: (step: { n: Amount }) => plus('potions', step.n),

  costsLess: (step: { coins: number }) =>
    instant((table, frame) => {
      table.game.turn.discount += step.coins;
      if (table.listener) tell(table, 'cost', frame.player, { count: step.coins });
    }),

  makesMore(step: { card: string; coins: number }, compiler: Compiler): CompiledStep {
    const card = compiler.number(step.card);
    return instant((table) => table.game.turn.bonuses.push(card, step.coins));
  },

  plusTokens(step: { n: Amount }): CompiledStep {
    const now = amountNow(step.n);
    return instant((table, frame) => {
      const seat = table.game.seats[frame.player]!;
      const count = Math.min(now(table, frame), MOST_TOKENS - seat.tokens);
      seat.tokens += count;
      if (table.listener && count > 0) tell(table, 'token', frame.player, { count });
    });
  },

  drawNextHand: (step: { cards: number }) =>
    instant((table, frame) => {
      if (frame.player !== table.game.turn.player) return;
      table.game.turn.nextHand = step.cards;
      if (table.listener) tell(table, 'next-hand', frame.player, { count: step.cards });
    }),

  /** It comes next, before the turns that were won otherwise. Whether there will be one is what "if you do" asks. */
  extraTurn: (step: { mostInARow: number }) =>
    instant((table, frame) => {
      const { game } = table;
      const given =
        turnsInARow(game, frame.player) < step.mostInARow && game.extraTurns.length < 2 * MOST_EXTRA_TURNS;
      frame.noted = given ? [frame.card] : [];
      if (!given) return;
      game.extraTurns.unshift(frame.player, NOBODY);
      if (table.listener) tell(table, 'extra-turn', frame.player);
    }),

  possessLeftNeighbour: () =>
    instant((table, frame) => {
      const { game } = table;
      const left = (frame.player + 1) % game.seats.length;
      if (game.extraTurns.length >= 2 * MOST_EXTRA_TURNS) return;
      game.extraTurns.push(left, frame.player);
      if (table.listener) tell(table, 'possess', frame.player, { other: left });
    }),
};
