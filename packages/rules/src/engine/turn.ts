// The turn is a list of steps like a card's text: Action phase, Buy phase, Clean-up, end; and from the top again. But they
// are called by name, for most of all steps ever carried out are these.

import { askToAct } from './action-menu.ts';
import { addOnce, again, ask, termsOf } from './asking.ts';
import { MOST_IDLE_ROUNDS, MOST_PLAYS, MOST_TURNS } from './bounds.ts';
import type { CompiledStep, Table, TurnTaker } from './card-set.ts';
import {
  clear,
  discardAllInPlay,
  discardEverything,
  discardWholeHand,
  draw,
  gainFromSupply,
  putOnDiscard,
  returnKeptCards,
  takeFromPlay,
} from './moves.ts';
import { BUY_CARD, CLEAN_UP_REST, DISCARD, END_ACTIONS, END_TURN, NOTHING, argumentOf } from './options.ts';
import type { Option } from './options.ts';
import { askToBuy, treasuresToPlay } from './menu.ts';
import { startText } from './play.ts';
import { HAND_SIZE, emptyPilesToEnd } from './rulebook-numbers.ts';
import { winnersOf } from './score.ts';
import type { Sources } from './sources.ts';
import type { Frame, Seat } from './state.ts';
import { ACTION, BUY, CLEAN_UP, EMPTY, NOBODY, PHASES } from './state.ts';
import { coinsOf, leftOf, tell } from './table.ts';
import { answerTreasures, playFromHandAt } from './treasures.ts';
import { nextAction, nextPurchase } from './unasked.ts';

const CLEAN_UP_SOURCES: Sources = { discard: 'in-play' };

/** The list that the turn's frame is at. Each step says whether the game must wait: for a choice, or for ever. */
export const turnSteps: readonly CompiledStep[] = [actionPhase, buyPhase, cleanUp, endTurn].map((run) => ({
  instant: false,
  run,
}));

/** Carries out steps of the turn until somebody must choose, or the game is over. */
export function runTurn(table: Table, frame: Frame): void {
  let waits = false;
  while (!waits) {
    switch (frame.step++) {
      case 0:
        waits = actionPhase(table, frame);
        break;
      case 1:
        waits = buyPhase(table, frame);
        break;
      case 2:
        waits = cleanUp(table, frame);
        break;
      default:
        waits = endTurn(table, frame);
    }
  }
}

/** What an option does that the turn itself has offered: in the step before the next. */
export function answerInTurn(table: Table, frame: Frame, option: Option): void {
  switch (frame.step) {
    case 1:
      return answerActionPhase(table, frame, option);
    case 2:
      return answerBuyPhase(table, frame, option);
    default:
      return answerCleanUp(table, frame, option);
  }
}

function actionPhase(table: Table, frame: Frame): boolean {
  const { game } = table;
  const { turn } = game;
  // Nobody can hold an Action while none has left its pile.
  if (
    turn.phase !== ACTION ||
    turn.actions === 0 ||
    game.actionsOut === 0 ||
    game.seats[frame.player]!.hand.length === 0
  ) {
    enterPhase(table, BUY);
    return false;
  }
  return table.taker === null || turn.possessor !== NOBODY
    ? asksToAct(table, frame)
    : actsUnasked(table, frame, table.taker);
}

function asksToAct(table: Table, { player }: Frame): boolean {
  if (askToAct(table, player)) return true;
  enterPhase(table, BUY);
  return false;
}

/** The text of the card that is played may have to be followed first. */
function actsUnasked(table: Table, frame: Frame, taker: TurnTaker): boolean {
  const place = nextAction(table, taker, frame.player);
  if (place === EMPTY) {
    enterPhase(table, BUY);
    return false;
  }
  act(table, frame, place);
  const { stack } = table.game;
  return stack[stack.length - 1] !== frame;
}

function answerActionPhase(table: Table, frame: Frame, option: Option): void {
  if (option === END_ACTIONS) return enterPhase(table, BUY);
  act(table, frame, table.game.seats[frame.player]!.hand.indexOf(argumentOf(option)));
}

function act(table: Table, frame: Frame, place: number): void {
  table.game.turn.actions--;
  again(frame);
  playFromHandAt(table, frame.player, place);
}

function enterPhase(table: Table, phase: number): void {
  const { turn } = table.game;
  if (turn.phase === phase) return;
  turn.phase = phase;
  if (table.listener) tell(table, 'phase', turn.player, { what: PHASES[phase]! });
}

function buyPhase(table: Table, frame: Frame): boolean {
  const { player } = frame;
  const { taker } = table;
  const { turn } = table.game;
  if (turn.phase !== BUY || turn.buys === 0) return false;
  const treasures = treasuresToPlay(table, player);
  if (taker === null || treasures !== 0 || turn.possessor !== NOBODY) {
    askToBuy(table, player, treasures);
    return true;
  }
  answerBuyPhase(table, frame, nextPurchase(table, taker, player));
  return false;
}

function answerBuyPhase(table: Table, frame: Frame, option: Option): void {
  if (option === END_TURN) return;
  if (option >= BUY_CARD) {
    buy(table, frame.player, argumentOf(option));
    if (table.game.turn.buys > 0) again(frame);
    return;
  }
  again(frame);
  answerTreasures(table, frame.player, option);
}

function buy(table: Table, player: number, card: number): void {
  const { turn } = table.game;
  turn.coins -= coinsOf(table, card);
  turn.potions -= table.set.potions[card]!;
  turn.buys--;
  turn.bought++;
  if (table.listener) tell(table, 'buy', player, { cards: [card] });
  gainFromSupply(table, player, card, 'discard');
}

