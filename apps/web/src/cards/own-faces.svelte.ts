// Home-made cards as they are shown at the moment: what they do, say and look like. Whoever shows a game that has some puts
// them here; how their texts are written is fetched only then (show-own-cards.ts).

import type { PrintedText } from '@tenfold/i18n/glossary';
import type { CardDefinition, CardId } from '@tenfold/rules';

export interface OwnFace {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly text: PrintedText;
  readonly emblem: string | null;
  readonly scene: string | null;
  /** A picture of its maker's own, as a data address. */
  readonly picture: string | null;
}

class OwnFaces {
  shown: ReadonlyMap<CardId, OwnFace> = $state.raw(new Map());
}

export const ownFaces = new OwnFaces();
