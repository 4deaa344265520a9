// Why a card was worth what it was, in words.

import type { ScorePart } from '@tenfold/insight';
import type { Glossary } from '@tenfold/i18n/glossary';
import type { Words } from '../words/index.ts';

/** Empty for a card that is always worth the same. */
export function formulaOf({ formula, each }: ScorePart, { after }: Words, glossary: Glossary): string {
  if (formula === null) return '';
  const { every, of, has } = formula;
  switch (of.kind) {
    case 'cards':
      return after.forCards(every, has, each);
    case 'type':
      return after.forType(every, glossary.typeName(of.type), has, each);
    case 'card':
      return after.forCard(every, glossary.cardName(of.card), has, each);
    case 'other':
      return after.forOther(each);
  }
}
