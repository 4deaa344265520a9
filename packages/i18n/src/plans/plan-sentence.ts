// A bot's plan as a sentence.

import { title } from '@tenfold/rules';
import { cardName, hungarianArticle, isCardId } from '../cards/cards.ts';
import type { Language } from '../languages.ts';
import { sentences } from './sentences.ts';

/** What a bot with this plan says; undefined for a plan that has no sentence, as one of a newer bot may not. */
export function planSentence(plan: string, cards: readonly string[], language: Language): string | undefined {
  if (!Object.hasOwn(sentences, plan)) return undefined;
  const byCount = sentences[plan]?.[language];
  const names = cards.map((id) => nameIn[language](id));
  const list = (items: readonly string[]): string => lists[language].format(items);
  return (byCount?.[names.length] ?? byCount?.at(-1))
    ?.replace('{cards}', () => list(names))
    .replace('{first}', () => list(names.slice(0, 1)))
    .replace('{rest}', () => list(names.slice(1)));
}

/** British English, as everywhere here: no comma before "and". */
const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  hu: new Intl.ListFormat('hu'),
  pl: new Intl.ListFormat('pl'),
  de: new Intl.ListFormat('de'),
};

/** Home-made cards have no translation: their id serves in every language. */
const plainName = (id: string, language: Language): string =>
  isCardId(id) ? cardName(id, language) : title(id);

/** A name as the sentences of a language take it. */
const nameIn: Readonly<Record<Language, (id: string) => string>> = {
  en: (id) => plainName(id, 'en'),
  hu: (id) => `${articleOf(id)} ${plainName(id, 'hu')}`,
  pl: (id) => plainName(id, 'pl'),
  de: (id) => plainName(id, 'de'),
};

const articleOf = (id: string): 'a' | 'az' => {
  if (isCardId(id)) return hungarianArticle(id);
  return /^[aáeéiíoóöőuúüű]/i.test(title(id)) ? 'az' : 'a';
};
