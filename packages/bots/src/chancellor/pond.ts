// What changes to a strategy can be made of at a table.

import type { Step } from '@tenfold/rules';
import { modeNames, stepsOf } from '@tenfold/rules';
import type { Pile, TableSeen } from '../plans/kingdom-piles.ts';
import { has } from '../plans/kingdom-piles.ts';
import type { Competitor } from './competitor.ts';
import type { Pond } from './mutate.ts';

export const pondOf = ({ piles }: TableSeen, others: readonly Pick<Competitor, 'strategy'>[]): Pond => ({
  cards: piles.map(({ id }) => id),
  costsPotion: new Set(piles.filter((pile) => has(pile, 'costs-potion')).map(({ id }) => id)),
  trashers: new Set(piles.filter((pile) => has(pile, 'trasher')).map(({ id }) => id)),
  others: others.map(({ strategy }) => strategy),
  choices: piles.flatMap((pile) => {
    const modes = modesOf(pile);
    return modes.length < 2 ? [] : [{ card: pile.id, modes }];
  }),
});

const modesOf = ({ card }: Pile): string[] =>
  stepsOf(card).flatMap((step: Step) => (step.do === 'choose' ? modeNames(step) : []));
