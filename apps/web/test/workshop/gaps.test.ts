import { LANGUAGES } from '@tenfold/i18n/languages';
import { CardError, allCards, checkCard, isPlusStep } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { workshopWords } from '../../src/words/workshop/index.ts';
import { bonusOptions, bonusValue } from '../../src/workshop/model/bonuses.ts';
import { BLANK, definitionOf, draftLike, named } from '../../src/workshop/model/draft.ts';
import type { Gap } from '../../src/workshop/model/gaps.ts';
import { sentenceOf } from '../../src/workshop/model/gaps.ts';
import { missingIn } from '../../src/workshop/model/missing.ts';
import { newPhrases, offeredPhrases } from '../../src/workshop/model/new-phrases.ts';
import type { CardPhrase, Phrases } from '../../src/workshop/model/phrases.ts';
import { innerPhrases, stepsOfPhrase } from '../../src/workshop/model/phrases.ts';

const NOWHERE = { ofOthers: false, reacts: false, depth: 1 };
const every = (phrases: Phrases): Phrases =>
  phrases.flatMap((phrase) => [phrase, ...innerPhrases(phrase).flatMap(every)]);

/** Every sentence that a card of ours or the menu has. */
const sentences: Phrases = [
  ...allCards.flatMap((card) => {
    const { play, onAttack, onDiscardFromPlay } = draftLike(card);
    return [...play, ...(onAttack ?? []), ...(onDiscardFromPlay?.phrases ?? [])];
  }),
  ...offeredPhrases({ ...NOWHERE, reacts: true }).flatMap(([, keys]) => keys.flatMap(newPhrases)),
  ...newPhrases('remember'),
].flatMap((phrase) => every([phrase]));

const told = sentences.filter(
  (phrase): phrase is Exclude<CardPhrase, { kind: 'bonuses' }> => phrase.kind !== 'bonuses',
);

function answersOf(gap: Gap): readonly CardPhrase[] {
  switch (gap.kind) {
    case 'choice':
      return gap.options.map((option) => gap.set(option));
    case 'number':
      return [gap.least, gap.most].map((value) => gap.set(value));
    case 'count':
      return gap.options.map(([least, most]) => gap.set(least, most));
    case 'filter':
      return [{}, { notType: 'Curse' as const }, { cards: ['copper'] }].map((filter) => gap.set(filter));
    case 'card':
      return ['gold', ...gap.also].map((card) => gap.set(card));
  }
}

function offersItself(gap: Gap): boolean {
  switch (gap.kind) {
    case 'choice':
      return gap.options.includes(gap.value);
    case 'count':
      return gap.options.some(([least, most]) => least === gap.least && most === gap.most);
    case 'number':
      return gap.value >= gap.least && gap.value <= gap.most;
    default:
      return true;
  }
}

function sameAgain(gap: Gap, phrase: CardPhrase): CardPhrase {
  switch (gap.kind) {
    case 'filter':
      return gap.set(gap.value);
    case 'card':
      return gap.set(gap.value);
    case 'number':
      return gap.set(gap.value);
    case 'count':
      return gap.set(gap.least, gap.most);
    case 'choice':
      // A pick that plays begins with twice.
      return gap.list === 'put' || gap.list === 'them' || gap.list === 'condition'
        ? phrase
        : gap.set(gap.value);
  }
}

/** What the rules say against the shape of it; what sentences mean together is another matter. */
function shapeTroubles(phrase: CardPhrase): readonly string[] {
  try {
    checkCard({ ...definitionOf(BLANK), play: stepsOfPhrase(phrase) });
    return [];
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return error.troubles
      .filter(({ reason }) => reason === 'shape')
      .map(({ where, must }) => `${where}: ${must}`);
  }
}

describe('gaps', () => {
  test('what is there is among what can be chosen', () => {
    const gaps = told.flatMap((phrase) => Object.values(sentenceOf(phrase).gaps));
    expect(gaps.filter((gap) => !offersItself(gap))).toEqual([]);
  });

  test('whatever is chosen makes a sentence that the rules can read', () => {
    for (const phrase of told) {
      for (const gap of Object.values(sentenceOf(phrase).gaps))
        for (const answer of answersOf(gap)) expect(shapeTroubles(answer)).toEqual([]);
    }
  });

  test('choosing what is there changes nothing', () => {
    for (const phrase of told)
      for (const gap of Object.values(sentenceOf(phrase).gaps))
        expect(sameAgain(gap, phrase)).toEqual(phrase);
  });

  test('a bonus is in its own list', () => {
    for (const bonus of allCards.flatMap(({ play = [] }) => play).filter(isPlusStep))
      expect(bonusOptions(bonus).map(bonusValue)).toContain(bonusValue(bonus));
  });
});

describe('what a text can go on with', () => {
  const keys = offeredPhrases(NOWHERE).flatMap(([, offered]) => offered);

  test.each(keys)('%s is complete at once', (key) => {
    // "That card" needs one: a card that was shown before.
    const before = key === 'copies' ? newPhrases('show') : [];
    const draft = named({ ...BLANK, play: [...before, ...newPhrases(key)] }, 'en', 'Mine');
    expect(missingIn(draft)).toEqual([]);
  });

  test('is only what makes sense there', () => {
    const inside = offeredPhrases({ ...NOWHERE, ofOthers: true }).flatMap(([, offered]) => offered);
    expect(inside).toContain('remember');
    expect(inside).not.toContain('eachOtherPlayer');
    expect(keys).not.toContain('unaffected');
    const deep = offeredPhrases({ ...NOWHERE, depth: 5 }).flatMap(([, offered]) => offered);
    expect(deep).not.toContain('choose');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every sentence has a place for each of its gaps, and every choice its word', async () => {
    const words = await workshopWords[language]();
    const lacks = told.flatMap((phrase) => {
      const { key, gaps } = sentenceOf(phrase);
      const template = words.sentences[key];
      return Object.entries(gaps).flatMap(([name, gap]) => {
        const place = template.includes(`{${name}}`) ? [] : [`${key}: {${name}}`];
        if (gap.kind !== 'choice' || gap.list === 'type') return place;
        const list: Readonly<Record<string, string>> = words[gap.list];
        return [...place, ...gap.options.filter((option) => !list[option])];
      });
    });
    expect(lacks).toEqual([]);
  });

  test('everything that can be added or be missing has words', async () => {
    const words = await workshopWords[language]();
    for (const [group, offered] of offeredPhrases({ ofOthers: true, reacts: true, depth: 1 })) {
      expect(words.newGroups[group]).toBeTruthy();
      expect(offered.filter((key) => !words.newPhrases[key])).toEqual([]);
    }
  });
});
