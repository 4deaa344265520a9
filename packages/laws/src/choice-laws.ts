// Exactly what is offered is accepted, but for what only older records say.

import type { Decision, Game, Option } from '@tenfold/rules';
import {
  NOTHING,
  OPTION_NUMBERS,
  RuleError,
  VERBS,
  apply,
  argumentOf,
  cardSetOf,
  clone,
  decision,
  firstOption,
  isUnderstood,
} from '@tenfold/rules';
import type { Dice } from './dice.ts';
import { at } from './dice.ts';
import { Broken } from './law-error.ts';

const GARBAGE: readonly number[] = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  0.5,
  -0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 31),
  OPTION_NUMBERS,
];

/** Tries this choice, which nobody was offered, and looks whether anything has changed. */
function expectRefusal(game: Game, option: Option, seat: number | undefined): void {
  try {
    apply(game, option, seat);
  } catch (error) {
    if (error instanceof RuleError) return;
    throw error;
  }
  throw new Broken(
    'what is not offered is refused',
    `choice ${option} of seat ${seat ?? 'any'} was accepted`,
  );
}

function untouched(game: Game, before: string, tried: string): void {
  if (JSON.stringify(game) !== before) {
    throw new Broken('what is not offered is refused', `the game has changed after a refusal (${tried})`);
  }
}

const isAccepted = (game: Game, asked: Decision | undefined, option: Option): boolean =>
  asked !== undefined &&
  (asked.options.includes(option) || isUnderstood(cardSetOf(game), asked.options, option));

/** Two choices that are near to what is offered, or mean nothing at all; and one of a seat that is not asked. */
export function checkSomeRefusals(game: Game, dice: Dice): void {
  const before = JSON.stringify(game);
  const asked = decision(game);
  const cards = cardSetOf(game).ids.length;
  const option = asked === undefined ? 0 : dice.pick(asked.options);
  const anyVerb = firstOption(dice.pick(VERBS));
  const tries = dice.draw(
    [
      dice.pick(GARBAGE),
      anyVerb + dice.below(cards),
      anyVerb + NOTHING,
      anyVerb + argumentOf(option),
      option + 0.5,
    ],
    2,
  );
  for (const other of tries) {
    if (!isAccepted(game, asked, other)) expectRefusal(game, other, asked?.seat);
  }
  const seat = dice.pick([...game.setup.players.keys(), -1, game.seats.length, NaN, 0.5]);
  if (decision(game, seat) === undefined) expectRefusal(game, option, seat);
  untouched(game, before, `${tries.join()}, and ${option} of seat ${seat}`);
}

/** Every number that could be an option, for everybody who is asked. */
export function checkAllRefusals(game: Game): void {
  const before = JSON.stringify(game);
  const cards = cardSetOf(game).ids.length;
  for (const seat of game.setup.players.keys()) {
    const asked = decision(game, seat);
    for (const verb of VERBS) {
      for (let argument = 0; argument <= cards; argument++) {
        const option = firstOption(verb) + (argument === cards ? NOTHING : argument);
        if (!isAccepted(game, asked, option)) expectRefusal(game, option, seat);
      }
    }
    for (const option of GARBAGE) expectRefusal(game, option, seat);
  }
  untouched(game, before, 'all choices');
}

/** Every option leads somewhere, and the question itself is in order. */
export function checkOffers(game: Game): void {
  for (const asked of game.asks) {
    checkQuestion(game, asked);
    for (const option of asked.options) {
      if (decision(game, asked.seat) !== asked) continue;
      const next = clone(game);
      try {
        apply(next, option, asked.seat);
      } catch (error) {
        throw new Broken('what is offered is accepted', `choice ${option} failed: ${String(error)}`);
      }
      if (!next.over && next.asks.length === 0) {
        throw new Broken('what is offered is accepted', `after choice ${option} nobody is asked any more`);
      }
    }
  }
}

function checkQuestion(game: Game, asked: Decision): void {
  const { options, least, most } = asked;
  if (options.length === 0) throw new Broken('what is offered is accepted', 'a question without options');
  if (new Set(options).size !== options.length) {
    throw new Broken('what is offered is accepted', `an option is offered twice: ${options.join()}`);
  }
  if (!(least >= 0 && most >= 1 && least <= most)) {
    throw new Broken('what is offered is accepted', `picks from ${least} to ${most}`);
  }
  at(game.seats, asked.seat);
  at(game.seats, asked.player);
}
