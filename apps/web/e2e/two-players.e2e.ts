// A whole game of two people, each in a browser and a language of their own, with Attacks and Reactions; then another.

import type { Page } from '@playwright/test';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { possibleStarters } from '@tenfold/rules';
import { words as en } from '../src/words/en/index.ts';
import { words as hu } from '../src/words/hu/index.ts';
import { expect, test } from './fixtures.ts';
import { Player } from './player.ts';
import type { Truth } from './truth.ts';
import { gameAt, logFor, logOn, tableIn, truthOf } from './truth.ts';

const KINGDOM = 'militia.moat.secret-chamber.bureaucrat.village.smithy.market.festival.woodcutter.remodel';
/**
 * She only attacks; he attacks her and defends himself. With more of these cards it happens no more surely, and both need many
 * more turns to come to Provinces.
 */
const ANN = { wants: [['militia', 3]] } as const;
const BOB = {
  wants: [
    ['militia', 1],
    ['moat', 3],
    ['secret-chamber', 1],
  ],
} as const;

test('two people play a whole game with Attacks and Reactions, and then another', async ({
  page: ann,
  newPerson,
}) => {
  test.slow();
  const bob = await newPerson({ locale: 'hu-HU' });
  const table = await annMakesATable(ann);
  await bobSitsDown(bob, table);
  await ann.getByRole('button', { name: en.lobby.start, exact: true }).click();

  const players = [new Player(ann, ANN), new Player(bob, BOB)];
  await Promise.all(players.map(async (player) => player.play()));

  const truth = await truthOf(ann, await gameAt(ann, table));
  expect(truth.names).toEqual(['Ann', 'Béla']);
  const attacks = truth.events.filter(({ type, cards }) => type === 'play' && cards?.[0] === 'militia');
  const reactions = truth.events.filter(({ type }) => type === 'react');
  expect(attacks.length).toBeGreaterThan(0);
  expect(reactions.length).toBeGreaterThan(0);
  // Asked on the page, answered by a click.
  expect(
    players[1]?.choices.filter((key) => key === 'hand 1 moat' || key === 'hand 1 secret-chamber'),
  ).not.toEqual([]);

  await expectLogs(ann, bob, truth);
  await expectSameResult(ann, bob, truth);
  await rematch(ann, bob, table, truth);
});

async function annMakesATable(ann: Page): Promise<string> {
  await ann.goto('/');
  await ann.getByRole('link', { name: en.common.settings }).click();
  await ann.getByLabel(en.lobby.yourName).fill('Ann');
  await ann.getByRole('button', { name: en.lobby.saveName }).click();
  await expect(ann.getByRole('link', { name: 'Ann', exact: true })).toBeVisible();
  await ann.goto(`/play/friends?kingdom=${KINGDOM}`);
  // These two do not have to hide anything from each other by waiting.
  await ann.getByText(en.lobby.options, { exact: true }).click();
  await ann.getByRole('checkbox', { name: en.lobby.pauses }).uncheck();
  await ann.getByRole('button', { name: en.home.makeTable }).click();
  await expect(ann.getByRole('heading', { level: 1, name: en.lobby.titleOf('Ann') })).toBeVisible();
  return tableIn(ann);
}

async function bobSitsDown(bob: Page, table: string): Promise<void> {
  await bob.goto(`/t/${table}`);
  await bob.getByLabel(hu.lobby.yourName).fill('Béla');
  await bob.getByRole('button', { name: hu.lobby.sitDown }).click();
  await expect(bob.getByText(hu.lobby.waitingForHost('Ann'))).toBeVisible();
}

/** Each log reads as the game went, in its reader's language and through its reader's eyes. */
async function expectLogs(ann: Page, bob: Page, truth: Truth): Promise<void> {
  const forAnn = await logFor(truth, 0, 'en');
  const forBob = await logFor(truth, 1, 'hu');
  expect(await logOn(ann)).toEqual(forAnn.map(({ text }) => text));
  expect(await logOn(bob)).toEqual(forBob.map(({ text }) => text));

  const hits = ann.locator('[data-log] li.hits');
  // He plays a Militia whenever he has one, and she has nothing to show against it.
  expect(forAnn.filter((line) => line.hits).length).toBeGreaterThan(0);
  await expect(hits).toHaveCount(forAnn.filter((line) => line.hits).length);
  await expect(bob.locator('[data-log] li.hits')).toHaveCount(forBob.filter((line) => line.hits).length);
}

async function expectSameResult(ann: Page, bob: Page, { names, scores, winners }: Truth): Promise<void> {
  for (const [page, words, seat, language] of [
    [ann, en, 0, 'en'],
    [bob, hu, 1, 'hu'],
  ] as const) {
    const glossary = await loadGlossary(language);
    const result = page.getByRole('region', { name: words.after.result });
    const verdict = words.after.winners(
      winners.map((one) => ({ you: one === seat, name: names[one] ?? '' })),
    );
    await expect(result.getByRole('heading', { name: verdict })).toBeVisible();
    for (const score of scores) {
      const row = result
        .locator('ol > li')
        .filter({ has: page.getByText(names[score.player] ?? '', { exact: true }) });
      await expect(row).toContainText(words.after.points(score.points));
      for (const { card, count } of score.parts) {
        await expect(row).toContainText(`${count} × ${glossary.cardName(card)}`);
      }
    }
  }
}

/** He would, she would not just now; she would with another kingdom, and he agrees. The left of the winner starts. */
async function rematch(ann: Page, bob: Page, table: string, { winners }: Truth): Promise<void> {
  const before = await gameAt(ann, table);
  await bob.getByRole('button', { name: hu.after.rematch }).click();
  const next = { ann: ann.locator('#next'), bob: bob.locator('#next') };
  await expect(next.ann.getByText(en.rematch.offers('Béla'))).toBeVisible();
  await expect(next.bob.getByText(hu.rematch.waitingFor(['Ann']))).toBeVisible();
  await next.ann.getByRole('button', { name: en.rematch.decline }).click();
  await expect(next.bob.getByText(hu.rematch.declined('Ann'))).toBeVisible();
  expect(await gameAt(ann, table)).toBe(before);

  const kingdom = (await loadGlossary('hu')).kingdomName('big-money');
  await next.ann.getByRole('button', { name: en.rematch.otherKingdom }).click();
  const dialog = ann.getByRole('dialog', { name: en.rematch.otherKingdomTitle });
  await dialog.getByText(en.kingdom.ways.recommended, { exact: true }).click();
  await dialog.getByText((await loadGlossary('en')).kingdomName('big-money'), { exact: true }).click();
  await dialog.getByRole('button', { name: en.rematch.takeKingdom }).click();
  await expect(next.bob.getByText(hu.rematch.with(kingdom))).toBeVisible();
  expect(await gameAt(ann, table)).toBe(before);
  await next.bob.getByRole('button', { name: hu.rematch.agree }).click();

  await expect(ann.locator('#result')).toHaveCount(0);
  await expect(bob.locator('#result')).toHaveCount(0);
  expect(await gameAt(ann, table)).not.toBe(before);
  await expect(ann.locator('[data-key="pile adventurer"]')).toBeVisible();

  const asked = async (): Promise<number[]> => {
    const counts = await Promise.all([ann, bob].map(async (page) => page.locator('[data-question]').count()));
    return counts.flatMap((count, seat) => (count > 0 ? [seat] : []));
  };
  await expect.poll(asked).toHaveLength(1);
  const [starter] = await asked();
  expect(possibleStarters(2, winners)).toContain(starter);
}
