// tenfold learn [ID]: the lessons and puzzles, or one of them played at the terminal.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tenfold/i18n';
import type { LessonWords } from '@tenfold/i18n/lessons';
import { lessonText, loadLessonWords, puzzleText } from '@tenfold/i18n/lessons';
import { nearestNames, standardCards } from '@tenfold/rules';
import type { Lesson } from '@tenfold/scenarios';
import { parseLesson } from '@tenfold/scenarios';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { LESSONS_FOLDER } from '../data-folders.ts';
import { helpAfter } from '../help-text.ts';
import { wrap } from '../layout.ts';
import { playLesson, taskOf } from '../learn/play-lesson.ts';
import type { Look } from '../look.ts';
import { faint, lookOf, strong } from '../look.ts';
import { openTerminal } from '../play/terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';

const EXAMPLES = ['tenfold learn', 'tenfold learn trashing', 'tenfold learn bridges --lang de'];

export function learnCommand(words: TerminalWords): Command {
  const { learn: help } = words.commandHelp;
  return new Command('learn')
    .description(help.description)
    .argument('[id]', help.lesson)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { examples: EXAMPLES, end: help.notes }))
    .action(async (id: string | undefined, { lang }: WithLanguage) => learn(id, lang));
}

async function learn(id: string | undefined, language: Language): Promise<void> {
  const words = await loadLessonWords(language);
  const look = lookOf(process.stdout, language, standardCards);
  // A whole game with a guide who points at things needs the page.
  const lessons = readLessons().filter(({ kind }) => kind !== 'game');
  if (id === undefined) return console.log(listLines(lessons, words, look).join('\n'));
  const lesson = lessons.find((one) => one.id === id.toLowerCase());
  if (lesson === undefined) throw unknownLesson(id, lessons, words);
  const terminal = openTerminal();
  try {
    await playLesson({ lesson, words, look, terminal });
  } finally {
    terminal.close();
  }
}

const readLessons = (): readonly Lesson[] =>
  globSync('**/*.yaml', { cwd: LESSONS_FOLDER })
    .map((file) => parseLesson(readFileSync(join(LESSONS_FOLDER, file), 'utf8'), file))
    .toSorted((a, b) => a.place - b.place);

function unknownLesson(id: string, lessons: readonly Lesson[], { frame }: LessonWords): UsageError {
  const ids = lessons.map((one) => one.id);
  const [nearest] = nearestNames(id, ids);
  return new UsageError(
    `${frame.unknown(id)} ${nearest === undefined ? '→ tenfold learn' : `→ ${nearest}?`}`,
  );
}

function listLines(lessons: readonly Lesson[], words: LessonWords, look: Look): string[] {
  const widest = Math.max(...lessons.map(({ id }) => id.length));
  const line = ({ id, kind, best }: Lesson): string[] => {
    const { title } = kind === 'puzzle' ? puzzleText(words, id) : lessonText(words, id);
    const told = best === null ? lessonText(words, id).idea : taskOf(best, words, look);
    const [first = '', ...more] = wrap(`${title}: ${told}`, look.width - widest - 4);
    return [
      `  ${strong(look, id.padEnd(widest))}  ${first}`,
      ...more.map((rest) => `${' '.repeat(widest + 4)}${rest}`),
    ];
  };
  const { frame } = words;
  const of = (kind: Lesson['kind']): string[] => lessons.filter((one) => one.kind === kind).flatMap(line);
  return [
    ...wrap(frame.terminalIntro, look.width).map((text) => faint(look, text)),
    '',
    strong(look, frame.lessons),
    ...of('lesson'),
    '',
    strong(look, frame.puzzles),
    ...of('puzzle'),
  ];
}
