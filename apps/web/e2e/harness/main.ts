// The board alone, without server and game: tests say what it shows, and ask what is wrong with how it looks.

import { flushSync, mount } from 'svelte';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import { changeSettings } from '../../src/settings.svelte.ts';
import { speech } from '../../src/speech.svelte.ts';
import Harness from './Harness.svelte';
import { cardFaults, questionFaults, sentenceShown } from './faults.ts';
import type { Question } from './shown.svelte.ts';
import { shown } from './shown.svelte.ts';

type Wish = Parameters<typeof speech.speak>[0];

const harness = {
  async speak(wish: Wish): Promise<void> {
    await speech.speak(wish);
    flushSync();
    await document.fonts.ready;
  },
  /** Shows each, and tells what it asks and what is wrong with it. */
  look(questions: readonly Question[]): { sentence: string; faults: string[] }[] {
    return questions.map((question) => {
      shown.question = question;
      flushSync();
      return { sentence: sentenceShown(), faults: questionFaults(question.prompt) };
    });
  },
  lookAtCards(): string[] {
    shown.question = null;
    flushSync();
    return cardFaults();
  },
};

export type HarnessOfBoard = typeof harness;

changeSettings({ speed: 'off' });
await speech.begin();
const page = document.querySelector('#page');
if (page === null) throw new Error('there is no element with the id "page"');
mount(Harness, { target: page });
Object.assign(window, { harness });
