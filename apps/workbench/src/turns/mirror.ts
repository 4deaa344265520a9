// One strategy against itself, once with the search and once without: each shuffle from both seats.

import type { BotMaker, SearchedPart } from '@tenfold/bots';
import { searchingStrategist, seatBots, strategist } from '@tenfold/bots';
import { cardSetOf, newGame, playOut, randomKingdom, victoryShare, winnersOf } from '@tenfold/rules';
import type { SparringPartner } from '../strength/sparring.ts';

export interface MirrorResult {
  /** Of the victories; a shared one counts for its share. */
  readonly share: number;
  readonly decisions: number;
  /** Milliseconds of a core. */
  readonly total: number;
  readonly worst: number;
}

export interface MirrorWish {
  readonly parts: readonly SearchedPart[];
  readonly games: number;
  readonly seed: string;
  /** Another kingdom around the strategy's cards after every few games, not always the same. */
  readonly vary: boolean;
}

const GAMES_IN_A_KINGDOM = 8;
const PILES = 10;

export function mirror(
  { kingdom, strategy }: SparringPartner,
  { parts, games, seed, vary }: MirrorWish,
): MirrorResult {
  const watch = { decisions: 0, total: 0, worst: 0 };
  const searching = watched(searchingStrategist(strategy, parts), watch);
  const usual = strategist(strategy);
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const shuffle = `${seed} ${Math.floor(number / 2)}`;
    const around = randomKingdom({}, `${seed} ${Math.floor(number / GAMES_IN_A_KINGDOM)}`);
    const varied = [...new Set([...(strategy.kingdomCards ?? []), ...around])].slice(0, PILES);
    const game = newGame({
      players: ['A', 'B'],
      kingdom: vary ? varied : kingdom,
      seed: shuffle,
      start: 0,
    });
    playOut(game, seatBots(game, seat === 0 ? [searching, usual] : [usual, searching]));
    won += victoryShare(winnersOf(game, cardSetOf(game)), seat);
  }
  return { share: won / games, ...watch };
}

function watched(maker: BotMaker, watch: { decisions: number; total: number; worst: number }): BotMaker {
  return (lens) => {
    const bot = maker(lens);
    return {
      name: bot.name,
      choose: (seen, asked) => {
        const before = process.cpuUsage();
        const option = bot.choose(seen, asked);
        const { user, system } = process.cpuUsage(before);
        const took = (user + system) / 1000;
        watch.decisions++;
        watch.total += took;
        watch.worst = Math.max(watch.worst, took);
        return option;
      },
    };
  };
}
