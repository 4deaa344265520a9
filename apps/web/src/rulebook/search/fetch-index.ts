// The search index of a language, fetched when somebody first searches in it.

import { searchAt } from 'virtual:rulebook-files';
import type { Language } from '@tenfold/i18n/languages';
import type { SearchIndex } from '@tenfold/i18n/rulebook';
import { fetchJson, once } from '../fetch-once.ts';

const fetched = new Map<Language, Promise<SearchIndex>>();

export const fetchIndex = async (language: Language): Promise<SearchIndex> =>
  once(fetched, language, async () => fetchJson<SearchIndex>(searchAt[language]));
