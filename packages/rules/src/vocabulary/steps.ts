// What a card's texts can come to, for those who study cards without playing them.

import type { CardDefinition, Step } from './definition.ts';

/** All steps that a card's texts can come to, those inside others too, in the order of the texts. */
export function stepsOf({ play = [], onAttack = [], onDiscardFromPlay }: CardDefinition): readonly Step[] {
  return [...play, ...onAttack, ...(onDiscardFromPlay?.steps ?? [])].flatMap(withInner);
}

/** The steps that add to what a turn has, in the order in which cards name them. */
export const PLUS_STEPS = [
  'plusCards',
  'plusActions',
  'plusBuys',
  'plusCoins',
  'plusPotions',
  'plusTokens',
] as const satisfies readonly Step['do'][];
/** A step that adds to what a turn has: Cards, Actions, Buys, coins, Potions or Coin tokens. */
export type PlusStep = Extract<Step, { readonly do: (typeof PLUS_STEPS)[number] }>;

/** Whether the step adds to what a turn has. */
export const isPlusStep = (step: Step): step is PlusStep =>
  (PLUS_STEPS as readonly string[]).includes(step.do);

const withInner = (step: Step): readonly Step[] => [step, ...innerSteps(step).flatMap(withInner)];

function innerSteps(step: Step): readonly Step[] {
  switch (step.do) {
    case 'choose':
      return step.modes.flatMap((mode) => mode.steps);
    case 'if':
      return [...step.then, ...step.otherwise];
    case 'eachOtherPlayer':
    case 'eachPlayer':
    case 'leftNeighbour':
      return step.steps;
    case 'forEachDifferentlyNamed':
      return [...step.action, ...step.treasure, ...step.victory];
    default:
      return [];
  }
}

/** The names under which a text offers its modes. Where several are taken, each set of them is one option. */
export const modeNames = ({ n, modes }: Extract<Step, { do: 'choose' }>): string[] =>
  combinations(
    n,
    modes.map(({ name }) => name),
  ).map((names) => names.join('+'));

/** All ways to take so many of the items, in their order. */
export function combinations<T>(count: number, items: readonly T[]): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(count - 1, items.slice(index + 1)).map((rest) => [item, ...rest]),
  );
}
