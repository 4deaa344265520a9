import { after } from './after.ts';
import { archive } from './archive.ts';
import { board } from './board.ts';
import { first } from './first.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { kingdom } from './kingdom.ts';
import { lobby } from './lobby.ts';
import { ratings } from './ratings.ts';
import { settings } from './settings.ts';
import { talk } from './talk.ts';

import type { Words } from '../types.ts';

export const words: Words = {
  ...first,
  after,
  archive,
  board,
  game,
  help,
  kingdom,
  lobby,
  ratings,
  settings,
  talk,
};
