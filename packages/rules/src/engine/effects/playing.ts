// Texts that play further cards: once or several times each, in an order of the player's choice.

import { addOnce, again, ask, termsOf } from '../asking.ts';
import type { CompiledStep, Table } from '../card-set.ts';
import { layInPlay } from '../moves.ts';
import type { Option } from '../options.ts';
import { PLAY, argumentOf } from '../options.ts';
import { playCard } from '../play.ts';
import type { Frame } from '../state.ts';
import { tell } from '../table.ts';

const OPEN = termsOf('play', { play: 'open' });

/** Every play is finished before the next begins. The frame keeps the place of the card and the plays left. */
function playThem(step: { times: number }): CompiledStep {
  const begin = (table: Table, frame: Frame, card: number): void => {
    frame.them.splice(frame.them.indexOf(card), 1);
    frame.noted = [card, layInPlay(table, frame.player, card)];
    frame.n = step.times;
    playNext(table, frame);
  };
  const playNext = (table: Table, frame: Frame): void => {
    const [card, place] = frame.noted as [number, number];
    frame.n--;
    // With the last play it is the card alone that was dealt with.
    if (frame.n === 0) frame.noted = [card];
    again(frame);
    playCard(table, frame.player, card, place);
  };
  return {
    instant: false,
    run(table, frame) {
      if (frame.n > 0) return playNext(table, frame);
      const { them } = frame;
      if (them.length === 0) return;
      if (them.length > 1) layOpen(table, frame);
      if (them.every((card) => card === them[0])) return begin(table, frame, them[0]!);
      const options: Option[] = [];
      for (const card of them) addOnce(options, PLAY + card);
      ask(table, frame.player, OPEN, 1, 1, options);
    },
    answer: (table, frame, option) => begin(table, frame, argumentOf(option)),
  };
}

/** Several cards from a hand are shown together: else being asked for an order would tell that they are not all alike. */
function layOpen(table: Table, frame: Frame): void {
  if (frame.themFrom !== 'hand') return;
  frame.themFrom = 'revealed';
  if (table.listener) tell(table, 'reveal', frame.player, { cards: frame.them.slice(), from: 'hand' });
}

export const playing = { playThem };
