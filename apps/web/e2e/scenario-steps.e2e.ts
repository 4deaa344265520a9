// The scenarios of the rulebook are gone through step by step at the width of a phone. By default one in six of each file, in
// one of the four languages, by turns; in the full tests all of them, in all languages. What is said at each step of each
// scenario, in every language and through all eyes, is held to in test/scenario-player/scenarios.test.ts, without a browser.

import { globSync, readFileSync } from 'node:fs';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { wantsFullTests } from '@tenfold/prerequisites';
import { scenarioWords } from '../src/words/scenario/index.ts';
import { expect, test } from './fixtures.ts';

const root = new URL('../../../rulings/', import.meta.url).pathname;
const titlesOf = (text: string): string[] =>
  [...text.matchAll(/^title: (.+)$/gm)].map(([, title = '']) => title.replaceAll(/^['"]|['"]$/g, ''));

const files = globSync('*/*.yaml', { cwd: root })
  .toSorted()
  .map((name) => ({ name, text: readFileSync(root + name, 'utf8') }));
type File = (typeof files)[number];

/** By its place in its file; the first always. */
const isGoneThrough = (place: number): boolean => wantsFullTests() || place % 6 === 0;
const gone = (text: string): string[] => titlesOf(text).filter((_title, place) => isGoneThrough(place));

/** What one page goes through, long enough to be worth opening it. */
const SCENARIOS_AT_A_TIME = 50;

const groups: File[][] = [[]];
for (const file of files) {
  const last = groups.at(-1) ?? [];
  const count = last.flatMap(({ text }) => gone(text)).length;
  if (count > 0 && count + gone(file.text).length > SCENARIOS_AT_A_TIME) groups.push([file]);
  else last.push(file);
}

const languagesOf = (group: number): readonly Language[] =>
  wantsFullTests() ? LANGUAGES : [LANGUAGES[group % LANGUAGES.length] ?? 'en'];

for (const [at, group] of groups.entries()) {
  for (const language of languagesOf(at)) {
    const [first, last] = [group[0]?.name, group.at(-1)?.name];
    test(`scenarios are shown step by step at the width of a phone: ${first} to ${last}, ${language}`, async ({
      newPerson,
    }) => {
      const words = await scenarioWords[language]();
      const viewport = { width: 390, height: 844 };
      const page = await newPerson({ locale: language, viewport });
      await page.goto('/scenario');
      await page.getByLabel(words.ownText).waitFor();
      const labels = { check: words.ownCheck, on: words.on };
      for (const { name, text } of group) {
        const places = [...titlesOf(text).keys()].filter(isGoneThrough);
        const { shown, wide } = await page.evaluate(goThrough, { text, places, labels });
        expect({ name, wide, shown }).toEqual({ name, wide: [], shown: gone(text) });
      }
    });
  }
}

/** In the page itself, and on the same page: a call from outside for every step would take as long again. */
async function goThrough({
  text,
  places,
  labels,
}: {
  readonly text: string;
  /** Of the scenarios in it. */
  readonly places: readonly number[];
  readonly labels: { readonly check: string; readonly on: string };
}): Promise<{ shown: string[]; wide: string[] }> {
  const pause = async (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });
  const titles = (): string[] => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.examples button')];
    const single = document.querySelector('.example h2');
    return (buttons.length > 0 ? buttons : single === null ? [] : [single]).map(
      ({ textContent }) => textContent?.trim() ?? '',
    );
  };
  const field = document.querySelector('textarea');
  if (field === null) throw new Error('there is no field for a scenario');
  const before = titles().join('\n');
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent?.trim() === labels.check)
    ?.click();
  // What is seen must not be the text before.
  while (titles().length === 0 || titles().join('\n') === before) await pause();
  const shown: string[] = [];
  const wide: string[] = [];
  for (const at of places) {
    const title = titles()[at] ?? '';
    document.querySelectorAll<HTMLElement>('.examples button')[at]?.click();
    await Promise.resolve();
    const steps = document.querySelectorAll('.moves > li').length;
    const on = document.querySelector<HTMLButtonElement>(`button[aria-label="${labels.on}"]`);
    for (let step = 0; step < steps; step++) {
      if (document.documentElement.scrollWidth > innerWidth) wide.push(`${title}, step ${step}`);
      if (on?.disabled === false) on.click();
      await Promise.resolve();
    }
    const last = [...document.querySelectorAll('.moves > li')].at(-1);
    if (last?.querySelector('[aria-current="step"]') !== null) shown.push(title);
  }
  return { shown, wide };
}
