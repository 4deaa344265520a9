// Why a pile that has cards cannot be gained from.

import type { PileView } from '@tenfold/rules';
import { isLike } from '../card-definitions.ts';
import type { Why } from './reasons.ts';
import { rulingOfText } from './rulings.ts';
import type { QuestionForReasons } from './target.ts';

export function whyNotGained(question: QuestionForReasons, { card, cost }: PileView): Why {
  const by = question.card ?? '';
  const text = rulingOfText(by);
  const { filter, limit } = question;
  const isOther = filter !== null && !isLike(card, filter, by);
  if (isOther && filter.type !== undefined) {
    const rulings = by === 'university' ? (['ALC-UNIVERSITY-06'] as const) : text;
    return { reason: 'gain-other-type', args: { card, by, type: filter.type }, rulings };
  }
  if (isOther || limit === null) {
    return { reason: 'gain-not-offered', args: { card, by }, rulings: ['BASE-GENERAL-10'] };
  }
  if (limit.exactly) {
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
