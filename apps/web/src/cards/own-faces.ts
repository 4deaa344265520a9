// Home-made cards as they are shown at the moment: what they do, say and look like. Whoever shows a game that has some puts
// them here; how their texts are written is fetched only then (show-own-cards.ts).

import type { PrintedText } from '@tenfold/i18n/glossary';
import type { CardDefinition, CardId } from '@tenfold/rules';
import { createSubscriber } from 'svelte/reactivity';

export interface OwnFace {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly text: PrintedText;
  readonly emblem: string | null;
  readonly scene: string | null;
  /** A picture of its maker's own, as a data address. */
  readonly picture: string | null;
}

let faces: ReadonlyMap<CardId, OwnFace> = new Map();
let tell = (): void => {};
const follow = createSubscriber((update) => {
  tell = update;
  return () => {
    tell = (): void => {};
  };
});

export const ownFaces = {
  get shown(): ReadonlyMap<CardId, OwnFace> {
    follow();
    return faces;
  },
  set shown(next: ReadonlyMap<CardId, OwnFace>) {
    faces = next;
    tell();
  },
};
