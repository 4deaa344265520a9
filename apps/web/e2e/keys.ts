// Playing with the keyboard alone: by the shortcut that is shown, or by Tab, arrows and Enter.

import type { Locator, Page } from '@playwright/test';
import type { Lit } from './choice.ts';

const MOST_STEPS = 80;
/** Every so often one goes to the thing itself, although it has a shortcut. */
const BY_FOCUS_EVERY = 4;

/** Longer than a double press: a little more than the page itself takes for one. */
const NO_HASTE_MS = 400;

export async function byKeys(page: Page, { key, shortcut }: Lit, question: number): Promise<void> {
  const isShort = shortcut !== null && question % BY_FOCUS_EVERY !== 0;
  if (!isShort) await goTo(page, key);
  const pressed = isShort ? shortcut : 'Enter';
  await withoutHaste(page, pressed);
  await page.keyboard.press(pressed);
}

/** The same key pressed twice in haste does not end a turn or take a card: so, as a person would, not in haste. */
async function withoutHaste(page: Page, key: string): Promise<void> {
  await page.evaluate(
    async ({ pressed, pause }) => {
      const hand = (window as { lastPress?: { key: string; at: number } }).lastPress;
      if (hand?.key !== pressed) return;
      while (performance.now() - hand.at <= pause) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    { pressed: key, pause: NO_HASTE_MS },
  );
  await page.evaluate((pressed) => {
    const hand = { key: pressed, at: Infinity };
    (window as { lastPress?: typeof hand }).lastPress = hand;
    const note = ({ timeStamp }: Event): void => void (hand.at = timeStamp);
    document.addEventListener('keydown', note, { once: true, capture: true });
  }, key);
}

/** With Tab from stop to stop until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

async function goTo(page: Page, key: string): Promise<void> {
  const way: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const press = await nextKey(page, key);
    if (press === null) return;
    way.push(`${press} from ${(await focusOn(page)).on}`);
    await page.keyboard.press(press);
  }
  throw new Error(`the focus does not come to "${key}":\n${way.join('\n')}`);
}

/** Tab up to the zone in which it lies, then arrows; null when one is there. */
async function nextKey(page: Page, key: string): Promise<string | null> {
  return page.evaluate((wanted) => {
    const target = document.querySelector<HTMLElement>(`[data-lit][data-key="${wanted}"]`);
    const { activeElement: now } = document;
    if (target === null) throw new Error(`"${wanted}" is not lit`);
    if (target === now || now === null) return null;
    if (target.closest('[data-zone]') !== now.closest('[data-zone]')) return 'Tab';
    const from = now.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    // Fanned cards overlap by a little.
    const down = to.top + to.height / 2 - (from.top + from.height / 2);
    if (Math.abs(down) > Math.min(from.height, to.height) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  }, key);
}

export interface Focus {
  readonly on: string;
  /** Whether somebody would see where it is. */
  readonly isVisible: boolean;
}

/** Where the focus is. What only waits for the next question needs no mark; everything else does. */
export async function focusOn(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const { activeElement: now } = document;
    if (now === null || now === document.body) return { on: 'nothing', isVisible: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(now);
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const waits = now.getAttribute('tabindex') === '-1' && !now.matches('a, button, input, select, textarea');
    const { width, height } = now.getBoundingClientRect();
    return {
      on: `${now.tagName.toLowerCase()} ${now.getAttribute('aria-label') ?? now.textContent?.trim().slice(0, 40) ?? ''}`,
      isVisible: waits || (isMarked && width > 0 && height > 0),
    };
  });
}
