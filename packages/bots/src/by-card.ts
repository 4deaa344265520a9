import type { CardId, StandardCardId } from '@tenfold/rules';

/** What is known of single cards. A key that is no card does not compile; home-made cards have no entry. */
export const byCard = <Known>(
  known: Readonly<Partial<Record<StandardCardId, Known>>>,
): ReadonlyMap<CardId, Known> => new Map(Object.entries(known));
