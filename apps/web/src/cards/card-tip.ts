// Shows the full card for an element: after a short rest of the mouse, a long press of a finger, or the key I.
//
//   <button {@attach cardTip('smithy')}>…</button>

import type { CardId } from '@tenfold/rules';
import type { Attachment } from 'svelte/attachments';
import type { Means } from './shown-card.svelte.ts';
import { shownCard } from './shown-card.svelte.ts';

const REST = 350;
/** A panel gets in nobody's way, so it need not wait so long. */
const REST_FOR_PANEL = 120;
const LONG_PRESS = 450;
/** A finger is never quite still. */
const SLACK = 10;

const attachments = new Map<CardId, Attachment<HTMLElement>>();

/** The same card gives the same attachment: a board that is drawn anew then leaves what is shown in peace. */
export function cardTip(card: CardId): Attachment<HTMLElement> {
  let attachment = attachments.get(card);
  if (attachment === undefined) {
    attachment = newTip(card);
    attachments.set(card, attachment);
  }
  return attachment;
}

function newTip(card: CardId): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressedAt: { readonly x: number; readonly y: number } | null = null;
    /** The click that ends a long press is no click on the card. */
    let swallowsClick = false;

    const show = (means: Means): void => {
      if (shownCard.panels > 0) shownCard.inPanel = card;
      else shownCard.tip = { card, anchor: element, means };
    };
    const stop = (): void => {
      clearTimeout(timer);
      pressedAt = null;
    };
    const leave = (): void => {
      stop();
      shownCard.hide(element);
    };

    const listeners: Partial<{
      [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void;
    }> = {
      pointerenter: (event) => {
        if (event.pointerType === 'touch') return;
        stop();
        timer = setTimeout(() => show('mouse'), shownCard.panels > 0 ? REST_FOR_PANEL : REST);
      },
      pointerleave: (event) => {
        if (event.pointerType !== 'touch') leave();
      },
      pointerdown: (event) => {
        // Whoever presses wants to do something, and to see what it does.
        leave();
        swallowsClick = false;
        if (event.pointerType !== 'touch') return;
        pressedAt = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          swallowsClick = true;
          show('touch');
        }, LONG_PRESS);
      },
      pointermove: (event) => {
        if (pressedAt === null) return;
        if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > SLACK) stop();
      },
      pointerup: stop,
      // The browser has begun to scroll.
      pointercancel: stop,
      contextmenu: (event) => {
        if (pressedAt !== null || swallowsClick) event.preventDefault();
      },
      keydown: (event) => {
        if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        event.stopPropagation();
        if (shownCard.tip?.anchor === element) leave();
        else show('key');
      },
      focusout: leave,
    };

    // Before anybody else, so that a press that only asked for the card does nothing more.
    const swallow = (event: Event): void => {
      if (!swallowsClick) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener);
    }
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      leave();
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener);
      }
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}
