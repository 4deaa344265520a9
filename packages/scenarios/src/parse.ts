// From YAML to scenarios. One file may hold several, divided by lines of three hyphens. Every part keeps its line.

import { LineCounter, isAlias, isMap, isPair, isScalar, isSeq, parseAllDocuments } from 'yaml';
import type { Document, Node } from 'yaml';
import type { Lesson } from './lesson.ts';
import { lessonOf } from './lesson.ts';
import type { Scenario, Written } from './scenario.ts';
import { ScenarioError, scenarioOf, unknownParts } from './scenario.ts';
import { said } from './sentences/said.ts';

/** All scenarios of a file; what is wrong with the first that cannot be read is thrown. */
export function parseScenarios(text: string, file: string): Scenario[] {
  return parseEach(text, file).map((one) => {
    if (one instanceof ScenarioError) throw one;
    return one;
  });
}

/** Each scenario of a file, or what is wrong with it: one that cannot be read does not keep the others from being. */
export function parseEach(text: string, file: string): (Scenario | ScenarioError)[] {
  const { documents, counter } = documentsIn(text);
  if (documents.length === 0) return [new ScenarioError(file, 1, NO_SCENARIO)];
  return documents.map((document) => {
    try {
      return readDocument(document, file, counter);
    } catch (error) {
      if (error instanceof ScenarioError) return error;
      throw error;
    }
  });
}

/** The lesson or puzzle of a file; each has a file of its own. */
export function parseLesson(text: string, file: string): Lesson {
  const { documents, counter } = documentsIn(text);
  const [document, another] = documents;
  if (document === undefined) throw new ScenarioError(file, 1, said('ofLesson', 'the file holds no lesson'));
  if (another !== undefined)
    throw new ScenarioError(
      file,
      startOf(another, counter),
      said('ofLesson', 'a second lesson begins here; give it its own file'),
    );
  const [error] = document.errors;
  if (error !== undefined) throw malformedAt(error, file);
  return lessonOf(rootOf(document, file, counter), file);
}

const NO_SCENARIO = said('noScenario');

function documentsIn(text: string): {
  documents: ReturnType<typeof parseAllDocuments>;
  counter: LineCounter;
} {
  const counter = new LineCounter();
  // A key that stands twice is refused below, where both of its lines are known.
  return { documents: parseAllDocuments(text, { lineCounter: counter, uniqueKeys: false }), counter };
}

/** As `parseEach`, with everything that keeps a scenario from being read, not only the first thing. */
export function parseAllScenarios(text: string, file: string): (Scenario | ScenarioError)[] {
  const { documents, counter } = documentsIn(text);
  if (documents.length === 0) return [new ScenarioError(file, 1, NO_SCENARIO)];
  return documents.flatMap((document): (Scenario | ScenarioError)[] => {
    const malformed = document.errors.map((error) => malformedAt(error, file));
    if (malformed.length > 0) return malformed;
    try {
      const root = rootOf(document, file, counter);
      const unknown = unknownParts(root, file);
      return unknown.length > 0 ? unknown : [scenarioOf(root, file)];
    } catch (error) {
      if (error instanceof ScenarioError) return [error];
      throw error;
    }
  });
}

function readDocument(document: Document, file: string, counter: LineCounter): Scenario {
  const [error] = document.errors;
  if (error !== undefined) throw malformedAt(error, file);
  return scenarioOf(rootOf(document, file, counter), file);
}

const rootOf = (document: Document, file: string, counter: LineCounter): Written =>
  new NodeReader(file, counter).read(document.contents, startOf(document, counter));

function malformedAt({ linePos, message }: Document['errors'][number], file: string): ScenarioError {
  const reason = message.split('\n')[0]!.replace(/ at line.*$/, '');
  return new ScenarioError(file, linePos?.[0].line ?? 1, said('malformed', reason));
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
          throw new ScenarioError(this.file, key.line, said('twice', name, before.line));
        entries.set(name, { ...this.read(pair.value, key.line), line: key.line });
      }
      const value = Object.fromEntries([...entries].map(([key, written]) => [key, written.value]));
      return { value, line, entries, items: [] };
    }
    if (isAlias(node)) {
      throw new ScenarioError(this.file, line, said('alias', node.source));
    }
    return { value: null, line, entries: new Map(), items: [] };
  }
}
