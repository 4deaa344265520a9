// tenfold learn: the list, and a lesson and a puzzle played by typed lines.

import { readFileSync } from 'node:fs';
import { loadLessonWords } from '@tenfold/i18n/lessons';
import { standardCards } from '@tenfold/rules';
import { parseLesson } from '@tenfold/scenarios';
import { expect, test } from 'vitest';
import { playLesson } from '../src/learn/play-lesson.ts';
import { lookOf } from '../src/look.ts';
import type { Terminal } from '../src/play/terminal.ts';
import { call } from './tenfold.ts';

test('lists every lesson and puzzle, in the language that was asked for', async () => {
  const { out, code } = await call('learn', '--lang', 'de');
  expect(out).toContain('Lektionen');
  expect(out).toContain('bridges');
  expect(out).toContain('Drei Brücken');
  expect(code).toBe(0);
});

test('refuses what is no lesson, and says what may be meant', async () => {
  const { err, code } = await call('learn', 'bridge');
  expect(err).toContain('bridges?');
  expect(code).toBe(2);
});

/** Types the option whose label has these words, each time it is asked. */
async function played(file: string, wishes: readonly string[]): Promise<string> {
  const lesson = parseLesson(
    readFileSync(new URL(`../../../lessons/${file}.yaml`, import.meta.url), 'utf8'),
    file,
  );
  const printed: string[] = [];
  const left = [...wishes];
  const terminal: Terminal = {
    isTTY: false,
    print: (lines) => void printed.push(...lines),
    async ask() {
      const wish = left.shift();
      const offered = printed.findLast((line) => /^ *\d+ {2}/.test(line) && line.includes(wish ?? 'quit'));
      return Promise.resolve(offered === undefined ? wish : /\d+/.exec(offered)?.[0]);
    },
    wait: async (work) => work(() => undefined, new AbortController().signal),
    completeWith: () => undefined,
    close: () => undefined,
  };
  const look = lookOf(process.stdout, 'en', standardCards);
  await playLesson({ lesson, words: await loadLessonWords('en'), look, terminal });
  return printed.join('\n');
}

test('a puzzle is solved, with its deck told and a hint', async () => {
  const out = await played('puzzles/mines', [
    'hint',
    'what?',
    'Play Village',
    'Play Throne Room',
    'Play Moneylender',
  ]);
  expect(out).toContain('Your deck, from the top: Copper, Copper');
  expect(out).toContain('Who may use him twice?');
  expect(out).toContain('plays one of them');
  expect(out).toContain('Solved!');
});

test('a lesson is played to its end against Bramble, and one that failed says so', async () => {
  const end = 'End turn';
  const won = await played('02-actions', [
    'Play Village',
    'Play Smithy',
    'Play Militia',
    'Play Treasures',
    'Buy Gold',
  ]);
  expect(won).toContain('Done!');
  const lost = await played('02-actions', ['Play Smithy', end]);
  expect(lost).toContain('No Action is left');
  expect(lost).toContain('Not this time.');
});
