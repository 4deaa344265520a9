// One's own box: cards kept on this device, as text, and nowhere else.

import type { OwnCardTrouble } from '@tenfold/protocol';
import { readOwnCard } from '@tenfold/protocol';
import { BOX_PLACE } from '../kingdom/own-card-text.ts';
import type { CardDraft } from './model/draft.ts';
import { draftOf, ownCardOf } from './model/draft.ts';
import { isPicture } from './picture.ts';

const MOST_CARDS = 200;

export interface BoxedCard {
  readonly key: string;
  readonly draft: CardDraft;
}

/** What is there; whatever cannot be read is left out. */
export function readBox(storage: Pick<Storage, 'getItem'> = localStorage): readonly BoxedCard[] {
  const kept = read(storage);
  return kept.flatMap(([key, data]): BoxedCard[] => {
    const { picture, ...rest } = data;
    const { card }: { card: ReturnType<typeof readOwnCard>['card']; troubles: readonly OwnCardTrouble[] } =
      readOwnCard(rest);
    return card === null ? [] : [{ key, draft: draftOf(card, isPicture(picture) ? picture : null) }];
  });
}

function read(storage: Pick<Storage, 'getItem'>): readonly [string, Readonly<Record<string, unknown>>][] {
  try {
    const data: unknown = JSON.parse(storage.getItem(BOX_PLACE) ?? '{}');
    return typeof data === 'object' && data !== null ? Object.entries(data) : [];
  } catch {
    return [];
  }
}

/** False where the device keeps nothing more. */
export function writeBox(
  cards: readonly BoxedCard[],
  storage: Pick<Storage, 'setItem'> = localStorage,
): boolean {
  const kept = Object.fromEntries(
    cards
      .slice(-MOST_CARDS)
      .map(({ key, draft }) => [
        key,
        draft.picture === null ? ownCardOf(draft) : { ...ownCardOf(draft), picture: draft.picture },
      ]),
  );
  try {
    storage.setItem(BOX_PLACE, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
