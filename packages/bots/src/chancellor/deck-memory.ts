// What decks of the repertoire look like turn by turn, to tell by somebody's deck which of them he may be playing.

import type { CardSet, Game } from '@tenfold/rules';
import { EMPTY, cardSetOf, playOut } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { seatBots } from '../bot.ts';
import type { Arena } from './arena.ts';

/** Games that each plays against itself to be known, and turns of them that are looked at. */
const GAMES = 6;
const TURNS = 20;
/** Chance that a card is there which was never seen in such a deck, nearly. */
const SURPRISE = 0.06;
/** A deck that is like none of them is no proof for the one that it is a little less unlike. */
const TRUST = 0.9;

/** By turn: how many of each card such a deck has, on average. */
export type DecksByTurn = readonly (readonly number[])[];

/** The decks of somebody who plays a table of his like. */
export function decksOf(arena: Arena, maker: BotMaker): DecksByTurn {
  const decks: number[][] = [];
  for (let shuffle = 0; shuffle < GAMES; shuffle++) {
    const game = arena.deal(shuffle);
    const set = cardSetOf(game);
    const choose = seatBots(
      game,
      game.seats.map(() => maker),
    );
    for (let turn = 1; turn < TURNS && !game.over; turn++) {
      playOut(game, choose, { until: ({ seats }) => seats[0]!.turns > turn });
      addDeck((decks[turn] ??= set.ids.map(() => 0)), game);
    }
  }
  return decks;
}

function addDeck(counts: number[], { seats }: Game): void {
  const { deck, hand, discard, inPlay, returning, mat } = seats[0]!;
  for (const cards of [deck, hand, discard, inPlay, returning, mat]) {
    for (const card of cards) if (card !== EMPTY) counts[card]! += 1 / GAMES;
  }
}

/** How well a deck after so many turns fits, as the logarithm of a likelihood. */
export function fitOf(set: CardSet, decks: DecksByTurn, counts: ArrayLike<number>, turn: number): number {
  const expected = decks[Math.min(turn, decks.length - 1)];
  if (expected === undefined) return 0;
  let fit = 0;
  for (const card of set.ids.keys()) {
    // Curses are not what somebody chose.
    if (set.definitions[card]!.types.includes('Curse')) continue;
    const mean = expected[card]! + SURPRISE;
    fit += counts[card]! * Math.log(mean) - mean;
  }
  return TRUST * fit;
}
