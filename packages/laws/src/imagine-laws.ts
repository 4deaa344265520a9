// What a seat imagines could be the game, as far as the seat knows: nothing that it may know differs, nothing that it may
// not know shows through, and the imagined game can be played to its end.

import type { Chooser, Game, RandomState } from '@tenfold/rules';
import { EMPTY, Lens, cardSetOf, playOut, view } from '@tenfold/rules';
import { difference } from './copy-laws.ts';
import { at } from './dice.ts';
import type { Law } from './law-error.ts';
import { Broken } from './law-error.ts';
import { lensText } from './lens-laws.ts';
import type { Beginning } from './position-laws.ts';
import { checkPosition } from './position-laws.ts';
import { sees } from './twin.ts';

const LAW: Law = 'what is imagined could be real';

/** The twin is one for the same seat, with piles of the same sizes. Gives what was imagined. */
export function checkImagined(game: Game, twin: Game, seat: number, random: Readonly<RandomState>): Game {
  const before = JSON.stringify(game);
  const imagined = new Lens(game, seat).imagine([...random]);
  expectEqual(before, JSON.stringify(game), 'imagining has changed the game');
  expectEqual(
    JSON.stringify(imagined),
    JSON.stringify(new Lens(twin, seat).imagine([...random])),
    'it follows from hidden cards',
  );
  if (imagined.setup.seed === game.setup.seed) throw new Broken(LAW, 'it holds the seed of the game');
  expectEqual(
    JSON.stringify(view(game, seat)),
    JSON.stringify(view(imagined, seat)),
    'the seat sees another table',
  );
  // Once a card was passed in secret, nobody knows any more who of the others has what.
  if (!passedInSecret(game)) {
    expectEqual(lensText(game, seat), lensText(imagined, seat), 'the seat sees another table');
  }
  expectEqual(sizesOf(game), sizesOf(imagined), 'piles have other sizes');
  expectEqual(ownersOf(game, seat), ownersOf(imagined, seat), 'somebody has other cards');
  return imagined;
}

/** Plays an imagined game, which is used up by it, to the end; gives the number of choices made. */
export function playImagined(imagined: Game, choose: Chooser, beginning: Beginning, most: number): number {
  const made = playOut(imagined, choose, { until: (_game, choices) => choices === most });
  if (!imagined.over) throw new Broken(LAW, `it has not ended after ${most} choices`);
  checkPosition(imagined, beginning);
  return made;
}

function expectEqual(real: string, imagined: string, found: string): void {
  if (real !== imagined) throw new Broken(LAW, `${found}: ${difference(real, imagined, 0)}`);
}

const passedInSecret = ({ seats, passedPoints }: Game): boolean =>
  seats.length > 2 && passedPoints.length > 0;

const sizesOf = (game: Game): string =>
  JSON.stringify([
    game.seats.map(({ deck, hand, discard, mat }) => [deck.length, hand.length, discard.length, mat.length]),
    game.stack.map(({ them, rest }) => [them.length, rest.length]),
  ]);

/** The cards of each player, or of all whose cards may have been mixed up, by name and without their places. */
function ownersOf(game: Game, seat: number): string {
  const { ids } = cardSetOf(game);
  const cards = game.seats.map(({ deck, hand, discard, inPlay, returning, mat }, player) => [
    ...[deck, hand, discard, inPlay, returning, mat].flat(),
    ...game.stack.flatMap((frame) => (frame.player === player ? [...frame.them, ...frame.rest] : [])),
  ]);
  const isKnown = (player: number): boolean => !passedInSecret(game) || sees(game, seat, player);
  const groups = [
    ...cards.filter((_cards, player) => isKnown(player)),
    cards.filter((_cards, player) => !isKnown(player)).flat(),
  ];
  return JSON.stringify(
    groups.map((group) =>
      group
        .filter((card) => card !== EMPTY)
        .map((card) => at(ids, card))
        .sort(),
    ),
  );
}
