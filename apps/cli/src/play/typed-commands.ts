// What may be typed besides a choice: in English, or in the chosen language.

import { normalise } from '@tenfold/rules';
import type { TerminalWords } from '../words/index.ts';

export interface Command {
  readonly name:
    | 'help'
    | 'table'
    | 'plans'
    | 'why'
    | 'log'
    | 'recap'
    | 'counts'
    | 'undo'
    | 'other'
    | 'save'
    | 'quit';
  readonly argument: string;
}

const COMMANDS: Readonly<Record<string, Command['name']>> = {
  '': 'table',
  '?': 'help',
  help: 'help',
  table: 'table',
  plans: 'plans',
  why: 'why',
  log: 'log',
  recap: 'recap',
  counts: 'counts',
  undo: 'undo',
  other: 'other',
  save: 'save',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
};

const OWN: readonly Command['name'][] = [
  'help',
  'table',
  'plans',
  'why',
  'log',
  'recap',
  'counts',
  'undo',
  'other',
  'save',
  'quit',
];
const WITH_ARGUMENT: ReadonlySet<string> = new Set(['help', 'save']);

export function commandIn(line: string, { typed }: TerminalWords): Command | undefined {
  const [, word = '', rest = ''] = /^(\?|\S*)\s*(.*)$/.exec(line) ?? [];
  const key = word.toLowerCase();
  const own = OWN.find((name) => typed[name].some((one) => normalise(one) === normalise(word)));
  const name = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : own;
  if (name === undefined || (rest !== '' && !WITH_ARGUMENT.has(name))) return undefined;
  return { name, argument: rest };
}
