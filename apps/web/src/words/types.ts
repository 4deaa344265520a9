// English is the shape of what the page says; a language that lacks a key does not compile.

import type { first } from './en/first.ts';
import type { words } from './en/index.ts';
import type { playing } from './en/playing.ts';

/** As much as the first page says. */
export type FirstWords = typeof first;
/** What is said before and during a game, the first page included. */
export type PlayingWords = typeof playing;
export type Words = typeof words;
