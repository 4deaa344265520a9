// Whether a position that a review calls 70 % is won in 70 games of a hundred: positions of games between the characters on random
// kingdoms, judged as a review judges them, and how their games came out.
//
//   npm run calibration -- [--kingdoms 100] [--games 7] [--positions 3] [--seed S] [--plot FILE.svg]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Character } from '@tenfold/bots';
import { GameReview, characters, seatBots, studyTable } from '@tenfold/bots';
import type { CardId, GameRecord, RecordedChoice } from '@tenfold/rules';
import {
  newGame,
  playOut,
  randomBelow,
  randomKingdom,
  recordChoice,
  seedRandom,
  victoryShare,
} from '@tenfold/rules';
import { markdownTable } from '../markdown-table.ts';
import type { Judged } from './bins.ts';
import { BINS, binsOf, meanSquare } from './bins.ts';
import { plotOf } from './plot.ts';

const { values } = parseArgs({
  options: {
    kingdoms: { type: 'string', default: '100' },
    games: { type: 'string', default: '7' },
    positions: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'calibration' },
    plot: { type: 'string', default: '' },
  },
});
const { seed } = values;
const random = seedRandom('fast', seed);

/** The Chancellor plays by its first idea: it need not study for that. */
function played(kingdom: readonly CardId[], players: readonly Character[], shuffle: string): GameRecord {
  const setup = { players: ['A', 'B'], kingdom, seed: shuffle, start: 0 };
  const game = newGame(setup);
  const choices: RecordedChoice[] = [];
  const choose = seatBots(
    game,
    players.map(({ maker }) => maker),
  );
  playOut(game, (position, asked) => {
    const option = choose(position, asked);
    choices.push(recordChoice(position, option, asked.seat, asked.player));
    return option;
  });
  return { setup, choices };
}

const judged: Judged[] = [];
const anybody = (): Character => characters[randomBelow(random, characters.length)]!;

for (let number = 0; number < Number(values.kingdoms); number++) {
  const kingdom = randomKingdom({}, `${seed} ${number}`);
  let study: ReturnType<typeof studyTable> | undefined;
  for (let game = 0; game < Number(values.games); game++) {
    const record = played(kingdom, [anybody(), anybody()], `${seed} ${number} ${game}`);
    study ??= studyTable(record);
    const review = new GameReview(record, study);
    const { winners } = review.outline;
    for (let position = 0; position < Number(values.positions); position++) {
      const index = randomBelow(random, review.game.turns.length);
      const seat = randomBelow(random, 2);
      const done = review.do({ part: 'turn', index });
      if (done.part !== 'turn') continue;
      judged.push({
        chance: done.turn.chances[seat]!.chance,
        won: victoryShare(winners, seat),
        game: `${number} ${game}`,
      });
    }
  }
  console.error(`${number + 1} of ${values.kingdoms}: ${judged.length} positions`);
}

const bins = binsOf(judged);
const percent = (share: number): string => (100 * share).toFixed(1);
console.log(
  `${judged.length} positions of ${new Set(judged.map(({ game }) => game)).size} games, seed "${seed}", mean square error ${meanSquare(judged).toFixed(4)}\n`,
);
console.log(
  markdownTable(
    ['judged', 'positions', 'on average', 'won', 'standard error'],
    bins.map(({ positions, chance, won, error }, bin) => [
      `${(100 * bin) / BINS} to ${(100 * (bin + 1)) / BINS}`,
      `${positions}`,
      percent(chance),
      percent(won),
      percent(error),
    ]),
  ),
);
if (values.plot !== '') writeFileSync(values.plot, plotOf(bins));
