// The seed and the generator's state are the future of every deck: no view and no event may hold them.

import type { Game, GameEvent } from '@tenfold/rules';
import { eventFor, view } from '@tenfold/rules';
import { Broken } from './law-error.ts';

/** Shorter numbers could be counts. */
const FEWEST_DIGITS = 6;

export function checkSecrets(game: Game, events: readonly GameEvent[]): void {
  const secrets = [
    game.setup.seed,
    ...game.random.flatMap((word) => [String(word), (word >>> 0).toString(16)]),
  ].filter((secret) => secret.replace('-', '').length >= FEWEST_DIGITS);
  for (const seat of [null, ...game.setup.players.keys()]) {
    const told = events.map((event) => eventFor(event, seat));
    const texts = { view: JSON.stringify(view(game, seat)), events: JSON.stringify(told) };
    for (const [where, text] of Object.entries(texts)) {
      const found = secrets.find((secret) => text.includes(secret));
      if (found !== undefined) {
        throw new Broken(
          'the seed stays secret',
          `the ${where} of seat ${seat ?? 'spectator'} hold ${found}`,
        );
      }
    }
  }
}
