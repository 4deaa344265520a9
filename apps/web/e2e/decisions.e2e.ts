// Every kind of question, in every language, on a desk and on a phone: nothing is cut off, and every answer can be
// reached.

import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Printing } from '@tenfold/i18n/glossary';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { wantsFullTests } from '@tenfold/prerequisites';
import { allCards } from '@tenfold/rules';
import { cardsThatAsk } from '../test/asking.ts';
import type { Kind } from './decision-kinds.ts';
import { AT_A_FULL_TABLE, decisionKinds } from './decision-kinds.ts';
import type { NewPerson } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import type { ServedHarness } from './harness/build.ts';
import { serveHarness } from './harness/build.ts';
import type { HarnessOfBoard } from './harness/main.ts';
import type { Question } from './harness/shown.svelte.ts';
import { pairsOf } from './pairs.ts';

/** A laptop with the bars of its browser, a small phone and a turned one, tablets: of each layout the one with the least room. */
const TIGHT = [
  { width: 1366, height: 657 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const;
/** A phone and a desk, which have the layout of a tight one and more room. */
const ROOMY = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const SCREENS = [...TIGHT, ...ROOMY] as const;
type Screen = (typeof SCREENS)[number];

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
/** Each where the table is fullest: what fits there fits with fewer players. With full tests all. */
let lookedAt: readonly Kind[] = [];
/**
 * Each of them on every tight screen and in every language, and each language on every screen; one in three on the roomy ones.
 * With full tests each in every language on every screen.
 */
let looks: readonly { readonly kind: Kind; readonly screen: Screen; readonly language: Language }[] = [];
let harness: ServedHarness;

test.beforeAll(async () => {
  kinds = decisionKinds();
  const names = new Set(kinds.map(({ name }) => name));
  lookedAt = wantsFullTests() ? kinds : kinds.filter(({ name }) => !names.has(`${name}${AT_A_FULL_TABLE}`));
  looks = [
    ...pairsOf({ kind: lookedAt, screen: TIGHT, language: LANGUAGES }),
    ...(wantsFullTests() ? pairsOf({ kind: lookedAt, screen: ROOMY, language: LANGUAGES }) : looksInTurn()),
  ];
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

/** What each question says, by language, as far as somebody has looked at it. */
const said = new Map<Language, Map<string, string>>(LANGUAGES.map((language) => [language, new Map()]));

for (const screen of SCREENS) {
  test(`no question is cut off or moves the table at ${screen.width} × ${screen.height}`, async ({
    newPerson,
  }) => {
    const page = await open(newPerson, { viewport: screen, hasTouch: screen.width < 600 });
    const faults = new Map<string, string[]>();
    const places = new Set<string>();
    for (const language of LANGUAGES) {
      const asked = looks
        .filter((look) => look.screen === screen && look.language === language)
        .map(({ kind }) => kind);
      for (const look of await lookAt(page, language, asked)) {
        places.add(look.zones);
        for (const fault of look.faults)
          faults.set(fault, [...(faults.get(fault) ?? []), `${look.name} in ${language}`]);
      }
    }
    expect(
      [...faults].map(([fault, [first, ...more]]) => `${fault} (${first}, ${more.length} more)`),
    ).toEqual([]);

    for (const place of await zonesWhileWaiting(page)) places.add(place);
    expectOneTable(places);
  });
}

test('no question moves the table on a wall', async ({ newPerson }) => {
  const page = await open(newPerson, { viewport: { width: 2560, height: 1440 } });
  const asked = await zonesOf(page, everyThird(lookedAt));
  expectOneTable(new Set([...asked, ...(await zonesWhileWaiting(page))]));
});

test('every question says something else in every language', async ({ newPerson }) => {
  const unheard = (language: Language): Kind[] =>
    lookedAt.filter(({ name }) => said.get(language)?.has(name) !== true);
  // None, unless this test runs without those before it.
  const missing = LANGUAGES.filter((language) => unheard(language).length > 0);
  if (missing.length > 0) {
    const page = await open(newPerson, {});
    for (const language of missing) await lookAt(page, language, unheard(language));
  }
  const untranslated = lookedAt.filter(
    ({ name }) => new Set(LANGUAGES.map((language) => said.get(language)?.get(name))).size < LANGUAGES.length,
  );
  expect(untranslated.map(({ name }) => name)).toEqual([]);
});

test('the names of all cards fit in every size, language and printing', async ({ newPerson }) => {
  const page = await open(newPerson, {});
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    for (const printing of await printingsIn(language)) {
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

const oneIn = (count: number, some: readonly Kind[]): readonly Kind[] =>
  wantsFullTests() ? some : some.filter((_kind, index) => index % count === 0);

/** What a question adds to the table is of few kinds, and each is among any third of them. */
const everyThird = (some: readonly Kind[]): readonly Kind[] => oneIn(3, some);

/** A third of the kinds on each roomy screen, in the languages by turns. */
const looksInTurn = (): typeof looks =>
  everyThird(lookedAt).flatMap((kind, at) =>
    ROOMY.map((screen) => ({ kind, screen, language: LANGUAGES[at % LANGUAGES.length] ?? 'en' })),
  );

/** Whoever waits is asked nothing, whatever the others are asked: a few tables, full and empty ones, show where it all is. */
const zonesWhileWaiting = async (page: Page): Promise<string[]> =>
  zonesOf(
    page,
    oneIn(12, lookedAt).map(({ view }) => ({ view, prompt: null })),
  );

/** The places of the five zones: as many different answers as there are. */
async function zonesOf(page: Page, questions: readonly Question[]): Promise<string[]> {
  const found: string[] = [];
  for (const some of portions(questions)) {
    const places = await page.evaluate(
      async (states) => (window as unknown as { harness: HarnessOfBoard }).harness.zonesOf(states),
      some,
    );
    found.push(...places);
  }
  return found;
}

function expectOneTable(places: ReadonlySet<string>): void {
  expect(places.size, [...places].join('\n')).toBe(1);
  expect([...places].join().split('|')).toHaveLength(5);
}

/** Where another printing calls no card otherwise, it looks the same. */
async function printingsIn(language: Language): Promise<Printing[]> {
  const [usual, other] = [await loadGlossary(language), await loadGlossary(language, 'other')];
  const differs = allCards.some(({ id }) => usual.cardName(id) !== other.cardName(id));
  return differs ? ['usual', 'other'] : ['usual'];
}

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
  readonly zones: string;
  readonly faults: readonly string[];
}

/** Some at a time, so that no message to the browser is too long. */
function portions<Shown>(all: readonly Shown[]): (readonly Shown[])[] {
  const AT_A_TIME = 25;
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, at) =>
    all.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  );
}

/** These kinds in one language. */
async function lookAt(page: Page, language: Language, asked: readonly Kind[]): Promise<Look[]> {
  const found: Look[] = [];
  for (const some of portions(asked)) {
    const answers = await page.evaluate(
      async ({ questions, wish }) => {
        const board = (window as unknown as { harness: HarnessOfBoard }).harness;
        await board.speak(wish);
        return board.look(questions);
      },
      { questions: some, wish: { language } },
    );
    found.push(...answers.map((look, index) => ({ ...look, name: some[index]?.name ?? '' })));
  }
  for (const { name, sentence } of found) said.get(language)?.set(name, sentence);
  return found;
}
