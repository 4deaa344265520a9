// In which language the page speaks, and when the words for a game come.

import { loadInsightWords } from '@tenfold/i18n/insight';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { speech as Speech } from '../src/speech.svelte.ts';

let speech: typeof Speech;

beforeEach(async () => {
  vi.resetModules();
  const rune = <T>(value: T): T => value;
  vi.stubGlobal('$state', Object.assign(rune, { raw: rune }));
  vi.stubGlobal('$derived', rune);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages: ['pl-PL', 'en'] });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  ({ speech } = await import('../src/speech.svelte.ts'));
  await speech.begin('first');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const recapIn = async (language: 'en' | 'hu' | 'pl' | 'de'): Promise<string> =>
  (await loadInsightWords(language)).recap.title;

it('has at first what the first page says, with the next page more, and all of it for the others', async () => {
  expect(speech.firstWords.home.title).not.toBe('');
  expect(() => speech.words).toThrow('has not fetched the words');
  await speech.fetchWords('playing');
  expect(speech.words.lobby.start).not.toBe('');
  expect(() => speech.allWords).toThrow('has not fetched the words');
  await speech.fetchWords('all');
  expect(speech.allWords.help.keysTitle).not.toBe('');
  await speech.fetchWords('playing');
  expect(speech.allWords.board).toBe(speech.words.board);
  await speech.speak({ language: 'hu' });
  expect(speech.words.home).toBe(speech.firstWords.home);
});

it('fetches the words for a game when one is shown, in whatever language is spoken then', async () => {
  expect(speech.language).toBe('pl');
  expect(() => speech.insight).toThrow('before the words for that have come');
  await speech.fetchInsight();
  expect(speech.insight.recap.title).toBe(await recapIn('pl'));
  await speech.speak({ language: 'hu' });
  expect(speech.insight.recap.title).toBe(await recapIn('hu'));
});

it('fetches the reasons for what cannot be done when one is asked for', async () => {
  expect(() => speech.why).toThrow('before the words for that have come');
  await speech.fetchWords('playing');
  const { words, glossary, sentences } = speech;
  await speech.fetchWhy();
  // Nothing that is written already changes for it.
  expect(speech.words).toBe(words);
  expect(speech.glossary).toBe(glossary);
  expect(speech.sentences).toBe(sentences);
  expect(speech.why.title).toBe((await loadInsightWords('pl')).why.title);
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
