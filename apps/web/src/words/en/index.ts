import { after } from './after.ts';
import { archive } from './archive.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { kingdom } from './kingdom.ts';
import { lobby } from './lobby.ts';
import { ratings } from './ratings.ts';
import { rematch } from './rematch.ts';
import { settings } from './settings.ts';

export const words = {
  after,
  archive,
  board,
  cards,
  common,
  game,
  help,
  home,
  kingdom,
  lobby,
  ratings,
  rematch,
  settings,
};
