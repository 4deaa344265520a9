// A position is plain data: a copy through JSON, or a clone, is as good as the game itself.

import type { Chooser, Game, Option } from '@tenfold/rules';
import { apply, clone } from '@tenfold/rules';
import type { Dice } from './dice.ts';
import { Broken } from './law-error.ts';

export interface PlannedChoice {
  readonly seat: number;
  readonly option: Option;
  /** The whole position after it. */
  readonly after: string;
}

const copyOf = (game: Game): Game => JSON.parse(JSON.stringify(game)) as Game;

/**
 * Plays on in a clone, then the same choices in a copy through JSON with somebody listening. Gives the choices, so that
 * the game itself can be held to the same positions.
 */
export function planAhead(game: Game, choose: Chooser, dice: Dice, steps: number): PlannedChoice[] {
  const before = JSON.stringify(game);
  const ahead = clone(game);
  if (JSON.stringify(ahead) !== before) throw new Broken('a clone is independent', 'the clone is not equal');
  const plan: PlannedChoice[] = [];
  while (plan.length < steps && ahead.asks.length > 0) {
    const asked = dice.pick(ahead.asks);
    // Of two questions to one seat the first comes first.
    const first = ahead.asks.find((other) => other.seat === asked.seat) ?? asked;
    const option = choose(ahead, first);
    apply(ahead, option, first.seat);
    plan.push({ seat: first.seat, option, after: JSON.stringify(ahead) });
  }
  if (JSON.stringify(game) !== before) {
    throw new Broken('a clone is independent', 'playing on in the clone has changed the game');
  }
  const copy = copyOf(game);
  let told = 0;
  for (const { seat, option, after } of plan) {
    apply(copy, option, seat, () => told++);
    const found = JSON.stringify(copy);
    if (found !== after) {
      throw new Broken('a copy goes on alike', difference(after, found, told));
    }
  }
  return plan;
}

export function checkPlanned(game: Game, planned: PlannedChoice): void {
  const found = JSON.stringify(game);
  if (found !== planned.after)
    throw new Broken('a clone is independent', difference(planned.after, found, 0));
}

/** Where two texts part, with a little around it. */
export function difference(a: string, b: string, told: number): string {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const part = (text: string) => text.slice(Math.max(0, from - 60), from + 60);
  return `…${part(a)}… became …${part(b)}…${told > 0 ? ` (${told} events told)` : ''}`;
}
