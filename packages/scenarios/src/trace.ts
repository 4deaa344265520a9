// A scenario to step through: every position on its way, what was chosen, and what must hold there.

import type { Decision, Game, GameEvent, Option, OptionParts } from '@tenfold/rules';
import { clone, optionParts } from '@tenfold/rules';
import type { ScenarioClaim } from './claims.ts';
import { ClaimReader } from './claims.ts';
import type { RunWatcher, ScenarioOutcome } from './run.ts';
import { Run } from './run.ts';
import type { Scenario, Written } from './scenario.ts';

/** A choice on the way, and the question that it answered. */
export interface TracedChoice {
  /** Who decided. */
  readonly seat: number;
  readonly asked: Pick<Decision, 'player' | 'about' | 'verb' | 'card' | 'picked'>;
  readonly chosen: OptionParts;
  /** It left nothing to choose, and the scenario does not speak of it. */
  readonly isForced: boolean;
}

/** One step: the position, a move, or what leaves no choice. */
export interface TraceStep {
  readonly kind: 'position' | 'move' | 'forced';
  /** Where the move is written; of the others, the line before. */
  readonly line: number;
  readonly choices: readonly TracedChoice[];
  /** How things stand after it. */
  readonly position: Game;
  /** How many events had happened by then. */
  readonly told: number;
  /** What must hold there. */
  readonly claims: readonly ScenarioClaim[];
}

/** A scenario with every position on its way. */
export interface ScenarioTrace {
  readonly scenario: Scenario;
  /** At least the first position. */
  readonly steps: readonly TraceStep[];
  /** Everything that happened, with what only some may know. */
  readonly events: readonly GameEvent[];
  readonly outcome: ScenarioOutcome;
}

/** Plays a scenario, and keeps every position on the way. What is no scenario is refused with a `ScenarioError`. */
export function traceScenario(scenario: Scenario): ScenarioTrace {
  const run = new Run(scenario);
  const tracer = new Tracer(run);
  run.watcher = tracer;
  const outcome = run.outcome();
  return { scenario, steps: tracer.finished(), events: run.events, outcome };
}

interface OpenStep {
  kind: TraceStep['kind'];
  line: number;
  choices: TracedChoice[];
  claims: ScenarioClaim[];
}

class Tracer implements RunWatcher {
  readonly #run: Run;
  readonly #claims: ClaimReader;
  readonly #steps: TraceStep[] = [];
  #open: OpenStep;
  #isSettling = false;

  constructor(run: Run) {
    this.#run = run;
    this.#claims = new ClaimReader(run.game, run.reader, run.questions);
    this.#open = newStep('position', run.scenario.line);
  }

  move({ line }: Written): void {
    this.#next('move', line);
    this.#isSettling = false;
  }

  settle(): void {
    this.#isSettling = true;
  }

  chosen({ seat, player, about, verb, card, picked }: Decision, option: Option, isForced: boolean): void {
    // What was compared before it was done held before it.
    if (this.#isSettling && (this.#open.kind !== 'forced' || this.#open.claims.length > 0))
      this.#next('forced', this.#open.line);
    const chosen = optionParts(this.#run.game, option);
    this.#open.choices.push({ seat, asked: { player, about, verb, card, picked }, chosen, isForced });
  }

  check(name: string, written: Written): void {
    this.#open.claims.push(...this.#claims.claims(name, written));
  }

  finished(): readonly TraceStep[] {
    this.#close();
    return this.#steps;
  }

  #next(kind: TraceStep['kind'], line: number): void {
    this.#close();
    this.#open = newStep(kind, line);
  }

  #close(): void {
    const { game, events } = this.#run;
    this.#steps.push({ ...this.#open, position: clone(game), told: events.length });
  }
}

const newStep = (kind: TraceStep['kind'], line: number): OpenStep => ({
  kind,
  line,
  choices: [],
  claims: [],
});
