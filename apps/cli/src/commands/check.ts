// tenfold check FILE…: plays scenario files and says what does not hold.

import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SaidOfScenario, ScenarioOutcome, ScenarioSentences, Scenario } from '@tenfold/scenarios';
import { ScenarioError, parseEach, runScenario, sayIn, scenarioSentencesIn } from '@tenfold/scenarios';
import { Command } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { languageOption } from '../arguments.ts';
import { RULINGS_FOLDER } from '../data-folders.ts';
import type { TerminalWords } from '../words/index.ts';
import { wordsIn } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

export function checkCommand(words: TerminalWords): Command {
  const { check: help } = words.commandHelp;
  return new Command('check')
    .description(help.description)
    .argument('[file...]', help.files)
    .option('-q, --quiet', help.quiet)
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { examples: [], end: help.exit }))
    .action(async (paths: string[], options: WithLanguage & { quiet?: boolean }) => {
      process.exitCode = check(
        paths.length === 0 ? [RULINGS_FOLDER] : paths,
        options.quiet === true,
        wordsIn(options.lang),
        await scenarioSentencesIn[options.lang](),
      );
    });
}

function check(
  paths: readonly string[],
  quiet: boolean,
  words: TerminalWords,
  sentences: ScenarioSentences,
): number {
  let held = 0;
  let failed = 0;
  let broken = 0;
  const rulings = idsOfRulings();
  for (const file of filesOf(paths)) {
    try {
      for (const scenario of parseEach(readFileSync(file, 'utf8'), file)) {
        const outcome = runOne(scenario, rulings, sentences);
        if (outcome === undefined) broken++;
        else if (outcome.differences.length > 0) {
          failed++;
          console.log(failure(outcome, words, sentences));
        } else {
          held++;
          if (!quiet) console.log(`✓ ${outcome.scenario.title}`);
        }
      }
    } catch (error) {
      broken++;
      complain(error, file);
    }
  }
  console.log(words.scenarios(held, failed + broken));
  if (held + failed + broken === 0) {
    console.error(words.noScenario);
    return 2;
  }
  return broken > 0 ? 2 : failed > 0 ? 1 : 0;
}

/** A scenario that names a ruling must name one that there is: else it would stand for nothing. */
function idsOfRulings(): ReadonlySet<string> {
  const all = JSON.parse(readFileSync(join(RULINGS_FOLDER, 'rulings.json'), 'utf8')) as readonly {
    readonly id: string;
  }[];
  return new Set(all.map(({ id }) => id));
}

function filesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!folder) return [path];
    return globSync('**/*.yaml', { cwd: path })
      .toSorted()
      .map((file) => join(path, file));
  });
}

/** A scenario that is wrong in itself must not keep the others of its file from being played. */
function runOne(
  scenario: Scenario | ScenarioError,
  rulings: ReadonlySet<string>,
  sentences: ScenarioSentences,
): ScenarioOutcome | undefined {
  try {
    if (scenario instanceof ScenarioError) throw scenario;
    return runScenario(scenario, rulings);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    console.error(`✗ ${error.file}:${error.line}: ${sayIn(sentences, error.said)}`);
    return undefined;
  }
}

function complain(error: unknown, file: string): void {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const missing = error.code === 'ENOENT';
  console.error(
    `✗ ${file}: ${missing ? 'there is no such file; check the path' : `cannot be read (${String(error.code)})`}`,
  );
}

function failure(
  { scenario, differences }: ScenarioOutcome,
  words: TerminalWords,
  sentences: ScenarioSentences,
): string {
  const inWords = (one: string | SaidOfScenario): string =>
    typeof one === 'string' ? one : sayIn(sentences, one);
  const width = Math.max(words.expected.length, words.found.length) + 1;
  const said = (what: string, value: string): string => `    ${`${what}:`.padEnd(width)} ${value}`;
  const lines = differences.flatMap(({ line, said: { what, expected, found } }) => [
    `  ${scenario.file}:${line}: ${inWords(what)}`,
    said(words.expected, inWords(expected)),
    said(words.found, inWords(found)),
  ]);
  const ids = scenario.rulings.length === 0 ? '' : ` (${scenario.rulings.join(', ')})`;
  return [`✗ ${scenario.title}${ids}`, ...lines].join('\n');
}
