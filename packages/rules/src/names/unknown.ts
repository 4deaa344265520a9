// What is said to somebody who named a card or a player that there is not: the name, and the one that was meant.

import type { CardId } from '../vocabulary/definition.ts';
import { nearestNames } from './nearest.ts';
import { title } from './spelling.ts';

/** Says that there is no such card, and which name is near; where none is, `otherwise` is said. */
export function noSuchCard(
  name: string,
  { ids }: { readonly ids: readonly CardId[] },
  otherwise = '',
): string {
  const [nearest] = nearestNames(name, ids);
  return `there is no card "${name}"${nearest === undefined ? otherwise : `; did you mean ${title(nearest)}?`}`;
}

/** Says that there is no such player, and who may be meant. */
export function noSuchPlayer(name: string, players: readonly string[]): string {
  const meant = nearestPlayer(name, players);
  return meant === undefined
    ? `nobody is called "${name}"; the players are ${players.join(', ')}`
    : `${name} is nobody at this table; did you mean ${meant}?`;
}

/** The player whose name is a slip of the pen away, whatever its case. */
export function nearestPlayer(name: string, players: readonly string[]): string | undefined {
  return nearestNames(name, players)[0];
}
