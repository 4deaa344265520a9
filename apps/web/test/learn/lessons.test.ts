// Lessons in the page: every key has words in every language, and every lesson can be played to its end against Bramble.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { characters } from '@tenfold/bots';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { lessonText, loadLessonWords, puzzleText } from '@tenfold/i18n/lessons';
import type { Decision, Game, Option } from '@tenfold/rules';
import { Lens } from '@tenfold/rules';
import type { Lesson } from '@tenfold/scenarios';
import { beginLesson, followSolution, parseLesson, scenarioData } from '@tenfold/scenarios';
import { describe, expect, test } from 'vitest';
import { LocalMatch } from '../../src/local-game/local-match.ts';

const folder = new URL('../../../../lessons/', import.meta.url);
const lessons: readonly Lesson[] = globSync('**/*.yaml', { cwd: fileURLToPath(folder) })
  .toSorted()
  .map((file) => parseLesson(readFileSync(new URL(file, folder), 'utf8'), `lessons/${file}`));
const played = lessons.filter(({ kind }) => kind !== 'puzzle');

describe.each(LANGUAGES)('the words of the lessons: %s', (language) => {
  test('are there for every lesson, with all of its keys and no others', async () => {
    const words = await loadLessonWords(language);
    for (const { id, goals, remarks } of played) {
      const text = lessonText(words, id);
      expect(text.title).not.toBe('');
      expect(Object.keys(text.goals).toSorted()).toEqual(goals.map(({ key }) => key).toSorted());
      expect(Object.keys(text.says).toSorted()).toEqual(remarks.map(({ key }) => key).toSorted());
    }
    expect(Object.keys(words.lessons).toSorted()).toEqual(played.map(({ id }) => id).toSorted());
  });

  test('are there for every puzzle', async () => {
    const words = await loadLessonWords(language);
    const puzzles = lessons.filter(({ kind }) => kind === 'puzzle').map(({ id }) => id);
    for (const id of puzzles) expect(puzzleText(words, id).hint).not.toBe('');
    expect(Object.keys(words.puzzles).toSorted()).toEqual(puzzles.toSorted());
  });

  test('a lesson without words is refused with the place where they belong', async () => {
    const words = await loadLessonWords(language);
    expect(() => lessonText(words, 'flying')).toThrow('"flying" has no words; write them under lessons');
  });
});

const bramble = found(characters, 'bramble');

function found<One extends { readonly id: string }>(some: readonly One[], id: string): One {
  const one = some.find((each) => each.id === id);
  if (one === undefined) throw new Error(`there is no ${id}`);
  return one;
}

/** One bot for a game: it may remember what it has seen. */
function brambleIn(): (game: Game, asked: Decision) => Option {
  let seated: { lens: Lens; bot: ReturnType<typeof bramble.maker> } | null = null;
  return (game, asked) => {
    const lens = seated?.lens ?? new Lens(game, asked.seat);
    seated ??= { lens, bot: bramble.maker(lens) };
    const [only, another] = asked.options;
    return only !== undefined && another === undefined ? only : seated.bot.choose(lens, asked);
  };
}

describe('against Bramble', () => {
  test.each(lessons.filter(({ kind }) => kind === 'lesson').map((lesson) => [lesson.id, lesson] as const))(
    '%s is reached by its solution',
    (_id, lesson) => {
      expect(followSolution(lesson, brambleIn()).state).toBe('reached');
    },
  );

  test('a lesson that is taken back is as far as it was', () => {
    const lesson = found(lessons, 'buying');
    const match = new LocalMatch({
      position: beginLesson(lesson),
      events: [],
      you: 0,
      bots: [null, 'bramble'],
      lesson: scenarioData(lesson),
    });
    const before = match.lesson;
    expect(before).toEqual({ reached: [false, false], said: ['start'], state: 'open' });
    const { prompt } = match.state('here');
    const treasures = prompt?.options.findIndex(({ verb }) => verb === 'play-treasures') ?? -1;
    expect(match.choose(prompt?.number ?? -1, treasures)).toBe(true);
    expect(match.lesson?.said).toEqual(['start', 'coins']);
    match.undo();
    expect(match.lesson).toEqual(before);
  });
});
