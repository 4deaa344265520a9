// A lesson or a puzzle: a scenario with something to reach, and what is said on the way, by key. The words themselves are in
// four languages, elsewhere. The first player is the learner.

import type { Game } from '@tenfold/rules';
import type { Best } from './best.ts';
import { readBest } from './best.ts';
import type { LessonCondition } from './condition.ts';
import { readCondition } from './condition.ts';
import { ScenarioReader } from './read.ts';
import type { Scenario, Written } from './scenario.ts';
import { ScenarioError, scenarioOf } from './scenario.ts';
import { said } from './sentences/said.ts';
import { begin } from './start.ts';

/** What a file can be. A `game` is a whole one, which goes on when its goals are reached. */
export const LESSON_KINDS = ['lesson', 'puzzle', 'game'] as const;
/** One of the things that a file of a lesson can be. */
export type LessonKind = (typeof LESSON_KINDS)[number];

/** The learner's seat: the first player of the file. */
export const LEARNER = 0;

/** A goal of a lesson: the key of its words, and when it is reached. */
export interface LessonGoal {
  /** The key of its words. */
  readonly key: string;
  readonly when: LessonCondition;
}

/** What the guide says the first time that something is so. */
export interface LessonRemark {
  /** The key of its words. */
  readonly key: string;
  /** Null for what is said at the beginning. */
  readonly when: LessonCondition | null;
  /** What it is about, for pointing there. */
  readonly at: RemarkPlace | null;
  /** It was a mistake: the guide says why it hurts. */
  readonly isMistake: boolean;
}

/** What on the table can be pointed at; a pile by `supply` and its card. */
export const REMARK_PLACES = [
  'hand',
  'deck',
  'discard',
  'play',
  'trash',
  'purse',
  'question',
  'rival',
] as const;

/** A part of the table, or a pile of the Supply. */
export type RemarkPlace =
  | { readonly part: (typeof REMARK_PLACES)[number] }
  | { readonly part: 'supply'; readonly card: string };

/** A lesson or a puzzle as it was written. */
export interface Lesson {
  readonly id: string;
  readonly kind: LessonKind;
  /** Its place in the list of its kind. */
  readonly place: number;
  /** Position, and as its moves a solution. */
  readonly scenario: Scenario;
  readonly goals: readonly LessonGoal[];
  /** Of a puzzle: what can be reached at best; its only goal. */
  readonly best: Best | null;
  /** How many turns of his own the learner has; null for as many as it takes. */
  readonly turns: number | null;
  readonly remarks: readonly LessonRemark[];
  /** The cards that it is about. */
  readonly about: readonly string[];
  /** All that is written of it. */
  readonly parts: ReadonlyMap<string, Written>;
}

const LESSON_PARTS = [...LESSON_KINDS, 'place', 'about', 'goals', 'best', 'turns', 'say'];

/** A lesson from all that is written of it; what cannot be one is refused. */
export function lessonOf(root: Written, file: string): Lesson {
  const kinds = LESSON_KINDS.filter((kind) => root.entries.has(kind));
  const [kind, another] = kinds;
  if (kind === undefined || another !== undefined)
    throw new ScenarioError(
      file,
      root.line,
      said(
        'ofLesson',
        `a file says once what it is: "lesson: buying", "puzzle: sixteen-coins" or "game: first-game"; here it says ${kinds.length === 0 ? 'nothing of the kind' : kinds.join(' and ')}`,
      ),
    );
  const id = root.entries.get(kind)!;
  if (typeof id.value !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id.value))
    throw new ScenarioError(
      file,
      id.line,
      said('ofLesson', `the id of a ${kind} is written in small letters with hyphens, such as sixteen-coins`),
    );
  const parts = new Map([...root.entries].filter(([name]) => !LESSON_PARTS.includes(name)));
  if (parts.has('title'))
    throw new ScenarioError(
      file,
      parts.get('title')!.line,
      said(
        'ofLesson',
        `a ${kind} has no title of its own: its words are in packages/i18n/src/lessons, under ${id.value}`,
      ),
    );
  parts.set('title', { value: id.value, line: id.line, entries: new Map(), items: [] });
  const scenario = scenarioOf({ ...root, entries: parts }, file);
  return new LessonReader(root, scenario).lesson(kind, id.value);
}

/** The position in which it begins. A `game` is dealt by the seed. */
export const beginLesson = (lesson: Lesson, seed?: string): Game => {
  const { scenario } = lesson;
  const seeded = seed === undefined ? scenario : withSeed(scenario, seed);
  return begin(seeded, new ScenarioReader(seeded), () => undefined);
};

