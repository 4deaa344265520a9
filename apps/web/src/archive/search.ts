// What somebody looks for in the archive, and how its address says it.

export interface ArchiveSearch {
  /** Part of a player's name. */
  readonly player: string;
  /** The id of a card; empty for any. */
  readonly card: string;
  readonly mine: boolean;
}

export const EVERYTHING: ArchiveSearch = { player: '', card: '', mine: false };

export const isEverything = ({ player, card, mine }: ArchiveSearch): boolean =>
  player === '' && card === '' && !mine;

export const searchIn = (query: URLSearchParams): ArchiveSearch => ({
  player: query.get('player') ?? '',
  card: query.get('card') ?? '',
  mine: query.has('mine'),
});

export function addressOf({ player, card, mine }: ArchiveSearch): string {
  const query = new URLSearchParams({
    ...(player === '' ? {} : { player }),
    ...(card === '' ? {} : { card }),
    ...(mine ? { mine: '' } : {}),
  }).toString();
  return query === '' ? '/archive' : `/archive?${query}`;
}
