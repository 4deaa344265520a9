// The rule that somebody wants to read while something else goes on: it comes over the page and goes away again.

import type { CardId } from '@tenfold/rules';

export type WantedRule =
  | { readonly kind: 'ruling'; readonly id: string }
  | { readonly kind: 'card'; readonly card: CardId };

class RuleReader {
  wanted: WantedRule | null = $state.raw(null);

  /** For links that otherwise lead away: whoever wants a new tab gets one. */
  open(event: MouseEvent, wanted: WantedRule): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.wanted = wanted;
  }
}

export const ruleReader = new RuleReader();
