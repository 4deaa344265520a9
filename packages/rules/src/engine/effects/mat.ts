// The mat before a player: cards put aside there are his, and he alone may look at them.

import { putTopOnMat, takeMat } from '../moves.ts';
import { instant } from './bonuses.ts';

export const mat = {
  putTopOnMat: (step: { n: number }) => instant((table, frame) => putTopOnMat(table, frame.player, step.n)),
  takeMat: () => instant((table, frame) => takeMat(table, frame.player)),
};
