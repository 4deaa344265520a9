// In which language the page speaks, and everything it can say in it. Only that language is fetched, and of it at first
// only what the first page says.

import type { Glossary, Printing } from '@tenfold/i18n/glossary';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { ToldWords, WhyWords } from '@tenfold/i18n/insight';
import { loadToldWords, loadWhyWords } from '@tenfold/i18n/insight';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { Sentences } from '@tenfold/i18n/sentences';
import { loadSentences } from '@tenfold/i18n/sentences';
import { untrack } from 'svelte';
import { changeSettings, onSetElsewhere, settings } from './settings.svelte.ts';
import type { FirstWords, PlayingWords, Words } from './words/index.ts';
import { keepingLast } from './keeping-last.ts';
import { loadFirstWords, loadPlayingWords, loadWords } from './words/index.ts';

/** How much of the words is there: each holds those before it. */
type Extent = 'first' | 'playing' | 'all';

interface Spoken {
  readonly language: Language;
  readonly firstWords: FirstWords;
  readonly glossary: Glossary;
  /** What is said before and during a game, once a page beyond the first is wanted. */
  readonly playing: { readonly words: PlayingWords; readonly sentences: Sentences } | null;
  /** What all pages say, once one is wanted that is not about playing. */
  readonly allWords: Words | null;
  /** What is said about a game that is played, once one is. */
  readonly insight: ToldWords | null;
  /** The reasons for what cannot be done, once somebody has asked for one. */
  readonly why: WhyWords | null;
  /** Names in a second language, if they are wanted too. */
  readonly second: Glossary | null;
}

class Speech {
  /** Set before the page is shown, and exchanged as a whole. */
  private spoken: Spoken | undefined = $state.raw();
  // Each by itself: what comes late changes nothing of what is written already.
  private readonly firstNow = $derived(this.spoken?.firstWords);
  private readonly glossaryNow = $derived(this.spoken?.glossary);
  private readonly playingNow = $derived(this.spoken?.playing);
  private readonly secondNow = $derived(this.spoken?.second);

  get language(): Language {
    return this.now.language;
  }

  /** For what the first page is made of. */
  get firstWords(): FirstWords {
    return this.firstNow ?? this.now.firstWords;
  }

  /** For what leads to a game, and for the game. */
  get words(): PlayingWords {
    return this.playing.words;
  }

  /** For everything else. */
  get allWords(): Words {
    const { allWords } = this.now;
    if (allWords === null) throw new Error('the page says what it has not fetched the words for');
    return allWords;
  }

  get sentences(): Sentences {
    return this.playing.sentences;
  }

  get glossary(): Glossary {
    return this.glossaryNow ?? this.now.glossary;
  }

  get insight(): ToldWords {
    const { insight } = this.now;
    if (insight === null) throw new Error('the page speaks about a game before the words for that have come');
    return insight;
  }

  get why(): WhyWords {
    const { why } = this.now;
    if (why === null) throw new Error('the page gives a reason before the words for that have come');
    return why;
  }

  get second(): Glossary | null {
    return this.secondNow ?? this.now.second;
  }

  /** With what the first page says, or with more of it; in the language that the address names, if it does. */
  async begin(extent: Extent, language: Language | null = null): Promise<void> {
    this.extent = extent;
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

  /** To be awaited before any page but the first is shown: for those about playing, `playing` is enough. */
  async fetchWords(extent: Exclude<Extent, 'first'>): Promise<void> {
    if (this.extent !== 'all') this.extent = extent;
    const { playing, allWords } = this.there;
    if (playing === null || (extent === 'all' && allWords === null)) await this.load();
  }

  /** To be awaited before a game is shown: other pages do without. */
  async fetchInsight(): Promise<void> {
    this.withInsight = true;
    if (this.there.insight === null) await this.load();
  }

  /** To be awaited before a reason is given. */
  async fetchWhy(): Promise<void> {
    this.withWhy = true;
    if (this.there.why === null) await this.load();
  }

  /** What home-made cards of the game that is shown are called, and their choices. */
  async callCards(
    names: Readonly<Record<string, string>>,
    modes: Readonly<Record<string, string>>,
  ): Promise<void> {
    this.ownNames = names;
    this.ownModes = modes;
    await this.load();
  }

  private ownNames: Readonly<Record<string, string>> = {};
  private ownModes: Readonly<Record<string, string>> = {};
  private extent: Extent = 'first';
  /** Whoever follows a link to a page in one language reads it in that; it is no wish for the days to come. */
  private visited: Language | null = null;
  private withInsight = false;
  private withWhy = false;

  /** What was asked for last: what comes late does not replace it. */
  private asked = '';
  private loading: Promise<void> = Promise.resolve();

  private wanted(): string {
    const { language, printing, secondLanguage } = settings;
    return JSON.stringify([
      this.visited ?? language,
      printing,
      secondLanguage,
      this.extent,
      this.withInsight,
      this.withWhy,
      this.ownNames,
      this.ownModes,
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
    const [firstWords, glossary, playing, allWords, insight, why, second] = await Promise.all([
      firstWordsIn(language, printing),
      glossaryIn(language, printing, this.ownNames),
      this.extent === 'first' ? null : playingIn(language, printing, this.ownNames, this.ownModes),
      this.extent === 'all' ? loadWords(language, printing) : null,
      this.withInsight ? loadToldWords(language, printing) : null,
      this.withWhy ? loadWhyWords(language, printing) : null,
      secondLanguage === null || secondLanguage === language ? null : secondIn(secondLanguage, printing),
    ]);
    if (asked !== this.asked) {
      await this.loading;
      return;
    }
    this.spoken = { language, firstWords, glossary, playing, allWords, insight, why, second };
    // Even to the same language: the browser would style the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }

  /** For who fetches more: he is not called again when it has come. */
  private get there(): Spoken {
    return untrack(() => this.now);
  }

  private get now(): Spoken {
    if (this.spoken === undefined) throw new Error('the page speaks before its language has come');
    return this.spoken;
  }

  private get playing(): NonNullable<Spoken['playing']> {
    const playing = this.playingNow ?? this.now.playing;
    if (playing === null) throw new Error('the first page says what it has not fetched the words for');
    return playing;
  }
}

const firstWordsIn = keepingLast(loadFirstWords);
const glossaryIn = keepingLast(loadGlossary);
const secondIn = keepingLast(loadGlossary);
const playingIn = keepingLast(loadPlaying);

async function loadPlaying(
  language: Language,
  printing: Printing,
  names: Readonly<Record<string, string>>,
  modes: Readonly<Record<string, string>>,
): Promise<Spoken['playing']> {
  const [words, sentences] = await Promise.all([
    loadPlayingWords(language, printing),
    loadSentences(language, printing, names),
  ]);
  return { words, sentences: { ...sentences, modes: { ...sentences.modes, ...modes } } };
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
