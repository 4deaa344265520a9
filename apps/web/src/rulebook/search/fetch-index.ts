// The search index of a language, fetched when somebody first searches in it.

import { searchAt } from 'virtual:rulebook-files';
import type { Language } from '@tenfold/i18n/languages';
import type { SearchIndex } from '@tenfold/i18n/rulebook';

const fetched = new Map<Language, Promise<SearchIndex>>();

export async function fetchIndex(language: Language): Promise<SearchIndex> {
  const fetching = fetched.get(language) ?? fetchJson(searchAt[language]);
  fetched.set(language, fetching);
  try {
    return await fetching;
  } catch (error) {
    // A connection that failed once may be back: the next key tries again.
    fetched.delete(language);
    throw error;
  }
}

async function fetchJson(address: string): Promise<SearchIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()) as SearchIndex;
}
