// Short words that come and go: what was refused, what happened aside from the game.

import { refusalSentence } from '@tenfold/i18n/sentences';
import { Refused } from '../api.ts';
import { speech } from '../speech.svelte.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Where one can see more of it. */
  readonly link?: ToastLink;
}

export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

const SHOWN_MS = 6_000;
/** There is something to do about it. */
const SHOWN_WITH_LINK_MS = 15_000;
const MOST = 3;

export class Toasts {
  shown: readonly Toast[] = $state.raw([]);
  #count = 0;

  say(text: string, link?: ToastLink): void {
    const id = ++this.#count;
    const toast: Toast = link === undefined ? { id, text } : { id, text, link };
    this.shown = [...this.shown.filter((other) => other.text !== text), toast].slice(-MOST);
    setTimeout(() => this.close(id), link === undefined ? SHOWN_MS : SHOWN_WITH_LINK_MS);
  }

  close(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Says why something did not work. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const isRefused = error instanceof Refused;
      this.say(isRefused ? refusalSentence(speech.sentences, error.code) : speech.words.common.noServer);
      return false;
    }
  }
}
