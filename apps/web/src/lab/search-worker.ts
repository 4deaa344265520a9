// Searches for strategies: changes one again and again, or lets the Chancellor study a kingdom. Whoever has enough of it
// ends the worker.

import type { Attempt, ImproveWish, PreparedStrategy } from '@tenfold/bots';
import { characters, improve, runPreparation, timeSpent } from '@tenfold/bots';
import { Lens, newGame } from '@tenfold/rules';
import type { SearchOrder, SearchReport, StudiedTable } from './search-messages.ts';

/** The worker listens in between. */
const SLICE_MS = 60;
const REST_MS = 120;
/** Nobody reads what changes faster. */
const BETWEEN_REPORTS_MS = 120;

let isWaiting = false;
let isGentle = false;
let told = 0;

const tell = (report: SearchReport): void => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => {
  switch (data.type) {
    case 'improve':
      begin(data.wish);
      break;
    case 'prepare':
      prepare(data.table);
      break;
    case 'wait':
      isWaiting = true;
      break;
    case 'goOn':
      isGentle = data.isGentle;
      isWaiting = false;
      break;
  }
});

function begin(wish: ImproveWish): void {
  const attempts = improve(wish);
  const goOn = (): void => {
    if (!isWaiting) trySome(attempts);
    setTimeout(goOn, isGentle || isWaiting ? REST_MS : 0);
  };
  goOn();
}

function trySome(attempts: Iterator<Attempt, void>): void {
  const until = performance.now() + SLICE_MS;
  for (let next = attempts.next(); next.done !== true; next = attempts.next()) {
    const attempt = next.value;
    if (attempt.isKept || performance.now() - told >= BETWEEN_REPORTS_MS) {
      told = performance.now();
      tell({ type: 'tried', attempt });
    }
    if (performance.now() >= until) return;
  }
}

function prepare({ kingdom, players, ownCards }: StudiedTable): void {
  const preparation = characters.find(({ id }) => id === 'chancellor')?.preparation;
  if (preparation === undefined) throw new Error('the Chancellor prepares, and is not there');
  const names = Array.from({ length: players }, (_name, seat) => `${seat + 1}`);
  const game = newGame({
    players: names,
    kingdom,
    ...(ownCards.length === 0 ? {} : { ownCards }),
    seed: 'study',
    generator: 'fast',
    start: 0,
  });
  const say = (found: PreparedStrategy, spent: number, isDone = false): void =>
    tell({ type: 'found', found, spent, isDone });
  const found = runPreparation(preparation, new Lens(game, 0), {
    spent: timeSpent(preparation.seconds, () => performance.now()),
    onFound: say,
    onStep: say,
  });
  if (found !== null) say(found, 1, true);
}
