// What a table that counts for the ladder must not have. docs/ratings.md says why.

import type { TableOptions } from '@tenfold/protocol';
import { ownCardsOf } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../table-state/stored-table.ts';

export function refuseUnratable(options: TableOptions): void {
  refuseRatedOwnCards(options);
  if (options.rated && options.undo === 'ask') {
    throw new Refusal(
      'not-allowed',
      'at a rated table nobody takes back by asking: choose "free", which goes back to where somebody learnt something, or "none"; or a table that is not rated',
    );
  }
  if (options.rated && options.pauses === false) {
    throw new Refusal(
      'not-allowed',
      'at a rated table automatic answers come after a pause, for at once they would tell who holds a Reaction: leave "pauses" out, or make the table one that is not rated',
    );
  }
}

/** What a game with a card that somebody has made for it says about who plays better, nobody knows. */
export function refuseRatedOwnCards(options: TableOptions): void {
  if (options.rated && ownCardsOf(options.kingdom).length > 0) {
    throw new Refusal(
      'not-allowed',
      'a rated game is played with the cards of the boxes: leave the home-made ones out, or make the table one that is not rated',
    );
  }
}

export function refuseRatedWithBots({ options, seats }: Pick<StoredTable, 'options' | 'seats'>): void {
  if (options.rated && seats.some((holder) => holder?.kind === 'bot')) {
    throw new Refusal(
      'not-allowed',
      'a rated game is between people: let people take the seats of the bots, or make the table one that is not rated',
    );
  }
}
