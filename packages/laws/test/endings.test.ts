// The game ends, also when the players do what they can to keep it going.

import { wantsFullTests } from '@tenfold/prerequisites';
import type { Chooser, Position } from '@tenfold/rules';
import { newPosition, optionWords, playOut } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import type { ChooserName } from '../src/index.ts';
import { newTally, playUnderLaws } from '../src/index.ts';

/** At tables of each size. */
const GAMES = wantsFullTests() ? 2 : 1;

const adversaries: readonly ChooserName[] = [
  'never buys',
  'seldom buys',
  'reveals again',
  'longest',
  'copper buyer',
];

test.each(adversaries)(
  'all laws hold, and the game ends, when the player type is: %s',
  { timeout: 120_000 },
  (chooser) => {
    const tally = newTally();
    for (const players of [2, 3, 4, 5, 6]) {
      for (let game = 0; game < GAMES; game++) {
        playUnderLaws({ seed: `${chooser}-${players}-${game}`, chooser, players }, tally);
      }
    }
    expect(tally.games).toBe(5 * GAMES);
  },
);

/** Each player makes the first of these choices that is offered, and else the last one offered. */
interface Loop {
  readonly name: string;
  readonly position: Position;
  readonly choices: readonly string[];
}

const withFourCoppers = (card: string): string[] => [card, 'copper', 'copper', 'copper', 'copper'];

const loops: readonly Loop[] = [
  {
    name: 'two players pass the same cards to and fro',
    position: {
      players: [
        { name: 'Ann', hand: withFourCoppers('masquerade') },
        { name: 'Bob', hand: withFourCoppers('masquerade') },
      ],
      kingdom: ['masquerade'],
    },
    choices: ['play Masquerade', 'pass Copper', 'end turn'],
  },
  {
    name: 'an endless row of possessed turns in which nothing happens',
    position: {
      players: [
        { name: 'Ann', hand: withFourCoppers('possession') },
        { name: 'Bob', hand: withFourCoppers('possession') },
      ],
      kingdom: ['possession'],
    },
    choices: ['play Possession', 'end turn'],
  },
  {
    name: 'two Thieves steal the same Copper from each other for ever',
    position: {
      players: [
        { name: 'Ann', hand: withFourCoppers('thief'), deck: ['copper', 'copper'] },
        { name: 'Bob', hand: withFourCoppers('thief'), deck: ['copper', 'copper'] },
      ],
      kingdom: ['thief'],
    },
    choices: ['play Thief', 'trash Copper', 'gain Copper', 'end turn'],
  },
  {
    name: 'a possessed Chapel trashes cards that return every time',
    position: {
      players: [
        { name: 'Ann', hand: withFourCoppers('possession') },
        { name: 'Bob', hand: withFourCoppers('chapel') },
      ],
      kingdom: ['possession', 'chapel'],
    },
    choices: ['play Possession', 'play Chapel', 'trash Copper', 'end turn'],
  },
];

describe('a loop that the players could keep up for ever comes to an end', () => {
  test.each(loops)('$name', ({ position, choices }) => {
    const game = newPosition(position);
    const choose: Chooser = (_game, { options }) => {
      const offered = options.map((option) => optionWords(game, option));
      const wanted = choices.map((words) => offered.indexOf(words)).find((index) => index >= 0);
      const option = options.at(wanted ?? -1);
      if (option === undefined) throw new Error('a question without options');
      return option;
    };
    playOut(game, choose, { until: (_game, made) => made === 10_000 });
    expect(game.over).toBe(true);
  });
});
