// What is said before and during a game.

import { board } from './board.ts';
import { first } from './first.ts';
import { game } from './game.ts';
import { kingdom } from './kingdom.ts';
import { lobby } from './lobby.ts';
import { talk } from './talk.ts';

export const playing = {
  ...first,
  board,
  game,
  kingdom,
  lobby,
  talk,
};
