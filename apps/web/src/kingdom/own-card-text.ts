// Home-made cards from where people have them: pasted as text or as a link, or kept in the box of this device.

import type { OwnCard, OwnCardTrouble } from '@tenfold/protocol';
import { readOwnCard } from '@tenfold/protocol/own-card';
import { packedIn, unpackCard } from './card-in-link.ts';

/** Where a device keeps the cards of its box. */
export const BOX_PLACE = 'tenfold.box';

/** No troubles where it is no card at all. */
export type ReadText =
  | { readonly card: OwnCard }
  | { readonly card: null; readonly troubles: readonly OwnCardTrouble[] };

/** Longer than any card can be, with a picture. */
const LONGEST = 200_000;

export async function readOwnCardText(written: string): Promise<ReadText> {
  const text = written.trim();
  if (text.length > LONGEST) return { card: null, troubles: [] };
  if (!text.startsWith('{')) {
    const card = await unpackCard(packedIn(text));
    return card === null ? { card, troubles: [] } : { card };
  }
  const data = parsed(text);
  if (data === null) return { card: null, troubles: [] };
  const { card, troubles } = readOwnCard(withoutPicture(data));
  return card === null ? { card, troubles } : { card };
}

/** What is in the box; whatever cannot be read is left out. */
export function cardsInBox(storage: Pick<Storage, 'getItem'> = localStorage): readonly OwnCard[] {
  const kept: readonly unknown[] = Object.values(parsed(storage.getItem(BOX_PLACE) ?? '{}') ?? {});
  return kept.flatMap((data) =>
    typeof data === 'object' && data !== null ? (readOwnCard(withoutPicture(data)).card ?? []) : [],
  );
}

/** A picture of its maker's own stays on the device where it was made. */
function withoutPicture(data: object): object {
  const { picture: _picture, ...card } = data as { readonly picture?: unknown };
  return card;
}

function parsed(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}
