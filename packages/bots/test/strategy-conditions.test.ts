// What the words for conditions come to in a game.

import { describe, expect, test } from 'vitest';
import { parseStrategy } from '../src/index.ts';
import type { Strategy } from '../src/index.ts';
import { play, says, saysInTurn, table } from './play-helpers.ts';

/** The rules below a name and above Copper, which is bought where none of them holds. */
function strategyOf(rules: string): Strategy {
  const { strategy, errors } = parseStrategy(`strategy Test\n${rules}\nbuy Copper`);
  if (strategy === undefined) throw new Error(errors.join('\n'));
  return strategy;
}

const buying = { phase: 'buy', coins: 3 } as const;

/** Whether a condition holds for Ann in a Buy phase. */
const holds = (condition: string, more: Parameters<typeof table>[1] = {}, hand: readonly string[] = []) =>
  says(table(hand, { turn: buying, ...more }), strategyOf(`buy Silver when ${condition}`)) === 'buy Silver';

describe('joined conditions', () => {
  test.each([
    ['turn > 9 or turn > 3', true],
    ['turn > 9 or turn > 8', false],
    ['not turn > 9', true],
    ['not (turn > 3 or turn > 9)', false],
    // and binds tighter than or, not tighter than both.
    ['turn > 3 or turn > 9 and turn > 9', true],
    ['(turn > 3 or turn > 9) and turn > 9', false],
    ['not turn > 9 and turn > 9', false],
    ['(turn + 1) * 2 > 11 and ((turn) > 3)', true],
  ])('%s', (condition, expected) => {
    expect(holds(condition)).toBe(expected);
  });

  test('names hold when their conditions do, also when they are defined below', () => {
    const rules = 'buy Silver when ready\ndefine ready when late and turn > 3\ndefine late when turn > 4';
    const turn = buying;
    expect(says(table([], { turn }), strategyOf(rules))).toBe('buy Silver');
    expect(says(table([], { turn, ann: { turns: 4 } }), strategyOf(rules))).toBe('buy Copper');
  });

  test('of several phases the first that holds does, and the last where none does', () => {
    const phases = 'phase one when turn <= 2\nphase two when turn <= 5\nphase three\n';
    const rules = strategyOf(`${phases}buy Estate when one\nbuy Silver when two\nbuy Curse when three`);
    const at = (turns: number) => says(table([], { turn: buying, ann: { turns } }), rules);
    expect([1, 5, 9].map(at)).toEqual(['buy Estate', 'buy Silver', 'buy Curse']);
  });
});

describe('what can be counted', () => {
  const rich = { deck: ['gold', 'gold'], hand: ['witch'], discard: ['curse'] };
  const poor = { deck: ['copper'], hand: [], discard: [] };

  test('what opponents own: the most of any, and all together', () => {
    const others = [rich, { ...poor, deck: ['gold'] }];
    expect(holds('opponent owns Gold == 2', { others })).toBe(true);
    expect(holds('opponents own Gold == 3', { others })).toBe(true);
    expect(holds('opponents own Attack == 1 and opponents own cards == 5', { others })).toBe(true);
  });

  test('what is in deck and discard pile together, how many in each, and the top', () => {
    const ann = { deck: ['gold', 'estate'], discard: ['gold', 'witch'] };
    expect(holds('Gold unseen == 2 and cards unseen == 4 and Action unseen == 1', { ann }, ['estate'])).toBe(
      true,
    );
    expect(holds('cards in deck == 2 and cards in discard == 2', { ann }, ['estate'])).toBe(true);
    expect(holds('Gold on discard', { ann })).toBe(true);
    expect(holds('Attack on discard', { ann })).toBe(false);
  });

  test('what a card costs now, and the piles', () => {
    const turn = { ...buying, discount: 2 };
    expect(holds('cost of Gold == 4 and cost of Copper == 0', { turn })).toBe(true);
    expect(holds('empty piles == 1 and piles to end == 2', { supply: { curse: 0 } })).toBe(true);
    expect(holds('piles left == 6', { supply: { curse: 0 } })).toBe(true);
  });

  test('what was gained in this turn', () => {
    const turn = { phase: 'buy', coins: 9, buys: 3 } as const;
    const rules = strategyOf(
      'buy Silver when not Treasure gained\nbuy Estate when Silver gained this turn == 1',
    );
    expect(saysInTurn(table([], { turn }), rules)).toEqual(['buy Silver', 'buy Estate', 'buy Estate']);
  });

  test('who went first', () => {
    expect(holds('went first and my seat == 1')).toBe(true);
    expect(holds('went first', { others: [{ turns: 5 }, { turns: 4 }] })).toBe(true);
    const others = [{ turns: 4 }, { turns: 5 }];
    expect(holds('not went first and my seat == 2', { others })).toBe(true);
  });
});

describe('open cards', () => {
  test('Spy: what is revealed and whose it is', () => {
    const spy = strategyOf(
      'with Spy choose discard when Victory revealed by me or Treasure revealed by opponent\nwith Spy choose put-back',
    );
    const after = (own: string, other: string) =>
      saysInTurn(
        play(table(['spy'], { ann: { deck: ['copper', own] }, others: [{ deck: [other] }] }), 'play Spy'),
        spy,
      );
    expect(after('estate', 'gold')).toEqual(['choose discard', 'choose discard']);
    expect(after('gold', 'estate')).toEqual(['choose put-back', 'choose put-back']);
  });

  test('Swindler: what its owner has just lost', () => {
    const swindler = strategyOf(
      'with Swindler gain Curse when Copper revealed by opponent\nwith Swindler gain Copper',
    );
    const lost = table(['swindler'], { others: [{ deck: ['copper'] }] });
    expect(says(play(lost, 'play Swindler'), swindler)).toBe('gain Curse');
    const curse = table(['swindler'], { others: [{ deck: ['curse'] }] });
    expect(says(play(curse, 'play Swindler'), swindler)).toBe('gain Copper');
  });
});

describe('the order of play', () => {
  const hand = ['village', 'smithy', 'militia'];

  test('before, last and only if', () => {
    const actions = { turn: { actions: 2 } } as const;
    expect(says(table(hand, actions), strategyOf('buy Gold'))).toBe('play Village');
    expect(says(table(hand, actions), strategyOf('play Militia before Village, Smithy'))).toBe(
      'play Militia',
    );
    expect(says(table(hand, actions), strategyOf('play Village last'))).toBe('play Smithy');
    expect(says(table(hand, actions), strategyOf('play Village only if turn > 9'))).toBe('play Smithy');
  });

  test('in a chain each waits for the one before it', () => {
    const chain = strategyOf('play Militia before Smithy\nplay Smithy before Village');
    expect(says(table(hand, { turn: { actions: 2 } }), chain)).toBe('play Militia');
  });

  test('rules in a circle count for nothing', () => {
    const circle = strategyOf('play Smithy before Village\nplay Village before Smithy');
    expect(says(table(['village', 'smithy']), circle)).toBe('play Village');
  });
});

test('with the guard off, a card is bought that ends the game and loses it', () => {
  const last = {
    supply: { province: 1 },
    turn: { phase: 'buy', coins: 8 },
    others: [{ discard: ['province', 'province'] }],
  } as const;
  expect(says(table([], last), strategyOf('buy Province'))).toBe('buy Copper');
  expect(says(table([], last), strategyOf('guard off\nbuy Province'))).toBe('buy Province');
});
