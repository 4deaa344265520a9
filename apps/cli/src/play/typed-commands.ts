// What may be typed besides a choice.

export interface Command {
  readonly name: 'help' | 'table' | 'plans' | 'log' | 'undo' | 'save' | 'quit';
  readonly argument: string;
}

const COMMANDS: Readonly<Record<string, Command['name']>> = {
  '': 'table',
  '?': 'help',
  help: 'help',
  table: 'table',
  plans: 'plans',
  log: 'log',
  undo: 'undo',
  save: 'save',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
};

const WITH_ARGUMENT: ReadonlySet<string> = new Set(['help', 'save']);

export function commandIn(line: string): Command | undefined {
  const [, word = '', rest = ''] = /^(\?|\S*)\s*(.*)$/.exec(line) ?? [];
  const key = word.toLowerCase();
  const name = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
  if (name === undefined || (rest !== '' && !WITH_ARGUMENT.has(name))) return undefined;
  return { name, argument: rest };
}
