// Players who end any game they can: each believes that the others have no points. For `simulate`.

import type { BotMaker, Strategy } from '@tenfold/bots';
import { strategist as careful } from '@tenfold/bots';

export function strategist(strategy: Strategy): BotMaker {
  const maker = careful(strategy);
  return (lens) => {
    const points = lens.points.bind(lens);
    lens.points = (player) => (player === lens.seat ? points(player) : -Infinity);
    return maker(lens);
  };
}
