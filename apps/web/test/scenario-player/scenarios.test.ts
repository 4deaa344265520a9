// Every scenario of the rulebook is told step by step, in every language and through all eyes.

import { globSync, readFileSync } from 'node:fs';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { bookEntries, loadBook, newSearchIndex, search } from '@tenfold/i18n/rulebook';
import { loadSentences } from '@tenfold/i18n/sentences';
import type { Eyes } from '@tenfold/insight';
import type { ScenarioTrace } from '@tenfold/scenarios';
import { parseScenarios, traceScenario } from '@tenfold/scenarios';
import { describe, expect, it } from 'vitest';
import { storedRulings } from '../../rulebook-files.ts';
import { scenarioIndex } from '../../scenario-index.ts';
import { claimSentence } from '../../src/scenario-player/claim-sentence.ts';
import { scenariosIn } from '../../src/scenario-player/scenario-places.ts';
import { eventsOf, isKnownTo, viewOf } from '../../src/scenario-player/seen-trace.ts';
import { stepSentences } from '../../src/scenario-player/step-sentences.ts';
import type { ScenarioWords } from '../../src/words/scenario/index.ts';
import { scenarioWords } from '../../src/words/scenario/index.ts';

const root = new URL('../../../../rulings/', import.meta.url).pathname;
const files = globSync('*/*.yaml', { cwd: root }).toSorted();
const traces = files.flatMap((file) =>
  parseScenarios(readFileSync(root + file, 'utf8'), file).map(traceScenario),
);

async function speechIn(language: (typeof LANGUAGES)[number]) {
  const [say, glossary, words] = await Promise.all([
    loadSentences(language),
    loadGlossary(language),
    scenarioWords[language](),
  ]);
  return { say, glossary, words };
}

type Speech = Awaited<ReturnType<typeof speechIn>>;

const namesOf = ({ steps }: ScenarioTrace): readonly string[] => steps[0]?.position.setup.players ?? [];

/** All that is said of a scenario, step by step. */
function toldOf(trace: ScenarioTrace, eyes: Eyes, { say, glossary, words }: Speech): string[] {
  const names = namesOf(trace);
  const events = eventsOf(trace, eyes);
  const reader = { you: eyes === 'all' ? null : eyes, names };
  return trace.steps.flatMap((step, index) => {
    const before = trace.steps[index - 1]?.told ?? 0;
    const view = viewOf(step, eyes);
    const { headline, lines } = stepSentences(step, events.slice(before, step.told), {
      say,
      words,
      reader,
      eyes,
    });
    const claims = step.claims
      .filter((claim) => isKnownTo(claim, eyes, view))
      .map((claim) => claimSentence(claim, { say, glossary, words, names }));
    return [headline, ...lines.map(({ text }) => text), ...claims];
  });
}

describe('the scenarios of the rulebook', () => {
  it.each(LANGUAGES)('are told step by step through all eyes: %s', async (language) => {
    const speech = await speechIn(language);
    expect(traces.length).toBeGreaterThan(1050);
    for (const trace of traces) {
      const seats = namesOf(trace).map((_name, seat) => seat);
      for (const eyes of ['all', ...seats] as const) {
        const odd = toldOf(trace, eyes, speech).filter(
          (sentence) => sentence.trim() === '' || /undefined|NaN|\[object/.test(sentence),
        );
        expect({ title: trace.scenario.title, odd }).toEqual({ title: trace.scenario.title, odd: [] });
      }
    }
  });

  it('say to a seat nothing of what another has hidden', async () => {
    const speech = await speechIn('en');
    const [trace] = parseScenarios(
      `
title: Hidden
kingdom: [torturer, secret-chamber, militia]
players:
  Ann: { hand: [militia] }
  Bob: { hand: [secret-chamber, gold, province, silver, estate], deck: [duchy, curse] }
moves:
  - Ann plays militia
  - Bob reveals secret-chamber
  - Bob topdecks gold, province
  - Bob reveals nothing
  - Bob discards estate, silver
then:
  Bob: { hand: [secret-chamber, duchy, curse], deckTop: [province] }
`,
      'hidden.yaml',
    ).map(traceScenario);
    if (trace === undefined) throw new Error('there is a scenario in the text');
    const told = toldOf(trace, 0, speech).join('\n');
    expect(told).toContain('Bob puts 2 cards on the deck');
    expect(told).not.toMatch(/Gold|Province|Duchy|Curse|Estate/);
    expect(toldOf(trace, 'all', speech).join('\n')).toContain('Province');
  });

  it('are found by every ruling that one of them shows', () => {
    const places = Object.values(scenarioIndex).flatMap(scenariosIn);
    const showing = traces.filter(({ scenario }) => scenario.rulings.length > 0);
    expect(new Set(places.map(({ file, place }) => `${file} ${place}`)).size).toBe(showing.length);
    for (const { scenario } of traces)
      for (const id of scenario.rulings)
        expect(scenariosIn(scenarioIndex[id] ?? '').map(({ file }) => `${file}.yaml`)).toContain(
          scenario.file,
        );
  });
});

describe('their titles', () => {
  it.each(LANGUAGES)(
    'stand with the rulings that they show, which are found by them: %s',
    async (language) => {
      const settled = storedRulings(language);
      const shown = Object.fromEntries(settled.rulings.map(({ id, examples }) => [id, examples.length]));
      const listed = settled.rulings.map(({ id }) => [id, scenariosIn(scenarioIndex[id] ?? '').length]);
      expect(shown).toEqual(Object.fromEntries(listed));
      const glossary = await loadGlossary(language);
      const index = newSearchIndex(bookEntries(language, await loadBook(language), settled, [glossary]));
      const { examples = [] } = settled.rulings.find(({ id }) => id === 'INT-REACT-03') ?? {};
      expect(search(index, examples[0] ?? '').map(({ id }) => id)).toContain('INT-REACT-03');
    },
  );
});

describe('the words around them', () => {
  it.each(LANGUAGES)('are there in every language, and used: %s', async (language) => {
    const words: ScenarioWords = await scenarioWords[language]();
    const english = await scenarioWords.en();
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    const source = globSync('**/*.{ts,svelte}', {
      cwd: new URL('../../src/scenario-player/', import.meta.url).pathname,
    })
      .map((file) => readFileSync(new URL(`../../src/scenario-player/${file}`, import.meta.url), 'utf8'))
      .join('\n');
    const unused = Object.keys(english).filter((key) => !new RegExp(`words\\??\\.${key}\\b`).test(source));
    expect(unused).toEqual([]);
  });
});
