import { describe, expect, test } from 'vitest';
import { money, play, says, saysInTurn, table } from './play-helpers.ts';

// Ann's turn, but Bob decides: he is the one whose bot is asked, and what she would gain is his.
const possessed = (hand: readonly string[], more: Parameters<typeof table>[1] = {}) =>
  table(hand, { ...more, turn: { possessor: 1, ...more.turn } });

describe('a possessed turn', () => {
  test('what is bought is what the possessor himself wants', () => {
    const strategy = {
      name: 'one Witch',
      buy: [
        { card: 'witch', if: [{ l: { fn: 'ownedCount', arg: 'witch' }, op: '==', r: 0 }] },
        { card: 'silver' },
      ],
    } as const;
    const turn = { phase: 'buy', coins: 5 } as const;
    expect(says(possessed([], { turn, ann: { discard: ['witch'] } }), strategy)).toBe('buy Witch');
    expect(says(possessed([], { turn, others: [{ discard: ['witch'] }] }), strategy)).toBe('buy Silver');
  });

  test('the end of the game is judged by his own points', () => {
    const turn = { phase: 'buy', coins: 8 } as const;
    const supply = { province: 1 };
    const rich = { discard: ['province', 'province'] };
    expect(says(possessed([], { turn, supply, ann: rich }))).toBe('buy Gold');
    expect(says(possessed([], { turn, supply, others: [rich] }))).toBe('buy Province');
  });

  test('trashing costs nothing, for the cards come back', () => {
    const game = possessed(['apprentice', 'gold', 'estate']);
    expect(says(game)).toBe('play Apprentice');
    expect(says(play(game, 'play Apprentice'))).toBe('trash Gold');
    const village = possessed(['mining-village']);
    expect(says(play(village, 'play Mining Village'))).toBe('choose trash-this');
  });

  test('Attacks that would hit oneself are not played', () => {
    expect(says(possessed(['witch', 'militia', 'copper']))).toBe('end actions');
    expect(says(possessed(['possession']))).toBe('end actions');
    expect(says(possessed(['witch', 'smithy']))).toBe('play Smithy');
    expect(says(possessed(['spy']))).toBe('play Spy');
  });

  test('Masquerade brings the best card to oneself, if one sits on the left', () => {
    const two = play(
      possessed(['masquerade', 'gold', 'estate'], { ann: { deck: ['copper', 'copper'] } }),
      'play Masquerade',
    );
    expect(says(two)).toBe('pass Gold');
    const three = possessed(['masquerade', 'gold', 'estate'], { others: [{}, {}], turn: { possessor: 2 } });
    expect(says(play(three, 'play Masquerade'))).toBe('pass Estate');
  });

  test('nothing good is left on the other deck', () => {
    const game = possessed(['courtyard', 'gold', 'estate'], {
      ann: { deck: ['smithy', 'copper', 'copper', 'gold'] },
    });
    expect(says(play(game, 'play Courtyard'))).toBe('topdeck Estate');
    const scout = possessed(['scout'], { ann: { deck: ['copper', 'gold', 'silver', 'copper'] } });
    expect(saysInTurn(play(scout, 'play Scout')).at(-1)).toBe('topdeck Copper');
    const turn = { phase: 'clean-up' } as const;
    expect(says(possessed([], { turn, ann: { inPlay: ['alchemist', 'potion'] } }))).toBe('clean up');
  });

  test('Wishing Well names what the hand suggests', () => {
    const game = possessed(['wishing-well', 'silver', 'silver'], { ann: { deck: ['silver', 'copper'] } });
    expect(says(play(game, 'play Wishing Well'), money())).toBe('name Silver');
  });
});
