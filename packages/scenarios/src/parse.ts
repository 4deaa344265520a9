// From YAML to scenarios. One file may hold several, divided by lines of three hyphens. Every part keeps its line.

import { LineCounter, isAlias, isMap, isPair, isScalar, isSeq, parseAllDocuments } from 'yaml';
import type { Document, Node } from 'yaml';

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

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'ScenarioError';
    this.file = file;
    this.line = line;
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
  'turn',
  'extraTurns',
  'seed',
  'moves',
  'then',
];

/** All scenarios of a file; what is wrong with the first that cannot be read is thrown. */
export function parseScenarios(text: string, file: string): Scenario[] {
  return parseEach(text, file).map((one) => {
    if (one instanceof ScenarioError) throw one;
    return one;
  });
}

/** Each scenario of a file, or what is wrong with it: one that cannot be read does not keep the others from being. */
export function parseEach(text: string, file: string): (Scenario | ScenarioError)[] {
  const counter = new LineCounter();
  // A key that stands twice is refused below, where both of its lines are known.
  const documents = parseAllDocuments(text, { lineCounter: counter, uniqueKeys: false });
  if (documents.length === 0) return [new ScenarioError(file, 1, 'the file holds no scenario')];
  return documents.map((document) => {
    try {
      return readDocument(document, file, counter);
    } catch (error) {
      if (error instanceof ScenarioError) return error;
      throw error;
    }
  });
}

function readDocument(document: Document, file: string, counter: LineCounter): Scenario {
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? 1;
    throw new ScenarioError(
      file,
      line,
      `not well-formed: ${error.message.split('\n')[0]!.replace(/ at line.*$/, '')}`,
    );
  }
  const root = new NodeReader(file, counter).read(document.contents, startOf(document, counter));
  if (root.entries.size === 0) {
    throw new ScenarioError(
      file,
      root.line,
      `a scenario is a list of "name: value" lines, such as ${PARTS.join(', ')}`,
    );
  }
  for (const [part, written] of root.entries) {
    if (!PARTS.includes(part)) {
      throw new ScenarioError(
        file,
        written.line,
        `"${part}" is no part of a scenario; known are ${PARTS.join(', ')}`,
      );
    }
  }
  const title = root.entries.get('title')?.value;
  if (typeof title !== 'string' || title.trim() === '')
    throw new ScenarioError(file, root.line, 'the scenario has no title');
  return {
    file,
    line: root.line,
    title,
    rulings: readRulings(root.entries.get('ruling'), file),
    parts: root.entries,
  };
}

function readRulings(written: Written | undefined, file: string): string[] {
  if (written === undefined) return [];
  const ids = written.items.length > 0 ? written.items : [written];
  return ids.map(({ value, line }) => {
    if (typeof value === 'string') return value;
    throw new ScenarioError(
      file,
      line,
      'a ruling is named by its id, such as INT-BARON-01, or by a list of ids',
    );
  });
}

/** The line of the first thing in a document, for one that holds nothing. */
const startOf = (document: Document, counter: LineCounter): number =>
  counter.linePos(document.range?.[0] ?? 0).line;

class NodeReader {
  readonly file: string;
  readonly counter: LineCounter;

  constructor(file: string, counter: LineCounter) {
    this.file = file;
    this.counter = counter;
  }

  read(node: unknown, fallback: number): Written {
    const range = (node as Node | null)?.range;
    const line = range ? this.counter.linePos(range[0]).line : fallback;
    if (isScalar(node)) return { value: node.value, line, entries: new Map(), items: [] };
    if (isSeq(node)) {
      const items = node.items.map((item) => this.read(item, line));
      return { value: items.map((item) => item.value), line, entries: new Map(), items };
    }
    if (isMap(node)) {
      const entries = new Map<string, Written>();
      for (const pair of node.items) {
        if (!isPair(pair)) continue;
        const key = this.read(pair.key, line);
        const name = String(key.value);
        const before = entries.get(name);
        if (before !== undefined)
          throw new ScenarioError(
            this.file,
            key.line,
            `"${name}" stands twice, first on line ${before.line}; keep one`,
          );
        entries.set(name, { ...this.read(pair.value, key.line), line: key.line });
      }
      const value = Object.fromEntries([...entries].map(([key, written]) => [key, written.value]));
      return { value, line, entries, items: [] };
    }
    if (isAlias(node)) {
      throw new ScenarioError(this.file, line, `"*${node.source}" refers elsewhere; write it out`);
    }
    return { value: null, line, entries: new Map(), items: [] };
  }
}
