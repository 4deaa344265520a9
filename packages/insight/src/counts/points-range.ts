// Points so far, of cards that are known exactly or only to lie between two numbers.

import type { CardId, Filter } from '@tenfold/rules';
import { definitionOf, isLike } from '../card-definitions.ts';

/** A number that is known to lie between two others. */
export interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** `size` is how many cards there are in all, which is always known. */
export function pointsOfCards(cards: ReadonlyMap<CardId, CountRange>, size: number): CountRange {
  let least = 0;
  let most = 0;
  for (const [card, count] of cards) {
    const worth = definitionOf(card)?.worth;
    if (worth === undefined) continue;
    const each = typeof worth === 'number' ? { least: worth, most: worth } : worthOfEach(worth, card);
    // What costs points costs most of them where there is most of it.
    least += each.least < 0 ? count.most * each.least : count.least * each.least;
    most += each.most < 0 ? count.least * each.most : count.most * each.most;
  }
  return { least, most };

  function worthOfEach({ every, of }: { every: number; of: Filter }, card: CardId): CountRange {
    const counted = countLike(of, card);
    return { least: Math.floor(counted.least / every), most: Math.floor(counted.most / every) };
  }

  function countLike(filter: Filter, of: CardId): CountRange {
    if (Object.keys(filter).length === 0) return { least: size, most: size };
    const like = [...cards].filter(([card]) => isLike(card, filter, of)).map(([, count]) => count);
    return {
      least: like.reduce((sum, count) => sum + count.least, 0),
      most: like.reduce((sum, count) => sum + count.most, 0),
    };
  }
}
