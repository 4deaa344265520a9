// Four of the five verbs: decision, apply, clone, and (in ../setup.ts) newGame. The fifth, view, is in ../view.ts.

import type { CardSet, CompiledStep, Table } from './card-set.ts';
import { RuleError } from '../errors.ts';
import type { Listener } from './events.ts';
import { cardSetOf } from './game-cards.ts';
import { isUnderstood } from './menu.ts';
import { discardLeftLying } from './moves.ts';
import type { Option } from './options.ts';
import { includesOption } from './options.ts';
import type { Decision, Frame, Game } from './state.ts';
import { tableOf } from './table.ts';
import { answerInTurn, runTurn } from './turn.ts';

/**
 * What is asked: of this seat, or of the first that has not answered. Undefined if nothing is, as when the game is over.
 * A possessor may be asked for the possessed player and for himself at once: then `player` says for whom.
 */
export function decision(game: Game, seat?: number, player?: number): Decision | undefined {
  const { asks } = game;
  if (player !== undefined)
    return asks.find((asked) => asked.player === player && (seat === undefined || asked.seat === seat));
  if (seat === undefined || asks.length === 0 || asks[0]!.seat === seat) return asks[0];
  return asks.find((asked) => asked.seat === seat);
}

/** The seats that must choose now. */
export const waitingFor = (game: Game): number[] => [...new Set(game.asks.map((asked) => asked.seat))];

/**
 * Makes a choice and runs on until somebody must choose again. What is neither offered nor understood is refused and
 * changes nothing.
 * The seat matters only where several are asked at once, and for whom only where one seat is asked twice at once.
 */
export function apply(
  game: Game,
  choice: Option,
  seat?: number,
  listener: Listener | null = null,
  player?: number,
): void {
  const asked = decision(game, seat, player);
  if (asked === undefined) throw refusal(game, seat);
  answer(tableOf(game, cardSetOf(game), listener), asked, choice);
}

/** Makes a choice at a table that may be used for many. */
export function answer(table: Table, asked: Decision, choice: Option): void {
  const { game } = table;
  if (!includesOption(asked.options, choice)) expectUnderstood(game, asked, choice);
  if (game.asks.length === 1) game.asks.pop();
  else game.asks.splice(game.asks.indexOf(asked), 1);
  const frame = topOf(game);
  table.card = frame.card;
  table.depth = frame.depth;
  if (frame.list === table.set.turn) answerInTurn(table, frame, choice);
  else askingStep(table.set, frame).answer!(table, frame, choice, asked);
  advance(table);
}

function expectUnderstood(game: Game, asked: Decision, choice: Option): void {
  if (isUnderstood(cardSetOf(game), asked.options, choice)) return;
  throw new RuleError(
    'illegal-choice',
    `${game.setup.players[asked.seat]!} was not offered this choice; choose one of decision(game).options`,
  );
}

function refusal(game: Game, seat: number | undefined): RuleError {
  if (game.over) return new RuleError('game-over', 'the game is over; nothing can be chosen any more');
  const waiting = waitingFor(game).map((one) => game.setup.players[one]!);
  const who = game.setup.players[seat ?? -1] ?? `seat ${seat ?? '?'}`;
  return new RuleError('not-asked', `${who} is not asked now; the game waits for ${waiting.join(', ')}`);
}

/** Carries out steps until somebody must choose, or the game is over. */
export function advance(table: Table): void {
  const { game, set } = table;
  const { asks } = game;
  while (asks.length === 0 && game.stack.length > 0) {
    const frame = topOf(game);
    table.card = frame.card;
    table.depth = frame.depth;
    if (frame.list === set.turn) {
      runTurn(table, frame);
      continue;
    }
    const steps = set.lists[frame.list]!;
    if (frame.step < steps.length) {
      steps[frame.step++]!.run(table, frame);
    } else if (frame.back.length > 0) {
      frame.step = frame.back.pop()!;
      frame.list = frame.back.pop()!;
    } else {
      discardLeftLying(table, frame);
      game.stack.pop();
    }
  }
}

const topOf = (game: Game): Frame => game.stack[game.stack.length - 1]!;

const askingStep = (set: CardSet, frame: Frame): CompiledStep => set.lists[frame.list]![frame.step - 1]!;

/** An independent copy. What never changes is shared. */
export function clone(game: Game): Game {
  return {
    setup: game.setup,
    seats: game.seats.map((seat) => ({
      deck: seat.deck.slice(),
      hand: seat.hand.slice(),
      discard: seat.discard.slice(),
      inPlay: seat.inPlay.slice(),
      returning: seat.returning.slice(),
      // These two are replaced, never changed.
      staying: seat.staying,
      mat: seat.mat,
      tokens: seat.tokens,
      turns: seat.turns,
    })),
    piles: game.piles,
    supply: game.supply.slice(),
    trash: game.trash.slice(),
    turn: { ...game.turn, bonuses: game.turn.bonuses.slice(), gained: game.turn.gained.slice() },
    inMarket: game.inMarket,
    market: game.market,
    marketOpen: game.marketOpen,
    extraTurns: game.extraTurns.slice(),
    lastOrdinary: game.lastOrdinary,
    stack: game.stack.map((frame) => ({
      ...frame,
      back: frame.back.slice(),
      them: frame.them.slice(),
      rest: frame.rest.slice(),
      noted: frame.noted.slice(),
    })),
    // A question never changes once asked.
    asks: game.asks.slice(),
    random: game.random.slice(),
    emptyPiles: game.emptyPiles,
    reactions: game.reactions,
    discardTexts: game.discardTexts,
    actionsOut: game.actionsOut,
    passedPoints: game.passedPoints.slice(),
    idleTurns: game.idleTurns,
    returned: game.returned,
    plannedShuffles: game.plannedShuffles.map((shuffles) => shuffles.map((cards) => cards.slice())),
    over: game.over,
  };
}
