// What the first page says, and every other page too.

import type { FirstWords } from '../types.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { rematch } from './rematch.ts';

export const first: FirstWords = { cards, common, home, rematch };
