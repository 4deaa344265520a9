// All pages of the book, and the list of the lessons, as they are read without a script, made while the page is built.

import { render } from 'svelte/server';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { BookRulings } from '@tenfold/i18n/rulebook';
import { loadLessonWords } from '@tenfold/i18n/lessons';
import { makeBook } from '../rulebook/book.ts';
import { allPaths, shownPage, titleAndDescription } from '../rulebook/shown-page.ts';
import { speech } from '../speech.svelte.ts';
import StaticLearn from './StaticLearn.svelte';
import StaticPage from './StaticPage.svelte';
import { addressIn, withStaticLinks } from './static-addresses.ts';

export interface RenderedPage {
  readonly language: Language;
  /** Where it is, and where the same page is in each language. */
  readonly address: string;
  readonly alternates: Readonly<Record<Language, string>>;
  /** Where each reader finds it in his own language. */
  readonly anyLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

export async function* renderPages(
  rulingsIn: (language: Language) => BookRulings,
): AsyncGenerator<RenderedPage> {
  for (const language of LANGUAGES) {
    await speech.begin('all', language);
    yield await learnPage(language);
    const book = await makeBook(language, 'usual', rulingsIn(language));
    for (const path of allPaths(book)) {
      const page = shownPage(book, path);
      const { title, description } = titleAndDescription(book, page);
      yield {
        language,
        address: addressIn(language, path),
        alternates: Object.fromEntries(LANGUAGES.map((one) => [one, addressIn(one, path)])) as Record<
          Language,
          string
        >,
        anyLanguage: ['/rules', ...path].join('/'),
        title: `${title} · ${speech.firstWords.common.name}`,
        description,
        body: withStaticLinks(plainHtml(render(StaticPage, { props: { book, page, path } }).body), language),
      };
    }
  }
}

/** The list of the lessons. */
async function learnPage(language: Language): Promise<RenderedPage> {
  const words = await loadLessonWords(language);
  const at = (one: Language): string => `/learn/${one}`;
  const { body } = render(StaticLearn, { props: { language, words } });
  return {
    language,
    address: at(language),
    alternates: Object.fromEntries(LANGUAGES.map((one) => [one, at(one)])) as Record<Language, string>,
    anyLanguage: '/learn',
    title: `${words.frame.learn} · ${speech.firstWords.common.name}`,
    description: words.frame.lead,
    body: withStaticLinks(plainHtml(body), language),
  };
}

/** Without the marks by which a script would take the page over: it is replaced as a whole. */
const plainHtml = (html: string): string => html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s*\n\s*/g, '\n');
