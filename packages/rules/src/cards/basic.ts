// The cards of every game, and Potion, which joins when a cost needs it.

import { curse, plusCoins, plusPotions, treasure, victory } from '../vocabulary/words.ts';

export const basic = [
  treasure('copper', 0, plusCoins(1)),
  treasure('silver', 3, plusCoins(2)),
  treasure('gold', 6, plusCoins(3)),
  victory('estate', 2, 1),
  victory('duchy', 5, 3),
  victory('province', 8, 6),
  curse('curse', 0, -1),
  treasure('potion', 4, plusPotions(1)),
];
