// Every kind of question, in every language, on a desk and on a phone: nothing is cut off, and every answer can be
// reached.

import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { wantsFullTests } from '@tenfold/prerequisites';
import { cardsThatAsk } from '../test/asking.ts';
import type { Kind } from './decision-kinds.ts';
import { AT_A_FULL_TABLE, decisionKinds } from './decision-kinds.ts';
import type { NewPerson } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import type { ServedHarness } from './harness/build.ts';
import { serveHarness } from './harness/build.ts';
import type { HarnessOfBoard } from './harness/main.ts';

const SCREENS: readonly { width: number; height: number; languages: readonly Language[] }[] = [
  { width: 390, height: 844, languages: LANGUAGES },
  // A desk, a laptop with the bars of its browser, a small phone, a tablet, in the languages with the longest words.
  { width: 1440, height: 900, languages: wantsFullTests() ? LANGUAGES : ['hu', 'de'] },
  { width: 1366, height: 657, languages: wantsFullTests() ? ['hu', 'de'] : ['de'] },
  { width: 360, height: 640, languages: ['hu'] },
  { width: 844, height: 390, languages: ['de'] },
  { width: 768, height: 1024, languages: ['de'] },
  { width: 1024, height: 768, languages: wantsFullTests() ? ['hu', 'de'] : ['hu'] },
];

/** Sizes at which nothing that is asked may move the table. */
const ZONE_SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Questions that hands have trouble with elsewhere; they must be among those that are looked at. */
const HARD_ONES = [
  'secret-chamber.topdeck',
  'witch.reveal',
  'masquerade.pass',
  'masquerade.pass possessed beside another',
  'swindler.gain about another',
  'golem.play',
  'scrying-pool.choose',
  'wishing-well.name',
  'turn.discard',
  'turn.buy possessed',
];

// One build of the harness for all of them.
test.describe.configure({ mode: 'default' });

let kinds: readonly Kind[] = [];
/** Each where the table is fullest: what fits there fits with fewer players. */
let fullest: readonly Kind[] = [];
let harness: ServedHarness;

test.beforeAll(async () => {
  kinds = decisionKinds();
  const names = new Set(kinds.map(({ name }) => name));
  fullest = kinds.filter(({ name }) => !names.has(`${name}${AT_A_FULL_TABLE}`));
  harness = await serveHarness();
});

test.afterAll(async () => {
  await harness.stop();
});

test('the questions that are looked at are all that the cards can ask', () => {
  const able = cardsThatAsk();
  const asking = new Set(kinds.map(({ prompt }) => prompt.card));
  expect(able.length).toBeGreaterThan(30);
  expect(able.filter((card) => !asking.has(card))).toEqual([]);
  const names = kinds.map(({ name }) => name);
  expect(HARD_ONES.filter((hard) => !names.some((name) => name.startsWith(hard)))).toEqual([]);
  console.log(`${kinds.length} kinds of questions`);
});

/** What each question says, by language, once somebody has looked at them in it. */
const said = new Map<Language, ReadonlyMap<string, string>>();

for (const { languages, ...screen } of SCREENS) {
  for (const language of languages) {
    test(`no question is cut off at ${screen.width} × ${screen.height} in ${language}`, async ({
      newPerson,
    }) => {
      const page = await open(newPerson, { viewport: screen, hasTouch: screen.width < 600 });
      const faults = new Map<string, string[]>();
      const some = wantsFullTests() ? kinds : fullest;
      for (const look of await lookAt(page, language, some)) {
        for (const fault of look.faults) faults.set(fault, [...(faults.get(fault) ?? []), look.name]);
      }
      expect(
        [...faults].map(([fault, [first, ...more]]) => `${fault} (${first}, ${more.length} more)`),
      ).toEqual([]);
    });
  }
}

