// Plays a scenario and says what does not hold.

import type { Decision, Game, GameEvent, Option } from '@tenfold/rules';
import { RuleError, nearestNames } from '@tenfold/rules';
import { checkAsked, checkAsking, checkExpectation, checkSight } from './checks.ts';
import type { Scenario, Written } from './scenario.ts';
import { ScenarioError } from './scenario.ts';
import type { Witness } from './playing.ts';
import { makeMove, settle, settlePasses } from './playing.ts';
import { QuestionChecks } from './question-checks.ts';
import { ScenarioReader } from './read.ts';
import { refusedByRules } from './refusals.ts';
import { said } from './sentences/said.ts';
import { begin } from './start.ts';
import type { Difference } from './tally.ts';
import { Tally } from './tally.ts';
import { ToldChecks } from './told-checks.ts';

/** What came of playing a scenario. */
export interface ScenarioOutcome {
  readonly scenario: Scenario;
  /** Empty if everything holds. */
  readonly differences: readonly Difference[];
  /** How many things were checked. */
  readonly checks: number;
}

/** Where the ids of all rulings are given, a scenario of one that there is not is refused: it would stand for nothing. */
export function runScenario(scenario: Scenario, rulings?: ReadonlySet<string>): ScenarioOutcome {
  if (rulings !== undefined) refuseUnknownRulings(scenario, rulings);
  return new Run(scenario).outcome();
}

function refuseUnknownRulings(scenario: Scenario, known: ReadonlySet<string>): void {
  const written = scenario.parts.get('ruling');
  scenario.rulings.forEach((id, index) => {
    if (known.has(id)) return;
    const [nearest] = nearestNames(id, known);
    const line = (written?.items[index] ?? written)?.line ?? scenario.line;
    throw new ScenarioError(scenario.file, line, said('unknownRuling', id, nearest ?? ''));
  });
}

/** Told what a scenario does while it is played, each before it is done. */
export interface RunWatcher {
  /** A sentence is about to be carried out. */
  move(written: Written): void;
  /** From here on what leaves no choice is done, for a check to look at what comes of it. */
  settle(): void;
  chosen(asked: Decision, option: Option, isForced: boolean): void;
  /** What is written under this name is about to be compared. */
  check(name: string, written: Written): void;
}

/** A scenario while it is played. */
export class Run {
  readonly scenario: Scenario;
  readonly reader: ScenarioReader;
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly tally = new Tally();
  readonly questions: QuestionChecks;
  readonly tellings: ToldChecks;
  watcher: RunWatcher | null = null;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.reader = new ScenarioReader(scenario);
    this.game = begin(scenario, this.reader, this.listen);
    this.questions = new QuestionChecks(this.game, this.reader, this.tally);
    this.tellings = new ToldChecks(this.game, this.events, this.reader, this.tally);
  }

  outcome(): ScenarioOutcome {
    for (const move of this.moves()) {
      if (this.tally.differences.length > 0) break;
      this.withinTheRules(move, () => this.step(move));
    }
    const then = this.part('then');
    if (then !== undefined && this.tally.differences.length === 0) {
      this.withinTheRules(then, () => {
        this.settle();
        // Whether nothing is checked at all is said of the whole scenario.
        if (this.tally.checks > 0 || then.entries.size > 0) this.expect(then);
      });
    }
    if (this.tally.checks === 0 && this.tally.differences.length === 0)
      this.reader.fail(this.scenario.line, said('checksNothing'));
    return { scenario: this.scenario, differences: this.tally.differences, checks: this.tally.checks };
  }

  private readonly listen = (event: GameEvent): void => {
    this.events.push(event);
  };

  private readonly witness: Witness = {
    heard: this.listen,
    chosen: (_game, asked, option, isForced) => this.watcher?.chosen(asked, option, isForced),
  };

  private settle(): void {
    this.watcher?.settle();
    settle(this.game, this.witness);
  }

  private part(name: string): Written | undefined {
    return this.scenario.parts.get(name);
  }

  private moves(): readonly Written[] {
    const written = this.part('moves');
    if (written === undefined) return [];
    if (Array.isArray(written.value)) return written.items;
    return this.reader.fail(written.line, said('noMoveList'));
  }

  private step(written: Written): void {
    if (typeof written.value === 'string') return this.move(written);
    if (written.value === null || (written.entries.size === 0 && typeof written.value === 'object'))
      this.reader.fail(written.line, said('emptyMove'));
    const named = this.game.setup.players.find((name) => written.entries.has(name));
    if (named !== undefined) this.reader.fail(written.line, said('moveWithColon', named));
    // What looks at the table, or back at what was told, waits for what leaves no choice; what looks at a question does not.
    const settled = (check: (entry: Written) => void) => (entry: Written) => {
      this.settle();
      check(entry);
    };
    const passed = (check: (entry: Written) => void) => (entry: Written) => {
      this.watcher?.settle();
      settlePasses(this.game, this.witness);
      check(entry);
    };
    const { cannot, options, offered, missing, sees, told, notTold, toldInOrder } = this.checksOfAll();
    this.reader.each(written, 'move', {
      cannot: passed(cannot),
      options: passed(options),
      offered: passed(offered),
      missing: passed(missing),
      asked: passed(
        this.watched('asked', (entry) => checkAsked(this.game, entry, this.reader, this.tally.report)),
      ),
      asking: passed(
        this.watched('asking', (entry) => checkAsking(this.game, entry, this.reader, this.tally.report)),
      ),
      expect: settled((entry) => this.expect(entry)),
      sees: settled(sees),
      told: settled(told),
      notTold: settled(notTold),
      toldInOrder: settled(toldInOrder),
      now: (entry) => this.expect(entry),
    });
  }

  /** The checks that may stand among the moves and in every expectation. */
  private checksOfAll() {
    const { game, questions, reader, tally, tellings } = this;
    return {
      cannot: this.watched('cannot', (entry) => questions.cannot(entry)),
      options: this.watched('options', (entry) => questions.options(entry, 'exactly')),
      offered: this.watched('offered', (entry) => questions.options(entry, 'offered')),
      missing: this.watched('missing', (entry) => questions.options(entry, 'missing')),
      sees: this.watched('sees', (entry) => checkSight(game, entry, reader, tally.report)),
      told: this.watched('told', (entry) => tellings.told(entry, true)),
      notTold: this.watched('notTold', (entry) => tellings.told(entry, false)),
      toldInOrder: this.watched('toldInOrder', (entry) => tellings.toldInOrder(entry)),
    };
  }

  private watched(name: string, check: (entry: Written) => void) {
    return (entry: Written): void => {
      this.watcher?.check(name, entry);
      check(entry);
    };
  }

  /** What the rules themselves refuse, such as an impossible planned shuffle, does not hold either. */
  private withinTheRules(at: Written, act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const expected = typeof at.value === 'string' ? at.value : said('canBeDone');
      this.tally.differ(at, said('aMove'), expected, refusedByRules(error));
    }
  }

  private move(written: Written): void {
    this.watcher?.move(written);
    const reason = makeMove(this.game, this.questions.move(written), this.witness);
    if (reason !== undefined) this.tally.differ(written, said('aMove'), String(written.value), reason);
  }

  private expect(written: Written): void {
    const others = this.checksOfAll();
    for (const [name, entry] of written.entries)
      if (!Object.hasOwn(others, name)) this.watcher?.check(name, entry);
    checkExpectation(this.game, written, this.reader, this.tally.report, others);
  }
}
