// What the terminal says, in the language that was chosen.

import type { Language } from '@tenfold/i18n';
import { de } from './de.ts';
import { en } from './en.ts';
import type { TerminalWords } from './en.ts';
import { hu } from './hu.ts';
import { pl } from './pl.ts';

export type { TerminalWords } from './en.ts';

const languages: Readonly<Record<Language, TerminalWords>> = { en, hu, pl, de };

export const wordsIn = (language: Language): TerminalWords => languages[language];
