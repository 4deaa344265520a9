// Two people say a word to each other, each in a language of their own; and one of them would rather not hear it.

import type { Page } from '@playwright/test';
import { loadSentences, phraseSentence } from '@tenfold/i18n/sentences';
import { words as en } from '../src/words/en/index.ts';
import { words as hu } from '../src/words/hu/index.ts';
import type { NewPerson } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import { become, gameAgainst, gameOf } from './tables.ts';

const english = await loadSentences('en');
const hungarian = await loadSentences('hu');

const said = (page: Page) => page.locator('[data-log] .said');
const bubbleOf = (page: Page, seat: number) => page.locator(`[data-bubble="${seat}"]`);

/** From the picker, which closes with that. */
async function say(page: Page, words: typeof en, phrase: string): Promise<void> {
  const picker = page.getByRole('dialog', { name: words.talk.title });
  await picker.getByRole('button', { name: phrase, exact: true }).click();
  await expect(picker).toHaveCount(0);
}

/** Ann in English, and Béla in Hungarian. */
async function friendsOf(ann: Page, newPerson: NewPerson) {
  const bela = await newPerson({ locale: 'hu-HU' });
  const friends = [
    { page: ann, identity: await become(ann, 'Ann') },
    { page: bela, identity: await become(bela, 'Béla', 'hu') },
  ];
  return { bela, friends };
}

test('what Ann says in English Béla reads in Hungarian, until he mutes her', async ({
  page: ann,
  newPerson,
}) => {
  const { bela, friends } = await friendsOf(ann, newPerson);
  const { table } = await gameOf(friends);
  await Promise.all([ann.goto(`/t/${table}`), bela.goto(`/t/${table}`)]);
  await expect(bela.locator('[data-seat="0"]')).toBeVisible();

  await ann.getByRole('button', { name: en.talk.say }).click();
  await say(ann, en, 'Good game!');
  await expect(bubbleOf(bela, 0)).toHaveText('Jó játék volt!');
  await expect(said(bela)).toHaveText([hu.talk.said({ you: false, name: 'Ann' }, 'Jó játék volt!')]);
  await expect(said(ann)).toHaveText([en.talk.said({ you: true, name: 'Ann' }, 'Good game!')]);
  await expect(bela.locator('[aria-live="polite"]').getByText('Ann: „Jó játék volt!”')).toHaveCount(1);

  // By keyboard, about a card.
  await ann.keyboard.press('Shift+T');
  await ann.getByLabel(en.talk.aboutCard).selectOption('militia');
  await say(ann, en, phraseSentence(english, 'ouch', 'militia') ?? '');
  const ouch = phraseSentence(hungarian, 'ouch', 'militia') ?? '';
  await expect(bubbleOf(bela, 0)).toHaveText(ouch);

  await bela.reload();
  await expect(said(bela)).toHaveCount(2);

  await bela.getByRole('button', { name: hu.talk.say }).click();
  await bela.getByRole('switch', { name: hu.talk.mute('Ann') }).click();
  await bela.keyboard.press('Escape');
  await expect(said(bela)).toHaveCount(0);
  await expect(bubbleOf(bela, 0)).toHaveCount(0);

  await ann.getByRole('button', { name: en.talk.say }).click();
  await say(ann, en, 'Thanks!');
  await expect(said(ann)).toHaveCount(3);
  // What he says comes to him after what she said.
  await bela.getByRole('button', { name: hu.talk.say }).click();
  await say(bela, hu, 'Szia!');
  // She is not told that he does not hear her.
  await expect(bubbleOf(ann, 1)).toHaveText('Hello!');
  await expect(said(bela)).toHaveText([hu.talk.said({ you: true, name: 'Béla' }, 'Szia!')]);
  await expect(bubbleOf(bela, 0)).toHaveCount(0);

  await bela.reload();
  await expect(said(bela)).toHaveCount(1);
});

test('whoever mutes a table hears nobody at it, on each of his devices, until he turns it on again', async ({
  page: ann,
  newPerson,
}) => {
  const { bela, friends } = await friendsOf(ann, newPerson);
  const { table } = await gameOf(friends);
  const { table: another } = await gameOf(friends);
  await Promise.all([ann.goto(`/t/${table}`), bela.goto(`/t/${table}`)]);
  const turnMute = async (): Promise<void> => {
    await bela.getByRole('button', { name: hu.talk.say }).click();
    await bela.getByRole('switch', { name: hu.talk.muteTable }).click();
    await bela.keyboard.press('Escape');
  };

  await ann.getByRole('button', { name: en.talk.say }).click();
  await say(ann, en, 'Hello!');
  await expect(bubbleOf(bela, 0)).toHaveText('Szia!');
  await turnMute();
  await expect(bubbleOf(bela, 0)).toHaveCount(0);
  await expect(said(bela)).toHaveCount(0);

  // What he says himself comes after what he does not hear; she hears him as ever.
  await ann.getByRole('button', { name: en.talk.say }).click();
  await say(ann, en, 'Thanks!');
  await expect(said(ann)).toHaveCount(2);
  await bela.getByRole('button', { name: hu.talk.say }).click();
  await say(bela, hu, 'Szia!');
  await expect(bubbleOf(ann, 1)).toHaveText('Hello!');
  await expect(said(bela)).toHaveText([hu.talk.said({ you: true, name: 'Béla' }, 'Szia!')]);
  await expect(bela.locator('[aria-live="polite"]').getByText('Ann:')).toHaveCount(0);

  // Nothing of it is kept in this browser: another of his devices is as deaf.
  await bela.evaluate(() => localStorage.clear());
  await bela.reload();
  await expect(said(bela)).toHaveCount(1);

  // At another table she is heard.
  await Promise.all([ann.goto(`/t/${another}`), bela.goto(`/t/${another}`)]);
  await ann.getByRole('button', { name: en.talk.say }).click();
  await say(ann, en, 'Hello!');
  await expect(bubbleOf(bela, 0)).toHaveText('Szia!');

  await bela.goto(`/t/${table}`);
  await turnMute();
  await expect(said(bela)).toHaveCount(3);
});

test('a bot greets, and can be silenced; on a phone the menu has the words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['vixen']);
  await page.goto(`/t/${table}`);
  const greeting = phraseSentence(english, 'vixen.greets') ?? '';
  await page.getByRole('button', { name: en.game.log }).click();
  await expect(said(page)).toHaveText([en.talk.said({ you: false, name: 'Vixen' }, greeting)]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: en.game.menu }).click();
  await page.getByRole('button', { name: en.talk.say }).click();
  const button = await page.getByRole('button', { name: 'Well played!' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('switch', { name: en.talk.botsSilent }).click();
  await say(page, en, 'Well played!');
  await expect(bubbleOf(page, 0)).toHaveText('Well played!');
  const bubble = await bubbleOf(page, 0).boundingBox();
  expect(bubble?.x).toBeGreaterThanOrEqual(0);
  expect((bubble?.x ?? 0) + (bubble?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: en.game.log }).click();
  await expect(said(page)).toHaveText([en.talk.said({ you: true, name: 'Ann' }, 'Well played!')]);
});
