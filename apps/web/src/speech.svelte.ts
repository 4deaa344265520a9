// In which language the page speaks, and everything it can say in it. Only that language is fetched.

import type { Glossary } from '@tenfold/i18n/glossary';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { InsightWords } from '@tenfold/i18n/insight';
import { loadInsightWords } from '@tenfold/i18n/insight';
import type { Sentences } from '@tenfold/i18n/sentences';
import { loadSentences } from '@tenfold/i18n/sentences';
import { changeSettings, onSetElsewhere, settings } from './settings.svelte.ts';
import type { Language, Words } from './words/index.ts';
import { LANGUAGES, loadWords } from './words/index.ts';

interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly sentences: Sentences;
  readonly glossary: Glossary;
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

  get words(): Words {
    return this.now.words;
  }

  get sentences(): Sentences {
    return this.now.sentences;
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

  async begin(): Promise<void> {
    await this.load();
    onSetElsewhere(() => {
      if (this.wanted() !== this.asked) void this.load();
    });
  }

  /** Changes the language for this device; the page speaks it as soon as it has come. */
  async speak(
    change: Partial<Pick<typeof settings, 'language' | 'printing' | 'secondLanguage'>>,
  ): Promise<void> {
    changeSettings(change);
    await this.load();
  }

  /** To be awaited before a game is shown: other pages do without. */
  async fetchInsight(): Promise<void> {
    this.withInsight = true;
    if (this.now.insight === null) await this.load();
  }

  private withInsight = false;

  /** What was asked for last: what comes late does not replace it. */
  private asked = '';
  private loading: Promise<void> = Promise.resolve();

  private wanted(): string {
    return JSON.stringify([settings.language, settings.printing, settings.secondLanguage, this.withInsight]);
  }

  /** Done when the page speaks what was asked for last. */
  private async load(): Promise<void> {
    this.loading = this.fetch();
    await this.loading;
  }

  private async fetch(): Promise<void> {
    const asked = this.wanted();
    this.asked = asked;
    const language = settings.language ?? preferred();
    const { printing, secondLanguage } = settings;
    const [words, sentences, glossary, insight, second] = await Promise.all([
      loadWords(language, printing),
      loadSentences(language, printing),
      loadGlossary(language, printing),
      this.withInsight ? loadInsightWords(language, printing) : null,
      secondLanguage === null || secondLanguage === language ? null : loadGlossary(secondLanguage, printing),
    ]);
    if (asked !== this.asked) {
      await this.loading;
      return;
    }
    this.spoken = { language, words, sentences, glossary, insight, second };
    document.documentElement.lang = language;
  }

  private get now(): Spoken {
    if (this.spoken === undefined) throw new Error('the page speaks before its language has come');
    return this.spoken;
  }
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
