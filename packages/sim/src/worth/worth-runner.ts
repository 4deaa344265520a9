// Plays the games that show what a card is worth. Nothing here needs a thread or a clock: a round follows from the card,
// the seed and its number alone.

import type { BotMaker } from '@tenfold/bots';
import { playBots, strategist } from '@tenfold/bots';
import type { CardDefinition, Setup } from '@tenfold/rules';
import { cardSetOf, checkCard, newGame, winnersOf } from '@tenfold/rules';
import type { Pairing } from './pairing.ts';

/** Games of one pairing in one round: the same shuffle from both seats. */
export const GAMES_A_PAIRING = 2;

/**
 * What was counted, in halves of a victory: whole numbers, so that parts add up to the same in any order. All pairings
 * of a round share its shuffle, so the spread is that of whole rounds.
 */
export interface WorthTally {
  rounds: number;
  /** Of all pairings together. */
  won: number;
  squares: number;
  /** By pairing. */
  wonIn: number[];
  squaresIn: number[];
}

/** A tally of no rounds. */
export const newWorthTally = (pairings: number): WorthTally => ({
  rounds: 0,
  won: 0,
  squares: 0,
  wonIn: Array.from({ length: pairings }, () => 0),
  squaresIn: Array.from({ length: pairings }, () => 0),
});

/** Adds the rounds of one tally to another. */
export function addWorthTally(total: WorthTally, more: WorthTally): void {
  total.rounds += more.rounds;
  total.won += more.won;
  total.squares += more.squares;
  more.wonIn.forEach((won, index) => (total.wonIn[index] = (total.wonIn[index] ?? 0) + won));
  more.squaresIn.forEach(
    (squares, index) => (total.squaresIn[index] = (total.squaresIn[index] ?? 0) + squares),
  );
}

/** Plays rounds of games that weigh a card. */
export interface WorthRunner {
  readonly pairings: number;
  /** Rounds are counted from 1; both ends are played. */
  play(from: number, to: number): WorthTally;
}

/** A player of the pairings, in this thread. */
export function worthRunner(
  weighed: CardDefinition,
  pairings: readonly Pairing[],
  seed: string,
): WorthRunner {
  // Once for all games, which know it by being the same list.
  const ownCards = [checkCard(weighed)];
  const makers = pairings.map(({ strategies: [one, two] }): [BotMaker, BotMaker] => [
    strategist(one),
    strategist(two),
  ]);
  return {
    pairings: pairings.length,
    play(from, to) {
      const rounds = Math.max(0, to - from + 1);
      const tally = newWorthTally(pairings.length);
      const byRound = Array.from({ length: rounds }, () => 0);
      pairings.forEach(({ kingdom }, index) => {
        const [one, two] = makers[index]!;
        for (let round = 0; round < rounds; round++) {
          const setup: Setup = {
            players: SEATS,
            kingdom,
            seed: `${seed}/${from + round}`,
            generator: 'fast',
            start: 0,
            study: true,
            ownCards,
          };
          const won = halvesWon(setup, [one, two], 0) + halvesWon(setup, [two, one], 1);
          tally.wonIn[index]! += won;
          tally.squaresIn[index]! += won * won;
          byRound[round]! += won;
        }
      });
      tally.rounds = rounds;
      for (const won of byRound) {
        tally.won += won;
        tally.squares += won * won;
      }
      return tally;
    },
  };
}

const SEATS = ['First', 'Second'];
const WHOLE = 2;

function halvesWon(setup: Setup, makers: readonly BotMaker[], seat: number): number {
  const game = newGame(setup);
  playBots(game, makers);
  const winners = winnersOf(game, cardSetOf(game));
  return winners.includes(seat) ? WHOLE / winners.length : 0;
}
