// What a review says: fetched with the panel that shows it.

import type { Language } from '@tenfold/i18n/languages';
import type { ReviewWords } from '@tenfold/i18n/review';
import { loadReviewWords } from '@tenfold/i18n/review';

export const reviewWords: Readonly<Record<Language, () => Promise<ReviewWords>>> = {
  en: async () => loadReviewWords('en'),
  hu: async () => loadReviewWords('hu'),
  pl: async () => loadReviewWords('pl'),
  de: async () => loadReviewWords('de'),
};
