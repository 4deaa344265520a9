// Who may be told which faces, said here a second time and apart from the rules package: an event names its cards to
// those alone who may know them.

import type { Game, GameEvent } from '@tenfold/rules';
import { cardSetOf, eventFor, view } from '@tenfold/rules';
import { at } from './dice.ts';
import { Broken } from './law-error.ts';
import { sees } from './twin.ts';

/** To be called while the event happens: in a possessed turn one sees more than after it. */
export function checkTold(game: Game, event: GameEvent): void {
  if (event.top !== undefined) checkTop(game, event);
  if (event.cards === undefined) return;
  for (const seat of [null, ...game.setup.players.keys()]) {
    if (eventFor(event, seat).cards !== undefined && !mayKnowFaces(game, event, seat)) {
      const whom = seat === null ? 'a spectator' : at(game.setup.players, seat);
      throw new Broken('events show nothing hidden', `${whom} is told ${JSON.stringify(event)}`);
    }
  }
}

function mayKnowFaces(game: Game, event: GameEvent, seat: number | null): boolean {
  const { type, from, player, other, cards = [] } = event;
  switch (type) {
    case 'draw':
    case 'look':
    case 'mat':
      return sees(game, seat, player);
    case 'take':
      return from !== 'mat' || sees(game, seat, player);
    case 'put-under':
      // The faces lay open, the order in which several go back is not told.
      return new Set(cards).size === 1 || sees(game, seat, player);
    case 'discard':
      return from === 'in-play' || from === 'revealed' || (from === 'hand' && sees(game, seat, player));
    case 'topdeck':
      // Revealed cards are known, the order in which several of them are put back is not.
      return (from !== 'hand' && new Set(cards).size === 1) || sees(game, seat, player);
    case 'pass':
      return sees(game, seat, player) || (other !== undefined && sees(game, seat, other));
    default:
      return true;
  }
}

function checkTop(game: Game, event: GameEvent): void {
  const top = at(game.seats, event.player).discard.at(-1);
  const found = top === undefined ? undefined : cardSetOf(game).ids[top];
  if (event.type === 'discard' && found === event.top) return;
  throw new Broken(
    'events show nothing hidden',
    `${JSON.stringify(event)}, but ${found ?? 'nothing'} is on top`,
  );
}

/** What a seat sees, without who is asked what. */
export function sceneOf(game: Game, seat: number | null): string {
  const { waitingFor: _waiting, asking: _asking, decision: _decision, ...scene } = view(game, seat);
  return JSON.stringify(scene);
}

/** A choice of which nothing is told, such as the first of several cards to be discarded, is not to be seen either. */
export function checkUnseen(
  game: Game,
  seat: number | null,
  before: string,
  told: readonly GameEvent[],
): void {
  if (told.length > 0) return;
  if (sceneOf(game, seat) !== before) {
    throw new Broken(
      'nothing changes untold',
      `to ${seat === null ? 'a spectator' : at(game.setup.players, seat)}`,
    );
  }
}
