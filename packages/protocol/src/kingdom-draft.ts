// A kingdom picked in turn, as those see it who pick, and what is played once it is picked.

import type { Draft } from '@tenfold/rules';
import { draftedKinds, whosePick } from '@tenfold/rules';
import { ownCardsOf } from './own-cards-of.ts';
import type { DraftView, KingdomSetting } from './table.ts';

/** A draft as those see it who pick; which step it is, and how long it waits, is known to who keeps it. */
export function shownDraft(draft: Draft): Omit<DraftView, 'number' | 'until'> {
  const { kinds, picks, struck, vetoes, start, players } = draft;
  return {
    kinds,
    picks: picks.map((card, at) => ({ seat: (start + at) % players, card })),
    struck,
    vetoes,
    turn: whosePick(draft) ?? null,
  };
}

/** What is played once a kingdom is picked: these cards, and the home-made ones among them. */
export function draftedKingdom(
  setting: KingdomSetting,
  draft: Draft,
): Extract<KingdomSetting, { readonly kind: 'cards' }> {
  const cards = draftedKinds(draft).toSorted();
  const ownCards = ownCardsOf(setting).filter(({ definition }) => cards.includes(definition.id));
  return { kind: 'cards', cards, ...(ownCards.length === 0 ? {} : { ownCards }) };
}
