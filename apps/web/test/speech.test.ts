// In which language the page speaks, and when the words for a game come.

import { loadInsightWords } from '@tenfold/i18n/insight';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { speech as Speech } from '../src/speech.svelte.ts';

let speech: typeof Speech;

beforeEach(async () => {
  vi.resetModules();
  const rune = <T>(value: T): T => value;
  vi.stubGlobal('$state', Object.assign(rune, { raw: rune }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages: ['pl-PL', 'en'] });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  ({ speech } = await import('../src/speech.svelte.ts'));
  await speech.begin();
});

afterEach(() => vi.unstubAllGlobals());

const recapIn = async (language: 'en' | 'hu' | 'pl' | 'de'): Promise<string> =>
  (await loadInsightWords(language)).recap.title;

it('fetches the words for a game when one is shown, in whatever language is spoken then', async () => {
  expect(speech.language).toBe('pl');
  expect(() => speech.insight).toThrow('before the words for that have come');
  await speech.fetchInsight();
  expect(speech.insight.recap.title).toBe(await recapIn('pl'));
  await speech.speak({ language: 'hu' });
  expect(speech.insight.recap.title).toBe(await recapIn('hu'));
});

it('has them also if the language is changed while they come', async () => {
  const changing = speech.speak({ language: 'de' });
  const fetching = speech.fetchInsight();
  const again = speech.speak({ language: 'hu' });
  await fetching;
  expect(speech.insight.recap.title).toBe(await recapIn('hu'));
  await Promise.all([changing, again]);
  expect([speech.language, speech.insight.recap.title]).toEqual(['hu', await recapIn('hu')]);
});
