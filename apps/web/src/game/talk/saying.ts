// What is to be read of a table's talk: what was said, and what a bot says of itself when it has another plan than before.

import type { Glossary } from '@tenfold/i18n/glossary';
import type { Sentences } from '@tenfold/i18n/sentences';
import { phraseSentence } from '@tenfold/i18n/sentences';
import type { GameState, Said } from '@tenfold/protocol';

type Plan = NonNullable<GameState['plans'][number]>;

/** A bot has changed its mind. */
export interface PlanSaid extends Pick<Said, 'seat' | 'at' | 'after'> {
  readonly person: null;
  readonly plan: Plan;
}

export type TableSaying = Said | PlanSaid;

/** Undefined for a phrase or a plan that this release does not know. */
export const sayingText = (
  saying: TableSaying,
  { sentences, glossary }: { readonly sentences: Sentences; readonly glossary: Glossary },
): string | undefined =>
  'plan' in saying
    ? glossary.planSentence(saying.plan.plan, saying.plan.cards)
    : (phraseSentence(sentences, saying.phrase, saying.card) ?? undefined);

/** The seats whose plan is another than before; the first that is told of one is no change. */
export const changedPlans = (
  before: GameState['plans'],
  now: GameState['plans'],
): readonly { readonly seat: number; readonly plan: Plan }[] =>
  now.flatMap((plan, seat) => {
    const old = before[seat] ?? null;
    const isAnother = plan !== null && old !== null && JSON.stringify(plan) !== JSON.stringify(old);
    return isAnother ? [{ seat, plan }] : [];
  });
