// Games between strategies, one thread, as many as wished: what a simulation costs beside the bare loop.

import type { Strategy } from '@tenfold/bots';
import { parseStrategy, playBots, strategist } from '@tenfold/bots';
import type { CardId } from '@tenfold/rules';
import { anotherGame, newGame } from '@tenfold/rules';

const BIG_MONEY_ULTIMATE = `strategy Big Money Ultimate
buy Province when total money > 18
buy Duchy when Province left <= 4
buy Estate when Province left <= 2
buy Gold
buy Duchy when Province left <= 6
buy Silver
`;

const ENGINE = `strategy Village and Smithy
buy Province when own Gold > 0
buy Duchy when Province left <= 4
buy Estate when Province left <= 2
buy Gold
buy Smithy when own <= own Village
buy Village
buy Silver
`;

/** As Geronimoo's simulator has it, but that each of two who share the pile can get enough to go for Provinces. */
const MINION = `strategy Minion
buy Province when own Minion > 3
buy Duchy when Province left <= 4
buy Estate when Province left <= 2
buy Minion
buy Silver
`;

export const playBigMoneyUltimate = mirrorOf(BIG_MONEY_ULTIMATE, []);
export const playVillageSmithy = mirrorOf(ENGINE, ['smithy', 'village']);
export const playMinion = mirrorOf(MINION, ['minion']);

/** Plays a strategy against itself; gives the games played. */
function mirrorOf(text: string, kingdom: readonly CardId[]): (games: number, seed: string) => number {
  const make = strategist(readStrategy(text));
  return (games, seed) => {
    let game = newGame({
      players: ['First', 'Second'],
      kingdom,
      study: true,
      seed,
      generator: 'fast',
      start: 0,
    });
    for (let number = 0; number < games; number++) {
      game = anotherGame(game, `${seed}-${number}`);
      playBots(game, [make, make]);
    }
    return games;
  };
}

function readStrategy(text: string): Strategy {
  const { strategy, errors } = parseStrategy(text);
  if (strategy === undefined) throw errors[0]!;
  return strategy;
}
