// In which of our languages a browser would like to read.

import type { Language } from '@tenfold/protocol';
import { LanguageSchema } from '@tenfold/protocol';
import { weightsIn } from './header-weights.ts';

/** `Accept-Language: hu-HU,hu;q=0.9,en;q=0.8`; English for those who like none of ours. */
export function preferredLanguage(accepted: string): Language {
  const liked = [...weightsIn(accepted)].filter(([, weight]) => weight > 0).toSorted(([, a], [, b]) => b - a);
  const found = liked.map(([tag]) => LanguageSchema.options.find((language) => language === tag.slice(0, 2)));
  return found.find((language) => language !== undefined) ?? 'en';
}
