// What commander says by itself, in the language that was chosen: the remarks in its help, and why arguments were refused.

import type { Command, Option } from 'commander';
import type { TerminalWords } from './words/index.ts';

/** The command's help and refusals in these words. `name` is what to type for it. */
export function speakIn(words: TerminalWords, command: Command, name: string): void {
  const { commandHelp, helpTitles, helpSaysMore } = words;
  const titles: Readonly<Record<string, string>> = helpTitles;
  command
    .helpOption('-h, --help', commandHelp.printHelp)
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: (option) => optionDescription(option, words),
    })
    .configureOutput({ outputError: (text, write) => write(refusalIn(words, text)) })
    .showHelpAfterError(helpSaysMore(name));
}

/** What follows the options in a help: remarks, examples and exit codes, with an empty line between them. */
export function helpAfter({ commandHelp }: TerminalWords, parts: HelpParts): string {
  const examples = [commandHelp.examples, ...parts.examples.map((line) => `  ${line}`)].join('\n');
  return [parts.notes, parts.examples.length === 0 ? undefined : examples, parts.end]
    .filter((part) => part !== undefined)
    .map((part) => `\n${part}`)
    .join('\n');
}

interface HelpParts {
  readonly notes?: string;
  readonly examples: readonly string[];
  readonly end?: string;
}

/** What commander would add to it in English: values to choose from, and the one that is taken otherwise. */
function optionDescription(option: Option, { commandHelp }: TerminalWords): string {
  const remarks = [
    ...(option.argChoices === undefined ? [] : [commandHelp.choices(inQuotes(option.argChoices))]),
    ...(hasDefault(option) ? [commandHelp.default(JSON.stringify(option.defaultValue))] : []),
  ];
  return remarks.length === 0 ? option.description : `${option.description} (${remarks.join(', ')})`;
}

const inQuotes = (values: readonly string[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

const hasDefault = ({ defaultValue, required }: Option): boolean =>
  required && defaultValue !== undefined && !Array.isArray(defaultValue);

type Refused = TerminalWords['commandHelp']['refused'];
type Groups = readonly [whole: string, ...groups: (string | undefined)[]];

/** The sentences of commander that can come up here. Whatever it says besides is passed on as it is. */
const SENTENCES: readonly (readonly [RegExp, (refused: Refused, groups: Groups) => string])[] = [
  [
    /^error: option '(.*?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
    (refused, [, option = '', value = '', choices = '']) =>
      refused.badValue(option, value, refused.allowedChoices(choices)),
  ],
  [
    /^error: option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
    (refused, [, option = '', value = '', reason = '']) => refused.badValue(option, value, reason),
  ],
  [/^error: missing required argument '(.*)'$/s, (refused, [, name = '']) => refused.missingArgument(name)],
  [
    /^error: required option '(.*)' not specified$/s,
    (refused, [, option = '']) => refused.missingOption(option),
  ],
  [/^error: option '(.*)' argument missing$/s, (refused, [, option = '']) => refused.missingValue(option)],
  [
    /^error: option '(.*)' cannot be used with option '(.*)'$/s,
    (refused, [, one = '', other = '']) => refused.notTogether(one, other),
  ],
  [/^error: unknown option '(.*)'$/s, (refused, [, option = '']) => refused.unknownOption(option)],
  [/^error: unknown command '(.*)'$/s, (refused, [, name = '']) => refused.unknownCommand(name)],
  [
    /^error: too many arguments.*\. Expected (\d+) arguments? but got (\d+)(?:: .*)?\.$/s,
    (refused, [, expected, given]) => refused.tooManyArguments(Number(expected), Number(given)),
  ],
];

const SUGGESTION = /\n\(Did you mean (?:one of )?(.*)\?\)$/;

function refusalIn({ commandHelp }: TerminalWords, text: string): string {
  const { refused } = commandHelp;
  const said = text.trimEnd();
  const suggestion = SUGGESTION.exec(said);
  const sentence = suggestion === null ? said : said.slice(0, suggestion.index);
  for (const [pattern, translated] of SENTENCES) {
    const groups = pattern.exec(sentence);
    if (groups === null) continue;
    const near = suggestion?.[1];
    const also = near === undefined ? '' : `${refused.didYouMean(near)}\n`;
    return `${translated(refused, groups as unknown as Groups)}\n${also}`;
  }
  return text;
}
