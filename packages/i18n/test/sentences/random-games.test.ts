// Everything that random games over all cards ask and tell, said to every seat in every language.

import type { GameEvent } from '@tenfold/rules';
import { EVENT_TYPES, eventFor } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import type { Language } from '../../src/index.ts';
import type { Question, Reader, Sentences } from '../../src/sentences/index.ts';
import {
  eventSentence,
  loadSentences,
  optionEffect,
  optionLabel,
  promptSentence,
} from '../../src/sentences/index.ts';
import { playRandomGames } from './random-play.ts';
import { GROUPS, keysOf, listening } from './used-keys.ts';

const NAMES = ['Anna', 'Bo', 'Cleo'];
const ROUNDS = 2;
const DECISIONS = 800;

/** What no game says by itself. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  'log.buyAndGain': 'only a client that joins the two events to one line says it',
};

const questions = new Map<string, { question: Question; seat: number }>();
const events = new Map<string, GameEvent>();
const said = new Map<Language, Set<string>>();
const used = new Map<Language, Set<string>>();

beforeAll(async () => {
  playRandomGames(
    {
      names: NAMES,
      question: (question, seat) => questions.set(`${seat} ${JSON.stringify(question)}`, { question, seat }),
      event: (event) => events.set(JSON.stringify(event), event),
    },
    ROUNDS,
    DECISIONS,
  );
  for (const language of LANGUAGES) {
    const keys = new Set<string>();
    used.set(language, keys);
    said.set(language, sayAll(listening(await loadSentences(language), keys)));
  }
});

function sayAll(say: Sentences): Set<string> {
  const words = new Set<string>();
  const readers = [...NAMES.keys(), null].map((you): Reader => ({ you, names: NAMES }));
  for (const { question, seat } of questions.values()) {
    for (const sentence of questionWords(say, question, { you: seat, names: NAMES })) words.add(sentence);
  }
  for (const event of events.values()) {
    for (const reader of readers) words.add(eventSentence(say, eventFor(event, reader.you), reader));
  }
  return words;
}

function questionWords(say: Sentences, question: Question, reader: Reader): string[] {
  const options = question.options.flatMap((option) => [
    optionLabel(say, question, option, reader),
    optionEffect(say, question, option, reader) ?? [],
  ]);
  return [promptSentence(say, question, reader), ...options.flat()];
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('there is a sentence for everything, whole and clean', () => {
    for (const sentence of said.get(language) ?? []) {
      expect(sentence).toMatch(/^[\p{Lu}\p{N}+−„"]\S*(?: \S+)*$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[{}]|\b(?:[a-z]+-)+[a-z]+\.|\(\)|[,:;]$/);
    }
  });

  it('every key is said, or it is known why not', () => {
    const unsaid = GROUPS.filter((group) => group !== 'refusals')
      .flatMap((group) => keysOf(language, group))
      .filter((key) => used.get(language)?.has(key) !== true);
    expect(unsaid).toEqual(Object.keys(SAID_ELSEWHERE));
  });
});

describe.each(['hu', 'pl', 'de'] as const)('in %s', (language) => {
  const ENGLISH =
    /\b(?:the|you|your|cards?|deck|discards?|trash(?:es)?|draws?|gains?|plays?|reveals?|turn|of|or|and|with|Coppers?|Village|Estate)\b/i;

  it('no English is left over', () => {
    const english = [...(said.get(language) ?? [])].filter((sentence) => ENGLISH.test(sentence));
    expect(english).toEqual([]);
  });
});

it('the games told of every kind of event', () => {
  const told = new Set([...events.values()].map(({ type }) => type));
  expect([...told].toSorted()).toEqual([...EVENT_TYPES].toSorted());
});
