// Plays a scenario and says what does not hold.

import type { CardDefinition, Game, GameEvent, PositionPlayer, PositionTurn } from '@tenfold/rules';
import { RuleError, eventFor, fold, kingdomOf, newGame, newPosition, offeredWords } from '@tenfold/rules';
import { checkAsked, checkAsking, checkExpectation, checkSight } from './checks.ts';
import type { Difference, Report } from './checks.ts';
import { eventWords } from './event-words.ts';
import type { Move } from './moves.ts';
import { isOffered, makeMove, parseMove, settle, settlePasses } from './moves.ts';
import type { Scenario, Written } from './parse.ts';
import { Reader } from './read.ts';

/** As many as fit into a report of a failure. */
const LAST_EVENTS = 12;

export interface Outcome {
  readonly scenario: Scenario;
  /** Empty if everything holds. */
  readonly differences: readonly Difference[];
  /** How many things were checked. */
  readonly checks: number;
}

export function runScenario(scenario: Scenario): Outcome {
  return new Run(scenario).outcome();
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
    this.game = this.begin();
  }

  outcome(): Outcome {
    for (const move of this.moves()) {
      if (this.differences.length > 0) break;
      this.withinTheRules(move, () => this.step(move));
    }
    const then = this.part('then');
    if (then !== undefined && this.differences.length === 0) {
      this.withinTheRules(then, () => this.expect(then));
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

  private begin(): Game {
    const start =
      this.part('setup') ??
      this.part('players') ??
      this.reader.fail(this.scenario.line, 'the scenario has neither players nor a setup');
    if (this.part('setup') !== undefined) this.refuseBesideSetup();
    try {
      return this.part('setup') === undefined ? this.position() : this.realGame(start);
    } catch (error) {
      if (error instanceof RuleError) this.reader.fail(start.line, error.message);
      throw error;
    }
  }

  private refuseBesideSetup(): void {
    for (const name of ['players', 'kingdom', 'supply', 'trash', 'turn', 'seed']) {
      const written = this.part(name);
      if (written !== undefined)
        this.reader.fail(written.line, `"${name}" cannot stand beside a setup, which begins a real new game`);
    }
  }

  /** A new game as a table would begin it. */
  private realGame(written: Written): Game {
    const { reader } = this;
    let players: string[] = [];
    let kingdom: string[] = [];
    let seed = 'scenario';
    let boxes: 1 | 2 = 1;
    let further: string[] = [];
    let start: Written | undefined;
    reader.each(written, 'a setup', {
      players: (entry) => (players = reader.texts(entry)),
      kingdom: (entry) => (kingdom = reader.cards(entry)),
      seed: (entry) => (seed = reader.text(entry)),
      boxes: (entry) => {
        const number = reader.number(entry);
        if (number !== 1 && number !== 2) reader.fail(entry.line, `${number} boxes: there can be 1 or 2`);
        boxes = number === 2 ? 2 : 1;
      },
      further: (entry) => (further = reader.cards(entry)),
      start: (entry) => (start = entry),
    });
    const first = start === undefined ? 0 : reader.seat(players, start);
    return newGame({ players, kingdom, seed, boxes, further, start: first, ...this.ownCards() }, this.listen);
  }

  private position(): Game {
    const { reader } = this;
    const written = reader.map(this.part('players')!, 'who plays');
    const names = [...written.keys()];
    const players = [...written].map(([name, entry]) => this.player(name, entry));
    const supply = this.supply();
    const trash = this.part('trash');
    const trashed = trash === undefined ? [] : reader.cards(trash);
    const kingdom = this.part('kingdom');
    const used = [
      ...players.flatMap((player) =>
        [player.hand, player.deck, player.discard, player.inPlay, player.returning].flatMap(
          (cards) => cards ?? [],
        ),
      ),
      ...trashed,
      ...Object.keys(supply),
    ];
    const seed = this.part('seed');
    return newPosition(
      {
        players,
        kingdom: kingdom === undefined ? kingdomOf(used) : reader.cards(kingdom),
        supply,
        trash: trashed,
        turn: this.turn(names),
        ...(seed === undefined ? {} : { seed: reader.text(seed) }),
        ...this.ownCards(),
      },
      this.listen,
    );
  }

  private ownCards(): { ownCards?: readonly CardDefinition[] } {
    const { ownCards } = this.reader;
    return ownCards.length === 0 ? {} : { ownCards };
  }

  private supply(): Record<string, number> {
    const { reader } = this;
    const written = this.part('supply');
    const supply: Record<string, number> = {};
    if (written === undefined) return supply;
    for (const [name, entry] of reader.map(written, 'the Supply')) {
      supply[reader.card(name, entry.line)] = reader.number(entry);
    }
    return supply;
  }

  private player(name: string, written: Written): PositionPlayer {
    const { reader } = this;
    const player: { -readonly [K in keyof PositionPlayer]: PositionPlayer[K] } = { name };
    reader.each(written, 'a player', {
      hand: (entry) => (player.hand = reader.cards(entry)),
      deck: (entry) => (player.deck = reader.cards(entry)),
      discard: (entry) => (player.discard = reader.cards(entry)),
      play: (entry) => (player.inPlay = reader.cards(entry)),
      returning: (entry) => (player.returning = reader.cards(entry)),
      turns: (entry) => (player.turns = reader.number(entry)),
      shuffles: (entry) => (player.shuffles = reader.lists(entry)),
    });
    return player;
  }

  private turn(names: readonly string[]): PositionTurn {
    const { reader } = this;
    const turn: { -readonly [K in keyof PositionTurn]: PositionTurn[K] } = {};
    const written = this.part('turn');
    if (written === undefined) return turn;
    reader.each(written, 'the turn', {
      player: (entry) => (turn.player = reader.seat(names, entry)),
      possessor: (entry) => (turn.possessor = reader.seat(names, entry)),
      lastOrdinary: (entry) => (turn.lastOrdinary = reader.seat(names, entry)),
      phase: (entry) => (turn.phase = reader.phase(entry)),
      number: (entry) => (turn.number = reader.number(entry)),
      actions: (entry) => (turn.actions = reader.number(entry)),
      buys: (entry) => (turn.buys = reader.number(entry)),
      coins: (entry) => (turn.coins = reader.number(entry)),
      potions: (entry) => (turn.potions = reader.number(entry)),
      actionsPlayed: (entry) => (turn.actionsPlayed = reader.number(entry)),
      bought: (entry) => (turn.bought = reader.number(entry)),
      discount: (entry) => (turn.discount = reader.number(entry)),
    });
    return turn;
  }

  private step(written: Written): void {
    if (typeof written.value === 'string') return this.move(written);
    if (written.value === null || (written.entries.size === 0 && typeof written.value === 'object'))
      this.reader.fail(
        written.line,
        'a move is a sentence, or a check such as "asked: Ann"; here is nothing',
      );
    settlePasses(this.game, this.listen);
    this.reader.each(written, 'a move', {
      cannot: (entry) => this.cannot(entry),
      options: (entry) => this.options(entry, 'exactly'),
      offered: (entry) => this.options(entry, 'offered'),
      missing: (entry) => this.options(entry, 'missing'),
      asked: (entry) => checkAsked(this.game, entry, this.reader, this.report),
      asking: (entry) => checkAsking(this.game, entry, this.reader, this.report),
      expect: (entry) => this.expect(entry),
      sees: (entry) => {
        settle(this.game, this.listen);
        checkSight(this.game, entry, this.reader, this.report);
      },
      told: (entry) => this.told(entry, true),
      notTold: (entry) => this.told(entry, false),
    });
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
    const move = parseMove(this.reader.text(written), this.game.setup.players);
    if (typeof move === 'string') return this.reader.fail(written.line, move);
    for (const words of move.choices) this.reader.choice(words, written.line);
    return move;
  }

  private cannot(written: Written): void {
    for (const item of written.items.length > 0 ? written.items : [written]) {
      const move = this.moveIn(item);
      this.checks++;
      if (isOffered(this.game, move))
        this.differ(item, 'a move', `refused: ${String(item.value)}`, 'offered');
    }
  }

  /** The words of the options of whoever is asked first. */
  private options(written: Written, kind: 'exactly' | 'offered' | 'missing'): void {
    this.checks++;
    const offered = offeredWords(this.game);
    const folded = new Set(offered.map(fold));
    const wanted =
      written.items.length === 0 && Array.isArray(written.value) ? [] : this.reader.texts(written);
    for (const words of wanted) this.reader.choice(words, written.line);
    const wrong = wanted.filter((words) => folded.has(fold(words)) === (kind === 'missing'));
    const extra =
      kind === 'exactly' ? offered.filter((words) => !wanted.some((one) => fold(one) === fold(words))) : [];
    if (wrong.length === 0 && extra.length === 0) return;
    const expected = kind === 'missing' ? `not ${wrong.join(', ')}` : wanted.join(', ') || 'nothing';
    this.differ(written, 'the options', expected, offered.join(', ') || 'nothing');
  }

  private expect(written: Written): void {
    settle(this.game, this.listen);
    checkExpectation(this.game, written, this.reader, this.report);
  }

  /** What a seat was told since the beginning, in the sentences of event-words.ts. */
  private told(written: Written, yes: boolean): void {
    settle(this.game, this.listen);
    const names = this.game.setup.players;
    for (const [name, entry] of this.reader.map(written, 'what was told')) {
      const seat = name === 'spectator' ? null : this.reader.seat(names, { ...entry, value: name });
      const sentences = this.events.map((event) => eventWords(eventFor(event, seat), names));
      for (const sentence of this.reader.texts(entry)) {
        this.checks++;
        if (sentences.includes(sentence) === yes) continue;
        const found = sentences.slice(-LAST_EVENTS).join('; ') || 'nothing';
        this.differ(entry, `what ${name} was told`, `${yes ? '' : 'not '}${sentence}`, found);
      }
    }
  }
}
