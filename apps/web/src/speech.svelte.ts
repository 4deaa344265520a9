// In which language the page speaks, and everything it can say in it. Only that language is fetched, and of it at first
// only what the first page says.

import type { Glossary, Printing } from '@tenfold/i18n/glossary';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { InsightWords } from '@tenfold/i18n/insight';
import { loadInsightWords } from '@tenfold/i18n/insight';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { Sentences } from '@tenfold/i18n/sentences';
import { loadSentences } from '@tenfold/i18n/sentences';
import { changeSettings, onSetElsewhere, settings } from './settings.svelte.ts';
import type { FirstWords, Words } from './words/index.ts';
import { loadFirstWords, loadWords } from './words/index.ts';

interface Spoken {
  readonly language: Language;
  readonly firstWords: FirstWords;
  readonly glossary: Glossary;
  /** What the other pages say, once one of them is wanted. */
  readonly rest: { readonly words: Words; readonly sentences: Sentences } | null;
  /** What is said about a game that is played, once one is. */
  readonly insight: InsightWords | null;
  /** Names in a second language, if they are wanted too. */
  readonly second: Glossary | null;
}

class Speech {
  /** Set before the page is shown, and exchanged as a whole. */
  private spoken: Spoken | undefined = $state.raw();

  get language(): Language {
    return this.now.language;
  }

  /** For what the first page is made of. */
  get firstWords(): FirstWords {
    return this.now.firstWords;
  }

  /** For everything else. */
  get words(): Words {
    return this.rest.words;
  }

  get sentences(): Sentences {
    return this.rest.sentences;
  }

  get glossary(): Glossary {
    return this.now.glossary;
  }

  get insight(): InsightWords {
    const { insight } = this.now;
    if (insight === null) throw new Error('the page speaks about a game before the words for that have come');
    return insight;
  }

  get second(): Glossary | null {
    return this.now.second;
  }

  /** With `all` that pages say, or what the first one does; in the language that the address names, if it does. */
  async begin({ all, language = null }: { all: boolean; language?: Language | null }): Promise<void> {
    this.withRest = all;
    this.visited = language;
    await this.load();
    onSetElsewhere(() => {
      if (this.wanted() !== this.asked) void this.load();
    });
  }

  /** Changes the language for this device; the page speaks it as soon as it has come. */
  async speak(
    change: Partial<Pick<typeof settings, 'language' | 'printing' | 'secondLanguage'>>,
  ): Promise<void> {
    if (change.language !== undefined) this.visited = null;
    changeSettings(change);
    await this.load();
  }

  /** To be awaited before any page but the first is shown. */
  async fetchRest(): Promise<void> {
    this.withRest = true;
    if (this.now.rest === null) await this.load();
  }

  /** To be awaited before a game is shown: other pages do without. */
  async fetchInsight(): Promise<void> {
    this.withInsight = true;
    if (this.now.insight === null) await this.load();
  }

  /** Whoever follows a link to a page in one language reads it in that; it is no wish for the days to come. */
  private visited: Language | null = null;
  private withRest = false;
  private withInsight = false;

  /** What was asked for last: what comes late does not replace it. */
  private asked = '';
  private loading: Promise<void> = Promise.resolve();

  private wanted(): string {
    const { language, printing, secondLanguage } = settings;
    return JSON.stringify([
      this.visited ?? language,
      printing,
      secondLanguage,
      this.withRest,
      this.withInsight,
    ]);
  }

  /** Done when the page speaks what was asked for last. */
  private async load(): Promise<void> {
    this.loading = this.fetch();
    await this.loading;
  }

  private async fetch(): Promise<void> {
    const asked = this.wanted();
    this.asked = asked;
    const language = this.visited ?? settings.language ?? preferred();
    const { printing, secondLanguage } = settings;
    const [firstWords, glossary, rest, insight, second] = await Promise.all([
      loadFirstWords(language, printing),
      loadGlossary(language, printing),
      this.withRest ? loadRest(language, printing) : null,
      this.withInsight ? loadInsightWords(language, printing) : null,
      secondLanguage === null || secondLanguage === language ? null : loadGlossary(secondLanguage, printing),
    ]);
    if (asked !== this.asked) {
      await this.loading;
      return;
    }
    this.spoken = { language, firstWords, glossary, rest, insight, second };
    document.documentElement.lang = language;
  }

  private get now(): Spoken {
    if (this.spoken === undefined) throw new Error('the page speaks before its language has come');
    return this.spoken;
  }

  private get rest(): NonNullable<Spoken['rest']> {
    if (this.now.rest === null) throw new Error('the first page says what it has not fetched the words for');
    return this.now.rest;
  }
}

async function loadRest(language: Language, printing: Printing): Promise<Spoken['rest']> {
  const [words, sentences] = await Promise.all([
    loadWords(language, printing),
    loadSentences(language, printing),
  ]);
  return { words, sentences };
}

/** The first of the browser's languages that the page speaks. */
function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    wanted
      .map((tag) => LANGUAGES.find((language) => language === tag))
      .find((found) => found !== undefined) ?? 'en'
  );
}

export const speech = new Speech();
