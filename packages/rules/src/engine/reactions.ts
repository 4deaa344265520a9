// The moment between the announcement of an Attack and its effect.
//
// Everybody with cards in hand is asked, also those who hold no Reaction: who is asked may not depend on
// what is hidden. One window may see the same Reaction again, since it stays in hand; MOST_REVEALS bounds that for each
// card by name. A card that only shields needs no bound: it is not offered to whom the Attack leaves alone already.

import type { CompiledStep } from './card-set.ts';
import { addOnce, again, ask, termsOf } from './asking.ts';
import type { Option } from './options.ts';
import { NOTHING, REVEAL, argumentOf } from './options.ts';
import { startText } from './play.ts';
import type { Frame } from './state.ts';
import { EMPTY } from './state.ts';
import { tell } from './table.ts';

/** A second reveal of the same Secret Chamber can change nothing that the first could not: this is generous. */
const MOST_REVEALS = 10;

const TERMS = termsOf('reveal', { reveal: 'hand' });

export const reactionWindow: CompiledStep = {
  instant: false,
  run(table, frame) {
    const { set } = table;
    const { hand } = table.game.seats[frame.player]!;
    if (hand.length === 0) return;
    const shielded = (table.game.stack[frame.parent]!.immune & (1 << frame.player)) !== 0;
    const options: Option[] = [];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (!set.isReaction[card]!) continue;
      if (set.onlyShields[card]! ? !shielded : timesRevealed(frame, card) < MOST_REVEALS)
        addOnce(options, REVEAL + card);
    }
    options.push(REVEAL + NOTHING);
    ask(table, frame.player, TERMS, 0, 1, options);
  },
  answer(table, frame, option) {
    const card = argumentOf(option);
    if (card === NOTHING) return;
    if (table.listener) tell(table, 'react', frame.player, { cards: [card] });
    frame.noted.push(card);
    again(frame);
    startText(table, table.set.onAttack[card]!, frame.player, card, EMPTY, frame.parent);
  },
};

function timesRevealed({ noted }: Frame, card: number): number {
  let times = 0;
  for (let i = 0; i < noted.length; i++) if (noted[i] === card) times++;
  return times;
}
