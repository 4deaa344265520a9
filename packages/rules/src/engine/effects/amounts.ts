import type { Amount } from '../../vocabulary/definition.ts';
import type { Frame } from '../state.ts';
import type { Table } from '../card-set.ts';
import { coinsOf } from '../table.ts';

export type AmountNow = (table: Table, frame: Frame) => number;

export function amountNow(amount: Amount): AmountNow {
  if (typeof amount === 'number') return () => amount;
  if ('thatMany' in amount) return (_table, frame) => frame.noted.length;
  if ('coinsOfIt' in amount) {
    return (table, frame) => (frame.noted.length === 0 ? 0 : coinsOf(table, frame.noted[0]!));
  }
  if ('perToken' in amount) return (table, frame) => table.game.seats[frame.player]!.tokens;
  const every = amount.everyInDeckAndDiscard;
  return (table, frame) => {
    const seat = table.game.seats[frame.player]!;
    return Math.floor((seat.deck.length + seat.discard.length) / every);
  };
}
