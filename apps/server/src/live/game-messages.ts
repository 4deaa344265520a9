// Messages about a game, carried out in its room.

import type { Id, ToServer } from '@tenfold/protocol';
import type { Rooms } from '../games/rooms.ts';

export type GameMessage = Extract<ToServer, { readonly game: Id }>;

export const isAboutGame = (message: ToServer): message is GameMessage => 'game' in message;

/** Resolves when it is on disk and told; throws a Refusal if it may not be. */
export async function carryOutInGame(message: GameMessage, person: Id, rooms: Rooms): Promise<void> {
  const room = await rooms.open(message.game);
  switch (message.type) {
    case 'choose':
      return room.choose(person, message.number, message.option, message.later === true);
    case 'undo':
      return room.undo(person);
    case 'allow-undo':
      return room.allowUndo(person, message.request, message.allow);
    case 'resign':
      return room.resign(person);
    case 'replace':
      return room.voteReplace(person, message.seat);
    case 'end':
      return room.voteEnd(person);
    case 'refuse-end':
      return room.refuseEnd(person);
    case 'say':
      return room.say(person, message);
  }
}
