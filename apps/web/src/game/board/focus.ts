// Tab goes from zone to zone, arrows move within and between them; the focus is never lost to the page.

import type { Arrow } from './navigation.ts';
import { nextBox } from './navigation.ts';

const ZONE = '[data-zone]';
const ITEM = '[data-key]';
const LIT = '[data-key][data-lit]';

/** Each zone is one stop: where one was last, if that can be chosen; else the first thing that can; else the first. */
export function setStops(root: HTMLElement, last: ReadonlyMap<string, string>): void {
  for (const zone of root.querySelectorAll<HTMLElement>(ZONE)) {
    const items = [...zone.querySelectorAll<HTMLElement>(ITEM)];
    const lit = items.filter((item) => item.matches(LIT));
    const able = lit.length > 0 ? lit : items;
    const lastKey = last.get(zone.dataset['zone'] ?? '');
    const stop = able.find((item) => item.dataset['key'] === lastKey) ?? able[0];
    for (const item of items) {
      const index = item === stop ? 0 : -1;
      if (item.tabIndex !== index || !item.hasAttribute('tabindex')) item.tabIndex = index;
    }
  }
}

export function moveFocus(root: HTMLElement, from: HTMLElement, arrow: Arrow): void {
  const items = [...root.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item !== from);
  const target =
    items[
      nextBox(
        from.getBoundingClientRect(),
        items.map((item) => item.getBoundingClientRect()),
        arrow,
      )
    ];
  target?.focus();
}

/** Zones in which Enter, pressed once too often, does no harm; one's own cards first. */
const HARMLESS = ['hand', 'open', 'beside', 'in-play', 'picker', 'buttons'];
const ENDS_TURN = '[data-key^="button end-turn"]';

/**
 * What one would most likely choose: whatever lies in the zone one was in, one's own cards, other answers. Never a pile
 * to which one has not gone, nor the end of the turn.
 */
export function firstChoice(root: HTMLElement, zone: string | null): HTMLElement | null {
  const zones = [...(zone === null ? [] : [`="${zone}"`]), ...HARMLESS.map((name) => `^="${name}"`)];
  for (const one of zones) {
    const found = root.querySelector<HTMLElement>(`[data-zone${one}] ${LIT}:not(${ENDS_TURN})`);
    if (found !== null) return found;
  }
  return null;
}
