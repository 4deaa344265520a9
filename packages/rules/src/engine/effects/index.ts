// Every word of the vocabulary and what it does.

import type { Step } from '../../vocabulary/definition.ts';
import type { CompiledStep, Compiler } from '../card-set.ts';
import { bonuses } from './bonuses.ts';
import { choosing } from './choosing.ts';
import { gaining } from './gaining.ts';
import { market } from './market.ts';
import { mat } from './mat.ts';
import { picking } from './picking.ts';
import { players } from './players.ts';
import { playing } from './playing.ts';
import { revealing } from './revealing.ts';

type Effects = {
  readonly [K in Step['do']]: (step: Extract<Step, { do: K }>, compiler: Compiler) => CompiledStep;
};

export const effects: Effects = {
  ...bonuses,
  ...picking,
  ...revealing,
  ...gaining,
  ...mat,
  ...market,
  ...choosing,
  ...players,
  ...playing,
};
