// Which games count for the ladder.

import type { GameStart } from '../games/log.ts';
import type { GameResult } from '../store/store.ts';

/**
 * At a rated table, between different people alone, from the first turn on, and with a winner. A bot that plays on for
 * somebody who gave up changes nothing: who gave up is last.
 */
export function isRated(start: GameStart, { places }: GameResult): boolean {
  const people = start.players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
  const isWhole = start.opening === undefined && start.position === undefined;
  return (
    start.options.rated &&
    isWhole &&
    people.length === start.players.length &&
    new Set(people).size === people.length &&
    places.length === people.length
  );
}
