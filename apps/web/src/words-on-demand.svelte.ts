// Words that only some pages say: fetched with the first of them, and again when the reader changes the language.

import type { Printing } from '@tenfold/i18n/glossary';
import { inOtherTerms, termsOf } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import { speech } from './speech.svelte.ts';

export class WordsOnDemand<Part extends object> {
  /** Null until they have come for the first time. */
  said: Part | null = $state.raw(null);
  readonly #loaders: Readonly<Record<Language, () => Promise<Part>>>;

  constructor(loaders: Readonly<Record<Language, () => Promise<Part>>>) {
    this.#loaders = loaders;
  }

  /** To be called while a component is made. */
  run(): void {
    $effect(() => {
      const { language, printing } = speech.glossary;
      const wish = { isDropped: false };
      void this.#fetch(language, printing, wish);
      return () => {
        wish.isDropped = true;
      };
    });
  }

  async #fetch(language: Language, printing: Printing, wish: { readonly isDropped: boolean }): Promise<void> {
    const part = await this.#loaders[language]();
    if (!wish.isDropped)
      this.said = printing === 'usual' ? part : inOtherTerms(part, termsOf(language, printing));
  }
}
