import { loadGlossary } from '@tenfold/i18n/glossary';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadSentences } from '@tenfold/i18n/sentences';
import { describe, expect, it } from 'vitest';
import { changedPlans, sayingText } from '../../src/game/talk/saying.ts';

const money = { plan: 'money', cards: [] };
const witch = { plan: 'curses-first', cards: ['witch'] };

describe('a bot that changes its plan', () => {
  it('says so, and only then', () => {
    expect(changedPlans([null, money], [null, witch])).toEqual([{ seat: 1, plan: witch }]);
    expect(changedPlans([null, witch], [null, { plan: 'curses-first', cards: ['witch'] }])).toEqual([]);
    expect(changedPlans([null, { ...witch, cards: [] }], [null, witch])).toHaveLength(1);
  });

  it('has not changed it when it is first told, nor when somebody sits down', () => {
    expect(changedPlans([null, null], [null, money])).toEqual([]);
    expect(changedPlans([], [null, money])).toEqual([]);
    expect(changedPlans([null, money], [null, null])).toEqual([]);
  });

  it.each(LANGUAGES)('says it as a sentence in %s, as it says everything else', async (language) => {
    const speech = { sentences: await loadSentences(language), glossary: await loadGlossary(language) };
    const when = { seat: 1, person: null, at: 0, after: 3 } as const;
    expect(sayingText({ ...when, plan: witch }, speech)).toBe(
      speech.glossary.planSentence('curses-first', ['witch']),
    );
    expect(sayingText({ ...when, phrase: 'bramble.greets' }, speech)).toEqual(expect.any(String));
    expect(sayingText({ ...when, plan: { plan: 'of a newer bot', cards: [] } }, speech)).toBeUndefined();
  });
});
