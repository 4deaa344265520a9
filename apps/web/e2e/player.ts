// Somebody who plays by what the page shows: looks at what is lit, takes what seems best, clicks, and waits for the next
// question. Knows nothing of the game but that.

import type { Page } from '@playwright/test';
import type { Lit, Taste } from './choice.ts';
import { Chooser } from './choice.ts';

export interface Glance {
  /** The number of the question before one; null while there is none. */
  readonly question: number | null;
  readonly lit: readonly Lit[];
  readonly isOver: boolean;
}

/** How one gives an answer: by mouse, or by keys alone. */
export type Hand = (page: Page, choice: Lit, question: number) => Promise<void>;

/** More choices than any game of these tests needs. */
const MOST_CHOICES = 1_500;

export class Player {
  readonly page: Page;
  /** What was chosen, by the places' keys. */
  readonly choices: string[] = [];
  private readonly chooser: Chooser;
  private readonly hand: Hand;
  private answered: number | null = null;

  constructor(page: Page, taste: Taste, hand: Hand = click) {
    this.page = page;
    this.chooser = new Chooser(taste);
    this.hand = hand;
  }

  /** Plays until the game is over, or until `enough` says so of the question before one. */
  async play(enough: (glance: Glance) => boolean = () => false): Promise<Glance> {
    for (let made = 0; made < MOST_CHOICES; made++) {
      const glance = await nextGlance(this.page, this.answered);
      if (glance.isOver || enough(glance)) return glance;
      await this.answer(glance);
    }
    throw new Error(`the game is not over after ${MOST_CHOICES} choices`);
  }

  /** Another game begins, with numbers of its own. */
  beginAgain(): void {
    this.answered = null;
  }

  private async answer({ question, lit }: Glance): Promise<void> {
    if (question === null) return;
    // What can be answered in one way is answered by the page itself; only the end of a turn is always one's own.
    const [only, ...others] = lit;
    const isForced = others.length === 0 && only !== undefined && only.key !== 'button end-turn ';
    if (!isForced) {
      const choice = this.chooser.choose(lit);
      await this.hand(this.page, choice, question);
      this.choices.push(choice.key);
    }
    this.answered = question;
  }
}

/**
 * Waits for a question other than the last one, or for the end. Looks only when something has changed, in the frame that
 * shows it: a look in every frame costs as much as the page itself.
 */
export async function nextGlance(page: Page, last: number | null): Promise<Glance> {
  const found = await page.waitForFunction(async (before): Promise<Glance> => {
    const look = (): Glance | null => {
      const asking = document.querySelector<HTMLElement>('[data-question]');
      const question = asking === null ? null : Number(asking.dataset['question']);
      const isOver = document.querySelector('#result') !== null;
      if (!isOver && (question === null || question === before)) return null;
      const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((element) => ({
        key: element.dataset['key'] ?? '',
        shortcut: element.getAttribute('aria-keyshortcuts'),
      }));
      return { question, lit, isOver };
    };
    for (;;) {
      const glance = look();
      if (glance !== null) return glance;
      await new Promise<void>((resolve) => {
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(() => resolve());
        });
        changes.observe(document, {
          subtree: true,
          childList: true,
          attributeFilter: ['data-question', 'id'],
        });
      });
    }
  }, last);
  return found.jsonValue();
}

/** The question before one now, whatever it is. */
export async function glanceNow(page: Page): Promise<Glance> {
  return nextGlance(page, null);
}

/**
 * Answers the question before one, and waits until it is gone: what is lit for it may be lit for the next as well, and while an
 * answer is on its way no other is taken.
 */
export async function answer(page: Page, how: () => Promise<void>): Promise<void> {
  const number = await page.locator('[data-question]').getAttribute('data-question');
  await how();
  await page.locator(`[data-question="${number}"]`).waitFor({ state: 'detached' });
}

export const choose = async (page: Page, key: string): Promise<void> =>
  answer(page, async () => page.locator(lit(key)).click());

export const lit = (key: string): string => `[data-lit][data-key="${key}"]`;

async function click(page: Page, { key }: Lit): Promise<void> {
  const target = page.locator(lit(key));
  // Cards to name beyond those on the table lie behind a button.
  if (key.startsWith('picker ') && !(await target.isVisible())) {
    await page.locator('[data-question] button[popovertarget]').click();
  }
  // At its edge: in its middle another button may just have been, and a double click does not end a turn.
  const box = key === 'button end-turn ' ? await target.boundingBox() : null;
  await target.click(box === null ? {} : { position: { x: box.width - 6, y: 8 } });
}
