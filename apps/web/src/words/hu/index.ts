import { after } from './after.ts';
import { archive } from './archive.ts';
import { help } from './help.ts';
import { playing } from './playing.ts';
import { ratings } from './ratings.ts';
import { settings } from './settings.ts';

import type { Words } from '../types.ts';

export const words: Words = {
  ...playing,
  after,
  archive,
  help,
  ratings,
  settings,
};
