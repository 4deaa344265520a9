// Why a pile that has cards cannot be gained from.

import type { CardId, Cost, PileView, Step, View } from '@tenfold/rules';
import { isLike, stepsOf } from '../card-definitions.ts';
import type { Why } from './reasons.ts';
import { rulingOfText } from './rulings.ts';
import type { Question } from './target.ts';

type GainACard = Extract<Step, { do: 'gainACard' }>;

export function whyNotGained(view: View, prompt: Question, { card, cost }: PileView): Why {
  const by = prompt.card ?? '';
  const text = rulingOfText(by);
  const step = stepsOf(by).find((one): one is GainACard => one.do === 'gainACard');
  const limit = step === undefined ? undefined : limitOf(step, view, prompt);
  if (step === undefined || limit === undefined) {
    return { reason: 'gain-not-offered', args: { card, by }, rulings: ['BASE-GENERAL-10'] };
  }
  const { type } = step.filter;
  if (type !== undefined && !isLike(card, step.filter, by)) {
    const rulings = by === 'university' ? (['ALC-UNIVERSITY-06'] as const) : text;
    return { reason: 'gain-other-type', args: { card, by, type }, rulings };
  }
  if (step.limit.exactly) {
    const isPotion = cost.potions !== limit.potions;
    return {
      reason: 'gain-other-cost',
      args: { card, by, cost: limit },
      rulings: isPotion ? [...text, 'ALC-COST-17'] : text,
    };
  }
  if (cost.potions > limit.potions) {
    return { reason: 'gain-potion', args: { card, by }, rulings: [...text, 'ALC-COST-02'] };
  }
  return { reason: 'gain-too-dear', args: { card, by, limit }, rulings: [...text, 'BASE-GENERAL-04'] };
}

/** What the card may cost, by the text and, where that speaks of it, by the card just trashed. */
function limitOf({ limit }: GainACard, view: View, prompt: Question): Cost | undefined {
  if (!limit.it) return { coins: limit.coins, potions: 0 };
  const trashed = lastTrashed(view, prompt);
  const cost = view.supply.find((pile) => pile.card === trashed)?.cost;
  return cost === undefined ? undefined : { coins: cost.coins + limit.coins, potions: cost.potions };
}

/** In a possessed turn it waits to come back. */
function lastTrashed(view: View, { about }: Question): CardId | undefined {
  const isKept = view.turn.possessor !== null && view.turn.player === about;
  return (isKept ? view.players[about]?.returning : view.trash)?.at(-1);
}
