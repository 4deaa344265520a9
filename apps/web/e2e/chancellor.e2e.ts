// A game against the strongest bot: it says that it studies, and what it is up to, and plays to the end.

import type { Page } from '@playwright/test';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { GameState, ToClient } from '@tenfold/protocol';
import { words as en } from '../src/words/en/index.ts';
import { expect, test } from './fixtures.ts';
import { Player } from './player.ts';
import { skipToLastTurns } from './skip-ahead.ts';
import { tableIn } from './truth.ts';

test('the Chancellor studies, tells its plan, and plays to the end', async ({ page }) => {
  test.slow();
  const told = planTold(page);
  await page.goto('/play/bots');
  await page.getByLabel(en.home.opponent(1)).selectOption('chancellor');
  await keepShares(page);
  await page.getByRole('button', { name: en.home.start, exact: true }).click();

  const studying = page.getByText(en.game.studies('The Chancellor', 0).split('…')[0] ?? '');
  await expect(studying.first()).toBeVisible();

  const player = new Player(page, { wants: [] });
  await player.play(({ lit }) => lit.some(({ key }) => key.startsWith('button end-')));
  await expect(studying).toHaveCount(0);
  const shares = await page.evaluate(() => (window as Window & { shares?: number[] }).shares ?? []);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));

  // It has a plan once it has chosen something.
  await player.play(() => told() !== null);
  const plan = told();
  const glossary = await loadGlossary('en');
  const sentence = plan === null ? undefined : glossary.planSentence(plan.plan, plan.cards);
  expect(sentence).toBeDefined();
  await expect(
    page
      .getByRole('list', { name: en.board.others })
      .getByText(sentence ?? '')
      .first(),
  ).toBeVisible();

  await skipToLastTurns(tableIn(page), [page]);
  player.beginAgain();
  await player.play();
  await expect(page.getByRole('region', { name: en.after.result })).toContainText('The Chancellor');
});

/** What the bot across the table means to do, as the server last said it. */
function planTold(page: Page): () => GameState['plans'][number] {
  let plan: GameState['plans'][number] = null;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToClient;
      if (message.type === 'state' || message.type === 'opened') plan = message.state.plans[1] ?? null;
    });
  });
  return () => plan;
}

/** How far the bar was at each change of it. */
async function keepShares(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shares: number[] = [];
    Object.assign(window, { shares });
    const look = (): void => {
      const { value } = document.querySelector('progress') ?? {};
      if (value !== undefined && value !== shares.at(-1)) shares.push(value);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}
