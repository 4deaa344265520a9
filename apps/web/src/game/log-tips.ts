// The full card for a name in the log, after a short rest of the mouse or by a tap. One listener for the whole log: a
// long game names thousands of cards.

import { shownCard } from '../cards/shown-card.svelte.ts';

const REST_MS = 350;

export function logTips(log: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nameAt = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

  const show = (anchor: HTMLElement, means: 'mouse' | 'touch'): void => {
    const card = anchor.dataset['card'];
    if (card === undefined) return;
    if (shownCard.panels > 0) shownCard.inPanel = card;
    else shownCard.tip = { card, anchor, means };
  };
  const enter = (event: PointerEvent): void => {
    const name = nameAt(event);
    if (name === null || event.pointerType === 'touch') return;
    clearTimeout(timer);
    timer = setTimeout(() => show(name, 'mouse'), REST_MS);
  };
  const leave = (event: PointerEvent): void => {
    const name = nameAt(event);
    if (name === null || event.pointerType === 'touch') return;
    clearTimeout(timer);
    shownCard.hide(name);
  };
  const tap = (event: PointerEvent): void => {
    const name = nameAt(event);
    if (name !== null && event.pointerType === 'touch') show(name, 'touch');
  };

  log.addEventListener('pointerover', enter);
  log.addEventListener('pointerout', leave);
  log.addEventListener('click', tap);
  return () => {
    clearTimeout(timer);
    log.removeEventListener('pointerover', enter);
    log.removeEventListener('pointerout', leave);
    log.removeEventListener('click', tap);
  };
}
