// Writes the averaged weights where the bots load them.

import { writeFileSync } from 'node:fs';
import { packWeights } from '@tenfold/bots/value';
import type { TrainingState } from './trainer.ts';

const FILE = new URL('../../../../packages/bots/src/value/weights.ts', import.meta.url);

export function shipWeights({ average, learner, games }: TrainingState): void {
  const cards = learner.network.cards.map((id) => `'${id}'`).join(', ');
  writeFileSync(
    FILE,
    `// Made by \`npm run train\`. Not to be changed by hand.\n\n` +
      `/** The cards that the network knows by name. */\nexport const CARDS: readonly string[] = [${cards}];\n\n` +
      `/** How many games it has learnt from. */\nexport const GAMES = ${games};\n\n` +
      `/** The weights, see packed-weights.ts. */\nexport const WEIGHTS =\n  '${packWeights(average)}';\n`,
  );
}
