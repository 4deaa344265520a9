// English is the shape of what the page says; a language that lacks a key does not compile.

import type { first } from './en/first.ts';
import type { words } from './en/index.ts';

/** As much as the first page says. */
export type FirstWords = typeof first;
export type Words = typeof words;
