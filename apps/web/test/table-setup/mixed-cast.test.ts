import { expect, it } from 'vitest';
import { mixedCast } from '../../src/table-setup/mixed-cast.ts';

const BOTS = ['bramble', 'magpie', 'wasp', 'vixen', 'chancellor'].map((id, index) => ({
  id,
  strength: index + 1,
}));

it('seats a different character for each opponent, as long as there is one', () => {
  expect(mixedCast(['vixen'], BOTS, 4)).toEqual(['vixen', 'wasp', 'magpie', 'bramble']);
  expect(mixedCast(['vixen'], BOTS, 5)).toEqual(['vixen', 'wasp', 'magpie', 'bramble', 'chancellor']);
});

it('leaves those who were chosen where they are', () => {
  expect(mixedCast(['magpie', 'magpie'], BOTS, 4)).toEqual(['magpie', 'magpie', 'bramble', 'wasp']);
  expect(mixedCast(['vixen', 'magpie', 'bramble'], BOTS, 1)).toEqual(['vixen']);
});

it('seats the same again while it is not known who there is', () => {
  expect(mixedCast(['magpie', 'vixen'], [], 4)).toEqual(['magpie', 'vixen', 'vixen', 'vixen']);
});
