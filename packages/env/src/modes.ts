// The modes that the text of a card lets one choose between, by the names under which a decision offers them.

import type { CardDefinition } from '@tenfold/rules';
import { modeNames, stepsOf } from '@tenfold/rules';

export const modesOf = (card: CardDefinition): string[] => [
  ...new Set(stepsOf(card).flatMap((step) => (step.do === 'choose' ? modeNames(step) : []))),
];
