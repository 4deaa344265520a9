// What a card is called in all four languages. Only the pages that search for names fetch all of them.

import type { Glossary } from '@tenfold/i18n/glossary';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { CardId } from '@tenfold/rules';

let loading: Promise<readonly Glossary[]> | undefined;

/** In the order of the page's languages. */
export async function loadAllGlossaries(): Promise<readonly Glossary[]> {
  loading ??= Promise.all(LANGUAGES.map(async (language) => loadGlossary(language)));
  try {
    return await loading;
  } catch (error) {
    // A connection that failed once may be back: the next who asks tries again.
    loading = undefined;
    throw error;
  }
}

export function everyName(glossaries: readonly Glossary[], card: CardId): string[] {
  return glossaries.flatMap((glossary) => glossary.cardSpellings(card));
}
