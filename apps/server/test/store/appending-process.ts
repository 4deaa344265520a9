// Appends to games in the data folder it is given until somebody kills it, and writes a line for every entry that the
// store has acknowledged: the game and the sequence. Started by `durability.test.ts`.

import { openStore } from '../../src/store/open.ts';
import { begin, write } from './samples.ts';

const [dataFolder = ''] = process.argv.slice(2);
const store = await openStore({ dataFolder });
const games = await Promise.all(Array.from({ length: 20 }, async () => (await begin(store)).id));

/** Waits until it is written: whoever reads it may be slow, and the pipe full. */
const say = async (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });

/** Several groups at once, as a busy server has them: while one is written, the next are on their way. */
async function appendTo(group: readonly string[]): Promise<void> {
  for (let sequence = 1; ; sequence += 2) {
    const outcomes = await store.append(group.map((game) => write(game, [sequence, sequence + 1])));
    const lines = group.flatMap((game, index) =>
      outcomes[index] === 'written' ? [`${game} ${sequence}\n`, `${game} ${sequence + 1}\n`] : [],
    );
    await say(lines.join(''));
  }
}

await Promise.all([0, 5, 10, 15].map((from) => appendTo(games.slice(from, from + 5))));
