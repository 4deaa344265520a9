// Big Money with nobody to hurry it: the other player only ever ends his turn.

import { strategist } from '@tenfold/bots';
import { Lens, playOut } from '@tenfold/rules';
import type { KnownSolo } from './known-figures.ts';
import { strategyOf } from './strategies.ts';
import type { TrialRange } from './study-game.ts';
import { BUY_PROVINCE, END_TURN, studyGame } from './study-game.ts';

const strategies: Record<KnownSolo['id'], string> = {
  plain: 'strategy Solo\nbuy Province\nbuy Gold\nbuy Silver\n',
  rich: 'strategy Solo\nbuy Province when total money > 18\nbuy Gold\nbuy Silver\n',
};

/** By the number of the Province less one: the turns in which it was bought, added up; then the games. */
export function countSolo(id: KnownSolo['id'], { from, to }: TrialRange): number[] {
  const maker = strategist(strategyOf(strategies[id], id));
  const sums = Array.from({ length: 9 }, () => 0);
  for (let number = from; number <= to; number++) {
    const game = studyGame(`solo/${number}`);
    const lens = new Lens(game, 0);
    const bot = maker(lens);
    let provinces = 0;
    playOut(game, (_game, asked) => {
      const option = asked.seat === 0 ? bot.choose(lens, asked) : END_TURN;
      if (option === BUY_PROVINCE) sums[provinces++]! += game.seats[0]!.turns;
      return option;
    });
    sums[8]!++;
  }
  return sums;
}
