// Without a mouse: from the first page through a whole game to its result.

import { wantsFullTests } from '@tenfold/prerequisites';
import { words as en } from '../src/words/en/index.ts';
import { MOVING, expect, test } from './fixtures.ts';
import { byKeys, focusOn, tabTo } from './keys.ts';
import { Player } from './player.ts';
import { skipAhead } from './skip-ahead.ts';
import { tableIn } from './truth.ts';

// What flies must not take the focus along.
test.use(MOVING);

const CHOICES_TO_SEE = 36;

test('a whole game is played by keyboard alone, and the focus is never lost', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: en.home.bots }));
  expect(await focusOn(page)).toMatchObject({ isVisible: true });
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: en.home.start, exact: true }));
  expect(await focusOn(page)).toMatchObject({ isVisible: true });
  await page.keyboard.press('Enter');

  const lost: string[] = [];
  const wants = [
    ['smithy', 2],
    ['militia', 1],
    ['cellar', 1],
    ['remodel', 1],
  ] as const;
  const player = new Player(page, { wants }, async (_page, choice, question) => {
    const focus = await focusOn(page);
    if (!focus.isVisible) lost.push(`question ${question}: on ${focus.on}`);
    await byKeys(page, choice, question);
  });
  // All that one can do has been asked for by then; and one comes back for the last turns as one would.
  await player.play(() => player.choices.length >= CHOICES_TO_SEE);
  const table = tableIn(page);
  await skipAhead(table, [page]);
  if (!wantsFullTests()) {
    await tabTo(page, page.locator(`a[href="/t/${table}"]`));
    await page.keyboard.press('Enter');
    player.beginAgain();
  }
  await player.play();
  expect(player.choices.length).toBeGreaterThan(CHOICES_TO_SEE);
  expect(lost).toEqual([]);

  const headline = page.getByRole('region', { name: en.after.result }).getByRole('heading').first();
  await expect(headline).toBeFocused();
  await expect(headline).toBeInViewport();
  await tabTo(page, page.getByRole('button', { name: en.after.rematch, exact: true }));
});
