import type { OwnCard } from '@tenfold/protocol';
import { untrack } from 'svelte';
import { speech } from '../speech.svelte.ts';
import { ownFaces } from './own-faces.ts';

/** While the component is there, these home-made cards are shown as what they are, in the reader's language. */
export function useOwnCards(cards: () => readonly OwnCard[]): void {
  $effect(() => {
    const shown = cards();
    const { language } = speech;
    if (shown.length === 0) return;
    void untrack(async () => {
      const { showOwnCards } = await import('./show-own-cards.ts');
      if (speech.language === language) await showOwnCards(shown);
    });
  });
  $effect(() => () => {
    if (ownFaces.shown.size === 0) return;
    ownFaces.shown = new Map();
    void speech.callCards({}, {});
  });
}
