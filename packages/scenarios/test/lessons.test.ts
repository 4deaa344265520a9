// Every lesson and puzzle that there is: its goals can be reached and are not reached before anything is done.

import { describe, expect, test } from 'vitest';
import type { Lesson } from '../src/index.ts';
import {
  LessonWatch,
  beginLesson,
  followSolution,
  lessonFromData,
  parseLesson,
  scenarioData,
  searchBest,
} from '../src/index.ts';
import { lessons, named, ofKind } from './all-lessons.ts';

/** The others end their turns, and do what they must. */
const last = (_game: unknown, { options }: { readonly options: readonly number[] }): number =>
  options.at(-1) ?? -1;

describe('lessons and puzzles', () => {
  test('there are ten lessons, more than twenty puzzles and a first game, each at a place of its own', () => {
    expect(ofKind('lesson')).toHaveLength(10);
    expect(ofKind('puzzle').length).toBeGreaterThanOrEqual(20);
    expect(ofKind('game').map(({ id }) => id)).toEqual(['first-game']);
    for (const kind of ['lesson', 'puzzle'] as const) {
      const places = ofKind(kind).map(({ place }) => place);
      expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_one, index) => index + 1));
    }
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test.each(named(lessons))('%s: nothing is reached before anything is done', (_id, lesson) => {
    const { reached, state, said } = new LessonWatch(lesson, beginLesson(lesson)).progress;
    expect(reached).not.toContain(true);
    expect(state).toBe('open');
    expect(said).toEqual(lesson.remarks.some(({ key }) => key === 'start') ? ['start'] : []);
  });

  test.each(named([...ofKind('lesson'), ...ofKind('puzzle')]))(
    '%s: its solution reaches it',
    (_id, lesson) => {
      expect(followSolution(lesson, last).state).toBe('reached');
    },
  );

  test.each(named(lessons))('%s: is the same when it comes as data', (_id, lesson) => {
    const { id, kind, place, turns, about } = lesson;
    const data = JSON.parse(JSON.stringify(scenarioData(lesson))) as Record<string, unknown>;
    expect(lessonFromData(data, 'data')).toMatchObject({ id, kind, place, turns, about });
  });
});

describe('a search', () => {
  const puzzle = (text: string): Lesson =>
    parseLesson(`puzzle: one\nplace: 1\nabout: [moat]\n${text}`, 'one.yaml');
  const hand = (cards: string, deck: string, more = '') =>
    `players:\n  Ann: { hand: [${cards}], deck: [${deck}]${more} }\n  Bob: { hand: [copper] }\n` +
    'turn: { player: Ann, phase: action, actions: 1 }\nbest: { coins: 1 }\n';

  test('counts on the worst of all shuffles', () => {
    // Two cards are drawn of Gold, Copper and Estate, in whatever order they come.
    expect(searchBest(puzzle(hand('moat', '', ', discard: [gold, copper, estate]'))).best).toBe(1);
    // Of two cards both come.
    expect(searchBest(puzzle(hand('moat', '', ', discard: [gold, copper]'))).best).toBe(4);
  });

  test('counts on the worst that others can do', () => {
    const text = hand('masquerade', 'copper, copper').replace('hand: [copper]', 'hand: [gold, copper]');
    expect(searchBest(puzzle(text)).best).toBe(2);
  });

  test('refuses what is too large, and says what to do', () => {
    const large = puzzle(hand('moat', 'gold, copper'));
    expect(() => searchBest(large, 3)).toThrow(/one has more than 3 positions .* fewer cards or piles/);
    const shuffled = puzzle(
      hand('moat', '', ', discard: [gold, silver, copper, estate, duchy, province, curse]'),
    );
    expect(() => searchBest(shuffled)).toThrow(/7 cards are shuffled .* put cards on the deck/);
  });
});

describe('a file that is no lesson', () => {
  const valid =
    'lesson: one\nplace: 1\nabout: [moat]\nplayers:\n  Ann: { hand: [moat] }\n  Bob: {}\n' +
    'turn: { player: Ann, phase: action, actions: 1 }\ngoals:\n  - key: played\n    Ann: { played: [moat] }\n';

  test('one that is', () => {
    expect(parseLesson(valid, 'one.yaml').goals).toHaveLength(1);
  });

  test.each([
    ['lesson: one', 'title: one', /one\.yaml:1: .*says once what it is.*nothing of the kind/],
    ['lesson: one', 'lesson: one\npuzzle: two', /lesson and puzzle/],
    ['lesson: one', 'lesson: One Day', /small letters with hyphens/],
    ['place: 1\n', '', /place in the list is missing/],
    ['place: 1', 'place: 0', /place: 0 is too few/],
    ['place: 1', 'title: One\nplace: 1', /no title of its own.*packages\/i18n/],
    ['about: [moat]\n', '', /which cards it is about/],
    ['  - key: played\n', '  - key: Played it\n', /one\.yaml:9: here a key is missing/],
    ['played: [moat]', 'plays: [moat]', /one\.yaml:10: a condition on a player has no "plays"; known are/],
    ['played: [moat]', 'played: [moot]', /did you mean/],
    ['    Ann: { played', '    Anne: { played', /a condition has no "Anne"; known are Ann, Bob/],
    ['Ann: { played: [moat] }', 'Bob: { hand: [moat] }', /"hand" of another player is hidden/],
    ['goals:', 'best: { coins: 1 }\ngoals:', /only a puzzle has a best result/],
    ['lesson: one', 'puzzle: one', /a puzzle says what can be reached at best/],
    [
      'goals:',
      'say:\n  - key: start\n    at: nowhere\ngoals:',
      /"nowhere" is no place to point at; there are hand/,
    ],
    ['goals:', 'turn2: 1\ngoals:', /"turn2" is no part of a scenario/],
  ])('%s → %s', (from, to, reason) => {
    expect(() => parseLesson(valid.replace(from, to), 'one.yaml')).toThrow(reason);
  });

  test.each([
    ['', /holds no lesson/],
    [`${valid}---\n${valid}`, /a second lesson begins here/],
    ['lesson: [', /not well-formed/],
    [valid.replace(/goals:[^]*/, ''), /a lesson has goals/],
  ])('%j', (text, reason) => {
    expect(() => parseLesson(text, 'one.yaml')).toThrow(reason);
  });

  test.each([
    ['best: {}', /one best result, of coins/],
    ['best: { coins: 1, points: 2 }', /one best result/],
    ['best: { owns: [gold, silver] }', /copies of one card/],
    ['best: { wins: no }', /not lost on purpose/],
  ])('%s', (best, reason) => {
    const text = valid.replace('lesson: one', 'puzzle: one').replace(/goals:[^]*/, `${best}\n`);
    expect(() => parseLesson(text, 'one.yaml')).toThrow(reason);
  });
});
