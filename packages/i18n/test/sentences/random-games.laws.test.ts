// Everything that random games over all cards ask and tell, said to every seat in every language.

import type { GameEvent } from '@tenfold/rules';
import { EVENT_TYPES, allCards, eventFor } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import type { Language } from '../../src/index.ts';
import type { Log, LogLine, Question, Reader, Sentences } from '../../src/sentences/index.ts';
import {
  eventSentence,
  loadSentences,
  newLog,
  optionEffect,
  optionLabel,
  promptSentence,
} from '../../src/sentences/index.ts';
import { playRandomGames } from './random-play.ts';
import { GROUPS, keysOf, listening } from './used-keys.ts';

const NAMES = ['Anna', 'Bo', 'Cleo'];
const READER: Reader = { you: 1, names: NAMES };
const ROUNDS = 2;
const DECISIONS = 800;

/** How many events are told as a log, too. */
const LOGGED = 20_000;

const treasures = new Set(allCards.filter(({ types }) => types.includes('Treasure')).map(({ id }) => id));
const isTreasure = (card: string): boolean => treasures.has(card);

const questions = new Map<string, { question: Question; seat: number }>();
const events = new Map<string, GameEvent>();
const course: GameEvent[] = [];
const said = new Map<Language, Set<string>>();
const used = new Map<Language, Set<string>>();

beforeAll(async () => {
  playRandomGames(
    {
      names: NAMES,
      question: (question, seat) => questions.set(`${seat} ${JSON.stringify(question)}`, { question, seat }),
      event: (event) => {
        events.set(JSON.stringify(event), event);
        if (course.length < LOGGED) course.push(event);
      },
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
  for (const { text } of logOf(say, READER).lines()) words.add(text);
  return words;
}

function logOf(say: Sentences, reader: Reader): Log {
  const log = newLog(say, reader, isTreasure);
  for (const event of course) log.add(eventFor(event, reader.you));
  return log;
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

  it('every key is said', () => {
    const unsaid = GROUPS.filter((group) => group !== 'refusals')
      .flatMap((group) => keysOf(language, group))
      .filter((key) => used.get(language)?.has(key) !== true);
    expect(unsaid).toEqual([]);
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

describe('a log that is written as the games go on', () => {
  /** Batches of one event, two, three and so on, up to many. */
  const batches = (): GameEvent[][] => {
    const found: GameEvent[][] = [];
    for (let from = 0, size = 1; from < course.length; from += size, size = (size % 40) + 1) {
      found.push(course.slice(from, from + size).map((event) => eventFor(event, READER.you)));
    }
    return found;
  };

  it('is after every update what it is when written at once, and keeps the lines that have not changed', async () => {
    const say = await loadSentences('en');
    const log = newLog(say, READER, isTreasure);
    let shown: LogLine[] = [];
    for (const batch of batches()) {
      for (const event of batch) log.add(event);
      const { kept, lines } = log.update();
      const same = new Map(shown.slice(kept).map((line) => [JSON.stringify(line), line]));
      for (const line of lines) expect(same.get(JSON.stringify(line)) ?? line).toBe(line);
      shown = [...shown.slice(0, kept), ...lines];
    }
    expect(shown).toEqual(logOf(say, READER).lines());
    expect(log.update()).toEqual({ kept: shown.length, lines: [] });
  });

  it('changes only lines of the play that is going on', async () => {
    const log = newLog(await loadSentences('en'), READER, isTreasure);
    for (const batch of batches()) {
      const before = log.lines();
      for (const event of batch) log.add(event);
      const { kept } = log.update();
      const again = before.slice(kept);
      // The first may be the play itself, or a purchase that another one joins.
      expect(again.slice(1).every(({ indent, type }) => indent > 0 || type === 'buy')).toBe(true);
    }
  });

  it('has keys that rise and are the same in every language', async () => {
    const keys = await Promise.all(
      LANGUAGES.map(async (language) => {
        const log = logOf(await loadSentences(language), READER);
        return log.lines().map(({ key }) => key);
      }),
    );
    expect(keys[0]).toEqual([...new Set(keys[0])].toSorted((a, b) => a - b));
    for (const others of keys) expect(others).toEqual(keys[0]);
  });
});
