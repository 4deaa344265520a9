// A scenario as it was written: its parts, each with its line. Whether it came from a text or was made ready before makes
// no difference to whoever plays it.

import type { SaidOfScenario } from './sentences/said.ts';
import { inEnglish, said } from './sentences/said.ts';

/** Something written in a file: its value and where it stands. */
export interface Written {
  readonly value: unknown;
  readonly line: number;
  /** Of a map: what each key holds. */
  readonly entries: ReadonlyMap<string, Written>;
  /** Of a list: its items. */
  readonly items: readonly Written[];
}

/** A scenario as it was written, with the line of every part. */
export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** Ids of the rulings that it shows. */
  readonly rulings: readonly string[];
  readonly parts: ReadonlyMap<string, Written>;
}

/** What is wrong in a file, and where. */
export class ScenarioError extends Error {
  readonly file: string;
  readonly line: number;
  /** What is wrong, without where; the message has it in English. */
  readonly said: SaidOfScenario;

  constructor(file: string, line: number, wrong: SaidOfScenario) {
    super(`${file}:${line}: ${inEnglish(wrong)}`);
    this.name = 'ScenarioError';
    this.file = file;
    this.line = line;
    this.said = wrong;
  }

  /** What is wrong, in English. */
  get reason(): string {
    return inEnglish(this.said);
  }
}

const PARTS = [
  'ruling',
  'title',
  'cards',
  'kingdom',
  'players',
  'setup',
  'supply',
  'trash',
  'market',
  'turn',
  'extraTurns',
  'seed',
  'moves',
  'then',
];

/** A scenario from all that is written of it; what cannot be one is refused. */
export function scenarioOf(root: Written, file: string): Scenario {
  if (root.entries.size === 0) {
    throw new ScenarioError(file, root.line, said('noParts', PARTS));
  }
  const [unknown] = unknownParts(root, file);
  if (unknown !== undefined) throw unknown;
  const title = root.entries.get('title')?.value;
  if (typeof title !== 'string' || title.trim() === '')
    throw new ScenarioError(file, root.line, said('noTitle'));
  return {
    file,
    line: root.line,
    title,
    rulings: readRulings(root.entries.get('ruling'), file),
    parts: root.entries,
  };
}

/** What is written and belongs to no scenario. */
export const unknownParts = ({ entries }: Written, file: string): ScenarioError[] =>
  [...entries]
    .filter(([part]) => !PARTS.includes(part))
    .map(([part, { line }]) => new ScenarioError(file, line, said('unknownPart', part, PARTS)));

function readRulings(written: Written | undefined, file: string): string[] {
  if (written === undefined) return [];
  const ids = written.items.length > 0 ? written.items : [written];
  return ids.map(({ value, line }) => {
    if (typeof value === 'string') return value;
    throw new ScenarioError(file, line, said('noRulingId'));
  });
}