function withSeed(scenario: Scenario, seed: string): Scenario {
  const setup = scenario.parts.get('setup');
  const written: Written = { value: seed, line: scenario.line, entries: new Map(), items: [] };
  const parts = new Map(scenario.parts);
  if (setup === undefined) parts.set('seed', written);
  else parts.set('setup', { ...setup, entries: new Map([...setup.entries, ['seed', written]]) });
  return { ...scenario, parts };
}

class LessonReader {
  readonly root: Written;
  readonly reader: ScenarioReader;
  readonly scenario: Scenario;
  readonly game: Game;

  constructor(root: Written, scenario: Scenario) {
    this.root = root;
    this.scenario = scenario;
    this.reader = new ScenarioReader(scenario);
    this.game = begin(scenario, this.reader, () => undefined);
  }

  lesson(kind: LessonKind, id: string): Lesson {
    const { reader, scenario } = this;
    const best = this.part('best');
    const goals = this.part('goals');
    const turns = this.part('turns');
    const place = this.part('place');
    if (kind === 'puzzle' && best === undefined)
      this.fail(scenario.line, 'a puzzle says what can be reached at best, such as "best: { coins: 16 }"');
    if (kind === 'puzzle' && goals !== undefined)
      this.fail(goals.line, 'the goal of a puzzle is its best result; take the goals out');
    if (kind !== 'puzzle' && goals === undefined)
      this.fail(scenario.line, `a ${kind} has goals: a list of "key" and what must be so`);
    if (kind !== 'puzzle' && best !== undefined)
      this.fail(best.line, `only a puzzle has a best result; a ${kind} has goals`);
    const count = turns === undefined ? null : this.atLeastOne(turns, 'turns');
    return {
      id,
      kind,
      place:
        place === undefined
          ? this.fail(scenario.line, 'its place in the list is missing: "place: 1"')
          : this.atLeastOne(place, 'place'),
      scenario,
      goals: goals === undefined ? [] : this.list(goals, 'goals').map((one) => this.goal(one)),
      best: best === undefined ? null : readBest(best, reader, this.game),
      turns: kind === 'puzzle' ? (count ?? 1) : count,
      remarks: this.list(this.part('say'), 'what is said').map((one) => this.remark(one)),
      parts: this.root.entries,
      about: reader.cards(
        this.part('about') ?? this.fail(scenario.line, 'say which cards it is about: "about: [village]"'),
      ),
    };
  }

  private fail(line: number, reason: string): never {
    this.reader.fail(line, said('ofLesson', reason));
  }

  private part(name: string): Written | undefined {
    return this.root.entries.get(name);
  }

  private atLeastOne(written: Written, what: string): number {
    const count = this.reader.number(written);
    return count >= 1 ? count : this.fail(written.line, `${what}: ${count} is too few; at least 1`);
  }

  private list(written: Written | undefined, what: string): readonly Written[] {
    if (written === undefined) return [];
    if (Array.isArray(written.value)) return written.items;
    return this.fail(written.line, `${what} is written as a list, each beginning with "- key: "`);
  }

  private key(written: Written): string {
    const key = written.entries.get('key');
    if (typeof key?.value !== 'string' || !/^[a-z][a-zA-Z0-9]*$/.test(key.value))
      this.fail(
        written.line,
        'here a key is missing, a word such as "key: bought", by which its words are found',
      );
    return key.value;
  }

  private goal(written: Written): LessonGoal {
    const key = this.key(written);
    const facts = new Map([...written.entries].filter(([name]) => name !== 'key'));
    return { key, when: readCondition({ ...written, entries: facts }, this.reader, this.game) };
  }

  private remark(written: Written): LessonRemark {
    const { reader } = this;
    let when: LessonCondition | null = null;
    let at: RemarkPlace | null = null;
    let isMistake = false;
    const key = this.key(written);
    reader.each(written, 'said', {
      key: () => undefined,
      when: (entry) => (when = readCondition(entry, reader, this.game)),
      at: (entry) => (at = this.place(entry)),
      mistake: (entry) => (isMistake = reader.yes(entry)),
    });
    return { key, when, at, isMistake };
  }

  private place(written: Written): RemarkPlace {
    const text = this.reader.text(written);
    const part = REMARK_PLACES.find((one) => one === text);
    if (part !== undefined) return { part };
    const [, pile] = /^supply (.+)$/.exec(text) ?? [];
    if (pile !== undefined) return { part: 'supply', card: this.reader.card(pile, written.line) };
    return this.fail(
      written.line,
      `"${text}" is no place to point at; there are ${REMARK_PLACES.join(', ')}, and "supply village" for a pile`,
    );
  }
}
