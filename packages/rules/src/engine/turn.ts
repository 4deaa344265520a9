// The turn is a list of steps like a card's text: Action phase, Buy phase, Clean-up, end; and from the top again.

import { addOnce, again, ask, termsOf } from './asking.ts';
import type { CompiledStep, Table } from './card-set.ts';
import {
  discardAllInPlay,
  discardWholeHand,
  draw,
  gainFromSupply,
  layAllInPlay,
  layInPlay,
  putOnDiscard,
  returnKeptCards,
  takeFromHand,
  takeFromPlay,
} from './moves.ts';
import {
  BUY_CARD,
  CLEAN_UP_REST,
  DISCARD,
  END_ACTIONS,
  END_TURN,
  NOTHING,
  PLAY,
  PLAY_PLAIN_TREASURES,
  PLAY_TREASURES,
  argumentOf,
} from './options.ts';
import type { Option } from './options.ts';
import { askToBuy } from './menu.ts';
import { playCard, startText } from './play.ts';
import { HAND_SIZE, emptyPilesToEnd } from './rulebook-numbers.ts';
import { winnersOf } from './score.ts';
import type { Sources } from './sources.ts';
import type { Frame } from './state.ts';
import { ACTION, BUY, CLEAN_UP, EMPTY, NOBODY, PHASES } from './state.ts';
import { coinsOf, leftOf, tell } from './table.ts';

/** After so many rounds in which nothing left the Supply, the game is over: no rule can make it end otherwise. */
const MOST_IDLE_ROUNDS = 50;

const ACTION_TERMS = termsOf('play', { play: 'hand' });
const CLEAN_UP_SOURCES: Sources = { discard: 'in-play' };

const actionPhase: CompiledStep = {
  instant: false,
  run(table, frame) {
    const { game, set } = table;
    const { turn } = game;
    const { hand } = game.seats[frame.player]!;
    // Nobody can hold an Action while none has left its pile; else one is asked, whatever the hand holds.
    if (turn.phase !== ACTION || turn.actions === 0 || hand.length === 0 || game.actionsOut === 0) {
      return enterPhase(table, BUY);
    }
    const options: Option[] = [];
    for (const card of hand) if (set.isAction[card]!) addOnce(options, PLAY + card);
    options.push(END_ACTIONS);
    ask(table, frame.player, ACTION_TERMS, 0, 1, options);
  },
  answer(table, frame, option) {
    if (option === END_ACTIONS) return enterPhase(table, BUY);
    const card = argumentOf(option);
    table.game.turn.actions--;
    again(frame);
    playFromHand(table, frame.player, card);
  },
};

function playFromHand(table: Table, player: number, card: number): void {
  takeFromHand(table.game.seats[player]!, card);
  playCard(table, player, card, layInPlay(table, player, card));
}

function enterPhase(table: Table, phase: number): void {
  const { turn } = table.game;
  if (turn.phase === phase) return;
  turn.phase = phase;
  if (table.listener) tell(table, 'phase', turn.player, { what: PHASES[phase]! });
}

const buyPhase: CompiledStep = {
  instant: false,
  run(table, frame) {
    const { turn } = table.game;
    if (turn.phase !== BUY || turn.buys === 0) return;
    askToBuy(table, frame.player);
  },
  answer(table, frame, option) {
    if (option === END_TURN) return;
    const card = argumentOf(option);
    if (option >= BUY_CARD) {
      buy(table, frame.player, card);
      if (table.game.turn.buys > 0) again(frame);
      return;
    }
    again(frame);
    if (option === PLAY_TREASURES) playCoinTreasures(table, frame.player);
    else if (option === PLAY_PLAIN_TREASURES) playPlainTreasures(table, frame.player);
    else playFromHand(table, frame.player, card);
  },
};

/** Those that make coins and nothing else: nearly all that are ever played, so they need not follow their texts. */
function playCoinTreasures(table: Table, player: number): void {
  const { game, set } = table;
  const seat = game.seats[player]!;
  if (table.listener === null && game.turn.bonuses.length === 0) {
    game.turn.coins += layAllInPlay(seat, set.plainCoins);
    return;
  }
  for (const card of seat.hand.filter((one) => set.plainCoins[one]! >= 0)) playFromHand(table, player, card);
}

