// The house rule for Reactions that stay in hand: how often one may be shown against one Attack. Its wording is data.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/index.ts';
import { apply, decision, findOption, newPosition, offeredWords } from '../src/index.ts';

const REVEAL = 'reveal Secret Chamber';
const MOST = 10;

function attacked(hand: readonly string[]): Game {
  const game = newPosition({
    players: [
      { name: 'Ann', hand: ['militia'] },
      { name: 'Bob', hand: [...hand, 'copper', 'copper', 'copper'], deck: ['estate', 'estate'] },
    ],
    kingdom: ['militia', 'moat', 'secret-chamber'],
    seed: 'reactions',
  });
  say(game, 'play Militia');
  return game;
}

function say(game: Game, words: string): void {
  const asked = decision(game);
  if (asked === undefined) throw new Error('nobody is asked');
  apply(game, findOption(game, asked, words), asked.seat);
}

/** Shows it as often as it is offered, and puts the two cards back that it drew; tells how often that was. */
function revealAll(game: Game, between: (times: number) => void = () => undefined): number {
  let times = 0;
  while (offeredWords(game).includes(REVEAL)) {
    say(game, REVEAL);
    times++;
    while (!offeredWords(game).includes('reveal nothing')) say(game, 'topdeck Estate');
    between(times);
  }
  return times;
}

describe('Secret Chamber against one Attack', () => {
  it.each([1, 2, 3])('is shown ten times and no more, with %i of them in hand', (copies) => {
    const game = attacked(Array<string>(copies).fill('secret-chamber'));
    expect(revealAll(game)).toBe(MOST);
    expect(offeredWords(game)).toEqual(['reveal nothing']);
  });

  it.each([0, 1, 9])('is not used up by a Moat that is shown after %i times', (before) => {
    const game = attacked(['secret-chamber', 'moat']);
    if (before === 0) say(game, 'reveal Moat');
    const times = revealAll(game, (so) => {
      if (so === before) say(game, 'reveal Moat');
    });
    expect(times).toBe(MOST);
  });

  it('has that very number in the wording of the house rule', () => {
    const file = new URL('../../../rulings/house-rules.json', import.meta.url);
    const rules = JSON.parse(readFileSync(file, 'utf8')) as { topic: string; rule: string }[];
    expect(rules.find(({ topic }) => topic === 'Secret Chamber')?.rule).toBe(
      'At most ten times, however many Secret Chambers are in the hand. A Moat shown in between does not count.',
    );
  });
});
