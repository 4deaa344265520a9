// What another must gain by one's choice, as by Swindler: what helps his deck least.

import type { Lens, Option, Step } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { isLate } from './end-game.ts';
import { least } from './options.ts';
import { gainWorth } from './worth.ts';

// What a drawn card, a coin and the like are worth to a deck that did not ask for them.
const A_CARD = 8;
const A_COIN = 10;
const A_GAIN = 10;
const AN_ATTACK = 15;
const A_POINT = 4;
const A_FULL_HAND = 16;
const A_FURTHER_ACTION = 20;
const A_CURSE = -50;
const A_DEAD_CARD = -10;
const A_POTION = -5;
/** For a deck that cannot be counted any more. */
const USUAL_CLASH = 0.3;
const OTHERS_IN_HAND = 4;

/** The options cost the same, so that costs say nothing: what counts is what the cards do. */
export function give(
  compiled: CompiledStrategy,
  lens: Lens,
  options: readonly Option[],
  victim: number,
): Option {
  const clash = clashOf(compiled, lens, victim);
  return least(options, (card) => worthTo(compiled, lens, card, clash));
}

/** `clash`: how likely another Action is in the way of one that gives no further Action. */
function worthTo(compiled: CompiledStrategy, lens: Lens, card: number, clash: number): number {
  const { facts, set } = compiled;
  if (facts.isDead[card]!) {
    if (isLate(lens, facts)) return gainWorth(compiled, lens, card);
    return facts.points[card]! + (facts.isCurse[card]! ? A_CURSE : A_DEAD_CARD);
  }
  if (facts.makesPotions[card]!) return A_POTION;
  const { play = [] } = set.definitions[card]!;
  const use = A_POINT * facts.points[card]! + useOf(play) + (set.isAttack[card]! ? AN_ATTACK : 0);
  if (!set.isAction[card]!) return use - A_CARD;
  const { actions } = facts.effects[card]!;
  return actions === 0 ? use * (1 - clash) - A_CARD : use + A_FURTHER_ACTION * clash * (actions - 1) - A_CARD;
}

/** What a text gives: of modes the best, of what depends on a condition half. */
function useOf(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + useOfStep(step), 0);
}

function useOfStep(step: Step): number {
  switch (step.do) {
    case 'plusCards':
      return A_CARD * (typeof step.n === 'number' ? step.n : 1);
    case 'plusCoins':
      return A_COIN * (typeof step.n === 'number' ? step.n : 1);
    case 'gainACard':
      return A_GAIN;
    case 'drawUntil':
      return A_FULL_HAND;
    case 'pick':
      return step.verb === 'trash' && step.from === 'hand' ? A_CARD : 0;
    case 'if':
      return (useOf(step.then) + useOf(step.otherwise)) / 2;
    case 'eachPlayer':
      return useOf(step.steps);
    case 'choose':
      return step.modes
        .map((mode) => useOf(mode.steps))
        .sort((a, b) => b - a)
        .slice(0, step.n)
        .reduce((sum, use) => sum + use, 0);
    default:
      return 0;
  }
}

function clashOf({ facts, set }: CompiledStrategy, lens: Lens, player: number): number {
  if (!lens.canCount(player)) return USUAL_CLASH;
  const counts = new Float32Array(set.ids.length);
  lens.countOwned(player, { into: counts, at: 0, slots: set.ids.map((_id, card) => card) });
  let cards = 0;
  let terminals = 0;
  counts.forEach((count, card) => {
    cards += count;
    if (set.isAction[card]!) terminals += count * (1 - facts.effects[card]!.actions);
  });
  return Math.max(0, Math.min(1, (OTHERS_IN_HAND * terminals) / Math.max(1, cards)));
}
