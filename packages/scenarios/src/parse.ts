// From YAML to scenarios. One file may hold several, divided by lines of three hyphens. Every part keeps its line.

import { LineCounter, isMap, isPair, isScalar, isSeq, parseAllDocuments } from 'yaml';
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
  'kingdom',
  'players',
  'setup',
  'supply',
  'trash',
  'turn',
  'seed',
  'moves',
  'then',
];

export function parseScenarios(text: string, file: string): Scenario[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, uniqueKeys: true });
  if (!Array.isArray(documents)) throw new ScenarioError(file, 1, 'the file holds no scenario');
  return documents.map((document) => readDocument(document, file, counter));
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
  const root = readNode(document.contents, counter, 1);
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
  if (typeof title !== 'string') throw new ScenarioError(file, root.line, 'the scenario has no title');
  return {
    file,
    line: root.line,
    title,
    rulings: readRulings(root.entries.get('ruling')),
    parts: root.entries,
  };
}

function readRulings(written: Written | undefined): string[] {
  if (written === undefined) return [];
  const ids = written.items.length > 0 ? written.items.map((item) => item.value) : [written.value];
  return ids.map(String);
}

function readNode(node: unknown, counter: LineCounter, fallback: number): Written {
  const range = (node as Node | null)?.range;
  const line = range ? counter.linePos(range[0]).line : fallback;
  if (isScalar(node)) return { value: node.value, line, entries: new Map(), items: [] };
  if (isSeq(node)) {
    const items = node.items.map((item) => readNode(item, counter, line));
    return { value: items.map((item) => item.value), line, entries: new Map(), items };
  }
  if (isMap(node)) {
    const entries = new Map<string, Written>();
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const key = readNode(pair.key, counter, line);
      entries.set(String(key.value), { ...readNode(pair.value, counter, key.line), line: key.line });
    }
    const value = Object.fromEntries([...entries].map(([key, written]) => [key, written.value]));
    return { value, line, entries, items: [] };
  }
  return { value: null, line, entries: new Map(), items: [] };
}
