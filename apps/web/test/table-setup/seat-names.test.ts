import type { Occupant } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { otherPlayers } from '../../src/home/other-players.ts';
import { newcomers } from '../../src/lobby/people-at-table.ts';
import { namesAt } from '../../src/table-setup/seat-names.ts';

const person = (id: string, name = id): Occupant => ({
  kind: 'person',
  id,
  name,
  language: 'en',
  here: true,
});
const bot = (name: string): Occupant => ({ kind: 'bot', character: name.toLowerCase(), name });

describe('names at a table', () => {
  it('are those of the game: who shares one is numbered', () => {
    const seats = [bot('Magpie'), null, person('a', 'MAGPIE'), person('b', 'Magpie 2'), bot('Magpie')];
    expect(namesAt({ seats })).toEqual(['Magpie', null, 'MAGPIE 3', 'Magpie 2', 'Magpie 4']);
  });

  it('of the others leave oneself out, and keep their numbers', () => {
    const seats = [person('me', 'Ann'), person('b', 'Ann'), null, bot('Vixen')];
    expect(otherPlayers({ seats }, 'me')).toEqual(['Ann 2', 'Vixen']);
  });
});

it('newcomers are people who did not sit there before', () => {
  const before = { seats: [person('me'), person('b'), null, null] };
  const after = { seats: [person('me'), bot('Vixen'), person('b'), person('c', 'Cleo')] };
  expect(newcomers(before, after, 'me')).toEqual(['Cleo']);
  expect(newcomers({ seats: [null] }, { seats: [person('me')] }, 'me')).toEqual([]);
});
