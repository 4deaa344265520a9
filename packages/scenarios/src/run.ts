// Plays a scenario and says what does not hold.

import type { Game, GameEvent } from '@tenfold/rules';
import {
  RuleError,
  cardNumber,
  cardSetOf,
  eventFor,
  fold,
  nearestNames,
  offeredWords,
  readWords,
  setOfCard,
} from '@tenfold/rules';
import { checkAsked, checkAsking, checkExpectation, checkSight } from './checks.ts';
import type { Difference, Report } from './checks.ts';
import { eventWords } from './event-words.ts';
import { readMode } from './modes.ts';
import type { Move } from './moves.ts';
import { parseMove } from './moves.ts';
import type { Scenario, Written } from './parse.ts';
import { ScenarioError } from './parse.ts';
import { isOffered, makeMove, settle, settlePasses } from './playing.ts';
import { Reader } from './read.ts';
import { begin } from './start.ts';
import { readTelling } from './told.ts';

/** As many as fit into a report of a failure. */
const LAST_EVENTS = 12;

export interface Outcome {
  readonly scenario: Scenario;
  /** Empty if everything holds. */
  readonly differences: readonly Difference[];
  /** How many things were checked. */
  readonly checks: number;
}

/** Where the ids of all rulings are given, a scenario of one that there is not is refused: it would stand for nothing. */
export function runScenario(scenario: Scenario, rulings?: ReadonlySet<string>): Outcome {
  if (rulings !== undefined) refuseUnknownRulings(scenario, rulings);
  return new Run(scenario).outcome();
}

function refuseUnknownRulings(scenario: Scenario, known: ReadonlySet<string>): void {
  const written = scenario.parts.get('ruling');
  scenario.rulings.forEach((id, index) => {
    if (known.has(id)) return;
    const [nearest] = nearestNames(id, known);
    const meant = nearest === undefined ? 'docs/rulings.md has them all' : `did you mean ${nearest}?`;
    const line = (written?.items[index] ?? written)?.line ?? scenario.line;
    throw new ScenarioError(scenario.file, line, `there is no ruling "${id}"; ${meant}`);
  });
}

