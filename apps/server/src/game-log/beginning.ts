// The position in which a game of the server begins: dealt anew, played up to there in another game, or laid out.

import type { Game, GameEvent } from '@tenfold/rules';
import { clone, decision, newGame, replay } from '@tenfold/rules';
import type { GameStart } from './game-log.ts';

export interface GameBeginning {
  readonly game: Game;
  /** What happened until then. */
  readonly events: readonly GameEvent[];
}

export function beginningOf({ setup, opening, position }: GameStart): GameBeginning {
  const events: GameEvent[] = [];
  if (position !== undefined) return { game: clone(position), events };
  const listener = (event: GameEvent): void => void events.push(event);
  const game = opening === undefined ? newGame(setup, listener) : replay(opening, { listener });
  return { game, events };
}

/** Seats of people for whom the game waits first. */
export function peopleAskedFirst(start: GameStart): number[] {
  const { game } = beginningOf(start);
  return start.players.flatMap(({ kind }, seat) =>
    kind === 'person' && decision(game, seat) !== undefined ? [seat] : [],
  );
}
