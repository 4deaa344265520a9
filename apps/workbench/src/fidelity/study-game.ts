// What all trials share: a table with nothing but the basic piles, and the choices that need no thinking.

import type { CardId, Game } from '@tenfold/rules';
import { cardNumber, decision, findOption, newGame, standardCards } from '@tenfold/rules';

/** Trials, both ends included. */
export interface TrialRange {
  readonly from: number;
  readonly to: number;
}

const PLAYERS = ['First', 'Second'];

export const studyGame = (seed: string, kingdom: readonly CardId[] = []): Game =>
  newGame({ players: PLAYERS, kingdom, study: true, seed, generator: 'fast', start: 0 });

export const SILVER = cardNumber(standardCards, 'silver')!;
const PROVINCE = cardNumber(standardCards, 'province')!;

const sample = studyGame('options');
const asked = decision(sample)!;
const FIRST_BUY = findOption(sample, asked, 'buy copper') - cardNumber(standardCards, 'copper')!;

export const PLAY_TREASURES = findOption(sample, asked, 'play treasures');
export const END_TURN = findOption(sample, asked, 'end turn');
export const BUY_SILVER = FIRST_BUY + SILVER;
export const BUY_PROVINCE = FIRST_BUY + PROVINCE;
