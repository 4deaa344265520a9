import { board } from './board.ts';
import { first } from './first.ts';
import { game } from './game.ts';
import { kingdom } from './kingdom.ts';
import { lobby } from './lobby.ts';
import { talk } from './talk.ts';

import type { PlayingWords } from '../types.ts';

export const playing: PlayingWords = {
  ...first,
  board,
  game,
  kingdom,
  lobby,
  talk,
};
