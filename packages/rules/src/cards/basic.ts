// The cards of every game, and Potion, which joins when a cost needs it.

import { curse, plusCoins, plusPotions, treasure, victory } from '../vocabulary/words.ts';

export const basic = [
  // A coin, and never out of money.
  treasure('copper', 0, plusCoins(1)),

  // Two coins: the first step up.
  treasure('silver', 3, plusCoins(2)),

  // Three coins: what Provinces are paid with.
  treasure('gold', 6, plusCoins(3)),

  // A point, and in the way of every starting hand.
  victory('estate', 2, 1),

  // Three points, for when the Provinces run out.
  victory('duchy', 5, 3),

  // Six points; the game ends with the last of them.
  victory('province', 8, 6),

  // A point less, and a dead card in the hand.
  curse('curse', 0, -1),

  // Pays for costs that have a Potion in them.
  treasure('potion', 4, plusPotions(1)),
];
