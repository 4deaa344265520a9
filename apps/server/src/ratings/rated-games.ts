// Which games count for the ladder.

import type { GameResult, GameStart } from '../game-log/game-log.ts';

/**
 * At a rated table, between different people alone, from the first turn on, and with a winner. A bot that plays on for
 * somebody who gave up changes nothing: who gave up is last, also if he is nobody here any more.
 */
export function isRated(start: GameStart, { places }: GameResult): boolean {
  const people = contestants(start);
  const isWhole = start.opening === undefined && start.position === undefined;
  return (
    start.options.rated &&
    isWhole &&
    people.length === start.players.length &&
    new Set(people).size === people.length &&
    places.length === people.length
  );
}

/** By seat, without bots. Who has left for good since has no rating, but has been an opponent. */
export const contestants = ({ players }: GameStart): string[] =>
  players.flatMap((player, seat) => {
    if (player.kind === 'bot') return [];
    return [player.kind === 'person' ? player.id : `${LEFT}${seat}`];
  });

/** Begins no id of a person. */
const LEFT = 'left ';

export const isSomebody = (contestant: string): boolean => !contestant.startsWith(LEFT);
