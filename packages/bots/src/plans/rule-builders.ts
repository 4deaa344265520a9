// Short words for the conditions that composed strategies use.

import type { BuyRule, Comparison, Operand } from '../strategy/types.ts';

export const own = (card: string): Operand => ({ fn: 'ownedCount', arg: card });
export const ownOfType = (type: string): Operand => ({ fn: 'ownedTypeCount', arg: type });
export const left = (card: string): Operand => ({ fn: 'supplyCount', arg: card });
export const totalMoney: Operand = { fn: 'totalDeckMoney' };
export const gainsToEnd: Operand = { fn: 'gainsToEndGame' };
export const handCoins: Operand = { fn: 'handCoins' };
export const handCards: Operand = { fn: 'handCount' };
export const turn: Operand = { fn: 'turn' };

export const is = (l: Operand, op: Comparison['op'], r: Operand): Comparison => ({ l, op, r });
export const times = (of: Operand, by: Operand): Operand => ({ expr: '*', of, by });
export const plus = (of: Operand, by: Operand): Operand => ({ expr: '+', of, by });

export const sum = (operands: readonly Operand[]): Operand =>
  operands.reduce((total, operand) => (total === 0 ? operand : plus(total, operand)), 0);

export const buy = (card: string, ...conditions: readonly Comparison[]): BuyRule =>
  conditions.length === 0 ? { card } : { card, if: conditions };

export const upTo = (copies: number, card: string, ...conditions: readonly Comparison[]): BuyRule =>
  buy(card, is(own(card), '<', copies), ...conditions);
