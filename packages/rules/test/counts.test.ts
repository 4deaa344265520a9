// How many sequences of choices lead from a set position to depth 1, 2, 3 …: one number too many or too few, and an
// option was offered that should not be, or was missing. Where several are asked at once they answer in turn order.

import { describe, expect, test } from 'vitest';
import type { Game, Position } from '../src/index.ts';
import { apply, clone, decision, newPosition } from '../src/index.ts';

function count(game: Game, depth: number): number {
  const asked = decision(game);
  if (asked === undefined) return 0;
  if (depth === 1) return asked.options.length;
  let sum = 0;
  for (const option of asked.options) {
    const next = clone(game);
    apply(next, option, asked.seat);
    sum += count(next, depth - 1);
  }
  return sum;
}

interface Row {
  readonly name: string;
  readonly position: Position;
  /** Sequences of 1, 2, 3, … choices. */
  readonly counts: readonly number[];
}

const four = (card: string): string[] => [card, card, card, card];
const bob = { name: 'Bob', deck: [...four('copper'), 'copper'] };

const rows: readonly Row[] = [
  {
    // 1: copper, curse, end turn: 3. 2: Bob is asked the same, 3 × 3. 3: in her next turn Ann, if she bought the Copper,
    // also plays it, alone or with all Treasures: 5, else 3; (5 + 3 + 3) × 3 = 33.
    name: 'nothing in hand, nothing to spend',
    position: { players: [{ name: 'Ann' }, { name: 'Bob' }], kingdom: [], turn: { phase: 'buy' } },
    counts: [3, 9, 33, 117, 453, 1824, 7555],
  },
  {
    // 1: play Pawn, end actions. 2: two of four modes, 6; or the Buy phase with copper, curse, end turn, 3. 3: with card
    // and Action she holds an Estate and can only end her Actions, 1; with any other two modes the Buy phase, 5 × 3; or
    // Bob's Buy phase, 3 × 3; 1 + 15 + 9 = 25.
    name: 'Pawn',
    position: { players: [{ name: 'Ann', hand: ['pawn'], deck: four('estate') }, bob], kingdom: ['pawn'] },
    counts: [2, 9, 25, 60, 162, 390, 1029],
  },
  {
    // 1: play Scout, end actions. 2: the Estate goes into the hand, the other three are put back, the first of 3; or the
    // Buy phase, 3. 3: 3 × 2, or Bob's Buy phase, 3 × 3; 15. 4: 3 × 2 × 1, for the last card is asked for, too; …
    name: 'Scout orders three different cards',
    position: {
      players: [{ name: 'Ann', hand: ['scout'], deck: ['copper', 'estate', 'silver', 'gold'] }, bob],
      kingdom: ['scout'],
    },
    counts: [2, 6, 15, 18, 72, 330, 1146],
  },
  {
    // 1: each of the three, end actions: 4. 2: Throne Room on one of 3; after the Village, 3 again; after the Workshop
    // the gain of copper, curse, estate, silver or one of the three, 7; the Buy phase, 3; 16.
    name: 'Throne Room on Throne Room on Village and Workshop',
    position: {
      players: [
        { name: 'Ann', hand: ['throne-room', 'throne-room', 'village', 'workshop'], deck: four('copper') },
        bob,
      ],
      kingdom: ['throne-room', 'village', 'workshop'],
    },
    counts: [4, 16, 56, 182, 514, 1605, 3903],
  },
  {
    // 1: play Golem, end actions. 2: which of the two found is played first, 2; the Buy phase, 3. 3: Steward's 3 modes,
    // Pawn's 6, Bob's Buy phase 3 × 3; 18.
    name: 'Golem finds a Steward and a Pawn',
    position: {
      players: [
        { name: 'Ann', hand: ['golem'], deck: ['steward', 'copper', 'pawn', 'silver', 'estate', 'gold'] },
        bob,
      ],
      kingdom: ['golem', 'steward', 'pawn'],
    },
    counts: [2, 5, 18, 63, 279, 1235, 4615],
  },
  {
    // 1: play Masquerade, end actions. 2: Ann has drawn and passes one of 4 different cards; or the Buy phase with a
    // Copper to play, alone or with all, 5. 3: Bob passes one of 2, 4 × 2; or, the Copper played, 3 purchases twice, or
    // Bob ends his Actions, 1 each of three times; 8 + 6 + 3 = 17. 4: Cleo passes one of 3, 4 × 2 × 3; …
    name: 'Masquerade of three',
    position: {
      players: [
        { name: 'Ann', hand: ['masquerade', 'copper', 'estate'], deck: ['silver', 'gold'] },
        { name: 'Bob', hand: ['copper', 'copper', 'curse'] },
        { name: 'Cleo', hand: ['copper', 'estate', 'silver'] },
      ],
      kingdom: ['masquerade'],
    },
    counts: [2, 9, 17, 45, 168, 783, 2841],
  },
  {
    // Bob's extra turn, with Ann choosing. 1: Chapel, end actions. 2: one of 3 different cards or nothing, 4; in the Buy
    // phase Copper, all Treasures, copper, curse, end turn, 5. 3: 3 × 3 of a second card, 5 after nothing; the Copper
    // played, 2 × 3; else Bob's own turn, the Chapel in hand again, 3 × 2; 9 + 5 + 6 + 6 = 26.
    name: 'a possessed Chapel',
    position: {
      players: [
        { name: 'Ann', hand: ['copper', 'estate'] },
        { name: 'Bob', hand: ['chapel', 'copper', 'estate', 'curse'] },
      ],
      kingdom: ['chapel'],
      turn: { player: 1, possessor: 0 },
    },
    counts: [2, 9, 26, 76, 232, 600, 1545],
  },
  {
    // 1: Possession, end actions. 2: the Buy phase, 2 × 3. 3: Bob's hand with Steward or end actions, decided by Ann in
    // the one case and by Bob in the other, 6 × 2.
    name: 'Possession, and what is then done in the other turn',
    position: {
      players: [
        { name: 'Ann', hand: ['possession'], deck: four('copper') },
        { name: 'Bob', hand: ['steward', 'estate'], deck: four('silver') },
      ],
      kingdom: ['possession', 'steward'],
    },
    counts: [2, 6, 12, 36, 90, 286, 964],
  },
  {
    // 1: play Militia, end actions. 2: Bob reveals the Secret Chamber or nothing, 2; the Buy phase, 3. 3: the first of 6
    // different cards back on the deck; one of 4 to discard; Bob's own turn with his Secret Chamber, 3 × 2; 16.
    name: 'Secret Chamber against Militia',
    position: {
      players: [
        { name: 'Ann', hand: ['militia'], deck: four('copper') },
        {
          name: 'Bob',
          hand: ['secret-chamber', 'copper', 'estate', 'silver'],
          deck: ['gold', 'moat', 'curse'],
        },
      ],
      kingdom: ['militia', 'secret-chamber', 'moat'],
    },
    counts: [2, 5, 16, 84, 229, 816, 3418],
  },
  {
    // 1: play Library, end actions. 2: the first card drawn is a Copper, which cannot be set aside: 1 option; the Buy
    // phase, 3. 3: the Village is set aside or kept, 2; Bob's Buy phase, 3 × 3; 11.
    name: 'Library',
    position: {
      players: [
        {
          name: 'Ann',
          hand: ['library', 'estate', 'estate', 'estate'],
          deck: ['copper', 'village', 'silver', 'library', 'gold', 'village', 'copper', 'copper'],
        },
        bob,
      ],
      kingdom: ['library', 'village'],
    },
    counts: [2, 4, 11, 29, 112, 423, 1491],
  },
  {
    // 1: one of the 4 cards first, or all at once. 2: the Alchemist goes on the deck or not, 2; the Herbalist puts back
    // Potion, Silver or nothing, 3; with Potion or Silver gone 3 cards are left, or all at once, 4 each; else Bob's Buy
    // phase, 3; 16.
    name: 'Clean-up of Alchemist, Herbalist, Potion and Silver',
    position: {
      players: [
        {
          name: 'Ann',
          inPlay: ['alchemist', 'herbalist', 'potion', 'silver'],
          deck: [...four('copper'), 'copper'],
        },
        bob,
      ],
      kingdom: ['alchemist', 'herbalist'],
      turn: { phase: 'clean-up' },
    },
    counts: [5, 16, 42, 99, 262, 729, 2310],
  },
  {
    // 1: play Thief, end actions. 2: of Bob's two Treasures one must go, 2; the Buy phase, 3. 3: what was trashed is
    // taken or not, 2 × 2; Bob, with an Estate alone, ends his Actions, 3 × 1; 7.
    name: 'Thief on two different Treasures',
    position: {
      players: [
        { name: 'Ann', hand: ['thief'], deck: four('copper') },
        { name: 'Bob', hand: ['estate'], deck: ['gold', 'silver', 'copper', 'copper', 'copper'] },
      ],
      kingdom: ['thief'],
    },
    counts: [2, 5, 7, 21, 24, 92, 201],
  },
  {
    // 1: play Cellar, end actions. 2: one of 3 different cards or nothing, 4; the Buy phase with a Copper, 5. 3: after a
    // card 2 others or nothing, 3 × 3; after nothing only the end of the Action phase, 1; the Copper played, 2 × 3;
    // Bob's Buy phase, 3 × 3; 25.
    name: 'Cellar',
    position: {
      players: [{ name: 'Ann', hand: ['cellar', 'copper', 'estate', 'curse'], deck: four('silver') }, bob],
      kingdom: ['cellar'],
    },
    counts: [2, 9, 25, 50, 122, 468, 1469],
  },
  {
    // 1: play Torturer, end actions. 2: Bob discards or takes a Curse, 2; the Buy phase, 3. 3: Bob discards one of 3, or
    // it is Cleo's choice of 2; Bob ends his Actions, 3 × 1; 8.
    name: 'Torturer of three',
    position: {
      players: [
        { name: 'Ann', hand: ['torturer'], deck: four('copper') },
        { name: 'Bob', hand: ['copper', 'estate', 'silver'] },
        { name: 'Cleo', hand: ['gold'] },
      ],
      kingdom: ['torturer'],
    },
    counts: [2, 5, 8, 30, 87, 227, 635],
  },
];

describe('numbers of choice sequences', () => {
  test.each(rows)('$name', ({ position, counts }) => {
    const game = newPosition(position);
    expect(counts.map((_count, index) => count(game, index + 1))).toEqual(counts);
  });
});
