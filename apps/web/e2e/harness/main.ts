// The board alone, without server and game: tests say what it shows, and ask what is wrong with how it looks.

import type { Prompt } from '@tenfold/protocol';
import type { CardDefinition } from '@tenfold/rules';
import { flushSync, mount } from 'svelte';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/table-top.css';
import '../../src/styles/data-table.css';
import { changeSettings } from '../../src/settings.svelte.ts';
import { ownFaces } from '../../src/cards/own-faces.ts';
import { showOwnCards } from '../../src/cards/show-own-cards.ts';
import { speech } from '../../src/speech.svelte.ts';
import Harness from './Harness.svelte';
import { cardFaults, questionFaults, sentenceShown, zonesShown } from './faults.ts';
import type { Question } from './shown.svelte.ts';
import { shown } from './shown.svelte.ts';

type Wish = Parameters<typeof speech.speak>[0];

/** What can be wrong with a board depends on what it asks. */
type AskedQuestion = Question & { readonly prompt: Prompt };

interface Look {
  readonly sentence: string;
  readonly zones: string;
  readonly faults: string[];
}

let number = 1;

const harness = {
  async speak(wish: Wish): Promise<void> {
    await speech.speak(wish);
    flushSync();
    await document.fonts.ready;
  },
  /** Shows each as a new question, and tells what it asks, where the five zones are, and what is wrong with it. */
  async look(questions: readonly AskedQuestion[]): Promise<Look[]> {
    paintPlainly();
    const found: Look[] = [];
    for (const question of questions) {
      const { prompt } = question;
      await harness.show({ ...question, prompt: { ...prompt, number: number++ } });
      // Before anything is scrolled to be reached.
      const zones = zonesShown();
      found.push({ sentence: sentenceShown(), zones, faults: questionFaults(prompt) });
    }
    return found;
  },
  async show(question: Question): Promise<void> {
    const { ownCards = [] } = question;
    if (ownCards.length > 0 || ownFaces.shown.size > 0) await showOwnCards(ownCards);
    shown.question = question;
    flushSync();
    // In this frame the board brings into sight what the question is about.
    await new Promise(requestAnimationFrame);
    await picturesAreThere();
  },
  /** Where the five zones are while each is shown: as many different answers as there are places. */
  async zonesOf(questions: readonly Question[]): Promise<string[]> {
    paintPlainly();
    const found = new Set<string>();
    for (const question of questions) {
      await harness.show(question);
      found.add(zonesShown());
    }
    return [...found];
  },
  async showCardSheet(): Promise<void> {
    shown.cards = 'sheet';
    shown.question = null;
    flushSync();
    await picturesAreThere();
  },
  /** What a card is worth, measured while one looks. */
  weigh(card: CardDefinition | null, name: string): void {
    shown.weighed = { card, name };
    flushSync();
  },
  lookAtCards(): string[] {
    shown.cards = 'sizes';
    shown.question = null;
    flushSync();
    return cardFaults();
  },
};

const fetched = new Set<string>();

/** Those of cards are files, which are fetched when the first such card is shown. */
async function picturesAreThere(): Promise<void> {
  if ('plain' in document.documentElement.dataset) return;
  const found = [...document.querySelectorAll<HTMLElement>('.art')].flatMap(
    ({ style }) => /url\("(.+)"\)/.exec(style.backgroundImage)?.[1] ?? [],
  );
  const fresh = [...new Set(found)].filter((address) => !fetched.has(address));
  await Promise.all(
    fresh.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      fetched.add(address);
    }),
  );
}

/** From here on only places and sizes are looked at. */
function paintPlainly(): void {
  document.documentElement.dataset['plain'] = '';
}

export type HarnessOfBoard = typeof harness;

// No await outside of a function: pieces of the page that are fetched later import from this one, and would wait for it.
async function begin(): Promise<void> {
  // As large as a table is on this screen.
  document.documentElement.dataset['page'] = 'table';
  changeSettings({ speed: 'off' });
  await speech.begin('all');
  // Whatever is measured has its own letters, also where it is the first that is written in them.
  await Promise.all([...document.fonts].map(async (face) => face.load()));
  const page = document.querySelector('#page');
  if (page === null) throw new Error('there is no element with the id "page"');
  mount(Harness, { target: page });
  Object.assign(window, { harness });
}

void begin();
