// A full table: five bots and one person, to the end.

import { words as en } from '../src/words/en/index.ts';
import { MOVING, expect, test } from './fixtures.ts';
import { Player } from './player.ts';
import { skipToLastTurns } from './skip-ahead.ts';
import { tableIn } from './truth.ts';

// Of all games that are played here, the one in which most flies and sounds.
test.use({ ...MOVING, heard: true });

const ROUNDS_TO_SEE = 8;
const BOTS = ['bramble', 'magpie', 'vixen', 'magpie', 'bramble'];

test('six players play to the end', async ({ page }) => {
  test.slow();
  await page.goto('/play/bots?kingdom=big-money');
  await page.getByRole('radio', { name: String(BOTS.length) }).check({ force: true });
  for (const [index, bot] of BOTS.entries()) {
    await page.getByLabel(en.home.opponent(index + 1)).selectOption(bot);
  }
  await page.getByRole('button', { name: en.home.start }).click();

  const player = new Player(page, { wants: [] });
  await player.play(({ lit }) => lit.length > 0);
  const others = page.getByRole('list', { name: en.board.others }).getByRole('listitem');
  await expect(others.filter({ has: page.getByRole('button') })).toHaveCount(BOTS.length);

  // Some rounds in which cards fly over the whole table, and those at the end.
  let turns = 0;
  await player.play(
    ({ lit }) => lit.some(({ key }) => key === 'button end-turn ') && ++turns > ROUNDS_TO_SEE,
  );
  await skipToLastTurns(tableIn(page), [page]);
  player.beginAgain();
  await player.play();
  const result = page.getByRole('region', { name: en.after.result });
  await expect(result.locator('ol').first().locator('> li')).toHaveCount(BOTS.length + 1);
  await page.getByRole('button', { name: en.after.lookAtTable }).click();
  await expect(page.locator('[data-parking]')).toContainText(en.board.over);
});
