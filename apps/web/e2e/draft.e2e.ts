// A table that picks its kingdom in turn, and one that plays with a home-made card: two people, each in a language of their own.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { TableView } from '@tenfold/protocol';
import { API_PATH } from '@tenfold/protocol';
import { words as en } from '../src/words/en/index.ts';
import { gathering as inEnglish } from '../src/words/gathering/en.ts';
import { gatheringWords } from '../src/words/gathering/index.ts';
import { gathering as inHungarian } from '../src/words/gathering/hu.ts';
import { words as de } from '../src/words/de/index.ts';
import { words as hu } from '../src/words/hu/index.ts';
import { words as pl } from '../src/words/pl/index.ts';
import { expect, test } from './fixtures.ts';
import { OLD_MILL } from './own-cards.ts';
import { Player } from './player.ts';
import { become, newTable, resign } from './tables.ts';
import { gameAt, tableIn } from './truth.ts';

const WORDS = { en, hu, pl, de } as const;

const tableAt = async (page: Page, table: string): Promise<TableView> =>
  (await (await page.request.get(`${API_PATH}/tables/${table}`)).json()) as TableView;

test('two people and two bots pick a kingdom in turn, with a veto, by mouse and by keys', async ({
  page: ann,
  newPerson,
}) => {
  const bob = await newPerson({ locale: 'hu-HU', viewport: { width: 390, height: 844 } });
  await become(ann, 'Ann');
  await become(bob, 'Béla', 'hu');
  await ann.goto('/play/friends');
  await ann.getByText(en.kingdom.ways.draft, { exact: true }).click();
  await ann.getByRole('checkbox', { name: inEnglish.draftVetoes }).check();
  await ann.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await ann.getByRole('button', { name: en.home.makeTable }).click();
  await ann.waitForURL(/\/t\//);
  await expect(ann.getByText(inEnglish.draftVetoes)).toBeVisible();
  const table = tableIn(ann);
  for (const seat of [2, 3]) {
    await ann.request.post(`${API_PATH}/tables/${table}/bots`, { data: { seat, character: 'vixen' } });
  }
  await bob.goto(`/t/${table}`);
  await bob.getByRole('button', { name: hu.lobby.sitDown }).click();
  await ann.getByRole('button', { name: en.lobby.start, exact: true }).click();

  const pages = [ann, bob];
  const said = [inEnglish, inHungarian];
  const picked: string[] = [];
  let struck = '';
  await expect(bob.getByRole('heading', { name: inHungarian.draftTitle })).toBeVisible();
  for (let view = await tableAt(ann, table); view.draft !== undefined; view = await tableAt(ann, table)) {
    const seat = view.draft.turn ?? 0;
    const [page, words] = [pages[seat], said[seat]];
    if (page === undefined || words === undefined) throw new Error(`seat ${seat} is a bot's`);
    await expect(page.getByText(words.yourPick, { exact: true })).toBeVisible();
    const [other, toldThere] = seat === 0 ? [bob, inHungarian.picks('Ann')] : [ann, inEnglish.picks('Béla')];
    await expect(other.getByText(toldThere)).toBeVisible();
    const lying = page.locator('.lying li:not(.missing)');
    if (struck === '' && seat === 0 && picked.length > 0) {
      // What lies there first is struck, whoever picked it.
      struck = view.draft.picks[0]?.card ?? '';
      await lying.first().getByRole('button', { name: words.strike }).press('Enter');
      await expect(page.getByText(words.vetoHint)).toBeHidden();
    }
    const before = (await tableAt(ann, table)).draft?.number ?? 0;
    const first = page.getByRole('button', { name: new RegExp(words.pickCard('').trim()) }).first();
    if (seat === 0) await first.press('Enter');
    else await first.click();
    await expect
      .poll(async () => (await tableAt(ann, table)).draft?.number ?? Number.POSITIVE_INFINITY)
      .toBeGreaterThan(before);
    picked.push(words.pick);
  }
  const { options, state } = await tableAt(ann, table);
  expect(state).toBe('playing');
  if (options.kingdom.kind !== 'cards') throw new Error('nothing is settled');
  expect(options.kingdom.cards).toHaveLength(10);
  expect(struck).not.toBe('');
  expect(options.kingdom.cards).not.toContain(struck);
  for (const page of pages)
    await expect(page.locator(`[data-key="pile ${options.kingdom.cards[0]}"]`)).toBeVisible();
});

test('four people, each in a language of their own, pick a kingdom and play it', async ({ newPerson }) => {
  const people = await Promise.all(
    LANGUAGES.map(async (language, seat) => {
      const isPhone = seat % 2 === 1;
      const page = await newPerson({
        locale: language,
        viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      await become(page, `P${seat + 1}`, language);
      return { page, said: await gatheringWords[language](), sitDown: WORDS[language].lobby.sitDown };
    }),
  );
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody is there');
  const table = await newTable(host.page, { kingdom: { kind: 'draft', sets: ['base'] }, seats: 4 });
  await host.page.goto(`/t/${table}`);
  for (const { page, sitDown } of guests) {
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: sitDown }).first().click();
  }
  await host.page.getByRole('button', { name: en.lobby.start, exact: true }).click();
  for (const { page, said } of people)
    await expect(page.getByRole('heading', { name: said.draftTitle })).toBeVisible();

  const pickedBy: number[] = [];
  for (let { draft } = await tableAt(host.page, table); draft !== undefined;) {
    const { turn, number: before } = draft;
    const picking = people[turn ?? 0];
    if (turn === null || picking === undefined) break;
    const { page, said } = picking;
    await expect(page.getByText(said.yourPick, { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(said.pickCard('').trim()) })
      .first()
      .click();
    pickedBy.push(turn);
    await expect
      .poll(async () => (await tableAt(host.page, table)).draft?.number ?? Number.POSITIVE_INFINITY)
      .toBeGreaterThan(before);
    ({ draft } = await tableAt(host.page, table));
  }
  expect(pickedBy).toHaveLength(10);
  expect(new Set(pickedBy).size).toBe(4);
  const { options } = await tableAt(host.page, table);
  if (options.kingdom.kind !== 'cards') throw new Error('nothing is settled');
  for (const { page } of people)
    await expect(page.locator(`[data-key="pile ${options.kingdom.cards[0]}"]`)).toBeVisible();
});
const NINE = ['cellar', 'market', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'woodcutter'];

test('a home-made card is read by everybody in their own language, played, and told in the record', async ({
  page: ann,
  newPerson,
}) => {
  const bob = await newPerson({ locale: 'hu-HU', viewport: { width: 390, height: 844 } });
  await become(ann, 'Ann');
  const guest = await become(bob, 'Béla', 'hu');
  const table = await newTable(ann, { kingdom: { kind: 'cards', cards: [...NINE, 'moneylender'] } });
  await ann.goto(`/t/${table}`);

  // The host brings it along as text; what is no card is refused.
  await ann.locator('.kingdom').getByRole('button', { name: en.lobby.change }).click();
  const dialog = ann.getByRole('dialog', { name: en.lobby.options });
  await dialog.getByRole('checkbox', { name: 'Moneylender' }).uncheck();
  await dialog.getByText(inEnglish.ownCards, { exact: true }).click();
  await dialog.getByLabel(inEnglish.ownText).fill('<img src=x onerror=alert(1)>');
  await dialog.getByRole('button', { name: inEnglish.ownAdd }).click();
  await expect(dialog.getByText(inEnglish.ownNoCard)).toBeVisible();
  await dialog.getByLabel(inEnglish.ownText).fill(JSON.stringify(OLD_MILL));
  await dialog.getByRole('button', { name: inEnglish.ownAdd }).click();
  await expect(dialog.locator('[data-own-card="old-mill"]')).toContainText('Old Mill');
  await dialog.getByRole('button', { name: en.lobby.save }).click();

  await expect(ann.locator('[data-own-card="old-mill"]')).toContainText('Discard a card');
  await bob.goto(`/t/${table}`);
  const shown = bob.locator('[data-own-card="old-mill"]');
  await expect(shown).toContainText('Öreg malom');
  await expect(shown).toContainText('Dobj el');
  // Among the ten it lies with its face, and can be looked at like the others.
  const pile = bob.locator('button [data-card="old-mill"]:visible');
  await expect(pile.locator('.name')).toHaveText('Öreg malom');
  await pile.click();
  const whole = bob.getByRole('dialog', { name: 'Öreg malom' });
  await expect(whole).toContainText('Dobj el');
  await whole.getByRole('button').click();
  await bob.getByRole('button', { name: hu.lobby.sitDown }).click();
  await ann.getByRole('button', { name: en.lobby.start, exact: true }).click();

  const [forAnn, forBob] = [new Player(ann, { wants: [['old-mill', 3]] }), new Player(bob, { wants: [] })];
  // Until she has been asked by her mill; from there on it is a game like any other.
  const isPlayed = (): boolean => forAnn.choices.some((key) => /^hand \d+ old-mill/.test(key));
  const [playing, waiting] = [forAnn.play(isPlayed), forBob.play(isPlayed)];
  await playing;
  await resign(new URL(bob.url()).origin, guest.token, table, await gameAt(ann, table));
  await waiting;
  for (const page of [ann, bob]) await expect(page.locator('#result')).toBeVisible();
  const record = await (await ann.request.get(`${API_PATH}/games/${await gameAt(ann, table)}/record`)).text();
  expect(record).toContain(`"names":${JSON.stringify(OLD_MILL.names)}`);
  expect(record).toMatch(/^Ann: play Old Mill$/m);
  await bob.goto(`/g/${await gameAt(ann, table)}`);
  await expect(bob.locator('[data-card="old-mill"]').first()).toContainText('Öreg malom');

  // From there he plays on, with the same card.
  await bob.getByRole('button', { name: hu.after.playOn }).click();
  const begin = bob.getByRole('dialog').getByRole('button', { name: hu.after.playOnStart });
  await expect(begin).toBeEnabled();
  await begin.click();
  await bob.waitForURL(/\/t\//);
  await expect(bob.locator('[data-key="pile old-mill"]')).toContainText('Öreg malom');
});
