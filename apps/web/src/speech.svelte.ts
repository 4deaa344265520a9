// In which language the page speaks, and everything it can say in it. Only that language is fetched, and of it at first
// only what the first page says.

import type { Glossary, Printing } from '@tenfold/i18n/glossary';
import { loadGlossary } from '@tenfold/i18n/glossary';
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
  /** Names in a second language, if they are wanted too. */
  readonly second: Glossary | null;
  /** All that the other pages say besides. */
  readonly rest: { readonly words: Words; readonly sentences: Sentences } | null;
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

  get second(): Glossary | null {
    return this.now.second;
  }

  /** With `all` of the language, or what the first page says of it. */
  async begin({ all }: { all: boolean }): Promise<void> {
    this.wantsAll = all;
    await this.load();
    onSetElsewhere(() => {
      if (languagesSet() !== this.asked) void this.load();
    });
  }

  /** Fetches all that there is in this language, if it is not there yet. */
  async learnAll(): Promise<void> {
    this.wantsAll = true;
    if ((this.spoken?.rest ?? null) === null) await this.load();
  }

  /** Changes the language for this device; the page speaks it as soon as it has come. */
  async speak(
    change: Partial<Pick<typeof settings, 'language' | 'printing' | 'secondLanguage'>>,
  ): Promise<void> {
    changeSettings(change);
    await this.load();
  }

  private wantsAll = false;
  /** What was asked for last: what comes late does not replace it. */
  private asked = '';

  private async load(): Promise<void> {
    const asked = languagesSet();
    this.asked = asked;
    const language = settings.language ?? preferred();
    const { printing, secondLanguage } = settings;
    const [firstWords, glossary, second, rest] = await Promise.all([
      loadFirstWords(language, printing),
      loadGlossary(language, printing),
      secondLanguage === null || secondLanguage === language ? null : loadGlossary(secondLanguage, printing),
      this.wantsAll ? loadRest(language, printing) : null,
    ]);
    // Somebody may have wanted all of it meanwhile, and have got it.
    if (
      asked !== this.asked ||
      (rest === null && this.spoken?.language === language && this.spoken.rest !== null)
    )
      return;
    this.spoken = { language, firstWords, glossary, second, rest };
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

const languagesSet = (): string =>
  JSON.stringify([settings.language, settings.printing, settings.secondLanguage]);

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
