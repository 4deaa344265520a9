import { kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { SimulationPlan } from '../src/core.ts';
import { settlePlan } from '../src/core.ts';
import { buying, money, smithy, witch } from './strategies.ts';

const firstGame = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
const plan = (change: Partial<SimulationPlan>): SimulationPlan => ({
  strategies: [money, smithy],
  games: 10,
  seed: '7',
  board: 'named-only',
  ...change,
});
const boardOf = (change: Partial<SimulationPlan>) => settlePlan(plan(change)).board;
const withoutBoard = { strategies: [money, witch], games: 10, seed: '7' };

describe('the board', () => {
  it('is the kingdom given, and what it lacks is told', () => {
    const { board } = settlePlan({ ...withoutBoard, kingdom: firstGame });
    expect(board).toEqual({ kingdom: firstGame, study: false, missing: [[], ['witch']] });
  });

  it('has only what the strategies name, if that is wanted', () => {
    expect(boardOf({ strategies: [smithy, witch] })).toMatchObject({
      kingdom: ['smithy', 'witch'],
      study: true,
    });
    expect(boardOf({ strategies: [money, money] })).toMatchObject({ kingdom: [], study: true });
  });

  it('is filled up to ten from the seed, if that is wanted', () => {
    const full = boardOf({ board: 'full', kingdom: ['moat'], strategies: [smithy, witch] });
    expect(full.study).toBe(false);
    expect(full.kingdom).toHaveLength(10);
    expect(full.kingdom).toEqual(expect.arrayContaining(['moat', 'smithy', 'witch']));
    expect(boardOf({ board: 'full', seed: '8' })).not.toEqual(boardOf({ board: 'full', seed: '9' }));
  });

  it('counts the cards that a strategy says it needs', () => {
    const gardener = { ...buying('Gardener', 'silver'), kingdomCards: ['gardens'] };
    expect(boardOf({ strategies: [gardener, money] }).kingdom).toEqual(['gardens']);
  });
});

describe('a plan that cannot be carried out', () => {
  const many = ['cellar', 'market', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'feast'];
  it.each<[string, SimulationPlan, RegExp]>([
    ['one strategy', plan({ strategies: [money] }), /1 strategy: a game takes 2 to 6; add 1/],
    ['seven', plan({ strategies: Array.from({ length: 7 }, () => money) }), /take 1 away/],
    ['no games', plan({ games: 0 }), /0 games: take a whole number from 1/],
    ['half a game', plan({ games: 1.5 }), /1.5 games/],
    ['a seed that no record can hold', plan({ seed: '#1' }), /"#1" cannot be a seed/],
    ['an unknown card', plan({ strategies: [money, buying('Odd', 'smity')] }), /"Odd" speaks of "smity"/],
    ['no rule', plan({ strategies: [money, buying('Idle')] }), /"Idle" buys nothing/],
    ['no board', withoutBoard, /no kingdom; name ten cards, or a board/],
    ['nine piles', { ...withoutBoard, kingdom: firstGame.slice(1) }, /9 Kingdom/],
    ['two boards', plan({ kingdom: firstGame }), /contradict each other/],
    [
      'too many piles',
      plan({ strategies: [buying('Many', ...many), buying('More', 'witch', 'library')] }),
      /11 Kingdom cards are wanted and there is room for 10 \(Many: cellar.*; More: witch, library\)/,
    ],
  ])('says what to change: %s', (_, broken, message) => {
    expect(() => settlePlan(broken)).toThrow(message);
    expect(() => settlePlan(broken)).toThrow(expect.objectContaining({ name: 'PlanError' }));
  });
});

describe('a settled plan', () => {
  it('has a different name for each, fit for a record', () => {
    const odd = buying(' a: b, #c\n', 'silver');
    expect(settlePlan(plan({ strategies: [money, money, odd, buying('', 'silver')] })).names).toEqual([
      'Money',
      'Money (2)',
      'a b c',
      'Strategy 4',
    ]);
  });

  it('has whole rounds if the shuffles are mirrored', () => {
    const three = [money, smithy, witch];
    expect(settlePlan(plan({ strategies: three, mirror: true })).games).toBe(12);
    expect(settlePlan(plan({ strategies: three })).games).toBe(10);
  });
});
