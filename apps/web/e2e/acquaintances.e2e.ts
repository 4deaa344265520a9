// Two people who have played together: one invites the other from his own page, by a quiet line; the other comes, declines,
// or wants to hear no more of it. What is muted is muted on every device.

import { words as en } from '../src/words/en/index.ts';
import { people as known } from '../src/words/people/en.ts';
import { people as german } from '../src/words/people/de.ts';
import { axeOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { become, resignedGame } from './tables.ts';

// Contrasts are looked at.
test.use({ painted: true });

test('Ann invites Bea from her own page; Bea goes there by her own click, and says no the next time', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const bea = await newPerson({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const friends = [
    { page: ann, identity: await become(ann, 'Ann') },
    { page: bea, identity: await become(bea, 'Bea', 'de') },
  ];
  const { table } = await resignedGame(server.url, friends);
  // The page learns who one is.
  for (const { page } of friends) {
    await page.goto(`/t/${table}`);
    await expect(page.locator('h1, h2').first()).toBeVisible();
  }

  await ann.goto('/me');
  await expect(ann.getByRole('heading', { name: known.title })).toBeVisible();
  await bea.goto('/cards');
  const { violations } = await axeOn(ann).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await ann.getByRole('button', { name: known.invite('Bea') }).click();
  await ann.waitForURL(/\/t\//);
  const line = bea.locator('[data-invitation]');
  await expect(line).toContainText(german.invitedBy('Ann'));
  await expect(bea).toHaveURL(/\/cards$/);
  await bea.getByRole('button', { name: german.goThere }).click();
  await expect(bea).toHaveURL(ann.url());
  await expect(line).toHaveCount(0);
  // She is at the table, and has no seat before she takes one.
  await expect(ann.locator('[data-invitation]')).toHaveCount(0);

  await bea.goto('/rules');
  await ann.getByRole('button', { name: en.lobby.leave }).click();
  await ann.goto('/me');
  await ann.getByRole('button', { name: known.invite('Bea') }).click();
  await expect(line).toBeVisible();
  await bea.getByRole('button', { name: german.decline }).click();
  await expect(line).toHaveCount(0);
});

test('whom one blocks is blocked from one’s own page, after a question, and unblocked there', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const bob = await newPerson();
  const friends = [
    { page: ann, identity: await become(ann, 'Ann') },
    { page: bob, identity: await become(bob, 'Bob') },
  ];
  const { table } = await resignedGame(server.url, friends);
  // The page learns who one is.
  for (const { page } of friends) {
    await page.goto(`/t/${table}`);
    await expect(page.locator('h1, h2').first()).toBeVisible();
  }
  await ann.goto('/me');
  await ann.getByRole('button', { name: known.block('Bob') }).click();
  const dialog = ann.getByRole('dialog');
  await expect(dialog).toContainText(known.blockHint);
  await dialog.getByRole('button', { name: known.block('Bob') }).click();
  await expect(ann.getByRole('button', { name: known.unblock('Bob') })).toBeVisible();
  await expect(ann.getByRole('button', { name: known.invite('Bob') })).toHaveCount(0);
  await ann.getByRole('button', { name: known.unblock('Bob') }).click();
  await expect(ann.getByRole('button', { name: known.invite('Bob') })).toBeVisible();
});
