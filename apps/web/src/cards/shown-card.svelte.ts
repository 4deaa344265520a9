// The one card that is shown in full: beside what one points at, or pinned in a panel.

import type { CardId } from '@tenfold/rules';

/** What brought it up decides what sends it away again, and whether it is read aloud. */
export type Means = 'mouse' | 'touch' | 'key';

export interface Tip {
  readonly card: CardId;
  /** What it explains, and must not cover. */
  readonly anchor: Element;
  readonly means: Means;
}

class ShownCard {
  tip: Tip | null = $state.raw(null);
  /** The last card that was asked for, shown in a panel beside the table where there is room for one. */
  inPanel: CardId | null = $state(null);
  /** How many panels are on the page: as long as there is one, nothing comes up over the table. */
  panels = 0;

  hide(anchor?: Element): void {
    if (anchor === undefined || this.tip?.anchor === anchor) this.tip = null;
  }
}

export const shownCard = new ShownCard();
