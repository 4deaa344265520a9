// Plays a scenario and says what does not hold.

import type { Game, GameEvent, Phase, PositionPlayer, PositionTurn } from '@tenfold/rules';
import { RuleError, eventFor, fold, kingdomOf, newGame, newPosition, offeredWords } from '@tenfold/rules';
import { checkAsked, checkExpectation, checkSight } from './checks.ts';
import type { Difference } from './checks.ts';
import { eventWords } from './event-words.ts';
import { isOffered, makeMove, parseMove, reasonOf, settle, settlePasses } from './moves.ts';
import type { Scenario, Written } from './parse.ts';
import { ScenarioError } from './parse.ts';
import { Reader } from './read.ts';

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
    const moves = this.scenario.parts.get('moves');
    for (const move of moves?.items ?? []) {
      if (this.differences.length > 0) break;
      this.step(move);
    }
    const then = this.scenario.parts.get('then');
    if (then !== undefined && this.differences.length === 0) this.expect(then);
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

  private begin(): Game {
    const start =
      this.part('setup') ??
      this.part('players') ??
      this.reader.fail(this.scenario.line, 'the scenario has neither players nor a setup');
    try {
      return this.part('setup') === undefined ? this.position() : this.realGame(start);
    } catch (error) {
      if (error instanceof RuleError) this.reader.fail(start.line, error.message);
      throw error;
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
    let start = 0;
    reader.each(written, 'a setup', {
      players: (entry) => (players = reader.texts(entry)),
      kingdom: (entry) => (kingdom = reader.cards(entry)),
      seed: (entry) => (seed = reader.text(entry)),
      boxes: (entry) => (boxes = reader.number(entry) === 2 ? 2 : 1),
      further: (entry) => (further = reader.cards(entry)),
      start: (entry) => (start = reader.seat(players, entry)),
    });
    return newGame({ players, kingdom, seed, boxes, further, start }, this.listen);
  }

  private position(): Game {
    const { reader } = this;
    const written = this.part('players')!;
    const names = [...written.entries.keys()];
    const players = [...written.entries].map(([name, entry]) => this.player(name, entry));
    const supply: Record<string, number> = {};
    for (const [name, entry] of this.part('supply')?.entries ?? []) {
      supply[reader.card(name, entry.line)] = reader.number(entry);
    }
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
      },
      this.listen,
    );
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
      phase: (entry) => (turn.phase = reader.text(entry) as Phase),
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
    settlePasses(this.game, this.listen);
    this.reader.each(written, 'a move', {
      cannot: (entry) => this.cannot(entry),
      options: (entry) => this.options(entry, 'exactly'),
      offered: (entry) => this.options(entry, 'offered'),
      missing: (entry) => this.options(entry, 'missing'),
      asked: (entry) => {
        this.checks++;
        checkAsked(this.game, entry, this.reader, this.reporter);
      },
      asking: (entry) => this.add(checkExpectation(this.game, only('asking', entry), this.reader)),
      expect: (entry) => this.expect(entry),
      sees: (entry) => {
        settle(this.game, this.listen);
        this.add(checkSight(this.game, entry, this.reader));
      },
      told: (entry) => this.told(entry, true),
      notTold: (entry) => this.told(entry, false),
    });
  }

  private readonly reporter = (at: Written, what: string, expected: string, found: string): void => {
    if (expected !== found) this.differences.push({ line: at.line, what, expected, found });
  };

  private add(differences: readonly Difference[]): void {
    this.checks++;
    this.differences.push(...differences);
  }

  private move(written: Written): void {
    const sentence = String(written.value);
    const move = parseMove(sentence, this.game.setup.players);
    if (typeof move === 'string') throw new ScenarioError(this.scenario.file, written.line, move);
    let reason: string | undefined;
    try {
      reason = makeMove(this.game, move, this.listen);
    } catch (error) {
      reason = reasonOf(error);
      if (reason === undefined) throw error;
    }
    if (reason !== undefined)
      this.differences.push({ line: written.line, what: 'a move', expected: sentence, found: reason });
  }

  private cannot(written: Written): void {
    this.checks++;
    for (const sentence of this.reader.texts(written)) {
      const move = parseMove(sentence, this.game.setup.players);
      if (typeof move === 'string') throw new ScenarioError(this.scenario.file, written.line, move);
      if (isOffered(this.game, move)) {
        this.differences.push({
          line: written.line,
          what: 'a move',
          expected: `refused: ${sentence}`,
          found: 'offered',
        });
      }
    }
  }

  /** The words of the options of whoever is asked first. */
  private options(written: Written, kind: 'exactly' | 'offered' | 'missing'): void {
    this.checks++;
    const offered = offeredWords(this.game);
    const folded = new Set(offered.map(fold));
    const wanted =
      written.items.length === 0 && Array.isArray(written.value) ? [] : this.reader.texts(written);
    const wrong = wanted.filter((words) => folded.has(fold(words)) === (kind === 'missing'));
    const extra =
      kind === 'exactly' ? offered.filter((words) => !wanted.some((one) => fold(one) === fold(words))) : [];
    if (wrong.length === 0 && extra.length === 0) return;
    this.differences.push({
      line: written.line,
      what: kind === 'missing' ? 'options that must not be offered' : 'the options',
      expected: (kind === 'missing' ? wrong : wanted).join(', '),
      found: offered.join(', '),
    });
  }

  private expect(written: Written): void {
    settle(this.game, this.listen);
    this.add(checkExpectation(this.game, written, this.reader));
  }

  /** What a seat was told since the beginning, in the sentences of event-words.ts. */
  private told(written: Written, yes: boolean): void {
    settle(this.game, this.listen);
    const names = this.game.setup.players;
    for (const [name, entry] of written.entries) {
      const seat = name === 'spectator' ? null : this.reader.seat(names, { ...entry, value: name });
      const sentences = this.events.map((event) => eventWords(eventFor(event, seat), names));
      for (const sentence of this.reader.texts(entry)) {
        this.checks++;
        if (sentences.includes(sentence) === yes) continue;
        this.differences.push({
          line: entry.line,
          what: `what ${name} was told`,
          expected: `${yes ? '' : 'not '}${sentence}`,
          found: sentences.slice(-12).join('; '),
        });
      }
    }
  }
}

/** One entry of an expectation, alone. */
const only = (key: string, entry: Written): Written => ({
  value: { [key]: entry.value },
  line: entry.line,
  entries: new Map([[key, entry]]),
  items: [],
});
