// All pages of the book, and of the lessons, as they are read without a script, made while the page is built.

import { render } from 'svelte/server';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { BookRulings } from '@tenfold/i18n/rulebook';
import type { LessonWords } from '@tenfold/i18n/lessons';
import { loadLessonWords } from '@tenfold/i18n/lessons';
import type { ListedLesson } from '../../lesson-index.ts';
import { lessonIndex } from '../../lesson-index.ts';
import { loadLesson } from '../learn/lesson-library.ts';
import { makeBook } from '../rulebook/book.ts';
import { allPaths, shownPage, titleAndDescription } from '../rulebook/shown-page.ts';
import { speech } from '../speech.svelte.ts';
import { scenarioWords } from '../words/scenario/index.ts';
import { lessonPageText } from './lesson-page-text.ts';
import StaticLearn from './StaticLearn.svelte';
import StaticLesson from './StaticLesson.svelte';
import StaticPage from './StaticPage.svelte';
import { addressIn, withStaticLinks } from './static-addresses.ts';
import type { TracedExample } from './traced-examples.ts';
import { tracedExamples } from './traced-examples.ts';

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
  const traced = await tracedExamples(rulingsIn('en').rulings.map(({ id }) => id));
  const examplesOf = (ruling: string): readonly TracedExample[] => traced.get(ruling) ?? [];
  for (const language of LANGUAGES) {
    await speech.begin('all', language);
    const lessonWords = await loadLessonWords(language);
    yield learnPage(language, lessonWords);
    for (const listed of lessonIndex) yield await lessonPage(language, lessonWords, listed);
    const words = await scenarioWords[language]();
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
        body: withStaticLinks(
          plainHtml(render(StaticPage, { props: { book, page, path, examplesOf, words } }).body),
          language,
        ),
      };
    }
  }
}

/** The list of the lessons. */
function learnPage(language: Language, words: LessonWords): RenderedPage {
  const { body } = render(StaticLearn, { props: { language, words } });
  return {
    ...learnFrame(language, []),
    title: `${words.frame.learn} · ${speech.firstWords.common.name}`,
    description: words.frame.lead,
    body: withStaticLinks(plainHtml(body), language),
  };
}

async function lessonPage(
  language: Language,
  words: LessonWords,
  listed: ListedLesson,
): Promise<RenderedPage> {
  const { lesson } = await loadLesson(listed);
  const text = lessonPageText(listed, words);
  const { body } = render(StaticLesson, { props: { language, words, lesson, text } });
  return {
    ...learnFrame(language, [listed.id]),
    title: `${text.title} · ${speech.firstWords.common.name}`,
    description: text.idea,
    body: withStaticLinks(plainHtml(body), language),
  };
}

function learnFrame(
  language: Language,
  path: readonly string[],
): Pick<RenderedPage, 'language' | 'address' | 'alternates' | 'anyLanguage'> {
  const at = (one: Language): string => ['/learn', one, ...path].join('/');
  return {
    language,
    address: at(language),
    alternates: Object.fromEntries(LANGUAGES.map((one) => [one, at(one)])) as Record<Language, string>,
    anyLanguage: ['/learn', ...path].join('/'),
  };
}

/** Without the marks by which a script would take the page over: it is replaced as a whole. */
const plainHtml = (html: string): string => html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s*\n\s*/g, '\n');