class Run {
  readonly scenario: Scenario;
  readonly reader: Reader;
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly differences: Difference[] = [];
  checks = 0;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.reader = new Reader(scenario);
    this.game = begin(scenario, this.reader, this.listen);
  }

  outcome(): Outcome {
    for (const move of this.moves()) {
      if (this.differences.length > 0) break;
      this.withinTheRules(move, () => this.step(move));
    }
    const then = this.part('then');
    if (then !== undefined && this.differences.length === 0) {
      this.withinTheRules(then, () => {
        settle(this.game, this.listen);
        // Whether nothing is checked at all is said of the whole scenario.
        if (this.checks > 0 || then.entries.size > 0) this.expect(then);
      });
    }
    if (this.checks === 0 && this.differences.length === 0)
      this.reader.fail(this.scenario.line, 'the scenario checks nothing; say what must hold under "then"');
    return { scenario: this.scenario, differences: this.differences, checks: this.checks };
  }

  private readonly listen = (event: GameEvent): void => {
    this.events.push(event);
  };

  private part(name: string): Written | undefined {
    return this.scenario.parts.get(name);
  }

  private moves(): readonly Written[] {
    const written = this.part('moves');
    if (written === undefined) return [];
    if (Array.isArray(written.value)) return written.items;
    return this.reader.fail(written.line, 'moves are written as a list, one line each: - Ann plays village');
  }

  private step(written: Written): void {
    if (typeof written.value === 'string') return this.move(written);
    if (written.value === null || (written.entries.size === 0 && typeof written.value === 'object'))
      this.reader.fail(
        written.line,
        'a move is a sentence, or a check such as "asked: Ann"; here is nothing',
      );
    const said = this.game.setup.players.find((name) => written.entries.has(name));
    if (said !== undefined)
      this.reader.fail(
        written.line,
        `a move has no colon: ${said} plays village; what must hold of ${said} stands in expect: { ${said}: … }`,
      );
    // What looks at the table, or back at what was told, waits for what leaves no choice; what looks at a question does not.
    const settled = (check: (entry: Written) => void) => (entry: Written) => {
      settle(this.game, this.listen);
      check(entry);
    };
    const passed = (check: (entry: Written) => void) => (entry: Written) => {
      settlePasses(this.game, this.listen);
      check(entry);
    };
    const { cannot, options, offered, missing, sees, told, notTold, toldInOrder } = this.checksOfAll();
    this.reader.each(written, 'a move', {
      cannot: passed(cannot),
      options: passed(options),
      offered: passed(offered),
      missing: passed(missing),
      asked: passed((entry) => checkAsked(this.game, entry, this.reader, this.report)),
      asking: passed((entry) => checkAsking(this.game, entry, this.reader, this.report)),
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
    return {
      cannot: (entry: Written) => this.cannot(entry),
      options: (entry: Written) => this.options(entry, 'exactly'),
      offered: (entry: Written) => this.options(entry, 'offered'),
      missing: (entry: Written) => this.options(entry, 'missing'),
      sees: (entry: Written) => checkSight(this.game, entry, this.reader, this.report),
      told: (entry: Written) => this.told(entry, true),
      notTold: (entry: Written) => this.told(entry, false),
      toldInOrder: (entry: Written) => this.toldInOrder(entry),
    };
  }

  private readonly report: Report = (at, what, expected, found) => {
    this.checks++;
    if (expected !== found) this.differ(at, what, expected, found);
  };

  private differ(at: Written, what: string, expected: string, found: string): void {
    this.differences.push({ line: at.line, what, expected, found });
  }

  /** What the rules themselves refuse, such as an impossible planned shuffle, does not hold either. */
  private withinTheRules(at: Written, act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const expected = typeof at.value === 'string' ? at.value : 'what leaves no choice can be done';
      this.differ(at, 'a move', expected, error.message);
    }
  }

  private move(written: Written): void {
    const reason = makeMove(this.game, this.moveIn(written), this.listen);
    if (reason !== undefined) this.differ(written, 'a move', String(written.value), reason);
  }

  private moveIn(written: Written): Move {
    const { line } = written;
    const move = parseMove(this.reader.text(written), this.game.setup.players);
    if (typeof move === 'string') return this.reader.fail(line, move);
    return { ...move, choices: move.choices.map((words) => this.choice(words, line)) };
  }

  /** A choice as the record spells it, with modes that a card of this game has. */
  private choice(written: string, line: number): string {
    const words = this.reader.choice(written, line);
    const object = /^choose (.+)$/.exec(words)?.[1];
    if (object === undefined) return words;
    const mode = readMode(object, this.game);
    return 'reason' in mode ? this.reader.fail(line, mode.reason) : `choose ${mode.words}`;
  }

  /**
   * A choice of a card that is not in the game is never offered, so that it is not says nothing. Whoever lists the piles
   * of the kingdom knows which are missing, and may say what follows from it.
   */
  private refuseNeverOffered(words: string, line: number): void {
    if (this.part('kingdom') !== undefined || this.part('setup') !== undefined) return;
    const { verb, object } = readWords(words) ?? { verb: '', object: null };
    if (object === null || verb === 'name' || verb === 'choose' || object === 'nothing') return;
    const number = cardNumber(cardSetOf(this.game), object);
    if (number === undefined || this.game.piles.includes(number)) return;
    // That a pile is missing is a rule in itself: of the basic cards, only Potions may be.
    if (setOfCard(fold(object)) === 'basic') return;
    this.reader.fail(
      line,
      `${object} is not in this game, so "${words}" is never offered; add it to the kingdom, or take the check out`,
    );
  }

  private cannot(written: Written): void {
    for (const item of this.reader.oneOrMore(this.reader.refuseEmpty(written))) {
      const move = this.moveIn(item);
      for (const words of move.choices) this.refuseNeverOffered(words, item.line);
      this.refuseOtherPossessor(move, item.line);
      this.checks++;
      if (isOffered(this.game, move))
        this.differ(item, 'a move', `refused: ${String(item.value)}`, 'offered');
    }
  }

  /** One decides for oneself and, possessing him, for the left neighbour; never for anybody else. */
  private refuseOtherPossessor({ seat, forSeat }: Move, line: number): void {
    const { players } = this.game.setup;
    const left = (seat + 1) % players.length;
    if (forSeat === undefined || forSeat === seat || forSeat === left) return;
    this.reader.fail(
      line,
      `${players[seat]!} never decides for ${players[forSeat]!}, only for ${players[left]!}, the left neighbour`,
    );
  }

  /** The words of the options of whoever is asked first. */
  private options(written: Written, kind: 'exactly' | 'offered' | 'missing'): void {
    if (kind !== 'exactly') this.reader.refuseEmpty(written);
    this.checks++;
    const offered = offeredWords(this.game);
    const none = written.items.length === 0 && Array.isArray(written.value);
    const wanted = (none ? [] : this.reader.oneOrMore(written)).map((item) => {
      const words = this.choice(this.reader.text(item), item.line);
      if (kind === 'missing') this.refuseNeverOffered(words, item.line);
      return { words, item };
    });
    const isOneOf = (words: string): boolean => offered.some((one) => fold(one) === fold(words));
    const wrong = wanted.filter(({ words }) => isOneOf(words) === (kind === 'missing'));
    const extra =
      kind === 'exactly'
        ? offered.filter((words) => !wanted.some((one) => fold(one.words) === fold(words)))
        : [];
    if (wrong.length === 0 && extra.length === 0) return;
    const said = (some: typeof wanted): string =>
      some.map(({ item }) => this.reader.text(item)).join(', ') || 'nothing';
    const expected = kind === 'missing' ? `not ${said(wrong)}` : said(wanted);
    this.differ(written, 'the options', expected, offered.join(', ') || 'nothing');
  }

  private expect(written: Written): void {
    checkExpectation(this.game, written, this.reader, this.report, this.checksOfAll());
  }

  /** For each seat that a check speaks of: what it was told since the beginning, and what the check says of it. */
  private tellings(written: Written): { name: string; told: string[]; said: readonly Written[] }[] {
    const names = this.game.setup.players;
    const entries = this.reader.map(this.reader.refuseEmpty(written), 'what was told');
    return Array.from(entries, ([name, entry]) => {
      const seat = name === 'spectator' ? null : this.reader.seat(names, { ...entry, value: name });
      const told = this.events.map((event) => eventWords(eventFor(event, seat), names));
      return { name, told, said: this.reader.oneOrMore(entry) };
    });
  }

  /** A sentence in the form in which event-words.ts says it. */
  private sentence(written: Written): string {
    const telling = readTelling(this.reader.text(written), this.game);
    return 'reason' in telling ? this.reader.fail(written.line, telling.reason) : telling.sentence;
  }

  private told(written: Written, yes: boolean): void {
    for (const { name, told, said } of this.tellings(written)) {
      for (const item of said) {
        const sentence = this.sentence(item);
        this.checks++;
        if (told.some((one) => reads(one, sentence)) === yes) continue;
        const expected = `${yes ? '' : 'not '}${sentence}`;
        this.differ(item, `what ${name} was told`, expected, lastOf(told));
      }
    }
  }

  /** Others may have happened in between. */
  private toldInOrder(written: Written): void {
    for (const { name, told, said } of this.tellings(written)) {
      if (said.length < 2)
        this.reader.fail(written.line, 'one event alone has no order; name two or more, or say told');
      let from = 0;
      let before = '';
      for (const item of said) {
        const sentence = this.sentence(item);
        this.checks++;
        const at = told.findIndex((one, index) => index >= from && reads(one, sentence));
        if (at < 0) {
          const expected = before === '' ? sentence : `${sentence} after ${before}`;
          this.differ(item, `the order in which ${name} was told`, expected, lastOf(told));
          break;
        }
        from = at + 1;
        before = sentence;
      }
    }
  }
}

const lastOf = (told: readonly string[]): string => told.slice(-LAST_EVENTS).join('; ') || 'nothing';

/** Which card came to lie on top need not be said. */
const reads = (told: string, said: string): boolean =>
  told === said || (told.startsWith(`${said}, `) && told.endsWith(' on top'));
