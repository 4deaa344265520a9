// A card as text: what a file holds, and what somebody pastes. Besides the card it may have a picture of its maker's own.

import type { OwnCard, OwnCardTrouble } from '@tenfold/protocol';
import { readOwnCard } from '@tenfold/protocol';
import { packedIn, unpackCard } from '../kingdom/card-in-link.ts';
import type { CardDraft } from './model/draft.ts';
import { draftOf, ownCardOf } from './model/draft.ts';
import { isPicture } from './picture.ts';

/** More than any file of a card has. */
const MOST_LETTERS = 200_000;

export function cardText(draft: CardDraft): string {
  const { picture } = draft;
  const data = picture === null ? ownCardOf(draft) : { ...ownCardOf(draft), picture };
  return `${JSON.stringify(data, null, 2)}\n`;
}

export type ReadCard =
  | { readonly draft: CardDraft; readonly troubles: readonly [] }
  /** No list: it is no card's text at all. */
  | { readonly draft: null; readonly troubles: readonly OwnCardTrouble[] };

/** From the text of a file, or from a link. */
export async function readCardText(text: string): Promise<ReadCard> {
  const trimmed = text.trim();
  if (trimmed.length > MOST_LETTERS) return { draft: null, troubles: [] };
  if (!trimmed.startsWith('{')) {
    const card = await unpackCard(packedIn(trimmed));
    return card === null ? { draft: null, troubles: [] } : { draft: draftOf(card), troubles: [] };
  }
  const data = parsed(trimmed);
  if (data === null) return { draft: null, troubles: [] };
  const { picture, ...rest } = data;
  const { card, troubles } = readOwnCard(rest);
  const wrongPicture: readonly OwnCardTrouble[] =
    picture === undefined || isPicture(picture)
      ? []
      : [
          {
            where: 'picture',
            what: 'must be a small PNG, JPEG or WebP picture as a data address',
            demand: { needs: 'picture' },
          },
        ];
  if (card === null || wrongPicture.length > 0)
    return { draft: null, troubles: [...troubles, ...wrongPicture] };
  return { draft: draftOf(card satisfies OwnCard, isPicture(picture) ? picture : null), troubles: [] };
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : null;
  } catch {
    return null;
  }
}