/**
 * Cards that do something when discarded from play are discarded one by one, in the order of the player's choice,
 * for as long as one of them can still do something. Then all the others.
 * The frame's `n` is the place after the one being discarded.
 */
function cleanUp(table: Table, frame: Frame): boolean {
  enterPhase(table, CLEAN_UP);
  if (table.game.discardTexts && asksWhatToDiscard(table, frame)) return true;
  discardAndDraw(table, frame.player);
  return false;
}

function asksWhatToDiscard(table: Table, frame: Frame): boolean {
  discardPending(table, frame);
  const { inPlay, staying } = table.game.seats[frame.player]!;
  const leaving = inPlay.filter((card, place) => card !== EMPTY && !staying.includes(place));
  const isAble = (card: number): boolean => canActWhenDiscarded(table, frame.player, card);
  if (!leaving.some(isAble)) return false;
  const able = new Set(leaving.filter(isAble));
  const options: Option[] = [];
  for (const card of leaving) addOnce(options, DISCARD + card);
  options.push(CLEAN_UP_REST);
  const acting = Array.from(able, (card) => table.set.ids[card]!);
  ask(table, frame.player, termsOf('discard', CLEAN_UP_SOURCES, { acting }), 0, 1, options);
  return true;
}

function answerCleanUp(table: Table, frame: Frame, option: Option): void {
  const card = argumentOf(option);
  if (card === NOTHING) return discardAndDraw(table, frame.player);
  const { inPlay, staying } = table.game.seats[frame.player]!;
  const place = inPlay.findIndex((one, at) => one === card && !staying.includes(at));
  frame.n = place + 1;
  again(frame);
  if (!canActWhenDiscarded(table, frame.player, card)) return;
  // A text may play the card again that is being discarded, and so come round for ever.
  table.game.turn.plays++;
  startText(table, table.set.onDiscardFromPlay[card]!, frame.player, card, place, EMPTY);
}

function discardPending(table: Table, frame: Frame): void {
  if (frame.n === 0) return;
  const seat = table.game.seats[frame.player]!;
  const place = frame.n - 1;
  frame.n = 0;
  if (seat.inPlay[place] === EMPTY || seat.staying.includes(place)) return;
  putOnDiscard(table, frame.player, [takeFromPlay(seat, place)], 'in-play');
}

function canActWhenDiscarded(table: Table, player: number, card: number): boolean {
  if (card === EMPTY || table.game.turn.plays >= MOST_PLAYS) return false;
  const condition = table.set.discardCondition[card];
  return (
    condition !== undefined &&
    table.game.seats[player]!.inPlay.some((other) => other !== EMPTY && condition(table, other))
  );
}

/** The hand goes below the cards from play, which everybody has seen. Then the new hand. */
function discardAndDraw(table: Table, player: number): void {
  const seat = table.game.seats[player]!;
  if (table.listener === null && seat.staying.length === 0) {
    discardEverything(seat);
  } else {
    discardWholeHand(table, player, leavesPlay(seat));
    discardAllInPlay(table, player);
  }
  draw(table, player, table.game.turn.nextHand);
}

const leavesPlay = ({ inPlay, staying }: Seat): boolean =>
  inPlay.some((card, place) => card !== EMPTY && !staying.includes(place));

function endTurn(table: Table, frame: Frame): boolean {
  const { game } = table;
  if (game.seats[frame.player]!.returning.length > 0) returnKeptCards(table, frame.player);
  game.idleTurns++;
  if (isOver(table)) {
    finish(table);
    return true;
  }
  const extra = game.extraTurns.length > 0;
  const player = extra ? game.extraTurns[0]! : leftOf(game, game.lastOrdinary);
  const possessor = extra ? game.extraTurns[1]! : NOBODY;
  if (extra) game.extraTurns.splice(0, 2);
  startTurn(table, player, possessor, !extra);
  frame.player = player;
  frame.by = player;
  frame.step = 0;
  return false;
}

export function startTurn(table: Table, player: number, possessor: number, ordinary: boolean): void {
  const { game } = table;
  const { turn } = game;
  if (ordinary) {
    game.seats[player]!.turns++;
    game.lastOrdinary = player;
  }
  turn.inARow = turn.number > 0 && turn.player === player ? turn.inARow + 1 : 1;
  turn.number++;
  turn.player = player;
  turn.possessor = possessor;
  turn.phase = ACTION;
  turn.actions = 1;
  turn.buys = 1;
  turn.coins = 0;
  turn.potions = 0;
  turn.played = 0;
  turn.plays = 0;
  turn.bought = 0;
  turn.discount = 0;
  turn.nextHand = HAND_SIZE;
  clear(turn.bonuses);
  clear(turn.gained);
  if (table.listener) {
    tell(table, 'turn', player, {
      count: turn.number,
      ...(possessor === NOBODY ? {} : { other: possessor }),
      ...(ordinary || possessor !== NOBODY ? {} : { what: 'extra' }),
    });
  }
}

function isOver(table: Table): boolean {
  const { game, set } = table;
  const players = game.seats.length;
  return (
    game.supply[set.province] === 0 ||
    game.emptyPiles >= emptyPilesToEnd(players) ||
    game.idleTurns >= MOST_IDLE_ROUNDS * players ||
    game.turn.number >= MOST_TURNS
  );
}

function finish(table: Table): void {
  const { game } = table;
  game.over = true;
  game.extraTurns = [];
  game.stack.pop();
  if (table.listener) tell(table, 'over', game.turn.player, { winners: winnersOf(game, table.set) });
}
