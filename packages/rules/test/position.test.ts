// Set positions: what can lie on a table is set up, what cannot is refused with its place and a remedy.

import { describe, expect, test } from 'vitest';
import type { Game, Position, PositionPlayer, PositionTurn } from '../src/index.ts';
import { RuleError, apply, decision, findOption, newPosition, view } from '../src/index.ts';

const ANN = 0;
const BOB = 1;
const CLEO = 2;

interface Wish extends Partial<Omit<Position, 'players'>> {
  readonly ann?: Omit<PositionPlayer, 'name'>;
  readonly bob?: Omit<PositionPlayer, 'name'>;
}

/** Three players: Bob sits on Ann's left, Cleo on Bob's. */
const wish = ({ ann = {}, bob = {}, ...more }: Wish): Position => ({
  players: [{ name: 'Ann', ...ann }, { name: 'Bob', ...bob }, { name: 'Cleo' }],
  kingdom: ['village', 'possession', 'coppersmith'],
  ...more,
});

function refusalOf(position: Position): RuleError {
  try {
    newPosition(position);
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('expected a refusal, but the position was set up');
}

function choose(game: Game, words: string): void {
  const asked = decision(game);
  if (asked === undefined) throw new Error('nobody is asked');
  apply(game, findOption(game, asked, words));
}

const turn = (of: PositionTurn): Wish => ({ turn: of });
const NUMBERS = [
  'number',
  'actions',
  'buys',
  'coins',
  'potions',
  'actionsPlayed',
  'bought',
  'discount',
] as const;

describe('what cannot be is refused', () => {
  const cases: readonly [what: string, wish: Wish, place: readonly (string | number)[], message: string][] = [
    [
      'a possessor who is not the right neighbour',
      turn({ player: CLEO, possessor: ANN }),
      ['turn', 'possessor'],
      'Ann cannot possess Cleo, who is not the left neighbour; only Bob can',
    ],
    [
      'a player who possesses himself',
      turn({ player: BOB, possessor: BOB }),
      ['turn', 'possessor'],
      'Bob cannot possess Bob; only Ann can',
    ],
    [
      'a seat that nobody has',
      turn({ player: 3 }),
      ['turn', 'player'],
      "the turn's player is seat 3; there are seats 0 to 2",
    ],
    [
      'an ordinary turn after which another was the last',
      turn({ player: BOB, lastOrdinary: ANN }),
      ['turn', 'lastOrdinary'],
      "this turn is an ordinary one, and Bob's: leave lastOrdinary out, or name the possessor",
    ],
    [
      'a last ordinary turn of nobody',
      turn({ player: BOB, possessor: ANN, lastOrdinary: 7 }),
      ['turn', 'lastOrdinary'],
      'the player of the last ordinary turn is seat 7; there are seats 0 to 2',
    ],
    [
      'cards bought in the Action phase',
      turn({ bought: 1 }),
      ['turn', 'bought'],
      'nothing can have been bought in the Action phase; say phase: buy',
    ],
    [
      'cards kept from the Trash in an ordinary turn',
      { ann: { returning: ['copper'] } },
      ['players', ANN, 'returning'],
      "Ann has cards kept from the Trash, but is not possessed; put them elsewhere, or name the possessor of Ann's turn",
    ],
    [
      "cards kept from the Trash in another's possessed turn",
      { ann: { returning: ['copper'] }, turn: { player: BOB, possessor: ANN } },
      ['players', ANN, 'returning'],
      "Ann has cards kept from the Trash, but is not possessed; put them elsewhere, or name the possessor of Ann's turn",
    ],
    [
      'cards in play of somebody who is not on turn',
      { bob: { inPlay: ['village'] } },
      ['players', BOB, 'inPlay'],
      "Bob has cards in play in Ann's turn; put them elsewhere, or make it Bob's turn",
    ],
    [
      'a Potion without a card that costs one',
      { ann: { hand: ['copper', 'potion'] }, kingdom: ['village'] },
      ['players', ANN, 'hand', 1],
      "Ann's hand: potion has no pile in this game; it comes with a card whose cost has a Potion: add one to the kingdom, such as alchemist",
    ],
    [
      'a Potion in a full kingdom without a card that costs one',
      {
        trash: ['potion'],
        kingdom: 'cellar market militia mine moat remodel smithy village woodcutter workshop'.split(' '),
      },
      ['trash', 0],
      'the Trash: potion has no pile in this game; it comes with a card whose cost has a Potion: put one into the kingdom in the place of another, such as alchemist',
    ],
    [
      'a card without a pile',
      { bob: { discard: ['smithy'] } },
      ['players', BOB, 'discard', 0],
      "Bob's discard pile: smithy has no pile in this game; add it to the kingdom",
    ],
    [
      'an unknown card',
      { trash: ['gold', 'vilage'] },
      ['trash', 1],
      'the Trash: there is no card "vilage"; did you mean Village?',
    ],
    [
      'more copies than there are, the first one too many',
      {
        ann: { hand: Array.from({ length: 6 }, () => 'village') },
        trash: ['gold', ...Array.from({ length: 5 }, () => 'village')],
      },
      ['trash', 5],
      '11 copies of village: a game of 3 has 10; take some away',
    ],
    [
      'a pile with too many',
      { ann: { hand: ['village'] }, supply: { village: 10 } },
      ['supply', 'village'],
      '11 copies of village: a game of 3 has 10; take some away',
    ],
    [
      'a shuffle of more copies than there are',
      { ann: { shuffles: [[], Array.from({ length: 11 }, () => 'village')] } },
      ['players', ANN, 'shuffles', 1],
      '11 copies of village: a game of 3 has 10; take some away',
    ],
    [
      'an empty seed',
      { seed: '' },
      ['seed'],
      'the seed is empty; give it a word or a number, or leave it out',
    ],
    [
      'a bonus that no card gives',
      turn({ bonuses: { silver: 1 } }),
      ['turn', 'bonuses', 'silver'],
      'no card lets silver make more coins; take it out',
    ],
    [
      'an extra turn of somebody who has not played',
      { extraTurns: [{ player: CLEO, possessor: BOB }] },
      ['extraTurns', 0],
      'Bob has had no turn in which to win an extra turn; take it out',
    ],
    [
      'an extra turn of the wrong neighbour',
      { extraTurns: [{ player: CLEO, possessor: ANN }] },
      ['extraTurns', 0],
      'Ann cannot possess Cleo, who is not the left neighbour; only Bob can',
    ],
    [
      'extra turns in an order in which nobody wins them',
      {
        turn: { player: BOB, possessor: ANN },
        extraTurns: [
          { player: CLEO, possessor: BOB },
          { player: BOB, possessor: ANN },
        ],
      },
      ['extraTurns', 1],
      'Ann has played Possession before Bob; put that turn first',
    ],
  ];

  test.each(cases)('%s', (_what, position, place, message) => {
    const refusal = refusalOf(wish(position));
    expect({ place: refusal.place, message: refusal.message }).toEqual({ place, message });
  });

  test.each(NUMBERS.flatMap((key) => [-1, 0.5, 1e9, Number.NaN, Infinity].map((value) => ({ key, value }))))(
    '$key: $value',
    ({ key, value }) => {
      const refusal = refusalOf(wish({ turn: { phase: 'buy', [key]: value } }));
      expect(refusal.code).toBe('bad-number');
      expect(refusal.place).toEqual(['turn', key]);
      expect(refusal.message).toContain(` is ${value}; it must be a whole number from `);
    },
  );

  test.each([-1, 0.5, 1e9, Number.NaN])('%d turns, cards in a pile, coins more', (value) => {
    expect(refusalOf(wish({ ann: { turns: value } })).place).toEqual(['players', ANN, 'turns']);
    expect(refusalOf(wish({ supply: { gold: value } })).place).toEqual(['supply', 'gold']);
    expect(refusalOf(wish(turn({ bonuses: { copper: value } }))).place).toEqual([
      'turn',
      'bonuses',
      'copper',
    ]);
  });

  test('the remedy for a Potion works', () => {
    const position = wish({ ann: { hand: ['potion'] }, kingdom: ['village', 'alchemist'] });
    expect(view(newPosition(position), ANN).players[ANN]?.hand).toEqual(['potion']);
  });
});

describe('what can be', () => {
  test('a Coppersmith in effect, as if each had been played', () => {
    const game = newPosition(
      wish({ ann: { hand: ['copper'] }, turn: { phase: 'buy', bonuses: { copper: 2 } } }),
    );
    choose(game, 'play Copper');
    expect(game.turn.coins).toBe(3);
    const played = newPosition(wish({ ann: { hand: ['coppersmith', 'coppersmith'] }, turn: { actions: 2 } }));
    for (const _time of [1, 2]) choose(played, 'play Coppersmith');
    expect(game.turn.bonuses).toEqual(played.turn.bonuses);
  });

  test('extra turns to come, taken in their order', () => {
    const game = newPosition(
      wish({
        turn: { player: BOB, possessor: ANN, phase: 'buy' },
        extraTurns: [
          { player: BOB, possessor: ANN },
          { player: CLEO, possessor: BOB },
        ],
      }),
    );
    const taken = [1, 2, 3, 4].map(() => {
      const { player, possessor } = game.turn;
      choose(game, 'end turn');
      return [player, possessor];
    });
    expect(taken).toEqual([
      [BOB, ANN],
      [BOB, ANN],
      [CLEO, BOB],
      [BOB, -1],
    ]);
  });
});