for (const screen of ZONE_SCREENS) {
  test(`the zones of the table stay where they are at ${screen.width} × ${screen.height}`, async ({
    newPerson,
  }) => {
    const page = await open(newPerson, { viewport: screen });
    const places = new Set<string>();
    // What a question adds to the table is of few kinds, and each is among any third of them.
    const tried = wantsFullTests() ? kinds : fullest.filter((_kind, index) => index % 3 === 0);
    for (const some of portions(tried)) {
      // As one is asked, and as one waits.
      const states = some.flatMap((kind) => [kind, { view: kind.view, prompt: null }]);
      const found = await page.evaluate(
        async (questions) => (window as unknown as { harness: HarnessOfBoard }).harness.zonesOf(questions),
        states,
      );
      for (const place of found) places.add(place);
    }
    expect(places.size, [...places].join('\n')).toBe(1);
    expect([...places].join().split('|')).toHaveLength(5);
  });
}

test('every question says something else in every language', async ({ newPerson }) => {
  const missing = LANGUAGES.filter((language) => !said.has(language));
  if (missing.length > 0) {
    const page = await open(newPerson, {});
    for (const language of missing) await lookAt(page, language, fullest);
  }
  const untranslated = fullest.filter(
    ({ name }) => new Set(LANGUAGES.map((language) => said.get(language)?.get(name))).size < LANGUAGES.length,
  );
  expect(untranslated.map(({ name }) => name)).toEqual([]);
});

test('the names of all cards fit in every size, language and printing', async ({ newPerson }) => {
  const page = await open(newPerson, {});
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    for (const printing of ['usual', 'other'] as const) {
      const found = await page.evaluate(
        async (wish) => {
          const board = (window as unknown as { harness: HarnessOfBoard }).harness;
          await board.speak(wish);
          return board.lookAtCards();
        },
        { language, printing },
      );
      faults.push(...found.map((fault) => `${language}, ${printing}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('whoever is asked for two players at once sees both questions and turns to either', async ({
  newPerson,
}) => {
  const kind = kinds.find(({ otherPrompt }) => otherPrompt !== undefined);
  if (kind === undefined) throw new Error('nobody is asked twice at once');
  const page = await open(newPerson, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.evaluate(
    async (question) => (window as unknown as { harness: HarnessOfBoard }).harness.show(question),
    kind,
  );
  const sentence = page.locator('[data-question] [aria-live]');
  const turn = page.locator('[data-other-question]');
  const first = await sentence.textContent();
  const other = await turn.locator('small').textContent();
  await turn.tap();
  await expect(page.locator('[data-question="2"]')).toBeVisible();
  await expect(sentence).toContainText(other ?? '');
  // The question says itself for whom one decides.
  expect(first).toContain(await turn.locator('small').textContent());
  await expect(page.locator('[data-zone="hand"] [data-lit]')).toHaveCount(
    kind.otherPrompt?.options.length ?? 0,
  );
});

/** The board without a game, in a browser of its own. */
async function open(newPerson: NewPerson, options: BrowserContextOptions): Promise<Page> {
  const page = await newPerson({ baseURL: harness.url, ...options });
  await page.goto('/');
  await page.waitForFunction(() => 'harness' in window);
  return page;
}

interface Look {
  readonly name: string;
  readonly sentence: string;
  readonly faults: readonly string[];
}

/** Some at a time, so that no message to the browser is too long. */
function portions(all: readonly Kind[]): (readonly Kind[])[] {
  const AT_A_TIME = 25;
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, at) =>
    all.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  );
}

/** These kinds in one language. */
async function lookAt(page: Page, language: Language, asked: readonly Kind[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const some of portions(asked)) {
    const found = await page.evaluate(
      async ({ questions, wish }) => {
        const board = (window as unknown as { harness: HarnessOfBoard }).harness;
        await board.speak(wish);
        return board.look(questions);
      },
      { questions: some, wish: { language } },
    );
    looks.push(...found.map((look, index) => ({ ...look, name: some[index]?.name ?? '' })));
  }
  said.set(language, new Map(looks.map(({ name, sentence }) => [name, sentence])));
  return looks;
}
