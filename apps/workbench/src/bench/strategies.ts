// Games between strategies, one thread, as many as wished: what a simulation costs beside the bare loop.

import type { Strategy } from '@tenfold/bots';
import { parseStrategy, strategist } from '@tenfold/bots';
import type { CardId } from '@tenfold/rules';
import { Lens, apply, decision, newGame } from '@tenfold/rules';

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

export const playBigMoneyUltimate = mirrorOf(BIG_MONEY_ULTIMATE, []);
export const playVillageSmithy = mirrorOf(ENGINE, ['smithy', 'village']);

/** Plays a strategy against itself; gives the games played. */
function mirrorOf(text: string, kingdom: readonly CardId[]): (games: number, seed: string) => number {
  const make = strategist(readStrategy(text));
  return (games, seed) => {
    for (let number = 0; number < games; number++) {
      const game = newGame({
        players: ['First', 'Second'],
        kingdom,
        study: true,
        seed: `${seed}-${number}`,
        generator: 'fast',
        start: 0,
      });
      const lenses = [new Lens(game, 0), new Lens(game, 1)] as const;
      const bots = [make(lenses[0]), make(lenses[1])] as const;
      for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
        const { options } = asked;
        const seat = asked.seat === 0 ? 0 : 1;
        const option = options.length === 1 ? options[0]! : bots[seat].choose(lenses[seat], asked);
        apply(game, option, seat);
      }
    }
    return games;
  };
}

function readStrategy(text: string): Strategy {
  const { strategy, errors } = parseStrategy(text);
  if (strategy === undefined) throw errors[0]!;
  return strategy;
}
