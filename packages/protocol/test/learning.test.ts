import { expect, test } from 'vitest';
import { Learning, NOTHING_LEARNT, mergeLearning } from '../src/index.ts';

const game = { seed: 'abcd1234', startedAt: 10, saves: 3, choices: [], isOver: false };

test('what two devices know is known together, whoever asks first', () => {
  const one = { ...NOTHING_LEARNT, done: ['buying'], cards: ['smithy'], game };
  const other = { ...NOTHING_LEARNT, done: ['round', 'buying'], heard: ['start'], game: null };
  expect(mergeLearning(one, other)).toEqual({
    done: ['buying', 'round'],
    heard: ['start'],
    cards: ['smithy'],
    game,
  });
  expect(mergeLearning(other, one).game).toEqual(game);
});

test('of one game the state that was kept later counts, of two games the one begun later', () => {
  const later = { ...game, saves: 4, isOver: true };
  const newer = { ...game, seed: 'efgh5678', startedAt: 11, saves: 0 };
  const merged = (a: typeof game, b: typeof game) =>
    mergeLearning({ ...NOTHING_LEARNT, game: a }, { ...NOTHING_LEARNT, game: b }).game;
  expect(merged(game, later)).toEqual(later);
  expect(merged(later, game)).toEqual(later);
  expect(merged(later, newer)).toEqual(newer);
  expect(merged(newer, later)).toEqual(newer);
});

test('no more than anybody can have learnt is taken', () => {
  const many = Array.from({ length: 501 }, (_one, index) => `card-${index}`);
  expect(Learning.safeParse({ ...NOTHING_LEARNT, cards: many }).success).toBe(false);
  expect(Learning.safeParse({ ...NOTHING_LEARNT, done: ['<b>'] }).success).toBe(false);
  expect(Learning.safeParse({ ...NOTHING_LEARNT, game: { ...game, seed: '' } }).success).toBe(false);
});
