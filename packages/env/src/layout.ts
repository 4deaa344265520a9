// The fixed shape of actions and observations: it follows from the number of players and the cards, and from nothing else.

import type { Game, SetupWish } from '@tenfold/rules';
import { EMPTY, cardSetOf, newGame, standardCards } from '@tenfold/rules';
import { ActionSpace } from './action-space.ts';
import type { CardSlots } from './card-slots.ts';
import { NO_SLOT, slotsFor } from './card-slots.ts';
import { EnvError } from './env-error.ts';
import { ObservationSpace } from './observation-space.ts';

/** The fixed shape of actions and observations, for so many players and these cards. */
export class Layout {
  readonly players: number;
  readonly cards: CardSlots;
  readonly actions: ActionSpace;
  readonly observation: ObservationSpace;

  constructor(players: number, cards: CardSlots) {
    this.players = players;
    this.cards = cards;
    this.actions = new ActionSpace(cards);
    this.observation = new ObservationSpace(cards, players);
  }

  /** Refuses a game that has more in it than there is room for. */
  expectFits(game: Game): void {
    if (game.seats.length !== this.players) {
      throw new EnvError(
        `the layout is for ${this.players} players, the game has ${game.seats.length}; make a layout for as many`,
      );
    }
    const { set, slots } = this.cards;
    if (cardSetOf(game) !== set) {
      throw new EnvError('the game has other home-made cards than the layout; make a layout for its set-up');
    }
    for (const card of cardsIn(game)) {
      if (card !== EMPTY && slots[card] === NO_SLOT) {
        throw new EnvError(
          `the layout has no room for "${set.ids[card]!}"; make a layout for this set-up, or for all cards`,
        );
      }
    }
  }
}

function* cardsIn({ piles, inMarket, trash, seats, stack }: Game): Generator<number> {
  yield* piles;
  yield* inMarket;
  yield* trash;
  for (const { deck, hand, discard, inPlay, returning } of seats) {
    for (const pile of [deck, hand, discard, inPlay, returning]) yield* pile;
  }
  for (const { card, them, rest } of stack) yield* [card, ...them, ...rest];
}

/** For games with these players and this Kingdom, whatever the seed. */
export function layoutFor(setup: Omit<SetupWish, 'seed'>): Layout {
  const game = newGame({ generator: 'fast', ...setup, seed: 'layout' });
  return new Layout(game.seats.length, slotsFor(cardSetOf(game), [...game.piles, ...game.inMarket]));
}

const printed = [...standardCards.ids.keys()].filter((card) => !standardCards.isGuest[card]!);

/** For games with any Kingdom of the boxes, so that one player can learn them all; no other set changes it. */
export const layoutForAllCards = (players: number): Layout =>
  new Layout(players, slotsFor(standardCards, printed));
