// A game being played: the position, the record that led to it, and what happened on the way.

import { forcedOption } from '@tenfold/insight';
import type { OwnCard } from '@tenfold/protocol';
import type { Game, GameEvent, GameRecord, Option, RecordedChoice, Reseed, SetupWish } from '@tenfold/rules';
import { apply, newGame, recordChoice, replay, waitingFor } from '@tenfold/rules';
import type { Opponent, Studies } from './opponents.ts';
import { seatOpponents } from './opponents.ts';
import type { OfferedQuestion } from './question.ts';
import { questionFor, questionsFor } from './question.ts';

/** The person's seat; bots have the others. */
export const HUMAN = 0;

export interface Session {
  readonly setup: SetupWish;
  /** Its home-made cards, with their names. */
  readonly ownCards: readonly OwnCard[];
  /** Of the record that is played on. */
  readonly reseeds: readonly Reseed[];
  game: Game;
  /** What the bots have prepared; empty while they have not. */
  studies: Studies;
  opponents: readonly Opponent[];
  choices: RecordedChoice[];
  events: GameEvent[];
  /** How many choices had been made each time the person was to decide: where undo leads back to. */
  undoPoints: number[];
}

const UNPREPARED: Studies = new Map();

export function startSession(setup: SetupWish, ownCards: readonly OwnCard[] = []): Session {
  const events: GameEvent[] = [];
  const game = newGame(setup, (event) => events.push(event));
  const bots = { studies: UNPREPARED, opponents: seatOpponents(game, UNPREPARED) };
  return { setup, ownCards, reseeds: [], game, ...bots, choices: [], events, undoPoints: [] };
}

export function resumeSession(record: GameRecord, ownCards: readonly OwnCard[] = []): Session {
  const events: GameEvent[] = [];
  const undoPoints: number[] = [];
  let made = 0;
  const game = replay(record, {
    listener: (event) => events.push(event),
    before: (position, { player, forWhom }) => {
      const { players } = position.setup;
      const whom = forWhom === undefined ? undefined : players.indexOf(forWhom);
      const question = questionFor(position, HUMAN, whom);
      const decides = player === players[HUMAN];
      if (decides && question !== undefined && leavesNoChoice(question) === undefined) undoPoints.push(made);
      made++;
    },
  });
  return {
    setup: record.setup,
    ownCards,
    reseeds: record.reseeds ?? [],
    game,
    studies: UNPREPARED,
    opponents: seatOpponents(game, UNPREPARED),
    choices: [...record.choices],
    events,
    undoPoints,
  };
}

/** Whoever has gone back beyond a new seed is dealt what followed from the one before. */
export function recordOf({ setup, choices, reseeds }: Session): GameRecord {
  return { setup, choices, reseeds: reseeds.filter(({ after }) => after <= choices.length) };
}

/** For whom matters only where the seat is asked twice at once. */
export function choose(session: Session, option: Option, seat: number, player?: number): void {
  const { game, choices, events } = session;
  choices.push(recordChoice(game, option, seat, player));
  apply(game, option, seat, (event) => events.push(event), player);
}

/**
 * Answers for the bots, and for the person where nothing is left to choose, until the person must decide: gives what he
 * is asked, nothing once the game is over.
 */
export function runToHuman(session: Session): readonly OfferedQuestion[] {
  const { game, opponents } = session;
  for (;;) {
    const questions = questionsFor(game, HUMAN);
    const forced = questions.find((question) => leavesNoChoice(question) !== undefined);
    const only = forced === undefined ? undefined : leavesNoChoice(forced);
    if (forced !== undefined && only !== undefined) {
      choose(session, only, HUMAN, forced.decision.player);
      continue;
    }
    if (questions.length > 0) return questions;
    const [bot] = waitingFor(game);
    if (bot === undefined) return [];
    const answer = opponents[bot]?.answer();
    if (answer === undefined) return [];
    choose(session, answer, bot);
  }
}

/** The only option, where nobody could mind that it is taken: ending the turn is always the person's to say. */
function leavesNoChoice({ decision, choices }: OfferedQuestion): Option | undefined {
  const only = forcedOption({ card: decision.card, options: choices });
  return only === null ? undefined : choices[only]?.option;
}

/** Back to what the person decided last, past the bots' answers; false at the beginning. */
export function undo(session: Session): boolean {
  const point = session.undoPoints.pop();
  if (point === undefined) return false;
  session.choices = session.choices.slice(0, point);
  session.events = [];
  session.game = replay(recordOf(session), { listener: (event) => session.events.push(event) });
  session.opponents = seatOpponents(session.game, session.studies);
  return true;
}
