// The lens shows bots the facts of the view without copying them: what it shows must be as blind to hidden cards.

import type { CardCounts, Game } from '@tenfold/rules';
import { Lens, RuleError } from '@tenfold/rules';
import { Broken } from './law-error.ts';
import { sees } from './twin.ts';

/** Everything that can be read through a seat's lens. */
export function lensText(game: Game, seat: number): string {
  const lens = new Lens(game, seat);
  const { players, turnPlayer, possessor, phase, actions, buys, coins, potions, actionsPlayed } = lens;
  const slots = lens.set.ids.map((_id, card) => card);
  const all = slots.map((card) => card + 1);
  return JSON.stringify({
    turnNumber: lens.turnNumber,
    owned: lens.piles.map((card) => lens.owned(card)),
    turn: { players, turnPlayer, possessor, phase, actions, buys, coins, potions, actionsPlayed },
    piles: lens.piles.map((card) => [card, lens.supply(card), lens.coinCost(card)]),
    emptyPiles: lens.emptyPiles,
    gained: lens.gained,
    firstPlayer: lens.firstPlayer,
    trash: lens.trash,
    market: lens.market,
    marketOpen: lens.marketOpen,
    players: [...game.seats.keys()].map((player) => ({
      turns: lens.turnsOf(player),
      handSize: lens.handSize(player),
      inPlay: lens.inPlay(player),
      discardTop: lens.discardTop(player),
      open: lens.open(player),
      returning: lens.returning(player),
      matSize: lens.matSize(player),
      tokens: lens.tokens(player),
      turnsInARow: lens.turnsInARow(player),
      points: lens.points(player),
      sizeOfOwned: lens.sumOfOwnedBy(player, all),
      openCounts: countsOf(slots, (counts) => lens.countOpen(player, counts)),
      ownedCounts: lens.canCount(player)
        ? countsOf(slots, (counts) => lens.countOwned(player, counts))
        : 'unknown',
      ...(sees(game, seat, player)
        ? {
            hand: lens.hand(player).toSorted((a, b) => a - b),
            deckSize: lens.deckSize(player),
            mat: lens.mat(player),
            pickedCounts: countsOf(slots, (counts) => lens.countPicked(player, counts)),
          }
        : {}),
    })),
  });
}

/** By card number. */
function countsOf(slots: readonly number[], count: (counts: CardCounts) => void): number[] {
  const into = new Float32Array(slots.length);
  count({ into, at: 0, slots });
  return Array.from(into);
}

/** The lens refuses what its seat may not see. */
export function checkLensRefuses(game: Game, seat: number): void {
  const lens = new Lens(game, seat);
  const slots = lens.set.ids.map((_id, card) => card);
  for (const player of game.seats.keys()) {
    if (sees(game, seat, player)) continue;
    const readings = {
      hand: () => lens.hand(player),
      deckSize: () => lens.deckSize(player),
      mat: () => lens.mat(player),
      picks: () => countsOf(slots, (counts) => lens.countPicked(player, counts)),
      ...(lens.canCount(player)
        ? {}
        : { 'all cards': () => countsOf(slots, (counts) => lens.countOwned(player, counts)) }),
    };
    for (const [what, read] of Object.entries(readings)) {
      if (!refuses(read)) {
        throw new Broken('a lens shows nothing hidden', `to seat ${seat}: ${what} of seat ${player}`);
      }
    }
  }
}

function refuses(read: () => unknown): boolean {
  try {
    read();
  } catch (error) {
    return error instanceof RuleError;
  }
  return false;
}