function playPlainTreasures(table: Table, player: number): void {
  const { seats } = table.game;
  const { hand } = seats[player]!;
  const played = hand.filter((card) => table.set.isPlainTreasure[card]!);
  for (const card of played) playFromHand(table, player, card);
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
const cleanUp: CompiledStep = {
  instant: false,
  run(table, frame) {
    enterPhase(table, CLEAN_UP);
    if (!table.game.discardTexts) return discardAndDraw(table, frame.player);
    discardPending(table, frame);
    const { inPlay } = table.game.seats[frame.player]!;
    const isAble = (card: number): boolean => canActWhenDiscarded(table, frame.player, card);
    if (!inPlay.some(isAble)) return discardAndDraw(table, frame.player);
    const able = new Set(inPlay.filter(isAble));
    const options: Option[] = [];
    for (const card of inPlay) if (card !== EMPTY) addOnce(options, DISCARD + card);
    options.push(CLEAN_UP_REST);
    const acting = Array.from(able, (card) => table.set.ids[card]!);
    ask(table, frame.player, termsOf('discard', CLEAN_UP_SOURCES, { acting }), 0, 1, options);
  },
  answer(table, frame, option) {
    const card = argumentOf(option);
    if (card === NOTHING) return discardAndDraw(table, frame.player);
    const place = table.game.seats[frame.player]!.inPlay.indexOf(card);
    frame.n = place + 1;
    again(frame);
    if (!canActWhenDiscarded(table, frame.player, card)) return;
    startText(table, table.set.onDiscardFromPlay[card]!, frame.player, card, place, EMPTY);
  },
};

function discardPending(table: Table, frame: Frame): void {
  if (frame.n === 0) return;
  const seat = table.game.seats[frame.player]!;
  const place = frame.n - 1;
  frame.n = 0;
  if (seat.inPlay[place] !== EMPTY) putOnDiscard(table, frame.player, [takeFromPlay(seat, place)], 'in-play');
}

function canActWhenDiscarded(table: Table, player: number, card: number): boolean {
  if (card === EMPTY) return false;
  const condition = table.set.discardCondition[card];
  return (
    condition !== undefined &&
    table.game.seats[player]!.inPlay.some((other) => other !== EMPTY && condition(table, other))
  );
}

/** The hand goes below the cards from play, which everybody has seen. Then five new cards. */
function discardAndDraw(table: Table, player: number): void {
  const { inPlay } = table.game.seats[player]!;
  discardWholeHand(table, player, table.listener !== null && inPlay.some((card) => card !== EMPTY));
  discardAllInPlay(table, player);
  draw(table, player, HAND_SIZE);
}

const endTurn: CompiledStep = {
  instant: false,
  run(table, frame) {
    const { game } = table;
    returnKeptCards(table, frame.player);
    game.idleTurns++;
    if (isOver(table)) return finish(table);
    const extra = game.extraTurns.length > 0;
    const player = extra ? game.extraTurns[0]! : leftOf(game, game.lastOrdinary);
    const possessor = extra ? game.extraTurns[1]! : NOBODY;
    if (extra) game.extraTurns.splice(0, 2);
    startTurn(table, player, possessor, !extra);
    frame.player = player;
    frame.by = player;
    frame.step = 0;
  },
};

export function startTurn(table: Table, player: number, possessor: number, ordinary: boolean): void {
  const { game } = table;
  const { turn } = game;
  if (ordinary) {
    game.seats[player]!.turns++;
    game.lastOrdinary = player;
  }
  turn.number++;
  turn.player = player;
  turn.possessor = possessor;
  turn.phase = ACTION;
  turn.actions = 1;
  turn.buys = 1;
  turn.coins = 0;
  turn.potions = 0;
  turn.played = 0;
  turn.bought = 0;
  turn.discount = 0;
  if (turn.bonuses.length > 0) turn.bonuses = [];
  if (table.listener) {
    tell(table, 'turn', player, {
      count: turn.number,
      ...(possessor === NOBODY ? {} : { other: possessor }),
    });
  }
}

function isOver(table: Table): boolean {
  const { game, set } = table;
  const players = game.seats.length;
  return (
    game.supply[set.province] === 0 ||
    game.emptyPiles >= emptyPilesToEnd(players) ||
    game.idleTurns >= MOST_IDLE_ROUNDS * players
  );
}

function finish(table: Table): void {
  const { game } = table;
  game.over = true;
  game.extraTurns = [];
  game.stack = [];
  if (table.listener) tell(table, 'over', game.turn.player, { winners: winnersOf(game, table.set) });
}

export const turnSteps: readonly CompiledStep[] = [actionPhase, buyPhase, cleanUp, endTurn];
